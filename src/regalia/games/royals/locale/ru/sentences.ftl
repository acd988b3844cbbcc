### Стол Royals словами, для текстового режима и терминала; что есть что, сказано в английском файле.

royals-text-period = Период
royals-text-period-now = Период { $year }, раунд { $round }.
royals-text-period-ending = Период завершается с этим ходом, последний — с этим раундом.

royals-text-step-choose-draw = Выберите, что взять.
royals-text-step-draw = { $country ->
    [0] Возьмите карту интриги.
    [one] { $intrigue ->
        [0] Возьмите { $country } карту страны.
       *[other] Возьмите { $country } карту страны и карту интриги.
    }
    [few] Возьмите { $country } карты стран.
   *[other] Возьмите { $country } карт стран.
}
royals-text-step-play = Получите или захватите аристократа либо завершите ход.
royals-text-step-pay = Оплатите: { $city }, { $title-lower }.
royals-text-step-discard = Сбросьте карты до лимита руки.

royals-text-hand = Ваша рука
royals-text-hand-cards = { $number ->
    [0] У вас нет карт стран.
   *[other] Карты стран, { $number }: { $cards }.
}
royals-text-hand-intrigue = { $number ->
    [0] У вас нет карт интриг.
   *[other] Карты интриг, { $number }: { $cards }.
}
royals-text-limits = В конце хода на руке остаётся не больше: карт стран { $number }, карт интриг { $intrigue }.
royals-text-count = { $card } { $number }
royals-text-cards = { $cards }

royals-text-row = Карты, которые можно взять
royals-text-row-cards = { $number ->
    [0] Открытый ряд пуст.
   *[other] Открытый ряд: { $cards }.
}
royals-text-piles = Карт стран в колоде: { $number }. Карт интриг в колоде: { $intrigue }.
royals-text-discards = { $number ->
    [0] Карты стран ещё не сбрасывали.
   *[other] Сброшенные карты стран: { $cards }.
}

royals-text-country = { $country }
royals-text-influence = Влияние: { $seats }.
royals-text-seat-number = { $seat }: { $number }
royals-text-strongest = Старший маркер периода сейчас достался бы игроку { $seat }.
royals-text-city = { $city }, { $state ->
    [free] { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    } первому дому
    [covered] маркер уже взят
   *[taken] маркер у игрока { $holder }
}: { $positions }.
royals-text-position = { $title-lower } — { $state ->
    [vacant] свободно
   *[held] у игрока { $holder }
}
royals-text-beaten = Побеждённые дворяне, { $city }: { $seats }.
royals-text-country-bonus = За дворян во всех городах: { $markers }.
royals-text-period-bonus = { $year }, за наибольшее влияние и второе место: { $markers }.
royals-text-marker = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}, { $state ->
    [free] свободно
    [gone] никому не досталось
    [covered] уже взят
   *[taken] у игрока { $holder }
}

royals-text-titles = Титулы
royals-text-title = { $title }: цена { $cost }, влияние { $influence }; в конце { $full ->
    [one] { $full } очко
    [few] { $full } очка
   *[other] { $full } очков
} за наибольшее число дворян, двум домам при равенстве по { $half }. Дворяне: { $seats }. { $leaders ->
    [0] Сейчас никому не достанется.
    [one] Лидер: { $holder }.
   *[other] Поровну: { $holder }.
}
royals-text-house-bonus = Благородный дом, за дворян на всех титулах: { $markers }.

royals-text-houses = Дома
royals-text-house = { $seat }: { $number ->
    [one] { $number } карта страны
    [few] { $number } карты стран
   *[other] { $number } карт стран
}, { $intrigue ->
    [one] { $intrigue } карта интриги
    [few] { $intrigue } карты интриг
   *[other] { $intrigue } карт интриг
}, дворян осталось: { $nobles }.
royals-text-house-seen = Взято на виду у всех, игрок { $seat }: { $cards }.
