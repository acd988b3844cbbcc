### Majesty in Hungarian: what the game log says of an event, and what a player is told of a move that is refused.
### Every key of regalia.games.majesty.keys has one message, '.' and '_' written as '-'.
###
### Names come ready to be shown: $seat and $other (players) take no article and no ending; $card, $person and $place, a
### building, come in the forms that names.ftl gives. In reveal and take $place is the place in the market, counted from
### its cheap end. $number and $points are numbers, and a word after one stays singular; points lost are negative.

## Why a move is not possible

# Not the move that is asked for.
majesty-refused-not-now = Ezt most nem lehet; válassz a lehetséges lépések közül.

# Taking a card.
majesty-refused-no-card = A piacnak ezen a helyén nincs kártya; válassz egyet a felfordítottak közül.
majesty-refused-not-split = Csak osztott kártyán van második ember; ezt a kártyát azzal vedd el, akit mutat.
majesty-refused-workers = Egy kártya annyi munkásba kerül, ahány kártya fekszik előtte; olyat vegyél el, amelyre van elég munkásod (az első ingyenes).

# Exchanging in the Castle.
majesty-refused-exchange-limit = Cserével legfeljebb öt munkásod lehet, ennyi hely van a munkáskártyán; válassz ötöt vagy kevesebbet, vagy tartsd meg a meglévőket.
majesty-refused-exchange-points = Minden munkás egy pontba kerül, és a pontszám nem csökkenhet nulla alá; ne cserélj többet, mint amennyi van.

## What happened

# The market. Taking a card costs $number workers.
majesty-reveal = Új kártya a piacon: { $card-lower }.
majesty-take = { $number ->
    [0] { $seat } ingyen elvette { $card-the-accusative } a piacról.
   *[other] { $seat } elvette { $card-the-accusative } a piacról { $number } munkásért.
}
majesty-take-workers = { $seat } kapott { $number } munkást az elvett kártyáról ({ $card-lower }).
majesty-place = { $seat } { $place-into } küldte { $card-the-accusative }.

# Healing and attacking. In an attack $other is the attacker.
majesty-heal = { $seat } meggyógyította { $card-the-accusative }, és visszaküldte { $place-into }.
majesty-attack-wounded = { $other } megtámadta { $seat } birodalmát: { $card-the } megsebesült { $place-in }, és az ispotályba került.
majesty-attack-repelled = { $seat } elegendő őrrel visszaverte { $other } támadását.
majesty-attack-nobody = { $other } megtámadta { $seat } birodalmát, de nem volt kit megsebesíteni.

# $number is the workers gained, at most five (M2); below zero, workers were given for $points points.
majesty-exchange = { $number ->
    [0] { $seat } nem cserélt semmit.
    [1] { $seat } elcserélt 1 pontot 1 munkásra.
    [2] { $seat } elcserélt 2 pontot 2 munkásra.
    [3] { $seat } elcserélt 3 pontot 3 munkásra.
    [4] { $seat } elcserélt 4 pontot 4 munkásra.
    [5] { $seat } elcserélt 5 pontot 5 munkásra.
   *[other] { $seat } elcserélt { $points } munkást { $points } pontra.
}

# What a building brings. "All with" names the person of the only side of that building that has such an effect.
majesty-building-points = { $seat } kapott { $points } pontot { $place-in }: { majesty-reckoned }.
majesty-building-workers = { $seat } kapott { $number } munkást { $place-in }.
majesty-building-largest = { $seat } kapott { $points } pontot { $place-in }: { majesty-reckoned-largest }.
majesty-building-both = { $seat } kapott { $points } pontot { $place-the } révén, mert van fogadósa és nemese.
majesty-building-all-with = { $seat } kapott { $points } pontot { $place-the } révén, mert van { $place-id ->
    [Mill] boszorkánya
    [Brewery] molnára
    [Guardhouse] fogadósa
    [Inn] sörfőzője
   *[other] megfelelő embere
}.

# The end of a turn.
majesty-workers-returned = { $seat } visszaadott { $number } munkást { $points } pontért.

# The end of the game.
majesty-end-wounded = { $seat }: { $signed } pont { $number } sebesültért.
majesty-end-most-wounded = { $seat }: { $signed } pont a legtöbb sebesültért.
majesty-end-variety = { $seat } kapott { $points } pontot, mert { $number } épületében van ember.
majesty-end-majority = { $seat } kapott { $points } pontot a legtöbb emberért { $place-in } ({ $number }).
majesty-end = { $seat } a játékot { $number } ponttal zárta.

# What a move does, told before it is played.
majesty-move-take = Vedd el { $card-id ->
        [Miller] { $card-the-accusative }
        [Brewer] { $card-the-accusative }
        [Witch] { $card-the-accusative }
        [Guard] { $card-the-accusative }
        [Knight] { $card-the-accusative }
        [Innkeeper] { $card-the-accusative }
        [Noble] { $card-the-accusative }
       *[other] az osztott kártyát ({ $card-lower })
    } { $price ->
        [0] ingyen
       *[other] { $price } munkásért
    }, és küldd { $card-id ->
        [Miller] { "" }
        [Brewer] { "" }
        [Witch] { "" }
        [Guard] { "" }
        [Knight] { "" }
        [Innkeeper] { "" }
        [Noble] { "" }
       *[other] { $person-lower }ként{ " " }
    }{ $building-into }{ $found ->
        [0] .
       *[other] ; megkapod a rajta fekvő { $found } munkást is.
    }
majesty-move-heal = Gyógyítsd meg { $card-id ->
        [Miller] { $card-the-accusative }
        [Brewer] { $card-the-accusative }
        [Witch] { $card-the-accusative }
        [Guard] { $card-the-accusative }
        [Knight] { $card-the-accusative }
        [Innkeeper] { $card-the-accusative }
        [Noble] { $card-the-accusative }
       *[other] az osztott kártyát ({ $card-lower })
    }, és küldd vissza { $building-into }.
majesty-move-exchange = { $given ->
        [0] Nincs csere.
       *[other] { $gained ->
            [1] 1 pont cseréje 1 munkásra.
            [2] 2 pont cseréje 2 munkásra.
            [3] 3 pont cseréje 3 munkásra.
            [4] 4 pont cseréje 4 munkásra.
            [5] 5 pont cseréje 5 munkásra.
           *[other] { $given } munkás cseréje { $given } pontra.
        }
    }

# Lines of the score sheet.
majesty-sheet-building-points = { $place }
majesty-sheet-building-largest = { $place }, a legnépesebb épület után
majesty-sheet-building-both = { $place }, fogadós és nemes együtt
majesty-sheet-building-all-with = { $place }, { $place-id ->
    [Mill] akinek van boszorkánya
    [Brewery] akinek van molnára
    [Guardhouse] akinek van fogadósa
    [Inn] akinek van sörfőzője
   *[other] akinek van megfelelő embere
}
majesty-sheet-exchange = Pontok és munkások cseréje
majesty-sheet-workers-returned = Visszaadott munkások
majesty-sheet-end-wounded = Sebesültek
majesty-sheet-end-most-wounded = Legtöbb sebesült
majesty-sheet-end-variety = Változatosság
majesty-sheet-end-majority = Többség: { $place-lower }
