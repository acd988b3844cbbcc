### The Royals table in the browser, in German. Names of cities, titles and countries come from names.ftl as
### $city, $title and $card; $holder is a player's name; $state, $can and $step choose a form and are not shown.

## The map

royals-web-map-title = Regalia
royals-web-map-subtitle = Das Europa der Adelshäuser
# Names of seas, as an old map writes them.
royals-web-sea-atlantic = Oceanus Atlanticus
royals-web-sea-north = Mare Germanicum
royals-web-sea-mediterranean = Mare Mediterraneum
# On a phone: a button that shows it all, small; others move the map under its window.
royals-web-map-whole = Ganze Karte und Titel
royals-web-map-further = { $side ->
    [west] Weiter nach Westen
    [east] Weiter nach Osten
    [north] Weiter nach Norden
   *[south] Weiter nach Süden
}
royals-web-map-hidden = { $number } anderswo möglich

## Cities and positions

# Read aloud for a position's button.
royals-web-position = { $city }, { $title }, { $state ->
    [vacant] frei
    [mine] von dir besetzt
   *[held] besetzt von { $holder }
}, kostet { $number ->
    [one] 1 Länderkarte { $card }
   *[other] { $number } Länderkarten { $card }
}{ $intrigue ->
    [0] { "" }
    [one] { " " }und 1 Intrigenkarte
   *[other] { " " }und { $intrigue } Intrigenkarten
}, Einfluss { $influence }{ $can ->
    [yes] , möglich
    [no] , nicht möglich
   *[none] { "" }
}
royals-web-position-cost = Kostet { $number ->
    [one] 1 Länderkarte { $card }
   *[other] { $number } Länderkarten { $card }
}; Einfluss { $influence }.
royals-web-position-holder = { $state ->
    [vacant] Frei.
    [mine] Von dir besetzt.
   *[held] Besetzt von { $holder }.
}
royals-web-city-bonus = { $city }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $state ->
    [free] { " " }für das erste Haus dort
    [covered] , vergeben
   *[taken] , vergeben an { $holder }
}
royals-web-cathedral = { $nobles ->
    [0] { $city }: keine verdrängten Adeligen
   *[other] { $city }, verdrängte Adelige: { $nobles }
}

## Countries, periods, titles, Noble Houses

royals-web-influence = { $card }, Einfluss: { $houses }
royals-web-country-bonus = { $card }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $state ->
    [free] { " " }für einen Adeligen in jeder Stadt
    [covered] , vergeben
   *[taken] , vergeben an { $holder }
}
royals-web-periods = Epochenmarker nach Jahr und Land: hoch und niedrig
royals-web-period-ending = Die Epoche endet mit diesem Zug, die letzte mit dieser Runde.
royals-web-period-bonus = { $year }, { $card }, { $rank ->
    [0] Platz 1
   *[other] Platz 2
}: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $state ->
    [free] { "" }
    [gone] , an niemanden vergeben
    [covered] , vergeben
   *[taken] , vergeben an { $holder }
}
royals-web-titles = Titelmarker
royals-web-title-marker = { $title }: am Ende { $full ->
    [one] 1 Punkt
   *[other] { $full } Punkte
} für die meisten Adeligen, je { $half } für zwei Häuser gleichauf. { $nobles }. { $leaders ->
    [0] Niemand bekäme ihn jetzt
    [one] { $holder } führt
   *[other] Gleichauf: { $holder }
}
royals-web-house = Adelshaus
royals-web-house-about = Für je einen Adeligen auf allen sieben Titeln
royals-web-house-bonus = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $state ->
    [free] { " " }für je einen Adeligen auf allen sieben Titeln
    [covered] , vergeben
   *[taken] , vergeben an { $holder }
}
royals-web-house-mine = { $number } von { $all }

## Row, piles, hand

