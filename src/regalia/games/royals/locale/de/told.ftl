### Royals in German: what is scored, part by part, and the words of advice. $year is the year of a period.

royals-web-scored-period = { $year } wird gewertet
royals-web-scored-title = Die Titel werden gewertet

## Advice: a move in a few words, without its price; and the lead it brings.

royals-web-advised-claim = Besetze die Position { $title } in { $city }
royals-web-advised-take-over = Übernimm die Position { $title } in { $city } von { $other }
royals-web-leads-takes-country = übernimmt die Führung: { $country }
royals-web-leads-shares-country = zieht gleich: { $country }
royals-web-leads-alone-country = führt allein: { $country }
royals-web-leads-takes-title = übernimmt die Führung beim Titel { $title }
royals-web-leads-shares-title = zieht gleich beim Titel { $title }
royals-web-leads-alone-title = führt allein beim Titel { $title }
royals-web-prospect-pays = { $number } × { $card }: genug für { $title-acc } in { $city }
royals-web-prospect-nearer = { $number } × { $card }: noch { $missing } für { $title-acc } in { $city }
royals-web-prospect-holds = dann { $number } × { $card } auf der Hand
royals-web-prospect-blind = eine Karte, die die anderen nicht sehen
royals-web-prospect-countries = { $number } Karten, dann { $held } auf der Hand
royals-web-prospect-intrigue = für Übernahmen: dann { $number ->
    [one] eine Intrigenkarte
   *[other] { $number } Intrigenkarten
 }
royals-web-prospect-influence = Einfluss ({ $country }): { $number } gegen { $most }
royals-web-prospect-keeps = hebt { $number ->
    [one] eine Länderkarte
   *[other] { $number } Länderkarten
 } für den nächsten Zug auf
