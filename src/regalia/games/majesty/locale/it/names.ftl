### Names of Majesty in Italian. Forms: of people ".the" and ".a" are the name with an article and ".on" is "on
### the Miller"; of buildings ".in" is "in the Mill" or "into the Mill" and ".to" is "(thanks) to the Mill".

## People

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

## Buildings

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

## Levels of bots

name-peasant = Contadino
name-craftsman = Artigiano
name-merchant = Mercante
name-steward = Siniscalco
name-monarch = Monarca
