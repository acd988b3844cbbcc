### The rules page of Royals in Italian. Sentences of a paragraph are counted from 1. All numbers are told, so that they
### are those of the edition and the board; $ends, $field, $tie, $starts and $own choose a form and are not shown.

## Goal

royals-web-book-goal = Scopo del gioco
royals-web-book-goal-1 = Ogni giocatore guida una casata nobiliare del XVII secolo. In { $periods } Periodi ({ $years }) metti nobili in { $cities } città di { $countries } nazioni e rilevi ciò che gli altri occupano. Vince chi alla fine ha più punti.
royals-web-book-goal-2 = Tutti i punti sono segnalini; sul tavolo sono di cera e mostrano il loro numero: di bronzo per i Periodi, rossi per tutto il resto. Ce ne sono cinque tipi:
royals-web-book-scores-city = Bonus città: subito, alla prima casata che mette un nobile in una città.
royals-web-book-scores-country = Bonus nazione: subito, per un nobile in ogni città di una nazione; qui { $card }.
royals-web-book-scores-house = Bonus Casata nobiliare: subito, per almeno un nobile su ciascuno dei { $titles } titoli.
royals-web-book-scores-period = Segnalini di Periodo: alla fine di ogni Periodo, per la maggiore e la seconda influenza in una nazione.
royals-web-book-scores-title = Tessere Titolo: alla fine della partita, per il maggior numero di nobili su un titolo.

## City

royals-web-book-city = Città e posizioni
royals-web-book-city-1 = La mappa ha { $positions } posizioni. Una posizione è un titolo in una città; chi la occupa ha un nobile sul suo ritratto. Una città ha una o due posizioni.
royals-web-book-see-name = La città, { $city }. Il colore del bordo è quello della sua nazione, { $card }.
royals-web-book-see-bonus = Il bonus città: { $bonus }. Quando è preso, il segnalino mostra il segno della casata che lo ha.
royals-web-book-see-title = Il ritratto con il segno del suo titolo, qui { $title }.
royals-web-book-see-cost = Quanto costa, in carte Nazione ({ $card }): { $cost }.
royals-web-book-see-noble = Il nobile della casata che occupa la posizione. Un cerchio tratteggiato significa che la posizione è libera.
royals-web-book-see-influence = L’influenza che una posizione dà nella sua nazione; qui: { $influence }.
royals-web-book-see-cathedral = { $field ->
    [cross-field] Lo spazio con la croce: qui restano i nobili scalzati.
   *[other] La cattedrale: qui restano i nobili scalzati.
}
royals-web-book-table-cities = Tutte le città
royals-web-book-table-countries = Che cosa porta una nazione: primo e secondo segnalino
royals-web-book-column-country = Nazione
royals-web-book-column-city = Città
royals-web-book-column-positions = Posizioni
royals-web-book-column-city-bonus = Bonus città
royals-web-book-column-country-bonus = Bonus nazione
royals-web-book-column-period = Ogni Periodo

## Titles

royals-web-book-titles = Titoli
royals-web-book-titles-1 = I titoli sono { $titles }, e ciascuno ha una tessera Titolo accanto alla mappa. Chi occupa una posizione mette un secondo nobile sulla tessera del suo titolo. Quello vi resta fino alla fine, anche se la posizione va persa.
royals-web-book-titles-2 = L’influenza conta nella nazione della posizione, per i segnalini di Periodo. Le tessere Titolo si contano alla fine della partita.
royals-web-book-table-titles = Titoli dal più basso al più alto
royals-web-book-column-title = Titolo
royals-web-book-column-cost = Costo in carte
royals-web-book-column-influence = Influenza
royals-web-book-column-full = Tessera: più nobili
royals-web-book-column-half = Due casate in parità, a testa

## Cards

royals-web-book-cards = Carte
royals-web-book-cards-1 = Con le carte Nazione si pagano le posizioni di quella nazione. Non si giocano tutte: quante se ne tolgono dipende dal numero di giocatori.
royals-web-book-cards-2 = Le carte Intrigo servono per rilevare posizioni. Ognuna mostra due nazioni e vale per una delle due, a scelta; di ogni coppia di nazioni ce ne sono { $pair }.
royals-web-book-table-cards = Carte Nazione, edizione { $edition }, giocatori: { $players }
royals-web-book-column-all = Tutte
royals-web-book-cards-box = Nella scatola
royals-web-book-cards-removed = Tolte
royals-web-book-cards-play = In gioco

