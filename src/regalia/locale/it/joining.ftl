### Coming to a table by a link, in Italian: what messengers show, the page of a link, the pages of what is not there,
### and links to hand on.

## What messengers show beside a link. $seat invites, to $game.

web-share-title = { $seat } ti invita a { $game }
web-share-title-nobody = Hai un invito a { $game }
web-share-seat = C’è un posto per te a { $game }: apri il link e siediti, nel browser e senza account.
web-share-watch = Guarda una partita a { $game }, nel browser e senza account.
web-share-return = Un link privato per tornare a un posto a { $game }.

## The page of a link. $seat is a player's name, $game a game's name.

web-join-watch = Guarda { $game }
web-join-return = Torna al tuo posto a { $game }
web-join-device = Il tuo posto a { $game }, su questo dispositivo
web-join-set = Come si gioca
web-join-seats = Chi siede dove
web-join-players = { $number ->
    [one] { $number } giocatore
   *[other] { $number } giocatori
}
web-join-scores-hidden = punti nascosti fino alla fine
web-join-hints = si può chiedere consiglio
web-join-no-hints = niente consigli: ognuno pensa da sé
web-join-not-begun = nessuno ha ancora mosso
web-join-progress = giocato circa il { $percent } della partita
web-join-over = la partita è finita
web-join-seat-yours = il tuo posto
web-join-seat-host = invita
web-join-seat-free = ancora libero
web-join-house = La tua casata: { $house }
web-join-name-hint = così ti vedono gli altri
web-join-name-refused = Questo nome non va; scegline un altro.
web-join-do-seat = Siediti
web-join-do-watch = Guarda
web-join-do-return = Siediti di nuovo
web-join-do-device = Usa il mio posto qui
web-join-doing = Un momento…
web-join-note-seat = Il posto è poi tuo, in questo browser; non serve un account.
web-join-note-watch = Vedi ciò che è scoperto sul tavolo, e la mano di nessuno.
web-join-note-return = È un link privato. Gli altri dispositivi perdono il posto, e tutti al tavolo lo vengono a sapere.
web-join-note-device = Anche l’altro tuo dispositivo tiene il posto, e tutti al tavolo lo vengono a sapere.

## The page of a link, for somebody who has a seat at that table already. $seat is that seat's name, or several.

web-join-already-seat = Questo link è per un amico
web-join-already-return = Questo è un link privato per tornare
web-join-already-device = Questo codice è per un altro dispositivo
web-join-sits-as = A questo tavolo siedi già come { $seat }.
web-join-set-it = Hai preparato tu questo tavolo.
web-join-hand-on = Passa il link a chi inviti, senza aprirlo tu.
web-join-to-table = Al mio tavolo
web-join-anyway-seat = Siediti anche lì, su questo dispositivo
web-join-anyway-return = Siediti di nuovo qui, e solo qui
web-join-anyway-device = Usa comunque il codice qui
web-join-seen = Tutti al tavolo lo vedranno.
web-join-done-seat = Siedi già qui
web-join-done-watch = Stai già guardando
web-join-again = Riprova

## A code from another device.

web-device-enter = Inserisci un codice
web-device-title = Il tuo posto su questo dispositivo
web-device-hint = Fatti mostrare un codice dal dispositivo su cui giochi, nel menu del tavolo, e scrivilo qui.
web-device-code = Codice
web-device-short = Un codice ha otto lettere e cifre.
web-device-go = Avanti

## What is not there: a heading, and what to do.

# Told to one who sits at the table: $seat is who sits there.
web-join-taken = { $seat } ha preso questo posto
web-absent-no-such-link = Questo link non porta da nessuna parte
web-absent-no-such-link-hint = Forse ne manca un pezzo, o il tavolo non c’è più. Chiedi a chi l’ha mandato di mandarlo di nuovo.
web-absent-link-renewed = C’è un link più recente
web-absent-link-renewed-hint = Al suo posto ne è stato fatto uno nuovo, e questo non vale più. Chiedi quello nuovo a chi ti ha invitato.
web-absent-seat-taken = Qualcuno siede già lì
web-absent-seat-taken-hint = Un link è per una persona sola. Chiedine un altro a chi ti ha invitato; se eri tu, su un altro dispositivo, fai entrare questo da lì con un codice.
web-absent-code-worthless = Questo codice non vale più
web-absent-code-worthless-hint = Un codice fa entrare un dispositivo, una volta, per pochi minuti. Fattene mostrare uno nuovo dal dispositivo su cui giochi.
web-absent-seat-lost = Il tuo posto è passato ad altri
web-absent-seat-lost-hint = Ora è tenuto altrove: da un’altra persona, o da te su un altro dispositivo. Ci torni con il tuo link privato, o con uno nuovo di chi ha preparato il tavolo.
web-absent-unknown-table = Qui non c’è un tavolo per te
web-absent-unknown-table-hint = Forse l’indirizzo non è completo. Se hai giocato qui, ti riportano il tuo link privato o un codice dall’altro tuo dispositivo; altrimenti chiedi un link a chi ci gioca.
web-absent-table-gone = Il tavolo non c’è più
web-absent-table-gone-hint = Chi l’aveva preparato ha cancellato questa partita per tutti. C’è posto per una nuova.
web-absent-unknown-page = A questo indirizzo non c’è niente
web-absent-unknown-page-hint = Controlla che sia giusto, o comincia dalla prima pagina.

## Handing a link on. $seat is a player's name, $minutes a number.

web-hand-share = Condividi il link
web-hand-qr = Mostra come codice QR
web-hand-qr-picture = Codice QR del link
web-hand-scan = Inquadralo con la fotocamera di un telefono.
web-hand-for = Il link per { $seat }
web-hand-waiting = Invita { $seats }
web-hand-one = Ogni link è per una persona: il posto è di chi per primo si siede.
web-hand-renew = Nuovo link
web-hand-renew-for = Nuovo link per { $seat }
web-hand-renew-ask = Il vecchio link non varrà più.
web-hand-renew-yes = Fai un nuovo link
web-hand-renewed = Ecco il nuovo link; il vecchio non vale più.
web-hand-keep-old = Tieni il vecchio
web-hand-only-here = Il link funziona solo su questo computer.
web-hand-only-here-how = Avvia il server con { $command } per giocare nella stessa rete, o indica il suo indirizzo pubblico in { $setting }.
web-hand-address = Indirizzo per gli amici
web-hand-more = Altro sui link
web-hand-title = Invita amici
web-hand-private = Il tuo link privato
web-hand-private-copy = Copia il tuo link privato
web-hand-private-hint = Conserva il tuo link privato: ti riporta a questo tavolo da qualsiasi browser, se questo ti dimentica.
web-hand-private-put = L’ho conservato
