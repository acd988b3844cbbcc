### The Royals table in the browser, in Hungarian. Names of cities, titles and countries come as $city, $title and
### $card, in the forms that names.ftl gives; $holder is a player's name and takes no ending; $state, $can and $step
### choose a form and are not shown.

## The map

royals-web-map-title = Regalia
royals-web-map-subtitle = A nemesi házak Európája
# Names of seas, as an old map writes them.
royals-web-sea-atlantic = Oceanus Atlanticus
royals-web-sea-north = Mare Germanicum
royals-web-sea-mediterranean = Mare Mediterraneum
# On a phone: a button that shows it all, small; others move the map under its window.
royals-web-map-whole = Az egész térkép és a címek
royals-web-map-further = { $side ->
    [west] Tovább nyugatra
    [east] Tovább keletre
    [north] Tovább északra
   *[south] Tovább délre
}
royals-web-map-hidden = { $number } lehetséges máshol

## Cities and positions

# Read aloud for a position's button.
royals-web-position = { $city }, { $title-lower }, { $state ->
    [vacant] szabad
    [mine] a tiéd
   *[held] birtokosa { $holder }
}, ára { $number } { $card-adjective } kártya{ $intrigue ->
    [0] { "" }
   *[other] { " " }és { $intrigue } cselszövéskártya
}, befolyás { $influence }{ $can ->
    [yes] , lehetséges
    [no] , nem lehetséges
   *[none] { "" }
}
royals-web-position-cost = Ára { $number } { $card-adjective } kártya; befolyás: { $influence }.
royals-web-position-holder = { $state ->
    [vacant] Szabad.
    [mine] A tiéd.
   *[held] Birtokosa: { $holder }.
}
royals-web-city-bonus = { $state ->
    [free] { $city }: { $points } pont az ott elsőként megjelenő háznak
    [covered] { $city }: { $points } pont, már elvitték
   *[taken] { $city }: { $points } pont, birtokosa { $holder }
}
royals-web-cathedral = { $nobles ->
    [0] { $city }: nincs száműzött nemes
   *[other] { $city }, száműzött nemesek: { $nobles }
}

## Countries, periods, titles, Noble Houses

royals-web-influence = { $card }, befolyás: { $houses }
royals-web-country-bonus = { $state ->
    [free] { $card }: { $points } pont, ha minden városában van nemesed
    [covered] { $card }: { $points } pont, már elvitték
   *[taken] { $card }: { $points } pont, birtokosa { $holder }
}
royals-web-periods = Korszakpontjelzők év és ország szerint: magasabb és alacsonyabb
royals-web-period-ending = A korszak ezzel a körrel ér véget, az utolsó ezzel a fordulóval.
royals-web-period-bonus = { $year }, { $card }, { $rank ->
    [0] legtöbb befolyás
   *[other] második
}: { $state ->
    [free] { $points } pont
    [gone] { $points } pont, senki sem kapta meg
    [covered] { $points } pont, már elvitték
   *[taken] { $points } pont, birtokosa { $holder }
}
royals-web-titles = Címpontjelzők
royals-web-title-marker = { $title }: a végén { $full } pont a legtöbb nemesért, két ház holtversenye esetén egyenként { $half }. { $nobles }. { $leaders ->
    [0] Most senki sem kapná meg
    [one] Vezet: { $holder }
   *[other] Holtverseny: { $holder }
}
royals-web-house = Nemesi ház
royals-web-house-about = Mind a hét címen egy-egy nemesért
royals-web-house-bonus = { $state ->
    [free] { $points } pont, ha mind a hét címen van nemesed
    [covered] { $points } pont, már elvitték
   *[taken] { $points } pont, birtokosa { $holder }
}
royals-web-house-mine = { $number } / { $all }

## Row, piles, hand

