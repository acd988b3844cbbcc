### Textmodus und Terminal auf Deutsch: Befehle, ihre Antworten und was von jedem Spiel gleich erzählt wird; was was ist,
### sagt die englische Datei.

## Befehle

text-word-position = stellung s
text-word-moves = züge z
text-word-pay = zahle zahlen
text-word-why = warum w
text-word-undo = zurück
text-word-last = zuletzt
text-word-hint = rat
text-word-sheet = wertung
text-word-help = hilfe h ?
text-word-quit = verlassen

text-help = Befehle:
text-help-position = { $word }: die ganze Stellung; mit einem Wort wie diesen nur dieser Teil: { $parts }.
text-help-moves = { $word }: die möglichen Züge, nummeriert, mit Preis und Ertrag. Die Nummer eines Zuges spielt ihn, ebenso Wörter, die zu keinem anderen passen.
text-help-pay = { $word }: mit einer Nummer, wie der gewählte Zug bezahlt wird.
text-help-why = { $word }: mit einem Zug, was ihn verbietet.
text-help-undo = { $word }: nimmt die letzte Entscheidung zurück.
text-help-last = { $word }: was seit deinem letzten Zug geschah; mit einer Zahl so viele der letzten Ereignisse.
text-help-hint = { $word }: was der stärkste Bot täte.
text-help-sheet = { $word }: jeder Punkt und woher er kam.
text-help-help = { $word }: diese Liste.
text-help-quit = { $word }: verlässt den Tisch.

## Die Stellung

text-part-turn = Am Zug
text-part-scores = Punkte
text-part-table = Tisch
text-turn-mine = Du bist am Zug.
text-turn-of = { $seat } ist am Zug.
text-over = { $number ->
    [one] Das Spiel ist aus: { $seat } gewinnt.
   *[other] Das Spiel ist aus: Gemeinsam gewinnen { $seat }.
}
text-over-you = { $number ->
    [0] Das Spiel ist aus: Du gewinnst.
   *[other] Das Spiel ist aus: Du gewinnst gemeinsam mit { $seat }.
}
text-score = { $points ->
    [one] { $seat }: { $points } Punkt.
   *[other] { $seat }: { $points } Punkte.
}
text-score-hidden = { $seat }: Punkte verdeckt.
text-fact = { $name }: { $value }.
text-looks-on = Du schaust zu; einen Platz hast du hier nicht.

## Züge

text-move = { $number }: { $move }
text-moves-none = Du hast gerade nichts zu entscheiden.
text-brings = Bringt: { $what }.
text-changes = Ändert: { $what }.
text-brings-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} ({ $source })
text-brings-mine = { $what }
text-brings-other = { $seat }: { $what }
text-not-move = Zu „{ $said }“ passt gerade kein Zug; „{ $moves }“ zählt die möglichen auf.
text-no-number = { $last ->
    [one] Einen Zug { $number } gibt es nicht, nur Zug 1.
   *[other] Einen Zug { $number } gibt es nicht; die Züge haben die Nummern 1 bis { $last }.
}
text-several = Mehrere Züge passen zu „{ $said }“; gib die Nummer von einem ein.
text-not-possible = { $move } Nicht möglich: { $reason }
text-possible = { $move } Das ist möglich, die Nummer ist { $number }.
text-why-what = Gib „{ $why }“ und einen Zug ein.

## Bezahlen

text-pay-which = { $move } Gib die Nummer einer Zahlweise ein:
text-pay-way = { $number }: { $cards }.
text-pay-cards = { $number } { $card }
text-pay-first = Wähle zuerst einen Zug, der sich auf mehrere Arten bezahlen lässt, dann „{ $pay }“ und eine Nummer.
text-pay-no-number = Eine Zahlweise { $number } gibt es nicht; sie haben die Nummern 1 bis { $last }.

## Antworten

text-unknown = „{ $said }“ wurde nicht verstanden; gib die Nummer eines Zuges ein, Wörter daraus oder „{ $help }“.
text-unknown-waiting = „{ $said }“ wurde nicht verstanden; du bist nicht am Zug, gib also „{ $position }“, „{ $last }“ oder „{ $help }“ ein.
text-no-part = Einen Teil „{ $said }“ gibt es nicht, es gibt: { $parts }.
text-taken-back = Die letzte Entscheidung wurde zurückgenommen.
text-rematch = Die nächste Partie dieses Tisches ist vorbereitet.
text-nothing-last = Seit deinem letzten Zug ist nichts geschehen.
text-hint = { $number }: { $move } Siegchance: { $chance } Prozent.
text-sheet-line = { $source }: { $seats }.
text-sheet-seat = { $seat } { $points }
text-sheet-total = Zusammen: { $seats }.
text-sheet-hidden = An diesem Tisch sind die Punkte bis zum Spielende verdeckt.
text-sheet-none = Noch hat niemand Punkte.

## Das Terminal

text-begin = { $game }: { $seats }. „{ $help }“ nennt die Befehle.
text-preparing = Die Bots werden vorbereitet; auf einem neuen Gerät dauert das eine Minute.
text-pass-to = Gib den Bildschirm an { $seat } und drücke die Eingabetaste, wenn sonst niemand ihn sieht.
text-left = Du hast den Tisch verlassen.
text-left-link = Du hast den Tisch verlassen; derselbe Befehl bringt dich zurück.
text-unreachable = Der Server ist nicht zu erreichen; neuer Versuch.
