### Royals in Russian: what the game log says of an event, and what a player is told of a move that is refused.
### Every key of regalia.games.royals.keys has one message, '.' and '_' written as '-'.
###
### Names come ready to be shown: $seat and $other (houses) are not declined and of unknown gender, hence the present
### tense and "игрока" before them; $place, $card, $city and $title come in the forms that names.ftl gives, cities only
### as they are. $number and $points are numbers. A $card-id "hidden" is a card the reader may not see.
### Words of the printed game: a position is an "аристократ", the wooden noble a "дворянин".

## Why a move is not possible

# Not the move that is asked for.
royals-refused-not-now = Сейчас так нельзя; выберите один из возможных ходов.

# Claiming and taking over.
royals-refused-no-position = В этом городе только один аристократ; выберите его.
royals-refused-own-position = Дом не может захватить аристократа, которым уже владеет; выберите свободного или принадлежащего другому дому.
royals-refused-too-few-nobles = Дом, у которого осталось меньше двух дворян, не может ни получить, ни захватить аристократа; завершите ход.
royals-refused-too-few-cards = На этого аристократа не хватает карт на руке: каждая требуемая карта — это карта его страны или, если таких мало, три карты любых стран.
royals-refused-too-few-intrigue = Для захвата нужна ещё и карта интриги с гербом этой страны, для короля — две; если таких мало, любые две карты интриг заменяют одну.

# Drawing.
royals-refused-not-in-row = В открытом ряду нет карты этой страны; возьмите другую или, пока колода не пуста, закрытую карту.
royals-refused-no-country-draw = Карты стран в этот ход уже взяты; возьмите карту интриги.
royals-refused-no-intrigue-draw = Больше карт интриги в этот ход не берут; возьмите карту страны.
royals-refused-pile-empty = Колода пуста, и закрытую карту взять нельзя; возьмите карту из открытого ряда.

# Paying.
royals-refused-pays-too-little = Если отдать так мало этих карт, остальных на руке не хватит для оплаты; отдайте их больше.
royals-refused-pays-too-much = Нельзя отдать больше карт, чем требуется и чем есть на руке; отдайте меньше этих карт.

# Discarding at the end of the turn.
royals-refused-not-held = Сбросить можно только карту с руки; выберите одну из имеющихся.
royals-refused-within-limit = Эти карты не превышают лимит руки (12 карт стран, 4 карты интриг); сбросьте карты другого вида.

## What happened

# Cards turned up and drawn.
royals-row = В ряду открыта карта { $card-genitive }.
royals-draw-countries = { $seat } решает взять три карты стран.
royals-draw-intrigue = { $seat } решает взять карту страны и карту интриги.
royals-draw-row = { $seat } берёт из ряда карту { $card-genitive }.
royals-draw-blind = { $card-id ->
    [hidden] { $seat } берёт из колоды закрытую карту страны.
   *[other] { $seat } берёт из колоды карту { $card-genitive }.
}
royals-draw-intrigue-card = { $card-id ->
    [hidden] { $seat } берёт карту интриги.
   *[other] { $seat } берёт карту интриги ({ $card }).
}

# Piles made anew.
royals-shuffle = { $number ->
    [one] Сброс перемешан: новая колода из { $number } карты страны.
   *[other] Сброс перемешан: новая колода из { $number } карт стран.
}
royals-shuffle-intrigue = { $number ->
    [one] Сброс перемешан: новая колода из { $number } карты интриги.
   *[other] Сброс перемешан: новая колода из { $number } карт интриг.
}

# Payments.
royals-pay-fitting = { $number ->
    [one] { $seat } отдаёт { $number } карту { $card-genitive }.
    [few] { $seat } отдаёт { $number } карты { $card-genitive }.
   *[other] { $seat } отдаёт { $number } карт { $card-genitive }.
}
royals-pay-wild = { $number ->
    [one] { $seat } отдаёт { $number } карту { $card-genitive } в счёт джокеров.
    [few] { $seat } отдаёт { $number } карты { $card-genitive } в счёт джокеров.
   *[other] { $seat } отдаёт { $number } карт { $card-genitive } в счёт джокеров.
}
royals-pay-intrigue = { $number ->
    [one] { $seat } отдаёт { $number } карту интриги ({ $card }).
    [few] { $seat } отдаёт { $number } карты интриг ({ $card }).
   *[other] { $seat } отдаёт { $number } карт интриг ({ $card }).
}
royals-pay-intrigue-wild = { $number ->
    [one] { $seat } отдаёт { $number } карту интриги ({ $card }) в счёт джокеров.
    [few] { $seat } отдаёт { $number } карты интриг ({ $card }) в счёт джокеров.
   *[other] { $seat } отдаёт { $number } карт интриг ({ $card }) в счёт джокеров.
}

