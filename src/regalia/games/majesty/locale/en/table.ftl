### The Majesty table in the browser: labels, notes and questions that are not told by the game itself.
### $person, $card and $place come ready to be shown; $people is a list of names; $number, $points and $left are numbers.

## Places of the table

majesty-web-market = Market, from dear to cheap
majesty-web-others = Other realms
majesty-web-realm-of = Realm of { $seat }
majesty-web-free = free
majesty-web-side = side { $side }
majesty-web-side-letter = { $side }
majesty-web-wounded = Wounded card

## The deck

majesty-web-deck = { $left ->
    [0] The deck is empty
    [one] 1 card left in the deck
   *[other] { $left } cards left in the deck
}
majesty-web-deck-label = { $left ->
    [0] The deck is empty
    [one] 1 card left in the deck
   *[other] { $left } cards left in the deck
}: { $upper } of tier 1, then { $lower } of tier 2
majesty-web-tier = Tier { $tier }: { $left } in the deck, out of the { $unseen } not seen yet

## A card of the market. $number is its place counted from the cheap end, $cost its price, $found the workers on it.

majesty-web-card-label = { $person }, { $number ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
} card, { $cost ->
    [0] free
    [one] costs 1 worker
   *[other] costs { $cost } workers
}{ $found ->
    [0] {""}
    [one] , 1 worker lies on it
   *[other] , { $found } workers lie on it
}, { $can ->
    [yes] possible
    [no] not possible
   *[other] not now
}
majesty-web-half-label = { $person } of the split card { $card }, { $number ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
} card, { $cost ->
    [0] free
    [one] costs 1 worker
   *[other] costs { $cost } workers
}{ $found ->
    [0] {""}
    [one] , 1 worker lies on it
   *[other] , { $found } workers lie on it
}, { $can ->
    [yes] possible
    [no] not possible
   *[other] not now
}
majesty-web-card-lead = { $person }: { $cost ->
    [0] free
    [one] costs 1 worker
   *[other] costs { $cost } workers
}{ $found ->
    [0] {""}
    [one] , 1 worker lies on it
   *[other] , { $found } workers lie on it
}.

## Realms

majesty-web-building-label = { $place }, side { $side }: { $number ->
    [0] nobody
    [one] 1 card
   *[other] { $number } cards
}{ $value ->
    [0] {""}
    [one] , { $value } point at the end for most
   *[other] , { $value } points at the end for most
}{ $leads ->
    [alone] , most now
    [tied] , most now, shared
   *[no] {""}
}
majesty-web-door-label = { $place } { $number }{ $leads ->
    [yes] {" "}(most)
   *[no] {""}
}
majesty-web-points-and-workers = { $known ->
    [yes] { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[no] points hidden
}, { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
}
majesty-web-change = { $watched ->
    [yes] { $change } in the last round
   *[no] { $change } since your last turn began
}
majesty-web-turn = to move
majesty-web-your-turn = your turn
majesty-web-forced = Your last move was the only one possible and was played for you.
majesty-web-won = victory
majesty-web-variety = { $number }² = { $points }
majesty-web-variety-told = { $number ->
    [one] Variety at the end: people in 1 building, squared, make { $points } point
   *[other] Variety at the end: people in { $number } buildings, squared, make { $points } points
}
majesty-web-back = ‹ my realm

## What a building does

majesty-web-does-heal = Heal: the top card of your infirmary returns to its building.
majesty-web-does-attack = Attack: every realm with fewer Guards than you have Knights loses its leftmost card to its infirmary.
majesty-web-does-exchange = Exchange points and workers, one for one.
majesty-web-does-points = { $points ->
    [one] 1 point
   *[other] { $points } points
} for each: { $people }
majesty-web-does-workers = { $number ->
    [one] 1 worker
   *[other] { $number } workers
} for each: { $people }
majesty-web-does-wounded = At the end of the game { $points ->
    [one] { $signed } point
   *[other] { $signed } points
} for each wounded card
majesty-web-does-largest = For each { $person }, { $points ->
    [one] 1 point
   *[other] { $points } points
} times the people in your largest building
majesty-web-does-both = { $points ->
    [one] 1 point
   *[other] { $points } points
} if you have both: { $people }
majesty-web-does-all = Every player with at least one { $person } gets { $points ->
    [one] 1 point
   *[other] { $points } points
}
majesty-web-majority = points at the end for most people here; tied players each score
majesty-web-most-wounded = points at the end for most wounded cards; tied players each lose them

## Moves

majesty-web-choose = Select it, then confirm.
majesty-web-confirm = Confirm
majesty-web-confirm-take = Take
majesty-web-then-exchange = Then you exchange, and only then you score.
majesty-web-then-heal = Then you choose where the healed card goes, and only then you score.
majesty-web-advised = hint
majesty-web-share = Chance to win: { $share } %
majesty-web-heal-question = Where does the healed card go?
majesty-web-heal-label = Heal as { $person-id ->
    [Innkeeper] an
   *[other] a
} { $person } and return to the { $place }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
majesty-web-exchange-question = Exchange points and workers?
majesty-web-exchange-label = { $number ->
    [0] Exchange nothing
    [one] { $workers } worker
   *[other] { $workers } workers
}, { $can ->
    [yes] points in all: { $points }
   *[no] not possible
}

## The box, before somebody sits down at it

majesty-web-game = Majesty
majesty-web-about = Call twelve people into your realm, one card at a time, and make each building pay.
majesty-web-facts = { $least } to { $most } players, about half an hour

## What is to be done, in the bar

majesty-web-step-reveal = a card is turned up
majesty-web-step-take = take a card
majesty-web-step-heal = choose where the healed card goes
majesty-web-step-exchange = exchange points and workers
majesty-web-step-over = the game is over

## How it is played, in the help

majesty-web-how = Majesty in five sentences
majesty-web-how-1 = In your turn take a card from the market: the first is free; to take a card further along, lay one of your workers on each card before it.
majesty-web-how-2 = Workers lying on the card you take are yours; more than five are changed into points.
majesty-web-how-3 = The person goes into the building of its kind, and that building pays: points, workers, or something special.
majesty-web-how-4 = Knights attack: a realm with fewer Guards than the attacker has Knights loses its leftmost card to its infirmary; Witches heal.
majesty-web-how-5 = After twelve cards each, variety, majorities and the wounded are counted; the most points win.

## What is chosen before a game

majesty-web-setup-sides = Buildings
majesty-web-setup-sides-a = All A
majesty-web-setup-sides-b = All B
majesty-web-setup-sides-mixed = Mixed
majesty-web-setup-sides-each = Side of each building
majesty-web-setup-deck = Deck
majesty-web-setup-deck-tiers = Two tiers
majesty-web-setup-deck-whole = Whole deck

## What is set, in short, for lists

majesty-web-told-sides-a = all buildings A
majesty-web-told-sides-b = all buildings B
majesty-web-told-sides-mixed = mixed buildings
majesty-web-told-deck = whole deck

## How far the game is, in the bar

majesty-web-bar-card = Turn { $number } of { $all }
majesty-web-bar-deck = deck { $number }
majesty-web-bar-deck-then = { $number ->
    [one] 1 card in the deck
   *[other] { $number } cards in the deck
}; tier 2 begins after { $upper }

## What a seat has at hand

majesty-web-held-workers = Workers
majesty-web-held-people = People in the realm
majesty-web-held-wounded = Wounded

## Headings and short lines of the score sheet

majesty-web-sheet-buildings = Buildings
majesty-web-sheet-workers = Workers
majesty-web-sheet-end = End of the game
