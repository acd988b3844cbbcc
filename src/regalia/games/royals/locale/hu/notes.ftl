### Notes of the Royals table in Hungarian, and what is told so that nothing happens silently.

## Parts of the table that a key jumps to

royals-web-area-board = a térkép
royals-web-area-row = kínálat és paklik
royals-web-area-hand = a kezed
royals-web-area-turn = a teendő, a kör vége

## Cities

royals-note-city-marker = { $state ->
    [free] Aki elsőként helyez ide nemest, azonnal megkapja a jelzőt: { $points } pont.
    [covered] Egy másik ház vette el; lefordítva tartja maga előtt.
   *[taken] Itt { $holder } volt az első: { $points } pont.
}
royals-note-field = { $field ->
    [cross-field] Kereszttel jelölt városmező
   *[cathedral] Katedrális
}
royals-note-field-about = Itt állnak az átvett pozíciók száműzött nemesei: befolyást nem adnak, de az országbónuszhoz a városban még számítanak.
royals-note-field-none = Itt még senki sem áll.
royals-note-portrait = { $title } ennél az udvarnál: balra az ára kártyában, jobbra a befolyása, köztük a ház, amely birtokolja.

## What a claim or take-over brings

royals-note-leads = Átveszed a vezetést ebben az országban: { $points } pont a korszak értékelésekor.
royals-note-title-ahead = Az élre kerülsz ezen a címpontjelzőn: { $title-lower }.
royals-note-beats = { $other } elveszti a pozíciót; a nemes { $field ->
    [cross-field] a kereszttel jelölt városmezőre
   *[cathedral] a katedrálisba
} kerül.
royals-note-two-nobles = Két nemes kell hozzá, egy a városba és egy a címpontjelzőre; neked { $number } van.

## Countries

royals-note-country-marker = { $state ->
    [free] { $rank ->
        [0] Az első ház, amelynek az ország minden városában van nemese, azonnal megkapja: { $points } pont.
       *[other] A második ház, amelynek az ország minden városában van nemese, azonnal megkapja: { $points } pont.
    }
    [covered] Egy másik ház vette el; lefordítva tartja maga előtt.
   *[taken] { $holder } minden városban jelen volt egy nemessel: { $points } pont.
}
royals-note-present = Városok nemessel, összesen { $all } közül: { $houses }.
royals-note-influence = Befolyás: { $card }
royals-note-leader = { $holder } vezet: { $points } pont a korszak végén.
royals-note-second = { $holder } a második: { $points } pont.
royals-note-tie = { $by ->
    [title] Egyenlő befolyás: { $holder } címe magasabb.
   *[city] Egyenlő befolyás és cím: { $holder } városa jobb.
}
royals-note-nobody = Itt még senkinek sincs befolyása.

## Periods and piles

royals-note-periods = Egy korszak végén az országban legbefolyásosabb ház az első számot kapja, a következő a másodikat.
royals-note-period-seals = Itt a bronz számok a befolyásért járnak. Az ország címerénél a piros számok az országbónusz, ha minden városában van nemesed: a nagyobb az első házé, a kisebb a másodiké.
royals-note-period-marker = { $state ->
    [free] { $rank ->
        [0] A korszak végén ebben az országban a legtöbb befolyásért: { $points } pont.
       *[other] A korszak végén ebben az országban a második legtöbb befolyásért: { $points } pont.
    }
    [gone] Senki sem kapta meg: kikerült a játékból.
    [covered] Egy másik ház vette el; lefordítva tartja maga előtt.
   *[taken] { $holder } kapta meg: { $points } pont.
}
royals-note-year = { $when ->
    [past] Ez a korszak véget ért.
    [now] Most ezt a korszakot játsszátok.
   *[later] Ez a korszak még hátravan.
}
royals-note-ending = { $ending ->
    [turn] A korszak ezzel a körrel véget ér.
   *[round] A játék ezzel a fordulóval véget ér; minden háznak ugyanannyi köre van.
}
royals-note-intrigue = Más ház pozíciójának átvétele az árán felül { $number }, az országot mutató cselszövéskártyába kerül, királyé { $king } kártyába.
royals-web-last = { $ending ->
    [turn] utolsó kör
   *[round] utolsó forduló
}

## Cards, limits, nobles

royals-note-card = Ennek az országnak a pozícióit fizeti; ha kevés van belőle, bármely { $wild } országkártya egynek számít.
royals-note-intrigue-card = Két országának bármelyikében segít átvenni egy pozíciót; ha kevés van belőle, bármely { $wild } cselszövéskártya egynek számít.
royals-note-within = Minden kártyádat megtarthatod.
royals-note-nobles = Minden elfoglalt vagy átvett pozícióhoz kettő kell: egy a városba, egy a címpontjelzőre.
royals-note-no-nobles = Kettőnél kevesebb nemessel semmit sem lehet elfoglalni vagy átvenni.

## Titles

royals-note-title = Aki a játék végén itt a legtöbb nemessel áll: { $full } pont; két ház holtversenye: egyenként { $half }; több: semmi.
royals-note-title-leader = { $leaders ->
    [0] Itt még nincs nemes.
    [1] Vezet: { $holder }.
    [2] Holtverseny: { $holder }, egyenként { $half }.
   *[other] { $leaders } ház holtversenyben: senki sem kapná meg.
}
royals-note-house = A következő ház, amelynek minden címen van nemese, azonnal megkapja a megmaradt legmagasabb jelzőt.
royals-web-titles-shown = Címek
royals-web-scores = Pontok: { $houses }

## What is asked, and what would be silent

royals-ask-first-turn = Az első köröd: húzz { $number } kártyát. Minél előbb következik egy ház, annál kevesebbet húz az első körében; a következő körtől { $all } kártyát húzol.
royals-cards-country = { $number } országkártyát
royals-cards-intrigue = { $number } cselszövéskártyát
royals-ask-discard-now = Dobj el { $cards }: válaszd ki a kezedben, mit adsz oda.
royals-ask-then-discard = utána eldobsz { $cards }
royals-ask-too-many = El kell majd dobnod { $cards }
royals-ask-ended = { $why ->
    [nobles] A köröd véget ért: kettőnél kevesebb nemesed maradt.
   *[cards] A köröd véget ért: kártyáiddal semmit sem lehetett elfoglalni vagy átvenni.
}

## Paying

royals-pay-wild-rule = Bármely { $wild } országkártya egy hiányzót helyettesít.
royals-pay-wild-intrigue-rule = Bármely { $wild } cselszövéskártya egy hiányzót helyettesít.
royals-pay-from = eddigi birtokosa: { $other }
