### Names of Royals in German. Forms: ".acc" and ".dat" are the name with its article in the accusative and the
### dative, of a person ".a" is "a Miller" in the accusative; of a building ".in" and ".into" are "in the Mill" and
### "into the Mill".

## Countries

name-france = Frankreich
name-german-states = Deutsche Staaten
name-britain = Großbritannien
name-spain = Spanien

## Titles, from low to high

name-marshal = Marschall
    .acc = den Marschall
name-baron = Baron
    .acc = den Baron
name-countess = Gräfin
    .acc = die Gräfin
name-duke = Herzog
    .acc = den Herzog
name-cardinal = Kardinal
    .acc = den Kardinal
name-princess = Prinzessin
    .acc = die Prinzessin
name-king = König
    .acc = den König

## Cities

name-paris = Paris
name-dijon = Dijon
name-bordeaux = Bordeaux
name-marseille = Marseille
name-lyon = Lyon
name-vienna = Wien
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

## Levels of bots

name-page = Page
name-courtier = Höfling
name-envoy = Gesandter
name-chancellor = Kanzler
name-sovereign = Herrscher
