### My games, open tables and what a table is set with, in English: the first page and the page of all games.
### $game is a game's name, $seat a player's, $names several joined, $number a number.

## All my games

web-games-title = Your games
web-games-to-all = All your games
web-games-skip = Go to your games
web-games-show = Which games
web-games-all = All
web-games-waiting = Waiting for you
web-games-running = Running
web-games-finished = Finished
web-games-hidden = Hidden
web-games-search = Search your games
web-games-search-for = Game, player, setting
web-games-search-clear = Clear the search
web-games-found = { $number ->
    [one] 1 game found
   *[other] { $number } games found
}
web-games-none-found = No game fits “{ $typed }”.
web-games-none-all = There are no games of yours here yet; take a box from the shelf.
web-games-none-waiting = Nothing waits for you.
web-games-none-running = No game is running.
web-games-none-finished = No game is finished yet.
web-games-none-hidden = No game is hidden.
web-games-to-boxes = To the shelf

## A line of the list

web-games-progress = { $number ->
    [0] just begun
   *[other] about { $number } % played
}
web-games-free = { $number ->
    [one] one seat not taken yet
   *[other] { $number } seats not taken yet
}
web-games-watches = You look on
web-games-left = You left
web-games-lost = Your seat was given on
web-games-rests = Rests: begun by other rules
web-games-listed = open to strangers

## What can be done with a line. $names are those who play.

web-games-menu = What to do with { $game } ({ $names })
web-games-open = Open
web-games-abandon = Abandon the game
web-games-hide = Hide
web-games-unhide = Show again
web-games-delete = Delete for me
web-games-delete-all = Delete for everybody
web-games-keep = Do nothing
web-games-sure-bot = You give up your seat for good; a bot plays on for the others.
web-games-sure-rests = You give up your seat for good; nobody else plays, so the game rests.
web-games-sure-delete = The game leaves your list for good.
web-games-sure-delete-all = The table is cleared for everybody who sits there, and all that was played is gone. This cannot be undone.
web-games-done-hidden = { $game } ({ $names }) is hidden.
web-games-done-shown = { $game } ({ $names }) is in your list again.
web-games-done-abandoned = You left { $game } ({ $names }).
web-games-done-deleted = { $game } ({ $names }) is deleted from your list.
web-games-done-cleared = { $game } ({ $names }) is deleted for everybody.

## Tables that are open to strangers

web-open-tables = Open tables
web-open-show-all = Show all { $number }
web-open-host = { $seat } invites
web-open-free = { $number ->
    [one] one free seat
   *[other] { $number } free seats
}
web-open-here = { $number ->
    [one] one person is there now
   *[other] { $number } people are there now
}
web-open-sit = Sit down
web-open-sit-at = Sit down at { $game } ({ $names })
web-have-code = I have a code

## Setting a table with others

web-hints = Hints
web-hints-none = Off
web-hints-allowed = Allowed for everybody
web-list-table = List this table on the first page, so that a stranger may sit down

## What is set, in short, for lists

web-told-scores-hidden = hidden scores
web-told-scores-open = open scores
web-told-pace-calm = bots play calmly
web-told-pace-quick = bots play at once
web-told-begin = you begin
web-told-begins = { $seat } begins
web-as-last-time = As last time: { $settings }
