### The Royals table in the browser, in Russian. Names of cities, titles and countries come as $city, $title and $card,
### in the forms that names.ftl gives; $holder is a player's name and not declined; $state, $can and $step choose a form
### and are not shown.

## The map

royals-web-map-title = Regalia
royals-web-map-subtitle = Европа благородных домов
# Names of seas, as an old map writes them.
royals-web-sea-atlantic = Oceanus Atlanticus
royals-web-sea-north = Mare Germanicum
royals-web-sea-mediterranean = Mare Mediterraneum
# On a phone: a button that shows it all, small; others move the map under its window.
royals-web-map-whole = Вся карта и титулы
royals-web-map-further = { $side ->
    [west] Дальше на запад
    [east] Дальше на восток
    [north] Дальше на север
   *[south] Дальше на юг
}
royals-web-map-hidden = ещё { $number } за краем

## Cities and positions

# Read aloud for a position's button.
royals-web-position = { $city }, { $title-lower }, { $state ->
    [vacant] свободно
    [mine] занято вами
   *[held] у игрока { $holder }
}, цена { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[other] { $number } карт
} { $card-genitive }{ $intrigue ->
    [0] { "" }
    [one] { " " }и { $intrigue } карта интриги
    [few] { " " }и { $intrigue } карты интриг
   *[other] { " " }и { $intrigue } карт интриг
}, влияние { $influence }{ $can ->
    [yes] , можно
    [no] , нельзя
   *[none] { "" }
}
royals-web-position-cost = Цена: { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[other] { $number } карт
} { $card-genitive }; влияние: { $influence }.
royals-web-position-holder = { $state ->
    [vacant] Свободно.
    [mine] Занято вами.
   *[held] У игрока { $holder }.
}
royals-web-city-bonus = { $city }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}{ $state ->
    [free] { " " }первому дому в городе
    [covered] , уже взят
   *[taken] , у игрока { $holder }
}
royals-web-cathedral = { $nobles ->
    [0] { $city }: побеждённых дворян нет
   *[other] { $city }, побеждённые дворяне: { $nobles }
}

## Countries, periods, titles, Noble Houses

royals-web-influence = { $card }, влияние: { $houses }
royals-web-country-bonus = { $card }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}{ $state ->
    [free] { " " }за дворян во всех городах
    [covered] , уже взят
   *[taken] , у игрока { $holder }
}
royals-web-periods = Маркеры периодов по годам и странам: старший и младший
royals-web-period-ending = Период завершается с этим ходом, последний — с этим раундом.
royals-web-period-bonus = { $year }, { $card }, { $rank ->
    [0] наибольшее влияние
   *[other] второе место
}: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}{ $state ->
    [free] { "" }
    [gone] , никому не досталось
    [covered] , уже взят
   *[taken] , у игрока { $holder }
}
royals-web-titles = Маркеры титулов
royals-web-title-marker = { $title }: в конце { $full ->
    [one] { $full } очко
    [few] { $full } очка
   *[other] { $full } очков
} за наибольшее число дворян, двум домам при равенстве по { $half }. { $nobles }. { $leaders ->
    [0] Сейчас никому не достанется
    [one] Лидер: { $holder }
   *[other] Поровну: { $holder }
}
royals-web-house = Благородный дом
royals-web-house-about = За дворянина на каждом из семи титулов
royals-web-house-bonus = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}{ $state ->
    [free] { " " }за дворянина на каждом из семи титулов
    [covered] , уже взят
   *[taken] , у игрока { $holder }
}
royals-web-house-mine = { $number } из { $all }

## Row, piles, hand

