### The browser client in Hungarian: the page around the games. Every visible word and every name for those who hear the
### page. $seat is a player's name, $level a bot's level, $game a game's name, $number a number. Names take no ending.

## Everywhere

web-language = Nyelv
web-candle = Gyertyafény
web-loading = Előkészítjük az asztalt…
web-close = Bezárás
web-back = Vissza
web-to-start = Minden játék
web-problem = Ez nem sikerült (válasz: { $status }); próbáld újra.
web-problem-unreachable = A kiszolgáló nem érhető el; ellenőrizd a kapcsolatot, és próbáld újra.
web-problem-game = A játék asztalát nem sikerült betölteni; töltsd újra az oldalt.
web-refused-stale = Az asztalnál közben történt valami; nézd meg újra, és utána lépj.
web-refused-not-your-turn = Nem te következel.
web-refused-nothing-to-take-back = Nincs mit visszavonni: csak ennek a körnek a döntései vonhatók vissza, és csak az utoljára felfordított kártyáig.
web-refused-not-yours = Ez a hely már nem a tiéd.
web-refused-not-idle = Egy bot akkor veheti át ezt a helyet, ha a játékos egy ideje nem lép.
web-percent = { $number }%
web-you = te
web-bot-level = { $number }. szint

## Houses

web-house-ink = Tintaszínű ház, rombusz
web-house-ivory = Elefántcsontszínű ház, kör
web-house-violet = Lila ház, háromszög
web-house-orange = Narancssárga ház, négyzet
web-house-teal = Kékeszöld ház, csillag

## The first page

web-tagline = Társasjátékok a böngészőben, barátokkal vagy botok ellen
web-start-title = { $games }: játssz egyet
web-skip-play = Ugrás a játékokhoz
web-play-now = Játssz most
web-starting = Előkészítjük az asztalt…
web-with-friend = Egy baráttal
web-set-table = Játék beállítása
web-company-you = Te
# Bots of one level in a list of who sits at the table: "You and two Courtiers".
web-bots-of-level = { $number ->
    [one] egy bot ({ $level })
   *[other] { $number } bot ({ $level })
}
web-my-name = A neved
web-my-house = A házad: { $house }; másik választása
web-running = Folyamatban lévő játékaid
web-finished = Befejezett játékok
web-show-all = Mind megjelenítése ({ $number })
web-game-won = Nyertél

## Setting a table

web-set-table-for = { $game }: beállítások
web-usual = Alapbeállítások
web-who = Ki játszik
web-players = Játékosok
web-name = Név
web-level = Szint
web-kind-me = Én
web-kind-friend = Egy barát, linkkel
web-kind-screen = Ennél a képernyőnél
web-kind-bot = Bot
web-name-friend = Barát
web-name-screen = { $number }. játékos
web-seat-kind = { $number }. hely: ki ül itt
web-house-of = { $number }. hely: { $house }; másik ház választása
web-level-1 = kezdő
web-level-2 = könnyű
web-level-3 = tapasztalt
web-level-4 = erős
web-level-5 = a legjobb
web-starts = Ki kezd
web-starts-random = Döntsön a véletlen
web-rules = Szabályok és változatok
web-scores = Pontszámok
web-scores-open = Nyílt
web-scores-hidden = Rejtett
web-pace = A botok tempója
web-pace-calm = nyugodt
web-pace-usual = fürge
web-pace-quick = azonnali
web-start = Kezdés
web-friend-hint = Amint az asztal kész, kapsz egy elküldhető linket.

## A table: the bar

