### Majesty in Italian: what the game log says of an event, and what a player is told of a move that is refused.
### Every key of regalia.games.majesty.keys has one message, '.' and '_' written as '-'.
###
### Names come from names.ftl: $card, $person and $place, a building, with their forms ($card-the, $place-in); in reveal
### and take $place is the place in the market, counted from its cheap end. $card-id and $place-id are the names as the
### rules write them. $seat and $other are players: their gender is not known. Points lost are negative.

## Why a move is not possible

# Not the move that is asked for.
majesty-refused-not-now = Ora non si può; scegli una delle mosse possibili.

# Taking a card.
majesty-refused-no-card = In quel posto del mercato non c’è nessuna carta; scegline una scoperta.
majesty-refused-not-split = Solo una carta doppia offre un secondo personaggio; prendi questa come il personaggio che mostra.
majesty-refused-workers = Una carta costa un lavoratore per ogni carta che la precede; prendine una che i tuoi lavoratori possono pagare (la prima è gratis).

# Exchanging in the Castle.
majesty-refused-exchange-limit = Dopo lo scambio puoi avere al massimo cinque lavoratori, tanti quanti i posti della carta lavoratori.
majesty-refused-exchange-points = Ogni lavoratore costa un punto e i punti non possono scendere sotto zero; non scambiare più di quanto hai.

## What happened

# The market. Taking a card costs $number workers.
majesty-reveal = Nuova carta al mercato: { $card }.
majesty-take = { $number ->
    [0] { $seat } prende gratis { $card-the } dal mercato.
    [one] { $seat } prende { $card-the } dal mercato pagando 1 lavoratore.
   *[other] { $seat } prende { $card-the } dal mercato pagando { $number } lavoratori.
}
majesty-take-workers = { $number ->
    [one] { $seat } ottiene 1 lavoratore che era { $card-on }.
   *[other] { $seat } ottiene { $number } lavoratori che erano { $card-on }.
}
majesty-place = { $seat } mette { $card-the } { $place-in }.

# Healing and attacking. In an attack $other is the attacker.
majesty-heal = { $seat } cura { $card-the } e rimette la carta { $place-in }.
majesty-attack-wounded = { $other } attacca { $seat } e ferisce { $card-the } { $place-in }; la carta va nell’Infermeria.
majesty-attack-repelled = { $seat } ha abbastanza Guardie e respinge l’attacco di { $other }.
majesty-attack-nobody = { $other } attacca { $seat }, ma non c’è nessuno da ferire.

# $number is the workers gained, at most five (M2); below zero, workers were given for $points points.
majesty-exchange = { $number ->
    [0] { $seat } non scambia nulla.
    [1] { $seat } scambia 1 punto con 1 lavoratore.
    [2] { $seat } scambia 2 punti con 2 lavoratori.
    [3] { $seat } scambia 3 punti con 3 lavoratori.
    [4] { $seat } scambia 4 punti con 4 lavoratori.
    [5] { $seat } scambia 5 punti con 5 lavoratori.
    [-1] { $seat } scambia 1 lavoratore con 1 punto.
   *[other] { $seat } scambia { $points } lavoratori con { $points } punti.
}

# What a building brings. "All with" names the person of the only side of that building that has such an effect.
majesty-building-points = { $points ->
    [one] { $seat } ottiene 1 punto { $place-in }: { majesty-reckoned }.
   *[other] { $seat } ottiene { $points } punti { $place-in }: { majesty-reckoned }.
}
majesty-building-workers = { $number ->
    [one] { $seat } ottiene 1 lavoratore { $place-in }.
   *[other] { $seat } ottiene { $number } lavoratori { $place-in }.
}
majesty-building-largest = { $points ->
    [one] { $seat } ottiene 1 punto { $place-in }: { majesty-reckoned-largest }.
   *[other] { $seat } ottiene { $points } punti { $place-in }: { majesty-reckoned-largest }.
}
majesty-building-both = { $points ->
    [one] { $seat } ha un Locandiere e un Nobile e ottiene 1 punto grazie { $place-to }.
   *[other] { $seat } ha un Locandiere e un Nobile e ottiene { $points } punti grazie { $place-to }.
}
majesty-building-all-with = { $seat } ha { $place-id ->
    [Mill] una Strega
    [Brewery] un Mugnaio
    [Guardhouse] un Locandiere
    [Inn] un Birraio
   *[other] il personaggio giusto
} e ottiene { $points ->
    [one] 1 punto
   *[other] { $points } punti
} grazie { $place-to }.

