### Der Tisch von Royals in Sätzen, für den Textmodus und das Terminal; was was ist, sagt die englische Datei.

royals-text-period = Epoche
royals-text-period-now = Epoche { $year }, Runde { $round }.
royals-text-period-ending = Die Epoche endet mit diesem Zug, die letzte mit dieser Runde.

royals-text-step-choose-draw = Wähle, was du ziehst.
royals-text-step-draw = { $country ->
    [0] Ziehe eine Intrigenkarte.
    [one] { $intrigue ->
        [0] Ziehe 1 Länderkarte.
       *[other] Ziehe 1 Länderkarte und eine Intrigenkarte.
    }
   *[other] Ziehe { $country } Länderkarten.
}
royals-text-step-play = Besetze, übernimm oder beende den Zug.
royals-text-step-pay = Bezahle für { $city }, { $title }.
royals-text-step-discard = Wirf Karten bis zum Handkartenlimit ab.

royals-text-hand = Deine Hand
royals-text-hand-cards = { $number ->
    [0] Du hast keine Länderkarten.
   *[other] Länderkarten, { $number }: { $cards }.
}
royals-text-hand-intrigue = { $number ->
    [0] Du hast keine Intrigenkarten.
   *[other] Intrigenkarten, { $number }: { $cards }.
}
royals-text-limits = Am Zugende behältst du höchstens { $number } Länderkarten und { $intrigue } Intrigenkarten.
royals-text-count = { $number } { $card }
royals-text-cards = { $cards }

royals-text-row = Karten zum Ziehen
royals-text-row-cards = { $number ->
    [0] Die offene Auslage ist leer.
   *[other] Offene Auslage: { $cards }.
}
royals-text-piles = Länderkarten im Stapel: { $number }. Intrigenkarten im Stapel: { $intrigue }.
royals-text-discards = { $number ->
    [0] Noch wurde keine Länderkarte abgelegt.
   *[other] Abgelegte Länderkarten: { $cards }.
}

royals-text-country = { $country }
royals-text-influence = Einfluss: { $seats }.
royals-text-seat-number = { $seat }: { $number }
royals-text-strongest = { $seat } bekäme jetzt den hohen Epochenmarker.
royals-text-city = { $city }, { $state ->
    [free] { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für das erste Haus
    [covered] Marker vergeben
   *[taken] Marker vergeben an { $holder }
}: { $positions }.
royals-text-position = { $title } { $state ->
    [vacant] frei
   *[held] besetzt von { $holder }
}
royals-text-beaten = Verdrängte Adelige, { $city }: { $seats }.
royals-text-country-bonus = Für einen Adeligen in jeder Stadt: { $markers }.
royals-text-period-bonus = { $year }, für Platz 1 und Platz 2: { $markers }.
royals-text-marker = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $state ->
    [free] frei
    [gone] an niemanden vergeben
    [covered] vergeben
   *[taken] vergeben an { $holder }
}

royals-text-titles = Titel
royals-text-title = { $title }: Preis { $cost }, Einfluss { $influence }; am Ende { $full ->
    [one] 1 Punkt
   *[other] { $full } Punkte
} für die meisten Adeligen, je { $half } für zwei Häuser gleichauf. Adelige: { $seats }. { $leaders ->
    [0] Niemand bekäme ihn jetzt.
    [one] { $holder } führt.
   *[other] Gleichauf: { $holder }.
}
royals-text-house-bonus = Adelshaus, für je einen Adeligen auf allen Titeln: { $markers }.

royals-text-houses = Häuser
royals-text-house = { $seat }: { $number ->
    [one] 1 Länderkarte
   *[other] { $number } Länderkarten
}, { $intrigue ->
    [one] 1 Intrigenkarte
   *[other] { $intrigue } Intrigenkarten
}, { $nobles ->
    [one] 1 Adeliger übrig
   *[other] { $nobles } Adelige übrig
}.
royals-text-house-seen = Diese Karten hat { $seat } vor aller Augen genommen: { $cards }.
