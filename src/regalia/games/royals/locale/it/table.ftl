### The Royals table in the browser, in Italian. Names of cities, titles and countries come from names.ftl as
### $city, $title and $card; $holder is a player's name; $state, $can and $step choose a form and are not shown.

## The map

royals-web-map-title = Regalia
royals-web-map-subtitle = L’Europa delle casate nobiliari
# Names of seas, as an old map writes them.
royals-web-sea-atlantic = Oceanus Atlanticus
royals-web-sea-north = Mare Germanicum
royals-web-sea-mediterranean = Mare Mediterraneum
# On a phone: a button that shows it all, small; others move the map under its window.
royals-web-map-whole = Tutta la mappa e i titoli
royals-web-map-further = { $side ->
    [west] Più a ovest
    [east] Più a est
    [north] Più a nord
   *[south] Più a sud
}
royals-web-map-hidden = { $number } possibili altrove

## Cities and positions

# Read aloud for a position's button.
royals-web-position = { $city }, { $title }, { $state ->
    [vacant] posizione libera
    [mine] posizione tua
   *[held] posizione di { $holder }
}, costa { $number ->
    [one] 1 carta { $card }
   *[other] { $number } carte { $card }
}{ $intrigue ->
    [0] { "" }
    [one] { " " }e 1 carta Intrigo
   *[other] { " " }e { $intrigue } carte Intrigo
}, influenza { $influence }{ $can ->
    [yes] , possibile
    [no] , non possibile
   *[none] { "" }
}
royals-web-position-cost = Costa { $number ->
    [one] 1 carta { $card }
   *[other] { $number } carte { $card }
}; influenza { $influence }.
royals-web-position-holder = { $state ->
    [vacant] Posizione libera.
    [mine] Posizione tua.
   *[held] Posizione di { $holder }.
}
royals-web-city-bonus = { $city }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}{ $state ->
    [free] { " " }alla prima casata che vi arriva
    [covered] , già preso
   *[taken] , di { $holder }
}
royals-web-cathedral = { $nobles ->
    [0] { $city }: nessun nobile scalzato
   *[other] { $city }, nobili scalzati: { $nobles }
}

## Countries, periods, titles, Noble Houses

royals-web-influence = { $card }, influenza: { $houses }
royals-web-country-bonus = { $card }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}{ $state ->
    [free] { " " }per un nobile in ogni città
    [covered] , già preso
   *[taken] , di { $holder }
}
royals-web-periods = Segnalini di Periodo per anno e nazione: maggiore e minore
royals-web-period-ending = Il Periodo finisce con questo turno; l’ultimo con questo giro.
royals-web-period-bonus = { $year }, { $card }, { $rank ->
    [0] primo posto
   *[other] secondo posto
}: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}{ $state ->
    [free] { "" }
    [gone] , di nessuno
    [covered] , già preso
   *[taken] , di { $holder }
}
royals-web-titles = Tessere Titolo
royals-web-title-marker = { $title }: alla fine { $full ->
    [one] 1 punto
   *[other] { $full } punti
} a chi ha più nobili, { $half } a testa a due casate in parità. { $nobles }. { $leaders ->
    [0] Ora non andrebbe a nessuno
    [one] In testa: { $holder }
   *[other] In parità: { $holder }
}
royals-web-house = Casata nobiliare
royals-web-house-about = Per almeno un nobile su ciascuno dei sette titoli
royals-web-house-bonus = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}{ $state ->
    [free] { " " }per almeno un nobile su ciascuno dei sette titoli
    [covered] , già preso
   *[taken] , di { $holder }
}
royals-web-house-mine = { $number } su { $all }

## Row, piles, hand

