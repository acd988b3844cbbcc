### Majesty in Russian: what points came from, within a sentence of the log. $number people of one kind, or of several where $person
### is empty; $each points for each of them; $size is how many live in the largest building.

majesty-reckoned = { $person-id ->
    [Miller] { $number ->
        [one] { $number } крестьянка
        [few] { $number } крестьянки
       *[other] { $number } крестьянок
    }
    [Brewer] { $number ->
        [one] { $number } пивовар
        [few] { $number } пивовара
       *[other] { $number } пивоваров
    }
    [Witch] { $number ->
        [one] { $number } ведьма
        [few] { $number } ведьмы
       *[other] { $number } ведьм
    }
    [Guard] { $number ->
        [one] { $number } карта стражи
        [few] { $number } карты стражи
       *[other] { $number } карт стражи
    }
    [Knight] { $number ->
        [one] { $number } рыцарь
        [few] { $number } рыцаря
       *[other] { $number } рыцарей
    }
    [Innkeeper] { $number ->
        [one] { $number } трактирщик
        [few] { $number } трактирщика
       *[other] { $number } трактирщиков
    }
    [Noble] { $number ->
        [one] { $number } дворянка
        [few] { $number } дворянки
       *[other] { $number } дворянок
    }
   *[other] { $number ->
        [one] { $number } персонаж
        [few] { $number } персонажа
       *[other] { $number } персонажей
    }
} × { $each }
majesty-reckoned-largest = { majesty-reckoned } × { $size } в самой населённой постройке
