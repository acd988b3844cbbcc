### A Royals asztala mondatokban, a szöveges módhoz és a terminálhoz; hogy mi micsoda, az angol fájl mondja meg.

royals-text-period = Korszak
royals-text-period-now = { $year } korszaka, { $round }. forduló.
royals-text-period-ending = A korszak ezzel a körrel ér véget, az utolsó ezzel a fordulóval.

royals-text-step-choose-draw = Válaszd ki, mit húzol.
royals-text-step-draw = { $country ->
    [0] Húzz egy cselszövéskártyát.
    [one] { $intrigue ->
        [0] Húzz 1 országkártyát.
       *[other] Húzz 1 országkártyát és egy cselszövéskártyát.
    }
   *[other] Húzz { $country } országkártyát.
}
royals-text-step-play = Foglalj el vagy vegyél át egy pozíciót, vagy fejezd be a kört.
royals-text-step-pay = Fizess ezért: { $city }, { $title-lower }.
royals-text-step-discard = Dobj el kártyákat a kézlimitig.

royals-text-hand = A kezed
royals-text-hand-cards = { $number ->
    [0] Nincs országkártyád.
   *[other] Országkártyák, { $number }: { $cards }.
}
royals-text-hand-intrigue = { $number ->
    [0] Nincs cselszövéskártyád.
   *[other] Cselszövéskártyák, { $number }: { $cards }.
}
royals-text-limits = A kör végén kézben maradhat: { $number } országkártya, { $intrigue } cselszövéskártya.
royals-text-count = { $number } { $card-adjective }
royals-text-cards = { $cards }

royals-text-row = Húzható kártyák
royals-text-row-cards = { $number ->
    [0] A kínálat üres.
   *[other] Kínálat: { $cards }.
}
royals-text-piles = Országkártyák a húzópakliban: { $number }. Cselszövéskártyák a pakliban: { $intrigue }.
royals-text-discards = { $number ->
    [0] Még nincs eldobott országkártya.
   *[other] Eldobott országkártyák: { $cards }.
}

royals-text-country = { $country }
royals-text-influence = Befolyás: { $seats }.
royals-text-seat-number = { $seat }: { $number }
royals-text-strongest = A magasabb korszakpontjelzőt most { $seat } kapná.
royals-text-city = { $city }, { $state ->
    [free] { $points } pont az első háznak
    [covered] a jelzőt már elvitték
   *[taken] a jelző birtokosa { $holder }
}: { $positions }.
royals-text-position = { $title-lower }, { $state ->
    [vacant] szabad
   *[held] birtokosa { $holder }
}
royals-text-beaten = Száműzött nemesek, { $city }: { $seats }.
royals-text-country-bonus = Ha minden városban van nemesed: { $markers }.
royals-text-period-bonus = { $year }, legtöbb befolyás és második: { $markers }.
royals-text-marker = { $points } pont, { $state ->
    [free] szabad
    [gone] senki sem kapta meg
    [covered] már elvitték
   *[taken] birtokosa { $holder }
}

royals-text-titles = Címek
royals-text-title = { $title }: ára { $cost }, befolyás { $influence }; a végén { $full } pont a legtöbb nemesért, két ház holtversenye esetén egyenként { $half }. Nemesek: { $seats }. { $leaders ->
    [0] Most senki sem kapná meg.
    [one] Vezet: { $holder }.
   *[other] Holtverseny: { $holder }.
}
royals-text-house-bonus = Nemesi ház, ha minden címen van nemesed: { $markers }.

royals-text-houses = Házak
royals-text-house = { $seat }: { $number } országkártya, { $intrigue } cselszövéskártya, { $nobles } megmaradt nemes.
royals-text-house-seen = { $seat } mindenki szeme láttára elvett kártyái: { $cards }.
