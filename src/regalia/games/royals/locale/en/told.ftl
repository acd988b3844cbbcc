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
