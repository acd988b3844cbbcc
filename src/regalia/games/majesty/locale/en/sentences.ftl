### The Majesty table in sentences, for text mode and the terminal. $seat is a player's name, $people a list that is ready
### to be read; $known, $mine and $leads choose a form and are not said.

majesty-text-market = Market
majesty-text-step-take = Take a card.
majesty-text-step-heal = Choose where the healed card goes.
majesty-text-step-exchange = Exchange points and workers, or not.
majesty-text-market-card = { $number }: { $card }, { $price ->
    [0] free
    [one] 1 worker
   *[other] { $price } workers
}{ $found ->
    [0] { "" }
    [one] , 1 worker lies on it
   *[other] , { $found } workers lie on it
}.
majesty-text-deck = In the deck: { $upper } of tier 1, then { $lower } of tier 2.
majesty-text-round = Card { $round } of { $all }.

majesty-text-realm = { $mine ->
    [yes] Your realm
   *[no] Realm of { $seat }
}
majesty-text-holds = { $known ->
    [yes] { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[no] Points hidden
}, { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
}.
majesty-text-building = { $building }: { $number ->
    [0] nobody
   *[other] { $people }
}{ $leads ->
    [alone] ; most here
    [tied] ; most here, shared
   *[no] { "" }
}.
majesty-text-person = { $card-id ->
    [wounded] wounded card
   *[other] { $card }
}
majesty-text-variety = { $number ->
    [one] Variety at the end: people in 1 building, squared, make 1 point.
   *[other] Variety at the end: people in { $number } buildings, squared, make { $points } points.
}

majesty-text-buildings = What buildings do
majesty-text-does = { $building }, side { $side }: { $effects }{ $value ->
    [0] { "" }
   *[other] { " " }Most here at the end: { $value } points.
}
majesty-text-does-heal = Heal: the top card of your infirmary returns to its building.
majesty-text-does-attack = Attack: every realm with fewer Guards than you have Knights loses its leftmost card to its infirmary.
majesty-text-does-exchange = Exchange points and workers, one for one.
majesty-text-does-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each: { $people }.
majesty-text-does-wounded = At the end of the game { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each wounded card.
majesty-text-does-workers = { $number ->
    [one] 1 worker
   *[other] { $number } workers
} for each: { $people }.
majesty-text-does-largest = For each { $person }, { $points ->
    [one] 1 point
   *[other] { $points } points
} times the people in your largest building.
majesty-text-does-both = { $points ->
    [one] 1 point
   *[other] { $points } points
} if you have both: { $people }.
majesty-text-does-all = Every player with at least one { $person } gets { $points ->
    [one] 1 point
   *[other] { $points } points
}.

majesty-brings-heal = { $card } healed ({ $place })
majesty-brings-attack-wounded = { $card } of { $seat } wounded
majesty-brings-attack-repelled = { $seat } repels the attack
majesty-brings-attack-nobody = { $seat } has nobody to wound
majesty-brings-building-workers = { $number ->
    [one] 1 worker
   *[other] { $number } workers
}
