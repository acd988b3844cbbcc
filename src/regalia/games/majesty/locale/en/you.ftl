### Majesty in English: what the log says to the one it is about. Each is the message of a rule in the second person;
### in majesty-other-you-… the reader is the other player.

majesty-you-take = { $number ->
    [0] You took the { $card } for free.
    [one] You took the { $card } for 1 worker.
   *[other] You took the { $card } for { $number } workers.
}
majesty-you-take-workers = You gained { $number ->
    [one] 1 worker
   *[other] { $number } workers
} lying on the { $card }.
majesty-you-place = You placed the { $card } in the { $place }.
majesty-you-heal = You healed the { $card } and returned it to the { $place }.
majesty-you-attack-wounded = { $other } attacked you: the { $card } in the { $place } was wounded and went to the infirmary.
majesty-other-you-attack-wounded = You attacked { $seat }: the { $card } in the { $place } was wounded and went to the infirmary.
majesty-you-attack-repelled = You had enough Guards and repelled the attack by { $other }.
majesty-other-you-attack-repelled = { $seat } had enough Guards and repelled your attack.
majesty-you-attack-nobody = { $other } attacked you, but there was nobody to wound.
majesty-other-you-attack-nobody = You attacked { $seat }, but there was nobody to wound.
majesty-you-building-points = You scored { $points ->
    [one] 1 point
   *[other] { $points } points
} in the { $place }: { majesty-reckoned }.
majesty-you-building-workers = You gained { $number ->
    [one] 1 worker
   *[other] { $number } workers
} in the { $place }.
majesty-you-building-largest = You scored { $points ->
    [one] 1 point
   *[other] { $points } points
} in the { $place }: { majesty-reckoned-largest }.
majesty-you-building-both = You had an Innkeeper and a Noble and scored { $points ->
    [one] 1 point
   *[other] { $points } points
} through the { $place }.
majesty-you-building-all-with = You had { $place ->
    [Mill] a Witch
    [Brewery] a Miller
    [Guardhouse] an Innkeeper
    [Inn] a Brewer
   *[other] the right person
} and scored { $points ->
    [one] 1 point
   *[other] { $points } points
} through the { $place }.
majesty-you-workers-returned = You returned { $number ->
    [one] 1 worker
   *[other] { $number } workers
} for { $points ->
    [one] 1 point
   *[other] { $points } points
}.
majesty-you-end-wounded = You: { $points ->
    [one] { $signed } point
   *[other] { $signed } points
} for { $number ->
    [one] 1 wounded card
   *[other] { $number } wounded cards
}.
majesty-you-end-most-wounded = { $points ->
    [one] You: { $signed } point for the most wounded cards.
   *[other] You: { $signed } points for the most wounded cards.
}
majesty-you-end-variety = You scored { $points ->
    [one] 1 point
   *[other] { $points } points
} for people in { $number ->
    [one] 1 building
   *[other] { $number } buildings
}.
majesty-you-end-majority = You had the most people in the { $place } ({ $number }) and scored { $points ->
    [one] 1 point
   *[other] { $points } points
}.
majesty-you-end = You finished with { $number ->
    [one] 1 point
   *[other] { $number } points
}.
