### What the Majesty table explains when asked, and tells before a move is played, in Russian.
### $person, $card and $place come in the forms of names.ftl; $seat and $other are players, not declined; $points with a
### sign is text.

## Areas that keys jump to

majesty-web-area-realm = Ваше королевство
majesty-web-area-market = Рынок
majesty-web-area-others = Другие королевства
majesty-web-area-confirm = Подтвердить

## What a move would bring

majesty-web-you = вы
majesty-web-sees-workers = Работники: { $sum } = { $after }
majesty-web-sees-end = в конце, если так останется
majesty-web-sees-points = { $place }: { $sum } = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
majesty-web-sees-earned = { $place }: { $number ->
    [one] { $number } работник
    [few] { $number } работника
   *[other] { $number } работников
}
majesty-web-sees-both = { $place }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} за обоих персонажей вместе
majesty-web-sees-all = { $place }, все, у кого есть { $person-lower }: { $seats }
majesty-web-sees-heal = { $card }: исцеление, карта возвращается { $place-to }
majesty-web-sees-wounded = { $seat }: { $knights ->
    [one] { $knights } рыцарь
    [few] { $knights } рыцаря
   *[other] { $knights } рыцарей
} против { $guards ->
    [one] { $guards } карты стражи
   *[other] { $guards } карт стражи
}, потеря: { $card-lower }
majesty-web-sees-repelled = { $seat }: { $knights ->
    [one] { $knights } рыцарь
    [few] { $knights } рыцаря
   *[other] { $knights } рыцарей
} против { $guards ->
    [one] { $guards } карты стражи
   *[other] { $guards } карт стражи
}, атака отбита
majesty-web-sees-nobody = { $seat }: ранить некого
majesty-web-sees-returned = { $number ->
    [one] { $number } лишний работник возвращается в запас
    [few] { $number } лишних работника возвращаются в запас
   *[other] { $number } лишних работников возвращаются в запас
}: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
majesty-web-sees-final = Итоговый подсчёт: { $points }
majesty-web-sees-answer = Исцеление: { $person-lower } ({ $place }) — { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
majesty-web-sees-variety = Разнообразие { $before }² → { $after }²: в конце { $points }
majesty-web-sees-variety-of = { $seat }: разнообразие { $before }² → { $after }², в конце { $points }
majesty-web-sees-lead-mine-won = { $place }: у вас больше всех, в конце { $points }
majesty-web-sees-lead-mine-shared = { $place }: вы делите большинство, в конце { $points }
majesty-web-sees-lead-mine-lost = { $place }: у вас уже не большинство, в конце { $points }
majesty-web-sees-lead-theirs-won = { $place }: больше всех у игрока { $seat }, в конце { $points }
majesty-web-sees-lead-theirs-shared = { $place }: { $seat } делит большинство, в конце { $points }
majesty-web-sees-lead-theirs-lost = { $place }: { $seat } теряет большинство, в конце { $points }

## What numbers and signs are

majesty-web-note-points-title = Очки игрока { $seat }: { $points }
majesty-web-note-points = Большое число — это очки. Побеждает тот, у кого их в конце больше всех.
majesty-web-note-points-hidden = Очки скрыты до конца игры.
majesty-web-note-through = { $points } благодаря ходу игрока { $other } ({ $card }): { $told }
majesty-web-note-workers-title = Работники игрока { $seat }: { $number }
majesty-web-note-workers = Белые фигурки — работники. Карта рынка стоит по одному работнику за каждую карту перед ней, в сторону бесплатной; они ложатся на эти карты и достаются тому, кто их возьмёт.
majesty-web-note-workers-end = В конце хода работники сверх { $places } возвращаются в запас, за каждого { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}. Оставшиеся в конце игры ничего не дают.
majesty-web-note-people-title = { $place }: { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[other] { $number } карт
}
majesty-web-note-people = Передняя карта пришла последней. Атака забирает переднюю карту самой левой постройки, где кто-то есть.
majesty-web-note-wounded = Раненые в своих постройках не считаются. Кто входит в ведьмин дом, исцеляет переднюю карту.
majesty-web-note-of = { $seat }: { $cards }
majesty-web-note-nobody = { $seat }: здесь никого нет
majesty-web-note-most = Сейчас больше всех здесь: { $seats }
majesty-web-note-most-tied = Сейчас больше всех здесь, поровну, и очки получит каждый: { $seats }
majesty-web-note-most-none = Сейчас их не получает никто.
majesty-web-note-crowns = Знаки домов у постройки и короны в строках соперников показывают, у кого больше всех; пустая корона — поровну. Каждая полоска — карта, двухцветная — двойная карта.
majesty-web-note-defence = Стража защищает: если её не меньше, чем рыцарей у нападающего, атака не удаётся.
majesty-web-note-all = «Все» — это и вы, каждый один раз, сколько бы таких персонажей у него ни было.
majesty-web-note-sides = У каждой постройки две стороны с разными свойствами, А и Б; все королевства играют одной и той же.
majesty-web-note-price-title = Рынок, карта { $number } от бесплатной
majesty-web-note-price = { $cost ->
    [0] Эта карта бесплатна.
    [one] Она стоит { $cost } работника: он ложится на карту перед ней.
   *[other] Она стоит { $cost } работников: по одному на каждую карту перед ней ({ $cost }).
}
majesty-web-note-tiers = Ⅰ — карты первого этапа, они лежат сверху; Ⅱ — второго, они пойдут, когда кончатся первые.
majesty-web-note-progress = Каждый берёт карт: { $all }, по одной за ход. Потом считают раненых, разнообразие и большинство.
majesty-web-note-last = Последний ход: { $card-lower } — { $place-to }

## What happened since one’s last turn, in a line that stays in view

majesty-web-lately = { $watched ->
    [yes] Последние ходы
   *[no] После вашего хода
}
majesty-web-lately-deed = { $seat } берёт карту «{ $card }» ({ $place })
majesty-web-lately-attacked = атакует вас
majesty-web-lately-repelled = атака отбита
majesty-web-lately-mine = вы { $points }
majesty-web-lately-why = { $other }: { $knights ->
    [one] { $knights } рыцарь
    [few] { $knights } рыцаря
   *[other] { $knights } рыцарей
}; у вас { $guards ->
    [one] { $guards } карта стражи
    [few] { $guards } карты стражи
   *[other] { $guards } карт стражи
}. Этого мало: { $card-lower } из вашей самой левой постройки ({ $place }) попадает в лазарет.
majesty-web-lately-why-not = { $other }: { $knights ->
    [one] { $knights } рыцарь
    [few] { $knights } рыцаря
   *[other] { $knights } рыцарей
}; у вас { $guards ->
    [one] { $guards } карта стражи
    [few] { $guards } карты стражи
   *[other] { $guards } карт стражи
}. Атака отбита.
majesty-web-lately-why-nobody = { $other } атакует, но терять вам некого.
majesty-web-lately-last-round = Последний раунд
majesty-web-lately-last-round-told = Каждый возьмёт ещё одну карту. Потом считают раненых, разнообразие и большинство.
majesty-web-lately-last-card = Ваша последняя карта
majesty-web-lately-last-card-told = Это ваш последний ход. Оставшиеся работники ничего не дают.
majesty-web-lately-deck = Колода пуста
majesty-web-lately-deck-told = Новых карт не будет: на рынке лежат последние.

## Before a game

majesty-web-setup-sides-hint = У каждой постройки две стороны с разными свойствами: А — для первой партии, Б — для знатоков. Все королевства играют одними и теми же сторонами. Вперемешку: сторону каждой постройки решает случай; нажмите на постройку, чтобы её перевернуть.
majesty-web-setup-deck-hint = Два этапа: во второй половине колоды больше двойных карт. Вся колода: все карты перемешаны вместе.
