### Стол Majesty словами, для текстового режима и терминала; что есть что, сказано в английском файле.

majesty-text-market = Рынок
majesty-text-step-take = Возьмите карту.
majesty-text-step-heal = Выберите, куда пойдёт исцелённая карта.
majesty-text-step-exchange = Обменяйте очки и работников или не обменивайте.
majesty-text-market-card = { $number }: { $card }, { $price ->
    [0] бесплатно
    [one] { $price } работник
    [few] { $price } работника
   *[other] { $price } работников
}{ $found ->
    [0] { "" }
   *[other] , работников на карте: { $found }
}.
majesty-text-deck = В колоде: первый этап — { $upper }, затем второй — { $lower }.
majesty-text-round = Карта { $round } из { $all }.

majesty-text-realm = { $mine ->
    [yes] Ваше королевство
   *[no] Королевство игрока { $seat }
}
majesty-text-holds = { $known ->
    [yes] { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
   *[no] Очки скрыты
}, { $workers ->
    [one] { $workers } работник
    [few] { $workers } работника
   *[other] { $workers } работников
}.
majesty-text-building = { $building }: { $number ->
    [0] никого
   *[other] { $people }
}{ $leads ->
    [alone] ; здесь больше всех
    [tied] ; здесь больше всех, поровну
   *[no] { "" }
}.
majesty-text-person = { $card-id ->
    [wounded] раненая карта
   *[other] { $card }
}
majesty-text-variety = Разнообразие в конце: персонажи в { $number ->
    [one] { $number } постройке
   *[other] { $number } постройках
}, в квадрате это { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.

majesty-text-buildings = Что делают постройки
majesty-text-does = { $building }, сторона { $side ->
    [B] Б
   *[other] А
}: { $effects }{ $value ->
    [0] { "" }
    [one] { " " }Больше всех здесь в конце: { $value } очко.
    [few] { " " }Больше всех здесь в конце: { $value } очка.
   *[other] { " " }Больше всех здесь в конце: { $value } очков.
}
majesty-text-does-heal = Исцеление: верхняя карта вашего лазарета возвращается в свою постройку.
majesty-text-does-attack = Атака: из каждого королевства, где стражи меньше, чем у вас рыцарей, крайняя левая карта отправляется в лазарет.
majesty-text-does-exchange = Обмен очков и работников, один к одному.
majesty-text-does-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} за каждую карту: { $people }.
majesty-text-does-wounded = В конце игры { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} за каждого раненого персонажа.
majesty-text-does-workers = { $number ->
    [one] { $number } работник
    [few] { $number } работника
   *[other] { $number } работников
} за каждую карту: { $people }.
majesty-text-does-largest = За каждую карту { $person-genitive } по { $points ->
    [one] { $points } очку
    [few] { $points } очка
   *[other] { $points } очков
} за каждого персонажа в вашей самой населённой постройке.
majesty-text-does-both = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}, если у вас есть оба персонажа: { $people }.
majesty-text-does-all = Каждый, у кого есть { $person-lower }, получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.

majesty-brings-heal = исцеление: { $card-lower } ({ $place-lower })
majesty-brings-attack-wounded = ранение у игрока { $seat }: { $card-lower }
majesty-brings-attack-repelled = { $seat }: атака отражена
majesty-brings-attack-nobody = { $seat }: ранить некого
majesty-brings-building-workers = { $number ->
    [one] { $number } работник
    [few] { $number } работника
   *[other] { $number } работников
}