# The end of a turn.
majesty-workers-returned = { $number ->
    [one] { $seat } restituisce 1 lavoratore in eccesso per 1 punto.
   *[other] { $seat } restituisce { $number } lavoratori in eccesso per { $points } punti.
}

# The end of the game.
majesty-end-wounded = { $seat }: { $points ->
    [one] { $signed } punto
   *[other] { $signed } punti
} per { $number ->
    [one] 1 personaggio ferito
   *[other] { $number } personaggi feriti
}.
majesty-end-most-wounded = { $points ->
    [one] { $seat }: { $signed } punto per il maggior numero di feriti.
   *[other] { $seat }: { $signed } punti per il maggior numero di feriti.
}
majesty-end-variety = { $seat } ottiene { $points ->
    [one] 1 punto
   *[other] { $points } punti
} per i personaggi in { $number ->
    [one] 1 edificio
   *[other] { $number } edifici
}.
majesty-end-majority = { $points ->
    [one] { $seat } ha il maggior numero di personaggi { $place-in } ({ $number }) e ottiene 1 punto.
   *[other] { $seat } ha il maggior numero di personaggi { $place-in } ({ $number }) e ottiene { $points } punti.
}
majesty-end = { $number ->
    [one] { $seat } conclude la partita con { $number } punto.
   *[other] { $seat } conclude la partita con { $number } punti.
}

# What a move does, told before it is played. Only a split card, which has two names, is taken "as" somebody.
majesty-move-take = Prendi { $card-the } { $price ->
        [0] gratis
        [one] per 1 lavoratore
       *[other] per { $price } lavoratori
    } e metti la carta { $card-id ->
        [Miller] { "" }
        [Brewer] { "" }
        [Witch] { "" }
        [Guard] { "" }
        [Knight] { "" }
        [Innkeeper] { "" }
        [Noble] { "" }
       *[other] come { $person }{ " " }
    }{ $building-in }{ $found ->
        [0] .
        [one] ; ricevi anche il lavoratore che c’è sopra.
       *[other] ; ricevi anche i { $found } lavoratori che ci sono sopra.
    }
majesty-move-heal = Cura { $card-the } e rimetti la carta { $building-in }.
majesty-move-exchange = { $given ->
        [0] Non scambiare nulla.
       *[other] { $gained ->
            [-1] Scambia 1 lavoratore con 1 punto.
            [1] Scambia 1 punto con 1 lavoratore.
            [2] Scambia 2 punti con 2 lavoratori.
            [3] Scambia 3 punti con 3 lavoratori.
            [4] Scambia 4 punti con 4 lavoratori.
            [5] Scambia 5 punti con 5 lavoratori.
           *[other] Scambia { $given } lavoratori con { $given } punti.
        }
    }

# Lines of the score sheet.
majesty-sheet-building-points = { $place }
majesty-sheet-building-largest = { $place }, edificio più grande
majesty-sheet-building-both = { $place }, Locandiere e Nobile
majesty-sheet-building-all-with = { $place }, { $place-id ->
    [Mill] chi ha una Strega
    [Brewery] chi ha un Mugnaio
    [Guardhouse] chi ha un Locandiere
    [Inn] chi ha un Birraio
   *[other] chi ha il personaggio giusto
}
majesty-sheet-exchange = Scambio di punti e lavoratori
majesty-sheet-workers-returned = Lavoratori in eccesso
majesty-sheet-end-wounded = Feriti
majesty-sheet-end-most-wounded = Maggior numero di feriti
majesty-sheet-end-variety = Varietà
majesty-sheet-end-majority = Maggioranza, { $place }
