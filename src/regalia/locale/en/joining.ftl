### Coming to a table by a link, in English: what messengers show, the page of a link, the pages of what is not there,
### and links to hand on.

## What messengers show beside a link. $seat invites, to $game.

web-share-title = { $seat } invites you to { $game }
web-share-title-nobody = You are invited to { $game }
web-share-seat = A seat is kept for you at { $game }: open the link and sit down, in the browser and without an account.
web-share-watch = Look on at a game of { $game }, in the browser and without an account.
web-share-return = A private link back to a seat at { $game }.

## The page of a link. $seat is a player's name, $game a game's name.

web-join-watch = Look on at { $game }
web-join-return = Back to your seat at { $game }
web-join-device = Your seat at { $game }, on this device
web-join-set = What is set
web-join-seats = Who sits where
web-join-players = { $number ->
    [one] { $number } player
   *[other] { $number } players
}
web-join-scores-hidden = scores are hidden until the end
web-join-hints = hints may be asked for
web-join-no-hints = no hints: everybody thinks alone
web-join-not-begun = nobody has moved yet
web-join-progress = about { $percent } of the game is played
web-join-over = the game is over
web-join-seat-yours = your seat
web-join-seat-host = host
web-join-seat-free = still free
web-join-house = Your house: { $house }
web-join-name-hint = as the others see you
web-join-name-refused = This name cannot be used; choose another.
web-join-do-seat = Sit down
web-join-do-watch = Look on
web-join-do-return = Sit down again
web-join-do-device = Use my seat here
web-join-doing = One moment…
web-join-note-seat = The seat is then yours, in this browser; no account is needed.
web-join-note-watch = You see what lies open on the table, and nobody’s hand.
web-join-note-return = This is a private link. Other devices lose the seat, and everybody at the table is told.
web-join-note-device = Your other device keeps the seat too, and everybody at the table is told.

## The page of a link, for somebody who has a seat at that table already. $seat is that seat's name, or several.

web-join-already-seat = This link is for a friend
web-join-already-return = This is a private link back
web-join-already-device = This code is for another device
web-join-sits-as = You sit at this table as { $seat } already.
web-join-set-it = You set this table up yourself.
web-join-hand-on = Hand the link on; do not open it yourself.
web-join-to-table = To my table
web-join-anyway-seat = Sit there too, on this device
web-join-anyway-return = Sit down again here, and only here
web-join-anyway-device = Use the code here all the same
web-join-seen = Everybody at the table will see it.
web-join-done-seat = You sit here already
web-join-done-watch = You look on here already
web-join-again = Try again

## A code from another device.

web-device-enter = Enter a code
web-device-title = Your seat on this device
web-device-hint = Have the device on which you sit show you a code, in the menu of the table, and type it here.
web-device-code = Code
web-device-short = A code has eight letters and digits.
web-device-go = Go on

## What is not there: a heading, and what to do.

# Told to one who sits at the table: $seat is who sits there.
web-join-taken = { $seat } has taken this seat
web-absent-no-such-link = This link leads nowhere
web-absent-no-such-link-hint = Perhaps a piece of it is missing, or its table is no more. Ask whoever sent it to send it again.
web-absent-link-renewed = There is a newer link
web-absent-link-renewed-hint = A new link was made in place of this one, so this one seats nobody any more. Ask whoever invited you for the new one.
web-absent-seat-taken = Somebody sits there already
web-absent-seat-taken-hint = A link seats one person. Ask whoever invited you for another one; if it was you, on another device, let this one in from there with a code.
web-absent-code-worthless = This code does not work any more
web-absent-code-worthless-hint = A code lets one device in, once, within a few minutes. Have a new one shown on the device on which you sit.
web-absent-seat-lost = Your seat was given on
web-absent-seat-lost-hint = It is held elsewhere now: by somebody else, or by you on another device. Your private link brings you back, or a new link from whoever set the table.
web-absent-unknown-table = There is no table here for you
web-absent-unknown-table-hint = Perhaps the address is not complete. If you have sat here, your private link or a code from your other device brings you back; otherwise ask whoever plays there for a link.
web-absent-table-gone = The table has been cleared
web-absent-table-gone-hint = Whoever set it up deleted this game for everybody. There is room for a new one.
web-absent-unknown-page = There is nothing at this address
web-absent-unknown-page-hint = Look at it once more for a slip, or begin at the first page.

## Handing a link on. $seat is a player's name, $minutes a number.

web-hand-share = Share the link
web-hand-qr = Show as a QR picture
web-hand-qr-picture = QR picture of the link
web-hand-scan = Point a phone’s camera at it.
web-hand-for = The link for { $seat }
web-hand-waiting = Invite { $seats }
web-hand-one = Each link seats one person: the first who sits down by it has the seat.
web-hand-renew = New link
web-hand-renew-for = New link for { $seat }
web-hand-renew-ask = The old link then seats nobody any more.
web-hand-renew-yes = Make a new link
web-hand-renewed = Here is the new link; the old one does not work any more.
web-hand-keep-old = Keep the old one
web-hand-only-here = The link works only on this machine.
web-hand-only-here-how = Start the server with { $command } to play in the same network, or name its public address in { $setting }.
web-hand-address = Address for friends
web-hand-more = More about the links
web-hand-title = Invite friends
web-hand-private = Your private link
web-hand-private-copy = Copy your private link
web-hand-private-hint = Keep your private link: it brings you back to this table from any browser, should this one forget you.
web-hand-private-put = I have kept it