royals-web-strip = Carte
royals-web-market = Carte da pescare
royals-web-row = Fila scoperta
royals-web-row-card = Carta { $card } nella fila
royals-web-pile = { $number ->
    [one] Mazzo, 1 carta Nazione
   *[other] Mazzo, { $number } carte Nazione
}
royals-web-intrigue-pile = { $number ->
    [one] Mazzo Intrigo, 1 carta
   *[other] Mazzo Intrigo, { $number } carte
}
royals-web-discards = { $number ->
    [one] Scarti, 1 carta Nazione
   *[other] Scarti, { $number } carte Nazione
}
royals-web-discards-intrigue = { $number ->
    [one] 1 carta Intrigo: { $cards }
   *[other] { $number } carte Intrigo: { $cards }
}
royals-web-discards-none = Non è stato ancora scartato nulla.
royals-web-possible = possibile
royals-web-not-now = Ora non si può pescare nulla.
royals-web-choose-first = Prima scegli, con i due pulsanti, che cosa pescare.
royals-web-hand = La tua mano: { $number ->
    [one] 1 carta Nazione
   *[other] { $number } carte Nazione
}, { $intrigue ->
    [one] 1 carta Intrigo
   *[other] { $intrigue } carte Intrigo
}
royals-web-hand-group = { $number ->
    [one] { $card }: 1 carta
   *[other] { $card }: { $number } carte
}
royals-web-hand-empty = Nessuna carta Nazione
royals-web-hand-pay = { $card }, { $state ->
    [in] pagata
   *[out] tenuta
}{ $can ->
    [yes] , si può cambiare
   *[no] { "" }
}
royals-web-limits = Limite di carte in mano a fine turno: { $number ->
    [one] 1 carta Nazione
   *[other] { $number } carte Nazione
}, { $intrigue ->
    [one] 1 carta Intrigo
   *[other] { $intrigue } carte Intrigo
}
royals-web-nobles-left = { $number ->
    [one] 1 nobile rimasto
   *[other] { $number } nobili rimasti
}

## What is asked

royals-web-ask-choose-draw = Tocca a te: che cosa peschi?
royals-web-ask-draw = Tocca a te: pesca { $country ->
    [0] { $intrigue ->
        [one] 1 carta Intrigo
       *[other] { $intrigue } carte Intrigo
    }
    [one] 1 carta Nazione{ $intrigue ->
        [0] { "" }
       *[other] { " " }e 1 carta Intrigo
    }
   *[other] { $country } carte Nazione
}.
royals-web-ask-play = { $can ->
    [yes] Tocca a te: occupa o rileva ciò che brilla, oppure termina il turno.
   *[no] Non puoi occupare né rilevare nulla; termina il turno.
}
royals-web-ask-payment = { $number ->
    [one] Si paga con queste carte.
   *[other] Si paga con queste carte; scegline altre dalla tua mano per pagare in altro modo.
}
royals-web-ask-pay = Paga per { $position }:
royals-web-ask-discard = Scarta fino ad avere { $number } carte Nazione e { $limit } carte Intrigo.
royals-web-ask-other = { $holder } { $step ->
    [choose-draw] sceglie che cosa pescare
    [draw] pesca
    [play] piazza nobili
    [pay] paga
    [discard] scarta
   *[other] termina il turno
}
royals-web-draw-countries = Tre carte Nazione
royals-web-draw-intrigue = Una carta Nazione e una carta Intrigo
royals-web-end-turn = Termina il turno
royals-web-note-possible = Premi per giocare.

## Paying

royals-web-payment = Pagamento
royals-web-payment-brings = { $points ->
    [0] influenza { $influence }
    [one] influenza { $influence }, 1 punto
   *[other] influenza { $influence }, { $points } punti
}
royals-web-payment-ways = { $number ->
    [one] 1 modo di pagare
   *[other] { $number } modi di pagare
}{ $wild ->
    [0] { "" }
    [one] ; 1 carta vale per formare jolly
   *[other] ; { $wild } carte valgono per formare jolly
}
royals-web-confirm = Paga e piazza
royals-web-cancel = Annulla

## The box, before somebody sits down at it

royals-web-game = Royals
royals-web-about = Manda i tuoi nobili alle corti d’Europa, rileva le posizioni altrui e arriva prima dove conta.
royals-web-facts = Da { $least } a { $most } giocatori, circa un’ora

## What is to be done, in the bar

