### What happens at a table, told so that nobody misses it, in English: scoring part by part, why a turn ends, what came in,
### advice with its reason, the log, and notes of the page around the table.

## A scoring, part by part. $number of $of parts.

web-scoring = Scoring
web-scoring-part = { $number } of { $of }
web-scoring-next = Next
web-scoring-skip = Skip all
web-scoring-goes-on = go on by itself
web-scoring-again = Show the scoring again
# $seat: those who win together with the reader; $number how many they are.
web-you-win = { $number ->
    [0] You win
   *[other] You win together with { $seat }
}

## What must not be missed, a line each. $points has its sign.

# Beside whose turn it is, where nothing else is left to do.
web-step-only-end = the turn can only end
web-told-turn-ends = Nothing more can be played: your turn ends.
web-told-end-now = Go on
web-told-turn-ended = Your turn ended: nothing more could be played.
web-told-last-turn = This is your last turn.
web-told-last-round = This is the last round.
web-told-since = Since your last turn: { $points }
web-told-away = Put this line away

# Of a scoring while sums are hidden. $line is a line of the score sheet, such as “City bonus Paris”.
web-event-secret = { $seat }: { $line }, points hidden.

## Advice: one number, and one reason. $points has its sign, $cards is a list of cards.

web-advice-chance = Chance to win
web-advice-chance-note = How often you would win from here, as the bot that hints sees it; beside each move, after that move.
web-advice-by = Hint by
web-advice-pays = ({ $cards })
web-advice-brings = points: { $points }
web-advice-prepares = prepares later turns

## The log

# As sentences about the reader begin.
web-log-you = You
web-log-all = All of this turn
web-log-newest = To the newest line

## Notes of the page

web-house-note = The colour and sign of this house, on the table and in the log.
web-points-of = Points of { $seat }
web-points-note = All points so far. What the end of the game brings is added when it is scored.
web-gained-title = Gained lately
web-gestures-note = A gesture for everybody at the table. It changes nothing in the game.
web-record-note = All moves of this game as text: to keep, to replay, to review.

## Keys, and the areas that digits jump to

web-key-n = go on with the scoring
web-key-esc = skip the scoring, close
web-key-jump = jump to: { $area }
web-key-arrows = from thing to thing there
web-area-houses = players
web-area-log = what happened
web-area-bar = the bar at the top
web-area-advice = hint
web-area-scoring = scoring
