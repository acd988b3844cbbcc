### Notes of the Royals table in Italian, and what is told so that nothing happens silently.

## Parts of the table that a key jumps to

royals-web-area-board = la mappa
royals-web-area-row = fila e mazzi
royals-web-area-hand = la tua mano
royals-web-area-turn = che cosa è richiesto, fine del turno

## Cities

royals-note-city-marker = { $state ->
    [free] La prima casata che piazza qui un nobile prende subito il segnalino: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
    [covered] L’ha preso un’altra casata, che lo tiene coperto.
   *[taken] Prima casata qui: { $holder }, { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
}
royals-note-field = { $field ->
    [cross-field] Spazio con la croce
   *[cathedral] Cattedrale
}
royals-note-field-about = Qui stanno i nobili la cui posizione è stata rilevata: non danno influenza, ma nella città contano ancora per il bonus nazione.
royals-note-field-none = Qui non c’è ancora nessuno.
royals-note-portrait = { $title } di questa corte: a sinistra il prezzo in carte, a destra l’influenza, in mezzo la casata che occupa la posizione.

## What a claim or take-over brings

royals-note-leads = Passi in testa in questa nazione: { $points ->
    [one] 1 punto
   *[other] { $points } punti
} quando si conta il Periodo.
royals-note-title-ahead = Passi in testa sulla tessera Titolo { $title }.
royals-note-beats = { $other } perde la posizione; il nobile va { $field ->
    [cross-field] nello spazio con la croce
   *[cathedral] nella cattedrale
}.
royals-note-two-nobles = Servono due nobili, uno per la città e uno per la tessera Titolo; ne hai { $number }.

## Countries

royals-note-country-marker = { $state ->
    [free] { $rank ->
        [0] La prima casata con un nobile in ogni città di questa nazione lo prende subito: { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }.
       *[other] La seconda casata con un nobile in ogni città di questa nazione lo prende subito: { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }.
    }
    [covered] L’ha preso un’altra casata, che lo tiene coperto.
   *[taken] Un nobile in ogni città: { $holder }, { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
}
royals-note-present = Città con un nobile, su { $all }: { $houses }.
royals-note-influence = Influenza: { $card }
royals-note-leader = In testa: { $holder }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
} alla fine del Periodo.
royals-note-second = Al secondo posto: { $holder }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
royals-note-tie = { $by ->
    [title] Influenza pari: { $holder } ha il titolo più alto.
   *[city] Influenza e titoli pari: { $holder } ha la città migliore.
}
royals-note-nobody = Nessuno ha ancora influenza qui.

## Periods and piles

royals-note-periods = Alla fine di un Periodo la casata con più influenza in una nazione prende il primo numero, la seguente il secondo.
royals-note-period-seals = Qui i numeri di bronzo sono per l’influenza. I numeri rossi allo stemma di una nazione sono il bonus nazione, per un nobile in ogni sua città: il maggiore alla prima casata, il minore alla seconda.
royals-note-period-marker = { $state ->
    [free] { $rank ->
        [0] A chi ha più influenza in questa nazione alla fine del Periodo: { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }.
       *[other] Al secondo per influenza in questa nazione alla fine del Periodo: { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }.
    }
    [gone] Nessuno l’ha preso: è fuori dal gioco.
    [covered] L’ha preso un’altra casata, che lo tiene coperto.
   *[taken] L’ha preso { $holder }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
}
royals-note-year = { $when ->
    [past] Questo Periodo è concluso.
    [now] Questo Periodo è in corso.
   *[later] Questo Periodo deve ancora venire.
}
royals-note-ending = { $ending ->
    [turn] Il Periodo finisce con questo turno.
   *[round] La partita finisce con questo giro; tutte le casate hanno lo stesso numero di turni.
}
royals-note-intrigue = Rilevare la posizione di un’altra casata costa, oltre al prezzo, { $number ->
    [one] 1 carta Intrigo
   *[other] { $number } carte Intrigo
} della nazione; per un Re { $king }.
royals-web-last = { $ending ->
    [turn] ultimo turno
   *[round] ultimo giro
}

## Cards, limits, nobles

royals-note-card = Paga posizioni in questa nazione; se ne hai troppo poche, { $wild } carte Nazione qualsiasi ne sostituiscono una.
royals-note-intrigue-card = Aiuta a rilevare una posizione in una delle sue due nazioni; se ne hai troppo poche, { $wild } carte Intrigo qualsiasi ne sostituiscono una.
royals-note-within = Puoi tenere tutte le tue carte.
royals-note-nobles = Ogni posizione occupata o rilevata ne richiede due: uno in città, uno sulla tessera Titolo.
royals-note-no-nobles = Con meno di due nobili rimasti non si può occupare né rilevare nulla.

## Titles

royals-note-title = Più nobili qui alla fine della partita: { $full ->
    [one] 1 punto
   *[other] { $full } punti
}; due casate in parità: { $half } a testa; più di due: niente.
royals-note-title-leader = { $leaders ->
    [0] Qui non c’è ancora nessun nobile.
    [1] In testa: { $holder }.
    [2] In parità: { $holder }, { $half } a testa.
   *[other] { $leaders } casate in parità: nessuno la prenderebbe.
}
royals-note-house = La prossima casata con un nobile su ogni titolo prende subito il segnalino più alto rimasto.
royals-web-titles-shown = Titoli
royals-web-scores = Punti: { $houses }

## What is asked, and what would be silent

royals-ask-first-turn = { $number ->
    [one] Il tuo primo turno: pesca 1 carta. Prima tocca a una casata, meno carte pesca nel primo turno; dal prossimo turno sono { $all }.
   *[other] Il tuo primo turno: pesca { $number } carte. Prima tocca a una casata, meno carte pesca nel primo turno; dal prossimo turno sono { $all }.
}
royals-cards-country = { $number ->
    [one] 1 carta Nazione
   *[other] { $number } carte Nazione
}
royals-cards-intrigue = { $number ->
    [one] 1 carta Intrigo
   *[other] { $number } carte Intrigo
}
royals-ask-discard-now = Scarta { $cards }: scegli nella tua mano che cosa cedere.
royals-ask-then-discard = poi scarta { $cards }
royals-ask-too-many = Di troppo: { $cards }
royals-ask-ended = { $why ->
    [nobles] Il tuo turno è finito: ti restano meno di due nobili.
   *[cards] Il tuo turno è finito: con le tue carte non si poteva occupare né rilevare nulla.
}

## Paying

royals-pay-wild-rule = { $wild } carte Nazione qualsiasi ne sostituiscono una che manca.
royals-pay-wild-intrigue-rule = { $wild } carte Intrigo qualsiasi ne sostituiscono una che manca.
royals-pay-from = da { $other }
