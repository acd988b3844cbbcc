### Coming to a table by a link, in Hungarian: what messengers show, the page of a link, the pages of what is not there,
### and links to hand on.

## What messengers show beside a link. $seat invites, to $game.

web-share-title = { $seat } meghív: { $game }
web-share-title-nobody = Meghívtak: { $game }
web-share-seat = Vár rád egy hely ({ $game }): nyisd meg a linket, és ülj le a böngésződben, fiók nélkül.
web-share-watch = Nézz bele egy játékba ({ $game }) a böngésződben, fiók nélkül.
web-share-return = Privát link vissza egy helyre: { $game }.

## The page of a link. $seat is a player's name, $game a game's name.

web-join-watch = Nézd a játékot: { $game }
web-join-return = Vissza a helyedre: { $game }
web-join-device = A helyed ezen az eszközön: { $game }
web-join-set = Így játszotok
web-join-seats = Ki hol ül
web-join-players = { $number ->
    [one] { $number } játékos
   *[other] { $number } játékos
}
web-join-scores-hidden = a pontszám a végéig rejtve marad
web-join-hints = lehet tanácsot kérni
web-join-no-hints = nincs tanács: mindenki maga gondolkodik
web-join-not-begun = még senki sem lépett
web-join-progress = a játék { $percent } körül jár
web-join-over = a játék véget ért
web-join-seat-yours = a te helyed
web-join-seat-host = házigazda
web-join-seat-free = még szabad
web-join-house = A házad: { $house }
web-join-name-hint = így látnak a többiek
web-join-name-refused = Ez a név nem használható; válassz másikat.
web-join-do-seat = Leülök
web-join-do-watch = Nézem
web-join-do-return = Visszaülök
web-join-do-device = A helyem használata itt
web-join-doing = Egy pillanat…
web-join-note-seat = A hely ezután a tiéd ebben a böngészőben; fiók nem kell.
web-join-note-watch = Azt látod, ami nyíltan az asztalon van; senkinek a kezét nem.
web-join-note-return = Ez privát link. A többi eszköz elveszti a helyet, és az asztalnál mindenki értesül róla.
web-join-note-device = A másik eszközödön is megmarad a hely, és az asztalnál mindenki értesül róla.

## The page of a link, for somebody who has a seat at that table already. $seat is that seat's name, or several.

web-join-already-seat = Ez a link egy barátnak szól
web-join-already-return = Ez egy privát link a visszatéréshez
web-join-already-device = Ez a kód egy másik eszköznek szól
web-join-sits-as = Ennél az asztalnál már ülsz, { $seat } néven.
web-join-set-it = Ezt az asztalt te hoztad létre.
web-join-hand-on = Add tovább a linket, ne te nyisd meg.
web-join-to-table = Az asztalomhoz
web-join-anyway-seat = Oda is leülök, ezen az eszközön
web-join-anyway-return = Itt ülök vissza, és csak itt
web-join-anyway-device = Akkor is itt használom a kódot
web-join-seen = Az asztalnál mindenki látni fogja.
web-join-done-seat = Már itt ülsz
web-join-done-watch = Már nézed ezt a játékot
web-join-again = Újra

## A code from another device.

web-device-enter = Kód beírása
web-device-title = A helyed ezen az eszközön
web-device-hint = Az eszközön, amelyiken játszol, kérj kódot az asztal menüjében, és írd be ide.
web-device-code = Kód
web-device-short = A kód nyolc betűből és számból áll.
web-device-go = Tovább

## What is not there: a heading, and what to do.

# Told to one who sits at the table: $seat is who sits there.
web-join-taken = { $seat } már elfoglalta ezt a helyet
web-absent-no-such-link = Ez a link nem vezet sehová
web-absent-no-such-link-hint = Lehet, hogy hiányzik belőle egy darab, vagy az asztal már nincs meg. Kérd el újra attól, aki küldte.
web-absent-link-renewed = Van egy újabb link
web-absent-link-renewed-hint = Új link készült helyette, ez már nem érvényes. Kérd el az újat attól, aki meghívott.
web-absent-seat-taken = Ott már ül valaki
web-absent-seat-taken-hint = Egy link egy embernek szól. Kérj másikat attól, aki meghívott; ha te voltál az, másik eszközön, onnan engedd be ezt egy kóddal.
web-absent-code-worthless = Ez a kód már nem érvényes
web-absent-code-worthless-hint = Egy kód egy eszközt enged be, egyszer, néhány percig. Kérj újat azon az eszközön, amelyiken játszol.
web-absent-seat-lost = A helyedet továbbadták
web-absent-seat-lost-hint = Most máshol van: valaki másnál, vagy nálad egy másik eszközön. A privát linkeddel térhetsz vissza, vagy egy újjal attól, aki az asztalt létrehozta.
web-absent-unknown-table = Itt nincs asztal a számodra
web-absent-unknown-table-hint = Lehet, hogy a cím nem teljes. Ha már ültél itt, a privát linked vagy a másik eszközödről kapott kód visszahoz; különben kérj linket attól, aki ott játszik.
web-absent-table-gone = Az asztal már nincs meg
web-absent-table-gone-hint = Aki létrehozta, mindenki számára törölte ezt a játékot. Van hely egy újnak.
web-absent-unknown-page = Ezen a címen nincs semmi
web-absent-unknown-page-hint = Nézd meg, nincs-e benne elírás, vagy kezdd az első oldalon.

## Handing a link on. $seat is a player's name, $minutes a number.

web-hand-share = Link megosztása
web-hand-qr = Mutatás QR-képként
web-hand-qr-picture = A link QR-képe
web-hand-scan = Irányítsd rá egy telefon kameráját.
web-hand-for = Link: { $seat }
web-hand-waiting = Meghívás: { $seats }
web-hand-one = Minden link egy embernek szól: a hely azé, aki elsőként leül vele.
web-hand-renew = Új link
web-hand-renew-for = Új link: { $seat }
web-hand-renew-ask = A régi link ezután nem érvényes.
web-hand-renew-yes = Új link készítése
web-hand-renewed = Itt az új link; a régi már nem érvényes.
web-hand-keep-old = Maradjon a régi
web-hand-only-here = A link csak ezen a gépen működik.
web-hand-only-here-how = Indítsd a kiszolgálót így: { $command }, ha egy hálózaton játszotok, vagy add meg a nyilvános címét itt: { $setting }.
web-hand-address = Cím a barátoknak
web-hand-more = Több a linkekről
web-hand-title = Barátok meghívása
web-hand-private = A privát linked
web-hand-private-copy = Privát link másolása
web-hand-private-hint = Őrizd meg a privát linkedet: bármelyik böngészőből visszahoz ehhez az asztalhoz, ha ez elfelejtene.
web-hand-private-put = Eltettem
