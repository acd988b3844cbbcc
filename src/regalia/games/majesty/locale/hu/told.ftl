### Majesty in Hungarian: what is scored, part by part, and the reasons of advice.

majesty-web-scored-wounded = A sebesültek értékelése
majesty-web-scored-variety = A változatosság értékelése
majesty-web-scored-majority = A többségek értékelése

## Advice: the lead a move brings, or what else.

majesty-web-leads-takes-building = többséget ad: { $building-lower }
majesty-web-leads-shares-building = osztozol a többségen: { $building-lower }
majesty-web-leads-alone-building = egyedüli többség: { $building-lower }
majesty-web-prospect-variety = változatosság a végén: { $number } × { $number }
majesty-web-prospect-workers = utána { $number } munkás
majesty-web-brings-take-workers = +{ $number } munkás
majesty-web-brings-building-workers = +{ $number } munkás
majesty-web-brings-heal = meggyógyítja { $card-the-accusative }
majesty-web-brings-attack-wounded = megsebesíti { $seat } egy kártyáját
