### Leute an einem Tisch: wer da ist, der eigene Platz, was in der Zeile unter der Leiste steht, und Absagen.

## What the table refuses

web-refused-no-such-link = Diesen Link gibt es nicht; vielleicht ist er unvollständig, oder den Tisch gibt es nicht mehr.
web-refused-link-renewed = An die Stelle dieses Links ist ein neuer getreten; lass ihn dir von der Person geben, die dich eingeladen hat.
web-refused-seat-taken = Dort sitzt schon jemand; bitte die Person, die dich eingeladen hat, um einen anderen Link.
web-refused-code-worthless = Dieser Code wurde schon benutzt oder ist zu alt; lass am Tisch einen neuen machen.
web-refused-seat-lost = Dein Platz an diesem Tisch wurde weitergegeben; bitte um einen neuen Link.
web-refused-name-taken = So heißt hier schon jemand; wähle einen anderen Namen.
web-refused-no-hints = An diesem Tisch gibt es keinen Rat: Mehrere Leute spielen und haben ihn nicht vereinbart.
web-refused-not-over = Die Aufzeichnung verrät alle Karten; es gibt sie erst nach dem Ende des Spiels.
web-refused-person-here = Die Person dieses Platzes ist da oder war es eben noch; der Platz kann noch nicht weitergegeben werden.
web-refused-host-only = Das kann nur, wer den Tisch eingerichtet hat.
web-refused-table-gone = Dieser Tisch wurde gelöscht.
web-link-watch = Der Link zum Zuschauen
web-refused-bot-plays = Auf diesem Platz spielt ein Bot für dich; nimm den Platz zuerst zurück.
web-refused-finished-for-all = Ein beendetes Spiel gehört allen, die es gespielt haben; du kannst es aus deiner eigenen Liste nehmen.
web-refused-name-empty = Ein Name braucht mindestens einen Buchstaben.
web-refused-no-person = Dieser Platz war von Anfang an für einen Bot; niemand kann auf ihn zurückkehren.
web-refused-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
web-refused-sitters-only = Das können nur die, die am Tisch sitzen.
web-refused-game-runs = Diese Partie läuft noch; spielt sie erst zu Ende.
web-refused-scores-hidden = An diesem Tisch sind die Punkte bis zum Ende verdeckt.
web-refused-too-large = Das ist zu groß zum Senden.
web-refused-store-away = Der Server erreicht gerade seinen Speicher nicht. Versuche es gleich noch einmal.
web-refused-failed = Im Server ging etwas schief; wer ihn betreibt, findet unter { $number }, warum.
web-refused-other-rules = Dieser Tisch wurde nach Fassung { $theirs } der Regeln begonnen, und dieser Server spielt nach Fassung { $ours }. Er ruht; nichts davon ist verloren.
web-refused-unreadable = Dieser Tisch kann nicht gelesen werden; wer den Server betreibt, findet dort den Grund.
web-refused-slow-file = Diese Datei zu lesen dauert zu lange; schreibe eine wie die Musterdatei.

## Calling

web-notice-rematch = { $seat }, die nächste Partie ist bereit.
web-title-rematch = ● Die nächste Partie ist bereit – { $game }

## Who is here

web-not-come = noch nicht da
web-away = nicht da
web-away-for = fort, { $time }
web-nobody-came = An diesen Platz ist noch niemand gekommen.
web-is-here = { $number ->
    [one] { $seat } ist da.
   *[other] { $seat } ist da, auf { $number } Geräten.
}
web-i-sit-here = { $number ->
    [one] Das ist dein Platz.
   *[other] Das ist dein Platz, auf { $number } Geräten.
}
web-is-away = { $seat } ist eben gegangen.
web-is-away-for = { $seat } ist nicht da, seit: { $time }.
web-look-on = { $number ->
    [one] eine Person sieht zu
   *[other] { $number } sehen zu
}
web-bot-may-in = Ein Bot darf spielen in { $time }.
web-bot-may-now = Ein Bot darf jetzt spielen
web-bot-on-turn = Ein Bot darf spielen, wenn { $seat } am Zug ist und eine Weile nichts geschieht.

## What happened to seats

