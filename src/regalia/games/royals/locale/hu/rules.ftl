### Royals in Hungarian: what the game log says of an event, and what a player is told of a move that is refused.
### Every key of regalia.games.royals.keys has one message, '.' and '_' written as '-'.
###
### Names come ready to be shown: $seat and $other (houses) take no article and no ending; $place, $card, $city and
### $title come in the forms that names.ftl gives, cities only as they are. $number and $points are numbers; a word
### after a number stays singular, and no article stands before one. A $card-id "hidden" is a card the reader may not
### see.

## Why a move is not possible

# Not the move that is asked for.
royals-refused-not-now = Ezt most nem lehet; válassz a lehetséges lépések közül.

# Claiming and taking over.
royals-refused-no-position = Ebben a városban csak egy pozíció van; válaszd azt.
royals-refused-own-position = Egy ház nem veheti át a saját pozícióját; válassz egy szabadot vagy egy olyat, amely másik házé.
royals-refused-too-few-nobles = Kettőnél kevesebb megmaradt nemessel egy ház nem foglalhat el és nem vehet át pozíciót; fejezd be a kört.
royals-refused-too-few-cards = Ez a pozíció többe kerül, mint amennyit a kezedben lévő kártyák fedeznek: minden szükséges kártya az adott országé legyen, vagy ha abból kevés van, három tetszőleges országkártya.
royals-refused-too-few-intrigue = Az átvételhez az országot mutató cselszövéskártya is kell, királyhoz kettő; ha ezekből kevés van, bármely két cselszövéskártya egynek számít.

# Drawing.
royals-refused-not-in-row = Ennek az országnak nincs kártyája a kínálatban; vegyél el egy ott lévőt, vagy húzz a húzópakliból, amíg van benne kártya.
royals-refused-no-country-draw = Ebben a körben már felhúztad az országkártyáidat; húzz cselszövéskártyát.
royals-refused-no-intrigue-draw = Ebben a körben már nem húzhatsz cselszövéskártyát; húzz országkártyát.
royals-refused-pile-empty = Az üres húzópakliból nem lehet húzni; vegyél el egy kártyát a kínálatból.

# Paying.
royals-refused-pays-too-little = Ebből a kártyából ennyi kevés: a többi kártyád nem fedezné a hátralévő árat; adj le belőle többet.
royals-refused-pays-too-much = Nem fizethetsz több kártyával, mint amennyi szükséges, és mint amennyi a kezedben van; adj le ebből kevesebbet.

# Discarding at the end of the turn.
royals-refused-not-held = Csak kézben lévő kártyát lehet eldobni; válassz egyet a meglévők közül.
royals-refused-within-limit = Ezek a kártyák nem lépik túl a kézlimitet (12 országkártya, 4 cselszövéskártya); a másik fajtából dobj el.

## What happened

# Cards turned up and drawn.
royals-row = Egy { $card-adjective } kártya került a kínálatba.
royals-draw-countries = { $seat } három országkártya húzását választotta.
royals-draw-intrigue = { $seat } egy országkártya és egy cselszövéskártya húzását választotta.
royals-draw-row = { $seat } elvett egy { $card-adjective } kártyát a kínálatból.
royals-draw-blind = { $card-id ->
    [hidden] { $seat } húzott egy országkártyát a húzópakliból.
   *[other] { $seat } húzott egy { $card-adjective } kártyát a húzópakliból.
}
royals-draw-intrigue-card = { $card-id ->
    [hidden] { $seat } húzott egy cselszövéskártyát.
   *[other] { $seat } húzott egy { $card-adjective } cselszövéskártyát.
}

# Piles made anew.
royals-shuffle = A megkevert dobópakli lett az új húzópakli: { $number } országkártya.
royals-shuffle-intrigue = A megkevert dobópakli lett az új húzópakli: { $number } cselszövéskártya.

# Payments.
royals-pay-fitting = { $seat } kijátszott { $number } { $card-adjective } kártyát.
royals-pay-wild = { $seat } dzsókerként kijátszott { $number } { $card-adjective } kártyát.
royals-pay-intrigue = { $seat } kijátszott { $number } { $card-adjective } cselszövéskártyát.
royals-pay-intrigue-wild = { $seat } dzsókerként kijátszott { $number } { $card-adjective } cselszövéskártyát.

# Nobles placed and beaten.
royals-claim = { $seat } elfoglalta a { $title-lower } pozícióját { $city } városában.
royals-take-over = { $seat } átvette a { $title-lower } pozícióját { $city } városában (eddigi birtokosa: { $other }).
royals-beaten = { $seat } száműzött nemese ({ $title-lower }, { $city }) { $field ->
    [cross-field] a kereszttel jelölt városmezőre
   *[cathedral] a katedrálisba
} került.

# Bonuses, taken at once. In the country bonus $number 0 is the high marker, 1 the low one.
royals-bonus-city = { $seat } elsőként foglalt el pozíciót { $place } városában, és megkapta a városbónusz-jelzőt ({ $points } pont).
royals-bonus-country = { $place }: { $seat } minden városban jelen van egy nemessel, és megkapta { $number ->
    [0] a magasabb
   *[other] az alacsonyabb
} országbónusz-jelzőt ({ $points } pont).
royals-bonus-house = { $seat } mind a hét címpontjelzőn jelen van egy nemessel, és kapott egy nemesi ház bónuszjelzőt ({ $points } pont).

