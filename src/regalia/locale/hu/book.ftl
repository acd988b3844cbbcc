### The page around the rules of a game, in Hungarian.

web-book-title = { $game }: szabályok
web-book-skip = Ugrás a szabályokhoz
web-book-contents = Tartalom
web-book-choose = Szabályok ehhez:
web-book-players = Játékosok
web-book-of-table = Ennek az asztalnak a szabályai, a beállításaival és a táblájával.
web-book-to-table = Vissza az asztalhoz
web-book-whole = Megnyitás külön oldalként, új lapon
web-book-print = Nyomtatás
web-book-usual = A szokásos szabályok
web-book-link = Hivatkozás erre a szakaszra
web-book-why-so = Miért:
web-book-see-rulings = Döntések ehhez:
web-book-reconstructed = rekonstruált
web-book-legend = rekonstruált: összhangban áll az ismertekkel, de nyomtatott forrás nem igazolja
web-book-no-contents = Ennek a játéknak nincs saját szabályoldala; alább olvasható, hogyan döntöttünk ott, ahol a nyomtatott szabályok hallgatnak.
web-book-no-rulings = Nincsenek döntések.
