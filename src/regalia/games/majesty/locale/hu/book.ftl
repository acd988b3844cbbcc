### The rules page of Majesty in Hungarian. Sentences of a paragraph are counted from 1. All numbers are told, so that
### they are those of the box; $whole, $side and $most also choose a form.

## Goal

majesty-web-book-goal = A játék célja
majesty-web-book-goal-1 = Minden játékosnak birodalma van, benne { $all } épület, és körönként egy kártyával embereket hív oda. Ha mindenki elvett { $people } kártyát, a játék véget ér, és az győz, akinek a legtöbb pontja van.
majesty-web-book-goal-2 = Pontot az épületek adnak minden körben, a végén pedig a változatosság és a többségek; a sebesültek pontba kerülnek.

## People

majesty-web-book-people = Emberek
majesty-web-book-people-1 = { $deck } emberkártya van, hétféle emberrel. Minden fajtának saját épülete és saját jele van. Az első és a második szakasz kártyái ugyanannyit érnek; a második később jön, és több benne az osztott kártya.
majesty-web-book-people-2 = Az osztott kártya két embert mutat. Aki elveszi, az egyiket választja; onnantól már csak az.
majesty-web-book-table-single = Egyszerű kártyák
majesty-web-book-table-split = Osztott kártyák
majesty-web-book-column-person = Ember
majesty-web-book-column-people = A kettő közül egy
majesty-web-book-column-goes = Épülete
majesty-web-book-column-tier = { $tier }. szakasz

## Building

majesty-web-book-building = Egy épület
majesty-web-book-building-1 = Minden játékosnak ugyanazok az épületei vannak, ugyanazzal az oldallal felfelé.
majesty-web-book-see-front = { $building }; az ajtaján a saját emberének jele látható: { $who }.
majesty-web-book-see-value = Az értéke { $value }: pont a végén a legtöbb itteni emberért. Holtversenyben mindenki teljes egészében megkapja.
majesty-web-book-see-leader = A házak, amelyeknek most itt a legtöbb emberük van.
majesty-web-book-see-side = A felfelé fordított oldal, A vagy B.
majesty-web-book-see-effects = Ami akkor történik, amikor kártya kerül ide, felülről lefelé.
majesty-web-book-see-people = Az itt dolgozó emberek. A szélen lévő kis jel az osztott kártya másik fele; most nem számít.
majesty-web-book-sign-points = pont, annyi, amennyit az aranypénz mutat
majesty-web-book-sign-worker = egy munkás
majesty-web-book-sign-wounded = egy sebesült, az ispotályban

## Buildings

majesty-web-book-buildings = Mit tesznek az épületek
majesty-web-book-buildings-1 = Az itt választott oldalakkal, a birodalomban balról jobbra:

## Set-up

majesty-web-book-setup = Előkészületek
majesty-web-book-setup-1 = { $whole ->
    [yes] Mind a { $deck } kártyából egyetlen megkevert pakli lesz.
   *[no] A második szakasz { $second } kártyája megkeverve a pakli aljára kerül. Az első szakasz { $first } kártyájából { $players } játékosnál csak { $upper } kerül rá; a többi { $gone } látatlanul kikerül a játékból.
}
majesty-web-book-setup-2 = { $market } felfordított kártya lesz a piac, az első az olcsó végén. Minden játékosnak { $workers } munkása van. Hogy ki kezd, sorsolás dönti el, vagy az, aki a játékot beállítja.

## Turn

majesty-web-book-turn = Egy kör
majesty-web-book-turn-1 = Vegyél el egy kártyát a piacról.
majesty-web-book-turn-2 = Küldd az emberének épületébe.
majesty-web-book-turn-3 = Hajtsd végre, amit az épület tesz, felülről lefelé.
majesty-web-book-turn-4 = Add vissza { $places ->
    [5] az
   *[other] a
} { $places } fölötti munkásokat. A piac összezáródik, és új kártya fordul fel. Ezután a következő játékos jön.

## Take

majesty-web-book-take = Egy kártya elvétele
majesty-web-book-take-1 = A piacon { $market } kártya van. Az első, az olcsó végén, ingyenes. Egy másikért minden előtte fekvő kártyára ráteszed egy munkásodat; a legdrágább ára { $dearest } munkás. Ha nincs elég munkásod, nem veheted el.
majesty-web-book-take-2 = Az elvett kártyán fekvő munkások a tieid lesznek, de csak fizetés után: magáért ezért a kártyáért nem fizethetsz velük.

## Place

majesty-web-book-place = Az épületbe küldés
majesty-web-book-place-1 = Az ember a saját épületébe kerül. Osztott kártyán te választasz a kettő közül; csak az osztott kártya enged választást.
majesty-web-book-place-2 = Ott azonnal számít, a következő hatásokhoz is.

## Effects

majesty-web-book-effects = Hatások
majesty-web-book-effects-1 = A hatások felülről lefelé történnek, és egyik sem hagyható ki: a támadás és a gyógyítás kötelező.
majesty-web-book-effects-2 = A „kártyánként” a birodalmad minden ilyen emberét jelenti.
majesty-web-book-effects-3 = Az „akinél van” minden játékosra áll, akinek legalább egy ilyen embere van, rád is; egyszer fizet, nem emberenként.
majesty-web-book-effects-4 = A B oldalú fogadó a legnépesebb épületed embereit számolja; az ispotály nem ilyen épület. Maga a fogadó is lehet a legnépesebb.
majesty-web-book-effects-5 = A sebesültek sehol sem számítanak, hacsak egy hatás meg nem nevezi őket.

