### Names of Royals in English, as the rules write them. A language may give a name further forms as attributes
### (".genitive" and the like); messages then use them as $card-genitive, $place-genitive and so on.

## Countries

name-france = France
name-german-states = German States
name-britain = Britain
name-spain = Spain

## Titles, from low to high

name-marshal = Marshal
name-baron = Baron
name-countess = Countess
name-duke = Duke
name-cardinal = Cardinal
name-princess = Princess
name-king = King

## Cities

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

## Levels of bots

name-page = Page
name-courtier = Courtier
name-envoy = Envoy
name-chancellor = Chancellor
name-sovereign = Sovereign