royals-web-strip = Kártyák
royals-web-market = Húzható kártyák
royals-web-row = Kínálat
royals-web-row-card = Kínálat: { $card-adjective } kártya
royals-web-pile = Húzópakli, { $number } országkártya
royals-web-intrigue-pile = Cselszövéspakli, { $number } kártya
royals-web-discards = Dobópakli, { $number } országkártya
royals-web-discards-intrigue = { $number } cselszövéskártya: { $cards }
royals-web-discards-none = Még nincs eldobott kártya.
royals-web-possible = lehetséges
royals-web-not-now = Most semmit sem lehet húzni.
royals-web-choose-first = Előbb a két gombbal válaszd ki, mit húzol.
royals-web-hand = A kezedben: { $number } országkártya, { $intrigue } cselszövéskártya
royals-web-hand-group = { $card }: { $number } kártya
royals-web-hand-empty = Nincs országkártya
royals-web-hand-pay = { $card }, { $state ->
    [in] fizetésre kijelölve
   *[out] kézben marad
}{ $can ->
    [yes] , módosítható
   *[no] { "" }
}
royals-web-limits = A kör végén kézben maradhat: { $number } országkártya, { $intrigue } cselszövéskártya
royals-web-nobles-left = { $number } megmaradt nemes

## What is asked

royals-web-ask-choose-draw = Te következel: mit húzol?
royals-web-ask-draw = Te következel: húzz { $country ->
    [0] { $intrigue } cselszövéskártyát
    [one] 1 országkártyát{ $intrigue ->
        [0] { "" }
       *[other] { " " }és 1 cselszövéskártyát
    }
   *[other] { $country } országkártyát
}.
royals-web-ask-play = { $can ->
    [yes] Te következel: foglald el vagy vedd át, ami világít, vagy fejezd be a kört.
   *[no] Semmit sem lehet elfoglalni vagy átvenni; fejezd be a kört.
}
royals-web-ask-payment = { $number ->
    [one] Ezekkel a kártyákkal fizetsz.
   *[other] Ezekkel a kártyákkal fizetsz; ha mással fizetnél, kattints a kezedben lévő kártyákra.
}
royals-web-ask-pay = Fizetés ({ $position }):
royals-web-ask-discard = Dobj el annyit, hogy legfeljebb { $number } országkártya és { $limit } cselszövéskártya maradjon.
royals-web-ask-other = { $holder } köre: { $step ->
    [choose-draw] a húzás módját választja
    [draw] húz
    [play] nemeseket helyez el
    [pay] fizet
    [discard] kártyát dob el
   *[other] befejezi a kört
}
royals-web-draw-countries = Három országkártya
royals-web-draw-intrigue = Egy országkártya és egy cselszövéskártya
royals-web-end-turn = Kör befejezése
royals-web-note-possible = Kattints a kijátszásához.

## Paying

royals-web-payment = Fizetés
royals-web-payment-brings = { $points ->
    [0] befolyás { $influence }
   *[other] befolyás { $influence }, { $points } pont
}
royals-web-payment-ways = { $wild ->
    [0] { $number } fizetési mód
   *[other] { $number } fizetési mód; { $wild } kártya dzsókernek számít
}
royals-web-confirm = Fizetés és elfoglalás
royals-web-cancel = Mégse

## The box, before somebody sits down at it

royals-web-game = Royals
royals-web-about = Küldd nemeseidet Európa udvaraiba, vedd át, ami másé, és légy első ott, ahol számít.
royals-web-facts = { $least }–{ $most } játékos, nagyjából egy óra

## What is to be done, in the bar

royals-web-step-set-out = a kártyák kirakása
royals-web-step-choose-draw = a húzás módjának kiválasztása
royals-web-step-draw = { $number } országkártya húzása
royals-web-step-draw-both = egy országkártya és egy cselszövéskártya húzása
royals-web-step-draw-intrigue = egy cselszövéskártya húzása
royals-web-step-deal-country-card = egy kártya húzása
royals-web-step-deal-intrigue-card = egy kártya húzása
royals-web-step-play = elfoglalás, átvétel vagy a kör vége
royals-web-step-pay = fizetés: { $position }
royals-web-step-discard = eldobás a kézlimitig
royals-web-step-refill = a kínálat feltöltése
royals-web-step-over = a játék véget ért

