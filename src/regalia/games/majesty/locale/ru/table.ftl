### The Majesty table in the browser, in Russian: labels, notes and questions that are not told by the game itself.
### $person, $card and $place come in the forms that names.ftl gives; $people is a list of names; $number, $points and
### $left are numbers. In the exchange $workers and $points come with their sign, as text.

## Places of the table

majesty-web-market = Рынок, от дорогих карт к дешёвым
majesty-web-others = Другие королевства
majesty-web-realm-of = Королевство игрока { $seat }
majesty-web-free = бесплатно
majesty-web-side = сторона { $side ->
    [B] Б
   *[other] А
}
majesty-web-side-letter = { $side ->
    [B] Б
   *[other] А
}
majesty-web-wounded = Раненый персонаж

## The deck

majesty-web-deck = { $left ->
    [0] Колода пуста
    [one] В колоде осталась { $left } карта
    [few] В колоде осталось { $left } карты
   *[other] В колоде осталось { $left } карт
}
majesty-web-deck-label = { $left ->
    [0] Колода пуста
    [one] В колоде осталась { $left } карта
    [few] В колоде осталось { $left } карты
   *[other] В колоде осталось { $left } карт
}: первый этап — { $upper }, затем второй — { $lower }
majesty-web-tier = Этап { $tier }: { $left } в колоде, из { $unseen } ещё не появлявшихся

## A card of the market. $number is its place counted from the cheap end, $cost its price, $found the workers on it.

majesty-web-card-label = { $person }, { $number ->
    [1] первая
    [2] вторая
    [3] третья
    [4] четвёртая
    [5] пятая
   *[other] шестая
} карта, { $cost ->
    [0] бесплатно
    [one] цена { $cost } работник
    [few] цена { $cost } работника
   *[other] цена { $cost } работников
}{ $found ->
    [0] {""}
    [one] , на карте { $found } работник
    [few] , на карте { $found } работника
   *[other] , на карте { $found } работников
}, { $can ->
    [yes] можно взять
    [no] нельзя взять
   *[other] не сейчас
}
majesty-web-half-label = { $person } с двойной карты { $card }, { $number ->
    [1] первая
    [2] вторая
    [3] третья
    [4] четвёртая
    [5] пятая
   *[other] шестая
} карта, { $cost ->
    [0] бесплатно
    [one] цена { $cost } работник
    [few] цена { $cost } работника
   *[other] цена { $cost } работников
}{ $found ->
    [0] {""}
    [one] , на карте { $found } работник
    [few] , на карте { $found } работника
   *[other] , на карте { $found } работников
}, { $can ->
    [yes] можно взять
    [no] нельзя взять
   *[other] не сейчас
}
majesty-web-card-lead = { $person }: { $cost ->
    [0] бесплатно
    [one] цена { $cost } работник
    [few] цена { $cost } работника
   *[other] цена { $cost } работников
}{ $found ->
    [0] {""}
    [one] , на карте { $found } работник
    [few] , на карте { $found } работника
   *[other] , на карте { $found } работников
}.

## Realms

majesty-web-building-label = { $place }, сторона { $side ->
    [B] Б
   *[other] А
}: { $number ->
    [0] никого
    [one] { $number } карта
    [few] { $number } карты
   *[other] { $number } карт
}{ $value ->
    [0] {""}
    [one] , в конце { $value } очко за большинство
    [few] , в конце { $value } очка за большинство
   *[other] , в конце { $value } очков за большинство
}{ $leads ->
    [alone] , сейчас больше всех
    [tied] , сейчас больше всех, поровну с другими
   *[no] {""}
}
majesty-web-door-label = { $place } { $number }{ $leads ->
    [yes] {" "}(больше всех)
   *[no] {""}
}
majesty-web-points-and-workers = { $known ->
    [yes] { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
   *[no] очки скрыты
}, { $workers ->
    [one] { $workers } работник
    [few] { $workers } работника
   *[other] { $workers } работников
}
majesty-web-change = { $watched ->
    [yes] { $change } за последний раунд
   *[no] { $change } с начала вашего последнего хода
}
majesty-web-turn = сейчас ходит
majesty-web-your-turn = ваш ход
majesty-web-forced = Ваш последний ход был единственно возможным и сделан за вас.
majesty-web-won = победа
majesty-web-variety = { $number }² = { $points }
majesty-web-variety-told = Разнообразие в конце: персонажи в { $number ->
    [one] { $number } постройке
   *[other] { $number } постройках
}, в квадрате это { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
majesty-web-back = ‹ моё королевство

## What a building does

majesty-web-does-heal = Исцеление: верхняя карта вашего лазарета возвращается в свою постройку.
majesty-web-does-attack = Атака: из каждого королевства, где стражи меньше, чем у вас рыцарей, крайняя левая карта отправляется в лазарет.
majesty-web-does-exchange = Обмен очков и работников, один к одному.
majesty-web-does-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} за каждую карту: { $people }
majesty-web-does-workers = { $number ->
    [one] { $number } работник
    [few] { $number } работника
   *[other] { $number } работников
} за каждую карту: { $people }
majesty-web-does-wounded = В конце игры { $points ->
    [one] { $signed } очко
    [few] { $signed } очка
   *[other] { $signed } очков
} за каждого раненого персонажа
majesty-web-does-largest = За каждую карту { $person-genitive } по { $points ->
    [one] { $points } очку
    [few] { $points } очка
   *[other] { $points } очков
} за каждого персонажа в вашей самой населённой постройке
majesty-web-does-both = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}, если у вас есть оба персонажа: { $people }
majesty-web-does-all = Каждый игрок, у которого есть хотя бы { $person-id ->
    [Miller] одна
    [Witch] одна
    [Guard] одна
    [Noble] одна
   *[other] один
} { $person-lower }, получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
majesty-web-majority = очков в конце тому, у кого здесь больше всех персонажей; при равенстве — каждому
majesty-web-most-wounded = очков в конце тому, у кого больше всех раненых; при равенстве — каждому

