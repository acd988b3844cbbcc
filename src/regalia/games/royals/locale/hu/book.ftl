### The rules page of Royals in Hungarian. Sentences of a paragraph are counted from 1. All numbers are told, so that
### they are those of the edition and the board; $ends, $field, $tie, $starts and $own choose a form and are not shown.

## Goal

royals-web-book-goal = A játék célja
royals-web-book-goal-1 = Minden játékos egy 17. századi nemesi házat vezet. { $periods } korszakon át ({ $years }) nemeseket helyezel el { $countries } ország { $cities } városában, és átveszed, ami másé. Az győz, akinek a végén a legtöbb pontja van.
royals-web-book-goal-2 = Minden pontot jelzők adnak; az asztalon ezek viaszból vannak, rajtuk a számmal: a korszakoké bronzszínű, minden másé piros. Ötféle van:
royals-web-book-scores-city = Városbónusz: azonnal, az első háznak, amely nemest helyez egy városba.
royals-web-book-scores-country = Országbónusz: azonnal, ha egy ország minden városában van nemesed; a képen: { $card }.
royals-web-book-scores-house = Nemesi ház bónusz: azonnal, ha mind a { $titles } címen van nemesed.
royals-web-book-scores-period = Korszakpontjelzők: minden korszak végén egy ország legnagyobb és második legnagyobb befolyásáért.
royals-web-book-scores-title = Címpontjelzők: a játék végén egy cím legtöbb nemeséért.

## City

royals-web-book-city = Városok és pozíciók
royals-web-book-city-1 = A térképen { $positions } pozíció van. Egy pozíció egy cím egy városban; akié, annak nemese áll az arcképen. Egy városban egy vagy két pozíció van.
royals-web-book-see-name = A város: { $city }. A kerete az országa színét viseli; itt: { $card }.
royals-web-book-see-bonus = A városbónusz: { $bonus }. Ha már elvitték, a jelzőn a birtokos ház jele látszik.
royals-web-book-see-title = Az arckép a cím jelével, itt: { $title-lower }.
royals-web-book-see-cost = Az ára { $card-adjective } kártyákban: { $cost }.
royals-web-book-see-noble = A birtokos ház nemese. A szaggatott kör azt jelenti, hogy a pozíció szabad.
royals-web-book-see-influence = A befolyás, amelyet egy pozíció az országában ad; itt: { $influence }.
royals-web-book-see-cathedral = { $field ->
    [cross-field] A kereszttel jelölt városmező: itt maradnak a száműzött nemesek.
   *[other] A katedrális: itt maradnak a száműzött nemesek.
}
royals-web-book-table-cities = Minden város
royals-web-book-table-countries = Amit egy ország hoz: első és második jelző
royals-web-book-column-country = Ország
royals-web-book-column-city = Város
royals-web-book-column-positions = Pozíciók
royals-web-book-column-city-bonus = Városbónusz
royals-web-book-column-country-bonus = Országbónusz
royals-web-book-column-period = Minden korszak

## Titles

royals-web-book-titles = Címek
royals-web-book-titles-1 = { $titles } cím van, és mindegyiknek van egy címpontjelzője a térkép mellett. Aki elfoglal egy pozíciót, egy második nemest is tesz a címe jelzőjére. Az a végéig ott marad, akkor is, ha maga a pozíció elvész.
royals-web-book-titles-2 = A befolyás a pozíció országában számít, a korszakpontjelzőkhöz. A címpontjelzőket a játék végén értékeljük.
royals-web-book-table-titles = Címek alulról felfelé
royals-web-book-column-title = Cím
royals-web-book-column-cost = Ára kártyában
royals-web-book-column-influence = Befolyás
royals-web-book-column-full = Jelző: legtöbb nemes
royals-web-book-column-half = Két ház holtversenye, egyenként

## Cards

royals-web-book-cards = Kártyák
royals-web-book-cards-1 = Országkártyákkal az adott ország pozícióit fizeted ki. Nem mindegyik van játékban: a játékosok számától függ, mennyit kell kivenni.
royals-web-book-cards-2 = Cselszövéskártya az átvételhez kell. Mindegyik két országot mutat, és bármelyikükhöz használható; minden országpárból { $pair } van.
royals-web-book-table-cards = Országkártyák, { $edition }. évi kiadás, játékosok: { $players }
royals-web-book-column-all = Összesen
royals-web-book-cards-box = A dobozban
royals-web-book-cards-removed = Kivéve
royals-web-book-cards-play = Játékban

