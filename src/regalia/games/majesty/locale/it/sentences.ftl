### Il tavolo di Majesty in frasi, per la modalità testuale e il terminale; il file inglese dice che cosa è che cosa.

majesty-text-market = Mercato
majesty-text-step-take = Prendi una carta.
majesty-text-step-heal = Scegli dove va il personaggio curato.
majesty-text-step-exchange = Scambia punti e lavoratori, oppure no.
majesty-text-market-card = { $number }: { $card }, { $price ->
    [0] gratis
    [one] 1 lavoratore
   *[other] { $price } lavoratori
}{ $found ->
    [0] { "" }
    [one] , sopra c’è 1 lavoratore
   *[other] , sopra ci sono { $found } lavoratori
}.
majesty-text-deck = Nel mazzo: { $upper } di livello 1, poi { $lower } di livello 2.
majesty-text-round = Carta { $round } di { $all }.

majesty-text-realm = { $mine ->
    [yes] Il tuo regno
   *[no] Regno di { $seat }
}
majesty-text-holds = { $known ->
    [yes] { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
   *[no] Punti nascosti
}, { $workers ->
    [one] 1 lavoratore
   *[other] { $workers } lavoratori
}.
majesty-text-building = { $building }: { $number ->
    [0] nessuno
   *[other] { $people }
}{ $leads ->
    [alone] ; il maggior numero qui
    [tied] ; il maggior numero qui, in parità
   *[no] { "" }
}.
majesty-text-person = { $card-id ->
    [wounded] personaggio ferito
   *[other] { $card }
}
majesty-text-variety = { $number ->
    [one] Varietà alla fine: personaggi in 1 edificio, al quadrato, fanno { $points } punto.
   *[other] Varietà alla fine: personaggi in { $number } edifici, al quadrato, fanno { $points } punti.
}

majesty-text-buildings = Che cosa fanno gli edifici
majesty-text-does = { $building }, lato { $side }: { $effects }{ $value ->
    [0] { "" }
   *[other] { " " }A chi ne ha di più qui alla fine: { $value } punti.
}
majesty-text-does-heal = Cura: la carta in cima alla tua Infermeria torna nel suo edificio.
majesty-text-does-attack = Attacco: ogni regno con meno Guardie dei tuoi Cavalieri perde la carta più a sinistra, che va nella sua Infermeria.
majesty-text-does-exchange = Scambia punti e lavoratori, uno a uno.
majesty-text-does-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} per ogni carta: { $people }.
majesty-text-does-wounded = A fine partita { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} per ogni personaggio ferito.
majesty-text-does-workers = { $number ->
    [one] 1 lavoratore
   *[other] { $number } lavoratori
} per ogni carta: { $people }.
majesty-text-does-largest = Per ogni { $person }, { $points ->
    [one] 1 punto moltiplicato
   *[other] { $points } punti moltiplicati
} per il numero di personaggi nel tuo edificio più grande.
majesty-text-does-both = { $points ->
    [one] 1 punto
   *[other] { $points } punti
} se hai entrambi: { $people }.
majesty-text-does-all = Chi ha almeno { $person-a } ottiene { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.

majesty-brings-heal = cura { $card-the } ({ $place })
majesty-brings-attack-wounded = personaggio ferito di { $seat }: { $card }
majesty-brings-attack-repelled = { $seat } respinge l’attacco
majesty-brings-attack-nobody = { $seat } non ha nessuno da ferire
majesty-brings-building-workers = { $number ->
    [one] 1 lavoratore
   *[other] { $number } lavoratori
}
