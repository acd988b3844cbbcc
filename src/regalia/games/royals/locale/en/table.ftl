### The Royals table in the browser, in English. Names of cities, titles and countries come ready to be shown as
### $city, $title and $card; $holder is a player's name; $state, $can and $step choose a form and are not shown.

## The map

royals-web-map-title = Regalia
royals-web-map-subtitle = Europe of the noble houses
# Names of seas, as an old map writes them.
royals-web-sea-atlantic = Oceanus Atlanticus
royals-web-sea-north = Mare Germanicum
royals-web-sea-mediterranean = Mare Mediterraneum
# On a phone: a button that shows it all, small; others move the map under its window.
royals-web-map-whole = Whole map and titles
royals-web-map-further = { $side ->
    [west] Further west
    [east] Further east
    [north] Further north
   *[south] Further south
}
royals-web-map-hidden = { $number } possible elsewhere

## Cities and positions

# Read aloud for a position's button.
royals-web-position = { $city }, { $title }, { $state ->
    [vacant] vacant
    [mine] yours
   *[held] held by { $holder }
}, costs { $number ->
    [one] 1 { $card } card
   *[other] { $number } { $card } cards
}{ $intrigue ->
    [0] { "" }
    [one] { " " }and 1 intrigue card
   *[other] { " " }and { $intrigue } intrigue cards
}, influence { $influence }{ $can ->
    [yes] , possible
    [no] , not possible
   *[none] { "" }
}
royals-web-position-cost = Costs { $number ->
    [one] 1 { $card } card
   *[other] { $number } { $card } cards
}; influence { $influence }.
royals-web-position-holder = { $state ->
    [vacant] Vacant.
    [mine] Yours.
   *[held] Held by { $holder }.
}
royals-web-city-bonus = { $city }: { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $state ->
    [free] { " " }for the first house there
    [covered] , taken
   *[taken] , taken by { $holder }
}
royals-web-cathedral = { $nobles ->
    [0] { $city }: no vanquished nobles
   *[other] { $city }, vanquished nobles: { $nobles }
}

## Countries, periods, titles, Noble Houses

royals-web-influence = { $card }, influence: { $houses }
royals-web-country-bonus = { $card }: { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $state ->
    [free] { " " }for a noble in every city
    [covered] , taken
   *[taken] , taken by { $holder }
}
royals-web-periods = Period markers by year and country: high and low
royals-web-period-ending = The period ends with this turn; the last one with this round.
royals-web-period-bonus = { $year }, { $card }, { $rank ->
    [0] most influence
   *[other] second
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $state ->
    [free] { "" }
    [gone] , taken by nobody
    [covered] , taken
   *[taken] , taken by { $holder }
}
royals-web-titles = Title markers
royals-web-title-marker = { $title }: { $full ->
    [one] 1 point
   *[other] { $full } points
} at the end for the most nobles, { $half } each for two houses tied. { $nobles }. { $leaders ->
    [0] Nobody would score it now
    [one] { $holder } leads
   *[other] Tied: { $holder }
}
royals-web-house = Noble House
royals-web-house-about = For a noble on each of the seven titles
royals-web-house-bonus = { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $state ->
    [free] { " " }for a noble on each of the seven titles
    [covered] , taken
   *[taken] , taken by { $holder }
}
royals-web-house-mine = { $number } of { $all }

## Row, piles, hand

royals-web-strip = Cards
royals-web-market = Cards to draw
royals-web-row = Face-up row
royals-web-row-card = { $card } card in the row
royals-web-pile = { $number ->
    [one] Pile, 1 country card
   *[other] Pile, { $number } country cards
}
royals-web-intrigue-pile = { $number ->
    [one] Intrigue pile, 1 card
   *[other] Intrigue pile, { $number } cards
}
royals-web-discards = { $number ->
    [one] Discards, 1 country card
   *[other] Discards, { $number } country cards
}
royals-web-discards-intrigue = { $number ->
    [one] 1 intrigue card: { $cards }
   *[other] { $number } intrigue cards: { $cards }
}
royals-web-discards-none = Nothing has been discarded yet.
royals-web-possible = possible
royals-web-not-now = Nothing can be drawn now.
royals-web-choose-first = First choose, with the two buttons, what to draw.
royals-web-hand = Your hand: { $number ->
    [one] 1 country card
   *[other] { $number } country cards
}, { $intrigue ->
    [one] 1 intrigue card
   *[other] { $intrigue } intrigue cards
}
royals-web-hand-group = { $number ->
    [one] { $card }: 1 card
   *[other] { $card }: { $number } cards
}
royals-web-hand-empty = No country cards
royals-web-hand-pay = { $card }, { $state ->
    [in] paid
   *[out] kept
}{ $can ->
    [yes] , can be changed
   *[no] { "" }
}
royals-web-limits = Kept at the end of a turn: { $number } country cards, { $intrigue } intrigue cards
royals-web-nobles-left = { $number ->
    [one] 1 noble left
   *[other] { $number } nobles left
}

## What is asked

