### What the notes of the Royals table say, one sentence and one number each, and what is told so that nothing happens
### silently. $field is where a beaten noble goes in the edition; $holder, $other and $houses are houses.

## Parts of the table that a key jumps to

royals-web-area-board = the map
royals-web-area-row = row and piles
royals-web-area-hand = your hand
royals-web-area-turn = what is asked, end of turn

## Cities

royals-note-city-marker = { $state ->
    [free] The first house to place a noble here takes the marker at once: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
    [covered] Another house took it and keeps it face down.
   *[taken] { $holder } was the first house here: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
royals-note-field = { $field ->
    [cross-field] Cross field
   *[cathedral] Cathedral
}
royals-note-field-about = Nobles whose position was taken over stand here: they give no influence, but still count as a noble in the city for the country marker.
royals-note-field-none = Nobody stands here yet.
royals-note-portrait = { $title } at this court: left the price in cards, right the influence, between them the house that holds it.

## What a claim or take-over brings

royals-note-leads = You take the lead in this country, worth { $points ->
    [one] 1 point
   *[other] { $points } points
} when the period is scored.
royals-note-title-ahead = You take the lead on the { $title } marker.
royals-note-beats = { $other } loses the position; the noble moves to the { $field ->
    [cross-field] cross field
   *[cathedral] cathedral
}.
royals-note-two-nobles = It takes two nobles, one for the city and one for the title marker; you have { $number }.

## Countries

royals-note-country-marker = { $state ->
    [free] { $rank ->
        [0] The first house with a noble in every city of this country takes it at once: { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
       *[other] The second house with a noble in every city of this country takes it at once: { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
    }
    [covered] Another house took it and keeps it face down.
   *[taken] { $holder } had a noble in every city: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
royals-note-present = Cities with a noble, of { $all }: { $houses }.
royals-note-influence = Influence: { $card }
royals-note-leader = { $holder } leads: { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end of the period.
royals-note-second = { $holder } is second: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
royals-note-tie = { $by ->
    [title] Equal influence: { $holder } holds the higher title.
   *[city] Equal influence and titles: { $holder } holds the better city.
}
royals-note-nobody = Nobody has influence here yet.

## Periods and piles

royals-note-periods = When a period ends, the house with the most influence in a country takes the first number, the next house the second.
royals-note-period-seals = Bronze numbers here are for influence. Red numbers at a country’s arms are the country bonus, for a noble in each of its cities: the larger for the first house, the smaller for the second.
royals-note-period-marker = { $state ->
    [free] { $rank ->
        [0] For the most influence in this country at the end of the period: { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
       *[other] For the second most influence in this country at the end of the period: { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
    }
    [gone] Nobody took it: it left the game.
    [covered] Another house took it and keeps it face down.
   *[taken] { $holder } took it: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
royals-note-year = { $when ->
    [past] This period is over.
    [now] This period is being played.
   *[later] This period is still to come.
}
royals-note-ending = { $ending ->
    [turn] The period ends with this turn.
   *[round] The game ends with this round; all houses have the same number of turns.
}
royals-note-intrigue = Taking over another house’s position costs { $number ->
    [one] 1 intrigue card
   *[other] { $number } intrigue cards
} of its country besides its price, a King’s { $king }.
royals-web-last = { $ending ->
    [turn] last turn
   *[round] last round
}

## Cards, limits, nobles

royals-note-card = Pays for positions in this country; if you have too few, any { $wild } country cards stand for one.
royals-note-intrigue-card = Helps to take over a position in either of its two countries; if you have too few, any { $wild } intrigue cards stand for one.
royals-note-within = You can keep all your cards.
royals-note-nobles = Every claim and take-over uses two: one in the city, one on the title marker.
royals-note-no-nobles = With fewer than two nobles left nothing can be claimed or taken over.

## Titles

royals-note-title = Most nobles here at the end of the game: { $full ->
    [one] 1 point
   *[other] { $full } points
}; two houses tied: { $half } each; more: none.
royals-note-title-leader = { $leaders ->
    [0] No noble is here yet.
    [1] { $holder } leads.
    [2] { $holder } are tied, for { $half } each.
   *[other] { $leaders } houses are tied: nobody would take it.
}
royals-note-house = The next house with a noble on every title takes the highest marker left, at once.
royals-web-titles-shown = Titles
royals-web-scores = Points: { $houses }

## What is asked, and what would be silent

royals-ask-first-turn = { $number ->
    [one] Your first turn: draw 1 card. The earlier a house begins, the fewer cards it draws in its first turn; from the next turn on it is { $all }.
   *[other] Your first turn: draw { $number } cards. The earlier a house begins, the fewer cards it draws in its first turn; from the next turn on it is { $all }.
}
royals-cards-country = { $number ->
    [one] 1 country card
   *[other] { $number } country cards
}
royals-cards-intrigue = { $number ->
    [one] 1 intrigue card
   *[other] { $number } intrigue cards
}
royals-ask-discard-now = Discard { $cards }: press in your hand what you give up.
royals-ask-then-discard = then discard { $cards }
royals-ask-too-many = Too many: { $cards }
royals-ask-ended = { $why ->
    [nobles] Your turn ended: you have fewer than two nobles left.
   *[cards] Your turn ended: your cards could claim or take over nothing.
}

## Paying

royals-pay-wild-rule = Any { $wild } country cards stand for one that is missing.
royals-pay-wild-intrigue-rule = Any { $wild } intrigue cards stand for one that is missing.
royals-pay-from = from { $other }
