### Majesty in English: what the game log says of an event, and what a player is told of a move that is refused.
### Every key of regalia.games.majesty.keys has one message, '.' and '_' written as '-'.
###
### Names come ready to be shown: $seat and $other (players), $card, and $place: a building, or in reveal and take the
### place in the market, counted from its cheap end. $number and $points are numbers; points lost are negative.

## Why a move is not possible

# Not the move that is asked for.
majesty-refused-not-now = You can’t do that now; choose one of the moves that are possible.

# Taking a card.
majesty-refused-no-card = No card lies at that place of the market; choose one that is turned up.
majesty-refused-not-split = Only a split card offers a second person; take this one as the person it shows.
majesty-refused-workers = A card costs one worker for each card before it; take one that the workers at hand can pay for (the first is free).

# Exchanging in the Castle.
majesty-refused-exchange-limit = An exchange for workers ends at five, the places on the worker card; choose five or fewer, or keep those already held.
majesty-refused-exchange-points = Each worker costs one point, and points cannot fall below zero; exchange no more than there are.

## What happened

# The market. Taking a card costs $number workers.
majesty-reveal = { $card } was turned up in the market.
majesty-take = { $number ->
    [0] { $seat } took the { $card } for free.
    [one] { $seat } took the { $card } for 1 worker.
   *[other] { $seat } took the { $card } for { $number } workers.
}
majesty-take-workers = { $number ->
    [one] { $seat } gained 1 worker lying on the { $card }.
   *[other] { $seat } gained { $number } workers lying on the { $card }.
}
majesty-place = { $seat } placed the { $card } in the { $place }.

# Healing and attacking. In an attack $other is the attacker.
majesty-heal = { $seat } healed the { $card } and returned it to the { $place }.
majesty-attack-wounded = { $other } attacked { $seat }: the { $card } in the { $place } was wounded and went to the infirmary.
majesty-attack-repelled = { $seat } had enough Guards and repelled the attack by { $other }.
majesty-attack-nobody = { $other } attacked { $seat }, but there was nobody to wound.

# $number is the workers gained, at most five (M2); below zero, workers were given for $points points.
majesty-exchange = { $number ->
    [0] { $seat } exchanged nothing.
    [1] { $seat } gave 1 point for 1 worker.
    [2] { $seat } gave 2 points for 2 workers.
    [3] { $seat } gave 3 points for 3 workers.
    [4] { $seat } gave 4 points for 4 workers.
    [5] { $seat } gave 5 points for 5 workers.
    [-1] { $seat } gave 1 worker for 1 point.
   *[other] { $seat } gave { $points } workers for { $points } points.
}

# What a building brings. "All with" names the person of the only side of that building that has such an effect.
majesty-building-points = { $points ->
    [one] { $seat } scored 1 point in the { $place }: { majesty-reckoned }.
   *[other] { $seat } scored { $points } points in the { $place }: { majesty-reckoned }.
}
majesty-building-workers = { $number ->
    [one] { $seat } gained 1 worker in the { $place }.
   *[other] { $seat } gained { $number } workers in the { $place }.
}
majesty-building-largest = { $points ->
    [one] { $seat } scored 1 point in the { $place }: { majesty-reckoned-largest }.
   *[other] { $seat } scored { $points } points in the { $place }: { majesty-reckoned-largest }.
}
majesty-building-both = { $points ->
    [one] { $seat } had an Innkeeper and a Noble and scored 1 point through the { $place }.
   *[other] { $seat } had an Innkeeper and a Noble and scored { $points } points through the { $place }.
}
majesty-building-all-with = { $seat } had { $place ->
    [Mill] a Witch
    [Brewery] a Miller
    [Guardhouse] an Innkeeper
    [Inn] a Brewer
   *[other] the right person
} and scored { $points ->
    [one] 1 point
   *[other] { $points } points
} through the { $place }.

# The end of a turn.
majesty-workers-returned = { $number ->
    [one] { $seat } returned 1 worker for 1 point.
   *[other] { $seat } returned { $number } workers for { $points } points.
}

# The end of the game.
majesty-end-wounded = { $seat }: { $points ->
    [one] { $signed } point
   *[other] { $signed } points
} for { $number ->
    [one] 1 wounded card
   *[other] { $number } wounded cards
}.
majesty-end-most-wounded = { $points ->
    [one] { $seat }: { $signed } point for the most wounded cards.
   *[other] { $seat }: { $signed } points for the most wounded cards.
}
majesty-end-variety = { $seat } scored { $points ->
    [one] 1 point
   *[other] { $points } points
} for people in { $number ->
    [one] 1 building
   *[other] { $number } buildings
}.
majesty-end-majority = { $points ->
    [one] { $seat } had the most people in the { $place } ({ $number }) and scored 1 point.
   *[other] { $seat } had the most people in the { $place } ({ $number }) and scored { $points } points.
}
majesty-end = { $number ->
    [one] { $seat } finished with { $number } point.
   *[other] { $seat } finished with { $number } points.
}

# What a move does, told before it is played.
majesty-move-take = Take the { $card } { $price ->
        [0] for free
        [one] for 1 worker
       *[other] for { $price } workers
    } and place it { $card-id ->
        [Miller] { "" }
        [Brewer] { "" }
        [Witch] { "" }
        [Guard] { "" }
        [Knight] { "" }
        [Innkeeper] { "" }
        [Noble] { "" }
       *[other] as { $person-id ->
            [Innkeeper] an
           *[other] a
        } { $person }{ " " }
    }in the { $building }{ $found ->
        [0] .
        [one] ; you also get the worker lying on it.
       *[other] ; you also get the { $found } workers lying on it.
    }
majesty-move-heal = Heal the { $card } and return it to the { $building }.
majesty-move-exchange = { $given ->
        [0] Exchange nothing.
       *[other] { $gained ->
            [-1] Give 1 worker for 1 point.
            [1] Give 1 point for 1 worker.
            [2] Give 2 points for 2 workers.
            [3] Give 3 points for 3 workers.
            [4] Give 4 points for 4 workers.
            [5] Give 5 points for 5 workers.
           *[other] Give { $given } workers for { $given } points.
        }
    }

# Lines of the score sheet.
majesty-sheet-building-points = { $place }
majesty-sheet-building-largest = { $place }, by the largest building
majesty-sheet-building-both = { $place }, Innkeeper and Noble
majesty-sheet-building-all-with = { $place }, { $place-id ->
    [Mill] all with a Witch
    [Brewery] all with a Miller
    [Guardhouse] all with an Innkeeper
    [Inn] all with a Brewer
   *[other] all with the right person
}
majesty-sheet-exchange = Exchange of points and workers
majesty-sheet-workers-returned = Workers returned
majesty-sheet-end-wounded = Wounded
majesty-sheet-end-most-wounded = Most wounded
majesty-sheet-end-variety = Variety
majesty-sheet-end-majority = Majority, { $place }
