### Notes of the Royals table in Russian, and what is told so that nothing happens silently.

## Parts of the table that a key jumps to

royals-web-area-board = карта
royals-web-area-row = ряд и колоды
royals-web-area-hand = ваша рука
royals-web-area-turn = что нужно сделать, конец хода

## Cities

royals-note-city-marker = { $state ->
    [free] Первый дом, разместивший здесь дворянина, сразу берёт маркер: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }.
    [covered] Его взял другой дом; маркер лежит перед ним лицом вниз.
   *[taken] Первый дом здесь — { $holder }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }.
}
royals-note-field = { $field ->
    [cross-field] Поле города с крестом
   *[cathedral] Собор
}
royals-note-field-about = Здесь стоят побеждённые дворяне — те, чьего аристократа захватил другой дом: влияния они не дают, но для бонуса страны ещё считаются.
royals-note-field-none = Здесь пока никого нет.
royals-note-portrait = { $title } при этом дворе: слева цена в картах, справа влияние, между ними дом, которому принадлежит аристократ.

## What a claim or take-over brings

royals-note-leads = Вы становитесь лидером в этой стране: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} при подсчёте периода.
royals-note-title-ahead = Вы выходите вперёд на маркере титула «{ $title }».
royals-note-beats = { $other } теряет аристократа; дворянин отправляется { $field ->
    [cross-field] на поле города с крестом
   *[cathedral] в собор
}.
royals-note-two-nobles = Нужны два дворянина: один для города, один для маркера титула; у вас их { $number }.

## Countries

royals-note-country-marker = { $state ->
    [free] { $rank ->
        [0] Первый дом с дворянами во всех городах этой страны сразу берёт его: { $points ->
            [one] { $points } очко
            [few] { $points } очка
           *[other] { $points } очков
        }.
       *[other] Второй дом с дворянами во всех городах этой страны сразу берёт его: { $points ->
            [one] { $points } очко
            [few] { $points } очка
           *[other] { $points } очков
        }.
    }
    [covered] Его взял другой дом; маркер лежит перед ним лицом вниз.
   *[taken] Дворяне игрока { $holder } есть во всех городах: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }.
}
royals-note-present = Городов с дворянином, из { $all }: { $houses }.
royals-note-influence = Влияние: { $card }
royals-note-leader = Лидер — { $holder }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} в конце периода.
royals-note-second = На втором месте — { $holder }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
royals-note-tie = { $by ->
    [title] Влияние равное: титул выше у игрока { $holder }.
   *[city] Влияние и титулы равные: город лучше у игрока { $holder }.
}
royals-note-nobody = Здесь пока ни у кого нет влияния.

## Periods and piles

royals-note-periods = В конце периода дом с наибольшим влиянием в стране получает первое число, следующий дом — второе.
royals-note-period-seals = Бронзовые числа здесь — за влияние. Красные числа у герба страны — бонус страны, за дворян во всех её городах: большее первому дому, меньшее второму.
royals-note-period-marker = { $state ->
    [free] { $rank ->
        [0] За наибольшее влияние в этой стране в конце периода: { $points ->
            [one] { $points } очко
            [few] { $points } очка
           *[other] { $points } очков
        }.
       *[other] За второе по величине влияние в этой стране в конце периода: { $points ->
            [one] { $points } очко
            [few] { $points } очка
           *[other] { $points } очков
        }.
    }
    [gone] Никто его не получил: он вышел из игры.
    [covered] Его взял другой дом; маркер лежит перед ним лицом вниз.
   *[taken] Он у игрока { $holder }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }.
}
royals-note-year = { $when ->
    [past] Этот период окончен.
    [now] Этот период идёт сейчас.
   *[later] Этот период ещё впереди.
}
royals-note-ending = { $ending ->
    [turn] Период заканчивается с этим ходом.
   *[round] Игра заканчивается с этим раундом; ходов у всех домов поровну.
}
royals-note-intrigue = Захват чужого аристократа стоит, кроме его цены, { $number ->
    [one] { $number } карту интриги
    [few] { $number } карты интриг
   *[other] { $number } карт интриг
} с гербом страны, захват короля — { $king }.
royals-web-last = { $ending ->
    [turn] последний ход
   *[round] последний раунд
}

## Cards, limits, nobles

royals-note-card = Ею платят за аристократов этой страны; если таких мало, одну заменяют любые карты стран ({ $wild }).
royals-note-intrigue-card = Помогает захватить аристократа в одной из двух её стран; если таких мало, одну заменяют любые карты интриг ({ $wild }).
royals-note-within = Все ваши карты можно оставить.
royals-note-nobles = Каждый полученный или захваченный аристократ требует двух: одного в город, одного на маркер титула.
royals-note-no-nobles = Если дворян меньше двух, нельзя ни получить, ни захватить аристократа.

## Titles

royals-note-title = Больше всех дворян здесь в конце игры: { $full ->
    [one] { $full } очко
    [few] { $full } очка
   *[other] { $full } очков
}; два дома при равенстве: по { $half }; больше домов: ничего.
royals-note-title-leader = { $leaders ->
    [0] Здесь пока нет дворян.
    [1] Лидер: { $holder }.
    [2] Поровну: { $holder }, каждому по { $half }.
   *[other] Домов поровну: { $leaders }; маркер не достался бы никому.
}
royals-note-house = Следующий дом с дворянином на каждом титуле сразу берёт старший из оставшихся маркеров.
royals-web-titles-shown = Титулы
royals-web-scores = Очки: { $houses }

## What is asked, and what would be silent

royals-ask-first-turn = { $number ->
    [one] Ваш первый ход: возьмите { $number } карту. Чем раньше ходит дом, тем меньше карт он берёт в первый ход; потом — по { $all }.
    [few] Ваш первый ход: возьмите { $number } карты. Чем раньше ходит дом, тем меньше карт он берёт в первый ход; потом — по { $all }.
   *[other] Ваш первый ход: возьмите { $number } карт. Чем раньше ходит дом, тем меньше карт он берёт в первый ход; потом — по { $all }.
}
royals-cards-country = { $number ->
    [one] { $number } карту страны
    [few] { $number } карты стран
   *[other] { $number } карт стран
}
royals-cards-intrigue = { $number ->
    [one] { $number } карту интриги
    [few] { $number } карты интриг
   *[other] { $number } карт интриг
}
royals-ask-discard-now = Сбросьте { $cards }: выберите на руке, что отдать.
royals-ask-then-discard = затем сбросить { $cards }
royals-ask-too-many = Придётся сбросить { $cards }
royals-ask-ended = { $why ->
    [nobles] Ваш ход окончен: у вас осталось меньше двух дворян.
   *[cards] Ваш ход окончен: с вашими картами никого нельзя было получить или захватить.
}

## Paying

royals-pay-wild-rule = Недостающую карту заменяют любые карты стран: { $wild } за одну.
royals-pay-wild-intrigue-rule = Недостающую карту интриги заменяют любые карты интриг: { $wild } за одну.
royals-pay-from = прежний владелец: { $other }
