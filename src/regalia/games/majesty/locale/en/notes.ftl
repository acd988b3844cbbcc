### What the Majesty table explains when asked, and tells before a move is played.
### $person, $card and $place come ready to be shown; $seat and $other are players; $points with a sign is text.

## Areas that keys jump to

majesty-web-area-realm = Your realm
majesty-web-area-market = Market
majesty-web-area-others = Other realms
majesty-web-area-confirm = Confirm

## What a move would bring

majesty-web-you = you
majesty-web-sees-workers = Workers: { $sum } = { $after }
majesty-web-sees-end = at the end, as things are
majesty-web-sees-points = { $place }: { $sum } = { $points ->
    [one] 1 point
   *[other] { $points } points
}
majesty-web-sees-earned = { $place }: { $number ->
    [one] 1 worker
   *[other] { $number } workers
}
majesty-web-sees-both = { $place }: { $points ->
    [one] 1 point
   *[other] { $points } points
} for both people together
majesty-web-sees-all = { $place }, everybody with { $person }: { $seats }
majesty-web-sees-heal = { $card } is healed and returns: { $place }
majesty-web-sees-wounded = { $seat }: { $knights ->
    [one] 1 Knight
   *[other] { $knights } Knights
} against { $guards ->
    [one] 1 Guard
   *[other] { $guards } Guards
}, loses { $card }
majesty-web-sees-repelled = { $seat }: { $knights ->
    [one] 1 Knight
   *[other] { $knights } Knights
} against { $guards ->
    [one] 1 Guard
   *[other] { $guards } Guards
}, repelled
majesty-web-sees-nobody = { $seat }: nobody to wound
majesty-web-sees-returned = { $number ->
    [one] 1 worker too many goes back
   *[other] { $number } workers too many go back
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}
majesty-web-sees-final = Final scoring: { $points }
majesty-web-sees-answer = Healed as { $person } ({ $place }): { $points ->
    [one] 1 point
   *[other] { $points } points
}
majesty-web-sees-variety = Variety { $before }² → { $after }²: { $points } at the end
majesty-web-sees-variety-of = { $seat }: variety { $before }² → { $after }², { $points } at the end
majesty-web-sees-lead-mine-won = { $place }: you have most, { $points } at the end
majesty-web-sees-lead-mine-shared = { $place }: you share the most, { $points } at the end
majesty-web-sees-lead-mine-lost = { $place }: you no longer have most, { $points } at the end
majesty-web-sees-lead-theirs-won = { $place }: { $seat } has most, { $points } at the end
majesty-web-sees-lead-theirs-shared = { $place }: { $seat } shares the most, { $points } at the end
majesty-web-sees-lead-theirs-lost = { $place }: { $seat } no longer has most, { $points } at the end

## What numbers and signs are

majesty-web-note-points-title = Points of { $seat }: { $points }
majesty-web-note-points = The big number is points. Most points at the end win.
majesty-web-note-points-hidden = Points are hidden until the game is over.
majesty-web-note-through = { $points } through { $other } ({ $card }): { $told }
majesty-web-note-workers-title = Workers of { $seat }: { $number }
majesty-web-note-workers = White pawns are workers. A card of the market costs one for each card before it, towards the free end; they lie on those cards and go to whoever takes them.
majesty-web-note-workers-end = At the end of a turn workers beyond { $places } go back, for { $points ->
    [one] 1 point
   *[other] { $points } points
} each. Those left at the end of the game count nothing.
majesty-web-note-people-title = { $place }: { $number ->
    [one] 1 card
   *[other] { $number } cards
}
majesty-web-note-people = The card in front came last. An attack takes the front card of the leftmost building that has people.
majesty-web-note-wounded = Wounded cards count for nothing in their buildings. Whoever enters the Cottage heals the one in front.
majesty-web-note-of = { $seat }: { $cards }
majesty-web-note-nobody = { $seat }: nobody here
majesty-web-note-most = Most here now: { $seats }
majesty-web-note-most-tied = Most here now, tied, so each scores: { $seats }
majesty-web-note-most-none = Nobody scores it as it stands.
majesty-web-note-crowns = House signs beside a building, and crowns in the lines of the others, mark who has most; a hollow crown is shared. Each small bar is a card; one in two colours is a split card.
majesty-web-note-defence = Guards defend: with at least as many Guards as the attacker has Knights, the attack fails.
majesty-web-note-all = Everybody means you too, once each, however many of them you have.
majesty-web-note-sides = Every building has two sides with different effects, A and B; all realms play the same side.
majesty-web-note-price-title = Market, card { $number } from the free end
majesty-web-note-price = { $cost ->
    [0] This card is free.
    [one] It costs 1 worker, laid on the card before it.
   *[other] It costs { $cost } workers, one laid on each of the { $cost } cards before it.
}
majesty-web-note-tiers = Ⅰ is the first tier of the deck and lies on top; Ⅱ is the second and comes when the first is used up.
majesty-web-note-progress = Everybody takes { $all } cards, one a turn. Then wounded, variety and majorities are counted.
majesty-web-note-last = Last move: { $card } into { $place }

## What happened since one’s last turn, in a line that stays in view

majesty-web-lately = { $watched ->
    [yes] The last turns
   *[no] Since your last turn
}
majesty-web-lately-deed = { $seat } took { $card } ({ $place })
majesty-web-lately-attacked = attacks you
majesty-web-lately-repelled = repelled
majesty-web-lately-mine = you { $points }
majesty-web-lately-why = { $other } had { $knights ->
    [one] 1 Knight
   *[other] { $knights } Knights
}, you had { $guards ->
    [one] 1 Guard
   *[other] { $guards } Guards
}. Too few: { $card } went from your leftmost building ({ $place }) to the infirmary.
majesty-web-lately-why-not = { $other } had { $knights ->
    [one] 1 Knight
   *[other] { $knights } Knights
}, you had { $guards ->
    [one] 1 Guard
   *[other] { $guards } Guards
}. The attack failed.
majesty-web-lately-why-nobody = { $other } attacked, but you had nobody to lose.
majesty-web-lately-last-round = Last round
majesty-web-lately-last-round-told = Everybody takes one more card. Then wounded, variety and majorities are counted.
majesty-web-lately-last-card = Your last card
majesty-web-lately-last-card-told = This is your last turn. Workers left over count nothing.
majesty-web-lately-deck = Deck empty
majesty-web-lately-deck-told = No more cards come: those in the market are the last.

## Before a game

majesty-web-setup-sides-hint = Every building has two sides with different effects: A for a first game, B for those who know it. All realms play the same sides. Mixed: chance gives each building a side; press a building to turn it over.
majesty-web-setup-deck-hint = Two tiers: the second half of the deck brings more split cards. Whole deck: all cards are shuffled together.
