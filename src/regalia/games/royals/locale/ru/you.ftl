### Royals in Russian: what the log says to the one it is about. Each is the message of a rule in the second person;
### in royals-other-you-… the reader is the other house.

royals-you-draw-countries = Вы решаете взять карты стран.
royals-you-draw-intrigue = Вы решаете взять карту страны и карту интриги.
royals-you-draw-row = Вы берёте из ряда карту { $card-genitive }.
royals-you-draw-blind = { $card-id ->
    [hidden] Вы берёте из колоды закрытую карту страны.
   *[other] Вы берёте из колоды карту { $card-genitive }.
}
royals-you-draw-intrigue-card = { $card-id ->
    [hidden] Вы берёте карту интриги.
   *[other] Вы берёте карту интриги ({ $card }).
}
royals-you-pay-fitting = Вы отдаёте { $number ->
    [one] { $number } карту { $card-genitive }
    [few] { $number } карты { $card-genitive }
   *[other] { $number } карт { $card-genitive }
}.
royals-you-pay-wild = Вы отдаёте { $number ->
    [one] { $number } карту { $card-genitive }
    [few] { $number } карты { $card-genitive }
   *[other] { $number } карт { $card-genitive }
} в счёт джокеров.
royals-you-pay-intrigue = Вы отдаёте { $number ->
    [one] { $number } карту интриги ({ $card })
    [few] { $number } карты интриг ({ $card })
   *[other] { $number } карт интриг ({ $card })
}.
royals-you-pay-intrigue-wild = Вы отдаёте { $number ->
    [one] { $number } карту интриги ({ $card })
    [few] { $number } карты интриг ({ $card })
   *[other] { $number } карт интриг ({ $card })
} в счёт джокеров.
royals-you-claim = Вы получаете { $title-accusative } в городе { $city }.
royals-you-take-over = Вы захватываете { $title-accusative } в городе { $city } у игрока { $other }.
royals-other-you-take-over = { $seat } захватывает у вас { $title-accusative } в городе { $city }.
royals-you-beaten = Ваш побеждённый дворянин ({ $title-lower }, { $city }) отправляется { $field ->
    [cross-field] на поле города с крестом
   *[cathedral] в собор
}.
royals-you-bonus-city = Вы раньше всех занимаете город { $place } и берёте маркер города: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
royals-you-bonus-country = { $place }: ваши дворяне есть во всех городах; вы берёте { $number ->
    [0] старший
   *[other] младший
} маркер страны: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
royals-you-bonus-house = Ваши дворяне есть на всех маркерах титулов; вы берёте маркер благородного дома: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
royals-you-turn-end = Вы завершаете ход.
royals-you-discard = Вы сбрасываете карту { $card-genitive }.
royals-you-discard-intrigue = Вы сбрасываете карту интриги ({ $card }).
royals-you-period-first = { $place }, { $year }: вы на первом месте по влиянию и берёте старший маркер: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
royals-you-period-second = { $place }, { $year }: вы на втором месте по влиянию и берёте младший маркер: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
royals-you-period-tie-title = { $place }: вы и { $other } равны по влиянию; вы впереди благодаря более высокому титулу.
royals-other-you-period-tie-title = { $place }: { $seat } и вы равны по влиянию; { $seat } впереди благодаря более высокому титулу.
royals-you-period-tie-city = { $place }: вы и { $other } равны по влиянию и титулу; вы впереди благодаря лучшему городу.
royals-other-you-period-tie-city = { $place }: { $seat } и вы равны по влиянию и титулу; { $seat } впереди благодаря лучшему городу.
royals-you-title-full = Вы лидируете по числу дворян на маркере { $place-genitive } и берёте его: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
royals-you-title-half = Вы и { $other } делите первенство по числу дворян на маркере { $place-genitive }; вы берёте половину: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
royals-other-you-title-half = { $points ->
    [one] { $seat } и вы делите первенство по числу дворян на маркере { $place-genitive }; { $seat } берёт половину: { $points } очко.
    [few] { $seat } и вы делите первенство по числу дворян на маркере { $place-genitive }; { $seat } берёт половину: { $points } очка.
   *[other] { $seat } и вы делите первенство по числу дворян на маркере { $place-genitive }; { $seat } берёт половину: { $points } очков.
}
royals-you-end = Ваш итог: { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[other] { $number } очков
}.