royals-web-strip = Карты
royals-web-market = Карты, которые можно взять
royals-web-row = Открытый ряд
royals-web-row-card = Карта { $card-genitive } в ряду
royals-web-pile = { $number ->
    [one] Колода, { $number } карта страны
    [few] Колода, { $number } карты стран
   *[other] Колода, { $number } карт стран
}
royals-web-intrigue-pile = { $number ->
    [one] Колода интриг, { $number } карта
    [few] Колода интриг, { $number } карты
   *[other] Колода интриг, { $number } карт
}
royals-web-discards = { $number ->
    [one] Сброс, { $number } карта страны
    [few] Сброс, { $number } карты стран
   *[other] Сброс, { $number } карт стран
}
royals-web-discards-intrigue = { $number ->
    [one] { $number } карта интриги: { $cards }
    [few] { $number } карты интриг: { $cards }
   *[other] { $number } карт интриг: { $cards }
}
royals-web-discards-none = В сбросе пока ничего нет.
royals-web-possible = можно
royals-web-not-now = Сейчас ничего взять нельзя.
royals-web-choose-first = Сначала выберите одной из двух кнопок, что брать.
royals-web-hand = Ваша рука: карты стран — { $number }, карты интриг — { $intrigue }
royals-web-hand-group = { $number ->
    [one] { $card }: { $number } карта
    [few] { $card }: { $number } карты
   *[other] { $card }: { $number } карт
}
royals-web-hand-empty = Нет карт стран
royals-web-hand-pay = { $card }, { $state ->
    [in] в оплате
   *[out] остаётся на руке
}{ $can ->
    [yes] , можно изменить
   *[no] { "" }
}
royals-web-limits = В конце хода на руке остаётся не больше: карты стран — { $number }, карты интриг — { $intrigue }
royals-web-nobles-left = { $number ->
    [one] Остался { $number } дворянин
    [few] Осталось { $number } дворянина
   *[other] Осталось { $number } дворян
}

## What is asked

royals-web-ask-choose-draw = Ваш ход: что вы возьмёте?
royals-web-ask-draw = Ваш ход: возьмите { $country ->
    [0] { $intrigue ->
        [one] { $intrigue } карту интриги
        [few] { $intrigue } карты интриг
       *[other] { $intrigue } карт интриг
    }
    [one] { $country } карту страны{ $intrigue ->
        [0] { "" }
       *[other] { " " }и 1 карту интриги
    }
    [few] { $country } карты стран
   *[other] { $country } карт стран
}.
royals-web-ask-play = { $can ->
    [yes] Ваш ход: выберите подсвеченного аристократа или завершите ход.
   *[no] Ни получить, ни захватить никого нельзя; завершите ход.
}
royals-web-ask-payment = { $number ->
    [1] Оплата этими картами.
   *[other] Оплата этими картами; нажимайте на карты на руке, чтобы заплатить другими.
}
royals-web-ask-pay = Оплата ({ $position }):
royals-web-ask-discard = Сбросьте лишнее: оставьте не больше { $number ->
    [one] { $number } карты
   *[other] { $number } карт
} стран и { $limit ->
    [one] { $limit } карты
   *[other] { $limit } карт
} интриг.
royals-web-ask-other = { $holder }: { $step ->
    [choose-draw] выбирает, что взять
    [draw] берёт карты
    [play] размещает дворян
    [pay] платит
    [discard] сбрасывает карты
   *[other] завершает ход
}
royals-web-draw-countries = Три карты стран
royals-web-draw-intrigue = Карта страны и карта интриги
royals-web-end-turn = Завершить ход
royals-web-note-possible = Нажмите, чтобы сыграть.

## Paying

royals-web-payment = Оплата
royals-web-payment-brings = { $points ->
    [0] влияние { $influence }
    [one] влияние { $influence }, { $points } очко
    [few] влияние { $influence }, { $points } очка
   *[other] влияние { $influence }, { $points } очков
}
royals-web-payment-ways = { $number ->
    [one] { $number } способ оплаты
    [few] { $number } способа оплаты
   *[other] { $number } способов оплаты
}{ $wild ->
    [0] { "" }
    [one] ; { $wild } карта в счёт джокеров
    [few] ; { $wild } карты в счёт джокеров
   *[other] ; { $wild } карт в счёт джокеров
}
royals-web-confirm = Оплатить и занять
royals-web-cancel = Отмена

## The box, before somebody sits down at it

