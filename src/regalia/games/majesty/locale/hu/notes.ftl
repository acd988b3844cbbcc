### What the Majesty table explains when asked, and tells before a move is played, in Hungarian.
### $person, $card and $place come in the forms of names.ftl; $seat and $other are players; $points with a sign is text.

## Areas that keys jump to

majesty-web-area-realm = A birodalmad
majesty-web-area-market = Piac
majesty-web-area-others = A többi birodalom
majesty-web-area-confirm = Megerősítés

## What a move would bring

majesty-web-you = te
majesty-web-sees-workers = Munkások: { $sum } = { $after }
majesty-web-sees-end = a végén, ha így marad
majesty-web-sees-points = { $place }: { $sum } = { $points } pont
majesty-web-sees-earned = { $place }: { $number } munkás
majesty-web-sees-both = { $place }: { $points } pont a két emberért együtt
majesty-web-sees-all = { $place }, mindenki, akinek van ilyen embere ({ $person-lower }): { $seats }
majesty-web-sees-heal = { $card }: meggyógyul, visszakerül { $place-into }
majesty-web-sees-wounded = { $seat }: { $knights } lovag { $guards } őr ellen, elveszíti { $card-the-accusative }
majesty-web-sees-repelled = { $seat }: { $knights } lovag { $guards } őr ellen, visszaveri
majesty-web-sees-nobody = { $seat }: nincs kit megsebesíteni
majesty-web-sees-returned = { $number } fölös munkás visszamegy: { $points } pont
majesty-web-sees-final = Végső értékelés: { $points }
majesty-web-sees-answer = Gyógyítás { $person-lower }ként ({ $place-lower }): { $points } pont
majesty-web-sees-variety = Változatosság { $before }² → { $after }²: a végén { $points }
majesty-web-sees-variety-of = { $seat }: változatosság { $before }² → { $after }², a végén { $points }
majesty-web-sees-lead-mine-won = { $place }: nálad vannak a legtöbben, a végén { $points }
majesty-web-sees-lead-mine-shared = { $place }: holtversenyben nálad vannak a legtöbben, a végén { $points }
majesty-web-sees-lead-mine-lost = { $place }: már nem nálad vannak a legtöbben, a végén { $points }
majesty-web-sees-lead-theirs-won = { $place }: { $seat } vezet, a végén { $points }
majesty-web-sees-lead-theirs-shared = { $place }: { $seat } holtversenyben vezet, a végén { $points }
majesty-web-sees-lead-theirs-lost = { $place }: { $seat } már nem vezet, a végén { $points }

## What numbers and signs are

majesty-web-note-points-title = { $seat } pontjai: { $points }
majesty-web-note-points = A nagy szám a pontszám. A végén a legtöbb pont győz.
majesty-web-note-points-hidden = A pontok a játék végéig rejtve maradnak.
majesty-web-note-through = { $points }, { $other } révén ({ $card }): { $told }
majesty-web-note-workers-title = { $seat } munkásai: { $number }
majesty-web-note-workers = A fehér bábuk munkások. A piac egy kártyája annyi munkásba kerül, ahány kártya van előtte az ingyenes felé; a munkások azokra a kártyákra kerülnek, és azé lesznek, aki elveszi őket.
majesty-web-note-workers-end = A kör végén az { $places } fölötti munkások visszamennek, egyenként { $points } pontért. A játék végén megmaradtak nem érnek semmit.
majesty-web-note-people-title = { $place }: { $number } kártya
majesty-web-note-people = Az elöl lévő kártya jött utoljára. A támadás a bal szélső lakott épület elöl lévő kártyáját viszi el.
majesty-web-note-wounded = A sebesültek nem számítanak az épületükben. Aki a kunyhóba lép, meggyógyítja az elöl lévőt.
majesty-web-note-of = { $seat }: { $cards }
majesty-web-note-nobody = { $seat }: senki sincs itt
majesty-web-note-most = Most itt a legtöbben: { $seats }
majesty-web-note-most-tied = Most itt holtverseny van, mindegyikük megkapja a pontokat: { $seats }
majesty-web-note-most-none = Így senki sem kapja meg.
majesty-web-note-crowns = Az épület melletti házjelek és a többiek sorában a koronák mutatják, kinél vannak a legtöbben; az üres korona holtverseny. Minden kis sáv egy kártya; a kétszínű osztott kártya.
majesty-web-note-defence = Az őrök védenek: ha legalább annyi az őr, ahány lovagja a támadónak van, a támadás nem sikerül.
majesty-web-note-all = Rád is érvényes; mindenki csak egyszer kapja, akárhány ilyen embere van.
majesty-web-note-sides = Minden épületnek két oldala van eltérő hatással, A és B; minden birodalom ugyanazzal játszik.
majesty-web-note-price-title = Piac, { $number }. kártya az ingyenestől
majesty-web-note-price = { $cost ->
    [0] Ez a kártya ingyenes.
    [one] Ára 1 munkás, aki az előtte fekvő kártyára kerül.
   *[other] Ára { $cost } munkás: az előtte fekvő { $cost } kártyára egy-egy kerül.
}
majesty-web-note-tiers = Ⅰ: a pakli első szakasza, felül van; Ⅱ: a második, akkor jön, ha az első elfogyott.
majesty-web-note-progress = Mindenki { $all } kártyát vesz el, körönként egyet. Utána a sebesültek, a változatosság és a többségek számítanak.
majesty-web-note-last = Utolsó lépés: { $card-lower }, { $place-into }

## What happened since one’s last turn, in a line that stays in view

majesty-web-lately = { $watched ->
    [yes] Az utolsó körök
   *[no] Az utolsó köröd óta
}
majesty-web-lately-deed = { $seat } elvette { $card-the-accusative } ({ $place-lower })
majesty-web-lately-attacked = megtámad téged
majesty-web-lately-repelled = visszaverve
majesty-web-lately-mine = te { $points }
majesty-web-lately-why = { $other }: { $knights } lovag, nálad { $guards } őr. Kevés: { $card-the } a bal szélső épületedből ({ $place-lower }) az ispotályba került.
majesty-web-lately-why-not = { $other }: { $knights } lovag, nálad { $guards } őr. A támadás nem sikerült.
majesty-web-lately-why-nobody = { $other } támadott, de nem volt kit elveszítened.
majesty-web-lately-last-round = Utolsó forduló
majesty-web-lately-last-round-told = Mindenki még egy kártyát vesz el. Utána a sebesültek, a változatosság és a többségek számítanak.
majesty-web-lately-last-card = Az utolsó kártyád
majesty-web-lately-last-card-told = Ez az utolsó köröd. A megmaradt munkások nem érnek semmit.
majesty-web-lately-deck = Üres a pakli
majesty-web-lately-deck-told = Több kártya nem jön: a piacon fekvők az utolsók.

## Before a game

majesty-web-setup-sides-hint = Minden épületnek két oldala van eltérő hatással: A az első játékhoz, B annak, aki már ismeri. Minden birodalom ugyanazokkal játszik. Vegyes: minden épület oldalát a véletlen dönti el; egy épületre koppintva megfordíthatod.
majesty-web-setup-deck-hint = Két szakasz: a pakli második fele több osztott kártyát hoz. Teljes pakli: minden kártya összekeverve.