royals-web-step-set-out = si dispongono le carte
royals-web-step-choose-draw = scegliere che cosa pescare
royals-web-step-draw = { $number ->
    [one] pescare una carta Nazione
   *[other] pescare { $number } carte Nazione
}
royals-web-step-draw-both = pescare una carta Nazione e una carta Intrigo
royals-web-step-draw-intrigue = pescare una carta Intrigo
royals-web-step-deal-country-card = si pesca una carta
royals-web-step-deal-intrigue-card = si pesca una carta
royals-web-step-play = occupare, rilevare o terminare il turno
royals-web-step-pay = pagare per { $position }
royals-web-step-discard = scartare fino al limite di carte in mano
royals-web-step-refill = si ripristina la fila
royals-web-step-over = la partita è finita

## How it is played, in the help

royals-web-how = Royals in cinque frasi
royals-web-how-1 = Nel tuo turno pesca tre carte Nazione oppure una carta Nazione e una carta Intrigo; nel primo turno di solito meno, e solo carte Nazione.
royals-web-how-2 = Poi occupa posizioni, i ritratti nelle città, con carte della loro nazione; se non bastano, tre carte di nazioni qualsiasi ne sostituiscono una adatta.
royals-web-how-3 = Rileva ciò che occupa un’altra casata allo stesso prezzo più una carta Intrigo; il nobile scalzato va { $field ->
    [cross-field] nello spazio con la croce
   *[cathedral] nella cattedrale
}, dove conta ancora per il bonus nazione.
royals-web-how-4 = Chi occupa per primo una posizione in una città prende subito il bonus città; chi ha un nobile in ogni città di una nazione, o su tutte e sette le tessere Titolo, prende il segnalino più alto rimasto.
royals-web-how-5 = Quando { $ends ->
    [row-cannot-be-refilled] a fine turno la fila non si può più riempire
   *[pile-runs-out] il mazzo si esaurisce
}, le casate con più influenza in ogni nazione fanno punti; dopo tre Periodi si contano i titoli, e vince chi ha più punti.

## What is chosen before a game

royals-web-setup-edition = Edizione
royals-web-setup-edition-2016 = Edizione riveduta: un Periodo finisce quando il mazzo si esaurisce.
royals-web-setup-edition-2014 = Prima edizione: un Periodo finisce quando la fila non si può più riempire.
royals-web-setup-row = Carte scoperte
royals-web-setup-board = Plancia propria
royals-web-setup-board-choose = Scegli un file
royals-web-setup-board-remove = Gioca sulla plancia stampata
royals-web-setup-board-empty = { $file } è vuoto.
royals-web-setup-board-large = { $file } è troppo grande per una plancia.
royals-web-setup-board-binary = { $file } non è un file di testo.
royals-web-setup-board-lacks = { $file } non è un file di plancia: manca «{ $part }».

## What is set, in short, for lists

royals-web-told-edition = edizione { $year }
royals-web-told-row = { $number } carte scoperte
royals-web-told-board = plancia propria

## How far the game is, in the bar

royals-web-bar-periods = Periodi
royals-web-bar-pile = mazzo { $number }
royals-web-bar-pile-hint = { $ends ->
    [row-cannot-be-refilled] Quando a fine turno la fila non si può riempire dal mazzo, il Periodo finisce.
   *[pile-runs-out] Quando il mazzo delle carte Nazione si esaurisce, il Periodo finisce.
}
royals-web-bar-period-past = concluso

## What a seat has at hand

royals-web-held-hand = Carte Nazione in mano
royals-web-held-intrigue = Carte Intrigo in mano
royals-web-held-nobles = Nobili rimasti

## Headings and short lines of the score sheet

royals-web-sheet-bonus-city = Città
royals-web-sheet-bonus-country = Nazioni
royals-web-sheet-bonus-house = Casata nobiliare
royals-web-sheet-period = Periodo { $year }
royals-web-sheet-titles = Titoli
royals-web-sheet-first = { $place }, 1º posto
royals-web-sheet-second = { $place }, 2º posto
royals-web-sheet-half = { $place }, metà
