### Names of the games in Hungarian. The name itself is written as on a label; its forms are written as within a
### sentence: ".lower"; of a country ".adjective"; with the article ".the", ".the-accusative" (people) and ".the",
### ".in", ".into" (buildings). All names of one kind have the same forms. Cities have none: boards of players' own may
### name other cities.

## Royals: countries

name-france = Franciaország
    .adjective = francia
name-german-states = Német államok
    .adjective = német
name-britain = Britannia
    .adjective = brit
name-spain = Spanyolország
    .adjective = spanyol

## Royals: titles, from low to high. All begin with a consonant, so that "a" is the article of each.

name-marshal = Marsall
    .lower = marsall
name-baron = Báró
    .lower = báró
name-countess = Grófnő
    .lower = grófnő
name-duke = Herceg
    .lower = herceg
name-cardinal = Bíboros
    .lower = bíboros
name-princess = Hercegnő
    .lower = hercegnő
name-king = Király
    .lower = király

## Royals: cities

name-paris = Párizs
name-dijon = Dijon
name-bordeaux = Bordeaux
name-marseille = Marseille
name-lyon = Lyon
name-vienna = Bécs
name-cologne = Köln
name-munich = München
name-berlin = Berlin
name-london = London
name-edinburgh = Edinburgh
name-dublin = Dublin
name-madrid = Madrid
name-valencia = Valencia
name-seville = Sevilla
name-barcelona = Barcelona

## Majesty: people

name-miller = Molnár
    .lower = molnár
    .the = a molnár
    .the-accusative = a molnárt
name-brewer = Sörfőző
    .lower = sörfőző
    .the = a sörfőző
    .the-accusative = a sörfőzőt
name-witch = Boszorkány
    .lower = boszorkány
    .the = a boszorkány
    .the-accusative = a boszorkányt
name-guard = Őr
    .lower = őr
    .the = az őr
    .the-accusative = az őrt
name-knight = Lovag
    .lower = lovag
    .the = a lovag
    .the-accusative = a lovagot
name-innkeeper = Fogadós
    .lower = fogadós
    .the = a fogadós
    .the-accusative = a fogadóst
name-noble = Nemes
    .lower = nemes
    .the = a nemes
    .the-accusative = a nemest

## Majesty: buildings

name-mill = Malom
    .lower = malom
    .the = a malom
    .in = a malomban
    .into = a malomba
name-brewery = Sörfőzde
    .lower = sörfőzde
    .the = a sörfőzde
    .in = a sörfőzdében
    .into = a sörfőzdébe
name-cottage = Kunyhó
    .lower = kunyhó
    .the = a kunyhó
    .in = a kunyhóban
    .into = a kunyhóba
name-guardhouse = Őrház
    .lower = őrház
    .the = az őrház
    .in = az őrházban
    .into = az őrházba
name-barracks = Kaszárnya
    .lower = kaszárnya
    .the = a kaszárnya
    .in = a kaszárnyában
    .into = a kaszárnyába
name-inn = Fogadó
    .lower = fogadó
    .the = a fogadó
    .in = a fogadóban
    .into = a fogadóba
name-castle = Kastély
    .lower = kastély
    .the = a kastély
    .in = a kastélyban
    .into = a kastélyba
name-infirmary = Ispotály
    .lower = ispotály
    .the = az ispotály
    .in = az ispotályban
    .into = az ispotályba

## Levels of bots in Royals

name-page = Apród
name-courtier = Udvaronc
name-envoy = Követ
name-chancellor = Kancellár
name-sovereign = Fejedelem

## Levels of bots in Majesty

name-peasant = Jobbágy
name-craftsman = Mesterember
name-merchant = Kereskedő
name-steward = Udvarmester
name-monarch = Uralkodó
