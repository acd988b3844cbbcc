### The rules page of Majesty in Italian. Sentences of a paragraph are counted from 1. All numbers are told, so that they
### are those of the box; $whole, $side and $most also choose a form.

## Goal

majesty-web-book-goal = Scopo del gioco
majesty-web-book-goal-1 = Ogni giocatore ha un regno di { $all } edifici e vi chiama personaggi, una carta per turno. Quando tutti hanno preso { $people } carte la partita finisce, e vince chi ha più punti.
majesty-web-book-goal-2 = I punti vengono dagli edifici a ogni turno e, alla fine, dalla varietà e dalle maggioranze; i feriti costano punti.

## People

majesty-web-book-people = Personaggi
majesty-web-book-people-1 = Ci sono { $deck } carte personaggio di sette tipi. Ogni tipo ha il suo edificio e il suo segno. Le carte di livello 1 e di livello 2 valgono lo stesso; il livello 2 arriva più tardi e ha più carte doppie.
majesty-web-book-people-2 = Una carta doppia mostra due personaggi. Chi la prende ne sceglie uno; da quel momento è solo quello.
majesty-web-book-table-single = Carte singole
majesty-web-book-table-split = Carte doppie
majesty-web-book-column-person = Personaggio
majesty-web-book-column-people = Uno dei due
majesty-web-book-column-goes = Edificio
majesty-web-book-column-tier = Livello { $tier }

## Building

majesty-web-book-building = Un edificio
majesty-web-book-building-1 = Tutti i giocatori hanno gli stessi edifici, con gli stessi lati in vista.
majesty-web-book-see-front = { $building }; il segno sulla porta è quello del suo personaggio: { $who }.
majesty-web-book-see-value = Il suo valore, { $value }: punti alla fine a chi ha più personaggi qui. In parità tutti lo ricevono per intero.
majesty-web-book-see-leader = Le casate che ora hanno più personaggi qui.
majesty-web-book-see-side = Il lato in vista, A o B.
majesty-web-book-see-effects = Che cosa succede quando una carta arriva qui, dall’alto in basso.
majesty-web-book-see-people = I personaggi che lavorano qui. Il piccolo segno sul bordo è l’altra metà di una carta doppia; ora non conta.
majesty-web-book-sign-points = punti, quanti ne dice la moneta d’oro
majesty-web-book-sign-worker = un lavoratore
majesty-web-book-sign-wounded = un personaggio ferito, in Infermeria

## Buildings

majesty-web-book-buildings = Che cosa fa ogni edificio
majesty-web-book-buildings-1 = Con i lati scelti qui, nel regno da sinistra a destra:

## Set-up

majesty-web-book-setup = Preparazione
majesty-web-book-setup-1 = { $whole ->
    [yes] Tutte le { $deck } carte si mescolano in un solo mazzo.
   *[no] Il livello 2, di { $second } carte, si mescola e sta in fondo al mazzo. Delle { $first } carte di livello 1 in { $players } giocatori solo { $upper } stanno sopra; le altre { $gone } escono dal gioco senza essere viste.
}
majesty-web-book-setup-2 = { $market } carte si scoprono e formano il mercato, la prima all’estremo economico. Ogni giocatore ha { $workers } lavoratori. Chi comincia lo decide la sorte, o chi prepara il tavolo.

## Turn

majesty-web-book-turn = Un turno
majesty-web-book-turn-1 = Prendi una carta dal mercato.
majesty-web-book-turn-2 = Mettila nell’edificio del suo personaggio.
majesty-web-book-turn-3 = Esegui ciò che fa quell’edificio, dall’alto in basso.
majesty-web-book-turn-4 = Restituisci i lavoratori oltre { $places }. Il mercato si ricompatta e si scopre una nuova carta. Poi tocca al giocatore successivo.

## Take

majesty-web-book-take = Prendere una carta
majesty-web-book-take-1 = Il mercato ha { $market } carte. La prima, all’estremo economico, non costa nulla. Per un’altra metti uno dei tuoi lavoratori su ciascuna delle carte che la precedono; la più cara ne costa { $dearest }. Senza abbastanza lavoratori non puoi prenderla.
majesty-web-book-take-2 = I lavoratori sulla carta che prendi sono tuoi, ma solo dopo aver pagato: non possono pagare quella stessa carta.

## Place

majesty-web-book-place = Metterla nell’edificio
majesty-web-book-place-1 = Un personaggio va nell’edificio del suo tipo. Di una carta doppia scegli un personaggio; solo le carte doppie lasciano la scelta.
majesty-web-book-place-2 = Lì conta subito, anche per ciò che segue.

## Effects

majesty-web-book-effects = Effetti
majesty-web-book-effects-1 = Gli effetti avvengono dall’alto in basso e nessuno si può saltare: attaccare e curare sono obbligatori.
majesty-web-book-effects-2 = «Per ogni carta» conta tutti i personaggi di quel tipo nel tuo regno.
majesty-web-book-effects-3 = «Chi ha» vale per ogni giocatore che ha almeno un personaggio di quel tipo, te compreso; si riceve una volta, non per ogni personaggio.
majesty-web-book-effects-4 = La Locanda B conta i personaggi del tuo edificio più grande; l’Infermeria non lo è mai. La Locanda stessa può esserlo.
majesty-web-book-effects-5 = I feriti non contano nulla, a meno che un effetto li nomini.