## How it is played, in the help

royals-web-how = A Royals öt mondatban
royals-web-how-1 = A körödben húzz vagy három országkártyát, vagy egy országkártyát és egy cselszövéskártyát; az első körödben többnyire kevesebbet, és csak országkártyát.
royals-web-how-2 = Ezután foglalj el pozíciókat – a városok arcképeit – az országuk kártyáival; ha ezekből kevés van, három tetszőleges országkártya ér egy megfelelőt.
royals-web-how-3 = Más ház pozícióját ugyanannyiért és egy cselszövéskártyáért veheted át; a száműzött nemes { $field ->
    [cross-field] a kereszttel jelölt városmezőre
   *[cathedral] a katedrálisba
} kerül, és ott már csak az országbónuszhoz számít.
royals-web-how-4 = Aki elsőként foglal el pozíciót egy városban, azonnal megkapja a jelzőjét; akinek egy ország minden városában vagy mind a hét címen van nemese, a legmagasabb megmaradt országbónusz- vagy nemesi ház jelzőt kapja.
royals-web-how-5 = Amikor { $ends ->
    [row-cannot-be-refilled] a kör végén a kínálatot nem lehet feltölteni
   *[pile-runs-out] a húzópakli elfogy
}, minden országban a legbefolyásosabb házak kapnak pontot; három korszak után a címek is pontot érnek, és a legtöbb pont győz.

## What is chosen before a game

royals-web-setup-edition = Kiadás
royals-web-setup-edition-2016 = Átdolgozott kiadás: a korszak akkor ér véget, amikor a húzópakli elfogy.
royals-web-setup-edition-2014 = Az első kiadás: a korszak akkor ér véget, amikor a kínálatot már nem lehet feltölteni.
royals-web-setup-row = Felfordított kártyák
royals-web-setup-board = Saját játéktábla
royals-web-setup-board-choose = Fájl kiválasztása
royals-web-setup-board-remove = Játék a nyomtatott táblán
royals-web-setup-board-empty = { $file } üres.
royals-web-setup-board-large = { $file } túl nagy ahhoz, hogy játéktábla legyen.
royals-web-setup-board-binary = { $file } nem szövegfájl.
royals-web-setup-board-lacks = { $file } nem játéktáblafájl: hiányzik belőle ez: „{ $part }”.

## What is set, in short, for lists

royals-web-told-edition = { $year }. évi kiadás
royals-web-told-row = { $number } felfordított kártya
royals-web-told-board = saját játéktábla

## How far the game is, in the bar

royals-web-bar-periods = Korszakok
royals-web-bar-pile = pakli: { $number }
royals-web-bar-pile-hint = { $ends ->
    [row-cannot-be-refilled] Amikor a kör végén a kínálatot nem lehet feltölteni a húzópakliból, a korszak véget ér.
   *[pile-runs-out] Amikor az országkártyák húzópaklija elfogy, a korszak véget ér.
}
royals-web-bar-period-past = véget ért

## What a seat has at hand

royals-web-held-hand = Országkártyák kézben
royals-web-held-intrigue = Cselszövéskártyák kézben
royals-web-held-nobles = Megmaradt nemesek

## Headings and short lines of the score sheet

royals-web-sheet-bonus-city = Városok
royals-web-sheet-bonus-country = Országok
royals-web-sheet-bonus-house = Nemesi ház
royals-web-sheet-period = Korszak: { $year }
royals-web-sheet-titles = Címek
royals-web-sheet-first = { $place }, első
royals-web-sheet-second = { $place }, második
royals-web-sheet-half = { $place }, fél jelző
