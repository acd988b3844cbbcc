### The browser client in English: the page around the games. Every visible word and every name for those who hear the
### page. $seat is a player's name, $level a bot's level, $game a game's name, $number a number.

## Everywhere

web-language = Language
web-candle = Candle light
web-loading = Setting the table…
web-close = Close
web-back = Back
web-to-start = All games
web-problem = That did not work (answer { $status }); try again.
web-problem-unreachable = The server cannot be reached; check the connection and try again.
web-problem-game = This game’s table could not be loaded; reload the page.
web-refused-stale = The table has moved on since; look at it again and then play.
web-refused-not-your-turn = It is not your turn.
web-refused-nothing-to-take-back = Nothing to undo: you can take back only this turn’s decisions, and not past a revealed card.
web-refused-not-yours = This seat is not yours any more.
web-refused-not-idle = A bot can take this seat once it has been idle on its turn for a while.
web-percent = { $number } %
web-you = you
web-bot-level = level { $number }

## Houses

web-house-ink = Ink house, diamond
web-house-ivory = Ivory house, circle
web-house-violet = Violet house, triangle
web-house-orange = Orange house, square
web-house-teal = Teal house, star

## The first page

web-tagline = Board games in your browser, with friends or against bots
web-start-title = Play { $games }
web-skip-play = Go to the games
web-play-now = Play now
web-starting = Setting the table…
web-with-friend = With a friend
web-set-table = Game options
web-company-you = You
# Bots of one level in a list of who sits at the table: "You and two Courtiers".
web-bots-of-level = { $number ->
    [one] one bot ({ $level })
   *[other] { $number } bots ({ $level })
}
web-my-name = Your name
web-my-house = Your house: { $house }; choose another
web-running = Your running games
web-finished = Finished games
web-show-all = Show all { $number }
web-game-won = You won

## Setting a table

web-set-table-for = { $game }: game options
web-usual = Reset to defaults
web-who = Who plays
web-players = Players
web-name = Name
web-level = Level
web-kind-me = Me
web-kind-friend = A friend, by link
web-kind-screen = On this screen
web-kind-bot = A bot
web-name-friend = Friend
web-name-screen = Player { $number }
web-seat-kind = Who sits at seat { $number }
web-house-of = Seat { $number }: { $house }; choose another house
web-level-1 = gentle
web-level-2 = casual
web-level-3 = experienced
web-level-4 = strong
web-level-5 = the best
web-starts = Who begins
web-starts-random = Let chance decide
web-rules = Rules and options
web-scores = Scores
web-scores-open = Open
web-scores-hidden = Hidden
web-pace = Bots play
web-pace-calm = calmly
web-pace-usual = briskly
web-pace-quick = at once
web-start = Begin
web-friend-hint = You get a link to send as soon as the table is set.

## A table: the bar

web-skip-table = Go to the table
web-skip-log = Go to the game log
web-unknown-game = This page does not know the game “{ $game }”; reload it, or choose another game.
web-reconnecting = reconnecting…
web-reconnecting-long = The server cannot be reached; trying again…
web-my-turn = Your turn
web-turn-of = { $seat }’s turn
# $seat: the winner, or several winners joined by "and"; $number how many.
web-over = { $number ->
    [one] { $seat } wins
   *[other] { $seat } win together
}
web-hurry = Speed up
web-hurry-hint = Let the bots play without waiting (h)
web-bots-preparing = The bots are being made ready; on a new machine that takes a minute.
web-undo = Undo
web-undo-hint = Take back the last decision (u)
web-undo-not = Nothing to undo: you can take back only this turn’s decisions, and not past a revealed card.
web-advise = Hint
web-advising = Thinking…
web-advise-hint = Show the best moves and their chances (a)
web-menu = Menu

## A table: titles of the tab, and notifications

web-title-my-turn = ● Your turn – { $game }
web-title-turn-of = { $seat }’s turn – { $game }
web-title-over = Game over – { $game }
web-notice-turn = It is your turn, { $seat }.
web-notice-over = The game is over.

## A table: its parts

web-panes = Parts of the page
web-pane-table = Table
web-pane-houses = Players
web-pane-log = Game log
web-pane-log-all = Game log and gestures
web-nothing-yet = Nothing yet: the evening begins.
web-earlier = Earlier
web-since = since your last move
web-show-again = Show again
web-show-again-hint = Show again what happened since your last move (r)
web-shown-again = What happened since your last move
web-stop-showing = Stop
web-points = points
web-winner = Winner
web-score-hidden = The score is hidden until the end
web-gained-hint = Points since your last turn began
web-seat-more = More about the seat of { $seat }
web-played-by = { $level } plays for now
web-bot-takes-over = Let a bot play
web-person-returns = Give the seat back
web-reseated = A bot ({ $level }) plays for { $seat }.
web-returned = { $seat } is back at the table.

## Links

web-invite = Invite
web-copy-link-for = Copy the link for { $seat }
web-copy-seat-link = Copy the link
web-copy-watch = Copy the link for spectators
web-copied = Copied

## One screen for several

web-cover = Pass the screen on
web-pass-to = Pass to { $seat }
web-cover-hint = What only one of you may see is covered meanwhile.
web-i-am = I am { $seat }

## Gestures

web-gestures = Gestures
web-gesture-bow = A bow
web-gesture-applause = Applause
web-gesture-toast = A toast
web-gesture-ponder = Let me think
web-gesture-sorry = My regrets
web-gesture-hurry = Time flies
web-gestured-bow = { $seat } bows.
web-gestured-applause = { $seat } applauds.
web-gestured-toast = { $seat } raises a glass.
web-gestured-ponder = { $seat } asks for a moment to think.
web-gestured-sorry = { $seat } sends regrets.
web-gestured-hurry = { $seat } turns the hourglass.

## Advice

web-advice = Hint
web-advice-ready = The hint is here.
web-advice-now = your chance to win: { $chance }
web-advice-play = Play this move

## The menu

web-sound = A bell when it is my turn
web-notices = Notify me when it is my turn
web-every-step = Show every step in the log
web-shortcuts = Keyboard shortcuts
web-record = Download the record
web-help = How to play, keys

## Help

web-keys = Keys
web-key-u = take back
web-key-a = hint
web-key-h = speed up the bots
web-key-r = show again what happened
web-key-s = score sheet, after the game
web-key-help = this page
web-key-tab = to the next thing
web-key-enter = do it

## The score sheet

web-sheet = Score sheet
web-rematch = Rematch
web-rematch-join = To the rematch
web-show-table = Show the table
