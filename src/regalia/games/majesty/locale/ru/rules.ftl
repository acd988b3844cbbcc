### Majesty in Russian: what the game log says of an event, and what a player is told of a move that is refused.
### Every key of regalia.games.majesty.keys has one message, '.' and '_' written as '-'.
###
### Names come ready to be shown: $seat and $other (players) are not declined and of unknown gender, hence the present
### tense and "игрока" before them; $card, $person and $place, a building, come in the forms that names.ftl gives. In
### reveal and take $place is the place in the market, counted from its cheap end. $number and $points are numbers;
### points lost are negative.

## Why a move is not possible

# Not the move that is asked for.
majesty-refused-not-now = Сейчас так нельзя; выберите один из возможных ходов.

# Taking a card.
majesty-refused-no-card = На этом месте рынка нет карты; выберите одну из открытых.
majesty-refused-not-split = Второй персонаж есть только на двойной карте; возьмите эту карту с тем персонажем, который на ней изображён.
majesty-refused-workers = Карта стоит по одному работнику за каждую карту перед ней; возьмите ту, на которую хватает работников (первая бесплатна).

# Exchanging in the Castle.
majesty-refused-exchange-limit = После обмена работников может быть не больше пяти: столько мест на карте работников; выберите пять или меньше либо оставьте тех, что есть.
majesty-refused-exchange-points = Каждый работник стоит одно очко, а очков не может стать меньше нуля; обменяйте не больше, чем есть.

## What happened

# The market. Taking a card costs $number workers.
majesty-reveal = На рынке появляется { $card-lower }.
majesty-take = { $number ->
    [0] { $seat } бесплатно берёт с рынка { $card-accusative }.
    [one] { $seat } берёт с рынка { $card-accusative } за { $number } работника.
   *[other] { $seat } берёт с рынка { $card-accusative } за { $number } работников.
}
majesty-take-workers = { $number ->
    [one] { $seat } забирает { $number } работника с карты { $card-genitive }.
   *[other] { $seat } забирает { $number } работников с карты { $card-genitive }.
}
majesty-place = { $seat } отправляет { $card-accusative } { $place-to }.

# Healing and attacking. In an attack $other is the attacker.
majesty-heal = { $seat } исцеляет { $card-accusative } и возвращает карту { $place-to }.
majesty-attack-wounded = { $other } атакует игрока { $seat }: { $card-lower } { $place-in } получает рану и отправляется в лазарет.
majesty-attack-repelled = У игрока { $seat } достаточно стражи: атака игрока { $other } отбита.
majesty-attack-nobody = { $other } атакует игрока { $seat }, но ранить некого.

# $number is the workers gained, at most five (M2); below zero, workers were given for $points points.
majesty-exchange = { $number ->
    [0] { $seat } ничего не обменивает.
    [1] { $seat } меняет 1 очко на 1 работника.
    [2] { $seat } меняет 2 очка на 2 работников.
    [3] { $seat } меняет 3 очка на 3 работников.
    [4] { $seat } меняет 4 очка на 4 работников.
    [5] { $seat } меняет 5 очков на 5 работников.
   *[other] { $points ->
        [one] { $seat } меняет { $points } работника на { $points } очко.
        [few] { $seat } меняет { $points } работников на { $points } очка.
       *[other] { $seat } меняет { $points } работников на { $points } очков.
    }
}

# What a building brings. "All with" names the person of the only side of that building that has such an effect.
majesty-building-points = { $points ->
    [one] { $seat } получает { $place-in } { $points } очко: { majesty-reckoned }.
    [few] { $seat } получает { $place-in } { $points } очка: { majesty-reckoned }.
   *[other] { $seat } получает { $place-in } { $points } очков: { majesty-reckoned }.
}
majesty-building-workers = { $number ->
    [one] { $seat } получает { $place-in } { $number } работника.
   *[other] { $seat } получает { $place-in } { $number } работников.
}
majesty-building-largest = { $points ->
    [one] { $seat } получает { $place-in } { $points } очко: { majesty-reckoned-largest }.
    [few] { $seat } получает { $place-in } { $points } очка: { majesty-reckoned-largest }.
   *[other] { $seat } получает { $place-in } { $points } очков: { majesty-reckoned-largest }.
}
majesty-building-both = { $points ->
    [one] { $seat } получает { $points } очко благодаря { $place-dative }: есть трактирщик и дворянка.
    [few] { $seat } получает { $points } очка благодаря { $place-dative }: есть трактирщик и дворянка.
   *[other] { $seat } получает { $points } очков благодаря { $place-dative }: есть трактирщик и дворянка.
}
majesty-building-all-with = { $seat } получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} благодаря { $place-dative }: есть { $place-id ->
    [Mill] ведьма
    [Brewery] крестьянка
    [Guardhouse] трактирщик
    [Inn] пивовар
   *[other] нужный персонаж
}.

