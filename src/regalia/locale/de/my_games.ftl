### Meine Partien, offene Tische und was an einem Tisch gilt, auf Deutsch.

## All my games

web-games-title = Deine Partien
web-games-to-all = Alle deine Partien
web-games-skip = Zu deinen Partien
web-games-show = Welche Partien
web-games-all = Alle
web-games-waiting = Warten auf dich
web-games-running = Laufend
web-games-finished = Beendet
web-games-hidden = Ausgeblendet
web-games-search = Deine Partien durchsuchen
web-games-search-for = Spiel, Mitspieler, Regel
web-games-search-clear = Suche leeren
web-games-found = { $number ->
    [one] 1 Partie gefunden
   *[other] { $number } Partien gefunden
}
web-games-none-found = Keine Partie passt zu „{ $typed }“.
web-games-none-all = Hier ist noch keine Partie von dir; nimm dir ein Spiel aus dem Regal.
web-games-none-waiting = Nichts wartet auf dich.
web-games-none-running = Keine Partie läuft.
web-games-none-finished = Noch keine Partie ist beendet.
web-games-none-hidden = Keine Partie ist ausgeblendet.
web-games-to-boxes = Zum Regal

## A line of the list

web-games-progress = { $number ->
    [0] eben begonnen
   *[other] etwa { $number } % gespielt
}
web-games-free = { $number ->
    [one] ein Platz noch frei
   *[other] { $number } Plätze noch frei
}
web-games-watches = Du siehst zu
web-games-left = Du bist gegangen
web-games-lost = Dein Platz wurde vergeben
web-games-rests = Ruht: nach anderen Regeln begonnen
web-games-listed = offen für Fremde

## What can be done with a line. $names are those who play.

web-games-menu = Was tun mit { $game } ({ $names })
web-games-open = Öffnen
web-games-abandon = Partie aufgeben
web-games-hide = Ausblenden
web-games-unhide = Wieder zeigen
web-games-delete = Für mich löschen
web-games-delete-all = Für alle löschen
web-games-keep = Nichts tun
web-games-sure-bot = Du gibst deinen Platz endgültig auf; ein Bot spielt für die anderen weiter.
web-games-sure-rests = Du gibst deinen Platz endgültig auf; niemand sonst spielt mit, also ruht die Partie.
web-games-sure-delete = Die Partie verschwindet endgültig aus deiner Liste.
web-games-sure-delete-all = Der Tisch wird für alle abgeräumt, und alles Gespielte ist weg. Das lässt sich nicht rückgängig machen.
web-games-done-hidden = { $game } ({ $names }) ist ausgeblendet.
web-games-done-shown = { $game } ({ $names }) ist wieder in der Liste.
web-games-done-abandoned = Du hast { $game } ({ $names }) aufgegeben.
web-games-done-deleted = { $game } ({ $names }) ist aus deiner Liste gelöscht.
web-games-done-cleared = { $game } ({ $names }) ist für alle gelöscht.

## Tables that are open to strangers

web-open-tables = Offene Tische
web-open-show-all = Alle { $number } zeigen
web-open-host = { $seat } lädt ein
web-open-free = { $number ->
    [one] ein freier Platz
   *[other] { $number } freie Plätze
}
web-open-here = { $number ->
    [one] eine Person ist gerade da
   *[other] { $number } sind gerade da
}
web-open-sit = Platz nehmen
web-open-sit-at = Platz nehmen bei { $game } ({ $names })
web-have-code = Ich habe einen Code

## Setting a table with others

web-hints = Rat
web-hints-none = Aus
web-hints-allowed = Für alle erlaubt
web-list-table = Diesen Tisch auf der Startseite zeigen, damit sich auch Fremde dazusetzen können

## What is set, in short, for lists

web-told-scores-hidden = verdeckte Punkte
web-told-scores-open = offene Punkte
web-told-pace-calm = Bots spielen gemächlich
web-told-pace-quick = Bots spielen sofort
web-told-begin = du beginnst
web-told-begins = { $seat } beginnt
web-as-last-time = Wie beim letzten Mal: { $settings }
