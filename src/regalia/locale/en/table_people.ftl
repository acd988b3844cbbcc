### People at a table, in English: who is here, one's own seat, what is said in the row under the bar, and refusals.
### $seat is a player's name, $time a span of time or a countdown, $number a number.

## What the table refuses

web-refused-no-such-link = There is no such link; perhaps it is not complete, or its table is no more.
web-refused-link-renewed = There is a new link in place of this one; ask whoever invited you for it.
web-refused-seat-taken = Somebody sits there already; ask whoever invited you for another link.
web-refused-code-worthless = This code was used or is too old; have a new one made at the table.
web-refused-seat-lost = Your seat at this table was given on; ask whoever set up the table for a new link.
web-refused-name-taken = Somebody at the table is called so already; choose another name.
web-refused-no-hints = There are no hints at this table: several people play, and did not agree on them.
web-refused-not-over = The record tells all cards, so it is there when the game is over.
web-refused-person-here = The person of this seat is here, or was just now; the seat cannot be given on yet.
web-refused-host-only = Only whoever set up the table can do that.
web-refused-table-gone = This table was deleted.
web-link-watch = The link for spectators
web-refused-bot-plays = A bot plays this seat for you; take it back first.
web-refused-finished-for-all = A finished game belongs to all who played it; you can take it from your own list.
web-refused-name-empty = A name needs at least one letter.
web-refused-no-person = This seat was set up for a bot; nobody can come back to it.
web-refused-no-such-seat = There is no such seat at this table.
web-refused-sitters-only = Only those who sit at the table can do that.
web-refused-game-runs = This game is not over yet; play it to its end first.
web-refused-scores-hidden = Scores are hidden at this table until the game is over.
web-refused-too-large = That is too large to be sent.
web-refused-store-away = The server cannot reach its store now; try again in a moment.
web-refused-failed = Something went wrong in the server; whoever operates it finds why under { $number }.
web-refused-other-rules = This table was begun by version { $theirs } of the rules, and this server plays by version { $ours }. It rests; nothing of it is lost.
web-refused-unreadable = This table cannot be read; whoever operates the server finds why in its log.
web-refused-slow-file = Reading this file takes too long; write one like the sample file.

## Calling

web-notice-rematch = { $seat }, the next game is set.
web-title-rematch = ● The next game is set – { $game }

## Who is here

web-not-come = not come yet
web-away = away
# $time is as "5 minutes".
web-away-for = away, { $time }
web-nobody-came = Nobody has come to this seat yet.
web-is-here = { $number ->
    [one] { $seat } is here.
   *[other] { $seat } is here, on { $number } devices.
}
web-i-sit-here = { $number ->
    [one] This is your seat.
   *[other] This is your seat, on { $number } devices.
}
web-is-away = { $seat } has just gone away.
web-is-away-for = { $seat } has been away for { $time }.
web-look-on = { $number ->
    [one] one looks on
   *[other] { $number } look on
}
# $time is a countdown, as 1:25.
web-bot-may-in = A bot may play in { $time }.
web-bot-may-now = A bot may play now
web-bot-on-turn = A bot may play when it is { $seat }’s turn and nobody moves for a while.

## What happened to seats

web-seated-instead = { $seat } sits down in place of { $other }.
web-seated-came = { $seat } sits down.
web-seated-device = { $seat } has let another device in.
web-seated-alone = { $seat } plays on one device alone now.
web-seated-returned = { $seat } has come back by the private link.
web-seated-left = { $seat } has left the seat.
web-seated-lost = { $seat }’s seat was given to somebody else.

## The row under the bar

web-bot-plays-for-me = A bot plays for you.
web-take-seat-back = Take my seat back
web-rematch-by = { $seat } invites you to a rematch.
web-next-game-set = The next game is set.
web-to-next-game = To the next game
web-my-second-device = Your seat is open on another device now.
web-i-left = You have left your seat, and look on.
web-watching = You are watching this game.

## One's own seat

web-my-seat = My seat
web-bot-for-me = Let a bot play for me
web-another-name = Change my name
web-say-name = Say it
web-another-device = Use my seat on another device
web-only-here = Only on this device
web-only-here-told = Your other devices lose the seat; what you do here is not changed.
web-private-link = Keep my private link
web-private-link-told = With this link you come back to your seat if this browser has forgotten you. Keep it for yourself: whoever opens it has your seat.
web-copy-private = Copy my private link
web-leave-seat = Leave the seat
web-leave-told = You stay as somebody who looks on. To whom do you leave the seat?
web-leave-to-bot = To a bot, which plays on
web-leave-to-link = To whoever comes by a new link, which the host gets
web-leave-to-link-host = To whoever comes by a new link; you find it here
web-stay = Stay

## Another device

# $address is as regalia.example/device.
web-device-how = Scan the picture with the other device, or open { $address } there and type the code.
web-device-left = valid for { $time }, for one device
web-device-too-old = too old
web-device-new-code = New code
web-device-making = A code is being made…
web-device-came = The other device is at the table.
web-device-told = All at the table are told that another device was let in.
web-device-only-here = This server is reached from its own machine only, so no other device can come yet.

## Somebody else's seat

web-new-link = New link
web-give-on = Give the seat to somebody else
web-give-on-told = { $seat } loses the seat, and a new link is made for it. The cards stay with the seat.
web-give-on-in = It can be given to somebody else in { $time }, if { $seat } stays away.
web-give-on-not = It can be given to somebody else once { $seat } has been away for a while.

## The menu

web-hints-off = Hints are off at this table.
web-hints-off-several = Hints are off, for several people play.
web-hints-agreed = Hints are allowed for all, as agreed.
web-ask-first = Ask before what cannot be taken back
web-sure = Do it?
web-sure-hint = Something is turned up with it, so it cannot be taken back.
web-sure-yes = Do it
web-open-table = List the table on the first page
web-delete-all = Delete the table for everybody
web-delete-all-told = The game ends for all who play and look on, and nobody finds it again.
web-delete-all-yes = Delete it
web-notices-insecure = Notifications need a safe address (https).
web-notices-unable = This browser knows no notifications.
web-notices-refused = This browser was told to show no notifications of this page.
