### Majesty in German: what the log says to the one it is about. Each is the message of a rule in the second person;
### in majesty-other-you-… the reader is the other player. What buildings bring is told with its factors, for everybody alike.

majesty-you-take = { $number ->
    [0] Du nimmst kostenlos { $card-acc } von Platz { $place } der Auslage.
   *[other] Du nimmst { $card-acc } von Platz { $place } der Auslage und zahlst { $number } Arbeiter.
}
majesty-you-take-workers = Du erhältst { $number } Arbeiter von der genommenen Karte.
majesty-you-place = Du legst { $card-acc } { $place-into }.
majesty-you-heal = Du heilst { $card-acc } und legst die Karte zurück { $place-into }.
majesty-you-attack-wounded = { $other } greift dich an und verwundet { $card-acc } { $place-in }; die Karte kommt ins Lazarett.
majesty-other-you-attack-wounded = Du greifst { $seat } an und verwundest { $card-acc } { $place-in }; die Karte kommt ins Lazarett.
majesty-you-attack-repelled = Du hast genug Wachen und wehrst den Angriff von { $other } ab.
majesty-other-you-attack-repelled = { $seat } hat genug Wachen und wehrt deinen Angriff ab.
majesty-you-attack-nobody = { $other } greift dich an, aber niemand kann verwundet werden.
majesty-other-you-attack-nobody = Du greifst { $seat } an, aber niemand kann verwundet werden.
majesty-you-building-workers = Du erhältst { $place-in } { $number } Arbeiter.
majesty-you-workers-returned = Du gibst { $number } überzählige Arbeiter ab: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
majesty-you-end-wounded = Du erhältst { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $number ->
    [one] 1 verwundete Person
   *[other] { $number } verwundete Personen
}.
majesty-you-end-most-wounded = Du hast die meisten Verwundeten: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
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