## Moves

majesty-web-choose = Выберите, затем подтвердите.
majesty-web-confirm = Подтвердить
majesty-web-confirm-take = Взять
majesty-web-then-exchange = Затем вы обменяете очки и работников и только потом получите очки.
majesty-web-then-heal = Затем вы выберете, куда вернуть раненого персонажа, и только потом получите очки.
majesty-web-advised = совет
majesty-web-share = Шанс на победу: { $share } %
majesty-web-heal-question = Куда вернуть исцелённого персонажа?
majesty-web-heal-label = Исцелить и вернуть { $person-accusative } { $place-to }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
majesty-web-exchange-question = Обменять очки и работников?
majesty-web-exchange-label = { $number ->
    [0] Ничего не обменивать
   *[other] Работники: { $workers }
}, { $can ->
    [yes] очки в итоге: { $points }
   *[no] нельзя
}

## The box, before somebody sits down at it

majesty-web-game = Majesty
majesty-web-about = Призовите в своё королевство двенадцать персонажей, карту за картой, и пусть каждая постройка приносит доход.
majesty-web-facts = От { $least } до { $most } игроков, около получаса

## What is to be done, in the bar

majesty-web-step-reveal = открывается карта
majesty-web-step-take = взять карту
majesty-web-step-heal = выбрать, куда вернуть исцелённого персонажа
majesty-web-step-exchange = обменять очки и работников
majesty-web-step-over = игра окончена

## How it is played, in the help

majesty-web-how = Majesty в пяти предложениях
majesty-web-how-1 = В свой ход возьмите карту с рынка: первая бесплатна; чтобы взять карту дальше, положите по одному своему работнику на каждую карту перед ней.
majesty-web-how-2 = Работники, лежащие на взятой карте, ваши; всех сверх пяти вы меняете на очки.
majesty-web-how-3 = Персонаж отправляется в свою постройку, и она приносит доход: очки, работников или особое свойство.
majesty-web-how-4 = Рыцари атакуют: если у соперника стражи меньше, чем у вас рыцарей, его крайняя левая карта уходит в лазарет; ведьмы исцеляют.
majesty-web-how-5 = Когда каждый взял двенадцать карт, подсчитываются раненые, разнообразие и большинство; побеждает тот, у кого больше всех очков.

## What is chosen before a game

majesty-web-setup-sides = Постройки
majesty-web-setup-sides-a = Все А
majesty-web-setup-sides-b = Все Б
majesty-web-setup-sides-mixed = Вперемешку
majesty-web-setup-sides-each = Сторона каждой постройки
majesty-web-setup-deck = Колода
majesty-web-setup-deck-tiers = Два этапа
majesty-web-setup-deck-whole = Вся колода

## What is set, in short, for lists

majesty-web-told-sides-a = все постройки А
majesty-web-told-sides-b = все постройки Б
majesty-web-told-sides-mixed = постройки вперемешку
majesty-web-told-deck = вся колода

## How far the game is, in the bar

majesty-web-bar-card = Ход { $number } из { $all }
majesty-web-bar-deck = в колоде { $number }
majesty-web-bar-deck-then = { $number ->
    [one] В колоде { $number } карта
    [few] В колоде { $number } карты
   *[other] В колоде { $number } карт
}; до второго этапа — { $upper }

## What a seat has at hand

majesty-web-held-workers = Работники
majesty-web-held-people = Персонажи в королевстве
majesty-web-held-wounded = Раненые

## Headings and short lines of the score sheet

majesty-web-sheet-buildings = Постройки
majesty-web-sheet-workers = Работники
majesty-web-sheet-end = Конец игры
