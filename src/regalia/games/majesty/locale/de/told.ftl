### Majesty in German: what is scored, part by part, and the reasons of advice.

majesty-web-scored-wounded = Die Verwundeten werden gewertet
majesty-web-scored-variety = Die Vielfalt wird gewertet
majesty-web-scored-majority = Die Mehrheiten werden gewertet

## Advice: the lead a move brings, or what else.

majesty-web-leads-takes-building = übernimmt die Mehrheit: { $building }
majesty-web-leads-shares-building = teilt die Mehrheit: { $building }
majesty-web-leads-alone-building = hat die Mehrheit allein: { $building }
majesty-web-prospect-variety = Vielfalt { $number } × { $number } am Ende
majesty-web-prospect-workers = dann { $number ->
    [0] kein Arbeiter
    [one] ein Arbeiter
   *[other] { $number } Arbeiter
 }
majesty-web-brings-take-workers = +{ $number } Arbeiter
majesty-web-brings-building-workers = +{ $number } Arbeiter
majesty-web-brings-heal = heilt { $card-acc }
majesty-web-brings-attack-wounded = verwundet eine Karte von { $seat }
