### The Majesty table in the browser, in German: labels, notes and questions that are not told by the game itself.
### $person, $card and $place come from names.ftl; $people is a list of names; $number, $points and $left are numbers.

## Places of the table

majesty-web-market = Auslage, von teuer nach günstig
majesty-web-others = Andere Reiche
majesty-web-realm-of = Reich von { $seat }
majesty-web-free = kostenlos
majesty-web-side = Seite { $side }
majesty-web-side-letter = { $side }
majesty-web-wounded = Verwundete

## The deck

majesty-web-deck = { $left ->
    [0] Der Stapel ist leer
    [one] Noch 1 Karte im Stapel
   *[other] Noch { $left } Karten im Stapel
}
majesty-web-deck-label = { $left ->
    [0] Der Stapel ist leer
    [one] Noch 1 Karte im Stapel
   *[other] Noch { $left } Karten im Stapel
}: { $upper } der Stufe 1, dann { $lower } der Stufe 2
majesty-web-tier = Stufe { $tier }: { $left } im Stapel, aus den { $unseen } noch nicht gesehenen

## A card of the market. $number is its place counted from the cheap end, $cost its price, $found the workers on it.

majesty-web-card-label = { $person }, { $number ->
    [1] erste
    [2] zweite
    [3] dritte
    [4] vierte
    [5] fünfte
   *[other] sechste
} Karte, { $cost ->
    [0] kostenlos
   *[other] kostet { $cost } Arbeiter
}{ $found ->
    [0] { "" }
    [one] , 1 Arbeiter liegt darauf
   *[other] , { $found } Arbeiter liegen darauf
}, { $can ->
    [yes] möglich
    [no] nicht möglich
   *[other] jetzt nicht
}
majesty-web-half-label = { $person } der geteilten Karte { $card }, { $number ->
    [1] erste
    [2] zweite
    [3] dritte
    [4] vierte
    [5] fünfte
   *[other] sechste
} Karte, { $cost ->
    [0] kostenlos
   *[other] kostet { $cost } Arbeiter
}{ $found ->
    [0] { "" }
    [one] , 1 Arbeiter liegt darauf
   *[other] , { $found } Arbeiter liegen darauf
}, { $can ->
    [yes] möglich
    [no] nicht möglich
   *[other] jetzt nicht
}
majesty-web-card-lead = { $person }: { $cost ->
    [0] kostenlos
   *[other] kostet { $cost } Arbeiter
}{ $found ->
    [0] { "" }
    [one] , 1 Arbeiter liegt darauf
   *[other] , { $found } Arbeiter liegen darauf
}.

## Realms

majesty-web-building-label = { $place }, Seite { $side }: { $number ->
    [0] niemand
    [one] 1 Karte
   *[other] { $number } Karten
}{ $value ->
    [0] { "" }
    [one] , am Ende { $value } Punkt für die meisten
   *[other] , am Ende { $value } Punkte für die meisten
}{ $leads ->
    [alone] , derzeit die meisten
    [tied] , derzeit die meisten, gleichauf
   *[no] { "" }
}
majesty-web-door-label = { $place } { $number }{ $leads ->
    [yes] { " " }(die meisten)
   *[no] { "" }
}
majesty-web-points-and-workers = { $known ->
    [yes] { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
   *[no] Punkte verdeckt
}, { $workers } Arbeiter
majesty-web-change = { $watched ->
    [yes] { $change } in der letzten Runde
   *[no] { $change } seit Beginn deines letzten Zuges
}
majesty-web-turn = am Zug
majesty-web-your-turn = du bist am Zug
majesty-web-forced = Dein letzter Zug war der einzig mögliche und wurde für dich gemacht.
majesty-web-won = Sieg
majesty-web-variety = { $number }² = { $points }
majesty-web-variety-told = { $number ->
    [one] Vielfalt am Ende: Personen in 1 Gebäude, im Quadrat, bringen { $points } Punkt
   *[other] Vielfalt am Ende: Personen in { $number } Gebäuden, im Quadrat, bringen { $points } Punkte
}
majesty-web-back = ‹ mein Reich

## What a building does

majesty-web-does-heal = Heilen: Die oberste Karte deines Lazaretts kehrt in ihr Gebäude zurück.
majesty-web-does-attack = Angriff: Jedes Reich mit weniger Wachen, als du Soldaten hast, verliert seine Karte ganz links an sein Lazarett.
majesty-web-does-exchange = Tausche Punkte und Arbeiter, eins zu eins.
majesty-web-does-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} je Karte: { $people }
majesty-web-does-workers = { $number } Arbeiter je Karte: { $people }
majesty-web-does-wounded = Am Spielende { $points ->
    [one] { $signed } Punkt
   *[other] { $signed } Punkte
} für jede verwundete Person
majesty-web-does-largest = Je { $person } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mal die Personenzahl deines größten Gebäudes
majesty-web-does-both = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, wenn du beides hast: { $people }
majesty-web-does-all = Wer mindestens { $person-a } hat, erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
majesty-web-majority = Punkte am Ende für die meisten Personen hier; bei Gleichstand für alle gleichauf
majesty-web-most-wounded = Punkte am Ende für die meisten Verwundeten; bei Gleichstand für alle gleichauf

