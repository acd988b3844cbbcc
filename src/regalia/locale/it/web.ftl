### The browser client in Italian: the page around the games. Every visible word and every name for those who hear the
### page. $seat is a player's name, $level a bot's level, $game a game's name, $number a number.

## Everywhere

web-language = Lingua
web-candle = Lume di candela
web-loading = Preparo il tavolo…
web-close = Chiudi
web-back = Indietro
web-to-start = Tutte le partite
web-problem = Non ha funzionato (risposta { $status }); riprova.
web-problem-unreachable = Il server non è raggiungibile; controlla la connessione e riprova.
web-problem-game = Non è stato possibile caricare il tavolo di questa partita; ricarica la pagina.
web-refused-stale = Nel frattempo il tavolo è cambiato: guardalo di nuovo e poi gioca.
web-refused-not-your-turn = Non è il tuo turno.
web-refused-nothing-to-take-back = Nulla da annullare: si possono annullare solo le decisioni di questo turno, e non oltre l’ultima carta scoperta.
web-refused-not-yours = Questo posto non è più tuo.
web-refused-not-idle = Un bot può prendere questo posto se chi è di turno resta fermo per un po’.
web-percent = { $number }%
web-you = tu
web-bot-level = livello { $number }

## Houses

web-house-ink = Casata inchiostro, rombo
web-house-ivory = Casata avorio, cerchio
web-house-violet = Casata viola, triangolo
web-house-orange = Casata arancione, quadrato
web-house-teal = Casata petrolio, stella

## The first page

web-tagline = Giochi da tavolo nel browser, con gli amici o contro i bot
web-start-title = Gioca a { $games }
web-skip-play = Vai ai giochi
web-play-now = Gioca ora
web-starting = Preparo il tavolo…
web-with-friend = In due, con un link
web-set-table = Opzioni di gioco
web-company-you = Tu
# Bots of one level in a list of who sits at the table: "Tu e 2 bot (Cortigiano)".
web-bots-of-level = { $number ->
    [one] un bot ({ $level })
   *[other] { $number } bot ({ $level })
}
web-my-name = Il tuo nome
web-my-house = La tua casata: { $house }; scegline un’altra
web-running = Le tue partite in corso
web-finished = Partite concluse
web-show-all = Mostra tutte ({ $number })
web-game-won = Hai vinto

## Setting a table

web-set-table-for = { $game }: prepara il tavolo
web-usual = Ripristina
web-who = Chi gioca
web-players = Giocatori
web-name = Nome
web-level = Livello
web-kind-me = Io
web-kind-friend = Ospite, con un link
web-kind-screen = Su questo schermo
web-kind-bot = Un bot
web-name-friend = Ospite
web-name-screen = Giocatore { $number }
web-seat-kind = Chi siede al posto { $number }
web-house-of = Posto { $number }: { $house }; scegli un’altra casata
web-level-1 = molto facile
web-level-2 = facile
web-level-3 = esperto
web-level-4 = forte
web-level-5 = il migliore
web-starts = Chi comincia
web-starts-random = Decide la sorte
web-rules = Regole e varianti
web-scores = Punti
web-scores-open = Visibili
web-scores-hidden = Nascosti
web-pace = I bot giocano
web-pace-calm = con calma
web-pace-usual = di buon passo
web-pace-quick = all’istante
web-start = Comincia
web-friend-hint = Appena il tavolo è pronto ricevi un link da mandare.

## A table: the bar

