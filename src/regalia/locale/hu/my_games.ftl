### A játékaim, a nyitott asztalok és az asztal szabályai, magyarul.

## All my games

web-games-title = Játékaid
web-games-to-all = Az összes játékod
web-games-skip = Ugrás a játékaidhoz
web-games-show = Mely játékok
web-games-all = Mind
web-games-waiting = Rád várnak
web-games-running = Folyamatban
web-games-finished = Befejezettek
web-games-hidden = Elrejtettek
web-games-search = Keresés a játékaid között
web-games-search-for = Játék, játékos, szabály
web-games-search-clear = Keresés törlése
web-games-found = { $number } játék található
web-games-none-found = Nincs „{ $typed }” szerinti játék.
web-games-none-all = Itt még nincs játékod; vegyél le egy dobozt a polcról.
web-games-none-waiting = Semmi sem vár rád.
web-games-none-running = Nincs futó játék.
web-games-none-finished = Még nincs befejezett játék.
web-games-none-hidden = Nincs elrejtett játék.
web-games-to-boxes = A polchoz

## A line of the list

web-games-progress = { $number ->
    [0] épp elkezdődött
   *[other] körülbelül { $number } %-a lejátszva
}
web-games-free = { $number } hely még szabad
web-games-watches = Nézőként
web-games-left = Feladtad
web-games-lost = A helyedet másnak adták
web-games-rests = Pihen: más szabályokkal indult
web-games-listed = nyitva idegeneknek is

## What can be done with a line. $names are those who play.

web-games-menu = Mi legyen vele: { $game } ({ $names })
web-games-open = Megnyitás
web-games-abandon = Játék feladása
web-games-hide = Elrejtés
web-games-unhide = Megjelenítés újra
web-games-delete = Törlés nálam
web-games-delete-all = Törlés mindenkinél
web-games-keep = Maradjon
web-games-sure-bot = Végleg átadod a helyed; a többiekkel egy bot játszik tovább.
web-games-sure-rests = Végleg átadod a helyed; más nem játszik, így a játék abbamarad.
web-games-sure-delete = A játék végleg eltűnik a listádról.
web-games-sure-delete-all = Az asztal mindenkinél megszűnik, és minden lejátszott kör elvész. Ez nem vonható vissza.
web-games-done-hidden = { $game } ({ $names }): elrejtve.
web-games-done-shown = { $game } ({ $names }): újra a listán.
web-games-done-abandoned = { $game } ({ $names }): feladtad.
web-games-done-deleted = { $game } ({ $names }): törölve a listádról.
web-games-done-cleared = { $game } ({ $names }): mindenkinél törölve.

## Tables that are open to strangers

web-open-tables = Nyitott asztalok
web-open-show-all = Mind megjelenítése ({ $number })
web-open-host = { $seat } vár
web-open-free = { $number } szabad hely
web-open-here = most { $number } játékos van ott
web-open-sit = Leülök
web-open-sit-at = Leülök ide: { $game } ({ $names })
web-have-code = Van egy kódom

## Setting a table with others

web-hints = Tanács
web-hints-none = Nincs
web-hints-allowed = Mindenki kérhet
web-list-table = Az asztal legyen ott a kezdőlapon, hogy ismeretlenek is leülhessenek

## What is set, in short, for lists

web-told-scores-hidden = rejtett pontszámok
web-told-scores-open = nyílt pontszámok
web-told-pace-calm = nyugodt botok
web-told-pace-quick = azonnal lépő botok
web-told-begin = te kezdesz
web-told-begins = { $seat } kezd
web-as-last-time = Mint legutóbb: { $settings }
