### Names of the games in English, as the rules write them. A language may give a name further forms as attributes
### (".genitive" and the like); messages then use them as $card-genitive, $place-genitive and so on.

## Royals: countries

name-france = France
name-german-states = German States
name-britain = Britain
name-spain = Spain

## Royals: titles, from low to high

name-marshal = Marshal
name-baron = Baron
name-countess = Countess
name-duke = Duke
name-cardinal = Cardinal
name-princess = Princess
name-king = King

## Royals: cities

name-paris = Paris
name-dijon = Dijon
name-bordeaux = Bordeaux
name-marseille = Marseille
name-lyon = Lyon
name-vienna = Vienna
name-cologne = Cologne
name-munich = Munich
name-berlin = Berlin
name-london = London
name-edinburgh = Edinburgh
name-dublin = Dublin
name-madrid = Madrid
name-valencia = Valencia
name-seville = Seville
name-barcelona = Barcelona

## Majesty: people

name-miller = Miller
name-brewer = Brewer
name-witch = Witch
name-guard = Guard
name-knight = Knight
name-innkeeper = Innkeeper
name-noble = Noble

## Majesty: buildings

name-mill = Mill
name-brewery = Brewery
name-cottage = Cottage
name-guardhouse = Guardhouse
name-barracks = Barracks
name-inn = Inn
name-castle = Castle
name-infirmary = Infirmary

## Levels of bots in Royals

name-page = Page
name-courtier = Courtier
name-envoy = Envoy
name-chancellor = Chancellor
name-sovereign = Sovereign

## Levels of bots in Majesty

name-peasant = Peasant
name-craftsman = Craftsman
name-merchant = Merchant
name-steward = Steward
name-monarch = Monarch