## Set-up

royals-web-book-setup = Előkészületek
royals-web-book-setup-1 = Az országkártyákból megkevert húzópakli lesz; { $row } kártya felfordítva mellé kerül, ez a kínálat. A cselszövéskártyák külön paklit alkotnak. Senkinek sincs még kártya a kezében.
royals-web-book-setup-2 = Minden háznak { $nobles } fa nemese van. Nemesi ház bónuszjelzők a játékban: { $houses }.
royals-web-book-setup-3 = A nyomtatott szabályok szerint a { $starts ->
    [youngest] legfiatalabb
   *[oldest] legidősebb
} játékos kezd; itt az dönt, aki a játékot beállítja, vagy a sorsolás.

## A turn

royals-web-book-turn = Egy kör
royals-web-book-turn-1 = Először kártyát húzol; ez kötelező.
royals-web-book-turn-2 = Aztán pozíciókat foglalsz el vagy veszel át, ahányat ki tudsz fizetni, vagy egyet sem; akár már az első körödben.
royals-web-book-turn-3 = A kör végén eldobod, ami a kézlimit fölött van, és a kínálat feltöltődik. Ezután a következő ház jön.
royals-web-book-turn-4 = Mindig csak az tehető meg, ami az adott lépéshez tartozik; az asztalon ez világít.

## Draw

royals-web-book-draw = Húzás
royals-web-book-draw-1 = Az első körödben csak országkártyát húzol, a legtöbb ház kevesebbet, mint később: hogy mennyit, az a sorrendtől függ. Az itt választott játékosszámnál: { $first }. A kezdő választhat először a térképen, ezért kap kevesebbet.
royals-web-book-draw-2 = A második körödtől előbb választasz két lehetőség közül, csak azután húzol: vagy { $draw } országkártyát; vagy { $beside } országkártyát és { $intrigue } cselszövéskártyát, tetszőleges sorrendben.
royals-web-book-draw-3 = Minden országkártya a felfordított kínálatból vagy látatlanban a húzópakliból jön; a kettő keverhető. Minden kártyát látsz, mielőtt a következőt választod. A kínálat csak a köröd végén töltődik fel. A cselszövéskártyát mindig látatlanban húzod.
royals-web-book-draw-4 = { $ends ->
    [row] Ebben a kiadásban a húzópakli kör közben üres is lehet. Akkor nem lehet belőle húzni; a kínálat mindig elég.
   *[pile] Ha a húzópakli húzás közben elfogy, a dobópakli azonnal megkeverve új húzópakli lesz, és folytatod a húzást.
}
royals-web-book-table-first = Országkártyák az első körben, a sorrend szerint
royals-web-book-column-house = { $number }.

## Claim

royals-web-book-claim = Pozíció elfoglalása
royals-web-book-claim-1 = Egy szabad pozícióért annyi országkártyát dobsz el az országából, amennyi az ára. Egy nemest az arcképére teszel, egy másikat a címe jelzőjére.
royals-web-book-claim-2 = Minden pozícióhoz tehát két nemes kell. Az a ház, amelynek kettőnél kevesebb nemese maradt, nem foglalhat el és nem vehet át semmit.
royals-web-book-claim-3 = Az ezzel megszerzett bónuszokat azonnal megkapod.

## Take over

royals-web-book-take-over = Pozíció átvétele
royals-web-book-take-over-1 = Másik ház pozícióját ugyanannyi országkártyáért és még { $takeover }, az országot mutató cselszövéskártyáért veheted át; királyhoz { $king } kell. A saját pozícióját senki sem veheti át.
royals-web-book-take-over-2 = A száműzött nemes { $field ->
    [cross-field] a kereszttel jelölt városmezőre
   *[other] a város katedrálisába
} kerül, és ott marad. Befolyást már nem ad, de az országbónuszhoz még számít. Társa a címpontjelzőn is a helyén marad.
royals-web-book-take-over-3 = Az átvétel nem hoz városbónuszt: azt csak a város első háza kapja.

## Wild

royals-web-book-wild = Dzsókerek
royals-web-book-wild-1 = Ha kevesebb kártyád van az országból, mint amennyi a pozíció ára, bármely { $wild } országkártya egynek számít, akárhányszor. Te döntöd el, hány megfelelő kártyát adsz le önmagaként; a keresett ország kártyái is lehetnek a helyettesítők között.
royals-web-book-wild-2 = Ugyanígy bármely { $plotswild } cselszövéskártya egynek számít, ha kevesebb megfelelő van nálad, mint amennyi kell.
royals-web-book-wild-3 = Ha van elég megfelelő kártyád, azokkal fizetsz; olyankor nincs dzsóker.