royals-web-ask-choose-draw = Your turn: what will you draw?
royals-web-ask-draw = Your turn: draw { $country ->
    [0] { $intrigue ->
        [one] 1 intrigue card
       *[other] { $intrigue } intrigue cards
    }
    [one] 1 country card{ $intrigue ->
        [0] { "" }
       *[other] { " " }and 1 intrigue card
    }
   *[other] { $country } country cards
}.
royals-web-ask-play = { $can ->
    [yes] Your turn: claim or take over what glows, or end the turn.
   *[no] Nothing can be claimed or taken over; end the turn.
}
royals-web-ask-payment = { $number ->
    [one] You pay with these cards.
   *[other] You pay with these cards; press cards of your hand to pay with others.
}
royals-web-ask-pay = Pay for { $position }:
royals-web-ask-discard = Discard down to { $number } country cards and { $limit } intrigue cards.
royals-web-ask-other = { $holder }’s turn: { $step ->
    [choose-draw] choosing what to draw
    [draw] drawing
    [play] playing nobles
    [pay] paying
    [discard] discarding
   *[other] ending the turn
}
royals-web-draw-countries = Three country cards
royals-web-draw-intrigue = One country card and one intrigue card
royals-web-end-turn = End turn
royals-web-note-possible = Press to play it.

## Paying

royals-web-payment = Payment
royals-web-payment-brings = { $points ->
    [0] influence { $influence }
    [one] influence { $influence }, 1 point
   *[other] influence { $influence }, { $points } points
}
royals-web-payment-ways = { $wild ->
    [0] { $number ->
        [one] 1 way to pay
       *[other] { $number } ways to pay
    }
   *[other] { $number ->
        [one] 1 way to pay
       *[other] { $number } ways to pay
    }; { $wild } cards count as wild cards
}
royals-web-confirm = Pay and place
royals-web-cancel = Cancel

## The box, before somebody sits down at it

royals-web-game = Royals
royals-web-about = Send your nobles to the courts of Europe, take over what others hold, and be first where it counts.
royals-web-facts = { $least } to { $most } players, about an hour

## What is to be done, in the bar

royals-web-step-set-out = the cards are set out
royals-web-step-choose-draw = choose what to draw
royals-web-step-draw = { $number ->
    [one] draw a country card
   *[other] draw { $number } country cards
}
royals-web-step-draw-both = draw a country card and an intrigue card
royals-web-step-draw-intrigue = draw an intrigue card
royals-web-step-deal-country-card = a card is drawn
royals-web-step-deal-intrigue-card = a card is drawn
royals-web-step-play = claim, take over, or end the turn
royals-web-step-pay = pay for { $position }
royals-web-step-discard = discard down to the hand limit
royals-web-step-refill = the row is refilled
royals-web-step-over = the game is over

## How it is played, in the help

royals-web-how = Royals in five sentences
royals-web-how-1 = In your turn draw either three country cards, or one country card and one intrigue card; in your first turn mostly fewer, and country cards only.
royals-web-how-2 = Then claim positions, the portraits of nobles in the cities, with cards of their country; if those are too few, three cards of any countries stand for one that fits.
royals-web-how-3 = Take over what another house holds for the same price and an intrigue card; the vanquished noble goes to the { $field ->
    [cross-field] city’s cross field
   *[cathedral] cathedral
} and still counts there for the country bonus.
royals-web-how-4 = The first house in a city takes its marker at once; a noble in every city of a country, or on each of the seven titles, takes the highest country or Noble House marker left.
royals-web-how-5 = When { $ends ->
    [row-cannot-be-refilled] the row cannot be refilled at the end of a turn
   *[pile-runs-out] the pile runs out
}, the houses with the most influence in each country score; after three periods the titles score, and the most points win.

## What is chosen before a game

royals-web-setup-edition = Edition
royals-web-setup-edition-2016 = Revised edition: a period ends when the pile runs out.
royals-web-setup-edition-2014 = First edition: a period ends when the row cannot be refilled.
royals-web-setup-row = Cards face up
royals-web-setup-board = Custom board (file)
royals-web-setup-board-choose = Choose a file
royals-web-setup-board-remove = Play on the printed board
royals-web-setup-board-empty = { $file } is empty.
royals-web-setup-board-large = { $file } is too large to be a board.
royals-web-setup-board-binary = { $file } is not a text file.
royals-web-setup-board-lacks = { $file } is not a board file: “{ $part }” is missing in it.

## What is set, in short, for lists

royals-web-told-edition = edition of { $year }
royals-web-told-row = { $number } cards face up
royals-web-told-board = custom board

## How far the game is, in the bar

royals-web-bar-periods = Periods
royals-web-bar-pile = pile { $number }
royals-web-bar-pile-hint = { $ends ->
    [row-cannot-be-refilled] When the row cannot be refilled from the pile at the end of a turn, the period ends.
   *[pile-runs-out] When the pile of country cards runs out, the period ends.
}
royals-web-bar-period-past = over

## What a seat has at hand

royals-web-held-hand = Country cards in hand
royals-web-held-intrigue = Intrigue cards in hand
royals-web-held-nobles = Nobles left

## Headings and short lines of the score sheet

royals-web-sheet-bonus-city = Cities
royals-web-sheet-bonus-country = Countries
royals-web-sheet-bonus-house = Noble House
royals-web-sheet-period = Period { $year }
royals-web-sheet-titles = Titles
royals-web-sheet-first = { $place }, first
royals-web-sheet-second = { $place }, second
royals-web-sheet-half = { $place }, half
