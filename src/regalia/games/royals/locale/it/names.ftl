### Names of Royals in Italian. Forms: of people ".the" and ".a" are the name with an article and ".on" is "on
### the Miller"; of buildings ".in" is "in the Mill" or "into the Mill" and ".to" is "(thanks) to the Mill".

## Countries

name-france = Francia
name-german-states = Germania
name-britain = Gran Bretagna
name-spain = Spagna

## Titles, from low to high

name-marshal = Maresciallo
name-baron = Barone
name-countess = Contessa
name-duke = Duca
name-cardinal = Cardinale
name-princess = Principessa
name-king = Re

## Cities

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

## Levels of bots

name-page = Paggio
name-courtier = Cortigiano
name-envoy = Ambasciatore
name-chancellor = Cancelliere
name-sovereign = Sovrano
