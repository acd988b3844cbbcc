### Names of Majesty in Russian. The name itself is written as on a label; its forms are written as within a sentence:
### ".lower" (nominative), ".genitive", ".dative" and ".accusative"; of a building also ".in" (where) and ".to" (whither).
### All names of one kind have the same forms. Cities have none: boards of players' own may name other cities.

## People

name-miller = Крестьянка
    .lower = крестьянка
    .genitive = крестьянки
    .accusative = крестьянку
name-brewer = Пивовар
    .lower = пивовар
    .genitive = пивовара
    .accusative = пивовара
name-witch = Ведьма
    .lower = ведьма
    .genitive = ведьмы
    .accusative = ведьму
name-guard = Стража
    .lower = стража
    .genitive = стражи
    .accusative = стражу
name-knight = Рыцарь
    .lower = рыцарь
    .genitive = рыцаря
    .accusative = рыцаря
name-innkeeper = Трактирщик
    .lower = трактирщик
    .genitive = трактирщика
    .accusative = трактирщика
name-noble = Дворянка
    .lower = дворянка
    .genitive = дворянки
    .accusative = дворянку

## Buildings

name-mill = Мельница
    .lower = мельница
    .dative = мельнице
    .in = на мельнице
    .to = на мельницу
name-brewery = Пивоварня
    .lower = пивоварня
    .dative = пивоварне
    .in = в пивоварне
    .to = в пивоварню
name-cottage = Ведьмин дом
    .lower = ведьмин дом
    .dative = ведьминому дому
    .in = в ведьмином доме
    .to = в ведьмин дом
name-guardhouse = Сторожевая башня
    .lower = сторожевая башня
    .dative = сторожевой башне
    .in = в сторожевой башне
    .to = в сторожевую башню
name-barracks = Казармы
    .lower = казармы
    .dative = казармам
    .in = в казармах
    .to = в казармы
name-inn = Трактир
    .lower = трактир
    .dative = трактиру
    .in = в трактире
    .to = в трактир
name-castle = Замок
    .lower = замок
    .dative = замку
    .in = в замке
    .to = в замок
name-infirmary = Лазарет
    .lower = лазарет
    .dative = лазарету
    .in = в лазарете
    .to = в лазарет

## Levels of bots

name-peasant = Селянин
name-craftsman = Ремесленник
name-merchant = Купец
name-steward = Управитель
name-monarch = Монарх
