### Notes of the Royals table in German, and what is told so that nothing happens silently.

## Parts of the table that a key jumps to

royals-web-area-board = die Karte
royals-web-area-row = Auslage und Stapel
royals-web-area-hand = deine Hand
royals-web-area-turn = was gefragt ist, Ende des Zuges

## Cities

royals-note-city-marker = { $state ->
    [free] Wer hier als Erster einen Adeligen einsetzt, nimmt sofort den Marker: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
    [covered] Ein anderes Haus hat ihn genommen; er liegt verdeckt vor ihm.
   *[taken] { $holder } war hier zuerst: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
}
royals-note-field = { $field ->
    [cross-field] Stadtfeld mit dem Kreuzsymbol
   *[cathedral] Kathedrale
}
royals-note-field-about = Hier stehen Adelige, deren Position übernommen wurde: Sie geben keinen Einfluss, zählen in der Stadt aber noch für den Landbonus.
royals-note-field-none = Hier steht noch niemand.
royals-note-portrait = { $title } an diesem Hof: links der Preis in Karten, rechts der Einfluss, dazwischen das Haus, das die Position hält.

## What a claim or take-over brings

royals-note-leads = Du übernimmst die Führung in diesem Land, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} wert, wenn die Epoche gewertet wird.
royals-note-title-ahead = Du kommst auf dem Titelmarker { $title } an die Spitze.
royals-note-beats = { $other } verliert die Position; der Adelige kommt { $field ->
    [cross-field] auf das Stadtfeld mit dem Kreuzsymbol
   *[cathedral] in die Kathedrale
}.
royals-note-two-nobles = Das braucht zwei Adelige, einen für die Stadt und einen für den Titelmarker; du hast { $number }.

## Countries

royals-note-country-marker = { $state ->
    [free] { $rank ->
        [0] Das erste Haus mit einem Adeligen in jeder Stadt dieses Landes nimmt ihn sofort: { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }.
       *[other] Das zweite Haus mit einem Adeligen in jeder Stadt dieses Landes nimmt ihn sofort: { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }.
    }
    [covered] Ein anderes Haus hat ihn genommen; er liegt verdeckt vor ihm.
   *[taken] { $holder } hatte einen Adeligen in jeder Stadt: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
}
royals-note-present = Städte mit einem Adeligen, von { $all }: { $houses }.
royals-note-influence = Einfluss: { $card }
royals-note-leader = { $holder } führt: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} am Ende der Epoche.
royals-note-second = { $holder } ist an zweiter Stelle: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
royals-note-tie = { $by ->
    [title] Gleicher Einfluss: { $holder } hält den höheren Titel.
   *[city] Gleicher Einfluss und gleiche Titel: { $holder } hält die bessere Stadt.
}
royals-note-nobody = Hier hat noch niemand Einfluss.

## Periods and piles

royals-note-periods = Endet eine Epoche, nimmt das Haus mit dem meisten Einfluss in einem Land die erste Zahl, das nächste die zweite.
royals-note-period-seals = Bronzene Zahlen hier sind für Einfluss. Rote Zahlen am Wappen eines Landes sind der Landbonus, für einen Adeligen in jeder seiner Städte: die größere für das erste Haus, die kleinere für das zweite.
royals-note-period-marker = { $state ->
    [free] { $rank ->
        [0] Für den meisten Einfluss in diesem Land am Ende der Epoche: { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }.
       *[other] Für den zweitmeisten Einfluss in diesem Land am Ende der Epoche: { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }.
    }
    [gone] Niemand bekam ihn: Er ist aus dem Spiel.
    [covered] Ein anderes Haus hat ihn genommen; er liegt verdeckt vor ihm.
   *[taken] { $holder } hat ihn genommen: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
}
royals-note-year = { $when ->
    [past] Diese Epoche ist vorbei.
    [now] Diese Epoche wird gerade gespielt.
   *[later] Diese Epoche kommt noch.
}
royals-note-ending = { $ending ->
    [turn] Mit diesem Zug endet die Epoche.
   *[round] Mit dieser Runde endet das Spiel; alle Häuser haben gleich viele Züge.
}
royals-note-intrigue = Eine Übernahme kostet außer dem Preis { $number ->
    [one] 1 Intrigenkarte
   *[other] { $number } Intrigenkarten
} des Landes, die eines Königs { $king }.
royals-web-last = { $ending ->
    [turn] letzter Zug
   *[round] letzte Runde
}

## Cards, limits, nobles

royals-note-card = Bezahlt Positionen in diesem Land; hast du zu wenige, ersetzen je { $wild } beliebige Länderkarten eine.
royals-note-intrigue-card = Hilft, eine Position in einem ihrer beiden Länder zu übernehmen; hast du zu wenige, ersetzen je { $wild } beliebige Intrigenkarten eine.
royals-note-within = Du kannst alle Karten behalten.
royals-note-nobles = Jede Position, die du besetzt oder übernimmst, braucht zwei: einen in der Stadt, einen auf dem Titelmarker.
royals-note-no-nobles = Mit weniger als zwei Adeligen lässt sich nichts besetzen oder übernehmen.

## Titles

royals-note-title = Die meisten Adeligen hier am Ende des Spiels: { $full ->
    [one] 1 Punkt
   *[other] { $full } Punkte
}; zwei Häuser gleichauf: je { $half }; mehr: nichts.
royals-note-title-leader = { $leaders ->
    [0] Hier ist noch kein Adeliger.
    [1] { $holder } führt.
    [2] { $holder } sind gleichauf, für je { $half }.
   *[other] { $leaders } Häuser sind gleichauf: Niemand bekäme ihn.
}
royals-note-house = Das nächste Haus mit einem Adeligen auf jedem Titel nimmt sofort den höchsten noch freien Marker.
royals-web-titles-shown = Titel
royals-web-scores = Punkte: { $houses }

## What is asked, and what would be silent

royals-ask-first-turn = { $number ->
    [one] Dein erster Zug: Ziehe 1 Karte. Je früher ein Haus an die Reihe kommt, desto weniger Karten zieht es im ersten Zug; ab dem nächsten Zug sind es { $all }.
   *[other] Dein erster Zug: Ziehe { $number } Karten. Je früher ein Haus an die Reihe kommt, desto weniger Karten zieht es im ersten Zug; ab dem nächsten Zug sind es { $all }.
}
royals-cards-country = { $number ->
    [one] 1 Länderkarte
   *[other] { $number } Länderkarten
}
royals-cards-intrigue = { $number ->
    [one] 1 Intrigenkarte
   *[other] { $number } Intrigenkarten
}
royals-ask-discard-now = Wirf ab: { $cards }. Wähle in deiner Hand, was du abgibst.
royals-ask-then-discard = danach abwerfen: { $cards }
royals-ask-too-many = Zu viel: { $cards }
royals-ask-ended = { $why ->
    [nobles] Dein Zug ist zu Ende: Du hast weniger als zwei Adelige übrig.
   *[cards] Dein Zug ist zu Ende: Mit deinen Karten ließ sich nichts besetzen oder übernehmen.
}

## Paying

royals-pay-wild-rule = Je { $wild } beliebige Länderkarten ersetzen eine, die fehlt.
royals-pay-wild-intrigue-rule = Je { $wild } beliebige Intrigenkarten ersetzen eine, die fehlt.
royals-pay-from = von { $other }
