### Royals in Hungarian: what is scored, part by part, and the words of advice. $year is the year of a period.

royals-web-scored-period = { $year } értékelése
royals-web-scored-title = A címek értékelése

## Advice: a move in a few words, without its price; and the lead it brings.

royals-web-advised-claim = Elfoglalás: { $title-lower }, { $city }
royals-web-advised-take-over = Átvétel: { $title-lower }, { $city } (most { $other } birtokolja)
royals-web-leads-takes-country = az élre visz: { $country }
royals-web-leads-shares-country = egyenlít: { $country }
royals-web-leads-alone-country = egyedül vezetsz: { $country }
royals-web-leads-takes-title = az élre visz a címért: { $title-lower }
royals-web-leads-shares-title = egyenlít a címért: { $title-lower }
royals-web-leads-alone-title = egyedül vezetsz a címért: { $title-lower }
royals-web-prospect-pays = { $number } × { $card }: elég ehhez: { $title-lower }, { $city }
royals-web-prospect-nearer = { $number } × { $card }: még { $missing } kell ehhez: { $title-lower }, { $city }
royals-web-prospect-holds = utána { $number } × { $card } a kezedben
royals-web-prospect-blind = egy kártya, amelyet a többiek nem látnak
royals-web-prospect-countries = { $number } kártya, utána { $held } a kezedben
royals-web-prospect-intrigue = átvételhez: utána { $number } cselszövéskártya
royals-web-prospect-influence = befolyás ({ $country }): { $number }, a másiké { $most }
royals-web-prospect-keeps = { $number } országkártyát megtart a következő körre
