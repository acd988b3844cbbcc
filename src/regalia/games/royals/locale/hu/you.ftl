### Royals in Hungarian: what the log says to the one it is about. Each is the message of a rule in the second person;
### in royals-other-you-… the reader is the other house.

royals-you-draw-countries = Országkártyák húzását választottad.
royals-you-draw-intrigue = Egy országkártya és egy cselszövéskártya húzását választottad.
royals-you-draw-row = Elvettél egy { $card-adjective } kártyát a kínálatból.
royals-you-draw-blind = { $card-id ->
    [hidden] Húztál egy országkártyát a pakliból.
   *[other] Húztál egy { $card-adjective } kártyát a pakliból.
}
royals-you-draw-intrigue-card = { $card-id ->
    [hidden] Húztál egy cselszövéskártyát.
   *[other] Húztál egy { $card-adjective } cselszövéskártyát.
}
royals-you-pay-fitting = Kijátszottál { $number } { $card-adjective } kártyát.
royals-you-pay-wild = Dzsókerként kijátszottál { $number } { $card-adjective } kártyát.
royals-you-pay-intrigue = Kijátszottál { $number } { $card-adjective } cselszövéskártyát.
royals-you-pay-intrigue-wild = Dzsókerként kijátszottál { $number } { $card-adjective } cselszövéskártyát.
royals-you-claim = Elfoglaltad a { $title-lower } pozícióját { $city } városában.
royals-you-take-over = Átvetted a { $title-lower } pozícióját { $city } városában (eddigi birtokosa: { $other }).
royals-other-you-take-over = { $seat } átvette tőled a { $title-lower } pozícióját { $city } városában.
royals-you-beaten = A száműzött nemesed ({ $title-lower }, { $city }) { $field ->
    [cross-field] a kereszttel jelölt városmezőre
   *[cathedral] a katedrálisba
} került.
royals-you-bonus-city = Elsőként foglaltál el pozíciót { $place } városában, és megkaptad a városbónusz-jelzőt ({ $points } pont).
royals-you-bonus-country = { $place }: minden városban jelen vagy egy nemessel, és megkaptad { $number ->
    [0] a magasabb
   *[other] az alacsonyabb
} országbónusz-jelzőt ({ $points } pont).
royals-you-bonus-house = Minden címpontjelzőn jelen vagy egy nemessel, és kaptál egy nemesi ház bónuszjelzőt ({ $points } pont).
royals-you-turn-end = Befejezted a körödet.
royals-you-discard = Eldobtál egy { $card-adjective } kártyát.
royals-you-discard-intrigue = Eldobtál egy { $card-adjective } cselszövéskártyát.
royals-you-period-first = { $place }, { $year }: első lettél, és megkaptad a magasabb korszakpontjelzőt ({ $points } pont).
royals-you-period-second = { $place }, { $year }: második lettél, és megkaptad az alacsonyabb korszakpontjelzőt ({ $points } pont).
royals-you-period-tie-title = { $place }: a te befolyásod és { $other } befolyása egyenlő; a magasabb cím a te javadra döntött.
royals-other-you-period-tie-title = { $place }: { $seat } befolyása és a tiéd egyenlő; a magasabb cím { $seat } javára döntött.
royals-you-period-tie-city = { $place }: a te befolyásod és legmagasabb címed egyenlő { $other } befolyásával és címével; a jobb város a te javadra döntött.
royals-other-you-period-tie-city = { $place }: { $seat } befolyása és legmagasabb címe egyenlő a tiéddel; a jobb város { $seat } javára döntött.
royals-you-title-full = Megkaptad a { $place-lower } címpontjelzőjét, mert ott a legtöbb nemes a tiéd ({ $points } pont).
royals-you-title-half = Holtversenyben állsz a { $place-lower } címpontjelzőjén (a másik ház: { $other }); megkaptad a jelző felét ({ $points } pont).
royals-other-you-title-half = { $seat } holtversenyben áll veled a { $place-lower } címpontjelzőjén; { $seat } megkapta a jelző felét ({ $points } pont).
royals-you-end = A játékot { $number } ponttal zártad.
