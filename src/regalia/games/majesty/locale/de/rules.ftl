### Majesty in German: what the game log says of an event, and what a player is told of a move that is refused.
### Every key of regalia.games.majesty.keys has one message, '.' and '_' written as '-'.
###
### Names come from names.ftl: $card, $person and $place, a building, with their forms ($card-acc, $place-in); in reveal
### and take $place is the place in the market, counted from its cheap end. $card-id and $place-id are the names as the
### rules write them. $seat and $other are players: their gender is not known. Points lost are negative.

## Why a move is not possible

# Not the move that is asked for.
majesty-refused-not-now = Das geht jetzt nicht; wähle einen der möglichen Züge.

# Taking a card.
majesty-refused-no-card = An dieser Stelle der Auslage liegt keine Karte; wähle eine, die offen liegt.
majesty-refused-not-split = Nur eine geteilte Karte bietet eine zweite Person; nimm diese als die Person, die sie zeigt.
majesty-refused-workers = Eine Karte kostet einen Arbeiter für jede Karte vor ihr; nimm eine, für die deine Arbeiter reichen (die erste ist kostenlos).

# Exchanging in the Castle.
majesty-refused-exchange-limit = Ein Tausch gegen Arbeiter endet bei fünf, denn so viele Plätze hat die Arbeiterkarte; wähle höchstens fünf oder behalte die, die du schon hast.
majesty-refused-exchange-points = Jeder Arbeiter kostet einen Punkt, und die Punkte können nicht unter null fallen; tausche nicht mehr, als du hast.

## What happened

# The market. Taking a card costs $number workers.
majesty-reveal = Neu in der Auslage: { $card }.
majesty-take = { $number ->
    [0] { $seat } nimmt kostenlos { $card-acc } aus der Auslage.
    [one] { $seat } nimmt { $card-acc } aus der Auslage und zahlt 1 Arbeiter.
   *[other] { $seat } nimmt { $card-acc } aus der Auslage und zahlt { $number } Arbeiter.
}
majesty-take-workers = { $number ->
    [one] { $seat } erhält 1 Arbeiter, der auf { $card-dat } lag.
   *[other] { $seat } erhält { $number } Arbeiter, die auf { $card-dat } lagen.
}
majesty-place = { $seat } legt { $card-acc } { $place-into }.

# Healing and attacking. In an attack $other is the attacker.
majesty-heal = { $seat } heilt { $card-acc } und legt die Karte zurück { $place-into }.
majesty-attack-wounded = { $other } greift { $seat } an und verwundet { $card-acc } { $place-in }; die Karte kommt ins Lazarett.
majesty-attack-repelled = { $seat } hat genug Wachen und wehrt den Angriff von { $other } ab.
majesty-attack-nobody = { $other } greift { $seat } an, aber niemand kann verwundet werden.

# $number is the workers gained, at most five (M2); below zero, workers were given for $points points.
majesty-exchange = { $number ->
    [0] { $seat } tauscht nichts.
    [1] { $seat } tauscht 1 Punkt gegen 1 Arbeiter.
    [2] { $seat } tauscht 2 Punkte gegen 2 Arbeiter.
    [3] { $seat } tauscht 3 Punkte gegen 3 Arbeiter.
    [4] { $seat } tauscht 4 Punkte gegen 4 Arbeiter.
    [5] { $seat } tauscht 5 Punkte gegen 5 Arbeiter.
    [-1] { $seat } tauscht 1 Arbeiter gegen 1 Punkt.
   *[other] { $seat } tauscht { $points } Arbeiter gegen { $points } Punkte.
}

# What a building brings. "All with" names the person of the only side of that building that has such an effect.
majesty-building-points = { $points ->
    [one] { $seat } erhält { $place-in } 1 Punkt: { majesty-reckoned }.
   *[other] { $seat } erhält { $place-in } { $points } Punkte: { majesty-reckoned }.
}
majesty-building-workers = { $seat } erhält { $place-in } { $number } Arbeiter.
majesty-building-largest = { $points ->
    [one] { $seat } erhält { $place-in } 1 Punkt: { majesty-reckoned-largest }.
   *[other] { $seat } erhält { $place-in } { $points } Punkte: { majesty-reckoned-largest }.
}
majesty-building-both = { $points ->
    [one] { $seat } hat einen Wirt und eine Adelige und erhält 1 Punkt durch { $place-acc }.
   *[other] { $seat } hat einen Wirt und eine Adelige und erhält { $points } Punkte durch { $place-acc }.
}
majesty-building-all-with = { $seat } hat { $place-id ->
    [Mill] eine Hexe
    [Brewery] eine Müllerin
    [Guardhouse] einen Wirt
    [Inn] einen Brauer
   *[other] die passende Person
} und erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} durch { $place-acc }.