web-seated-instead = { $seat } nimmt den Platz von { $other } ein.
web-seated-came = { $seat } nimmt Platz.
web-seated-device = { $seat } hat ein weiteres Gerät hereingelassen.
web-seated-alone = { $seat } spielt nur noch auf einem Gerät.
web-seated-returned = { $seat } ist über den privaten Link zurückgekommen.
web-seated-left = { $seat } hat den Platz verlassen.
web-seated-lost = Der Platz von { $seat } wurde weitergegeben.

## The row under the bar

web-bot-plays-for-me = Ein Bot spielt für dich.
web-take-seat-back = Meinen Platz zurücknehmen
web-rematch-by = { $seat } lädt dich zur Revanche ein.
web-next-game-set = Die nächste Partie ist bereit.
web-to-next-game = Zur nächsten Partie
web-my-second-device = Dein Platz ist jetzt auch auf einem anderen Gerät offen.
web-i-left = Du hast deinen Platz verlassen und siehst zu.
web-watching = Du siehst bei dieser Partie zu.

## One's own seat

web-my-seat = Mein Platz
web-bot-for-me = Bot für mich spielen lassen
web-another-name = Meinen Namen ändern
web-say-name = So heiße ich
web-another-device = Meinen Platz auf einem anderen Gerät nutzen
web-only-here = Nur auf diesem Gerät
web-only-here-told = Deine anderen Geräte verlieren den Platz; hier ändert sich nichts.
web-private-link = Meinen privaten Link aufbewahren
web-private-link-told = Mit diesem Link kommst du an deinen Platz zurück, wenn dieser Browser dich vergessen hat. Behalte ihn für dich: Wer ihn öffnet, hat deinen Platz.
web-copy-private = Meinen privaten Link kopieren
web-leave-seat = Platz verlassen
web-leave-told = Du bleibst und siehst zu. Wem überlässt du den Platz?
web-leave-to-bot = Einem Bot, der weiterspielt
web-leave-to-link = Wer über einen neuen Link kommt; den Link bekommt, wer den Tisch eingerichtet hat
web-leave-to-link-host = Wer über einen neuen Link kommt; du findest ihn hier
web-stay = Bleiben

## Another device

web-device-how = Scanne das Bild mit dem anderen Gerät, oder öffne dort { $address } und tippe den Code ein.
web-device-left = gilt noch { $time }, für ein Gerät
web-device-too-old = zu alt
web-device-new-code = Neuer Code
web-device-making = Ein Code wird gemacht …
web-device-came = Das andere Gerät ist am Tisch.
web-device-told = Alle am Tisch erfahren, dass ein weiteres Gerät hereingelassen wurde.
web-device-only-here = Dieser Server ist nur vom eigenen Rechner aus erreichbar; noch kann kein anderes Gerät kommen.

## Somebody else's seat

web-new-link = Neuer Link
web-give-on = Platz jemand anderem geben
web-give-on-told = { $seat } verliert den Platz, und für den Platz gibt es einen neuen Link. Die Karten bleiben am Platz.
web-give-on-in = Der Platz kann in { $time } weitergegeben werden, wenn { $seat } wegbleibt.
web-give-on-not = Der Platz kann weitergegeben werden, wenn { $seat } eine Weile nicht da war.

## The menu

web-hints-off = An diesem Tisch gibt es keinen Rat.
web-hints-off-several = Kein Rat, denn mehrere Leute spielen.
web-hints-agreed = Rat ist für alle erlaubt, wie vereinbart.
web-ask-first = Nachfragen, bevor etwas endgültig ist
web-sure = Wirklich?
web-sure-hint = Dabei wird etwas aufgedeckt; es ist nicht zurückzunehmen.
web-sure-yes = Ja, so
web-open-table = Den Tisch auf der ersten Seite zeigen
web-delete-all = Den Tisch für alle löschen
web-delete-all-told = Das Spiel endet für alle, die spielen und zusehen, und niemand findet es wieder.
web-delete-all-yes = Löschen
web-notices-insecure = Mitteilungen brauchen eine sichere Adresse (https).
web-notices-unable = Dieser Browser kennt keine Mitteilungen.
web-notices-refused = Dieser Browser soll keine Mitteilungen dieser Seite zeigen.