## Set-up

royals-web-book-setup = Preparazione
royals-web-book-setup-1 = Le carte Nazione si mescolano in un mazzo coperto; { $row } di esse si scoprono accanto e formano la fila. Le carte Intrigo sono un mazzo a parte. All’inizio nessuno ha carte in mano.
royals-web-book-setup-2 = Ogni casata ha { $nobles } nobili di legno. Segnalini Casata nobiliare in gioco: { $houses }.
royals-web-book-setup-3 = Secondo le regole stampate comincia il giocatore { $starts ->
    [youngest] più giovane
   *[oldest] più anziano
}; qui lo decide chi prepara il tavolo, oppure la sorte.

## A turn

royals-web-book-turn = Un turno
royals-web-book-turn-1 = Prima peschi carte; è obbligatorio.
royals-web-book-turn-2 = Poi occupi o rilevi posizioni, quante ne puoi pagare, o nessuna; anche già al primo turno.
royals-web-book-turn-3 = Alla fine del turno scarti ciò che supera il limite di carte in mano, e la fila si riempie. Poi tocca alla casata successiva.
royals-web-book-turn-4 = In ogni momento si può fare solo ciò che appartiene a quel passo; sul tavolo è illuminato.

## Draw

royals-web-book-draw = Pescare
royals-web-book-draw-1 = Nel tuo primo turno peschi solo carte Nazione, la maggior parte delle casate meno che in seguito: quante dipende dall’ordine di turno. Con il numero di giocatori scelto qui: { $first }. Chi comincia ha la prima scelta sulla mappa, e perciò meno carte.
royals-web-book-draw-2 = Dal secondo turno in poi prima scegli una di due possibilità e poi peschi: { $draw } carte Nazione; oppure { $beside } carta Nazione e { $intrigue } carta Intrigo, nell’ordine che vuoi.
royals-web-book-draw-3 = Ogni carta Nazione viene dalla fila scoperta o, alla cieca, dal mazzo; puoi anche alternare. Vedi ogni carta prima di scegliere la successiva. La fila si riempie solo alla fine del tuo turno. Le carte Intrigo si pescano sempre alla cieca.
royals-web-book-draw-4 = { $ends ->
    [row] In questa edizione il mazzo può restare vuoto durante un turno. Allora non si può pescare alla cieca; la fila basta sempre.
   *[pile] Se il mazzo si esaurisce mentre peschi, gli scarti si mescolano subito in un nuovo mazzo e continui a pescare.
}
royals-web-book-table-first = Carte Nazione del primo turno, in ordine di turno
royals-web-book-column-house = { $number }º

## Claim

royals-web-book-claim = Occupare una posizione
royals-web-book-claim-1 = Per occupare una posizione libera scarti tante carte della sua nazione quante ne costa. Metti un nobile sul suo ritratto e un altro sulla tessera del suo titolo.
royals-web-book-claim-2 = Ogni posizione usa quindi due nobili. Una casata con meno di due nobili rimasti non può né occupare né rilevare.
royals-web-book-claim-3 = I bonus così ottenuti si prendono subito.

## Take over

royals-web-book-take-over = Rilevare una posizione
royals-web-book-take-over-1 = Una posizione occupata da un’altra casata si rileva con le stesse carte Nazione e in più { $takeover } carta Intrigo con quella nazione; per un Re ne servono { $king }. Nessuno può rilevare una posizione propria.
royals-web-book-take-over-2 = Il nobile scalzato va { $field ->
    [cross-field] nello spazio con la croce della città
   *[other] nella cattedrale della città
} e vi resta. Non dà più influenza, ma conta ancora per il bonus nazione. Anche il suo compagno sulla tessera Titolo resta dov’è.
royals-web-book-take-over-3 = Rilevare non porta bonus città: quello va solo alla prima casata nella città.

## Wild

