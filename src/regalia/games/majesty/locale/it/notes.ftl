### What the Majesty table explains when asked, and tells before a move is played, in Italian.
### $person, $card and $place come from names.ftl; $seat and $other are players; $points with a sign is text.

## Areas that keys jump to

majesty-web-area-realm = Il tuo regno
majesty-web-area-market = Mercato
majesty-web-area-others = Altri regni
majesty-web-area-confirm = Conferma

## What a move would bring

majesty-web-you = tu
majesty-web-sees-workers = Lavoratori: { $sum } = { $after }
majesty-web-sees-end = alla fine, se resta così
majesty-web-sees-points = { $place }: { $sum } = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
majesty-web-sees-earned = { $place }: { $number ->
    [one] 1 lavoratore
   *[other] { $number } lavoratori
}
majesty-web-sees-both = { $place }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
} per i due personaggi insieme
majesty-web-sees-all = { $place }, chi ha { $person-a }: { $seats }
majesty-web-sees-heal = { $card }: cura, la carta torna { $place-in }
majesty-web-sees-wounded = { $seat }: { $knights ->
    [one] 1 Cavaliere
   *[other] { $knights } Cavalieri
} contro { $guards ->
    [one] 1 Guardia
   *[other] { $guards } Guardie
}, perde { $card-the }
majesty-web-sees-repelled = { $seat }: { $knights ->
    [one] 1 Cavaliere
   *[other] { $knights } Cavalieri
} contro { $guards ->
    [one] 1 Guardia
   *[other] { $guards } Guardie
}, attacco respinto
majesty-web-sees-nobody = { $seat }: nessuno da ferire
majesty-web-sees-returned = { $number ->
    [one] 1 lavoratore in eccesso torna indietro
   *[other] { $number } lavoratori in eccesso tornano indietro
}: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
majesty-web-sees-final = Punteggio finale: { $points }
majesty-web-sees-answer = Se curi { $person-the } ({ $place }): { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
majesty-web-sees-variety = Varietà { $before }² → { $after }²: alla fine { $points }
majesty-web-sees-variety-of = { $seat }: varietà { $before }² → { $after }², alla fine { $points }
majesty-web-sees-lead-mine-won = { $place }: hai la maggioranza, alla fine { $points }
majesty-web-sees-lead-mine-shared = { $place }: condividi la maggioranza, alla fine { $points }
majesty-web-sees-lead-mine-lost = { $place }: non hai più la maggioranza, alla fine { $points }
majesty-web-sees-lead-theirs-won = { $place }: { $seat } ha la maggioranza, alla fine { $points }
majesty-web-sees-lead-theirs-shared = { $place }: { $seat } condivide la maggioranza, alla fine { $points }
majesty-web-sees-lead-theirs-lost = { $place }: { $seat } non ha più la maggioranza, alla fine { $points }

## What numbers and signs are

majesty-web-note-points-title = Punti di { $seat }: { $points }
majesty-web-note-points = Il numero grande sono i punti. Vince chi ne ha di più alla fine.
majesty-web-note-points-hidden = I punti restano nascosti fino alla fine della partita.
majesty-web-note-through = { $points } grazie a { $other } ({ $card }): { $told }
majesty-web-note-workers-title = Lavoratori di { $seat }: { $number }
majesty-web-note-workers = Le pedine bianche sono lavoratori. Una carta del mercato ne costa uno per ogni carta che la precede, verso quella gratis; restano su quelle carte e vanno a chi prende la carta.
majesty-web-note-workers-end = Alla fine del turno i lavoratori oltre { $places } tornano indietro, per { $points ->
    [one] 1 punto
   *[other] { $points } punti
} ciascuno. Quelli che restano a fine partita non valgono nulla.
majesty-web-note-people-title = { $place }: { $number ->
    [one] 1 carta
   *[other] { $number } carte
}
majesty-web-note-people = La carta davanti è arrivata per ultima. Un attacco colpisce la carta davanti dell’edificio abitato più a sinistra.
majesty-web-note-wounded = I feriti non contano nei loro edifici. Chi entra nella Capanna cura quello davanti.
majesty-web-note-of = { $seat }: { $cards }
majesty-web-note-nobody = { $seat }: nessuno qui
majesty-web-note-most = Ora la maggioranza qui è di: { $seats }
majesty-web-note-most-tied = Ora qui sono in parità e ciascuno ottiene i punti: { $seats }
majesty-web-note-most-none = Così com’è, non li ottiene nessuno.
majesty-web-note-crowns = I segni delle casate accanto a un edificio e le corone nelle righe degli altri indicano chi ha la maggioranza; una corona vuota è condivisa. Ogni barretta è una carta; una di due colori è una carta doppia.
majesty-web-note-defence = Le Guardie difendono: con almeno tante Guardie quanti sono i Cavalieri dell’attaccante, l’attacco fallisce.
majesty-web-note-all = Vale anche per te, una volta a testa, per quanti ne abbia ciascuno.
majesty-web-note-sides = Ogni edificio ha due lati con effetti diversi, A e B; tutti i regni usano lo stesso.
majesty-web-note-price-title = Mercato, carta { $number } a partire da quella gratis
majesty-web-note-price = { $cost ->
    [0] Questa carta è gratis.
    [one] Costa 1 lavoratore, messo sulla carta che la precede.
   *[other] Costa { $cost } lavoratori, uno su ciascuna delle { $cost } carte che la precedono.
}
majesty-web-note-tiers = Ⅰ è il primo livello del mazzo e sta sopra; Ⅱ è il secondo e arriva quando il primo è finito.
majesty-web-note-progress = Ognuno prende { $all } carte, una per turno. Poi si contano feriti, varietà e maggioranze.
majesty-web-note-last = Ultima mossa: { $card } { $place-in }

## What happened since one’s last turn, in a line that stays in view

majesty-web-lately = { $watched ->
    [yes] Gli ultimi turni
   *[no] Dal tuo ultimo turno
}
majesty-web-lately-deed = { $seat } prende { $card-the } ({ $place })
majesty-web-lately-attacked = ti attacca
majesty-web-lately-repelled = respinto
majesty-web-lately-mine = tu { $points }
majesty-web-lately-why = { $other } aveva { $knights ->
    [one] 1 Cavaliere
   *[other] { $knights } Cavalieri
}, tu { $guards ->
    [one] 1 Guardia
   *[other] { $guards } Guardie
}. Troppo poche: { $card-the } del tuo edificio più a sinistra ({ $place }) ora sta nell’Infermeria.
majesty-web-lately-why-not = { $other } aveva { $knights ->
    [one] 1 Cavaliere
   *[other] { $knights } Cavalieri
}, tu { $guards ->
    [one] 1 Guardia
   *[other] { $guards } Guardie
}. L’attacco è fallito.
majesty-web-lately-why-nobody = { $other } ha attaccato, ma non avevi nessuno da perdere.
majesty-web-lately-last-round = Ultimo giro
majesty-web-lately-last-round-told = Ognuno prende ancora una carta. Poi si contano feriti, varietà e maggioranze.
majesty-web-lately-last-card = La tua ultima carta
majesty-web-lately-last-card-told = È il tuo ultimo turno. I lavoratori rimasti non valgono nulla.
majesty-web-lately-deck = Mazzo vuoto
majesty-web-lately-deck-told = Non arrivano altre carte: quelle del mercato sono le ultime.

## Before a game

majesty-web-setup-sides-hint = Ogni edificio ha due lati con effetti diversi: A per la prima partita, B per chi conosce già il gioco. Tutti i regni usano gli stessi lati. Misti: il caso decide il lato di ogni edificio; tocca un edificio per girarlo.
majesty-web-setup-deck-hint = Due livelli: la seconda metà del mazzo porta più carte doppie. Tutte le carte: si mescola tutto insieme.
