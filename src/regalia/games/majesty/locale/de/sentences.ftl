### Der Tisch von Majesty in Sätzen, für den Textmodus und das Terminal; was was ist, sagt die englische Datei.

majesty-text-market = Auslage
majesty-text-step-take = Nimm eine Karte.
majesty-text-step-heal = Wähle, wohin die geheilte Person kommt.
majesty-text-step-exchange = Tausche Punkte und Arbeiter, oder nicht.
majesty-text-market-card = { $number }: { $card }, { $price ->
    [0] kostenlos
   *[other] { $price } Arbeiter
}{ $found ->
    [0] { "" }
    [one] , 1 Arbeiter liegt darauf
   *[other] , { $found } Arbeiter liegen darauf
}.
majesty-text-deck = Im Stapel: { $upper } der Stufe 1, dann { $lower } der Stufe 2.
majesty-text-round = Karte { $round } von { $all }.

majesty-text-realm = { $mine ->
    [yes] Dein Reich
   *[no] Reich von { $seat }
}
majesty-text-holds = { $known ->
    [yes] { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
   *[no] Punkte verdeckt
}, { $workers } Arbeiter.
majesty-text-building = { $building }: { $number ->
    [0] niemand
   *[other] { $people }
}{ $leads ->
    [alone] ; die meisten hier
    [tied] ; die meisten hier, gleichauf
   *[no] { "" }
}.
majesty-text-person = { $card-id ->
    [wounded] verwundete Person
   *[other] { $card }
}
majesty-text-variety = { $number ->
    [one] Vielfalt am Ende: Personen in 1 Gebäude, im Quadrat, bringen { $points } Punkt.
   *[other] Vielfalt am Ende: Personen in { $number } Gebäuden, im Quadrat, bringen { $points } Punkte.
}

majesty-text-buildings = Was die Gebäude tun
majesty-text-does = { $building }, Seite { $side }: { $effects }{ $value ->
    [0] { "" }
   *[other] { " " }Die meisten hier am Ende: { $value } Punkte.
}
majesty-text-does-heal = Heilen: Die oberste Karte deines Lazaretts kehrt in ihr Gebäude zurück.
majesty-text-does-attack = Angriff: Jedes Reich mit weniger Wachen, als du Soldaten hast, verliert seine Karte ganz links an sein Lazarett.
majesty-text-does-exchange = Tausche Punkte und Arbeiter, eins zu eins.
majesty-text-does-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} je Karte: { $people }.
majesty-text-does-wounded = Am Spielende { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für jede verwundete Person.
majesty-text-does-workers = { $number } Arbeiter je Karte: { $people }.
majesty-text-does-largest = Je { $person } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mal die Personenzahl deines größten Gebäudes.
majesty-text-does-both = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, wenn du beides hast: { $people }.
majesty-text-does-all = Wer mindestens { $person-a } hat, erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.

majesty-brings-heal = { $card } geheilt ({ $place })
majesty-brings-attack-wounded = { $card } von { $seat } verwundet
majesty-brings-attack-repelled = { $seat } wehrt den Angriff ab
majesty-brings-attack-nobody = { $seat } hat niemanden zu verlieren
majesty-brings-building-workers = { $number } Arbeiter