royals-web-game = Royals
royals-web-about = Отправляйте дворян ко дворам Европы, захватывайте чужое и будьте первыми там, где это важно.
royals-web-facts = От { $least } до { $most } игроков, около часа

## What is to be done, in the bar

royals-web-step-set-out = карты раскладываются
royals-web-step-choose-draw = выбрать, что взять
royals-web-step-draw = { $number ->
    [one] взять { $number } карту страны
    [few] взять { $number } карты стран
   *[other] взять { $number } карт стран
}
royals-web-step-draw-both = взять карту страны и карту интриги
royals-web-step-draw-intrigue = взять карту интриги
royals-web-step-deal-country-card = берётся карта
royals-web-step-deal-intrigue-card = берётся карта
royals-web-step-play = получение, захват или конец хода
royals-web-step-pay = оплата: { $position }
royals-web-step-discard = сбросить карты до лимита руки
royals-web-step-refill = ряд пополняется
royals-web-step-over = игра окончена

## How it is played, in the help

royals-web-how = Royals в пяти предложениях
royals-web-how-1 = В свой ход возьмите либо три карты стран, либо карту страны и карту интриги; в первый ход — обычно меньше, и только карты стран.
royals-web-how-2 = Затем получайте аристократов — портреты в городах — за карты их страны; если таких карт мало, три карты любых стран заменяют одну нужную.
royals-web-how-3 = Аристократа другого дома можно захватить за ту же цену и карту интриги; побеждённый дворянин уходит { $field ->
    [cross-field] на поле города с крестом
   *[cathedral] в собор
} и там учитывается лишь для бонуса страны.
royals-web-how-4 = Кто раньше всех занял город, сразу берёт его маркер; у кого дворяне во всех городах страны или на всех семи титулах — старший из оставшихся маркеров страны или благородного дома.
royals-web-how-5 = Когда { $ends ->
    [row-cannot-be-refilled] в конце хода ряд нельзя пополнить
   *[pile-runs-out] колода заканчивается
}, самые влиятельные дома каждой страны получают очки; после трёх периодов очки приносят титулы, и побеждает тот, у кого очков больше всех.

## What is chosen before a game

royals-web-setup-edition = Издание
royals-web-setup-edition-2016 = Обновлённое издание: период заканчивается, когда заканчивается колода.
royals-web-setup-edition-2014 = Первое издание: период заканчивается, когда ряд нельзя пополнить.
royals-web-setup-row = Открытых карт
royals-web-setup-board = Своё поле
royals-web-setup-board-choose = Выбрать файл
royals-web-setup-board-remove = Играть на печатном поле
royals-web-setup-board-empty = Файл { $file } пуст.
royals-web-setup-board-large = Файл { $file } слишком велик для поля.
royals-web-setup-board-binary = { $file } — не текстовый файл.
royals-web-setup-board-lacks = { $file } — не файл поля: в нём нет «{ $part }».

## What is set, in short, for lists

royals-web-told-edition = издание { $year } года
royals-web-told-row = открытых карт: { $number }
royals-web-told-board = своё поле

## How far the game is, in the bar

royals-web-bar-periods = Периоды
royals-web-bar-pile = в колоде { $number }
royals-web-bar-pile-hint = { $ends ->
    [row-cannot-be-refilled] Когда в конце хода ряд нельзя пополнить из колоды, период заканчивается.
   *[pile-runs-out] Когда колода карт стран заканчивается, заканчивается и период.
}
royals-web-bar-period-past = завершён

## What a seat has at hand

royals-web-held-hand = Карты стран на руке
royals-web-held-intrigue = Карты интриг на руке
royals-web-held-nobles = Осталось дворян

## Headings and short lines of the score sheet

royals-web-sheet-bonus-city = Города
royals-web-sheet-bonus-country = Страны
royals-web-sheet-bonus-house = Благородный дом
royals-web-sheet-period = Период { $year }
royals-web-sheet-titles = Титулы
royals-web-sheet-first = { $place }, 1-е
royals-web-sheet-second = { $place }, 2-е
royals-web-sheet-half = { $place }, половина
