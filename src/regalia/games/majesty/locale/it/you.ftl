### Majesty in Italian: what the log says to the one it is about. Each is the message of a rule in the second person;
### in majesty-other-you-… the reader is the other player.

majesty-you-take = { $number ->
    [0] Hai preso gratis { $card-the } dal mercato.
    [one] Hai preso { $card-the } dal mercato pagando 1 lavoratore.
   *[other] Hai preso { $card-the } dal mercato pagando { $number } lavoratori.
}
majesty-you-take-workers = Hai ottenuto { $number ->
    [one] 1 lavoratore
   *[other] { $number } lavoratori
} dalla carta presa.
majesty-you-place = Hai messo { $card-the } { $place-in }.
majesty-you-heal = Hai curato { $card-the } e rimesso la carta { $place-in }.
majesty-you-attack-wounded = { $other } ti attacca e ferisce { $card-the } { $place-in }; la carta va nell’Infermeria.
majesty-other-you-attack-wounded = Hai attaccato { $seat } e ferito { $card-the } { $place-in }; la carta va nell’Infermeria.
majesty-you-attack-repelled = Hai abbastanza Guardie e respingi l’attacco di { $other }.
majesty-other-you-attack-repelled = { $seat } ha abbastanza Guardie e respinge il tuo attacco.
majesty-you-attack-nobody = { $other } ti attacca, ma non c’è nessuno da ferire.
majesty-other-you-attack-nobody = Hai attaccato { $seat }, ma non c’era nessuno da ferire.
majesty-you-building-points = Hai ottenuto { $points ->
    [one] 1 punto
   *[other] { $points } punti
} { $place-in }: { majesty-reckoned }.
majesty-you-building-workers = Hai ottenuto { $number ->
    [one] 1 lavoratore
   *[other] { $number } lavoratori
} { $place-in }.
majesty-you-building-largest = Hai ottenuto { $points ->
    [one] 1 punto
   *[other] { $points } punti
} { $place-in }: { majesty-reckoned-largest }.
majesty-you-building-both = Hai un Locandiere e un Nobile e ottieni { $points ->
    [one] 1 punto
   *[other] { $points } punti
} grazie { $place-to }.
majesty-you-building-all-with = Hai { $place-id ->
    [Mill] una Strega
    [Brewery] un Mugnaio
    [Guardhouse] un Locandiere
    [Inn] un Birraio
   *[other] il personaggio giusto
} e ottieni { $points ->
    [one] 1 punto
   *[other] { $points } punti
} grazie { $place-to }.
majesty-you-workers-returned = Hai restituito { $number ->
    [one] 1 lavoratore
   *[other] { $number } lavoratori
} in eccesso: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
majesty-you-end-wounded = Tu: { $points ->
    [one] { $signed } punto
   *[other] { $signed } punti
} per { $number ->
    [one] 1 personaggio ferito
   *[other] { $number } personaggi feriti
}.
majesty-you-end-most-wounded = { $points ->
    [one] Tu: { $signed } punto per il maggior numero di feriti.
   *[other] Tu: { $signed } punti per il maggior numero di feriti.
}
majesty-you-end-variety = Hai ottenuto { $points ->
    [one] 1 punto
   *[other] { $points } punti
} per i personaggi in { $number ->
    [one] 1 edificio
   *[other] { $number } edifici
}.
majesty-you-end-majority = Hai il maggior numero di personaggi { $place-in } ({ $number }) e hai ottenuto { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
majesty-you-end = Hai concluso la partita: { $number ->
    [one] 1 punto
   *[other] { $number } punti
}.
