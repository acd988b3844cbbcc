### Emberek az asztalnál: ki van itt, a saját hely, a sáv alatti sor, elutasítások.

## What the table refuses

web-refused-no-such-link = Nincs ilyen link; talán nem teljes, vagy az asztal már nincs meg.
web-refused-link-renewed = E link helyett már új van; kérd el attól, aki meghívott.
web-refused-seat-taken = Ott már ül valaki; kérj másik linket attól, aki meghívott.
web-refused-code-worthless = Ezt a kódot már használták, vagy túl régi; kérj újat az asztalnál.
web-refused-seat-lost = A helyedet ennél az asztalnál másnak adták; kérj új linket attól, aki az asztalt létrehozta.
web-refused-name-taken = Valakit már így hívnak az asztalnál; válassz másik nevet.
web-refused-no-hints = Ennél az asztalnál nincs tanács: többen játszanak, és nem egyeztek meg benne.
web-refused-not-over = A jegyzőkönyv minden kártyát elárul, ezért csak a játék vége után érhető el.
web-refused-person-here = Ennek a helynek a gazdája itt van, vagy az imént még itt volt; a hely még nem adható tovább.
web-refused-host-only = Ezt csak az teheti meg, aki az asztalt létrehozta.
web-refused-table-gone = Ezt az asztalt törölték.
web-link-watch = Nézőknek szóló link
web-refused-bot-plays = Ezen a helyen egy bot játszik helyetted; előbb vedd vissza.
web-refused-finished-for-all = A befejezett játék mindenkié, aki játszotta; a saját listádról leveheted.
web-refused-name-empty = Egy névben legalább egy betűnek lennie kell.
web-refused-no-person = Ez a hely kezdettől egy boté; nincs, aki visszatérjen rá.
web-refused-no-such-seat = Ennél az asztalnál nincs ilyen hely.
web-refused-sitters-only = Ezt csak az asztalnál ülők tehetik meg.
web-refused-game-runs = Ez a játék még tart; előbb játsszátok végig.
web-refused-scores-hidden = Ennél az asztalnál a pontszámok a játék végéig rejtettek.
web-refused-too-large = Ez túl nagy ahhoz, hogy elküldhető legyen.
web-refused-store-away = A szerver most nem éri el a tárolóját. Próbáld újra egy pillanat múlva.
web-refused-failed = Valami elromlott a szerveren; aki üzemelteti, { $number } alatt találja az okát.
web-refused-other-rules = Ez az asztal a szabályok { $theirs }. változatával indult, ez a szerver pedig a { $ours }. változattal játszik. Az asztal pihen; semmi sem veszett el.
web-refused-unreadable = Ezt az asztalt nem lehet beolvasni; az okát a szerver naplójában találja, aki üzemelteti.
web-refused-slow-file = Ezt a fájlt túl sokáig tart elolvasni; írj egyet a minta szerint.

## Calling

web-notice-rematch = { $seat }, kész a következő játék.
web-title-rematch = ● Kész a következő játék – { $game }

## Who is here

web-not-come = még nem jött
web-away = nincs itt
web-away-for = távol: { $time }
web-nobody-came = Erre a helyre még nem jött senki.
web-is-here = { $number ->
    [one] { $seat } itt van.
   *[other] { $seat } itt van, { $number } eszközön.
}
web-i-sit-here = { $number ->
    [one] Ez a te helyed.
   *[other] Ez a te helyed, { $number } eszközön.
}
web-is-away = { $seat } az imént elment.
web-is-away-for = { $seat } nincs itt ennyi ideje: { $time }.
web-look-on = { $number } néző
web-bot-may-in = Bot játszhat ennyi idő múlva: { $time }.
web-bot-may-now = Most már játszhat bot
web-bot-on-turn = Bot akkor játszhat, ha { $seat } következik, és egy ideig nem lép.

## What happened to seats

web-seated-instead = { $seat } leül { $other } helyére.
web-seated-came = { $seat } leül.
web-seated-device = { $seat } már egy másik eszközön is játszik.
web-seated-alone = { $seat } már csak egy eszközön játszik.
web-seated-returned = { $seat } visszatért a privát linkjével.
web-seated-left = { $seat } elhagyta a helyét.
web-seated-lost = { $seat } helyét másnak adták.

## The row under the bar

web-bot-plays-for-me = Bot játszik helyetted.
web-take-seat-back = Visszaveszem a helyem
web-rematch-by = { $seat } visszavágóra hív.
web-next-game-set = Kész a következő játék.
web-to-next-game = A következő játékhoz
web-my-second-device = A helyed már egy másik eszközön is nyitva van.
web-i-left = Elhagytad a helyed, most nézel.
web-watching = Nézőként követed ezt a játékot.

## One's own seat

web-my-seat = A helyem
web-bot-for-me = Játsszon helyettem bot
web-another-name = A nevem módosítása
web-say-name = Így hívnak
web-another-device = A helyem másik eszközön
web-only-here = Csak ezen az eszközön
web-only-here-told = A többi eszközöd elveszti a helyet; itt semmi nem változik.
web-private-link = A privát linkem megőrzése
web-private-link-told = Ezzel a linkkel visszatalálsz a helyedre, ha ez a böngésző elfelejtett. Tartsd meg magadnak: aki megnyitja, azé a helyed.
web-copy-private = A privát linkem másolása
web-leave-seat = A hely elhagyása
web-leave-told = Nézőként itt maradsz. Kire hagyod a helyet?
web-leave-to-bot = Botra, amely tovább játszik
web-leave-to-link = Arra, aki új linkkel jön; a linket a házigazda kapja meg
web-leave-to-link-host = Arra, aki új linkkel jön; itt találod meg
web-stay = Maradok

## Another device

web-device-how = Olvasd be a képet a másik eszközzel, vagy nyisd meg ott: { $address }, és írd be a kódot.
web-device-left = még { $time } érvényes, egy eszközre
web-device-too-old = túl régi
web-device-new-code = Új kód
web-device-making = Készül a kód…
web-device-came = A másik eszköz az asztalnál van.
web-device-told = Az asztalnál mindenki megtudja, hogy egy másik eszköz is bejött.
web-device-only-here = Ez a kiszolgáló csak a saját gépéről érhető el; más eszköz még nem jöhet.

## Somebody else's seat

web-new-link = Új link
web-give-on = A hely másnak adása
web-give-on-told = { $seat } elveszti a helyét, és új link készül hozzá. A kártyák a helynél maradnak.
web-give-on-in = Másnak adható ennyi idő múlva: { $time }, ha { $seat } nem jön vissza.
web-give-on-not = Akkor adható másnak, ha { $seat } egy ideje nincs itt.

## The menu

web-hints-off = Ennél az asztalnál nincs tanács.
web-hints-off-several = Nincs tanács, mert többen játszanak.
web-hints-agreed = Tanács mindenkinek jár, ahogy megegyeztetek.
web-ask-first = Rákérdezés, ha nem vonható vissza
web-sure = Biztosan?
web-sure-hint = Ezzel felfordul valami, ezért nem vonható vissza.
web-sure-yes = Igen
web-open-table = Az asztal az első oldalon is látható
web-delete-all = Az asztal törlése mindenkinek
web-delete-all-told = A játék mindenkinek véget ér, és senki nem találja meg többé.
web-delete-all-yes = Törlés
web-notices-insecure = Az értesítésekhez biztonságos cím (https) kell.
web-notices-unable = Ez a böngésző nem ismer értesítéseket.
web-notices-refused = Ennek a böngészőnek megtiltották az oldal értesítéseit.
