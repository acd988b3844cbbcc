### Royals in English: what is scored, part by part, and the words of advice. $year is the year of a period.

royals-web-scored-period = { $year } is scored
royals-web-scored-title = The titles are scored

## Advice: a move in a few words, without its price; and the lead it brings.

royals-web-advised-claim = Claim the { $title } in { $city }
royals-web-advised-take-over = Take over the { $title } in { $city } from { $other }
royals-web-leads-takes-country = takes the lead in { $country }
royals-web-leads-shares-country = draws level in { $country }
royals-web-leads-alone-country = leads alone in { $country }
royals-web-leads-takes-title = takes the lead for { $title }
royals-web-leads-shares-title = draws level for { $title }
royals-web-leads-alone-title = leads alone for { $title }
royals-web-prospect-pays = { $number } × { $card }: enough for the { $title } in { $city }
royals-web-prospect-nearer = { $number } × { $card }: { $missing } more for the { $title } in { $city }
royals-web-prospect-holds = then { $number } × { $card } in your hand
royals-web-prospect-blind = a card that the others do not see
royals-web-prospect-countries = { $number } cards, then { $held } in your hand
royals-web-prospect-intrigue = for take-overs: then { $number ->
    [one] one intrigue card
   *[other] { $number } intrigue cards
 }
royals-web-prospect-influence = influence in { $country }: { $number } against { $most }
royals-web-prospect-keeps = keeps { $number ->
    [one] one country card
   *[other] { $number } country cards
 } for the next turn
