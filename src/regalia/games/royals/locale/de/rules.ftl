### Royals in German: what the game log says of an event, and what a player is told of a move that is refused.
### Every key of regalia.games.royals.keys has one message, '.' and '_' written as '-'.
###
### Names come from names.ftl: $place, $card, $city, $title, with their forms ($title-acc). $card-id is the name as the
### rules write it; "hidden" is a card the reader may not see. $seat and $other are houses: their gender is not known.
### $number and $points are numbers, $year is the year of a period. A city may be one that names.ftl does not have.

## Why a move is not possible

# Not the move that is asked for.
royals-refused-not-now = Das geht jetzt nicht; wähle einen der möglichen Züge.

# Claiming and taking over.
royals-refused-no-position = Diese Stadt hat nur eine Position; wähle diese.
royals-refused-own-position = Ein Haus kann keine Position übernehmen, die es selbst hält; wähle eine freie oder eine, die ein anderes Haus hält.
royals-refused-too-few-nobles = Ein Haus, das weniger als zwei Adelige übrig hat, kann weder besetzen noch übernehmen; beende stattdessen den Zug.
royals-refused-too-few-cards = Diese Position kostet mehr, als deine Hand hergibt: Für jede fällige Karte brauchst du eine ihres Landes oder, wenn diese nicht reichen, drei beliebige Länderkarten.
royals-refused-too-few-intrigue = Eine Übernahme kostet zusätzlich eine Intrigenkarte, die das Land zeigt, bei einem König zwei; reichen diese nicht, ersetzen je zwei beliebige Intrigenkarten eine.

# Drawing.
royals-refused-not-in-row = In der offenen Auslage liegt keine Karte dieses Landes; nimm eine, die dort liegt, oder ziehe verdeckt, solange der Stapel reicht.
royals-refused-no-country-draw = Die Länderkarten dieses Zuges hast du schon gezogen; ziehe jetzt die Intrigenkarte.
royals-refused-no-intrigue-draw = Zu dem, was du in diesem Zug noch ziehst, gehört keine Intrigenkarte; ziehe eine Länderkarte.
royals-refused-pile-empty = Der Stapel ist leer, verdeckt ziehen geht nicht; nimm eine Karte aus der offenen Auslage.

# Paying.
royals-refused-pays-too-little = Mit so wenigen dieser Karten reicht der Rest der Hand nicht für die Zahlung; zahle mehr davon.
royals-refused-pays-too-much = Du kannst nicht mehr Karten zahlen, als fällig sind, und nicht mehr, als du auf der Hand hast; zahle weniger davon.

# Discarding at the end of the turn.
royals-refused-not-held = Nur Handkarten können abgeworfen werden; wähle eine, die du hast.
royals-refused-within-limit = Bei diesen Karten ist das Handkartenlimit von zwölf Länderkarten oder vier Intrigenkarten eingehalten; wirf Karten der anderen Art ab.

## What happened

# Cards turned up and drawn.
royals-row = Neu in der Auslage: { $card }.
royals-draw-countries = { $seat } entscheidet sich für drei Länderkarten.
royals-draw-intrigue = { $seat } entscheidet sich für eine Länderkarte und eine Intrigenkarte.
royals-draw-row = { $seat } nimmt eine Länderkarte { $card } aus der Auslage.
royals-draw-blind = { $card-id ->
    [hidden] { $seat } zieht verdeckt eine Länderkarte.
   *[other] { $seat } zieht verdeckt eine Länderkarte { $card }.
}
royals-draw-intrigue-card = { $card-id ->
    [hidden] { $seat } zieht eine Intrigenkarte.
   *[other] { $seat } zieht eine Intrigenkarte { $card }.
}

# Piles made anew.
royals-shuffle = { $number ->
    [one] Der Ablagestapel wird zum neuen Stapel (1 Länderkarte).
   *[other] Der Ablagestapel wird gemischt und zum neuen Stapel ({ $number } Länderkarten).
}
royals-shuffle-intrigue = { $number ->
    [one] Der Ablagestapel wird zum neuen Stapel (1 Intrigenkarte).
   *[other] Der Ablagestapel wird gemischt und zum neuen Stapel ({ $number } Intrigenkarten).
}

