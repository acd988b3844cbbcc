### Text mode and the terminal in English: commands, their answers, and what is told of every game alike. $seat is a
### player's name, $said what somebody typed, $move a move in a sentence; lists come ready to be read.

## Commands: the words by which each is understood, the one to show first. English is always understood too.

text-word-position = position p
text-word-moves = moves m
text-word-pay = pay
text-word-why = why w
text-word-undo = undo u
text-word-last = last l
text-word-hint = hint
text-word-sheet = sheet s
text-word-help = help h ?
text-word-quit = quit q

text-help = Commands:
text-help-position = { $word }: the whole position; with a word such as these, that part alone: { $parts }.
text-help-moves = { $word }: the moves that are possible, numbered, with price and gains. The number of a move plays it, and so do words that fit no other move.
text-help-pay = { $word }: with a number, how to pay for the move just chosen.
text-help-why = { $word }: with a move, what forbids it.
text-help-undo = { $word }: take back the last decision.
text-help-last = { $word }: what happened since your last move; with a number, so many of the last events.
text-help-hint = { $word }: what the strongest bot would do.
text-help-sheet = { $word }: every point, and where it came from.
text-help-help = { $word }: this list.
text-help-quit = { $word }: leave the table.

## The position

text-part-turn = Turn
text-part-scores = Scores
text-part-table = Table
text-turn-mine = It is your turn.
text-turn-of = It is { $seat }’s turn.
text-over = { $number ->
    [one] The game is over: { $seat } wins.
   *[other] The game is over: { $seat } win together.
}
text-over-you = { $number ->
    [0] The game is over: you win.
   *[other] The game is over: you win together with { $seat }.
}
text-score = { $points ->
    [one] { $seat }: 1 point.
   *[other] { $seat }: { $points } points.
}
text-score-hidden = { $seat }: points hidden.
text-fact = { $name }: { $value }.
text-looks-on = You are looking on; no seat here is yours.

## Moves

text-move = { $number }: { $move }
text-moves-none = There is no move for you to make now.
text-brings = Brings: { $what }.
text-changes = Changes: { $what }.
text-brings-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $source })
text-brings-mine = { $what }
text-brings-other = { $seat }: { $what }
text-not-move = No move that is possible now fits “{ $said }”; “{ $moves }” lists them.
text-no-number = { $last ->
    [one] There is no move { $number }; there is only move 1.
   *[other] There is no move { $number }; the moves are numbered from 1 to { $last }.
}
text-several = Several moves fit “{ $said }”; type the number of one.
text-not-possible = { $move } Not possible: { $reason }
text-possible = { $move } That is possible; its number is { $number }.
text-why-what = Type “{ $why }” and a move.

## Paying

text-pay-which = { $move } Type the number of a way to pay:
text-pay-way = { $number }: { $cards }.
text-pay-cards = { $number } { $card }
text-pay-first = First choose a move that can be paid for in several ways, then “{ $pay }” and a number.
text-pay-no-number = There is no way { $number } to pay; the ways are numbered from 1 to { $last }.

## Answers

text-unknown = “{ $said }” is not understood; type the number of a move, words of it, or “{ $help }”.
text-unknown-waiting = “{ $said }” is not understood; it is not your turn, so type “{ $position }”, “{ $last }” or “{ $help }”.
text-no-part = There is no part “{ $said }”; there are: { $parts }.
text-taken-back = The last decision was taken back.
text-rematch = The next game of this table is set up.
text-nothing-last = Nothing has happened since your last move.
text-hint = { $number }: { $move } Chance to win: { $chance } percent.
text-sheet-line = { $source }: { $seats }.
text-sheet-seat = { $seat } { $points }
text-sheet-total = In all: { $seats }.
text-sheet-hidden = Scores are hidden at this table until the game is over.
text-sheet-none = Nobody has points yet.

## The terminal

text-begin = { $game }: { $seats }. Type “{ $help }” for the commands.
text-preparing = The bots are being made ready; on a new machine that takes a minute.
text-pass-to = Pass the screen to { $seat }, and press Enter when nobody else can see it.
text-left = You left the table.
text-left-link = You left the table; the same command brings you back.
text-unreachable = The server cannot be reached; trying again.