# The end of a turn.
majesty-workers-returned = { $number ->
    [one] { $seat } gibt 1 überzähligen Arbeiter für 1 Punkt ab.
   *[other] { $seat } gibt { $number } überzählige Arbeiter für { $points } Punkte ab.
}

# The end of the game.
majesty-end-wounded = { $seat }: { $points ->
    [one] { $signed } Punkt
   *[other] { $signed } Punkte
} für { $number ->
    [one] 1 verwundete Person
   *[other] { $number } verwundete Personen
}.
majesty-end-most-wounded = { $points ->
    [one] { $seat }: { $signed } Punkt für die meisten Verwundeten.
   *[other] { $seat }: { $signed } Punkte für die meisten Verwundeten.
}
majesty-end-variety = { $seat } erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für Personen in { $number ->
    [one] 1 Gebäude
   *[other] { $number } Gebäuden
}.
majesty-end-majority = { $points ->
    [one] { $seat } hat die meisten Personen { $place-in } ({ $number }) und erhält 1 Punkt.
   *[other] { $seat } hat die meisten Personen { $place-in } ({ $number }) und erhält { $points } Punkte.
}
majesty-end = { $number ->
    [one] { $seat } beendet das Spiel mit { $number } Punkt.
   *[other] { $seat } beendet das Spiel mit { $number } Punkten.
}

# What a move does, told before it is played. Only a split card, which has two names, is taken "as" somebody.
majesty-move-take = Nimm { $card-acc } { $price ->
        [0] kostenlos
        [one] für 1 Arbeiter
       *[other] für { $price } Arbeiter
    } und lege die Karte { $card-id ->
        [Miller] { "" }
        [Brewer] { "" }
        [Witch] { "" }
        [Guard] { "" }
        [Knight] { "" }
        [Innkeeper] { "" }
        [Noble] { "" }
       *[other] als { $person }{ " " }
    }{ $building-into }{ $found ->
        [0] .
        [one] ; du erhältst auch den Arbeiter, der darauf liegt.
       *[other] ; du erhältst auch die { $found } Arbeiter, die darauf liegen.
    }
majesty-move-heal = Heile { $card-acc } und lege die Karte zurück { $building-into }.
majesty-move-exchange = { $given ->
        [0] Tausche nichts.
       *[other] { $gained ->
            [-1] Tausche 1 Arbeiter gegen 1 Punkt.
            [1] Tausche 1 Punkt gegen 1 Arbeiter.
            [2] Tausche 2 Punkte gegen 2 Arbeiter.
            [3] Tausche 3 Punkte gegen 3 Arbeiter.
            [4] Tausche 4 Punkte gegen 4 Arbeiter.
            [5] Tausche 5 Punkte gegen 5 Arbeiter.
           *[other] Tausche { $given } Arbeiter gegen { $given } Punkte.
        }
    }

# Lines of the score sheet.
majesty-sheet-building-points = { $place }
majesty-sheet-building-largest = { $place }, größtes Gebäude
majesty-sheet-building-both = { $place }, Wirt und Adelige
majesty-sheet-building-all-with = { $place }, { $place-id ->
    [Mill] alle mit Hexe
    [Brewery] alle mit Müllerin
    [Guardhouse] alle mit Wirt
    [Inn] alle mit Brauer
   *[other] alle mit passender Person
}
majesty-sheet-exchange = Tausch von Punkten und Arbeitern
majesty-sheet-workers-returned = Überzählige Arbeiter
majesty-sheet-end-wounded = Verwundete
majesty-sheet-end-most-wounded = Meiste Verwundete
majesty-sheet-end-variety = Vielfalt
majesty-sheet-end-majority = Mehrheit, { $place }
