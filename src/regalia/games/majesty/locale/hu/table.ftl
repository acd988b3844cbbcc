### The Majesty table in the browser, in Hungarian: labels, notes and questions that are not told by the game itself.
### $person, $card and $place come in the forms that names.ftl gives; $people is a list of names; $number, $points and
### $left are numbers. In the exchange $workers and $points come with their sign, as text.

## Places of the table

majesty-web-market = Piac, a drágától az olcsóig
majesty-web-others = A többi birodalom
majesty-web-realm-of = { $seat } birodalma
majesty-web-free = ingyen
majesty-web-side = „{ $side }” oldal
majesty-web-side-letter = { $side }
majesty-web-wounded = Sebesült

## The deck

majesty-web-deck = { $left ->
    [0] A pakli üres
   *[other] { $left } kártya maradt a pakliban
}
majesty-web-deck-label = { $left ->
    [0] A pakli üres
   *[other] { $left } kártya maradt a pakliban
}: { $upper } az első szakaszból, majd { $lower } a másodikból
majesty-web-tier = { $tier }. szakasz: { $left } a pakliban, az eddig nem látott { $unseen } közül

## A card of the market. $number is its place counted from the cheap end, $cost its price, $found the workers on it.

majesty-web-card-label = { $person }, { $number ->
    [1] első
    [2] második
    [3] harmadik
    [4] negyedik
    [5] ötödik
   *[other] hatodik
} kártya, { $cost ->
    [0] ingyen
   *[other] ára { $cost } munkás
}{ $found ->
    [0] {""}
   *[other] , { $found } munkás fekszik rajta
}, { $can ->
    [yes] elvehető
    [no] nem vehető el
   *[other] most nem
}
majesty-web-half-label = { $person }, osztott kártya: { $card }, { $number ->
    [1] első
    [2] második
    [3] harmadik
    [4] negyedik
    [5] ötödik
   *[other] hatodik
} kártya, { $cost ->
    [0] ingyen
   *[other] ára { $cost } munkás
}{ $found ->
    [0] {""}
   *[other] , { $found } munkás fekszik rajta
}, { $can ->
    [yes] elvehető
    [no] nem vehető el
   *[other] most nem
}
majesty-web-card-lead = { $person }: { $cost ->
    [0] ingyen
   *[other] ára { $cost } munkás
}{ $found ->
    [0] {""}
   *[other] , { $found } munkás fekszik rajta
}.

## Realms

majesty-web-building-label = { $place }, „{ $side }” oldal: { $number ->
    [0] senki
   *[other] { $number } kártya
}{ $value ->
    [0] {""}
   *[other] , a végén { $value } pont a többségért
}{ $leads ->
    [alone] , jelenleg a legtöbb
    [tied] , jelenleg a legtöbb, holtversenyben
   *[no] {""}
}
majesty-web-door-label = { $place } { $number }{ $leads ->
    [yes] {" "}(legtöbb)
   *[no] {""}
}
majesty-web-points-and-workers = { $known ->
    [yes] { $points } pont
   *[no] rejtett pontszám
}, { $workers } munkás
majesty-web-change = { $watched ->
    [yes] { $change } az utolsó fordulóban
   *[no] { $change } az utolsó köröd kezdete óta
}
majesty-web-turn = soron van
majesty-web-your-turn = te következel
majesty-web-forced = Az utolsó lépésed volt az egyetlen lehetséges, ezért magától megtörtént.
majesty-web-won = győzelem
majesty-web-variety = { $number }² = { $points }
majesty-web-variety-told = Változatosság a végén: { $number } épületben van ember, négyzetre emelve { $points } pont
majesty-web-back = ‹ a birodalmam

## What a building does

majesty-web-does-heal = Gyógyítás: az ispotályod legfelső kártyája visszatér az épületébe.
majesty-web-does-attack = Támadás: minden birodalomból, ahol kevesebb az őr, mint nálad a lovag, a bal szélső kártya az ottani ispotályba kerül.
majesty-web-does-exchange = Pontok és munkások cseréje, egy az egyhez.
majesty-web-does-points = { $points } pont kártyánként: { $people }
majesty-web-does-workers = { $number } munkás kártyánként: { $people }
majesty-web-does-wounded = A játék végén { $signed } pont minden sebesültért
majesty-web-does-largest = Minden { $person-lower } után { $points } pont a legnépesebb épületed minden emberéért
majesty-web-does-both = { $points } pont, ha mindkettő megvan: { $people }
majesty-web-does-all = Minden játékos, akinél van legalább egy { $person-lower }, { $points } pontot kap
majesty-web-majority = pont a végén annak, akinek itt a legtöbb embere van; holtversenyben mindenkinek
majesty-web-most-wounded = pont a végén annak, akinek a legtöbb sebesültje van; holtversenyben mindenkinek

