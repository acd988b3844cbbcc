### What the Majesty table explains when asked, and tells before a move is played, in German.
### $person, $card and $place come from names.ftl; $seat and $other are players; $points with a sign is text.

## Areas that keys jump to

majesty-web-area-realm = Dein Reich
majesty-web-area-market = Auslage
majesty-web-area-others = Andere Reiche
majesty-web-area-confirm = Bestätigen

## What a move would bring

majesty-web-you = du
majesty-web-sees-workers = Arbeiter: { $sum } = { $after }
majesty-web-sees-end = am Ende, wenn es so bleibt
majesty-web-sees-points = { $place }: { $sum } = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
majesty-web-sees-earned = { $place }: { $number } Arbeiter
majesty-web-sees-both = { $place }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für beide Personen zusammen
majesty-web-sees-all = { $place }, alle mit { $person }: { $seats }
majesty-web-sees-heal = { $card } wird geheilt und kehrt zurück: { $place }
majesty-web-sees-wounded = { $seat }: { $knights ->
    [one] 1 Soldat
   *[other] { $knights } Soldaten
} gegen { $guards ->
    [one] 1 Wache
   *[other] { $guards } Wachen
}, verliert { $card-acc }
majesty-web-sees-repelled = { $seat }: { $knights ->
    [one] 1 Soldat
   *[other] { $knights } Soldaten
} gegen { $guards ->
    [one] 1 Wache
   *[other] { $guards } Wachen
}, abgewehrt
majesty-web-sees-nobody = { $seat }: niemand zu verwunden
majesty-web-sees-returned = { $number ->
    [one] 1 überzähliger Arbeiter geht zurück
   *[other] { $number } überzählige Arbeiter gehen zurück
}: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
majesty-web-sees-final = Schlusswertung: { $points }
majesty-web-sees-answer = Geheilt als { $person } ({ $place }): { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
majesty-web-sees-variety = Vielfalt { $before }² → { $after }²: am Ende { $points }
majesty-web-sees-variety-of = { $seat }: Vielfalt { $before }² → { $after }², am Ende { $points }
majesty-web-sees-lead-mine-won = { $place }: Du hast die meisten, am Ende { $points }
majesty-web-sees-lead-mine-shared = { $place }: Du hast mit anderen die meisten, am Ende { $points }
majesty-web-sees-lead-mine-lost = { $place }: Du hast nicht mehr die meisten, am Ende { $points }
majesty-web-sees-lead-theirs-won = { $place }: { $seat } hat die meisten, am Ende { $points }
majesty-web-sees-lead-theirs-shared = { $place }: { $seat } hat mit anderen die meisten, am Ende { $points }
majesty-web-sees-lead-theirs-lost = { $place }: { $seat } hat nicht mehr die meisten, am Ende { $points }

## What numbers and signs are

majesty-web-note-points-title = Punkte von { $seat }: { $points }
majesty-web-note-points = Die große Zahl sind Punkte. Wer am Ende die meisten hat, gewinnt.
majesty-web-note-points-hidden = Die Punkte bleiben bis zum Spielende verdeckt.
majesty-web-note-through = { $points } durch { $other } ({ $card }): { $told }
majesty-web-note-workers-title = Arbeiter von { $seat }: { $number }
majesty-web-note-workers = Weiße Figuren sind Arbeiter. Eine Karte der Auslage kostet einen für jede Karte vor ihr, zum kostenlosen Ende hin; sie liegen dann auf diesen Karten, und wer eine davon nimmt, bekommt sie dazu.
majesty-web-note-workers-end = Am Zugende gehen Arbeiter über { $places } zurück, für je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}. Am Spielende übrige zählen nichts.
majesty-web-note-people-title = { $place }: { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}
majesty-web-note-people = Die vordere Karte kam zuletzt. Ein Angriff trifft die vordere Karte des Gebäudes ganz links, in dem jemand ist.
majesty-web-note-wounded = Verwundete zählen in ihren Gebäuden nichts. Wer das Hexenhaus betritt, heilt die vordere Karte.
majesty-web-note-of = { $seat }: { $cards }
majesty-web-note-nobody = { $seat }: niemand hier
majesty-web-note-most = Derzeit die meisten hier: { $seats }
majesty-web-note-most-tied = Derzeit die meisten hier, gleichauf, also bekommen alle die Punkte: { $seats }
majesty-web-note-most-none = So wie es steht, bekommt sie niemand.
majesty-web-note-crowns = Hauszeichen an einem Gebäude und Kronen in den Zeilen der anderen zeigen, wer die meisten hat; eine hohle Krone ist geteilt. Jeder kleine Balken ist eine Karte; einer in zwei Farben eine geteilte.
majesty-web-note-defence = Wachen schützen: Gegen mindestens so viele Wachen, wie Soldaten angreifen, scheitert der Angriff.
majesty-web-note-all = Das gilt auch für dich, und für alle nur einmal, egal wie viele davon da sind.
majesty-web-note-sides = Jedes Gebäude hat zwei Seiten mit verschiedener Wirkung, A und B; alle Reiche spielen mit derselben.
majesty-web-note-price-title = Auslage, Karte { $number } vom kostenlosen Ende
majesty-web-note-price = { $cost ->
    [0] Diese Karte ist kostenlos.
    [one] Sie kostet 1 Arbeiter, der auf die Karte vor ihr kommt.
   *[other] Sie kostet { $cost } Arbeiter, je einen auf jede der { $cost } Karten vor ihr.
}
majesty-web-note-tiers = Ⅰ ist die erste Stufe des Stapels und liegt oben; Ⅱ ist die zweite und kommt, wenn die erste aufgebraucht ist.
majesty-web-note-progress = Alle nehmen { $all } Karten, eine je Zug. Dann zählen Verwundete, Vielfalt und Mehrheiten.
majesty-web-note-last = Letzter Zug: { $card } { $place-into }

