### Coming to a table by a link, in English: what messengers show, the page of a link, the pages of what is not there.

## What messengers show beside a link. $seat invites, to $game.

web-share-title = { $seat } invites you to { $game }
web-share-title-nobody = You are invited to { $game }
web-share-seat = A seat is kept for you at { $game }: open the link and sit down, in the browser and without an account.
web-share-watch = Look on at a game of { $game }, in the browser and without an account.
web-share-return = A private link back to a seat at { $game }.