## Moves

majesty-web-choose = Wähle es aus und bestätige dann.
majesty-web-confirm = Bestätigen
majesty-web-confirm-take = Nehmen
majesty-web-then-exchange = Dann tauschst du, und erst danach erhältst du die Punkte.
majesty-web-then-heal = Dann wählst du, wohin die verwundete Person zurückkehrt, und erst danach erhältst du die Punkte.
majesty-web-advised = empfohlen
majesty-web-share = Siegchance: { $share } %
majesty-web-heal-question = Wohin kommt die geheilte Person?
majesty-web-heal-label = Als { $person } { $place-into } heilen: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
majesty-web-exchange-question = Punkte und Arbeiter tauschen?
majesty-web-exchange-label = { $number ->
    [0] Nichts tauschen
   *[other] { $workers } Arbeiter
}, { $can ->
    [yes] Punkte insgesamt: { $points }
   *[no] nicht möglich
}

## The box, before somebody sits down at it

majesty-web-game = Majesty
majesty-web-about = Rufe zwölf Personen in dein Reich, Karte für Karte, und lass jedes Gebäude Gewinn bringen.
majesty-web-facts = { $least } bis { $most } Personen, etwa eine halbe Stunde

## What is to be done, in the bar

majesty-web-step-reveal = eine Karte wird aufgedeckt
majesty-web-step-take = eine Karte nehmen
majesty-web-step-heal = wählen, wohin die geheilte Person kommt
majesty-web-step-exchange = Punkte und Arbeiter tauschen
majesty-web-step-over = das Spiel ist aus

## How it is played, in the help

majesty-web-how = Majesty in fünf Sätzen
majesty-web-how-1 = In deinem Zug nimmst du eine Karte aus der Auslage: Die erste ist kostenlos; für eine andere legst du auf jede Karte davor einen deiner Arbeiter.
majesty-web-how-2 = Arbeiter auf der genommenen Karte gehören dir; was über fünf hinausgeht, wird zu Punkten.
majesty-web-how-3 = Die Person kommt in das Gebäude ihrer Art, und dieses bringt Punkte, Arbeiter oder etwas Besonderes.
majesty-web-how-4 = Soldaten greifen an: Wer weniger Wachen hat, als das angreifende Reich Soldaten hat, verliert seine Karte ganz links ans Lazarett; Hexen heilen.
majesty-web-how-5 = Nach zwölf Karten für alle zählen Vielfalt, Mehrheiten und Verwundete; die meisten Punkte gewinnen.

## What is chosen before a game

majesty-web-setup-sides = Gebäude
majesty-web-setup-sides-a = Alle A
majesty-web-setup-sides-b = Alle B
majesty-web-setup-sides-mixed = Gemischt
majesty-web-setup-sides-each = Seite jedes Gebäudes
majesty-web-setup-deck = Kartenstapel
majesty-web-setup-deck-tiers = Zwei Stufen
majesty-web-setup-deck-whole = Alle Karten

## What is set, in short, for lists

majesty-web-told-sides-a = alle Gebäude A
majesty-web-told-sides-b = alle Gebäude B
majesty-web-told-sides-mixed = gemischte Gebäude
majesty-web-told-deck = alle Karten

## How far the game is, in the bar

majesty-web-bar-card = Zug { $number } von { $all }
majesty-web-bar-deck = Stapel { $number }
majesty-web-bar-deck-then = { $number ->
    [one] 1 Karte im Stapel
   *[other] { $number } Karten im Stapel
}; Stufe 2 beginnt nach { $upper }

## What a seat has at hand

majesty-web-held-workers = Arbeiter
majesty-web-held-people = Personen im Reich
majesty-web-held-wounded = Verwundete

## Headings and short lines of the score sheet

majesty-web-sheet-buildings = Gebäude
majesty-web-sheet-workers = Arbeiter
majesty-web-sheet-end = Spielende
