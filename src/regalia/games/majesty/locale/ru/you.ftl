### Majesty in Russian: what the log says to the one it is about. Each is the message of a rule in the second person;
### in majesty-other-you-… the reader is the other player.

majesty-you-take = { $number ->
    [0] Вы бесплатно берёте с рынка { $card-accusative }.
    [one] Вы берёте с рынка { $card-accusative } за { $number } работника.
   *[other] Вы берёте с рынка { $card-accusative } за { $number } работников.
}
majesty-you-take-workers = Вы забираете { $number ->
    [one] { $number } работника
   *[other] { $number } работников
} с карты { $card-genitive }.
majesty-you-place = Вы отправляете { $card-accusative } { $place-to }.
majesty-you-heal = Вы исцеляете { $card-accusative } и возвращаете карту { $place-to }.
majesty-you-attack-wounded = { $other } атакует вас: { $card-lower } { $place-in } получает рану и отправляется в лазарет.
majesty-other-you-attack-wounded = Вы атакуете игрока { $seat }: { $card-lower } { $place-in } получает рану и отправляется в лазарет.
majesty-you-attack-repelled = У вас достаточно стражи: атака игрока { $other } отбита.
majesty-other-you-attack-repelled = У игрока { $seat } достаточно стражи: ваша атака отбита.
majesty-you-attack-nobody = { $other } атакует вас, но ранить некого.
majesty-other-you-attack-nobody = Вы атакуете игрока { $seat }, но ранить некого.
majesty-you-building-points = Вы получаете { $place-in } { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}: { majesty-reckoned }.
majesty-you-building-workers = Вы получаете { $place-in } { $number ->
    [one] { $number } работника
   *[other] { $number } работников
}.
majesty-you-building-largest = Вы получаете { $place-in } { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}: { majesty-reckoned-largest }.
majesty-you-building-both = Вы получаете { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} благодаря { $place-dative }: есть трактирщик и дворянка.
majesty-you-building-all-with = Вы получаете { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} благодаря { $place-dative }: есть { $place-id ->
    [Mill] ведьма
    [Brewery] крестьянка
    [Guardhouse] трактирщик
    [Inn] пивовар
   *[other] нужный персонаж
}.
majesty-you-workers-returned = Вы возвращаете { $number ->
    [one] { $number } работника
   *[other] { $number } работников
}: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
majesty-you-end-wounded = Вы: { $points ->
    [one] { $signed } очко
    [few] { $signed } очка
   *[other] { $signed } очков
} за { $number ->
    [one] { $number } раненого персонажа
   *[other] { $number } раненых персонажей
}.
majesty-you-end-most-wounded = { $points ->
    [one] Вы: { $signed } очко за наибольшее число раненых.
    [few] Вы: { $signed } очка за наибольшее число раненых.
   *[other] Вы: { $signed } очков за наибольшее число раненых.
}
majesty-you-end-variety = Вы получаете { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}: построек с персонажами — { $number }.
majesty-you-end-majority = У вас больше всех персонажей { $place-in } ({ $number }): { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
majesty-you-end = Ваш итог: { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[other] { $number } очков
}.
