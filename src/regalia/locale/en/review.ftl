### The page of a review in English. $seat is a player's name, $move a move or a card that came, $number a step,
### $round a round, $rank a place in the list of the biggest mistakes. Chances and changes come ready to be shown.
### What stands between two stars is set apart on the page: a word in bold, or a link.

## Figures

review-percent = { $bound ->
    [below] <{ NUMBER($share, style: "percent") }
    [above] >{ NUMBER($share, style: "percent") }
   *[none] { NUMBER($share, style: "percent") }
}
review-percent-exact = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-change = { $sign ->
    [plus] +
    [minus] −
   *[none] { "" }
}{ NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-points-change = { $sign ->
    [plus] +
    [minus] −
   *[none] { "" }
}{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
review-day = { DATETIME($date, dateStyle: "long") }

## The heading

review-title = { $game }: { $names }: review
review-over = A game reviewed
review-players = { $value } players
review-result-open = Not finished: reviewed as far as it went.
review-result-won = { $seat } won, { $points }.
review-result-shared = { $others } and { $last } shared the victory, { $points }.

## The curve

review-curve = Chances to win
review-slider = Step of the game
# $seals: how many mistakes a seal marks.
review-axis-period = The years are the ends of periods{ $seals ->
    [0] .
   *[other] ; a seal marks each of the biggest mistakes.
}
review-axis-round = The numbers are the rounds{ $seals ->
    [0] .
   *[other] ; a seal marks each of the biggest mistakes.
}
review-axis-none = A seal marks each of the biggest mistakes.
review-seal = Mistake { $rank }, step { $number }: { $seat }, { $move }
review-hint = Touch the curve or point at it; the arrow keys go along it.
review-before = Before the first step
review-step = Step { $number } · { $seat }: { $move }
# In the place of a player's name.
review-actor-chance = chance
review-table = The curve as a table
review-at = at
review-at-start = the start
review-at-period = the end of { $name }
review-at-round = the beginning of round { $name }
review-at-end = the end
review-at-last = the last step

## The seats

review-seats = Luck and skill
review-seats-hint = In parts of a win: what chance gave or took, and what a seat’s own moves gave away.
review-seat = seat
review-won = won
review-points = points
review-luck = luck
review-skill = skill
review-decisions = decisions
review-count-blunder = blunders
review-count-mistake = mistakes
review-count-inaccuracy = inaccuracies

## The biggest mistakes

review-mistakes = The biggest mistakes
review-mistakes-none = None: no move gave away a fiftieth of a win or more.
review-played = Played:
review-better = Better:
review-when = { $kind ->
    [blunder] Blunder
    [mistake] Mistake
   *[inaccuracy] Inaccuracy
} at *step { $number }*, round { $round }

## Every step

review-steps = Every step
review-steps-all = { $number } steps with the chances after each
review-steps-number = step
review-steps-who = who
review-steps-what = what
review-steps-remark = remark
review-remark-forced = no other move
review-remark-luck = luck { $change } for { $seat }
review-remark-loss = { $kind ->
    [blunder] blunder { $change }
    [mistake] mistake { $change }
    [inaccuracy] inaccuracy { $change }
   *[none] gave away { $loss }
}, better { $move }

## What the figures mean

review-figures = What the figures mean
review-figures-chance = A *chance to win* is the share of games a seat would win from there.
review-figures-curve = The curve sees all hands, but not the cards to come{ $finished ->
    [yes] , and ends as the game did.
   *[no] .
}
review-figures-decision = Each *decision* was judged by { $level } in { $worlds } imagined worlds, from what its seat could know.
review-figures-loss = What a move *gave away* is the best move’s chance less its own: it is called an inaccuracy from { $inaccuracy }, a mistake from { $mistake }, a blunder from { $blunder } of a win on.
review-figures-luck = *Luck* is how much better the card was that came than the mean of all that could have come, added up; over many games it comes to nothing.
review-figures-skill = *Skill* adds up what a seat’s own moves gave away.
review-figures-limits = All are estimates of a strong player, not the truth.
