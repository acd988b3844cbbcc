### Majesty in Russian: what is scored, part by part, and the reasons of advice.

majesty-web-scored-wounded = Подсчёт раненых
majesty-web-scored-variety = Подсчёт за разнообразие
majesty-web-scored-majority = Подсчёт большинства

## Advice: the lead a move brings, or what else.

majesty-web-leads-takes-building = даёт большинство: { $building-lower }
majesty-web-leads-shares-building = делит большинство: { $building-lower }
majesty-web-leads-alone-building = большинство целиком ваше: { $building-lower }
majesty-web-prospect-variety = разнообразие { $number } × { $number } в конце
majesty-web-prospect-workers = работников тогда { $number }
majesty-web-brings-take-workers = { $number ->
    [one] +{ $number } работник
    [few] +{ $number } работника
   *[other] +{ $number } работников
}
majesty-web-brings-building-workers = { $number ->
    [one] +{ $number } работник
    [few] +{ $number } работника
   *[other] +{ $number } работников
}
majesty-web-brings-heal = исцеляет { $card-accusative }
majesty-web-brings-attack-wounded = ранит карту игрока { $seat }
