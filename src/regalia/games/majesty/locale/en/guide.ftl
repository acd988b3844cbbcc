### The lessons of a guided first game of Majesty. Names come ready to be shown; $deck, $sides, $side, $found, $who and $won choose a form.

majesty-web-guide-goal = This is your realm. You hire { $number } people, one each turn; they bring points, and the most points win.
majesty-web-guide-market = { $number } people wait in the market. This one is free; each place further costs one worker more, laid on the cards you pass.
majesty-web-guide-take = { $found ->
    [1] Here you see what it brings. Take it.
   *[other] Choose a card. This { $person } is a good start.
 }
majesty-web-guide-placed = Whoever you take moves into the building of their kind, and it pays at once what is drawn on it: { $points ->
    [one] { $points } point
   *[other] { $points } points
 } this time.
majesty-web-guide-points = Your points. What is new stands beside them.
majesty-web-guide-workers = The white figures are your workers, your money. You can keep { $number }; others become points, one each.
majesty-web-guide-others = { $found ->
    [1] The realm of { $seat }, large. Tap the name again to close it.
   *[other] The realm of { $seat }: workers, points, and how many people live in each building. Tap the name to see it large.
 }
majesty-web-guide-lying = { $number ->
    [one] A worker lies
   *[other] { $number } workers lie
 } on this card. Whoever takes the card gets that too, after paying.
majesty-web-guide-split = A card with two people: choose one of them, by tapping its half.
majesty-web-guide-majority = The red number counts at the end: whoever has the most people in the { $building } gets { $points } points, all who tie too.
majesty-web-guide-variety = Variety, also at the end: the buildings with people, times themselves. Now { $number } × { $number } = { $points }.
majesty-web-guide-knight = Somebody in the market fights: a Knight in the barracks attacks. Whoever has fewer Guards than you have Knights loses somebody to the infirmary.
majesty-web-guide-attacked = Your Knights attacked: somebody of { $seat } lies in the infirmary and counts for nothing now.
majesty-web-guide-wounded = { $seat } attacked you: your { $card } lies in the infirmary, and counts for nothing until healed. Guards protect you.
majesty-web-guide-repelled = { $who ->
    [me] You
   *[other] { $seat }
 } repelled an attack: as many Guards as the other has Knights are enough.
majesty-web-guide-witch = A Witch moves in here and heals: the top card of your infirmary goes back to its building.
majesty-web-guide-heal = The healed card shows two people: choose the building it goes to.
majesty-web-guide-exchange = The castle exchanges points and workers, one for one. Choose how many; none is fine too.
majesty-web-guide-all-with = { $who ->
    [me] Your { $building }
   *[other] The { $building } of { $seat }
 } paid everybody who has a { $person }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 } for you. That happens in your turns and in others’.
majesty-web-guide-returned = You had more than { $number } workers. The others went back, for { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
majesty-web-guide-deck = The deck. { $deck ->
    [whole] All cards are shuffled together.
    [second] Tier Ⅰ is used up; now the cards of tier Ⅱ are turned up, where more cards show two people.
   *[tiers] First the cards of tier Ⅰ are turned up, then those of tier Ⅱ, where more cards show two people.
 }
majesty-web-guide-advice = Not sure? Ask for a hint here at any time.
majesty-web-guide-sides = Each building has a side A and a side B, which pay differently. { $sides ->
    [mixed] You play with some of both.
    [B] You play with side B everywhere.
   *[A] You play with side A everywhere; try B next time.
 }
majesty-web-guide-infirmary = At the end each card in your infirmary costs { $points ->
    [one] { $points } point
   *[other] { $points } points
 }{ $side ->
    [B] , and the most wounded cost { $most } more
   *[A] {""}
 }. The wounded count neither for variety nor for majorities.
majesty-web-guide-progress = Card { $number } of { $all }. When all have { $all }, the game ends: think of variety and majorities.
majesty-web-guide-last-card = Your last card! A new building means more variety, another person a majority.
majesty-web-guide-now-take = { $found ->
    [1] Take it, or look at another card.
   *[other] Take a card. { $points ->
        [0] Tap one to see what it brings.
       *[other] Most points at once: { $person }, { $points }.
    }
 }
majesty-web-guide-summary = { $won ->
    [yes] You win!
   *[no] The game is over.
 } At the end variety brought you { $variety } points, majorities { $majority }{ $wounded ->
    [0] {""}
   *[other] ; the wounded cost you { $wounded }
 }. The score sheet has it all.
