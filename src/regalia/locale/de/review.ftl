### The page of a review in German. $seat is a player's name, $move a move or a card that came, $number a step,
### $round a round, $rank a place in the list of the biggest mistakes. Chances and changes come ready to be shown.
### What stands between two stars is set apart on the page: a word in bold, or a link.

## Figures

review-percent = { $bound ->
    [below] <{ NUMBER($share, style: "percent") }
    [above] >{ NUMBER($share, style: "percent") }
   *[none] { NUMBER($share, style: "percent") }
}
review-percent-exact = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-change = { $sign ->
    [plus] +
    [minus] −
   *[none] { "" }
}{ NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-points-change = { $sign ->
    [plus] +
    [minus] −
   *[none] { "" }
}{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte
review-day = { DATETIME($date, dateStyle: "long") }

## The heading

review-title = { $game }: { $names }: Rückblick
review-over = Eine Partie im Rückblick
review-players = { $value } Personen
review-result-open = Nicht beendet: Der Rückblick reicht so weit wie die Partie.
review-result-won = { $seat } gewinnt mit { $points }.
review-result-shared = { $others } und { $last } teilen sich den Sieg, { $points }.

## The curve

review-curve = Siegchancen
review-slider = Schritt der Partie
# $seals: how many mistakes a seal marks.
review-axis-period = Die Jahreszahlen stehen am Ende der Epochen{ $seals ->
    [0] .
   *[other] ; jedes Siegel zeigt einen der größten Fehler.
}
review-axis-round = Die Zahlen sind die Runden{ $seals ->
    [0] .
   *[other] ; jedes Siegel zeigt einen der größten Fehler.
}
review-axis-none = Jedes Siegel zeigt einen der größten Fehler.
review-seal = Fehler { $rank }, Schritt { $number }: { $seat }, { $move }
review-hint = Berühre die Kurve oder zeige darauf; die Pfeiltasten führen an ihr entlang.
review-before = Vor dem ersten Schritt
review-step = Schritt { $number } · { $seat }: { $move }
# In the place of a player's name.
review-actor-chance = Zufall
review-table = Die Kurve als Tabelle
review-at = Zeitpunkt
review-at-start = Beginn
review-at-period = Ende der Epoche { $name }
review-at-round = Beginn der Runde { $name }
review-at-end = Ende
review-at-last = letzter Schritt

## The seats

review-seats = Glück und Können
review-seats-hint = In Teilen eines Sieges: was der Zufall gab oder nahm, und was die eigenen Züge verschenkt haben.
review-seat = Name
review-won = Sieg
review-points = Punkte
review-luck = Glück
review-skill = Können
review-decisions = Entschei{ "\u00AD" }dungen
review-count-blunder = Patzer
review-count-mistake = Fehler
review-count-inaccuracy = Ungenauig{ "\u00AD" }keiten

## The biggest mistakes

review-mistakes = Die größten Fehler
review-mistakes-none = Keine: Kein Zug hat ein Fünfzigstel eines Sieges oder mehr verschenkt.
review-played = Gespielt:
review-better = Besser:
review-when = { $kind ->
    [blunder] Patzer
    [mistake] Fehler
   *[inaccuracy] Ungenauigkeit
} in *Schritt { $number }*, Runde{ "\u00A0" }{ $round }

## Every step

review-steps = Alle Schritte
review-steps-all = { $number ->
    [one] { $number } Schritt mit den Siegchancen danach
   *[other] { $number } Schritte mit den Siegchancen danach
}
review-steps-number = Schritt
review-steps-who = Wer
review-steps-what = Was
review-steps-remark = Bemerkung
review-remark-forced = kein anderer Zug möglich
review-remark-luck = Glück { $change } für { $seat }
review-remark-loss = { $kind ->
    [blunder] Patzer { $change }
    [mistake] Fehler { $change }
    [inaccuracy] Ungenauigkeit { $change }
   *[none] { $loss } verschenkt
}; besser: { $move }

## What the figures mean

review-figures = Was die Zahlen bedeuten
review-figures-chance = Eine *Siegchance* ist der Anteil der Partien, die von dort aus gewonnen würden.
review-figures-curve = Die Kurve kennt alle Hände, aber nicht die Karten, die noch kommen{ $finished ->
    [yes] , und endet so, wie die Partie ausging.
   *[no] .
}
review-figures-decision = Jede *Entscheidung* wurde von der Stufe { $level } in { $worlds } gedachten Welten beurteilt, nur mit dem, was an diesem Platz bekannt sein konnte.
review-figures-loss = Was ein Zug *verschenkt*, ist die Siegchance des besten Zuges weniger seine eigene: ab { $inaccuracy } eines Sieges eine Ungenauigkeit, ab { $mistake } ein Fehler, ab { $blunder } ein Patzer.
review-figures-luck = *Glück* ist, um wie viel besser die gezogene Karte war als der Durchschnitt aller, die hätten kommen können, zusammengezählt; über viele Partien hebt es sich auf.
review-figures-skill = *Können* zählt zusammen, was die eigenen Züge verschenkt haben.
review-figures-limits = All das sind Schätzungen eines starken Bots, nicht die Wahrheit.
