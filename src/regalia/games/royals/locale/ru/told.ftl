### Royals in Russian: what is scored, part by part, and the words of advice. $year is the year of a period.

royals-web-scored-period = Подсчёт за { $year } год
royals-web-scored-title = Подсчёт титулов

## Advice: a move in a few words, without its price; and the lead it brings.

royals-web-advised-claim = Получить { $title-accusative } в городе { $city }
royals-web-advised-take-over = Захватить { $title-accusative } в городе { $city } у игрока { $other }
royals-web-leads-takes-country = выводит вперёд: { $country }
royals-web-leads-shares-country = выравнивает: { $country }
royals-web-leads-alone-country = единоличное лидерство: { $country }
royals-web-leads-takes-title = выводит вперёд по титулу: { $title-lower }
royals-web-leads-shares-title = выравнивает по титулу: { $title-lower }
royals-web-leads-alone-title = единоличное лидерство по титулу: { $title-lower }
