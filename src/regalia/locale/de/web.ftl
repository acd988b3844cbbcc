### The browser client in German: the page around the games. Every visible word and every name for those who hear the
### page. $seat is a player's name, $level a bot's level, $game a game's name, $number a number.

## Everywhere

web-language = Sprache
web-candle = Kerzenlicht
web-loading = Der Tisch wird vorbereitet …
web-close = Schließen
web-back = Zurück
web-to-start = Alle Partien
web-problem = Das hat nicht geklappt (Antwort { $status }); versuche es noch einmal.
web-problem-unreachable = Der Server ist nicht erreichbar; prüfe die Verbindung und versuche es noch einmal.
web-problem-game = Der Tisch dieser Partie konnte nicht geladen werden; lade die Seite neu.
web-refused-stale = Am Tisch ist inzwischen etwas geschehen; schau noch einmal hin und spiele dann.
web-refused-not-your-turn = Du bist nicht am Zug.
web-refused-nothing-to-take-back = Nichts zurückzunehmen: Nur Entscheidungen dieses Zuges lassen sich zurücknehmen, und nur bis zur zuletzt aufgedeckten Karte.
web-refused-not-yours = Dieser Platz gehört dir nicht mehr.
web-refused-not-idle = Ein Bot kann diesen Platz übernehmen, wenn dort eine Weile nicht gespielt wurde.
web-percent = { $number } %
web-you = du
web-bot-level = Stufe { $number }

## Houses

web-house-ink = Haus Tinte, Raute
web-house-ivory = Haus Elfenbein, Kreis
web-house-violet = Haus Violett, Dreieck
web-house-orange = Haus Orange, Quadrat
web-house-teal = Haus Petrol, Stern

## The first page

web-tagline = Brettspiele im Browser, mit Freunden oder gegen Bots
web-start-title = { $games } spielen
web-skip-play = Zu den Spielen
web-play-now = Jetzt spielen
web-starting = Der Tisch wird vorbereitet …
web-with-friend = Zu zweit per Link
web-set-table = Spieloptionen
web-company-you = Du
# Bots of one level in a list of who sits at the table: "Du und 2 Bots (Höfling)".
web-bots-of-level = { $number ->
    [one] ein Bot ({ $level })
   *[other] { $number } Bots ({ $level })
}
web-my-name = Dein Name
web-my-house = Dein Haus: { $house }; ein anderes wählen
web-running = Deine laufenden Partien
web-finished = Beendete Partien
web-show-all = Alle { $number } zeigen
web-game-won = Gewonnen

## Setting a table

web-set-table-for = { $game }: Tisch einrichten
web-usual = Zurücksetzen
web-who = Wer spielt
web-players = Spielerzahl
web-name = Name
web-level = Stufe
web-kind-me = Ich
web-kind-friend = Gast, per Link
web-kind-screen = An diesem Bildschirm
web-kind-bot = Ein Bot
web-name-friend = Gast
web-name-screen = Spieler { $number }
web-seat-kind = Wer auf Platz { $number } sitzt
web-house-of = Platz { $number }: { $house }; anderes Haus wählen
web-level-1 = sehr leicht
web-level-2 = leicht
web-level-3 = erfahren
web-level-4 = stark
web-level-5 = am stärksten
web-starts = Wer beginnt
web-starts-random = Das Los entscheidet
web-rules = Regeln und Varianten
web-scores = Punkte
web-scores-open = Offen
web-scores-hidden = Verdeckt
web-pace = Bots spielen
web-pace-calm = gemächlich
web-pace-usual = zügig
web-pace-quick = sofort
web-start = Beginnen
web-friend-hint = Sobald der Tisch bereit ist, bekommst du einen Link zum Verschicken.

## A table: the bar

