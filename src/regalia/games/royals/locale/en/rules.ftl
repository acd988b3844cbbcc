### Royals in English: what the game log says of an event, and what a player is told of a move that is refused.
### Every key of regalia.games.royals.keys has one message, '.' and '_' written as '-'.
###
### Names come ready to be shown: $seat and $other (houses), $place, $card. $number and $points are numbers.
### $year is the year of a period. A $card whose value is "hidden" is a card the reader may not see.
### A country leads its sentence with a colon, because some countries want an article and others none.

## Why a move is not possible

# Not the move that is asked for.
royals-refused-not-now = You can’t do that now; choose one of the moves that are possible.

# Claiming and taking over.
royals-refused-no-position = This city has only one position; choose the one it has.
royals-refused-own-position = A house cannot take over a position it holds itself; choose a vacant one or one held by another house.
royals-refused-too-few-nobles = A house with fewer than two nobles left can neither claim nor take over; end the turn instead.
royals-refused-too-few-cards = This position costs more than the hand can pay: each card due must be one of its country or, if those are too few, three of any countries.
royals-refused-too-few-intrigue = A take-over also costs one intrigue card showing the country, two for a King; if those are too few, any two intrigue cards stand for one.

# Drawing.
royals-refused-not-in-row = No card of that country lies in the face-up row; take one that does, or draw blind while the pile lasts.
royals-refused-no-country-draw = You have drawn this turn’s country cards; now draw the intrigue card.
royals-refused-no-intrigue-draw = No intrigue card belongs to the rest of this turn’s draw; draw a country card.
royals-refused-pile-empty = An empty pile allows no blind draw; take a card from the face-up row.

# Paying.
royals-refused-pays-too-little = With so few of these cards the rest of the hand could not complete the payment; pay more of them.
royals-refused-pays-too-much = A payment takes no more cards than are due and no more than the hand holds; pay fewer of these.

# Discarding at the end of the turn.
royals-refused-not-held = Only a card in the hand can be discarded; choose one that is held.
royals-refused-within-limit = These cards are within their hand limit, twelve country cards or four intrigue cards; discard from the other kind.

## What happened

# Cards turned up and drawn.
royals-row = A { $card } card was turned up.
royals-draw-countries = { $seat } chose to draw three country cards.
royals-draw-intrigue = { $seat } chose to draw one country card and one intrigue card.
royals-draw-row = { $seat } took a { $card } card from the row.
royals-draw-blind = { $card ->
    [hidden] { $seat } drew a country card blind.
   *[other] { $seat } drew a { $card } card blind.
}
royals-draw-intrigue-card = { $card ->
    [hidden] { $seat } drew an intrigue card.
   *[other] { $seat } drew a { $card } intrigue card.
}

# Piles made anew.
royals-shuffle = { $number ->
    [one] The discards became a new pile of 1 country card.
   *[other] The discards were shuffled into a new pile of { $number } country cards.
}
royals-shuffle-intrigue = { $number ->
    [one] The discards became a new pile of 1 intrigue card.
   *[other] The discards were shuffled into a new pile of { $number } intrigue cards.
}

# Payments.
royals-pay-fitting = { $number ->
    [one] { $seat } paid 1 { $card } card.
   *[other] { $seat } paid { $number } { $card } cards.
}
royals-pay-wild = { $number ->
    [one] { $seat } paid 1 { $card } card as part of a wild payment.
   *[other] { $seat } paid { $number } { $card } cards as part of a wild payment.
}
royals-pay-intrigue = { $number ->
    [one] { $seat } paid 1 { $card } intrigue card.
   *[other] { $seat } paid { $number } { $card } intrigue cards.
}
royals-pay-intrigue-wild = { $number ->
    [one] { $seat } paid 1 { $card } intrigue card as part of a wild payment.
   *[other] { $seat } paid { $number } { $card } intrigue cards as part of a wild payment.
}

# Nobles placed and beaten.
royals-claim = { $seat } claimed the { $title } in { $city }.
royals-take-over = { $seat } took over the { $title } in { $city } from { $other }.
royals-beaten = { $seat }’s vanquished noble ({ $city } { $title }) moved to the { $field ->
    [cross-field] cross field
   *[cathedral] cathedral
}.

# Bonuses, taken at once. In the country bonus $number 0 is the high marker, 1 the low one.
royals-bonus-city = { $points ->
    [one] { $seat } was the first house in { $place } and took the city marker, worth 1 point.
   *[other] { $seat } was the first house in { $place } and took the city marker, worth { $points } points.
}
royals-bonus-country = { $place }: { $seat } had a noble in every city and took the { $number ->
    [0] high
   *[other] low
} country marker, worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.
royals-bonus-house = { $points ->
    [one] { $seat } had a noble on each of the seven title markers and took a Noble House marker, worth 1 point.
   *[other] { $seat } had a noble on each of the seven title markers and took a Noble House marker, worth { $points } points.
}

# The end of a turn.
royals-turn-end = { $seat } ended the turn.
royals-discard = { $seat } discarded a { $card } card.
royals-discard-intrigue = { $seat } discarded a { $card } intrigue card.

