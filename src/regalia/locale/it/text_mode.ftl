### Modalità testuale e terminale in italiano: i comandi, le risposte e ciò che si racconta di ogni gioco allo stesso modo;
### il file inglese dice che cosa è che cosa.

## Comandi

text-word-position = posizione
text-word-moves = mosse
text-word-pay = paga
text-word-why = perché perche
text-word-undo = annulla
text-word-last = ultime
text-word-hint = consiglio
text-word-sheet = foglio
text-word-help = aiuto ?
text-word-quit = esci

text-help = Comandi:
text-help-position = { $word }: tutta la posizione; con una parola come queste, solo quella parte: { $parts }.
text-help-moves = { $word }: le mosse possibili, numerate, con prezzo e guadagni. Il numero di una mossa la gioca; anche parole che vanno bene per una sola mossa.
text-help-pay = { $word }: con un numero, come pagare la mossa appena scelta.
text-help-why = { $word }: con una mossa, che cosa la vieta.
text-help-undo = { $word }: ritira l’ultima decisione.
text-help-last = { $word }: che cosa è successo dopo la tua ultima mossa; con un numero, altrettanti degli ultimi avvenimenti.
text-help-hint = { $word }: che cosa farebbe il bot più forte.
text-help-sheet = { $word }: ogni punto e da dove viene.
text-help-help = { $word }: questo elenco.
text-help-quit = { $word }: lascia il tavolo.

## La posizione

text-part-turn = Turno
text-part-scores = Punti
text-part-table = Tavolo
text-turn-mine = Tocca a te.
text-turn-of = Tocca a { $seat }.
text-over = { $number ->
    [one] La partita è finita: vince { $seat }.
   *[other] La partita è finita: vincono insieme { $seat }.
}
text-over-you = { $number ->
    [0] La partita è finita: hai vinto.
   *[other] La partita è finita: hai vinto insieme a { $seat }.
}
text-score = { $points ->
    [one] { $seat }: { $points } punto.
   *[other] { $seat }: { $points } punti.
}
text-score-hidden = { $seat }: punti nascosti.
text-fact = { $name }: { $value }.
text-looks-on = Stai guardando; nessun posto qui è tuo.

## Mosse

text-move = { $number }: { $move }
text-moves-none = Ora non hai mosse da fare.
text-brings = Porta: { $what }.
text-changes = Cambia: { $what }.
text-brings-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} ({ $source })
text-brings-mine = { $what }
text-brings-other = { $seat }: { $what }
text-not-move = Ora nessuna mossa corrisponde a «{ $said }»; «{ $moves }» elenca quelle possibili.
text-no-number = { $last ->
    [one] Non c’è una mossa { $number }, c’è solo la mossa 1.
   *[other] Non c’è una mossa { $number }; le mosse hanno i numeri da 1 a { $last }.
}
text-several = Più mosse corrispondono a «{ $said }»; scrivi il numero di una.
text-not-possible = { $move } Non è possibile: { $reason }
text-possible = { $move } È possibile, il suo numero è { $number }.
text-why-what = Scrivi «{ $why }» e una mossa.

## Pagare

text-pay-which = { $move } Scrivi il numero di un modo di pagare:
text-pay-way = { $number }: { $cards }.
text-pay-cards = { $number } { $card }
text-pay-first = Prima scegli una mossa che si può pagare in più modi, poi «{ $pay }» e un numero.
text-pay-no-number = Non c’è un modo { $number } di pagare; i modi hanno i numeri da 1 a { $last }.

## Risposte

text-unknown = «{ $said }» non si capisce; scrivi il numero di una mossa, alcune sue parole o «{ $help }».
text-unknown-waiting = «{ $said }» non si capisce; non tocca a te, quindi scrivi «{ $position }», «{ $last }» o «{ $help }».
text-no-part = Non c’è una parte «{ $said }»; ci sono: { $parts }.
text-taken-back = L’ultima decisione è stata ritirata.
text-rematch = La prossima partita di questo tavolo è pronta.
text-nothing-last = Dopo la tua ultima mossa non è successo nulla.
text-hint = { $number }: { $move } Probabilità di vittoria: { $chance } per cento.
text-sheet-line = { $source }: { $seats }.
text-sheet-seat = { $seat } { $points }
text-sheet-total = In tutto: { $seats }.
text-sheet-hidden = A questo tavolo i punti sono nascosti fino alla fine della partita.
text-sheet-none = Nessuno ha ancora punti.

## Il terminale

text-begin = { $game }: { $seats }. «{ $help }» elenca i comandi.
text-preparing = I bot si stanno preparando; su un computer nuovo ci vuole un minuto.
text-pass-to = Passa lo schermo a { $seat } e premi Invio quando nessun altro lo vede.
text-left = Hai lasciato il tavolo.
text-left-link = Hai lasciato il tavolo; lo stesso comando ti riporta al tuo posto.
text-unreachable = Il server non è raggiungibile; si riprova.
