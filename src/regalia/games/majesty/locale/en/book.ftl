### The rules page of Majesty in English. Sentences of a paragraph are counted from 1. All numbers are told, so that they
### are those of the box; $whole, $side and $most also choose a form.

## Goal

majesty-web-book-goal = The goal
majesty-web-book-goal-1 = Each player builds a realm of { $all } buildings and calls people into it, one card a turn. When everybody has taken { $people } cards, the game ends, and the most points win.
majesty-web-book-goal-2 = Points come from the buildings in every turn, and at the end for variety and for majorities; wounded people cost points.

## People

majesty-web-book-people = People
majesty-web-book-people-1 = There are { $deck } cards with people of seven kinds. Each kind has its own building and its own sign. A card of tier 1 and one of tier 2 count the same; tier 2 comes later in the game and has more split cards.
majesty-web-book-people-2 = A split card shows two people. Whoever takes it chooses one of them; from then on it is only that one.
majesty-web-book-table-single = Single cards
majesty-web-book-table-split = Split cards
majesty-web-book-column-person = Person
majesty-web-book-column-people = One of the two
majesty-web-book-column-goes = Goes to
majesty-web-book-column-tier = Tier { $tier }

## Building

majesty-web-book-building = A building
majesty-web-book-building-1 = All players have the same buildings with the same sides up.
majesty-web-book-see-front = { $building }; the sign on its door is that of its person, { $who }.
majesty-web-book-see-value = Its value, { $value }: points at the end for the most people here. All tied players score it in full.
majesty-web-book-see-leader = The houses that have the most people here now.
majesty-web-book-see-side = The side that is up, A or B.
majesty-web-book-see-effects = What happens when a card is placed here, from top to bottom.
majesty-web-book-see-people = The people who work here. The small sign at the edge is the other half of a split card; it counts for nothing now.
majesty-web-book-sign-points = points, as many as the gold piece says
majesty-web-book-sign-worker = a worker
majesty-web-book-sign-wounded = a wounded card, in the infirmary

## Buildings

majesty-web-book-buildings = What each building does
majesty-web-book-buildings-1 = With the sides chosen here, in the order of the realm from left to right:

## Set-up

majesty-web-book-setup = Set-up
majesty-web-book-setup-1 = { $whole ->
    [yes] All { $deck } cards are shuffled together into one deck.
   *[no] Tier 2, with { $second } cards, is shuffled and lies at the bottom of the deck. Of the { $first } cards of tier 1 only { $upper } lie on top of it with { $players } players; the other { $gone } leave the game unseen.
}
majesty-web-book-setup-2 = { $market } cards are turned up as the market, the first at its cheap end. Each player has { $workers } workers. Who begins is drawn, or decided by whoever sets the table.

## Turn

majesty-web-book-turn = A turn
majesty-web-book-turn-1 = Take a card from the market.
majesty-web-book-turn-2 = Place it in the building of its person.
majesty-web-book-turn-3 = Carry out what that building does, from top to bottom.
majesty-web-book-turn-4 = Give back workers beyond { $places }. The market closes up, and a new card is turned up. Then it is the next player’s turn.

## Take

majesty-web-book-take = Taking a card
majesty-web-book-take-1 = The market has { $market } cards. The first one, at the cheap end, costs nothing. To take another, lay one of your workers on each card before it; the dearest costs { $dearest } workers. Without enough workers you cannot take it.
majesty-web-book-take-2 = Workers that lie on the card you take become yours, but only after paying: they cannot pay for that very card.

## Place

majesty-web-book-place = Placing it
majesty-web-book-place-1 = A person goes to the building of its kind. Of a split card you choose one person; only split cards give that choice.
majesty-web-book-place-2 = It counts there at once, for the effects that follow too.

## Effects

