### The lessons of a guided first game of Royals. Names come ready to be shown; $edition, $field, $can and $found choose a form.

royals-web-guide-goal = You lead a noble house. Your nobles win points in Europe’s cities; after { $number } periods, from { $first } to { $last }, the most points win.
royals-web-guide-draw-first = Draw { $number ->
    [one] a country card
   *[other] { $number } country cards
 }: tap one of the row. Your first turn is short, because you begin; later you draw more.
royals-web-guide-hand = Your hand, which nobody else sees. A card of a country pays for nobles in its cities.
royals-web-guide-position = What glows is possible. This position, the { $title } of { $city }, costs { $cost ->
    [one] { $cost } card
   *[other] { $cost } cards
 } of { $country } (left) and gives { $influence } influence (right): whoever has the most in a country scores when a period ends.
royals-web-guide-claim = { $found ->
    [1] This is what you pay. Confirm, and your noble is placed.
   *[other] Claim it: tap the { $title } of { $city }.
 }
royals-web-guide-seal = You are the first house in { $city }: its red marker, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, is yours at once.
royals-web-guide-titles = { $found ->
    [1] A second noble of yours stands here
   *[other] A second noble of yours stands with the titles, behind this button
 }. At the end whoever has the most nobles with the title { $title } scores { $full }; if two tie, { $half } each.
royals-web-guide-nobles = Your nobles left: { $number }. Each claim takes two, one for the map and one for the title.
royals-web-guide-end = { $can ->
    [yes] { $found ->
        [1] Confirm, or cancel and end your turn.
       *[other] You can pay for another one, the { $title } of { $city }. Place a noble there, or end your turn below.
    }
   *[no] Nothing more that you could pay for: end your turn here.
 }
royals-web-guide-kind = From your second turn on choose first what to draw: country cards only, or a country card and an intrigue card. Take country cards this time.
royals-web-guide-pile = Draw from the row, or blind from this pile: { $number } cards. { $edition ->
    [e2014] When the row cannot be refilled from it, the period { $year } ends
   *[other] When it runs out, the period { $year } ends
 } and is scored.
royals-web-guide-influence = Each house’s influence in { $country }; yours is { $number }. The leader is marked.
royals-web-guide-period = Bronze numbers are for influence: at the end of { $year } the house with the most in { $country } takes the larger, { $high } points, the second house the smaller, { $low }.
royals-web-guide-country = Red numbers at the arms are the country bonus, for a noble in each of the { $number } cities of { $country }: { $high } points for the first house that has them, { $low } for the second.
royals-web-guide-wild = A card too few? Any { $number } country cards stand for one that is missing. The payment is proposed, and you can change it.
royals-web-guide-intrigue = Intrigue cards take positions from other houses: the usual price, and an intrigue card that shows the country. A King costs more of them.
royals-web-guide-advice = Not sure? Ask for a hint here at any time.
royals-web-guide-limits = At the end of a turn you keep at most { $number } country cards and { $limit } intrigue cards.
royals-web-guide-plot = An intrigue card shows two countries, and fits either of them.
royals-web-guide-take-over = You can take over the { $title } of { $city } from { $other }. The vanquished noble goes to the { $field ->
    [cross-field] cross field
   *[cathedral] cathedral
 } and stays there.
royals-web-guide-beaten = { $other } took over your position in { $city }. Your noble is now { $field ->
    [cross-field] on the cross field
   *[cathedral] in the cathedral
 }: no influence any more, but it still counts for the country bonus.
royals-web-guide-tie = A tie in { $country }: the higher title leads, then the better city.
royals-web-guide-house = A noble with each of the { $number } titles brings the Noble House marker, { $points } points. You have { $mine }.
royals-web-guide-discard = Too many cards: keep { $number } country cards and { $limit } intrigue cards. Tap what you give up.
royals-web-guide-ending = { $number ->
    [one] One card
   *[other] { $number } cards
 } left in the pile: the period { $year } is nearly over. Now influence counts.
royals-web-guide-now-kind = Choose what to draw.
royals-web-guide-now-draw = Draw from the row or from the pile: { $number ->
    [one] one card
   *[other] { $number } cards
 } to go.
royals-web-guide-now-draw-intrigue = Draw your intrigue card.
royals-web-guide-now-place = { $found ->
    [1] Confirm the payment, or change it.
   *[other] You can pay for { $number ->
        [one] one position, the
       *[other] { $number } positions, such as the
    } { $title } of { $city }; or end your turn.
 }
royals-web-guide-now-end = Nothing that you could pay for: end your turn.
royals-web-guide-now-pay = Choose how to pay.
royals-web-guide-scored = { $year } is scored, country by country: you took { $points ->
    [one] { $points } point
   *[other] { $points } points
 }. Your nobles stay where they are.
royals-web-guide-summary = You know it all now: two more periods like this, then the { $number } titles score. After { $last } the most points win.
