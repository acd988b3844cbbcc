### Royals in Italian: what the log says to the one it is about. Each is the message of a rule in the second person;
### in royals-other-you-… the reader is the other house.

royals-you-draw-countries = Hai scelto di pescare carte Nazione.
royals-you-draw-intrigue = Hai scelto di pescare una carta Nazione e una carta Intrigo.
royals-you-draw-row = Hai preso una carta { $card } dalla fila scoperta.
royals-you-draw-blind = { $card-id ->
    [hidden] Hai pescato una carta Nazione dal mazzo.
   *[other] Hai pescato una carta { $card } dal mazzo.
}
royals-you-draw-intrigue-card = { $card-id ->
    [hidden] Hai pescato una carta Intrigo.
   *[other] Hai pescato una carta Intrigo { $card }.
}
royals-you-pay-fitting = Hai pagato { $number ->
    [one] 1 carta { $card }
   *[other] { $number } carte { $card }
}.
royals-you-pay-wild = Hai pagato { $number ->
    [one] 1 carta { $card }
   *[other] { $number } carte { $card }
} per formare jolly.
royals-you-pay-intrigue = Hai pagato { $number ->
    [one] 1 carta Intrigo { $card }
   *[other] { $number } carte Intrigo { $card }
}.
royals-you-pay-intrigue-wild = Hai pagato { $number ->
    [one] 1 carta Intrigo { $card }
   *[other] { $number } carte Intrigo { $card }
} per formare jolly.
royals-you-claim = Hai occupato la posizione di { $title } a { $city }.
royals-you-take-over = Hai rilevato da { $other } la posizione di { $title } a { $city }.
royals-other-you-take-over = { $seat } rileva da te la posizione di { $title } a { $city }.
royals-you-beaten = Il tuo nobile scalzato ({ $title }, { $city }) va { $field ->
    [cross-field] nello spazio con la croce
   *[cathedral] nella cattedrale
}.
royals-you-bonus-city = Sei la prima casata a { $place } e hai ottenuto il bonus città: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
royals-you-bonus-country = { $place }: hai un nobile in ogni città e ottieni il bonus nazione { $number ->
    [0] maggiore
   *[other] minore
}: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
royals-you-bonus-house = Hai nobili su tutte le tessere Titolo e hai ottenuto un bonus Casata nobiliare: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
royals-you-turn-end = Hai terminato il turno.
royals-you-discard = Hai scartato una carta { $card }.
royals-you-discard-intrigue = Hai scartato una carta Intrigo { $card }.
royals-you-period-first = { $place }, { $year }: sei al primo posto e ottieni il segnalino maggiore: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
royals-you-period-second = { $place }, { $year }: sei al secondo posto e ottieni il segnalino minore: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
royals-you-period-tie-title = { $place }: tu e { $other } avete pari influenza; prevali per il titolo più alto.
royals-other-you-period-tie-title = { $place }: { $seat } e tu avete pari influenza; { $seat } prevale per il titolo più alto.
royals-you-period-tie-city = { $place }: tu e { $other } avete pari influenza e pari titolo; prevali per la città di maggior valore.
royals-other-you-period-tie-city = { $place }: { $seat } e tu avete pari influenza e pari titolo; { $seat } prevale per la città di maggior valore.
royals-you-title-full = Hai il maggior numero di nobili sulla tessera Titolo { $place } e la ottieni: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
royals-you-title-half = Hai, alla pari con { $other }, il maggior numero di nobili sulla tessera Titolo { $place } e ne ottieni metà: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
royals-other-you-title-half = { $points ->
    [one] { $seat } ha, alla pari con te, il maggior numero di nobili sulla tessera Titolo { $place } e ne ottiene metà: vale 1 punto.
   *[other] { $seat } ha, alla pari con te, il maggior numero di nobili sulla tessera Titolo { $place } e ne ottiene metà: vale { $points } punti.
}
royals-you-end = Hai concluso la partita: { $number ->
    [one] 1 punto
   *[other] { $number } punti
}.