# Payments.
royals-pay-fitting = { $number ->
    [one] { $seat } zahlt 1 Länderkarte { $card }.
   *[other] { $seat } zahlt { $number } Länderkarten { $card }.
}
royals-pay-wild = { $number ->
    [one] { $seat } zahlt 1 Länderkarte { $card } nach der Jokerregel.
   *[other] { $seat } zahlt { $number } Länderkarten { $card } nach der Jokerregel.
}
royals-pay-intrigue = { $number ->
    [one] { $seat } zahlt 1 Intrigenkarte { $card }.
   *[other] { $seat } zahlt { $number } Intrigenkarten { $card }.
}
royals-pay-intrigue-wild = { $number ->
    [one] { $seat } zahlt 1 Intrigenkarte { $card } nach der Jokerregel.
   *[other] { $seat } zahlt { $number } Intrigenkarten { $card } nach der Jokerregel.
}

# Nobles placed and beaten.
royals-claim = { $seat } besetzt die Position { $title } in { $city }.
royals-take-over = { $seat } übernimmt von { $other } die Position { $title } in { $city }.
royals-beaten = { $seat } verliert die Position { $title } in { $city }; der verdrängte Adelige kommt { $field ->
    [cross-field] auf das Stadtfeld mit dem Kreuzsymbol
   *[cathedral] in die Kathedrale
}.

