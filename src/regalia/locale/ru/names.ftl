### Names of the games in Russian. The name itself is written as on a label; its forms are written as within a sentence:
### ".lower" (nominative), ".genitive", ".dative" and ".accusative"; of a building also ".in" (where) and ".to" (whither).
### All names of one kind have the same forms. Cities have none: boards of players' own may name other cities.

## Royals: countries

name-france = Франция
    .genitive = Франции
name-german-states = Германские государства
    .genitive = Германских государств
name-britain = Британия
    .genitive = Британии
name-spain = Испания
    .genitive = Испании

## Royals: titles, from low to high

name-marshal = Маршал
    .lower = маршал
    .genitive = маршала
    .accusative = маршала
name-baron = Барон
    .lower = барон
    .genitive = барона
    .accusative = барона
name-countess = Графиня
    .lower = графиня
    .genitive = графини
    .accusative = графиню
name-duke = Герцог
    .lower = герцог
    .genitive = герцога
    .accusative = герцога
name-cardinal = Кардинал
    .lower = кардинал
    .genitive = кардинала
    .accusative = кардинала
name-princess = Принцесса
    .lower = принцесса
    .genitive = принцессы
    .accusative = принцессу
name-king = Король
    .lower = король
    .genitive = короля
    .accusative = короля

## Royals: cities

name-paris = Париж
name-dijon = Дижон
name-bordeaux = Бордо
name-marseille = Марсель
name-lyon = Лион
name-vienna = Вена
name-cologne = Кёльн
name-munich = Мюнхен
name-berlin = Берлин
name-london = Лондон
name-edinburgh = Эдинбург
name-dublin = Дублин
name-madrid = Мадрид
name-valencia = Валенсия
name-seville = Севилья
name-barcelona = Барселона

## Majesty: people

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

## Majesty: buildings

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

## Levels of bots in Royals

name-page = Паж
name-courtier = Придворный
name-envoy = Посланник
name-chancellor = Канцлер
name-sovereign = Государь

## Levels of bots in Majesty

name-peasant = Селянин
name-craftsman = Ремесленник
name-merchant = Купец
name-steward = Управитель
name-monarch = Монарх