royals-web-book-wild = Jolly
royals-web-book-wild-1 = Se hai meno carte di quella nazione di quante ne costa la posizione, { $wild } carte Nazione qualsiasi ne sostituiscono una, tutte le volte che vuoi. Decidi tu quante carte adatte pagare al loro valore; anche carte della nazione richiesta possono stare fra quelle che sostituiscono.
royals-web-book-wild-2 = Allo stesso modo { $plotswild } carte Intrigo qualsiasi ne sostituiscono una, se di adatte ne hai meno di quante ne servono.
royals-web-book-wild-3 = Se hai abbastanza carte adatte, paghi con quelle; allora i jolly non sono ammessi.

## End of the turn

royals-web-book-end-of-turn = La fine di un turno
royals-web-book-end-of-turn-1 = Puoi tenere { $limit } carte Nazione e { $plots } carte Intrigo. Ciò che supera il limite lo scarti, una carta alla volta, a tua scelta. Durante il turno puoi averne di più.
royals-web-book-end-of-turn-2 = Poi la fila si riempie dal mazzo fino a { $row } carte.
royals-web-book-end-of-turn-3 = Se il mazzo delle carte Intrigo si esaurisce, i loro scarti si mescolano in un nuovo mazzo.

## Bonuses

royals-web-book-bonuses = Bonus che si prendono subito
royals-web-book-bonuses-1 = Città: la prima casata in assoluto che mette un nobile su un ritratto della città prende il suo segnalino.
royals-web-book-bonuses-2 = Nazione: una casata con un nobile in ogni città di una nazione prende il segnalino più alto rimasto. Contano i nobili sui ritratti, e anche quelli scalzati. In ogni nazione ci riescono due casate; ciascuna prende lì al massimo un segnalino.
royals-web-book-bonuses-3 = Casata nobiliare: una casata con un nobile su tutte le { $titles } tessere Titolo prende il segnalino Casata nobiliare più alto rimasto; al massimo uno per casata. In gioco: { $houses }.
royals-web-book-bonuses-4 = Se un solo nobile ne procura più d’uno, l’ordine è città, nazione, Casata nobiliare.

## Period

royals-web-book-period = La fine di un Periodo
royals-web-book-period-1 = { $ends ->
    [row] Un Periodo finisce con il turno alla cui fine la fila non si può più riempire. La fila riceve ciò che resta, gli scarti diventano il nuovo mazzo e la fila si completa. Un mazzo vuoto accanto a una fila piena non chiude il Periodo.
   *[pile] Un Periodo finisce con il turno in cui il mazzo coperto si esaurisce, pescando alla cieca o riempiendo la fila. Gli scarti si mescolano subito in un nuovo mazzo e il turno continua.
}
royals-web-book-period-2 = Ogni Periodo tranne l’ultimo si conta subito dopo quel turno, e si continua con la casata successiva. Nell’ultimo si gioca fino alla fine del giro, così che tutte le casate abbiano avuto lo stesso numero di turni; poi si conta.
royals-web-book-period-3 = Si conta nazione per nazione. Ogni casata somma l’influenza delle posizioni che occupa lì; i nobili scalzati non contano. La casata con più influenza prende il segnalino maggiore del Periodo, la seconda il minore.
royals-web-book-period-4 = Le casate senza influenza non prendono nulla. Se in una nazione solo una casata ha influenza, il segnalino minore esce dal gioco.

## Ties

royals-web-book-ties = Parità
royals-web-book-ties-1 = In una nazione alla fine di un Periodo: fra le casate in parità viene prima quella con il titolo più alto su un ritratto in quella nazione, secondo il suo costo. Se anche questo è uguale, quella la cui città con quel titolo ha il bonus città più alto. Chi perde lo spareggio per il primo posto è secondo e prende il segnalino minore.
royals-web-book-ties-2 = Su un titolo alla fine della partita: se sono esattamente due le casate con più nobili, ciascuna prende il valore dimezzato. Se sono tre o più, nessuno prende nulla.
royals-web-book-ties-3 = { $tie ->
    [highest] Per la vittoria: a parità di punti vince chi ha il singolo segnalino più alto. Se anche questo è uguale, la vittoria è condivisa.
   *[all] Per la vittoria: a parità di punti si confrontano i segnalini dal più alto in giù; il primo più alto decide. Se sono tutti uguali, la vittoria è condivisa.
}

## End

