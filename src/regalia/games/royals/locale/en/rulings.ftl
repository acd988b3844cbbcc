### The rulings of Royals in English, in the order of rulings.toml: what was asked, what was decided, and why. Numbers
### are told as on the rules page.

royals-r1-question = Is the kind of draw fixed before the first card?
royals-r1-ruling = Yes. You first choose { $draw } country cards, or { $beside } country card and { $intrigue } intrigue card, and then draw.
royals-r1-why = The books offer two options and ask for one of them.

royals-r2-question = How free is a wild payment?
royals-r2-ruling = With too few fitting cards you pay any number of them as themselves, none included, and for each card still due { $wild } cards of any countries, the wanted one included. With enough fitting cards there is no wild payment. Intrigue cards likewise, { $plotswild } for one.
royals-r2-why = The English, Russian and Hungarian texts allow wild cards only where fitting ones are too few; the Italian text and the German short rules leave that condition out.

royals-r3-question = What if the pile runs out again while the last round is played out?
royals-r3-ruling = The discards are shuffled into a new pile, and nothing else happens.
royals-r3-why = The period is ending already. With the printed numbers of cards it cannot come up.

royals-r4-question = Can you draw blind when the pile of the 2014 edition is empty?
royals-r4-ruling = No. The card is taken from the face-up row.
royals-r4-why = There is no card to draw, and the row always suffices.

royals-r5-question = What if the intrigue pile runs out?
royals-r5-ruling = Its discards are shuffled into a new pile at once; if there are none yet, as soon as a card is needed.
royals-r5-why = Nobody keeps more than { $plots } intrigue cards, so pile and discards are never both empty.

royals-r6-question = The Italian text asks for three intrigue cards for a King, gives the city bonus to the first vanquished noble and breaks a tie by the highest title marker. Does that count?
royals-r6-ruling = No. A King takes { $king } intrigue cards, the city bonus goes to the first house to place a noble there, and any marker can break a tie.
royals-r6-why = These are slips of the translation: the German short rules in the same leaflet and the Hungarian text say two cards and first to occupy, and the Hungarian text says highest marker.

royals-r7-question = The Hungarian text ends the game after the player to the left of the first. Is that right?
royals-r7-ruling = No. The game ends after the player to the right of the first, who is the last in turn order.
royals-r7-why = A slip: only so does everybody have the same number of turns.

royals-r8-question = Are markers secret?
royals-r8-ruling = No. What is taken is public; the sums of points are hidden until the end, unless the table agrees otherwise.
royals-r8-why = Markers lie face down, yet everybody saw them taken.

royals-r9-question = What if a house runs out of wooden nobles?
royals-r9-ruling = With fewer than two nobles left it can neither claim nor take over. With two players each house has { $nobles2 }; here each has { $nobles }, whatever its colour.
royals-r9-why = Every placement uses two nobles: one for the portrait, one for the title marker.

royals-r10-question = What do the others know of a hand?
royals-r10-ruling = How many country cards and how many intrigue cards it holds; every card that left it; and for each country at least as many cards as it took from the face-up row, less those of that country that left it since. Blind draws are secret.
royals-r10-why = That is what everybody at the table could see and remember.