## End of the turn

royals-web-book-end-of-turn = A kör vége
royals-web-book-end-of-turn-1 = { $limit } országkártyát és { $plots } cselszövéskártyát tarthatsz meg. Ami ezen felül van, egyenként eldobod; te választod ki, melyiket. Kör közben több is lehet nálad.
royals-web-book-end-of-turn-2 = Ezután a kínálat a húzópakliból { $row } kártyára töltődik fel.
royals-web-book-end-of-turn-3 = Ha a cselszövéspakli elfogy, az eldobott cselszövéskártyákból új, megkevert pakli lesz.

## Bonuses

royals-web-book-bonuses = Azonnal járó bónuszok
royals-web-book-bonuses-1 = Város: az első ház, amely valaha is nemest helyez a város egyik arcképére, megkapja a város jelzőjét.
royals-web-book-bonuses-2 = Ország: az a ház, amelynek az ország minden városában van nemese, megkapja a legmagasabb megmaradt országbónusz-jelzőt. Az arcképen álló és a száműzött nemesek is számítanak. Minden országban két háznak sikerülhet; egy ház ott legfeljebb egy jelzőt kap.
royals-web-book-bonuses-3 = Nemesi ház: az a ház, amelynek mind a { $titles } címpontjelzőn van nemese, megkapja a legmagasabb megmaradt nemesi ház bónuszjelzőt; házanként legfeljebb egyet. Játékban vannak: { $houses }.
royals-web-book-bonuses-4 = Ha egy nemes többet is szerez, a sorrend: város, ország, nemesi ház.

## Period

royals-web-book-period = A korszak vége
royals-web-book-period-1 = { $ends ->
    [row] A korszak azzal a körrel ér véget, amelynek végén a kínálatot már nem lehet feltölteni. A kínálat megkapja, ami maradt, a dobópakli lesz az új húzópakli, és a kínálat kiegészül. Üres húzópakli a teljes kínálat mellett nem vet véget a korszaknak.
   *[pile] A korszak azzal a körrel ér véget, amelyben a húzópakli elfogy, akár húzással, akár a kínálat feltöltésével. A dobópakli azonnal megkeverve új húzópakli lesz, és a kör folytatódik.
}
royals-web-book-period-2 = Az utolsó kivételével minden korszakot rögtön e kör után értékelünk, és a következő ház folytatja. Az utolsóban a forduló végéig játszunk, hogy minden háznak ugyanannyi köre legyen; csak azután értékelünk.
royals-web-book-period-3 = Az értékelés országonként történik. Minden ház összeadja ottani pozícióinak befolyását; a száműzött nemesek nem számítanak. A legnagyobb befolyású ház a korszak magasabb jelzőjét kapja, a második az alacsonyabbat.
royals-web-book-period-4 = Befolyás nélkül nem jár semmi. Ha egy országban csak egy háznak van befolyása, az alacsonyabb jelző kikerül a játékból.

## Ties

royals-web-book-ties = Holtverseny
royals-web-book-ties-1 = Egy országban a korszak végén: a holtversenyben lévők közül az áll elöl, akinek az adott országban a legmagasabb címe van arcképen (az a magasabb, amelyik drágább). Ha ez is egyenlő, az, akinek ezzel a címmel magasabb bónuszú városa van. Aki az első helyért vívott holtversenyben alulmarad, második lesz, és az alacsonyabb jelzőt kapja.
royals-web-book-ties-2 = Egy címnél a játék végén: ha pontosan két háznak van a legtöbb nemese, mindkettő a fél értéket kapja. Háromnál vagy többnél senki sem kap semmit.
royals-web-book-ties-3 = { $tie ->
    [highest] A győzelemért: egyenlő pontszámnál az győz, akinek a legmagasabb egyetlen jelzője van. Ha ez is egyenlő, osztoznak a győzelmen.
   *[all] A győzelemért: egyenlő pontszámnál a jelzőket a legmagasabbtól lefelé hasonlítjuk össze; az első magasabb dönt. Ha mind egyenlő, osztoznak a győzelmen.
}

## End

royals-web-book-end = A játék vége
royals-web-book-end-1 = Az utolsó korszak után minden címet értékelünk, alulról felfelé: a teljes értéket az a ház kapja, amelynek a legtöbb nemese van a jelzőn. Az a cím, amelyen nincs nemes, semmit sem hoz.
royals-web-book-end-2 = Ezután összeadjuk az összes jelzőt, és az győz, akinek a legtöbb pontja van. Az utolsó kör után már nem fordítunk fel kártyát.

