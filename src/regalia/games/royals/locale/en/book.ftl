### The rules page of Royals in English. Sentences of a paragraph are counted from 1. All numbers are told, so that they
### are those of the edition and the board; $ends, $field, $tie, $starts and $own choose a form and are not shown.

## Goal

royals-web-book-goal = The goal
royals-web-book-goal-1 = Each player leads a noble house of the 17th century. In { $periods } periods ({ $years }) you place nobles in { $cities } cities of { $countries } countries, and take over what others hold. Whoever has the most points at the end wins.
royals-web-book-goal-2 = All points are markers; on the table they are of wax and show their number: bronze for periods, red for everything else. There are five kinds:
royals-web-book-scores-city = City bonus, taken at once by the first house to place a noble in a city.
royals-web-book-scores-country = Country bonus, taken at once for a noble in every city of a country; here { $card }.
royals-web-book-scores-house = Noble House bonus, taken at once for a noble on each of the { $titles } titles.
royals-web-book-scores-period = Period markers, for the most and the second most influence in a country at the end of each period.
royals-web-book-scores-title = Title markers, for the most nobles on a title at the end of the game.

## City

royals-web-book-city = Cities and positions
royals-web-book-city-1 = The map has { $positions } positions. A position is one title in one city; whoever holds it has a noble on its portrait. A city has one position or two.
royals-web-book-see-name = The city, { $city }. The colour of its edge is that of its country, { $card }.
royals-web-book-see-bonus = The city bonus: { $bonus }. Once it is taken, its marker shows the sign of the house that has it.
royals-web-book-see-title = The portrait with the sign of its title, here { $title }.
royals-web-book-see-cost = What it costs, in country cards of { $card }: { $cost }.
royals-web-book-see-noble = The noble of the house that holds it. A dotted circle instead: the position is vacant.
royals-web-book-see-influence = The influence a position gives in its country; here: { $influence }.
royals-web-book-see-cathedral = { $field ->
    [cross-field] The cross field: vanquished nobles stay here.
   *[other] The cathedral: vanquished nobles stay here.
}
royals-web-book-table-cities = All cities
royals-web-book-table-countries = What a country brings: first and second marker
royals-web-book-column-country = Country
royals-web-book-column-city = City
royals-web-book-column-positions = Positions
royals-web-book-column-city-bonus = City bonus
royals-web-book-column-country-bonus = Country bonus
royals-web-book-column-period = Each period

## Titles

royals-web-book-titles = Titles
royals-web-book-titles-1 = There are { $titles } titles, and each has a title marker beside the map. Whoever claims a position also puts a second noble on the marker of its title. That one stays there to the end, even if the position itself is lost.
royals-web-book-titles-2 = Influence counts in the country of the position, for the period markers. The title markers are scored when the game ends.
royals-web-book-table-titles = Titles from low to high
royals-web-book-column-title = Title
royals-web-book-column-cost = Costs cards
royals-web-book-column-influence = Influence
royals-web-book-column-full = Marker: most nobles
royals-web-book-column-half = Two houses tied, each

## Cards

royals-web-book-cards = Cards
royals-web-book-cards-1 = Country cards pay for positions in their country. Not all are played with: how many are removed depends on the number of players.
royals-web-book-cards-2 = Intrigue cards are needed to take over. Each shows two countries and serves for either of them; there are { $pair } of every pair of countries.
royals-web-book-table-cards = Country cards, edition { $edition }, players: { $players }
royals-web-book-column-all = All
royals-web-book-cards-box = In the box
royals-web-book-cards-removed = Removed
royals-web-book-cards-play = In play

## Set-up

royals-web-book-setup = Set-up
royals-web-book-setup-1 = The country cards are shuffled into a face-down pile, and { $row } of them are turned up beside it as the row. The intrigue cards are a pile of their own. Nobody holds a card yet.
royals-web-book-setup-2 = Each house has { $nobles } wooden nobles. Noble House markers in play: { $houses }.
royals-web-book-setup-3 = The printed rules let { $starts ->
    [youngest] the youngest
   *[oldest] the oldest
} player begin; here whoever sets the table decides, or it is drawn.

## A turn

royals-web-book-turn = A turn
royals-web-book-turn-1 = First you draw cards; that is a must.
royals-web-book-turn-2 = Then you claim or take over positions, as many as you can pay for, or none, even in your first turn.
royals-web-book-turn-3 = Last comes the end of the turn: you discard what is above the hand limits, and the row is refilled. Then it is the next house’s turn.
royals-web-book-turn-4 = At every moment only what belongs to that step can be done; on the table it glows.