# The end of a turn.
royals-turn-end = { $seat } befejezte a körét.
royals-discard = { $seat } eldobott egy { $card-adjective } kártyát.
royals-discard-intrigue = { $seat } eldobott egy { $card-adjective } cselszövéskártyát.

# The end of a period. $place is its year; in the not-awarded message $number 0 is the high marker, 1 the low one.
royals-period-ends = { $ends ->
    [row-cannot-be-refilled] A kínálatot nem lehet feltölteni
   *[pile-runs-out] Elfogyott az országkártyák húzópaklija
}: ezzel a körrel véget ér a korszak ({ $place }).
royals-period-last-round = { $ends ->
    [row-cannot-be-refilled] A kínálatot nem lehet feltölteni
   *[pile-runs-out] Elfogyott az országkártyák húzópaklija
}: ez a korszak ({ $place }) és a játék utolsó fordulója.
royals-period-first = { $place }, { $year }: { $seat } lett az első, és megkapta a magasabb korszakpontjelzőt ({ $points } pont).
royals-period-second = { $place }, { $year }: { $seat } lett a második, és megkapta az alacsonyabb korszakpontjelzőt ({ $points } pont).
royals-period-tie-title = { $place }: { $seat } és { $other } befolyása egyenlő; a magasabb cím { $seat } javára döntött.
royals-period-tie-city = { $place }: { $seat } és { $other } befolyása és legmagasabb címe egyenlő; a jobb város { $seat } javára döntött.
royals-period-not-awarded = { $number ->
    [0] { $place }: a magasabb korszakpontjelzőt senki sem kapta meg, és kikerült a játékból.
   *[other] { $place }: az alacsonyabb korszakpontjelzőt senki sem kapta meg, és kikerült a játékból.
}

# The end of the game. In the not-awarded message $number is how many houses were tied for the most nobles.
royals-title-full = { $seat } megkapta a { $place-lower } címpontjelzőjét, mert ott a legtöbb nemes az övé ({ $points } pont).
royals-title-half = { $seat } és { $other } holtversenyben áll a { $place-lower } címpontjelzőjén; { $seat } megkapta a jelző felét ({ $points } pont).
royals-title-not-awarded = { $number ->
    [0] A { $place-lower } címpontjelzőjén nincs nemes, így senki sem kapta meg.
   *[other] A { $place-lower } címpontjelzőjén { $number } ház áll holtversenyben, így senki sem kapta meg.
}
royals-end = { $seat } a játékot { $number } ponttal zárta.

# What a move does, told before it is played.
royals-move-draw-countries = Csak országkártyák húzása.
royals-move-draw-intrigue = Egy országkártya és egy cselszövéskártya húzása.
royals-move-take = Egy { $card-adjective } kártya elvétele a kínálatból.
royals-move-blind = Egy országkártya húzása a húzópakliból.
royals-move-intrigue = Egy cselszövéskártya húzása.
royals-move-claim = A { $title-lower } pozíciójának elfoglalása { $city } városában { $cost } { $country-adjective } kártyáért; { $influence } befolyáspontot ad.
royals-move-take-over = A { $title-lower } pozíciójának átvétele { $city } városában (eddigi birtokosa: { $other }) { $cost } { $country-adjective } kártyáért és { $intrigue } { $country-adjective } cselszövéskártyáért; { $influence } befolyáspontot ad.
royals-move-end-turn = A kör befejezése további kártyák kijátszása nélkül.
royals-move-fitting = { $number ->
        [0] Fizetés csak dzsókerekkel.
       *[other] Fizetés { $number } { $card-adjective } kártyával, a többi dzsókerekkel.
    }
royals-move-wild = { $number ->
        [0] Egyetlen { $card-adjective } kártya sem dzsókerként.
       *[other] { $number } { $card-adjective } kártya kijátszása dzsókerként.
    }
royals-move-fitting-intrigue = { $number ->
        [0] A cselszövés fizetése csak dzsókerekkel.
       *[other] Fizetés { $number } megfelelő cselszövéskártyával, a többi dzsókerekkel.
    }
royals-move-fitting-pair = { $number ->
        [0] Fizetés { $card-adjective } cselszövéskártya nélkül.
       *[other] Fizetés { $number } { $card-adjective } cselszövéskártyával.
    }
royals-move-wild-pair = { $number ->
        [0] Egyetlen { $card-adjective } cselszövéskártya sem dzsókerként.
       *[other] { $number } { $card-adjective } cselszövéskártya kijátszása dzsókerként.
    }
royals-move-discard = Egy { $card-adjective } kártya eldobása.
royals-move-discard-intrigue = Egy { $card-adjective } cselszövéskártya eldobása.

# Lines of the score sheet.
royals-sheet-bonus-city = Városbónusz: { $place }
royals-sheet-bonus-country = Országbónusz: { $place }
royals-sheet-bonus-house = Nemesi ház bónusz
royals-sheet-period-first = { $year }, { $place }: legtöbb befolyás
royals-sheet-period-second = { $year }, { $place }: második
royals-sheet-title-full = Cím: { $place-lower }
royals-sheet-title-half = Cím: { $place-lower }, fél jelző
