### Royals in Hungarian: what is scored, part by part, and the words of advice. $year is the year of a period.

royals-web-scored-period = { $year } értékelése
royals-web-scored-title = A címek értékelése

## Advice: a move in a few words, without its price; and the lead it brings.

royals-web-advised-claim = A { $title-lower } elfoglalása { $city } városában
royals-web-advised-take-over = A { $title-lower } átvétele { $city } városában { $other } játékostól
royals-web-leads-takes-country = az élre visz: { $country }
royals-web-leads-shares-country = egyenlít: { $country }
royals-web-leads-alone-country = egyedül vezetsz: { $country }
royals-web-leads-takes-title = az élre visz a címért: { $title-lower }
royals-web-leads-shares-title = egyenlít a címért: { $title-lower }
royals-web-leads-alone-title = egyedül vezetsz a címért: { $title-lower }
