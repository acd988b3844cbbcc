### Majesty in German: what the log says to the one it is about. Each is the message of a rule in the second person;
### in majesty-other-you-… the reader is the other player.

majesty-you-take = { $number ->
    [0] Du nimmst kostenlos { $card-acc } aus der Auslage.
   *[other] Du nimmst { $card-acc } aus der Auslage und zahlst { $number } Arbeiter.
}
majesty-you-take-workers = Du erhältst { $number ->
    [one] 1 Arbeiter, der auf { $card-dat } lag
   *[other] { $number } Arbeiter, die auf { $card-dat } lagen
}.
majesty-you-place = Du legst { $card-acc } { $place-into }.
majesty-you-heal = Du heilst { $card-acc } und legst die Karte zurück { $place-into }.
majesty-you-attack-wounded = { $other } greift dich an und verwundet { $card-acc } { $place-in }; die Karte kommt ins Lazarett.
majesty-other-you-attack-wounded = Du greifst { $seat } an und verwundest { $card-acc } { $place-in }; die Karte kommt ins Lazarett.
majesty-you-attack-repelled = Du hast genug Wachen und wehrst den Angriff von { $other } ab.
majesty-other-you-attack-repelled = { $seat } hat genug Wachen und wehrt deinen Angriff ab.
majesty-you-attack-nobody = { $other } greift dich an, aber niemand kann verwundet werden.
majesty-other-you-attack-nobody = Du greifst { $seat } an, aber niemand kann verwundet werden.
majesty-you-building-points = Du erhältst { $place-in } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}: { majesty-reckoned }.
majesty-you-building-workers = Du erhältst { $place-in } { $number } Arbeiter.
majesty-you-building-largest = Du erhältst { $place-in } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}: { majesty-reckoned-largest }.
majesty-you-building-both = Du hast einen Wirt und eine Adelige und erhältst { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} durch { $place-acc }.
majesty-you-building-all-with = Du hast { $place-id ->
    [Mill] eine Hexe
    [Brewery] eine Müllerin
    [Guardhouse] einen Wirt
    [Inn] einen Brauer
   *[other] die passende Person
} und erhältst { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} durch { $place-acc }.
majesty-you-workers-returned = Du gibst { $number ->
    [one] 1 überzähligen Arbeiter
   *[other] { $number } überzählige Arbeiter
} für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} ab.
majesty-you-end-wounded = Du: { $points ->
    [one] { $signed } Punkt
   *[other] { $signed } Punkte
} für { $number ->
    [one] 1 verwundete Person
   *[other] { $number } verwundete Personen
}.
majesty-you-end-most-wounded = { $points ->
    [one] Du: { $signed } Punkt für die meisten Verwundeten.
   *[other] Du: { $signed } Punkte für die meisten Verwundeten.
}
majesty-you-end-variety = Du erhältst { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für Personen in { $number ->
    [one] 1 Gebäude
   *[other] { $number } Gebäuden
}.
majesty-you-end-majority = Du hast die meisten Personen { $place-in } ({ $number }) und erhältst { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
majesty-you-end = Dein Endstand: { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
}.