## What happened since one’s last turn, in a line that stays in view

majesty-web-lately = { $watched ->
    [yes] Die letzten Züge
   *[no] Seit deinem letzten Zug
}
majesty-web-lately-deed = { $seat } nimmt { $card-acc } ({ $place })
majesty-web-lately-attacked = greift dich an
majesty-web-lately-repelled = abgewehrt
majesty-web-lately-mine = du { $points }
majesty-web-lately-why = { $other } hatte { $knights ->
    [one] 1 Soldaten
   *[other] { $knights } Soldaten
}, du { $guards ->
    [one] 1 Wache
   *[other] { $guards } Wachen
}. Zu wenige: Die Karte { $card } kam aus deinem Gebäude ganz links ({ $place }) ins Lazarett.
majesty-web-lately-why-not = { $other } hatte { $knights ->
    [one] 1 Soldaten
   *[other] { $knights } Soldaten
}, du { $guards ->
    [one] 1 Wache
   *[other] { $guards } Wachen
}. Der Angriff ist gescheitert.
majesty-web-lately-why-nobody = { $other } hat angegriffen, aber du hattest niemanden zu verlieren.
majesty-web-lately-last-round = Letzte Runde
majesty-web-lately-last-round-told = Alle nehmen noch eine Karte. Dann zählen Verwundete, Vielfalt und Mehrheiten.
majesty-web-lately-last-card = Deine letzte Karte
majesty-web-lately-last-card-told = Dies ist dein letzter Zug. Übrige Arbeiter zählen nichts.
majesty-web-lately-deck = Stapel leer
majesty-web-lately-deck-told = Es kommen keine Karten mehr: Die in der Auslage sind die letzten.

## Before a game

majesty-web-setup-sides-hint = Jedes Gebäude hat zwei Seiten mit verschiedener Wirkung: A für die erste Partie, B für Kenner. Alle Reiche spielen mit denselben Seiten. Gemischt: Der Zufall bestimmt die Seite jedes Gebäudes; ein Druck auf ein Gebäude wendet es.
majesty-web-setup-deck-hint = Zwei Stufen: Die zweite Hälfte des Stapels bringt mehr geteilte Karten. Alle Karten: Beide Stufen werden zusammengemischt.
