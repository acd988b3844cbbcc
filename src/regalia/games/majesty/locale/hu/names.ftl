### Names of Majesty in Hungarian. The name itself is written as on a label; its forms are written as within a
### sentence: ".lower"; of a country ".adjective"; with the article ".the", ".the-accusative" (people) and ".the",
### ".in", ".into" (buildings). All names of one kind have the same forms. Cities have none: boards of players' own may
### name other cities.

## People

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

## Buildings

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

## Levels of bots

name-peasant = Jobbágy
name-craftsman = Mesterember
name-merchant = Kereskedő
name-steward = Udvarmester
name-monarch = Uralkodó
