### Names of Majesty in German. Forms: ".acc" and ".dat" are the name with its article in the accusative and the
### dative, of a person ".a" is "a Miller" in the accusative; of a building ".in" and ".into" are "in the Mill" and
### "into the Mill".

## People

name-miller = Müllerin
    .acc = die Müllerin
    .a = eine Müllerin
    .dat = der Müllerin
name-brewer = Brauer
    .acc = den Brauer
    .a = einen Brauer
    .dat = dem Brauer
name-witch = Hexe
    .acc = die Hexe
    .a = eine Hexe
    .dat = der Hexe
name-guard = Wache
    .acc = die Wache
    .a = eine Wache
    .dat = der Wache
name-knight = Soldat
    .acc = den Soldaten
    .a = einen Soldaten
    .dat = dem Soldaten
name-innkeeper = Wirt
    .acc = den Wirt
    .a = einen Wirt
    .dat = dem Wirt
name-noble = Adelige
    .acc = die Adelige
    .a = eine Adelige
    .dat = der Adeligen

## Buildings

name-mill = Mühle
    .acc = die Mühle
    .in = in der Mühle
    .into = in die Mühle
name-brewery = Brauerei
    .acc = die Brauerei
    .in = in der Brauerei
    .into = in die Brauerei
name-cottage = Hexenhaus
    .acc = das Hexenhaus
    .in = im Hexenhaus
    .into = ins Hexenhaus
name-guardhouse = Wachturm
    .acc = den Wachturm
    .in = im Wachturm
    .into = in den Wachturm
name-barracks = Kaserne
    .acc = die Kaserne
    .in = in der Kaserne
    .into = in die Kaserne
name-inn = Taverne
    .acc = die Taverne
    .in = in der Taverne
    .into = in die Taverne
name-castle = Schloss
    .acc = das Schloss
    .in = im Schloss
    .into = ins Schloss
name-infirmary = Lazarett
    .acc = das Lazarett
    .in = im Lazarett
    .into = ins Lazarett

## Levels of bots

name-peasant = Bauer
name-craftsman = Handwerker
name-merchant = Kaufmann
name-steward = Vogt
name-monarch = Monarch