web-skip-table = Ugrás az asztalhoz
web-skip-log = Ugrás a játéknaplóhoz
web-unknown-game = Ez az oldal nem ismeri a(z) „{ $game }” játékot; töltsd újra, vagy válassz másikat.
web-reconnecting = újrakapcsolódás…
web-reconnecting-long = A kiszolgáló nem érhető el; újra próbáljuk…
web-my-turn = Te következel
web-turn-of = { $seat } köre
# $seat: the winner, or several winners joined by "and"; $number how many.
web-over = { $number ->
    [one] { $seat } győzött
   *[other] { $seat } osztozik a győzelmen
}
web-hurry = Gyorsítás
web-hurry-hint = A botok játsszanak várakozás nélkül (h)
web-bots-preparing = A botok készülődnek; új gépen ez egy percig tart.
web-undo = Visszavonás
web-undo-hint = Az utolsó döntés visszavonása (u)
web-undo-not = Nincs mit visszavonni: csak ennek a körnek a döntései vonhatók vissza, és csak az utoljára felfordított kártyáig.
web-advise = Tanács
web-advising = Gondolkodom…
web-advise-hint = A legjobb lépések és esélyeik (a)
web-menu = Menü

## A table: titles of the tab, and notifications

web-title-my-turn = ● Te következel – { $game }
web-title-turn-of = { $seat } köre – { $game }
web-title-over = A játék véget ért – { $game }
web-notice-turn = Te következel, { $seat }.
web-notice-over = A játék véget ért.

## A table: its parts

web-panes = Az oldal részei
web-pane-table = Asztal
web-pane-houses = Játékosok
web-pane-log = Játéknapló
web-pane-log-all = Játéknapló és gesztusok
web-nothing-yet = Még semmi: most kezdődik az este.
web-earlier = Korábbiak
web-since = az utolsó lépésed óta
web-show-again = Visszajátszás
web-show-again-hint = Az utolsó lépésed óta történtek visszajátszása (r)
web-shown-again = Mi történt az utolsó lépésed óta
web-stop-showing = Leállítás
web-points = pont
web-winner = Győztes
web-score-hidden = A pontszám a játék végéig rejtett
web-gained-hint = Pontok az utolsó köröd kezdete óta
web-seat-more = További lehetőségek: { $seat }
web-played-by = egyelőre { $level } játszik
web-bot-takes-over = Játsszon bot
web-person-returns = A hely visszaadása
web-reseated = { $seat } helyett bot játszik ({ $level }).
web-returned = { $seat } újra az asztalnál ül.

## Links

web-invite = Meghívás
web-copy-link-for = Link másolása: { $seat }
web-copy-seat-link = Link másolása
web-copy-watch = Nézőknek szóló link másolása
web-copied = Másolva

## One screen for several

web-cover = A képernyő továbbadása
web-pass-to = Add tovább: { $seat }
web-cover-hint = Amit csak egyikőtök láthat, addig takarva marad.
web-i-am = { $seat } vagyok

## Gestures

web-gestures = Gesztusok
web-gesture-bow = Meghajlás
web-gesture-applause = Taps
web-gesture-toast = Pohárköszöntő
web-gesture-ponder = Hadd gondolkodjak
web-gesture-sorry = Sajnálom
web-gesture-hurry = Fut az idő
web-gestured-bow = { $seat } meghajol.
web-gestured-applause = { $seat } tapsol.
web-gestured-toast = { $seat } poharat emel.
web-gestured-ponder = { $seat } gondolkodási időt kér.
web-gestured-sorry = { $seat } sajnálkozik.
web-gestured-hurry = { $seat } megfordítja a homokórát.

## Advice

web-advice = Tanács
web-advice-ready = Megjött a tanács.
web-advice-now = győzelmi esélyed: { $chance }
web-advice-play = A lépés megtétele

## The menu

web-sound = Csengő, ha én következem
web-notices = Értesítés, ha én következem
web-every-step = Minden lépés kiírása
web-shortcuts = Gyorsbillentyűk
web-record = Jegyzőkönyv letöltése
web-help = Játékmenet, billentyűk

## Help

web-keys = Billentyűk
web-key-u = visszavonás
web-key-a = tanács
web-key-h = a botok gyorsítása
web-key-r = a történtek visszajátszása
web-key-s = pontozólap a játék után
web-key-help = ez az oldal
web-key-tab = a következő elemhez
web-key-enter = végrehajtás

## The score sheet

web-sheet = Pontozólap
web-rematch = Visszavágó
web-rematch-join = A visszavágóhoz
web-show-table = Az asztal mutatása
