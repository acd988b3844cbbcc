### Le mie partite, i tavoli aperti e che cosa vale a un tavolo, in italiano.

## All my games

web-games-title = Le tue partite
web-games-to-all = Tutte le tue partite
web-games-skip = Vai alle tue partite
web-games-show = Quali partite
web-games-all = Tutte
web-games-waiting = Ti aspettano
web-games-running = In corso
web-games-finished = Concluse
web-games-hidden = Nascoste
web-games-search = Cerca tra le tue partite
web-games-search-for = Gioco, giocatore, regola
web-games-search-clear = Svuota la ricerca
web-games-found = { $number ->
    [one] 1 partita trovata
   *[other] { $number } partite trovate
}
web-games-none-found = Nessuna partita corrisponde a «{ $typed }».
web-games-none-all = Qui non c’è ancora nessuna tua partita; prendi un gioco dallo scaffale.
web-games-none-waiting = Nessuna partita ti aspetta.
web-games-none-running = Nessuna partita in corso.
web-games-none-finished = Nessuna partita è ancora conclusa.
web-games-none-hidden = Nessuna partita è nascosta.
web-games-to-boxes = Allo scaffale

## A line of the list

web-games-progress = { $number ->
    [0] appena iniziata
   *[other] giocata circa al { $number } %
}
web-games-free = { $number ->
    [one] un posto ancora libero
   *[other] { $number } posti ancora liberi
}
web-games-watches = Tu guardi
web-games-left = Hai lasciato la partita
web-games-lost = Il tuo posto è passato ad altri
web-games-rests = Fermo: iniziato con altre regole
web-games-listed = aperto a tutti

## What can be done with a line. $names are those who play.

web-games-menu = Che cosa fare: { $game } ({ $names })
web-games-open = Apri
web-games-abandon = Abbandona la partita
web-games-hide = Nascondi
web-games-unhide = Mostra di nuovo
web-games-delete = Elimina per me
web-games-delete-all = Elimina per tutti
web-games-keep = Non fare nulla
web-games-sure-bot = Lasci il tuo posto per sempre; un bot continua per gli altri.
web-games-sure-rests = Lasci il tuo posto per sempre; non gioca nessun altro, quindi la partita si ferma.
web-games-sure-delete = La partita sparisce per sempre dalla tua lista.
web-games-sure-delete-all = Il tavolo viene tolto a tutti e ciò che si è giocato va perso. Non si può annullare.
web-games-done-hidden = { $game } ({ $names }): nascosta.
web-games-done-shown = { $game } ({ $names }): di nuovo nella lista.
web-games-done-abandoned = Hai abbandonato { $game } ({ $names }).
web-games-done-deleted = { $game } ({ $names }): eliminata dalla tua lista.
web-games-done-cleared = { $game } ({ $names }): eliminata per tutti.

## Tables that are open to strangers

web-open-tables = Tavoli aperti
web-open-show-all = Mostra tutti ({ $number })
web-open-host = { $seat } invita
web-open-free = { $number ->
    [one] un posto libero
   *[other] { $number } posti liberi
}
web-open-here = { $number ->
    [one] ora c’è una persona
   *[other] ora ci sono { $number } persone
}
web-open-sit = Siediti
web-open-sit-at = Siediti a { $game } ({ $names })
web-have-code = Ho un codice

## Setting a table with others

web-hints = Consigli
web-hints-none = No
web-hints-allowed = Permessi a tutti
web-list-table = Mostra questo tavolo sulla prima pagina, così può sedersi anche chi non conosci

## What is set, in short, for lists

web-told-scores-hidden = punti nascosti
web-told-scores-open = punti visibili
web-told-pace-calm = i bot giocano con calma
web-told-pace-quick = i bot giocano all’istante
web-told-begin = cominci tu
web-told-begins = comincia { $seat }
web-as-last-time = Come l’ultima volta: { $settings }
