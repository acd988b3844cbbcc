### Names of Majesty in English, as the rules write them. A language may give a name further forms as attributes
### (".genitive" and the like); messages then use them as $card-genitive, $place-genitive and so on.

## People

name-miller = Miller
name-brewer = Brewer
name-witch = Witch
name-guard = Guard
name-knight = Knight
name-innkeeper = Innkeeper
name-noble = Noble

## Buildings

name-mill = Mill
name-brewery = Brewery
name-cottage = Cottage
name-guardhouse = Guardhouse
name-barracks = Barracks
name-inn = Inn
name-castle = Castle
name-infirmary = Infirmary

## Levels of bots

name-peasant = Peasant
name-craftsman = Craftsman
name-merchant = Merchant
name-steward = Steward
name-monarch = Monarch