royals-web-book-end = La fine della partita
royals-web-book-end-1 = Dopo l’ultimo Periodo si conta ogni titolo, dal più basso al più alto: la casata con più nobili sulla tessera prende il valore intero. Un titolo senza nobili non porta nulla.
royals-web-book-end-2 = Poi si sommano tutti i segnalini, e vince chi ha più punti. Dopo l’ultimo turno non si scoprono più carte.

## Hands

royals-web-book-hands = Che cosa sanno gli altri
royals-web-book-hands-1 = Le carte in mano sono segrete, ma non del tutto: tutti vedono quante carte Nazione e Intrigo hai, quali hai preso dalla fila e quali hai pagato o scartato. Ciò che hai pescato alla cieca lo sai solo tu. Il tavolo mostra ciò che si può sapere e lo ricorda per te.
royals-web-book-hands-2 = Tutti vedono chi prende quale segnalino. Le somme dei punti restano nascoste fino alla fine, a meno che chi prepara il tavolo le voglia visibili.

## Variants

royals-web-book-variants = Varianti
royals-web-book-variants-1 = { $edition ->
    [2014] In questa edizione la fila ha sempre { $row } carte; quella del 2016 offre anche una fila di quattro, che dà più scelta ed è più facile.
   *[other] La fila può avere quattro carte invece di tre: c’è più scelta e il gioco è più facile. Qui ne ha { $row }.
}
royals-web-book-variants-2 = { $own ->
    [yes] Questo tavolo si gioca su una plancia propria, «{ $board }»; questa pagina ne mostra le città e i numeri.
   *[no] Chi possiede il gioco stampato può giocare proprio sulla sua plancia, o su una fatta da sé: il file della plancia si sceglie quando si prepara il tavolo.
}

## Editions

royals-web-book-editions = In che cosa differiscono le edizioni
royals-web-book-editions-1 = Questa pagina descrive l’edizione del { $edition }. Tutto ciò che qui non compare è uguale in entrambe.
royals-web-book-table-editions = Entrambe le edizioni, giocatori: { $players }
royals-web-book-row-publisher = Editore
royals-web-book-row-cards = Carte Nazione
royals-web-book-row-removed = Di queste, tolte (stesso ordine)
royals-web-book-row-first = Carte del primo turno
royals-web-book-row-houses = Segnalini Casata nobiliare
royals-web-book-row-row = Carte nella fila
royals-web-book-row-field = I nobili scalzati vanno
royals-web-book-row-starts = Secondo il libretto comincia
royals-web-book-row-ends = Un Periodo finisce quando
royals-web-book-row-tie = Una parità per la vittoria la decide
royals-web-book-is-cross-field = nello spazio con la croce
royals-web-book-is-cathedral = nella cattedrale della città
royals-web-book-is-the-youngest = il più giovane
royals-web-book-is-the-oldest = il più anziano
royals-web-book-is-row-cannot-be-refilled = la fila non si può più riempire
royals-web-book-is-pile-runs-out = il mazzo si esaurisce
royals-web-book-is-highest-marker = il singolo segnalino più alto
royals-web-book-is-markers-from-the-highest-down = il confronto di tutti i segnalini, dal più alto

## Rulings

royals-web-book-rulings = Chiarimenti
royals-web-book-rulings-1 = Dove le regole stampate tacciono o si contraddicono abbiamo deciso noi, e diciamo perché.

## Sources

royals-web-book-sources = Da dove si conoscono i numeri
royals-web-book-sources-1 = { $own ->
    [yes] I numeri di questa plancia vengono dal file «{ $board }»; un piccolo punto interrogativo sta dove il file stesso dice che un valore è ricostruito.
   *[no] Non tutto ciò che è stampato sulla plancia è noto pubblicamente. Un piccolo punto interrogativo sta accanto a ogni nome e numero della plancia che abbiamo ricostruito, in accordo con tutto ciò che si sa; quelli senza compaiono in fonti pubbliche. Se le due edizioni abbiano la stessa plancia non si sa.
}
royals-web-book-sources-2 = Tutto il resto è stampato nei libretti delle regole:
royals-web-book-known-2014 = Edizione del { $edition } ({ $publisher }): il libretto italiano con le regole brevi tedesche, e quello ungherese.
royals-web-book-known-2016 = Edizione del { $edition } ({ $publisher }): il libretto inglese e quello russo.
