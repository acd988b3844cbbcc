### Majesty in Italian: what is scored, part by part, and the reasons of advice.

majesty-web-scored-wounded = Si conteggiano i feriti
majesty-web-scored-variety = Si conteggia la varietà
majesty-web-scored-majority = Si conteggiano le maggioranze

## Advice: the lead a move brings, or what else.

majesty-web-leads-takes-building = dà la maggioranza: { $building }
majesty-web-leads-shares-building = condivide la maggioranza: { $building }
majesty-web-leads-alone-building = maggioranza tutta tua: { $building }
majesty-web-prospect-variety = varietà { $number } × { $number } alla fine
majesty-web-prospect-workers = poi { $number ->
    [0] nessun lavoratore
    [one] un lavoratore
   *[other] { $number } lavoratori
 }
majesty-web-brings-take-workers = { $number ->
    [one] +1 lavoratore
   *[other] +{ $number } lavoratori
}
majesty-web-brings-building-workers = { $number ->
    [one] +1 lavoratore
   *[other] +{ $number } lavoratori
}
majesty-web-brings-heal = cura { $card-the }
majesty-web-brings-attack-wounded = ferisce una carta di { $seat }
