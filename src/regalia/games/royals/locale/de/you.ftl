### Royals in German: what the log says to the one it is about. Each is the message of a rule in the second person;
### in royals-other-you-… the reader is the other house.

royals-you-draw-countries = Du entscheidest dich für Länderkarten.
royals-you-draw-intrigue = Du entscheidest dich für eine Länderkarte und eine Intrigenkarte.
royals-you-draw-row = Du nimmst eine Länderkarte { $card } aus der Auslage.
royals-you-draw-blind = { $card-id ->
    [hidden] Du ziehst verdeckt eine Länderkarte.
   *[other] Du ziehst verdeckt eine Länderkarte { $card }.
}
royals-you-draw-intrigue-card = { $card-id ->
    [hidden] Du ziehst eine Intrigenkarte.
   *[other] Du ziehst eine Intrigenkarte { $card }.
}
royals-you-pay-fitting = Du zahlst { $number ->
    [one] 1 Länderkarte { $card }
   *[other] { $number } Länderkarten { $card }
}.
royals-you-pay-wild = Du zahlst { $number ->
    [one] 1 Länderkarte { $card }
   *[other] { $number } Länderkarten { $card }
} nach der Jokerregel.
royals-you-pay-intrigue = Du zahlst { $number ->
    [one] 1 Intrigenkarte { $card }
   *[other] { $number } Intrigenkarten { $card }
}.
royals-you-pay-intrigue-wild = Du zahlst { $number ->
    [one] 1 Intrigenkarte { $card }
   *[other] { $number } Intrigenkarten { $card }
} nach der Jokerregel.
royals-you-claim = Du besetzt die Position { $title } in { $city }.
royals-you-take-over = Du übernimmst von { $other } die Position { $title } in { $city }.
royals-other-you-take-over = { $seat } übernimmt von dir die Position { $title } in { $city }.
royals-you-beaten = Dein verdrängter Adeliger ({ $title }, { $city }) kommt { $field ->
    [cross-field] auf das Stadtfeld mit dem Kreuzsymbol
   *[cathedral] in die Kathedrale
}.
royals-you-bonus-city = Du bist das erste Haus in { $place } und erhältst den Stadtbonus: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
royals-you-bonus-country = { $place }: Du hast in jeder Stadt einen Adeligen und erhältst den { $number ->
    [0] hohen
   *[other] niedrigen
} Landbonus: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
royals-you-bonus-house = Du hast Adelige auf allen Titelmarkern und erhältst einen Adelshausbonus: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
royals-you-turn-end = Du beendest den Zug.
royals-you-discard = Du wirfst eine Länderkarte { $card } ab.
royals-you-discard-intrigue = Du wirfst eine Intrigenkarte { $card } ab.
royals-you-period-first = { $place }, { $year }: Du liegst auf Platz 1 und erhältst den hohen Marker: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
royals-you-period-second = { $place }, { $year }: Du liegst auf Platz 2 und erhältst den niedrigen Marker: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
royals-you-period-tie-title = { $place }: Du und { $other } habt gleich viel Einfluss; der höhere Titel entscheidet für dich.
royals-other-you-period-tie-title = { $place }: { $seat } und du habt gleich viel Einfluss; der höhere Titel entscheidet für { $seat }.
royals-you-period-tie-city = { $place }: Du und { $other } habt gleich viel Einfluss und gleich hohe Titel; die wertvollere Stadt entscheidet für dich.
royals-other-you-period-tie-city = { $place }: { $seat } und du habt gleich viel Einfluss und gleich hohe Titel; die wertvollere Stadt entscheidet für { $seat }.
royals-you-title-full = Du hast die meisten Adeligen auf dem Titelmarker { $place } und erhältst ihn: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
royals-you-title-half = Du hast gleichauf mit { $other } die meisten Adeligen auf dem Titelmarker { $place } und erhältst die Hälfte: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
royals-other-you-title-half = { $points ->
    [one] { $seat } hat gleichauf mit dir die meisten Adeligen auf dem Titelmarker { $place } und erhält die Hälfte mit 1 Punkt.
   *[other] { $seat } hat gleichauf mit dir die meisten Adeligen auf dem Titelmarker { $place } und erhält die Hälfte mit { $points } Punkten.
}
royals-you-end = Dein Endstand: { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
}.
