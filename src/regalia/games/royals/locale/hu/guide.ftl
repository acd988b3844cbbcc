### The lessons of a guided first game of Royals, in Hungarian. Names come ready to be shown; $edition, $field, $can and $found choose a form.

royals-web-guide-goal = Egy nemesi házat vezetsz. Nemeseid pontokat szereznek Európa városaiban; { $number } korszak után ({ $first }–{ $last }) a legtöbb pont győz.
royals-web-guide-draw-first = Húzz { $number } országkártyát: koppints egyre a kínálatban. Az első köröd rövid, mert te kezdesz; később többet húzol.
royals-web-guide-hand = A kezed: csak te látod. Egy ország kártyáival a városaiban lévő pozíciókért fizetsz.
royals-web-guide-position = Ami világít, az lehetséges. Ez a pozíció ({ $title-lower }, { $city }) { $cost } { $country-adjective } kártyába kerül (balra), és { $influence } befolyást ad (jobbra): akinek egy országban a legtöbb van, a korszak végén pontot kap.
royals-web-guide-claim = { $found ->
    [1] Ezekkel a kártyákkal fizetsz. Erősítsd meg, és a nemesed a helyére kerül.
   *[other] Foglald el: koppints rá ({ $title-lower }, { $city }).
 }
royals-web-guide-seal = Te vagy az első ház ebben a városban ({ $city }): piros jelzője, { $points } pont, azonnal a tiéd.
royals-web-guide-titles = { $found ->
    [1] Egy második nemesed itt áll
   *[other] Egy második nemesed a címeknél áll, e gomb mögött
 }. A végén akinek itt a legtöbb nemese van ({ $title-lower }), { $full } pontot kap; két ház holtversenyénél { $half } jár egyenként.
royals-web-guide-nobles = Ennyi nemesed maradt: { $number }. Minden pozícióhoz kettő kell, egy a térképre és egy a címhez.
royals-web-guide-end = { $can ->
    [yes] { $found ->
        [1] Erősítsd meg, vagy lépj vissza a „mégse” gombbal, és fejezd be a kört.
       *[other] Még egy pozíciót ki tudsz fizetni ({ $title-lower }, { $city }). Foglald el, vagy fejezd be lent a kört.
    }
   *[no] Többet nem tudsz kifizetni: fejezd be itt a kört.
 }
royals-web-guide-kind = A második köröddel kezdve előbb választasz: csak országkártyák, vagy egy országkártya és egy cselszövéskártya. Most országkártyákat húzz.
royals-web-guide-pile = Húzz a kínálatból vagy látatlanban ebből a pakliból ({ $number } kártya). { $edition ->
    [e2014] Ha a kínálatot már nem lehet belőle feltölteni
   *[other] Ha elfogy
 }, véget ér az { $year }. évi korszak, és jön az értékelés.
royals-web-guide-influence = Az egyes házak befolyása itt: { $country }; a tiéd { $number }. Aki vezet, meg van jelölve.
royals-web-guide-period = A bronz számok a befolyásért járnak: az { $year }. évi korszak végén a legbefolyásosabb ház ({ $country }) a nagyobbat kapja, { $high } pontot, a második a kisebbet, { $low } pontot.
royals-web-guide-country = A címer piros számai az országbónusz, ha az ország minden városában van nemesed ({ $country }, { $number } város): az első ilyen háznak { $high }, a másodiknak { $low } pont jár.
royals-web-guide-wild = Hiányzik egy kártya? Bármely { $number } országkártya pótol egyet. A fizetést felajánljuk, de megváltoztathatod.
royals-web-guide-intrigue = Cselszövéskártyákkal más házak pozícióit veheted át: a szokásos árért és egy cselszövéskártyáért, amelyen az ország látható. Királyhoz több kell.
royals-web-guide-advice = Bizonytalan vagy? Itt bármikor tanácsot kérhetsz.
royals-web-guide-limits = A kör végén legfeljebb { $number } országkártya és { $limit } cselszövéskártya maradhat a kezedben.
royals-web-guide-plot = A cselszövéskártyán két ország látható, és bármelyikhez jó.
royals-web-guide-take-over = Átveheted ezt a pozíciót: { $title-lower }, { $city } (most { $other } birtokolja). A száműzött nemes { $field ->
    [cross-field] a kereszttel jelölt városmezőre
   *[cathedral] a katedrálisba
 } kerül, és ott marad.
royals-web-guide-beaten = { $other } átvette a pozíciódat ebben a városban: { $city }. A nemesed most { $field ->
    [cross-field] a kereszttel jelölt városmezőn
   *[cathedral] a katedrálisban
 } van: befolyást nem ad, de az országbónuszhoz még számít.
royals-web-guide-tie = Holtverseny ({ $country }): a magasabb cím vezet, aztán a jobb város.
royals-web-guide-house = Ha mind a { $number } címnél van nemesed, tiéd a nemesi ház bónuszjelzője, { $points } pont. Most { $mine } címnél van.
royals-web-guide-discard = Túl sok kártya: { $number } országkártya és { $limit } cselszövéskártya maradhat. Koppints arra, amit eldobsz.
royals-web-guide-ending = Még { $number } kártya van a pakliban: az { $year }. évi korszaknak mindjárt vége. Most a befolyás számít.
royals-web-guide-now-kind = Válaszd ki, mit húzol.
royals-web-guide-now-draw = Húzz a kínálatból vagy a pakliból: még { $number } kártya.
royals-web-guide-now-draw-intrigue = Húzd fel a cselszövéskártyádat.
royals-web-guide-now-place = { $found ->
    [1] Erősítsd meg a fizetést, vagy változtass rajta.
   *[other] { $number } pozíciót tudsz kifizetni ({ $number ->
        [one] {""}
       *[other] például{" "}
    }{ $title-lower }, { $city }); vagy fejezd be a kört.
 }
royals-web-guide-now-end = Semmit sem tudsz kifizetni: fejezd be a kört.
royals-web-guide-now-pay = Válaszd ki, hogyan fizetsz.
royals-web-guide-scored = { $year } értékelése országról országra: { $points } pontot kaptál. A nemeseid a helyükön maradnak.
royals-web-guide-summary = Most már mindent tudsz: még két ilyen korszak, aztán a { $number } cím is pontot ér. { $last } után a legtöbb pont győz.
