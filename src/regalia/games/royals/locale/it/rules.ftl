### Royals in Italian: what the game log says of an event, and what a player is told of a move that is refused.
### Every key of regalia.games.royals.keys has one message, '.' and '_' written as '-'.
###
### Names come from names.ftl: $place, $card, $city, $title. $card-id is the name as the rules write it; "hidden" is a
### card the reader may not see. $seat and $other are houses: their gender is not known. $number and $points are
### numbers, $year is the year of a period. A city may be one that names.ftl does not have.

## Why a move is not possible

# Not the move that is asked for.
royals-refused-not-now = Ora non si può; scegli una delle mosse possibili.

# Claiming and taking over.
royals-refused-no-position = Questa città ha una sola posizione; scegli quella.
royals-refused-own-position = Una casata non può rilevare una posizione che occupa già; scegline una libera o di un’altra casata.
royals-refused-too-few-nobles = Una casata con meno di due nobili rimasti non può né occupare né rilevare posizioni; termina il turno.
royals-refused-too-few-cards = Questa posizione costa più di quanto la tua mano possa pagare: per ogni carta dovuta ne serve una della sua nazione oppure, se queste non bastano, tre di nazioni qualsiasi.
royals-refused-too-few-intrigue = Rilevare una posizione costa anche una carta Intrigo con quella nazione, due per un Re; se queste non bastano, due carte Intrigo qualsiasi ne sostituiscono una.

# Drawing.
royals-refused-not-in-row = Nella fila scoperta non ci sono carte di quella nazione; prendine una tra quelle presenti o pesca dal mazzo, finché ce ne sono.
royals-refused-no-country-draw = Hai già pescato le carte Nazione di questo turno; ora pesca la carta Intrigo.
royals-refused-no-intrigue-draw = A ciò che resta da pescare in questo turno non appartiene una carta Intrigo; pesca una carta Nazione.
royals-refused-pile-empty = Il mazzo è vuoto e non si può pescare; prendi una carta dalla fila scoperta.

# Paying.
royals-refused-pays-too-little = Con così poche di queste carte il resto della mano non basta a completare il pagamento; pagane di più.
royals-refused-pays-too-much = Non puoi pagare più carte di quante sono dovute, né più di quante ne hai in mano; pagane di meno.

# Discarding at the end of the turn.
royals-refused-not-held = Si possono scartare solo carte della propria mano; scegline una che hai.
royals-refused-within-limit = Queste carte rispettano il limite di carte in mano, dodici carte Nazione o quattro carte Intrigo; scarta carte dell’altro tipo.

## What happened

# Cards turned up and drawn.
royals-row = Nuova carta nella fila scoperta: { $card }.
royals-draw-countries = { $seat } sceglie di pescare tre carte Nazione.
royals-draw-intrigue = { $seat } sceglie di pescare una carta Nazione e una carta Intrigo.
royals-draw-row = { $seat } prende una carta { $card } dalla fila scoperta.
royals-draw-blind = { $card-id ->
    [hidden] { $seat } pesca una carta Nazione dal mazzo.
   *[other] { $seat } pesca una carta { $card } dal mazzo.
}
royals-draw-intrigue-card = { $card-id ->
    [hidden] { $seat } pesca una carta Intrigo.
   *[other] { $seat } pesca una carta Intrigo { $card }.
}

# Piles made anew.
royals-shuffle = { $number ->
    [one] Gli scarti formano un nuovo mazzo di 1 carta Nazione.
   *[other] Gli scarti, mescolati, formano un nuovo mazzo di { $number } carte Nazione.
}
royals-shuffle-intrigue = { $number ->
    [one] Gli scarti formano un nuovo mazzo di 1 carta Intrigo.
   *[other] Gli scarti, mescolati, formano un nuovo mazzo di { $number } carte Intrigo.
}

