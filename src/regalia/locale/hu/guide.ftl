### The guided first game in Hungarian, on the start page and at the table. $seat is a player's name.

web-guide-title = Vezetett játszma
web-guide-lesson = { $number }. lecke
web-guide-first-time = Először játszol? Próbáld a vezetett játszmát
web-guide-go-on = A vezetett játszma folytatása
web-guide-repeat = Vezetett játszma
web-guide-next = Tovább
web-guide-your-move = Te lépsz
web-guide-bot-waits = { $seat } megvárja, amíg készen állsz.
web-guide-bot-plays = Tovább: { $seat } lép
web-guide-fold = Elrejtés
web-guide-show = Megjelenítés
web-guide-end = Befejezés
web-guide-end-hint = Nincs több lecke; a botok ezután maguktól lépnek
web-guide-play-on = Folytatom
web-guide-sheet = A pontozólaphoz
web-guide-again = Még egyszer