## Heal

majesty-web-book-heal = Curare
majesty-web-book-heal-1 = Chi mette una Strega cura: la carta in cima alla propria Infermeria torna nel suo edificio. Se c’è un ferito, è obbligatorio.
majesty-web-book-heal-2 = L’edificio in cui torna non fa nulla. Ma la carta conta di nuovo, anche per i punti che la Capanna dà subito dopo.
majesty-web-book-heal-3 = Una carta doppia può tornare in uno qualsiasi dei suoi due edifici, chiunque fosse prima.

## Attack

majesty-web-book-attack = Attacco e difesa
majesty-web-book-attack-1 = Chi mette un Cavaliere attacca tutti gli avversari, uno dopo l’altro in ordine di turno. Il nuovo Cavaliere conta.
majesty-web-book-attack-2 = Le Guardie difendono: a un avversario che ha almeno tante Guardie quanti Cavalieri hai tu non succede nulla.
majesty-web-book-attack-3 = Se hai più Cavalieri, a quell’avversario viene ferita la carta più a sinistra: l’ultima messa o curata nel primo edificio da sinistra che ha personaggi. Va in cima alla sua Infermeria. È una sola carta, per quanti Cavalieri ci siano.
majesty-web-book-attack-4 = In Infermeria una carta non conta nulla e alla fine costa punti; una Strega la riporta.

## Exchange

majesty-web-book-exchange = Lo scambio nel Castello B
majesty-web-book-exchange-1 = Prima che il Castello B dia i suoi punti puoi scambiare punti con lavoratori o lavoratori con punti, uno a uno, quanti ne vuoi o nessuno; ma in una sola direzione.
majesty-web-book-exchange-2 = Né punti né lavoratori possono scendere sotto zero. Uno scambio per avere lavoratori si ferma a { $places }, o a quelli che hai già, perché quelli in più tornerebbero a essere punti.

## End of a turn

majesty-web-book-end-of-turn = La fine di un turno
majesty-web-book-end-of-turn-1 = Tieni al massimo { $places } lavoratori. Ognuno in più torna indietro per { $point } punto.
majesty-web-book-end-of-turn-2 = Il mercato si ricompatta verso l’estremo economico; i lavoratori restano sulle loro carte. All’estremo caro si scopre una nuova carta; dopo l’ultimo turno della partita, nessuna.

## End

majesty-web-book-end = La fine della partita
majesty-web-book-end-1 = Quando tutti hanno preso { $people } carte si contano tre cose, in quest’ordine.
majesty-web-book-end-2 = Feriti: { $wounded } per ogni carta in Infermeria (lato { $side }).{ $most ->
    [0] { "" }
   *[other] { " " }Chi ha più feriti, almeno uno, riceve ancora { $most }; in parità, tutti.
} Poi i feriti lasciano il regno e non contano per nulla di ciò che segue.
majesty-web-book-end-3 = Varietà: conta gli edifici con almeno un personaggio, Infermeria esclusa, e moltiplica quel numero per sé stesso. Tutti i { $buildings } edifici danno { $square } punti.
majesty-web-book-end-4 = Maggioranza: per ogni edificio chi vi ha più personaggi riceve il suo valore. In parità lo ricevono tutti per intero; un edificio vuoto non dà nulla a nessuno.
majesty-web-book-end-5 = Vince chi ha più punti. In parità la vittoria è condivisa. I lavoratori rimasti non valgono nulla.

## Variants

majesty-web-book-variants = Varianti
majesty-web-book-variants-1 = Lati: ogni edificio può mostrare il lato A o il lato B, uguale per tutti. Il lato A è per chi comincia. Il lato B è più rischioso: premia certe combinazioni, e i feriti pesano di più.
majesty-web-book-variants-2 = Tutte le carte: tutte le { $deck } carte si mescolano insieme. Allora le carte doppie arrivano fin dall’inizio, nessuno sa quali carte mancano, e la sorte conta di più.

## Sides

majesty-web-book-sides = In che cosa differiscono i lati A e B
majesty-web-book-table-sides = Tutti gli edifici, entrambi i lati
majesty-web-book-worth = Valore alla fine: { $value }

## Rulings

majesty-web-book-rulings = Chiarimenti
majesty-web-book-rulings-1 = Dove le regole stampate tacciono abbiamo deciso noi, e diciamo perché.

## Sources

majesty-web-book-sources = Da dove si conoscono i numeri
majesty-web-book-known-sourced = Ogni numero di questa pagina è stampato sulle carte o nei libretti delle regole degli editori.
majesty-web-book-known-reconstructed = Alcuni numeri di questa pagina sono ricostruiti: si accordano con ciò che è noto, ma non risultano da materiale stampato.