# Payments.
royals-pay-fitting = { $number ->
    [one] { $seat } paga 1 carta { $card }.
   *[other] { $seat } paga { $number } carte { $card }.
}
royals-pay-wild = { $number ->
    [one] { $seat } paga 1 carta { $card } per formare jolly.
   *[other] { $seat } paga { $number } carte { $card } per formare jolly.
}
royals-pay-intrigue = { $number ->
    [one] { $seat } paga 1 carta Intrigo { $card }.
   *[other] { $seat } paga { $number } carte Intrigo { $card }.
}
royals-pay-intrigue-wild = { $number ->
    [one] { $seat } paga 1 carta Intrigo { $card } per formare jolly.
   *[other] { $seat } paga { $number } carte Intrigo { $card } per formare jolly.
}

# Nobles placed and beaten.
royals-claim = { $seat } occupa la posizione di { $title } a { $city }.
royals-take-over = { $seat } rileva da { $other } la posizione di { $title } a { $city }.
royals-beaten = { $seat } perde la posizione di { $title } a { $city }: il nobile scalzato va { $field ->
    [cross-field] nello spazio con la croce
   *[cathedral] nella cattedrale
}.

# Bonuses, taken at once. In the country bonus $number 0 is the high marker, 1 the low one.
royals-bonus-city = { $points ->
    [one] { $seat } è la prima casata a { $place } e ottiene il bonus città da 1 punto.
   *[other] { $seat } è la prima casata a { $place } e ottiene il bonus città da { $points } punti.
}
royals-bonus-country = { $place }: { $seat } ha un nobile in ogni città e ottiene il bonus nazione { $number ->
    [0] maggiore
   *[other] minore
}, da { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
royals-bonus-house = { $points ->
    [one] { $seat } ha nobili su tutte e sette le tessere Titolo e ottiene un bonus Casata nobiliare da 1 punto.
   *[other] { $seat } ha nobili su tutte e sette le tessere Titolo e ottiene un bonus Casata nobiliare da { $points } punti.
}

# The end of a turn.
royals-turn-end = { $seat } termina il turno.
royals-discard = { $seat } scarta una carta { $card }.
royals-discard-intrigue = { $seat } scarta una carta Intrigo { $card }.

# The end of a period. $place is its year; in the not-awarded message $number 0 is the high marker, 1 the low one.
royals-period-ends = { $ends ->
    [row-cannot-be-refilled] La fila non si può più riempire
   *[pile-runs-out] Il mazzo Nazione è esaurito
}: con questo turno finisce il Periodo { $place }.
royals-period-last-round = { $ends ->
    [row-cannot-be-refilled] La fila non si può più riempire
   *[pile-runs-out] Il mazzo Nazione è esaurito
}: questo è l’ultimo giro del Periodo { $place } e della partita.
royals-period-first = { $points ->
    [one] { $place }, { $year }: { $seat } è al primo posto e ottiene il segnalino maggiore, da 1 punto.
   *[other] { $place }, { $year }: { $seat } è al primo posto e ottiene il segnalino maggiore, da { $points } punti.
}
royals-period-second = { $points ->
    [one] { $place }, { $year }: { $seat } è al secondo posto e ottiene il segnalino minore, da 1 punto.
   *[other] { $place }, { $year }: { $seat } è al secondo posto e ottiene il segnalino minore, da { $points } punti.
}
royals-period-tie-title = { $place }: { $seat } e { $other } hanno pari influenza; { $seat } prevale per il titolo più alto.
royals-period-tie-city = { $place }: { $seat } e { $other } hanno pari influenza e pari titolo; { $seat } prevale per la città di maggior valore.
royals-period-not-awarded = { $number ->
    [0] { $place }: nessuno ottiene il segnalino maggiore, che esce dal gioco.
   *[other] { $place }: nessuno ottiene il segnalino minore, che esce dal gioco.
}

# The end of the game. In the not-awarded message $number is how many houses were tied for the most nobles.
royals-title-full = { $points ->
    [one] { $seat } ha il maggior numero di nobili sulla tessera Titolo { $place } e la ottiene: vale 1 punto.
   *[other] { $seat } ha il maggior numero di nobili sulla tessera Titolo { $place } e la ottiene: vale { $points } punti.
}
royals-title-half = { $points ->
    [one] { $seat } ha, alla pari con { $other }, il maggior numero di nobili sulla tessera Titolo { $place } e ne ottiene metà: vale 1 punto.
   *[other] { $seat } ha, alla pari con { $other }, il maggior numero di nobili sulla tessera Titolo { $place } e ne ottiene metà: vale { $points } punti.
}
royals-title-not-awarded = { $number ->
    [0] Nessuna casata ha nobili sulla tessera Titolo { $place }: nessuno la ottiene.
   *[other] { $number } casate hanno, alla pari, il maggior numero di nobili sulla tessera Titolo { $place }: nessuno la ottiene.
}
royals-end = { $number ->
    [one] { $seat } conclude la partita con { $number } punto.
   *[other] { $seat } conclude la partita con { $number } punti.
}

# What a move does, told before it is played.
royals-move-draw-countries = Pesca solo carte Nazione.
royals-move-draw-intrigue = Pesca una carta Nazione e una carta Intrigo.
royals-move-take = Prendi una carta { $card } dalla fila scoperta.
royals-move-blind = Pesca una carta Nazione dal mazzo.
royals-move-intrigue = Pesca una carta Intrigo.
royals-move-claim = Occupa la posizione di { $title } a { $city } con { $cost ->
        [one] 1 carta { $country }
       *[other] { $cost } carte { $country }
    }; dà { $influence ->
        [one] 1 punto influenza
       *[other] { $influence } punti influenza
    }.
royals-move-take-over = Rileva da { $other } la posizione di { $title } a { $city } con { $cost ->
        [one] 1 carta { $country }
       *[other] { $cost } carte { $country }
    } e { $intrigue ->
        [one] 1 carta Intrigo
       *[other] { $intrigue } carte Intrigo
    } della stessa nazione; dà { $influence ->
        [one] 1 punto influenza
       *[other] { $influence } punti influenza
    }.
royals-move-end-turn = Non giocare altre carte in questo turno.
royals-move-fitting = { $number ->
        [0] Paga tutto con i jolly, nessuna carta { $card } al suo valore.
        [one] Paga 1 carta { $card } al suo valore, il resto con i jolly.
       *[other] Paga { $number } carte { $card } al loro valore, il resto con i jolly.
    }
royals-move-wild = { $number ->
        [0] Non pagare carte { $card } per formare jolly.
        [one] Paga 1 carta { $card } per formare jolly.
       *[other] Paga { $number } carte { $card } per formare jolly.
    }
royals-move-fitting-intrigue = { $number ->
        [0] Paga tutto con i jolly, nessuna carta Intrigo al suo valore.
        [one] Paga 1 carta Intrigo al suo valore, il resto con i jolly.
       *[other] Paga { $number } carte Intrigo al loro valore, il resto con i jolly.
    }
royals-move-fitting-pair = { $number ->
        [0] Non pagare carte Intrigo { $card } al loro valore.
        [one] Paga 1 carta Intrigo { $card } al suo valore.
       *[other] Paga { $number } carte Intrigo { $card } al loro valore.
    }
royals-move-wild-pair = { $number ->
        [0] Non pagare carte Intrigo { $card } per formare jolly.
        [one] Paga 1 carta Intrigo { $card } per formare jolly.
       *[other] Paga { $number } carte Intrigo { $card } per formare jolly.
    }
royals-move-discard = Scarta una carta { $card }.
royals-move-discard-intrigue = Scarta una carta Intrigo { $card }.

# Lines of the score sheet.
royals-sheet-bonus-city = Bonus città { $place }
royals-sheet-bonus-country = Bonus nazione { $place }
royals-sheet-bonus-house = Bonus Casata nobiliare
royals-sheet-period-first = { $year } { $place }, primo posto
royals-sheet-period-second = { $year } { $place }, secondo posto
royals-sheet-title-full = Titolo { $place }
royals-sheet-title-half = Titolo { $place }, metà