## Hands

royals-web-book-hands = Amit a többiek tudnak
royals-web-book-hands-1 = A kézben lévő kártyák titkosak, de nem egészen: mindenki látja, hány országkártyád és cselszövéskártyád van, melyiket vetted el a kínálatból, és melyikkel fizettél vagy melyiket dobtad el. A látatlanban húzottakat csak te ismered. Az asztal mutatja, ami tudható, és emlékszik rá helyetted.
royals-web-book-hands-2 = Mindenki látja, ki melyik jelzőt kapja. A pontok összege a végéig rejtve marad, hacsak a játék beállításakor másként nem döntenek.

## Variants

royals-web-book-variants = Változatok
royals-web-book-variants-1 = { $edition ->
    [2014] Ebben a kiadásban a kínálat mindig { $row } kártya; a 2016-osban négy kártyából álló kínálat is választható, amely több választást ad, és könnyebb.
   *[other] A kínálat három helyett négy kártyából is állhat: több a választás, és könnyebb a játék. Itt { $row } kártyából áll.
}
royals-web-book-variants-2 = { $own ->
    [yes] Ennél az asztalnál saját táblán játszanak: „{ $board }”. Ez az oldal annak városait és számait mutatja.
   *[no] Akinek megvan a nyomtatott játék, annak a tábláján is játszhat, vagy egy sajáton: a játéktáblafájlt a játék beállításakor kell kiválasztani.
}

## Editions

royals-web-book-editions = Miben térnek el a kiadások
royals-web-book-editions-1 = Ez az oldal a { $edition }. évi kiadásról szól. Ami itt nem szerepel, mindkettőben ugyanaz.
royals-web-book-table-editions = Mindkét kiadás, játékosok: { $players }
royals-web-book-row-publisher = Kiadó
royals-web-book-row-cards = Országkártyák
royals-web-book-row-removed = Ebből kivéve, ugyanebben a sorrendben
royals-web-book-row-first = Kártyák az első körben
royals-web-book-row-houses = Nemesi ház bónuszjelzők
royals-web-book-row-row = Kártyák a kínálatban
royals-web-book-row-field = A száműzött nemesek helye
royals-web-book-row-starts = A szabálykönyv szerint kezd
royals-web-book-row-ends = A korszak véget ér, ha
royals-web-book-row-tie = A győzelemért vívott holtversenyt eldönti
royals-web-book-is-cross-field = a kereszttel jelölt városmező
royals-web-book-is-cathedral = a város katedrálisa
royals-web-book-is-the-youngest = a legfiatalabb
royals-web-book-is-the-oldest = a legidősebb
royals-web-book-is-row-cannot-be-refilled = a kínálat nem tölthető fel
royals-web-book-is-pile-runs-out = a húzópakli elfogy
royals-web-book-is-highest-marker = a legmagasabb egyetlen jelző
royals-web-book-is-markers-from-the-highest-down = az összes jelző, a legmagasabbtól lefelé

## Rulings

royals-web-book-rulings = Döntések
royals-web-book-rulings-1 = Ahol a nyomtatott szabályok hallgatnak vagy ellentmondanak egymásnak, mi döntöttünk, és megmondjuk, miért.

## Sources

royals-web-book-sources = Honnan ismerjük a számokat
royals-web-book-sources-1 = { $own ->
    [yes] Ennek a táblának a számai ebből a fájlból jönnek: „{ $board }”; kis kérdőjel áll ott, ahol maga a fájl mondja, hogy egy érték rekonstruált.
   *[no] Nem minden ismert nyilvánosan, ami a táblára van nyomtatva. Kis kérdőjel áll a tábla minden olyan neve és száma mellett, amelyet mi rekonstruáltunk, összhangban mindennel, ami ismert; ami mellett nincs, az nyilvános forrásokban szerepel. Hogy a két kiadás táblája azonos-e, nem tudni.
}
royals-web-book-sources-2 = Minden más a szabálykönyvekben van kinyomtatva:
royals-web-book-known-2014 = { $edition }. évi kiadás ({ $publisher }): az olasz szabálykönyv német rövid szabállyal, és a magyar.
royals-web-book-known-2016 = { $edition }. évi kiadás ({ $publisher }): az angol és az orosz szabálykönyv.
