### The Royals table in sentences, for text mode and the terminal. $seat and $holder are players' names, $seats, $cards,
### $markers and $positions lists that are ready to be read; $state chooses a form and is not said.

royals-text-period = Period
royals-text-period-now = Period { $year }, round { $round }.
royals-text-period-ending = The period ends with this turn; the last one with this round.

royals-text-step-choose-draw = Choose what to draw.
royals-text-step-draw = { $country ->
    [0] Draw an intrigue card.
    [one] { $intrigue ->
        [0] Draw 1 country card.
       *[other] Draw 1 country card and an intrigue card.
    }
   *[other] Draw { $country } country cards.
}
royals-text-step-play = Claim, take over, or end the turn.
royals-text-step-pay = Pay for { $city }, { $title }.
royals-text-step-discard = Discard down to the hand limit.

royals-text-hand = Your hand
royals-text-hand-cards = { $number ->
    [0] You hold no country cards.
   *[other] Country cards, { $number }: { $cards }.
}
royals-text-hand-intrigue = { $number ->
    [0] You hold no intrigue cards.
   *[other] Intrigue cards, { $number }: { $cards }.
}
royals-text-limits = Kept at the end of a turn: { $number } country cards, { $intrigue } intrigue cards.
royals-text-count = { $number } { $card }
royals-text-cards = { $cards }

royals-text-row = Cards to draw
royals-text-row-cards = { $number ->
    [0] The face-up row is empty.
   *[other] Face-up row: { $cards }.
}
royals-text-piles = Country cards in the pile: { $number }. Intrigue cards in the pile: { $intrigue }.
royals-text-discards = { $number ->
    [0] No country card has been discarded.
   *[other] Discarded country cards: { $cards }.
}

royals-text-country = { $country }
royals-text-influence = Influence: { $seats }.
royals-text-seat-number = { $seat }: { $number }
royals-text-strongest = { $seat } would take the high marker of the period now.
royals-text-city = { $city }, { $state ->
    [free] { $points ->
        [one] 1 point
       *[other] { $points } points
    } for the first house
    [covered] marker taken
   *[taken] marker taken by { $holder }
}: { $positions }.
royals-text-position = { $title } { $state ->
    [vacant] vacant
   *[held] held by { $holder }
}
royals-text-beaten = Vanquished nobles, { $city }: { $seats }.
royals-text-country-bonus = For a noble in every city: { $markers }.
royals-text-period-bonus = { $year }, for most influence and second: { $markers }.
royals-text-marker = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $state ->
    [free] free
    [gone] taken by nobody
    [covered] taken
   *[taken] taken by { $holder }
}

royals-text-titles = Titles
royals-text-title = { $title }: price { $cost }, influence { $influence }; at the end { $full ->
    [one] 1 point
   *[other] { $full } points
} for most nobles, { $half } each for two tied. Nobles: { $seats }. { $leaders ->
    [0] Nobody would score it now.
    [one] { $holder } leads.
   *[other] Tied: { $holder }.
}
royals-text-house-bonus = Noble House, for a noble on all titles: { $markers }.

royals-text-houses = Houses
royals-text-house = { $seat }: { $number ->
    [one] 1 country card
   *[other] { $number } country cards
}, { $intrigue ->
    [one] 1 intrigue card
   *[other] { $intrigue } intrigue cards
}, { $nobles ->
    [one] 1 noble left
   *[other] { $nobles } nobles left
}.
royals-text-house-seen = Cards everybody saw { $seat } take: { $cards }.
