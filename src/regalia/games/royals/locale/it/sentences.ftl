### Il tavolo di Royals in frasi, per la modalità testuale e il terminale; il file inglese dice che cosa è che cosa.

royals-text-period = Periodo
royals-text-period-now = Periodo { $year }, giro { $round }.
royals-text-period-ending = Il Periodo finisce con questo turno; l’ultimo con questo giro.

royals-text-step-choose-draw = Scegli che cosa pescare.
royals-text-step-draw = { $country ->
    [0] Pesca una carta Intrigo.
    [one] { $intrigue ->
        [0] Pesca 1 carta Nazione.
       *[other] Pesca 1 carta Nazione e una carta Intrigo.
    }
   *[other] Pesca { $country } carte Nazione.
}
royals-text-step-play = Occupa, rileva o termina il turno.
royals-text-step-pay = Paga per { $city }, { $title }.
royals-text-step-discard = Scarta fino al limite di carte in mano.

royals-text-hand = La tua mano
royals-text-hand-cards = { $number ->
    [0] Non hai carte Nazione.
   *[other] Carte Nazione, { $number }: { $cards }.
}
royals-text-hand-intrigue = { $number ->
    [0] Non hai carte Intrigo.
   *[other] Carte Intrigo, { $number }: { $cards }.
}
royals-text-limits = A fine turno si tengono al massimo { $number } carte Nazione e { $intrigue } carte Intrigo.
royals-text-count = { $number } { $card }
royals-text-cards = { $cards }

royals-text-row = Carte da pescare
royals-text-row-cards = { $number ->
    [0] La fila scoperta è vuota.
   *[other] Fila scoperta: { $cards }.
}
royals-text-piles = Carte Nazione nel mazzo: { $number }. Carte Intrigo nel mazzo: { $intrigue }.
royals-text-discards = { $number ->
    [0] Nessuna carta Nazione è stata scartata.
   *[other] Carte Nazione scartate: { $cards }.
}

royals-text-country = { $country }
royals-text-influence = Influenza: { $seats }.
royals-text-seat-number = { $seat }: { $number }
royals-text-strongest = Ora il segnalino di Periodo maggiore andrebbe a { $seat }.
royals-text-city = { $city }, { $state ->
    [free] { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } alla prima casata
    [covered] segnalino già preso
   *[taken] segnalino di { $holder }
}: { $positions }.
royals-text-position = { $title }, { $state ->
    [vacant] posizione libera
   *[held] posizione di { $holder }
}
royals-text-beaten = Nobili scalzati, { $city }: { $seats }.
royals-text-country-bonus = Per un nobile in ogni città: { $markers }.
royals-text-period-bonus = { $year }, primo e secondo posto: { $markers }.
royals-text-marker = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, { $state ->
    [free] da prendere
    [gone] di nessuno
    [covered] già preso
   *[taken] di { $holder }
}

royals-text-titles = Titoli
royals-text-title = { $title }: prezzo { $cost }, influenza { $influence }; alla fine { $full ->
    [one] 1 punto
   *[other] { $full } punti
} a chi ha più nobili, { $half } a testa a due casate in parità. Nobili: { $seats }. { $leaders ->
    [0] Ora non andrebbe a nessuno.
    [one] In testa: { $holder }.
   *[other] In parità: { $holder }.
}
royals-text-house-bonus = Casata nobiliare, per un nobile su tutti i titoli: { $markers }.

royals-text-houses = Casate
royals-text-house = { $seat }: { $number ->
    [one] 1 carta Nazione
   *[other] { $number } carte Nazione
}, { $intrigue ->
    [one] 1 carta Intrigo
   *[other] { $intrigue } carte Intrigo
}, { $nobles ->
    [one] 1 nobile rimasto
   *[other] { $nobles } nobili rimasti
}.
royals-text-house-seen = Carte prese da { $seat } sotto gli occhi di tutti: { $cards }.
