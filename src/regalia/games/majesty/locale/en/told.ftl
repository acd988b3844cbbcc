### Majesty in English: what is scored, part by part, and the reasons of advice.

majesty-web-scored-wounded = The wounded are scored
majesty-web-scored-variety = Variety is scored
majesty-web-scored-majority = The majorities are scored

## Advice: the lead a move brings, or what else.

majesty-web-leads-takes-building = takes the majority: { $building }
majesty-web-leads-shares-building = shares the majority: { $building }
majesty-web-leads-alone-building = has the majority alone: { $building }
majesty-web-prospect-variety = variety { $number } × { $number } at the end
majesty-web-prospect-workers = then { $number ->
    [0] no worker
    [one] one worker
   *[other] { $number } workers
 }
majesty-web-brings-take-workers = { $number ->
    [one] +1 worker
   *[other] +{ $number } workers
}
majesty-web-brings-building-workers = { $number ->
    [one] +1 worker
   *[other] +{ $number } workers
}
majesty-web-brings-heal = heals the { $card }
majesty-web-brings-attack-wounded = wounds a card of { $seat }