majesty-web-book-effects = Effects
majesty-web-book-effects-1 = Effects happen from top to bottom, and none of them can be left out: attacking and healing are a must.
majesty-web-book-effects-2 = “For each” counts everybody of that kind in your realm, in whichever building they are.
majesty-web-book-effects-3 = “Every player with” means all who have at least one such person, you included; each gets it once, not for each person.
majesty-web-book-effects-4 = Inn B counts the people of your largest building; the infirmary is no such building. The Inn itself may be the largest.
majesty-web-book-effects-5 = Wounded cards count for nothing, unless an effect names them.

## Heal

majesty-web-book-heal = Healing
majesty-web-book-heal-1 = Whoever places a Witch heals: the top card of the own infirmary returns to its building. If there is a wounded card, that is a must.
majesty-web-book-heal-2 = The building it returns to does nothing. But the card counts again, also for the points that the Cottage then pays.
majesty-web-book-heal-3 = A split card may return to either of its two buildings, whoever it was before.

## Attack

majesty-web-book-attack = Attack and defence
majesty-web-book-attack-1 = Whoever places a Knight attacks every opponent, one after another in turn order. The new Knight counts.
majesty-web-book-attack-2 = Guards defend: if an opponent has at least as many Guards as you have Knights, nothing happens there.
majesty-web-book-attack-3 = If you have more Knights, that opponent’s leftmost card is wounded: the one placed or healed last in the leftmost building with people. It goes on top of that player’s infirmary. It is one card, however many Knights there are.
majesty-web-book-attack-4 = In the infirmary a card counts for nothing, and at the end it costs points; a Witch brings it back.

## Exchange

majesty-web-book-exchange = Exchange in Castle B
majesty-web-book-exchange-1 = Before Castle B pays its points, you may exchange points for workers or workers for points, one for one, as many as you like, or none; but only in one direction.
majesty-web-book-exchange-2 = Neither points nor workers can fall below zero. An exchange for workers ends at { $places } workers, or at those you already have, because more would turn back into points.

## End of a turn

majesty-web-book-end-of-turn = The end of a turn
majesty-web-book-end-of-turn-1 = You keep { $places } workers at most. Each one beyond goes back for { $point } point.
majesty-web-book-end-of-turn-2 = The market closes up towards its cheap end; workers stay on their cards. A new card is turned up at the dear end. After the last turn of the game none is.

## End

majesty-web-book-end = The end of the game
majesty-web-book-end-1 = When everybody has taken { $people } cards, three things are counted, in this order.
majesty-web-book-end-2 = Wounded: { $wounded } for each card in the infirmary (side { $side }).{ $most ->
    [0] { "" }
   *[other] { " " }Whoever has the most wounded cards, at least one, gets { $most } more; all tied get it.
} Then the wounded leave the realm and count for nothing that follows.
majesty-web-book-end-3 = Variety: count the buildings with at least one person, the infirmary apart, and multiply that number by itself. All { $buildings } buildings make { $square } points.
majesty-web-book-end-4 = Majority: for each building the player with the most people there scores its value. Tied players each score it in full; an empty building brings nobody anything.
majesty-web-book-end-5 = The most points win. Tied players share the victory. Workers left over are worth nothing.

## Variants

majesty-web-book-variants = Variants
majesty-web-book-variants-1 = Sides: every building may lie with side A or side B up, the same for all players. Side A is for beginners. Side B is riskier: it rewards certain combinations, and wounded people weigh more.
majesty-web-book-variants-2 = Whole deck: all { $deck } cards are shuffled together. Then split cards come from the start, nobody knows which cards are missing, and chance counts for more.

## Sides

majesty-web-book-sides = Where sides A and B differ
majesty-web-book-table-sides = All buildings, both sides
majesty-web-book-worth = Value at the end: { $value }

## Rulings

majesty-web-book-rulings = Rulings
majesty-web-book-rulings-1 = Where the printed rules are silent, we decided, and say why.

## Sources

majesty-web-book-sources = Where the numbers are known from
majesty-web-book-known-sourced = Every number on this page is printed on the cards or in the publishers’ rulebooks.
majesty-web-book-known-reconstructed = Some numbers on this page are reconstructed: they are in keeping with what is known, but not taken from print.