# The end of a turn.
majesty-workers-returned = { $seat } возвращает { $number ->
    [one] { $number } работника
   *[other] { $number } работников
} за { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.

# The end of the game.
majesty-end-wounded = { $seat }: { $points ->
    [one] { $signed } очко
    [few] { $signed } очка
   *[other] { $signed } очков
} за { $number ->
    [one] { $number } раненого персонажа
   *[other] { $number } раненых персонажей
}.
majesty-end-most-wounded = { $points ->
    [one] { $seat }: { $signed } очко за наибольшее число раненых.
    [few] { $seat }: { $signed } очка за наибольшее число раненых.
   *[other] { $seat }: { $signed } очков за наибольшее число раненых.
}
majesty-end-variety = { $seat } получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} за персонажей в { $number ->
    [one] { $number } постройке
   *[other] { $number } постройках
}.
majesty-end-majority = { $points ->
    [one] { $seat } получает { $points } очко за наибольшее число персонажей { $place-in } ({ $number }).
    [few] { $seat } получает { $points } очка за наибольшее число персонажей { $place-in } ({ $number }).
   *[other] { $seat } получает { $points } очков за наибольшее число персонажей { $place-in } ({ $number }).
}
majesty-end = { $number ->
    [one] { $seat }: итоговый счёт — { $number } очко.
    [few] { $seat }: итоговый счёт — { $number } очка.
   *[other] { $seat }: итоговый счёт — { $number } очков.
}

# What a move does, told before it is played.
majesty-move-take = Взять { $card-id ->
        [Miller] { $card-accusative }
        [Brewer] { $card-accusative }
        [Witch] { $card-accusative }
        [Guard] { $card-accusative }
        [Knight] { $card-accusative }
        [Innkeeper] { $card-accusative }
        [Noble] { $card-accusative }
       *[other] двойную карту «{ $card }»
    } { $price ->
        [0] бесплатно
        [one] за { $price } работника
       *[other] за { $price } работников
    } и отправить { $card-id ->
        [Miller] { "" }
        [Brewer] { "" }
        [Witch] { "" }
        [Guard] { "" }
        [Knight] { "" }
        [Innkeeper] { "" }
        [Noble] { "" }
       *[other] { $person-accusative }{ " " }
    }{ $building-to }{ $found ->
        [0] .
        [one] ; вы получите и { $found } работника с этой карты.
       *[other] ; вы получите и { $found } работников с этой карты.
    }
majesty-move-heal = Исцелить { $card-id ->
        [Miller] { $card-accusative }
        [Brewer] { $card-accusative }
        [Witch] { $card-accusative }
        [Guard] { $card-accusative }
        [Knight] { $card-accusative }
        [Innkeeper] { $card-accusative }
        [Noble] { $card-accusative }
       *[other] двойную карту «{ $card }»
    } и вернуть { $building-to }.
majesty-move-exchange = { $given ->
        [0] Ничего не обменивать.
       *[other] { $gained ->
            [1] Обменять 1 очко на 1 работника.
            [2] Обменять 2 очка на 2 работников.
            [3] Обменять 3 очка на 3 работников.
            [4] Обменять 4 очка на 4 работников.
            [5] Обменять 5 очков на 5 работников.
           *[other] { $given ->
                [one] Обменять { $given } работника на { $given } очко.
                [few] Обменять { $given } работников на { $given } очка.
               *[other] Обменять { $given } работников на { $given } очков.
            }
        }
    }

# Lines of the score sheet.
majesty-sheet-building-points = { $place }
majesty-sheet-building-largest = { $place }, за самую населённую постройку
majesty-sheet-building-both = { $place }, за трактирщика и дворянку
majesty-sheet-building-all-with = { $place }, { $place-id ->
    [Mill] всем с ведьмой
    [Brewery] всем с крестьянкой
    [Guardhouse] всем с трактирщиком
    [Inn] всем с пивоваром
   *[other] всем с нужным персонажем
}
majesty-sheet-exchange = Обмен очков и работников
majesty-sheet-workers-returned = Возвращённые работники
majesty-sheet-end-wounded = Раненые
majesty-sheet-end-most-wounded = Больше всего раненых
majesty-sheet-end-variety = Разнообразие
majesty-sheet-end-majority = Большинство: { $place-lower }