royals-web-strip = Karten
royals-web-market = Karten zum Ziehen
royals-web-row = Offene Auslage
royals-web-row-card = Länderkarte { $card } in der Auslage
royals-web-pile = { $number ->
    [one] Stapel, 1 Länderkarte
   *[other] Stapel, { $number } Länderkarten
}
royals-web-intrigue-pile = { $number ->
    [one] Intrigenstapel, 1 Karte
   *[other] Intrigenstapel, { $number } Karten
}
royals-web-discards = { $number ->
    [one] Ablagestapel, 1 Länderkarte
   *[other] Ablagestapel, { $number } Länderkarten
}
royals-web-discards-intrigue = { $number ->
    [one] 1 Intrigenkarte: { $cards }
   *[other] { $number } Intrigenkarten: { $cards }
}
royals-web-discards-none = Noch wurde nichts abgelegt.
royals-web-possible = möglich
royals-web-not-now = Jetzt kann nichts gezogen werden.
royals-web-choose-first = Wähle zuerst mit den beiden Schaltflächen, was du ziehst.
royals-web-hand = Deine Hand: { $number ->
    [one] 1 Länderkarte
   *[other] { $number } Länderkarten
}, { $intrigue ->
    [one] 1 Intrigenkarte
   *[other] { $intrigue } Intrigenkarten
}
royals-web-hand-group = { $number ->
    [one] { $card }: 1 Karte
   *[other] { $card }: { $number } Karten
}
royals-web-hand-empty = Keine Länderkarten
royals-web-hand-pay = { $card }, { $state ->
    [in] bezahlt
   *[out] behalten
}{ $can ->
    [yes] , änderbar
   *[no] { "" }
}
royals-web-limits = Handkartenlimit am Ende des Zuges: { $number ->
    [one] 1 Länderkarte
   *[other] { $number } Länderkarten
}, { $intrigue ->
    [one] 1 Intrigenkarte
   *[other] { $intrigue } Intrigenkarten
}
royals-web-nobles-left = { $number ->
    [one] noch 1 Adeliger
   *[other] noch { $number } Adelige
}

## What is asked

royals-web-ask-choose-draw = Du bist am Zug: Was ziehst du?
royals-web-ask-draw = Du bist am Zug: Ziehe { $country ->
    [0] { $intrigue ->
        [one] 1 Intrigenkarte
       *[other] { $intrigue } Intrigenkarten
    }
    [one] 1 Länderkarte{ $intrigue ->
        [0] { "" }
       *[other] { " " }und 1 Intrigenkarte
    }
   *[other] { $country } Länderkarten
}.
royals-web-ask-play = { $can ->
    [yes] Du bist am Zug: Besetze oder übernimm, was leuchtet, oder beende den Zug.
   *[no] Nichts kann besetzt oder übernommen werden; beende den Zug.
}
royals-web-ask-payment = { $number ->
    [one] Mit diesen Karten wird gezahlt.
   *[other] Mit diesen Karten wird gezahlt; wähle andere aus deiner Hand, um anders zu zahlen.
}
royals-web-ask-pay = Zahle für { $position }:
royals-web-ask-discard = Wirf ab bis auf { $number } Länderkarten und { $limit } Intrigenkarten.
royals-web-ask-other = { $holder } { $step ->
    [choose-draw] wählt, was gezogen wird
    [draw] zieht
    [play] setzt Adelige ein
    [pay] zahlt
    [discard] wirft ab
   *[other] beendet den Zug
}
royals-web-draw-countries = Drei Länderkarten
royals-web-draw-intrigue = Eine Länderkarte und eine Intrigenkarte
royals-web-end-turn = Zug beenden
royals-web-note-possible = Zum Spielen auswählen.

## Paying

royals-web-payment = Zahlung
royals-web-payment-brings = { $points ->
    [0] Einfluss { $influence }
    [one] Einfluss { $influence }, 1 Punkt
   *[other] Einfluss { $influence }, { $points } Punkte
}
royals-web-payment-ways = { $number ->
    [one] 1 Zahlungsmöglichkeit
   *[other] { $number } Zahlungsmöglichkeiten
}{ $wild ->
    [0] { "" }
    [one] ; 1 Karte zählt als Joker
   *[other] ; { $wild } Karten zählen als Joker
}
royals-web-confirm = Zahlen und einsetzen
royals-web-cancel = Abbrechen

## The box, before somebody sits down at it

royals-web-game = Royals
royals-web-about = Schicke deine Adeligen an die Höfe Europas, übernimm, was andere halten, und sei dort vorn, wo es zählt.
royals-web-facts = { $least } bis { $most } Personen, etwa eine Stunde

## What is to be done, in the bar

