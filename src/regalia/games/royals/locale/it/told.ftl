### Royals in Italian: what is scored, part by part, and the words of advice. $year is the year of a period.

royals-web-scored-period = Si conteggia il { $year }
royals-web-scored-title = Si conteggiano i titoli

## Advice: a move in a few words, without its price; and the lead it brings.

royals-web-advised-claim = Occupa la posizione di { $title } a { $city }
royals-web-advised-take-over = Rileva da { $other } la posizione di { $title } a { $city }
royals-web-leads-takes-country = ti porta in testa: { $country }
royals-web-leads-shares-country = ti porta alla pari: { $country }
royals-web-leads-alone-country = unica casata in testa: { $country }
royals-web-leads-takes-title = ti porta in testa per il titolo { $title }
royals-web-leads-shares-title = ti porta alla pari per il titolo { $title }
royals-web-leads-alone-title = unica casata in testa per il titolo { $title }
royals-web-prospect-pays = { $number } × { $card }: abbastanza per { $title } a { $city }
royals-web-prospect-nearer = { $number } × { $card }: ancora { $missing } per { $title } a { $city }
royals-web-prospect-holds = poi { $number } × { $card } in mano
royals-web-prospect-blind = una carta che gli altri non vedono
royals-web-prospect-countries = { $number } carte, poi { $held } in mano
royals-web-prospect-intrigue = per rilevare posizioni: poi { $number ->
    [one] una carta Intrigo
   *[other] { $number } carte Intrigo
 }
royals-web-prospect-influence = influenza ({ $country }): { $number } contro { $most }
royals-web-prospect-keeps = tiene { $number ->
    [one] una carta Nazione
   *[other] { $number } carte Nazione
 } per il prossimo turno
