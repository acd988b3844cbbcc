### Names of Royals in Russian. The name itself is written as on a label; its forms are written as within a sentence:
### ".lower" (nominative), ".genitive", ".dative" and ".accusative"; of a building also ".in" (where) and ".to" (whither).
### All names of one kind have the same forms. Cities have none: boards of players' own may name other cities.

## Countries

name-france = Франция
    .genitive = Франции
name-german-states = Германские государства
    .genitive = Германских государств
name-britain = Британия
    .genitive = Британии
name-spain = Испания
    .genitive = Испании

## Titles, from low to high

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

## Cities

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

## Levels of bots

name-page = Паж
name-courtier = Придворный
name-envoy = Посланник
name-chancellor = Канцлер
name-sovereign = Государь
