### A Majesty asztala mondatokban, a szöveges módhoz és a terminálhoz; hogy mi micsoda, az angol fájl mondja meg.

majesty-text-market = Piac
majesty-text-step-take = Vegyél el egy kártyát.
majesty-text-step-heal = Válaszd ki, hová kerüljön a meggyógyított sebesült.
majesty-text-step-exchange = Cserélj pontokat és munkásokat, vagy ne.
majesty-text-market-card = { $number }: { $card }, { $price ->
    [0] ingyen
   *[other] { $price } munkás
}{ $found ->
    [0] { "" }
   *[other] , { $found } munkás van rajta
}.
majesty-text-deck = A pakliban: { $upper } az első szakaszból, majd { $lower } a másodikból.
majesty-text-round = { $round }. kártya, összesen { $all }.

majesty-text-realm = { $mine ->
    [yes] A birodalmad
   *[no] { $seat } birodalma
}
majesty-text-holds = { $known ->
    [yes] { $points } pont
   *[no] Rejtett pontszám
}, { $workers } munkás.
majesty-text-building = { $building }: { $number ->
    [0] senki
   *[other] { $people }
}{ $leads ->
    [alone] ; itt a legtöbb
    [tied] ; itt a legtöbb, holtversenyben
   *[no] { "" }
}.
majesty-text-person = { $card-id ->
    [wounded] sebesült
   *[other] { $card }
}
majesty-text-variety = Változatosság a végén: { $number } épületben van ember, négyzetre emelve { $points } pont.

majesty-text-buildings = Mit tesznek az épületek
majesty-text-does = { $building }, „{ $side }” oldal: { $effects }{ $value ->
    [0] { "" }
   *[other] { " " }A végén a legtöbb itteni emberért: { $value } pont.
}
majesty-text-does-heal = Gyógyítás: az ispotályod legfelső kártyája visszatér az épületébe.
majesty-text-does-attack = Támadás: minden birodalomból, ahol kevesebb az őr, mint nálad a lovag, a bal szélső kártya az ottani ispotályba kerül.
majesty-text-does-exchange = Pontok és munkások cseréje, egy az egyhez.
majesty-text-does-points = { $points } pont kártyánként: { $people }.
majesty-text-does-wounded = A játék végén { $points } pont minden sebesültért.
majesty-text-does-workers = { $number } munkás kártyánként: { $people }.
majesty-text-does-largest = Minden { $person-lower } után { $points } pont a legnépesebb épületed minden emberéért.
majesty-text-does-both = { $points } pont, ha mindkettő megvan nálad: { $people }.
majesty-text-does-all = Minden játékos, akinél van legalább egy { $person-lower }, { $points } pontot kap.

majesty-brings-heal = gyógyulás: { $card-lower } ({ $place-lower })
majesty-brings-attack-wounded = { $seat } sebesültje: { $card-lower }
majesty-brings-attack-repelled = { $seat } visszaveri a támadást
majesty-brings-attack-nobody = { $seat }: nincs kit megsebesíteni
majesty-brings-building-workers = { $number } munkás
