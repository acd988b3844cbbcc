### What happens at a table, told so that nobody misses it, in Italian: scoring part by part, why a turn ends, what came in,
### advice with its reason, the log, and notes of the page around the table.

## A scoring, part by part. $number of $of parts.

web-scoring = Conteggio
web-scoring-part = { $number } di { $of }
web-scoring-next = Avanti
web-scoring-skip = Salta tutto
web-scoring-goes-on = prosegue da solo
web-scoring-again = Mostra di nuovo il conteggio
# $seat: those who win together with the reader; $number how many they are.
web-you-win = { $number ->
    [0] Hai vinto
   *[other] Hai vinto insieme a { $seat }
}

## What must not be missed, a line each. $points has its sign.

# Beside whose turn it is, where nothing else is left to do.
web-step-only-end = il turno può solo finire
web-told-turn-ends = Non puoi giocare altro: il tuo turno finisce.
web-told-end-now = Avanti
web-told-turn-ended = Il tuo turno è finito: non potevi giocare altro.
web-told-last-turn = Questo è il tuo ultimo turno.
web-told-last-round = Questo è l’ultimo giro.
web-told-since = Dal tuo ultimo turno: { $points }
web-told-away = Chiudi questa riga

# Of a scoring while sums are hidden. $line is a line of the score sheet, such as “City bonus Paris”.
web-event-secret = { $seat }: { $line }, punti nascosti.

## Advice: one number, and one reason. $points has its sign, $cards is a list of cards.

web-advice-chance = Probabilità di vittoria
web-advice-chance-note = Quante volte vinceresti da qui, secondo il consigliere; accanto a ogni mossa: dopo quella mossa.
web-advice-by = Consiglia
web-advice-pays = ({ $cards })
web-advice-brings = punti: { $points }
web-advice-prepares = prepara i prossimi turni

## The log

# As sentences about the reader begin.
web-log-you = Hai
web-log-all = Tutto questo turno
web-log-newest = Alla riga più recente

## Notes of the page

web-house-note = Il colore e il segno di questa casata, sul tavolo e nella cronaca.
web-points-of = Punti di { $seat }
web-points-note = Tutti i punti finora. Quelli di fine partita si aggiungono al conteggio.
web-gained-title = Guadagnati di recente
web-gestures-note = Un gesto per tutti al tavolo. Nella partita non cambia nulla.
web-record-note = Tutte le mosse della partita come testo: da conservare, rigiocare, analizzare.

## Keys, and the areas that digits jump to

web-key-n = avanti nel conteggio
web-key-esc = salta il conteggio, chiudi
web-key-jump = vai a: { $area }
web-key-arrows = lì, da un elemento all’altro
web-area-houses = giocatori
web-area-log = che cosa è successo
web-area-bar = la barra in alto
web-area-advice = consiglio
web-area-scoring = conteggio
