### What happens at a table, told so that nobody misses it, in German: scoring part by part, why a turn ends, what came in,
### advice with its reason, the log, and notes of the page around the table.

## A scoring, part by part. $number of $of parts.

web-scoring = Wertung
web-scoring-part = { $number } von { $of }
web-scoring-next = Weiter
web-scoring-skip = Überspringen
web-scoring-goes-on = von selbst weiter
web-scoring-again = Wertung noch einmal zeigen
# $seat: those who win together with the reader; $number how many they are.
web-you-win = { $number ->
    [0] Du gewinnst
   *[other] Du gewinnst gemeinsam mit { $seat }
}

## What must not be missed, a line each. $points has its sign.

# Beside whose turn it is, where nothing else is left to do.
web-step-only-end = der Zug kann nur noch enden
web-told-turn-ends = Mehr kannst du nicht spielen: Dein Zug endet.
web-told-end-now = Weiter
web-told-turn-ended = Dein Zug ist zu Ende: Mehr konntest du nicht spielen.
web-told-last-turn = Das ist dein letzter Zug.
web-told-last-round = Das ist die letzte Runde.
web-told-since = Seit deinem letzten Zug: { $points }
web-told-away = Diese Zeile schließen

# Of a scoring while sums are hidden. $line is a line of the score sheet, such as “City bonus Paris”.
web-event-secret = { $seat }: { $line }, Punkte verdeckt.

## Advice: one number, and one reason. $points has its sign, $cards is a list of cards.

web-advice-chance = Siegchance
web-advice-chance-note = Wie oft du von hier aus gewinnen würdest, nach Ansicht des Ratgebers; neben jedem Zug: nach diesem Zug.
web-advice-by = Rat von
web-advice-pays = ({ $cards })
web-advice-brings = Punkte: { $points }
web-advice-prepares = bereitet spätere Züge vor

## The log

# As sentences about the reader begin.
web-log-you = Du
web-log-all = Der ganze Zug
web-log-newest = Zur neuesten Zeile

## Notes of the page

web-house-note = Farbe und Zeichen dieses Hauses, auf dem Tisch und im Spielverlauf.
web-points-of = Punkte von { $seat }
web-points-note = Alle Punkte bis jetzt. Was das Spielende bringt, kommt bei der Wertung dazu.
web-gained-title = Zuletzt gewonnen
web-gestures-note = Eine Geste für alle am Tisch. Am Spiel ändert sie nichts.
web-record-note = Alle Züge dieser Partie als Text: zum Aufheben, Nachspielen, Besprechen.

## Keys, and the areas that digits jump to

web-key-n = mit der Wertung weiter
web-key-esc = Wertung überspringen, schließen
web-key-jump = springen zu: { $area }
web-key-arrows = dort von einem zum nächsten
web-area-houses = Spieler
web-area-log = Spielverlauf
web-area-bar = die Leiste oben
web-area-advice = Rat
web-area-scoring = Wertung