# Nobles placed and beaten.
royals-claim = { $seat } получает { $title-accusative } в городе { $city }.
royals-take-over = { $seat } захватывает { $title-accusative } в городе { $city } у игрока { $other }.
royals-beaten = Побеждённый дворянин игрока { $seat } ({ $title-lower }, { $city }) отправляется { $field ->
    [cross-field] на поле города с крестом
   *[cathedral] в собор
}.

# Bonuses, taken at once. In the country bonus $number 0 is the high marker, 1 the low one.
royals-bonus-city = { $points ->
    [one] { $seat } раньше всех занимает город { $place } и берёт маркер города на { $points } очко.
    [few] { $seat } раньше всех занимает город { $place } и берёт маркер города на { $points } очка.
   *[other] { $seat } раньше всех занимает город { $place } и берёт маркер города на { $points } очков.
}
royals-bonus-country = { $place }: дворяне игрока { $seat } есть во всех городах; { $seat } берёт { $number ->
    [0] старший
   *[other] младший
} маркер страны на { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
royals-bonus-house = { $points ->
    [one] Дворяне игрока { $seat } есть на всех семи маркерах титулов; { $seat } берёт маркер благородного дома на { $points } очко.
    [few] Дворяне игрока { $seat } есть на всех семи маркерах титулов; { $seat } берёт маркер благородного дома на { $points } очка.
   *[other] Дворяне игрока { $seat } есть на всех семи маркерах титулов; { $seat } берёт маркер благородного дома на { $points } очков.
}

# The end of a turn.
royals-turn-end = { $seat } завершает ход.
royals-discard = { $seat } сбрасывает карту { $card-genitive }.
royals-discard-intrigue = { $seat } сбрасывает карту интриги ({ $card }).

# The end of a period. $place is its year; in the not-awarded message $number 0 is the high marker, 1 the low one.
royals-period-ends = { $ends ->
    [row-cannot-be-refilled] Ряд нельзя пополнить
   *[pile-runs-out] Колода карт стран закончилась
}: период { $place } года завершается с этим ходом.
royals-period-last-round = { $ends ->
    [row-cannot-be-refilled] Ряд нельзя пополнить
   *[pile-runs-out] Колода карт стран закончилась
}: это последний раунд периода { $place } года и всей игры.
royals-period-first = { $points ->
    [one] { $place }, { $year }: { $seat } на первом месте по влиянию и берёт старший маркер на { $points } очко.
    [few] { $place }, { $year }: { $seat } на первом месте по влиянию и берёт старший маркер на { $points } очка.
   *[other] { $place }, { $year }: { $seat } на первом месте по влиянию и берёт старший маркер на { $points } очков.
}
royals-period-second = { $points ->
    [one] { $place }, { $year }: { $seat } на втором месте по влиянию и берёт младший маркер на { $points } очко.
    [few] { $place }, { $year }: { $seat } на втором месте по влиянию и берёт младший маркер на { $points } очка.
   *[other] { $place }, { $year }: { $seat } на втором месте по влиянию и берёт младший маркер на { $points } очков.
}
royals-period-tie-title = { $place }: { $seat } и { $other } равны по влиянию; { $seat } впереди благодаря более высокому титулу.
royals-period-tie-city = { $place }: { $seat } и { $other } равны по влиянию и титулу; { $seat } впереди благодаря лучшему городу.
royals-period-not-awarded = { $number ->
    [0] { $place }: старший маркер никому не достаётся и выходит из игры.
   *[other] { $place }: младший маркер никому не достаётся и выходит из игры.
}

# The end of the game. In the not-awarded message $number is how many houses were tied for the most nobles.
royals-title-full = { $points ->
    [one] { $seat } лидирует по числу дворян на маркере { $place-genitive } и берёт его: { $points } очко.
    [few] { $seat } лидирует по числу дворян на маркере { $place-genitive } и берёт его: { $points } очка.
   *[other] { $seat } лидирует по числу дворян на маркере { $place-genitive } и берёт его: { $points } очков.
}
royals-title-half = { $points ->
    [one] { $seat } и { $other } делят первенство по числу дворян на маркере { $place-genitive }; { $seat } берёт половину: { $points } очко.
    [few] { $seat } и { $other } делят первенство по числу дворян на маркере { $place-genitive }; { $seat } берёт половину: { $points } очка.
   *[other] { $seat } и { $other } делят первенство по числу дворян на маркере { $place-genitive }; { $seat } берёт половину: { $points } очков.
}
royals-title-not-awarded = { $number ->
    [0] На маркере { $place-genitive } нет ни одного дворянина, и он никому не достаётся.
    [few] По числу дворян на маркере { $place-genitive } первенство делят { $number } дома, и маркер никому не достаётся.
   *[other] По числу дворян на маркере { $place-genitive } первенство делят { $number } домов, и маркер никому не достаётся.
}
royals-end = { $number ->
    [one] { $seat }: итоговый счёт — { $number } очко.
    [few] { $seat }: итоговый счёт — { $number } очка.
   *[other] { $seat }: итоговый счёт — { $number } очков.
}

# What a move does, told before it is played.
royals-move-draw-countries = Взять только карты стран.
royals-move-draw-intrigue = Взять карту страны и карту интриги.
royals-move-take = Взять карту { $card-genitive } из открытого ряда.
royals-move-blind = Взять закрытую карту страны из колоды.
royals-move-intrigue = Взять карту интриги.
royals-move-claim = Получить { $title-accusative } в городе { $city } за { $cost ->
        [one] { $cost } карту
        [few] { $cost } карты
       *[other] { $cost } карт
    } { $country-genitive }; влияние: { $influence }.
royals-move-take-over = Захватить { $title-accusative } в городе { $city } у игрока { $other } за { $cost ->
        [one] { $cost } карту
        [few] { $cost } карты
       *[other] { $cost } карт
    } { $country-genitive } и { $intrigue ->
        [one] { $intrigue } карту интриги
        [few] { $intrigue } карты интриг
       *[other] { $intrigue } карт интриг
    } с тем же гербом; влияние: { $influence }.
royals-move-end-turn = Больше не разыгрывать карт в этот ход.
royals-move-fitting = { $number ->
        [0] Оплатить всё джокерами.
        [one] Отдать { $number } карту { $card-genitive } саму за себя, остальное — джокерами.
        [few] Отдать { $number } карты { $card-genitive } сами за себя, остальное — джокерами.
       *[other] Отдать { $number } карт { $card-genitive } сами за себя, остальное — джокерами.
    }
royals-move-wild = { $number ->
        [0] Не отдавать карт { $card-genitive } в счёт джокеров.
        [one] Отдать { $number } карту { $card-genitive } в счёт джокеров.
        [few] Отдать { $number } карты { $card-genitive } в счёт джокеров.
       *[other] Отдать { $number } карт { $card-genitive } в счёт джокеров.
    }
royals-move-fitting-intrigue = { $number ->
        [0] Оплатить всю интригу джокерами.
        [one] Отдать { $number } подходящую карту интриги, остальное — джокерами.
        [few] Отдать { $number } подходящие карты интриг, остальное — джокерами.
       *[other] Отдать { $number } подходящих карт интриг, остальное — джокерами.
    }
royals-move-fitting-pair = { $number ->
        [0] Не отдавать карт интриг ({ $card }) как подходящие.
        [one] Отдать { $number } карту интриги ({ $card }) как подходящую.
        [few] Отдать { $number } карты интриг ({ $card }) как подходящие.
       *[other] Отдать { $number } карт интриг ({ $card }) как подходящие.
    }
royals-move-wild-pair = { $number ->
        [0] Не отдавать карт интриг ({ $card }) в счёт джокеров.
        [one] Отдать { $number } карту интриги ({ $card }) в счёт джокеров.
        [few] Отдать { $number } карты интриг ({ $card }) в счёт джокеров.
       *[other] Отдать { $number } карт интриг ({ $card }) в счёт джокеров.
    }
royals-move-discard = Сбросить карту { $card-genitive }.
royals-move-discard-intrigue = Сбросить карту интриги ({ $card }).

# Lines of the score sheet.
royals-sheet-bonus-city = Бонус города: { $place }
royals-sheet-bonus-country = Бонус страны: { $place }
royals-sheet-bonus-house = Бонус благородного дома
royals-sheet-period-first = { $year }, { $place }: наибольшее влияние
royals-sheet-period-second = { $year }, { $place }: второе место
royals-sheet-title-full = Титул: { $place-lower }
royals-sheet-title-half = Титул: { $place-lower }, половина
