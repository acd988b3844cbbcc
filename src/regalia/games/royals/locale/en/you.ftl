### Royals in English: what the log says to the one it is about. Each is the message of a rule in the second person;
### in royals-other-you-… the reader is the other house.

royals-you-draw-countries = You chose to draw country cards only.
royals-you-draw-intrigue = You chose to draw a country card and an intrigue card.
royals-you-draw-row = You took a { $card } card from the row.
royals-you-draw-blind = { $card-id ->
    [hidden] You drew a country card blind.
   *[other] You drew a { $card } card blind.
}
royals-you-draw-intrigue-card = { $card-id ->
    [hidden] You drew an intrigue card.
   *[other] You drew a { $card } intrigue card.
}
royals-you-pay-fitting = You paid { $number ->
    [one] 1 { $card } card
   *[other] { $number } { $card } cards
}.
royals-you-pay-wild = You paid { $number ->
    [one] 1 { $card } card
   *[other] { $number } { $card } cards
} as part of a wild payment.
royals-you-pay-intrigue = You paid { $number ->
    [one] 1 { $card } intrigue card
   *[other] { $number } { $card } intrigue cards
}.
royals-you-pay-intrigue-wild = You paid { $number ->
    [one] 1 { $card } intrigue card
   *[other] { $number } { $card } intrigue cards
} as part of a wild payment.
royals-you-claim = You claimed the { $title } in { $city }.
royals-you-take-over = You took over the { $title } in { $city } from { $other }.
royals-other-you-take-over = { $seat } took over the { $title } in { $city } from you.
royals-you-beaten = Your vanquished noble ({ $title }, { $city }) moved to the { $field ->
    [cross-field] cross field
   *[cathedral] cathedral
}.
royals-you-bonus-city = You were the first house in { $place } and took the city marker, worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.
royals-you-bonus-country = { $place }: you had a noble in every city and took the { $number ->
    [0] high
   *[other] low
} country marker, worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.
royals-you-bonus-house = You had a noble on every title marker and took a Noble House marker, worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.
royals-you-turn-end = You ended the turn.
royals-you-discard = You discarded a { $card } card.
royals-you-discard-intrigue = You discarded a { $card } intrigue card.
royals-you-period-first = { $place }, { $year }: you ranked first and took the high marker, worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.
royals-you-period-second = { $place }, { $year }: you ranked second and took the low marker, worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.
royals-you-period-tie-title = { $place }: you and { $other } had equal influence; the higher title put you ahead.
royals-other-you-period-tie-title = { $place }: { $seat } and you had equal influence; the higher title put { $seat } ahead.
royals-you-period-tie-city = { $place }: you and { $other } had equal influence and equal titles; the better city put you ahead.
royals-other-you-period-tie-city = { $place }: { $seat } and you had equal influence and equal titles; the better city put { $seat } ahead.
royals-you-title-full = You had the most nobles on the { $place } marker and took it, worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.
royals-you-title-half = You tied with { $other } for the most nobles on the { $place } marker and took half of it, worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.
royals-other-you-title-half = { $points ->
    [one] { $seat } tied with you for the most nobles on the { $place } marker and took half of it, worth 1 point.
   *[other] { $seat } tied with you for the most nobles on the { $place } marker and took half of it, worth { $points } points.
}
royals-you-end = You finished with { $number ->
    [one] 1 point
   *[other] { $number } points
}.