## Draw

royals-web-book-draw = Drawing
royals-web-book-draw-1 = In your first turn you draw country cards only, for most houses fewer than later: how many depends on your place in the turn order. With the number of players chosen here: { $first }. Whoever begins has the first choice on the map, and so fewer cards.
royals-web-book-draw-2 = From your second turn on, you first choose one of two kinds of draw, and then draw: either { $draw } country cards; or { $beside } country card and { $intrigue } intrigue card, in either order.
royals-web-book-draw-3 = Each country card comes from the face-up row or blind from the pile; you may mix the two. You see each card before you choose where the next comes from. The row is not refilled before the end of your turn. Intrigue cards are always drawn blind.
royals-web-book-draw-4 = { $ends ->
    [row] In this edition the pile may stand empty during a turn. Then no card can be drawn blind; the row always suffices.
   *[pile] If the pile runs out while you draw, the discards are shuffled at once into a new one, and you go on drawing.
}
royals-web-book-table-first = Country cards in the first turn, by turn order
royals-web-book-column-house = { $number }.

## Claim

royals-web-book-claim = Claiming a position
royals-web-book-claim-1 = To claim a vacant position, discard as many country cards of its country as it costs. Put one noble on its portrait, and another on the marker of its title.
royals-web-book-claim-2 = So each position uses two nobles. A house with fewer than two nobles left can neither claim nor take over.
royals-web-book-claim-3 = Bonuses that this earns are taken at once.

## Take over

royals-web-book-take-over = Taking over a position
royals-web-book-take-over-1 = A position that another house holds is taken over for the same country cards, and in addition { $takeover } intrigue card showing that country. For a King it takes { $king } of them. Nobody takes over a position of their own.
royals-web-book-take-over-2 = The vanquished noble moves { $field ->
    [cross-field] to the city’s cross field
   *[other] to the city’s cathedral
} and stays there. It gives no influence any more, but still counts for the country bonus. Its fellow on the title marker stays where it is, too.
royals-web-book-take-over-3 = A take-over brings no city bonus: that one goes only to the first house in the city.

## Wild

royals-web-book-wild = Wild cards
royals-web-book-wild-1 = If you have fewer cards of the country than the position costs, any { $wild } country cards stand for one, as often as you like. You decide how many fitting cards you pay as themselves; cards of the wanted country may be among those that stand for one.
royals-web-book-wild-2 = In the same way any { $plotswild } intrigue cards stand for one, if you have fewer fitting intrigue cards than you need.
royals-web-book-wild-3 = If you have enough fitting cards, you pay with them; wild cards are not allowed then.

## End of the turn

royals-web-book-end-of-turn = The end of a turn
royals-web-book-end-of-turn-1 = You may keep { $limit } country cards and { $plots } intrigue cards. What is above that you discard, one card at a time, and you choose which. During the turn you may hold more.
royals-web-book-end-of-turn-2 = Then the row is refilled from the pile to { $row } cards.
royals-web-book-end-of-turn-3 = If the intrigue pile runs out, its discards are shuffled into a new one.

## Bonuses

royals-web-book-bonuses = Bonuses taken at once
royals-web-book-bonuses-1 = City: the first house ever to place a noble on a portrait in the city takes its marker.
royals-web-book-bonuses-2 = Country: a house with a noble in every city of a country takes the highest country marker left there. Nobles on portraits count, and vanquished ones too. Two houses can do so in each country; each takes one marker there at most.
royals-web-book-bonuses-3 = Noble House: a house with a noble on all { $titles } title markers takes the highest Noble House marker left; one for each house at most. In play are: { $houses }.
royals-web-book-bonuses-4 = If one noble earns several, the order is city, country, Noble House.

## Period

royals-web-book-period = The end of a period
royals-web-book-period-1 = { $ends ->
    [row] A period ends with the turn at whose end the row cannot be refilled. The row gets what is left, the discards become the new pile, and the row is completed. An empty pile beside a full row does not end the period.
   *[pile] A period ends with the turn in which the face-down pile runs out, by a blind draw or when the row is refilled. The discards are shuffled at once into a new pile, and the turn goes on.
}
royals-web-book-period-2 = All periods but the last are scored right after that turn, and the next house goes on. In the last one play goes on to the end of the round, so that all houses have had the same number of turns; then it is scored.
royals-web-book-period-3 = It is scored country by country. Each house adds up the influence of the positions it holds there; vanquished nobles count nothing. The house with the most takes the high marker of the period, the second the low one.
royals-web-book-period-4 = Houses without influence take nothing. If only one house has influence in a country, the low marker leaves the game.