## Heal

majesty-web-book-heal = Gyógyítás
majesty-web-book-heal-1 = Aki boszorkányt küld az épületébe, gyógyít: a saját ispotálya legfelső kártyája visszatér az épületébe. Ha van sebesült, ez kötelező.
majesty-web-book-heal-2 = Az az épület, ahová visszatér, nem tesz semmit. De a kártya újra számít, a kunyhó ezután járó pontjaihoz is.
majesty-web-book-heal-3 = Az osztott kártya bármelyik épületébe visszatérhet a kettő közül, bárki volt is előtte.

## Attack

majesty-web-book-attack = Támadás és védelem
majesty-web-book-attack-1 = Aki lovagot küld az épületébe, minden ellenfelet megtámad, egymás után, a játékosok sorrendjében. Az új lovag is számít.
majesty-web-book-attack-2 = Az őrök védenek: ha egy ellenfélnek legalább annyi őre van, ahány lovagod neked van, ott semmi sem történik.
majesty-web-book-attack-3 = Ha több lovagod van, annak az ellenfélnek a bal szélső kártyája sebesül meg: a legutóbb odaküldött vagy meggyógyított, balról az első olyan épületben, ahol van ember. A kártya az ő ispotályának tetejére kerül. Csak egy kártya, akárhány lovag van is.
majesty-web-book-attack-4 = Az ispotályban egy kártya semmihez sem számít, a végén pedig pontba kerül; egy boszorkány hozza vissza.

## Exchange

majesty-web-book-exchange = Csere a B oldalú kastélyban
majesty-web-book-exchange-1 = Mielőtt a B oldalú kastély pontot ad, pontokat cserélhetsz munkásokra vagy munkásokat pontokra, egy az egyhez, akárhányat vagy semennyit; de csak az egyik irányban.
majesty-web-book-exchange-2 = Sem a pontok, sem a munkások száma nem csökkenhet nulla alá. Munkásra { $places } munkásig cserélhetsz, vagy a már meglévők számáig, mert a több úgyis visszaváltozna pontokra.

## End of a turn

majesty-web-book-end-of-turn = A kör vége
majesty-web-book-end-of-turn-1 = Legfeljebb { $places } munkást tarthatsz meg. Minden további visszakerül a készletbe { $point } pontért.
majesty-web-book-end-of-turn-2 = A piac az olcsó vége felé összezáródik; a munkások a kártyájukon maradnak. A drága végén új kártya fordul fel; a játék utolsó köre után már nem.

## End

majesty-web-book-end = A játék vége
majesty-web-book-end-1 = Ha mindenki elvett { $people } kártyát, három dolgot számolunk, ebben a sorrendben.
majesty-web-book-end-2 = Sebesültek: { $wounded } minden kártyáért az ispotályban („{ $side }” oldal).{ $most ->
    [0] { "" }
   *[other] { " " }Akinek a legtöbb sebesültje van, legalább egy, további { $most } pontot kap; holtversenyben mindenki.
} Ezután a sebesültek elhagyják a birodalmat, és semmihez sem számítanak, ami következik.
majesty-web-book-end-3 = Változatosság: számold meg az épületeket, amelyekben legalább egy ember van, az ispotályt kivéve, és szorozd meg ezt a számot önmagával. Mind a { $buildings } épület { $square } pontot ér.
majesty-web-book-end-4 = Többség: minden épület értékét az kapja, akinek ott a legtöbb embere van. Holtversenyben mindenki teljes egészében megkapja; üres épület senkinek sem hoz semmit.
majesty-web-book-end-5 = Az győz, akinek a legtöbb pontja van. Holtversenyben osztoznak a győzelmen. A megmaradt munkások semmit sem érnek.

## Variants

majesty-web-book-variants = Változatok
majesty-web-book-variants-1 = Oldalak: minden épület fekhet A vagy B oldallal felfelé, mindenkinél ugyanúgy. Az A oldal kezdőknek való. A B oldal kockázatosabb: bizonyos párosításokat jutalmaz, és a sebesültek többet nyomnak a latban.
majesty-web-book-variants-2 = Teljes pakli: mind a { $deck } kártyát együtt keverjük meg. Ekkor osztott kártyák már az elejétől jönnek, senki sem tudja, mely kártyák hiányoznak, és többet számít a véletlen.

## Sides

majesty-web-book-sides = Miben tér el az A és a B oldal
majesty-web-book-table-sides = Minden épület, mindkét oldal
majesty-web-book-worth = Értéke a végén: { $value }

## Rulings

majesty-web-book-rulings = Döntések
majesty-web-book-rulings-1 = Ahol a nyomtatott szabályok hallgatnak, mi döntöttünk, és megmondjuk, miért.

## Sources

majesty-web-book-sources = Honnan ismerjük a számokat
majesty-web-book-known-sourced = Ezen az oldalon minden szám a kártyákra vagy a kiadók szabálykönyveibe van nyomtatva.
majesty-web-book-known-reconstructed = Ezen az oldalon néhány szám rekonstruált: összhangban van mindennel, ami ismert, de nyomtatott forrás nem igazolja.
