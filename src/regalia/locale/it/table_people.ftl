### Le persone a un tavolo: chi c’è, il proprio posto, la riga sotto la barra, i rifiuti.

## What the table refuses

web-refused-no-such-link = Questo link non esiste; forse non è completo, o il tavolo non c’è più.
web-refused-link-renewed = Al posto di questo link ce n’è uno nuovo; chiedilo a chi ti ha invitato.
web-refused-seat-taken = Lì siede già qualcuno; chiedi un altro link a chi ti ha invitato.
web-refused-code-worthless = Questo codice è già stato usato o è troppo vecchio; fanne fare uno nuovo al tavolo.
web-refused-seat-lost = Il tuo posto a questo tavolo è stato dato ad altri; chiedi un nuovo link a chi ha preparato il tavolo.
web-refused-name-taken = Qualcuno al tavolo si chiama già così; scegli un altro nome.
web-refused-no-hints = A questo tavolo non ci sono consigli: giocano più persone e non li hanno concordati.
web-refused-not-over = Il resoconto rivela tutte le carte: si può scaricare a partita finita.
web-refused-person-here = La persona di questo posto è qui, o lo era un attimo fa; il posto non si può ancora cedere.
web-refused-host-only = Può farlo solo chi ha preparato il tavolo.
web-refused-table-gone = Questo tavolo è stato eliminato.
web-link-watch = Il link per chi guarda
web-refused-bot-plays = Un bot gioca per te in questo posto; prima riprenditelo.
web-refused-finished-for-all = Una partita finita è di tutti quelli che l’hanno giocata; puoi toglierla dal tuo elenco.
web-refused-name-empty = Un nome deve avere almeno una lettera.
web-refused-no-person = Questo posto era fin dall’inizio di un bot; nessuno può tornarci.
web-refused-no-such-seat = A questo tavolo non c’è quel posto.
web-refused-sitters-only = Può farlo solo chi siede al tavolo.
web-refused-game-runs = Questa partita non è ancora finita; prima giocatela fino in fondo.
web-refused-scores-hidden = A questo tavolo i punti restano nascosti fino alla fine.
web-refused-too-large = È troppo grande per essere inviato.
web-refused-store-away = Il server ora non raggiunge il suo archivio. Riprova tra un momento.
web-refused-failed = Qualcosa è andato storto nel server; chi lo gestisce trova il perché sotto { $number }.
web-refused-other-rules = Questo tavolo è iniziato con la versione { $theirs } delle regole, e questo server gioca con la versione { $ours }. Resta fermo; nulla è perduto.
web-refused-unreadable = Questo tavolo non può essere letto; chi gestisce il server ne trova lì il motivo.
web-refused-slow-file = Leggere questo file richiede troppo tempo; scrivine uno come il modello.

## Calling

web-notice-rematch = { $seat }, la prossima partita è pronta.
web-title-rematch = ● La prossima partita è pronta – { $game }

## Who is here

web-not-come = non ancora qui
web-away = non c’è
web-away-for = via, { $time }
web-nobody-came = A questo posto non è ancora venuto nessuno.
web-is-here = { $number ->
    [one] { $seat } è qui.
   *[other] { $seat } è qui, su { $number } dispositivi.
}
web-i-sit-here = { $number ->
    [one] Questo è il tuo posto.
   *[other] Questo è il tuo posto, su { $number } dispositivi.
}
web-is-away = { $seat } al momento non è al tavolo.
web-is-away-for = { $seat } manca dal tavolo da { $time }.
web-look-on = { $number ->
    [one] una persona guarda
   *[other] { $number } guardano
}
web-bot-may-in = Un bot può giocare tra { $time }.
web-bot-may-now = Ora può giocare un bot
web-bot-on-turn = Un bot può giocare quando è il turno di { $seat } e per un po’ non succede nulla.

## What happened to seats

web-seated-instead = { $seat } si siede al posto di { $other }.
web-seated-came = { $seat } si siede.
web-seated-device = { $seat } gioca ora anche su un altro dispositivo.
web-seated-alone = { $seat } gioca ora su un solo dispositivo.
web-seated-returned = { $seat } è di nuovo qui con il link privato.
web-seated-left = { $seat } lascia il posto.
web-seated-lost = Il posto di { $seat } è stato dato ad altri.

## The row under the bar

web-bot-plays-for-me = Un bot gioca per te.
web-take-seat-back = Riprendi il mio posto
web-rematch-by = { $seat } ti invita alla rivincita.
web-next-game-set = La prossima partita è pronta.
web-to-next-game = Alla prossima partita
web-my-second-device = Ora il tuo posto è aperto anche su un altro dispositivo.
web-i-left = Hai lasciato il posto e ora guardi.
web-watching = Stai guardando questa partita.

## One's own seat

web-my-seat = Il mio posto
web-bot-for-me = Fai giocare un bot per me
web-another-name = Cambia il mio nome
web-say-name = Mi chiamo così
web-another-device = Usa il mio posto su un altro dispositivo
web-only-here = Solo su questo dispositivo
web-only-here-told = Gli altri tuoi dispositivi perdono il posto; qui non cambia nulla.
web-private-link = Conserva il mio link privato
web-private-link-told = Con questo link torni al tuo posto se questo browser ti ha dimenticato. Tienilo per te: chi lo apre ha il tuo posto.
web-copy-private = Copia il mio link privato
web-leave-seat = Lascia il posto
web-leave-told = Resti a guardare. A chi lasci il posto?
web-leave-to-bot = A un bot, che continua a giocare
web-leave-to-link = A chi viene con un nuovo link, che riceve chi ha preparato il tavolo
web-leave-to-link-host = A chi viene con un nuovo link; lo trovi qui
web-stay = Resta

## Another device

web-device-how = Inquadra l’immagine con l’altro dispositivo, oppure apri lì { $address } e scrivi il codice.
web-device-left = vale ancora { $time }, per un dispositivo
web-device-too-old = troppo vecchio
web-device-new-code = Nuovo codice
web-device-making = Preparo un codice…
web-device-came = L’altro dispositivo è al tavolo.
web-device-told = Tutti al tavolo vengono a sapere che un altro dispositivo è stato ammesso.
web-device-only-here = Questo server si raggiunge solo dal suo computer; per ora nessun altro dispositivo può venire.

## Somebody else's seat

web-new-link = Nuovo link
web-give-on = Dai il posto a qualcun altro
web-give-on-told = { $seat } perde il posto, che riceve un nuovo link. Le carte restano al posto.
web-give-on-in = Si può dare ad altri tra { $time }, se { $seat } non torna.
web-give-on-not = Si può dare ad altri quando { $seat } manca da un po’.

## The menu

web-hints-off = A questo tavolo non ci sono consigli.
web-hints-off-several = Niente consigli, perché giocano più persone.
web-hints-agreed = I consigli sono permessi a tutti, come concordato.
web-ask-first = Chiedi conferma se non si può annullare
web-sure = Confermi?
web-sure-hint = Così si scopre qualcosa, e non si può annullare.
web-sure-yes = Sì
web-open-table = Mostra il tavolo nella prima pagina
web-delete-all = Elimina il tavolo per tutti
web-delete-all-told = La partita finisce per tutti, chi gioca e chi guarda, e nessuno la ritrova.
web-delete-all-yes = Elimina
web-notices-insecure = Le notifiche richiedono un indirizzo sicuro (https).
web-notices-unable = Questo browser non conosce le notifiche.
web-notices-refused = A questo browser è stato detto di non mostrare notifiche di questa pagina.