# Bonuses, taken at once. In the country bonus $number 0 is the high marker, 1 the low one.
royals-bonus-city = { $points ->
    [one] { $seat } ist das erste Haus in { $place } und erhält den Stadtbonus von 1 Punkt.
   *[other] { $seat } ist das erste Haus in { $place } und erhält den Stadtbonus von { $points } Punkten.
}
royals-bonus-country = { $place }: { $seat } hat in jeder Stadt einen Adeligen und erhält den { $number ->
    [0] hohen
   *[other] niedrigen
} Landbonus von { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.
royals-bonus-house = { $points ->
    [one] { $seat } hat Adelige auf allen sieben Titelmarkern und erhält einen Adelshausbonus von 1 Punkt.
   *[other] { $seat } hat Adelige auf allen sieben Titelmarkern und erhält einen Adelshausbonus von { $points } Punkten.
}

# The end of a turn.
royals-turn-end = { $seat } beendet den Zug.
royals-discard = { $seat } wirft eine Länderkarte { $card } ab.
royals-discard-intrigue = { $seat } wirft eine Intrigenkarte { $card } ab.

# The end of a period. $place is its year; in the not-awarded message $number 0 is the high marker, 1 the low one.
royals-period-ends = { $ends ->
    [row-cannot-be-refilled] Die Auslage kann nicht aufgefüllt werden
   *[pile-runs-out] Der Stapel der Länderkarten ist aufgebraucht
}: Mit diesem Zug endet die Epoche { $place }.
royals-period-last-round = { $ends ->
    [row-cannot-be-refilled] Die Auslage kann nicht aufgefüllt werden
   *[pile-runs-out] Der Stapel der Länderkarten ist aufgebraucht
}: Dies ist die letzte Runde der Epoche { $place } und des Spiels.
royals-period-first = { $points ->
    [one] { $place }, { $year }: { $seat } liegt auf Platz 1 und erhält den hohen Marker mit 1 Punkt.
   *[other] { $place }, { $year }: { $seat } liegt auf Platz 1 und erhält den hohen Marker mit { $points } Punkten.
}
royals-period-second = { $points ->
    [one] { $place }, { $year }: { $seat } liegt auf Platz 2 und erhält den niedrigen Marker mit 1 Punkt.
   *[other] { $place }, { $year }: { $seat } liegt auf Platz 2 und erhält den niedrigen Marker mit { $points } Punkten.
}
royals-period-tie-title = { $place }: { $seat } und { $other } haben gleich viel Einfluss; der höhere Titel entscheidet für { $seat }.
royals-period-tie-city = { $place }: { $seat } und { $other } haben gleich viel Einfluss und gleich hohe Titel; die wertvollere Stadt entscheidet für { $seat }.
royals-period-not-awarded = { $number ->
    [0] { $place }: Niemand erhält den hohen Marker; er kommt aus dem Spiel.
   *[other] { $place }: Niemand erhält den niedrigen Marker; er kommt aus dem Spiel.
}

# The end of the game. In the not-awarded message $number is how many houses were tied for the most nobles.
royals-title-full = { $points ->
    [one] { $seat } hat die meisten Adeligen auf dem Titelmarker { $place } und erhält ihn mit 1 Punkt.
   *[other] { $seat } hat die meisten Adeligen auf dem Titelmarker { $place } und erhält ihn mit { $points } Punkten.
}
royals-title-half = { $points ->
    [one] { $seat } hat gleichauf mit { $other } die meisten Adeligen auf dem Titelmarker { $place } und erhält die Hälfte mit 1 Punkt.
   *[other] { $seat } hat gleichauf mit { $other } die meisten Adeligen auf dem Titelmarker { $place } und erhält die Hälfte mit { $points } Punkten.
}
royals-title-not-awarded = { $number ->
    [0] Kein Haus hat einen Adeligen auf dem Titelmarker { $place }; niemand erhält ihn.
   *[other] { $number } Häuser haben gleichauf die meisten Adeligen auf dem Titelmarker { $place }; niemand erhält ihn.
}
royals-end = { $number ->
    [one] { $seat } beendet das Spiel mit { $number } Punkt.
   *[other] { $seat } beendet das Spiel mit { $number } Punkten.
}

# What a move does, told before it is played.
royals-move-draw-countries = Ziehe nur Länderkarten.
royals-move-draw-intrigue = Ziehe eine Länderkarte und eine Intrigenkarte.
royals-move-take = Nimm eine Länderkarte { $card } aus der offenen Auslage.
royals-move-blind = Ziehe verdeckt eine Länderkarte vom Stapel.
royals-move-intrigue = Ziehe eine Intrigenkarte.
royals-move-claim = Besetze die Position { $title } in { $city } für { $cost ->
        [one] 1 Länderkarte { $country }
       *[other] { $cost } Länderkarten { $country }
    }; das bringt { $influence ->
        [one] 1 Einflusspunkt
       *[other] { $influence } Einflusspunkte
    }.
royals-move-take-over = Übernimm von { $other } die Position { $title } in { $city } für { $cost ->
        [one] 1 Länderkarte { $country }
       *[other] { $cost } Länderkarten { $country }
    } und { $intrigue ->
        [one] 1 passende Intrigenkarte
       *[other] { $intrigue } passende Intrigenkarten
    }; das bringt { $influence ->
        [one] 1 Einflusspunkt
       *[other] { $influence } Einflusspunkte
    }.
royals-move-end-turn = Spiele in diesem Zug keine Karten mehr aus.
royals-move-fitting = { $number ->
        [0] Zahle keine Länderkarte { $card } als passend, sondern alles nach der Jokerregel.
        [one] Zahle 1 passende Länderkarte { $card }, den Rest nach der Jokerregel.
       *[other] Zahle { $number } passende Länderkarten { $card }, den Rest nach der Jokerregel.
    }
royals-move-wild = { $number ->
        [0] Zahle keine Länderkarte { $card } nach der Jokerregel.
        [one] Zahle 1 Länderkarte { $card } nach der Jokerregel.
       *[other] Zahle { $number } Länderkarten { $card } nach der Jokerregel.
    }
royals-move-fitting-intrigue = { $number ->
        [0] Zahle keine Intrigenkarte als passend, sondern alle nach der Jokerregel.
        [one] Zahle 1 passende Intrigenkarte, den Rest nach der Jokerregel.
       *[other] Zahle { $number } passende Intrigenkarten, den Rest nach der Jokerregel.
    }
royals-move-fitting-pair = { $number ->
        [0] Zahle keine Intrigenkarte { $card } als passend.
        [one] Zahle 1 Intrigenkarte { $card } als passend.
       *[other] Zahle { $number } Intrigenkarten { $card } als passend.
    }
royals-move-wild-pair = { $number ->
        [0] Zahle keine Intrigenkarte { $card } nach der Jokerregel.
        [one] Zahle 1 Intrigenkarte { $card } nach der Jokerregel.
       *[other] Zahle { $number } Intrigenkarten { $card } nach der Jokerregel.
    }
royals-move-discard = Wirf eine Länderkarte { $card } ab.
royals-move-discard-intrigue = Wirf eine Intrigenkarte { $card } ab.

# Lines of the score sheet.
royals-sheet-bonus-city = Stadtbonus { $place }
royals-sheet-bonus-country = Landbonus { $place }
royals-sheet-bonus-house = Adelshausbonus
royals-sheet-period-first = { $year } { $place }, Platz 1
royals-sheet-period-second = { $year } { $place }, Platz 2
royals-sheet-title-full = Titel { $place }
royals-sheet-title-half = Titel { $place }, halb