web-skip-table = Zum Tisch
web-skip-log = Zum Spielverlauf
web-unknown-game = Diese Seite kennt das Spiel „{ $game }“ nicht; lade sie neu oder wähle ein anderes Spiel.
web-reconnecting = Verbindung wird hergestellt …
web-reconnecting-long = Der Server ist nicht erreichbar; neuer Versuch läuft …
web-my-turn = Du bist am Zug
web-turn-of = { $seat } ist am Zug
# $seat: the winner, or several winners joined by "und"; $number how many.
web-over = { $number ->
    [one] { $seat } gewinnt
   *[other] { $seat } gewinnen gemeinsam
}
web-hurry = Schneller
web-hurry-hint = Die Bots ohne Warten spielen lassen (h)
web-bots-preparing = Die Bots werden vorbereitet; auf einem neuen Gerät dauert das eine Minute.
web-undo = Rückgängig
web-undo-hint = Die letzte Entscheidung zurücknehmen (u)
web-undo-not = Nichts zurückzunehmen: Nur Entscheidungen dieses Zuges lassen sich zurücknehmen, und nur bis zur zuletzt aufgedeckten Karte.
web-advise = Rat holen
web-advising = Denkt nach …
web-advise-hint = Die besten Züge und ihre Aussichten zeigen (a)
web-menu = Menü

## A table: titles of the tab, and notifications

web-title-my-turn = ● Du bist am Zug – { $game }
web-title-turn-of = { $seat } ist am Zug – { $game }
web-title-over = Spielende – { $game }
web-notice-turn = { $seat }, du bist am Zug.
web-notice-over = Das Spiel ist aus.

## A table: its parts

web-panes = Teile der Seite
web-pane-table = Tisch
web-pane-houses = Spieler
web-pane-log = Spielverlauf
web-pane-log-all = Spielverlauf und Gesten
web-nothing-yet = Noch nichts: Der Abend beginnt.
web-earlier = Früheres
web-since = seit deinem letzten Zug
web-show-again = Noch einmal zeigen
web-show-again-hint = Noch einmal zeigen, was seit deinem letzten Zug geschah (r)
web-shown-again = Was seit deinem letzten Zug geschah
web-stop-showing = Anhalten
web-points = Punkte
web-winner = Sieg
web-score-hidden = Die Punkte sind bis zum Ende verdeckt
web-gained-hint = Punkte seit Beginn deines letzten Zuges
web-seat-more = Mehr zum Platz von { $seat }
web-played-by = vorerst spielt: { $level }
web-bot-takes-over = Bot spielen lassen
web-person-returns = Platz zurückgeben
web-reseated = Ein Bot ({ $level }) spielt für { $seat }.
web-returned = { $seat } ist wieder am Tisch.

## Links

web-invite = Einladen
web-copy-link-for = Link für { $seat } kopieren
web-copy-seat-link = Link kopieren
web-copy-watch = Link zum Zuschauen kopieren
web-copied = Kopiert

## One screen for several

web-cover = Bildschirm weitergeben
web-pass-to = Weiter an { $seat }
web-cover-hint = Was nur einer sehen darf, bleibt so lange verdeckt.
web-i-am = Ich bin { $seat }

## Gestures

web-gestures = Gesten
web-gesture-bow = Verbeugung
web-gesture-applause = Applaus
web-gesture-toast = Zum Wohl
web-gesture-ponder = Bedenkzeit, bitte
web-gesture-sorry = Ich bedaure
web-gesture-hurry = Die Zeit verrinnt
web-gestured-bow = { $seat } verbeugt sich.
web-gestured-applause = { $seat } applaudiert.
web-gestured-toast = { $seat } erhebt das Glas.
web-gestured-ponder = { $seat } bittet um Bedenkzeit.
web-gestured-sorry = { $seat } drückt Bedauern aus.
web-gestured-hurry = { $seat } dreht die Sanduhr um.

## Advice

web-advice = Rat
web-advice-ready = Der Rat ist da.
web-advice-now = deine Siegchance: { $chance }
web-advice-play = Diesen Zug spielen

## The menu

web-sound = Glocke, wenn ich am Zug bin
web-notices = Mitteilung, wenn ich am Zug bin
web-every-step = Jeden Schritt anzeigen
web-shortcuts = Tastenkürzel
web-record = Aufzeichnung herunterladen
web-help = So geht es, Tasten

## Help

web-keys = Tasten
web-key-u = zurücknehmen
web-key-a = Rat
web-key-h = Bots schneller spielen lassen
web-key-r = noch einmal zeigen, was geschah
web-key-s = Wertungsblatt, nach dem Spiel
web-key-help = diese Seite
web-key-tab = zum Nächsten
web-key-enter = ausführen

## The score sheet

web-sheet = Wertungsblatt
web-rematch = Revanche
web-rematch-join = Zur Revanche
web-show-table = Tisch zeigen
