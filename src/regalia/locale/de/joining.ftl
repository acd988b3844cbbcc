### Coming to a table by a link, in German: what messengers show, the page of a link, the pages of what is not there,
### and links to hand on.

## What messengers show beside a link. $seat invites, to $game.

web-share-title = { $seat } lädt dich zu { $game } ein
web-share-title-nobody = Du bist zu { $game } eingeladen
web-share-seat = Für dich ist bei { $game } ein Platz frei: Öffne den Link und nimm Platz, im Browser und ohne Konto.
web-share-watch = Schau bei einer Partie { $game } zu, im Browser und ohne Konto.
web-share-return = Ein privater Link zurück an einen Platz bei { $game }.

## The page of a link. $seat is a player's name, $game a game's name.

web-join-watch = Bei { $game } zuschauen
web-join-return = Zurück an deinen Platz bei { $game }
web-join-device = Dein Platz bei { $game }, auf diesem Gerät
web-join-set = So wird gespielt
web-join-seats = Wer wo sitzt
web-join-players = { $number ->
    [one] { $number } Person
   *[other] { $number } Personen
}
web-join-scores-hidden = Punkte bis zum Ende verdeckt
web-join-hints = Rat holen ist erlaubt
web-join-no-hints = kein Rat: alle denken selbst
web-join-not-begun = noch hat niemand gezogen
web-join-progress = etwa { $percent } der Partie sind gespielt
web-join-over = die Partie ist zu Ende
web-join-seat-yours = dein Platz
web-join-seat-host = lädt ein
web-join-seat-free = noch frei
web-join-house = Dein Haus: { $house }
web-join-name-hint = so sehen dich die anderen
web-join-name-refused = Dieser Name geht nicht; wähle einen anderen.
web-join-do-seat = Platz nehmen
web-join-do-watch = Zuschauen
web-join-do-return = Wieder Platz nehmen
web-join-do-device = Meinen Platz hier nutzen
web-join-doing = Einen Moment …
web-join-note-seat = Der Platz gehört dann dir, in diesem Browser; ein Konto ist nicht nötig.
web-join-note-watch = Du siehst, was offen auf dem Tisch liegt, und niemandes Hand.
web-join-note-return = Das ist ein privater Link. Andere Geräte verlieren den Platz, und alle am Tisch erfahren es.
web-join-note-device = Dein anderes Gerät behält den Platz auch, und alle am Tisch erfahren es.

## The page of a link, for somebody who has a seat at that table already. $seat is that seat's name, or several.

web-join-already-seat = Dieser Link ist für einen Gast
web-join-already-return = Das ist ein privater Link zurück
web-join-already-device = Dieser Code ist für ein anderes Gerät
web-join-sits-as = Du sitzt an diesem Tisch schon als { $seat }.
web-join-set-it = Du hast diesen Tisch selbst eingerichtet.
web-join-hand-on = Gib den Link weiter, statt ihn selbst zu öffnen.
web-join-to-table = An meinen Tisch
web-join-anyway-seat = Auch dort Platz nehmen, auf diesem Gerät
web-join-anyway-return = Hier wieder Platz nehmen, und nur hier
web-join-anyway-device = Den Code trotzdem hier nutzen
web-join-seen = Alle am Tisch werden es sehen.
web-join-done-seat = Du sitzt hier schon
web-join-done-watch = Du schaust hier schon zu
web-join-again = Noch einmal versuchen

## A code from another device.

web-device-enter = Code eingeben
web-device-title = Dein Platz auf diesem Gerät
web-device-hint = Lass dir auf dem Gerät, an dem du sitzt, im Menü des Tisches einen Code zeigen, und gib ihn hier ein.
web-device-code = Code
web-device-short = Ein Code hat acht Buchstaben und Ziffern.
web-device-go = Weiter

## What is not there: a heading, and what to do.

# Told to one who sits at the table: $seat is who sits there.
web-join-taken = { $seat } hat diesen Platz genommen
web-absent-no-such-link = Dieser Link führt nirgendwohin
web-absent-no-such-link-hint = Vielleicht fehlt ein Stück davon, oder den Tisch gibt es nicht mehr. Lass ihn dir noch einmal schicken.
web-absent-link-renewed = Es gibt einen neueren Link
web-absent-link-renewed-hint = An seiner Stelle wurde ein neuer Link gemacht; dieser gilt nicht mehr. Lass dir den neuen geben.
web-absent-seat-taken = Dort sitzt schon jemand
web-absent-seat-taken-hint = Ein Link ist für eine Person. Lass dir einen anderen geben; und falls du es warst, an einem anderen Gerät, lass dieses von dort mit einem Code ein.
web-absent-code-worthless = Dieser Code gilt nicht mehr
web-absent-code-worthless-hint = Ein Code lässt ein Gerät ein, einmal und nur ein paar Minuten lang. Lass dir auf dem Gerät, an dem du sitzt, einen neuen zeigen.
web-absent-seat-lost = Dein Platz wurde weitergegeben
web-absent-seat-lost-hint = Er wird jetzt woanders gehalten: von jemand anderem, oder von dir auf einem anderen Gerät. Zurück bringt dich dein privater Link, oder ein neuer von dem, der den Tisch eingerichtet hat.
web-absent-unknown-table = Hier ist kein Tisch für dich
web-absent-unknown-table-hint = Vielleicht ist die Adresse unvollständig. Wenn du hier gesessen hast, bringt dich dein privater Link oder ein Code von deinem anderen Gerät zurück; sonst lass dir von jemandem, der dort spielt, einen Link geben.
web-absent-table-gone = Der Tisch ist abgeräumt
web-absent-table-gone-hint = Wer ihn eingerichtet hat, hat diese Partie für alle gelöscht. Für eine neue ist Platz.
web-absent-unknown-page = Unter dieser Adresse ist nichts
web-absent-unknown-page-hint = Sieh noch einmal nach, ob sie stimmt, oder beginne auf der ersten Seite.

## Handing a link on. $seat is a player's name, $minutes a number.

web-hand-share = Link teilen
web-hand-qr = Als QR-Bild zeigen
web-hand-qr-picture = QR-Bild des Links
web-hand-scan = Richte die Kamera eines Handys darauf.
web-hand-for = Der Link für { $seat }
web-hand-waiting = { $seats } einladen
web-hand-one = Jeder Link ist für eine Person: Wer zuerst damit Platz nimmt, hat den Platz.
web-hand-renew = Neuer Link
web-hand-renew-for = Neuer Link für { $seat }
web-hand-renew-ask = Der alte Link gilt dann nicht mehr.
web-hand-renew-yes = Neuen Link machen
web-hand-renewed = Hier ist der neue Link; der alte gilt nicht mehr.
web-hand-keep-old = Den alten behalten
web-hand-only-here = Der Link gilt nur auf diesem Rechner.
web-hand-only-here-how = Starte den Server mit { $command }, um im selben Netz zu spielen, oder nenne in { $setting } seine öffentliche Adresse.
web-hand-address = Adresse für Gäste
web-hand-more = Mehr zu den Links
web-hand-title = Gäste einladen
web-hand-private = Dein privater Link
web-hand-private-copy = Privaten Link kopieren
web-hand-private-hint = Bewahre deinen privaten Link auf: Er bringt dich aus jedem Browser an diesen Tisch zurück, falls dieser dich vergisst.
web-hand-private-put = Ich habe ihn aufbewahrt
