### The rulings of Royals in Hungarian, in the order of rulings.toml: what was asked, what was decided, and why. Numbers
### are told as on the rules page.

royals-r1-question = El kell dönteni a húzás módját az első kártya előtt?
royals-r1-ruling = Igen. Előbb választasz: { $draw } országkártya, vagy { $beside } országkártya és { $intrigue } cselszövéskártya; azután húzol.
royals-r1-why = A szabálykönyvek két lehetőséget kínálnak, és az egyiket kérik.

royals-r2-question = Mennyire szabad a dzsókeres fizetés?
royals-r2-ruling = Ha kevés a megfelelő kártya, közülük akárhányat leadsz önmagaként, akár egyet sem, és minden hiányzóért { $wild } tetszőleges országkártyát, a keresett országéit is beleértve. Ha van elég megfelelő kártya, nincs dzsóker. A cselszövéskártyákkal ugyanígy, { $plotswild } egyért.
royals-r2-why = Az angol, az orosz és a magyar szöveg csak akkor enged dzsókert, ha kevés a megfelelő kártya; az olasz szöveg és a német rövid szabály ezt a feltételt kihagyja.

royals-r3-question = Mi történik, ha a húzópakli az utolsó forduló alatt újra elfogy?
royals-r3-ruling = A dobópakliból új húzópakli lesz, más nem történik.
royals-r3-why = A korszak már úgyis véget ér. A nyomtatott kártyaszámokkal ez nem fordulhat elő.

royals-r4-question = Lehet látatlanban húzni, ha a 2014-es kiadás húzópaklija üres?
royals-r4-ruling = Nem. A kártyát a kínálatból kell elvenni.
royals-r4-why = Nincs mit húzni, és a kínálat mindig elég.

royals-r5-question = Mi történik, ha a cselszövéspakli elfogy?
royals-r5-ruling = Az eldobott cselszövéskártyákból azonnal új pakli lesz; ha még nincs eldobott, akkor, amint kártya kell.
royals-r5-why = Senki sem tart meg { $plots } cselszövéskártyánál többet, így a pakli és a dobópakli sosem üres egyszerre.

royals-r6-question = Az olasz szöveg királyhoz három cselszövéskártyát kér, a városbónuszt az első száműzött nemesnek adja, és a holtversenyt a legmagasabb címpontjelzővel dönti el. Érvényes ez?
royals-r6-ruling = Nem. Királyhoz { $king } cselszövéskártya kell, a városbónusz az első házé, amely oda nemest helyez, és a holtversenyt bármelyik jelző eldöntheti.
royals-r6-why = Ezek fordítási hibák: az ugyanabban a füzetben lévő német rövid szabály és a magyar szöveg két kártyát és az első elfoglalót említi, a magyar szöveg pedig a legmagasabb jelzőt.

royals-r7-question = A magyar szöveg a kezdőtől balra ülő játékos után fejezi be a játékot. Helyes ez?
royals-r7-ruling = Nem. A játék a kezdőtől jobbra ülő játékos után ér véget, aki a sorrendben az utolsó.
royals-r7-why = Elírás: csak így van mindenkinek ugyanannyi köre.

royals-r8-question = Titkosak a jelzők?
royals-r8-ruling = Nem. Amit valaki elvesz, azt mindenki látja; a pontok összege a végéig rejtve marad, hacsak az asztal másként nem dönt.
royals-r8-why = A jelzők lefordítva fekszenek, de mindenki látta, ki vitte el őket.

royals-r9-question = Mi történik, ha egy háznak elfogynak a fa nemesei?
royals-r9-ruling = Kettőnél kevesebb nemessel nem foglalhat el és nem vehet át semmit. Két játékosnál minden háznak { $nobles2 } nemese van; itt mindegyiknek { $nobles }, bármilyen színű is.
royals-r9-why = Minden pozícióhoz két nemes kell: egy az arcképre, egy a címpontjelzőre.

royals-r10-question = Mit tudnak a többiek valakinek a kezéről?
royals-r10-ruling = Azt, hogy hány országkártya és hány cselszövéskártya van benne; minden kártyát, amely elhagyta; és minden országból legalább annyi kártyát, amennyit a kínálatból elvett, levonva, ami azóta távozott. A látatlanban húzott kártya titok.
royals-r10-why = Ezt az asztalnál mindenki láthatta és megjegyezhette.