## Moves

majesty-web-choose = Válaszd ki, majd erősítsd meg.
majesty-web-confirm = Megerősítés
majesty-web-confirm-take = Elveszem
majesty-web-then-exchange = Ezután cserélsz, és csak utána jönnek a pontok.
majesty-web-then-heal = Ezután eldöntöd, hová kerül a sebesült, és csak utána jönnek a pontok.
majesty-web-advised = ajánlott
majesty-web-share = Győzelmi esély: { $share }%
majesty-web-heal-question = Hová kerüljön a meggyógyított sebesült?
majesty-web-heal-label = Gyógyítás { $person-lower }ként { $place-into }: { $points } pont
majesty-web-exchange-question = Pontok és munkások cseréje?
majesty-web-exchange-label = { $number ->
    [0] Nincs csere
   *[other] Munkások: { $workers }
}, { $can ->
    [yes] összesen { $points } pont
   *[no] nem lehetséges
}

## The box, before somebody sits down at it

majesty-web-game = Majesty
majesty-web-about = Hívj tizenkét embert a birodalmadba, kártyáról kártyára, és tedd jövedelmezővé minden épületedet.
majesty-web-facts = { $least }–{ $most } játékos, nagyjából fél óra

## What is to be done, in the bar

majesty-web-step-reveal = egy kártya felfordítása
majesty-web-step-take = egy kártya elvétele
majesty-web-step-heal = annak kiválasztása, hová kerül a meggyógyított sebesült
majesty-web-step-exchange = pontok és munkások cseréje
majesty-web-step-over = a játék véget ért

## How it is played, in the help

majesty-web-how = A Majesty öt mondatban
majesty-web-how-1 = A körödben vegyél el egy kártyát a piacról: az első ingyenes; távolabbiért tegyél egy-egy munkásodat minden előtte fekvő kártyára.
majesty-web-how-2 = Az elvett kártyán fekvő munkások a tieid; az ötön felüliek pontokra váltódnak.
majesty-web-how-3 = Az ember a saját épületébe kerül, és az épület fizet: pontot, munkást vagy valami különlegeset.
majesty-web-how-4 = A lovagok támadnak: akinek kevesebb őre van, mint ahány lovagja a támadónak, annak egy embere az ispotályba kerül; a boszorkányok gyógyítanak.
majesty-web-how-5 = Ha mindenki tizenkét kártyát elvett, a sebesültek, a változatosság és a többségek számítanak; a legtöbb pont győz.

## What is chosen before a game

majesty-web-setup-sides = Épületek
majesty-web-setup-sides-a = Mind A
majesty-web-setup-sides-b = Mind B
majesty-web-setup-sides-mixed = Vegyes
majesty-web-setup-sides-each = Az egyes épületek oldala
majesty-web-setup-deck = Pakli
majesty-web-setup-deck-tiers = Két szakasz
majesty-web-setup-deck-whole = Teljes pakli

## What is set, in short, for lists

majesty-web-told-sides-a = minden épület A
majesty-web-told-sides-b = minden épület B
majesty-web-told-sides-mixed = vegyes épületek
majesty-web-told-deck = teljes pakli

## How far the game is, in the bar

majesty-web-bar-card = { $number }. kör / { $all }
majesty-web-bar-deck = pakli: { $number }
majesty-web-bar-deck-then = { $number } kártya a pakliban; a második szakaszig { $upper }

## What a seat has at hand

majesty-web-held-workers = Munkások
majesty-web-held-people = Emberek a birodalomban
majesty-web-held-wounded = Sebesültek

## Headings and short lines of the score sheet

majesty-web-sheet-buildings = Épületek
majesty-web-sheet-workers = Munkások
majesty-web-sheet-end = A játék vége
