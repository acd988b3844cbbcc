### Royals in Italian: what is scored, part by part, and the words of advice. $year is the year of a period.

royals-web-scored-period = Si conteggia il { $year }
royals-web-scored-title = Si conteggiano i titoli

## Advice: a move in a few words, without its price; and the lead it brings.

royals-web-advised-claim = Occupa { $title } a { $city }
royals-web-advised-take-over = Rileva { $title } a { $city } da { $other }
royals-web-leads-takes-country = ti porta in testa: { $country }
royals-web-leads-shares-country = ti porta alla pari: { $country }
royals-web-leads-alone-country = ti lascia solo in testa: { $country }
royals-web-leads-takes-title = ti porta in testa per il titolo { $title }
royals-web-leads-shares-title = ti porta alla pari per il titolo { $title }
royals-web-leads-alone-title = ti lascia solo in testa per il titolo { $title }
