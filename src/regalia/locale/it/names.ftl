### Names of the games in Italian. Forms: of people ".the" and ".a" are the name with an article and ".on" is "on
### the Miller"; of buildings ".in" is "in the Mill" or "into the Mill" and ".to" is "(thanks) to the Mill".

## Royals: countries

name-france = Francia
name-german-states = Germania
name-britain = Gran Bretagna
name-spain = Spagna

## Royals: titles, from low to high

name-marshal = Maresciallo
name-baron = Barone
name-countess = Contessa
name-duke = Duca
name-cardinal = Cardinale
name-princess = Principessa
name-king = Re

## Royals: cities

name-paris = Parigi
name-dijon = Digione
name-bordeaux = Bordeaux
name-marseille = Marsiglia
name-lyon = Lione
name-vienna = Vienna
name-cologne = Colonia
name-munich = Monaco
name-berlin = Berlino
name-london = Londra
name-edinburgh = Edimburgo
name-dublin = Dublino
name-madrid = Madrid
name-valencia = Valencia
name-seville = Siviglia
name-barcelona = Barcellona

## Majesty: people

name-miller = Mugnaio
    .the = il Mugnaio
    .a = un Mugnaio
    .on = sul Mugnaio
name-brewer = Birraio
    .the = il Birraio
    .a = un Birraio
    .on = sul Birraio
name-witch = Strega
    .the = la Strega
    .a = una Strega
    .on = sulla Strega
name-guard = Guardia
    .the = la Guardia
    .a = una Guardia
    .on = sulla Guardia
name-knight = Cavaliere
    .the = il Cavaliere
    .a = un Cavaliere
    .on = sul Cavaliere
name-innkeeper = Locandiere
    .the = il Locandiere
    .a = un Locandiere
    .on = sul Locandiere
name-noble = Nobile
    .the = il Nobile
    .a = un Nobile
    .on = sul Nobile

## Majesty: buildings

name-mill = Mulino
    .in = nel Mulino
    .to = al Mulino
name-brewery = Birrificio
    .in = nel Birrificio
    .to = al Birrificio
name-cottage = Capanna
    .in = nella Capanna
    .to = alla Capanna
name-guardhouse = Torre
    .in = nella Torre
    .to = alla Torre
name-barracks = Caserma
    .in = nella Caserma
    .to = alla Caserma
name-inn = Locanda
    .in = nella Locanda
    .to = alla Locanda
name-castle = Castello
    .in = nel Castello
    .to = al Castello
name-infirmary = Infermeria
    .in = nell’Infermeria
    .to = all’Infermeria

## Levels of bots in Royals

name-page = Paggio
name-courtier = Cortigiano
name-envoy = Ambasciatore
name-chancellor = Cancelliere
name-sovereign = Sovrano

## Levels of bots in Majesty

name-peasant = Contadino
name-craftsman = Artigiano
name-merchant = Mercante
name-steward = Siniscalco
name-monarch = Monarca