royals-web-step-set-out = die Karten werden ausgelegt
royals-web-step-choose-draw = wählen, was gezogen wird
royals-web-step-draw = { $number ->
    [one] eine Länderkarte ziehen
   *[other] { $number } Länderkarten ziehen
}
royals-web-step-draw-both = eine Länderkarte und eine Intrigenkarte ziehen
royals-web-step-draw-intrigue = eine Intrigenkarte ziehen
royals-web-step-deal-country-card = eine Karte wird gezogen
royals-web-step-deal-intrigue-card = eine Karte wird gezogen
royals-web-step-play = besetzen, übernehmen oder den Zug beenden
royals-web-step-pay = zahlen für { $position }
royals-web-step-discard = bis zum Handkartenlimit abwerfen
royals-web-step-refill = die Auslage wird aufgefüllt
royals-web-step-over = das Spiel ist aus

## How it is played, in the help

royals-web-how = Royals in fünf Sätzen
royals-web-how-1 = In deinem Zug ziehst du entweder drei Länderkarten oder eine Länderkarte und eine Intrigenkarte; in deinem ersten Zug meist weniger, und nur Länderkarten.
royals-web-how-2 = Dann besetzt du Positionen, die Porträts in den Städten, mit Karten ihres Landes; reichen diese nicht, ersetzen drei beliebige Länderkarten eine passende.
royals-web-how-3 = Was ein anderes Haus hält, übernimmst du zum selben Preis und mit einer Intrigenkarte; der verdrängte Adelige kommt { $field ->
    [cross-field] auf das Stadtfeld mit dem Kreuzsymbol
   *[cathedral] in die Kathedrale
} und zählt dort noch für den Landbonus.
royals-web-how-4 = Wer als Erster eine Position in einer Stadt besetzt, erhält sofort den Stadtbonus; wer in jeder Stadt eines Landes oder auf allen sieben Titelmarkern steht, erhält den höchsten noch freien Land- oder Adelshausbonus.
royals-web-how-5 = { $ends ->
    [row-cannot-be-refilled] Kann die Auslage am Ende eines Zuges nicht aufgefüllt werden
   *[pile-runs-out] Ist der Stapel aufgebraucht
}, punkten die Häuser mit dem meisten Einfluss in jedem Land; nach drei Epochen werden die Titel gewertet, und die meisten Punkte gewinnen.

## What is chosen before a game

royals-web-setup-edition = Ausgabe
royals-web-setup-edition-2016 = Überarbeitete Ausgabe: Eine Epoche endet, wenn der Stapel aufgebraucht ist.
royals-web-setup-edition-2014 = Erste Ausgabe: Eine Epoche endet, wenn die Auslage nicht mehr aufgefüllt werden kann.
royals-web-setup-row = Offene Karten
royals-web-setup-board = Eigener Spielplan
royals-web-setup-board-choose = Datei wählen
royals-web-setup-board-remove = Auf dem gedruckten Spielplan spielen
royals-web-setup-board-empty = { $file } ist leer.
royals-web-setup-board-large = { $file } ist zu groß für einen Spielplan.
royals-web-setup-board-binary = { $file } ist keine Textdatei.
royals-web-setup-board-lacks = { $file } ist keine Spielplandatei: „{ $part }“ fehlt darin.

## What is set, in short, for lists

royals-web-told-edition = Ausgabe { $year }
royals-web-told-row = { $number } offene Karten
royals-web-told-board = eigener Spielplan

## How far the game is, in the bar

royals-web-bar-periods = Epochen
royals-web-bar-pile = Stapel { $number }
royals-web-bar-pile-hint = { $ends ->
    [row-cannot-be-refilled] Kann die Auslage am Ende eines Zuges nicht vom Stapel aufgefüllt werden, endet die Epoche.
   *[pile-runs-out] Ist der Stapel der Länderkarten aufgebraucht, endet die Epoche.
}
royals-web-bar-period-past = beendet

## What a seat has at hand

royals-web-held-hand = Länderkarten auf der Hand
royals-web-held-intrigue = Intrigenkarten auf der Hand
royals-web-held-nobles = Übrige Adelige

## Headings and short lines of the score sheet

royals-web-sheet-bonus-city = Städte
royals-web-sheet-bonus-country = Länder
royals-web-sheet-bonus-house = Adelshaus
royals-web-sheet-period = Epoche { $year }
royals-web-sheet-titles = Titel
royals-web-sheet-first = { $place }, Platz 1
royals-web-sheet-second = { $place }, Platz 2
royals-web-sheet-half = { $place }, halb
