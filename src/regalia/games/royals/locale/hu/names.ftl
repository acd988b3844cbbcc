### Names of Royals in Hungarian. The name itself is written as on a label; its forms are written as within a
### sentence: ".lower"; of a country ".adjective"; with the article ".the", ".the-accusative" (people) and ".the",
### ".in", ".into" (buildings). All names of one kind have the same forms. Cities have none: boards of players' own may
### name other cities.

## Countries

name-france = Franciaország
    .adjective = francia
name-german-states = Német államok
    .adjective = német
name-britain = Britannia
    .adjective = brit
name-spain = Spanyolország
    .adjective = spanyol

## Titles, from low to high. All begin with a consonant, so that "a" is the article of each.

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

## Cities

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

## Levels of bots

name-page = Apród
name-courtier = Udvaronc
name-envoy = Követ
name-chancellor = Kancellár
name-sovereign = Fejedelem
