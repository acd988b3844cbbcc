### The guided first game, on the start page and at the table. $seat is a player's name.

web-guide-title = Guided game
web-guide-lesson = Lesson { $number }
web-guide-first-time = First time? Play a guided game
web-guide-go-on = Go on with the guided game
web-guide-repeat = Play the guided game
web-guide-next = Next
web-guide-your-move = Your move
web-guide-bot-waits = { $seat } waits until you are ready.
web-guide-bot-plays = Next: { $seat } plays
web-guide-fold = Fold away
web-guide-show = Show the guide
web-guide-end = End the guide
web-guide-end-hint = No more lessons; the bots then play by themselves
web-guide-play-on = Play on
web-guide-sheet = To the score sheet
web-guide-again = Once more