web-skip-table = Vai al tavolo
web-skip-log = Vai alla cronaca
web-unknown-game = Questa pagina non conosce il gioco «{ $game }»; ricaricala o scegli un altro gioco.
web-reconnecting = riconnessione…
web-reconnecting-long = Il server non è raggiungibile; nuovo tentativo…
web-my-turn = Tocca a te
web-turn-of = Turno di { $seat }
# $seat: the winner, or several winners joined by "e"; $number how many.
web-over = { $number ->
    [one] Vince { $seat }
   *[other] Vincono insieme { $seat }
}
web-hurry = Accelera
web-hurry-hint = Fai giocare i bot senza attese (h)
web-bots-preparing = I bot si preparano; su un computer nuovo serve un minuto.
web-undo = Annulla
web-undo-hint = Annulla l’ultima decisione (u)
web-undo-not = Nulla da annullare: si possono annullare solo le decisioni di questo turno, e non oltre l’ultima carta scoperta.
web-advise = Consigliami
web-advising = Ci penso…
web-advise-hint = Mostra le mosse migliori e le loro probabilità (a)
web-menu = Menu

## A table: titles of the tab, and notifications

web-title-my-turn = ● Tocca a te – { $game }
web-title-turn-of = Turno di { $seat } – { $game }
web-title-over = Partita finita – { $game }
web-notice-turn = { $seat }, tocca a te.
web-notice-over = La partita è finita.

## A table: its parts

web-panes = Parti della pagina
web-pane-table = Tavolo
web-pane-houses = Giocatori
web-pane-log = Cronaca
web-pane-log-all = Cronaca e gesti
web-nothing-yet = Ancora nulla: la serata comincia.
web-earlier = Precedenti
web-since = dalla tua ultima mossa
web-show-again = Rivedi
web-show-again-hint = Rivedi che cosa è successo dalla tua ultima mossa (r)
web-shown-again = Che cosa è successo dalla tua ultima mossa
web-stop-showing = Ferma
web-points = punti
web-winner = Vittoria
web-score-hidden = I punti restano nascosti fino alla fine
web-gained-hint = Punti dall’inizio del tuo ultimo turno
web-seat-more = Altro sul posto di { $seat }
web-played-by = per ora gioca: { $level }
web-bot-takes-over = Fai giocare un bot
web-person-returns = Restituisci il posto
web-reseated = Un bot ({ $level }) gioca per { $seat }.
web-returned = { $seat } è di nuovo al tavolo.

## Links

web-invite = Invita
web-copy-link-for = Copia il link per { $seat }
web-copy-seat-link = Copia il link
web-copy-watch = Copia il link per chi guarda
web-copied = Copiato

## One screen for several

web-cover = Passa lo schermo
web-pass-to = Passa a { $seat }
web-cover-hint = Ciò che può vedere uno solo di voi resta intanto coperto.
web-i-am = Sono { $seat }

## Gestures

web-gestures = Gesti
web-gesture-bow = Un inchino
web-gesture-applause = Un applauso
web-gesture-toast = Un brindisi
web-gesture-ponder = Un attimo di riflessione
web-gesture-sorry = Mi rincresce
web-gesture-hurry = Il tempo vola
web-gestured-bow = { $seat } fa un inchino.
web-gestured-applause = { $seat } applaude.
web-gestured-toast = { $seat } alza il calice.
web-gestured-ponder = { $seat } chiede un attimo di riflessione.
web-gestured-sorry = { $seat } esprime rincrescimento.
web-gestured-hurry = { $seat } capovolge la clessidra.

## Advice

web-advice = Consiglio
web-advice-ready = Il consiglio è pronto.
web-advice-now = probabilità che tu vinca: { $chance }
web-advice-play = Gioca questa mossa

## The menu

web-sound = Un campanello quando tocca a me
web-notices = Una notifica quando tocca a me
web-every-step = Mostra ogni passo
web-shortcuts = Scorciatoie da tastiera
web-record = Scarica il resoconto
web-help = Come si gioca, tasti

## Help

web-keys = Tasti
web-key-u = annulla
web-key-a = consiglio
web-key-h = accelera i bot
web-key-r = rivedi che cosa è successo
web-key-s = foglio dei punti, dopo la partita
web-key-help = questa pagina
web-key-tab = al prossimo elemento
web-key-enter = esegui

## The score sheet

web-sheet = Foglio dei punti
web-rematch = Rivincita
web-rematch-join = Alla rivincita
web-show-table = Mostra il tavolo