## Ties

royals-web-book-ties = Ties
royals-web-book-ties-1 = In a country at the end of a period: of the tied houses the one with the highest title on a portrait in that country comes first, by what the title costs. If that is equal too, the one whose city with that title has the higher city bonus. Whoever loses a tie for the most is second, and takes the low marker.
royals-web-book-ties-2 = On a title at the end of the game: if exactly two houses tie for the most nobles, each takes the half value. If three or more tie, nobody takes anything.
royals-web-book-ties-3 = { $tie ->
    [highest] For the win: of those with equal points, whoever has the highest single marker wins. If that is equal too, they share the win.
   *[all] For the win: those with equal points compare their markers from the highest down; the first that is higher wins. If all are equal, they share the win.
}

## End

royals-web-book-end = The end of the game
royals-web-book-end-1 = After the last period each title is scored, from low to high: the house with the most nobles on its marker takes the full value. A title on which nobody has a noble brings nothing.
royals-web-book-end-2 = Then all markers are added up, and the most points win. After the last turn no card is turned up any more.

## Hands

royals-web-book-hands = What others know
royals-web-book-hands-1 = Hands are secret, but not all of them: everybody sees how many country cards and intrigue cards you hold, which cards you took from the row, and which you paid or discarded. Blind draws only you know. The table shows what can be known and remembers it for you.
royals-web-book-hands-2 = All see which markers are taken. The sums of points are hidden until the end, unless whoever sets the table wants them open.

## Variants

royals-web-book-variants = Variants
royals-web-book-variants-1 = { $edition ->
    [2014] The row always has { $row } cards in this edition; that of 2016 also offers a row of four, which gives more choice and is easier.
   *[other] The row may have four cards instead of three: there is more choice, and the game is easier. Here it has { $row }.
}
royals-web-book-variants-2 = { $own ->
    [yes] This table is played on a board of one’s own, “{ $board }”; this page shows its cities and its numbers.
   *[no] Whoever owns the printed game can play on its very board, or on one of their own: a board file is chosen when the table is set.
}

## Editions

royals-web-book-editions = Where the editions differ
royals-web-book-editions-1 = This page is about the edition of { $edition }. Everything not listed here is the same in both.
royals-web-book-table-editions = Both editions, players: { $players }
royals-web-book-row-publisher = Publisher
royals-web-book-row-cards = Country cards
royals-web-book-row-removed = Of these removed, in the same order
royals-web-book-row-first = Cards in the first turn
royals-web-book-row-houses = Noble House markers
royals-web-book-row-row = Cards in the row
royals-web-book-row-field = Vanquished nobles go to
royals-web-book-row-starts = Begins, by the book
royals-web-book-row-ends = A period ends when
royals-web-book-row-tie = A tie for the win is broken by
royals-web-book-is-cross-field = the city’s cross field
royals-web-book-is-cathedral = the city’s cathedral
royals-web-book-is-the-youngest = the youngest
royals-web-book-is-the-oldest = the oldest
royals-web-book-is-row-cannot-be-refilled = the row cannot be refilled
royals-web-book-is-pile-runs-out = the pile runs out
royals-web-book-is-highest-marker = the highest single marker
royals-web-book-is-markers-from-the-highest-down = all markers, from the highest down

## Rulings

royals-web-book-rulings = Rulings
royals-web-book-rulings-1 = Where the printed rules are silent or contradict each other, we decided, and say why.

## Sources

royals-web-book-sources = Where the numbers are known from
royals-web-book-sources-1 = { $own ->
    [yes] The numbers of this board come from the file “{ $board }”; a small question mark stands where the file itself says that a value is reconstructed.
   *[no] Not everything printed on the board is publicly known. A small question mark stands beside each name and number of the board that we reconstructed, in keeping with everything that is known; those without one are stated in public material. Whether both editions print the same board is not known.
}
royals-web-book-sources-2 = Everything else is printed in the rulebooks:
royals-web-book-known-2014 = Edition of { $edition } ({ $publisher }): the Italian rulebook with German short rules, and the Hungarian one.
royals-web-book-known-2016 = Edition of { $edition } ({ $publisher }): the English and the Russian rulebook.
