### Royals in Russian: what is scored, part by part, and the words of advice. $year is the year of a period.

royals-web-scored-period = Подсчёт за { $year } год
royals-web-scored-title = Подсчёт титулов

## Advice: a move in a few words, without its price; and the lead it brings.

royals-web-advised-claim = Получить { $title-accusative } в городе { $city }
royals-web-advised-take-over = Захватить { $title-accusative } в городе { $city } у игрока { $other }
royals-web-leads-takes-country = выводит вперёд: { $country }
royals-web-leads-shares-country = наравне с лидером: { $country }
royals-web-leads-alone-country = единоличное лидерство: { $country }
royals-web-leads-takes-title = выводит вперёд по титулу: { $title-lower }
royals-web-leads-shares-title = наравне с лидером по титулу: { $title-lower }
royals-web-leads-alone-title = единоличное лидерство по титулу: { $title-lower }
royals-web-prospect-pays = { $card } × { $number }: хватит на { $title-accusative } в городе { $city }
royals-web-prospect-nearer = { $card } × { $number }: ещё { $missing } на { $title-accusative } в городе { $city }
royals-web-prospect-holds = тогда на руке { $card } × { $number }
royals-web-prospect-blind = карта, которую другие не увидят
royals-web-prospect-countries = карт: { $number }, тогда на руке { $held }
royals-web-prospect-intrigue = для захвата: карт интриг тогда { $number }
royals-web-prospect-influence = влияние ({ $country }): { $number } против { $most }
royals-web-prospect-keeps = оставляет карт стран на следующий ход: { $number }