# The end of a period. $place is its year; in the not-awarded message $number 0 is the high marker, 1 the low one.
royals-period-ends = { $ends ->
    [row-cannot-be-refilled] The row could not be refilled
   *[pile-runs-out] The country pile ran out
}: the { $place } period ends with this turn.
royals-period-last-round = { $ends ->
    [row-cannot-be-refilled] The row could not be refilled
   *[pile-runs-out] The country pile ran out
}: this is the last round of the { $place } period and of the game.
royals-period-first = { $points ->
    [one] { $place }, { $year }: { $seat } ranked first and took the high marker, worth 1 point.
   *[other] { $place }, { $year }: { $seat } ranked first and took the high marker, worth { $points } points.
}
royals-period-second = { $points ->
    [one] { $place }, { $year }: { $seat } ranked second and took the low marker, worth 1 point.
   *[other] { $place }, { $year }: { $seat } ranked second and took the low marker, worth { $points } points.
}
royals-period-tie-title = { $place }: { $seat } and { $other } had equal influence; the higher title put { $seat } ahead.
royals-period-tie-city = { $place }: { $seat } and { $other } had equal influence and equal titles; the better city put { $seat } ahead.
royals-period-not-awarded = { $number ->
    [0] { $place }: nobody took the high marker, and it left the game.
   *[other] { $place }: nobody took the low marker, and it left the game.
}

# The end of the game. In the not-awarded message $number is how many houses were tied for the most nobles.
royals-title-full = { $points ->
    [one] { $seat } had the most nobles on the { $place } marker and took it, worth 1 point.
   *[other] { $seat } had the most nobles on the { $place } marker and took it, worth { $points } points.
}
royals-title-half = { $points ->
    [one] { $seat } tied with { $other } for the most nobles on the { $place } marker and took half of it, worth 1 point.
   *[other] { $seat } tied with { $other } for the most nobles on the { $place } marker and took half of it, worth { $points } points.
}
royals-title-not-awarded = { $number ->
    [0] No house had a noble on the { $place } marker, so nobody took it.
   *[other] { $number } houses tied for the most nobles on the { $place } marker, so nobody took it.
}
royals-end = { $number ->
    [one] { $seat } finished with 1 point.
   *[other] { $seat } finished with { $number } points.
}

# What a move does, told before it is played.
royals-move-draw-countries = Draw country cards only.
royals-move-draw-intrigue = Draw a country card and an intrigue card.
royals-move-take = Take a { $card } card from the face-up row.
royals-move-blind = Draw a country card blind from the pile.
royals-move-intrigue = Draw an intrigue card.
royals-move-claim = Claim the { $title } in { $city } for { $cost ->
        [one] 1 { $country } card
       *[other] { $cost } { $country } cards
    }; it gives { $influence } influence.
royals-move-take-over = Take over the { $title } in { $city } from { $other } for { $cost ->
        [one] 1 { $country } card
       *[other] { $cost } { $country } cards
    } and { $intrigue ->
        [one] 1 intrigue card
       *[other] { $intrigue } intrigue cards
    } of { $country }; it gives { $influence } influence.
royals-move-end-turn = Play no more cards this turn.
royals-move-fitting = { $number ->
        [0] Pay with wild cards only, no { $card } card as itself.
        [one] Pay 1 { $card } card as itself, the rest with wild cards.
       *[other] Pay { $number } { $card } cards as themselves, the rest with wild cards.
    }
royals-move-wild = { $number ->
        [0] Pay no { $card } card as part of the wild payment.
        [one] Pay 1 { $card } card as part of the wild payment.
       *[other] Pay { $number } { $card } cards as part of the wild payment.
    }
royals-move-fitting-intrigue = { $number ->
        [0] Pay with wild cards only, no intrigue card as itself.
        [one] Pay 1 intrigue card as itself, the rest with wild cards.
       *[other] Pay { $number } intrigue cards as themselves, the rest with wild cards.
    }
royals-move-fitting-pair = { $number ->
        [0] Pay no { $card } intrigue card as itself.
        [one] Pay 1 { $card } intrigue card as itself.
       *[other] Pay { $number } { $card } intrigue cards as themselves.
    }
royals-move-wild-pair = { $number ->
        [0] Pay no { $card } intrigue card as part of the wild payment.
        [one] Pay 1 { $card } intrigue card as part of the wild payment.
       *[other] Pay { $number } { $card } intrigue cards as part of the wild payment.
    }
royals-move-discard = Discard a { $card } card.
royals-move-discard-intrigue = Discard a { $card } intrigue card.

# Lines of the score sheet.
royals-sheet-bonus-city = City bonus { $place }
royals-sheet-bonus-country = Country bonus { $place }
royals-sheet-bonus-house = Noble House bonus
royals-sheet-period-first = { $year } { $place }, most influence
royals-sheet-period-second = { $year } { $place }, second
royals-sheet-title-full = Title { $place }
royals-sheet-title-half = Title { $place }, half
