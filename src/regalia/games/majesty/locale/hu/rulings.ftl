### The rulings of Majesty in Hungarian, in the order of rulings.toml: what was asked, what was decided, and why. Numbers
### are told as on the rules page.

majesty-m1-question = Lehet az ispotály a legnépesebb épület a B oldalú fogadó számára?
majesty-m1-ruling = Nem.
majesty-m1-why = A sebesültek sehol sem számítanak, hacsak egy hatás meg nem nevezi őket.

majesty-m2-question = Mennyit lehet cserélni a B oldalú kastélyban?
majesty-m2-ruling = Akármennyit, akár semmit, egy irányban, a pontok előtt; sem a pontok, sem a munkások száma nem csökken nulla alá. Munkásra { $places } munkásig lehet cserélni, vagy a már meglévők számáig.
majesty-m2-why = { $places ->
    [5] Az
   *[other] A
} { $places } fölötti munkások a kör végén úgyis visszaváltoznának pontokra.

majesty-m3-question = Mit jelent a { $mosthurt } a B oldalú ispotályon?
majesty-m3-ruling = Akinek a végén a legtöbb sebesültje van, legalább egy, { $mosthurt } pontot kap; holtversenyben mindenki.
majesty-m3-why = A többi épület annak adja az értékét, akinek ott a legtöbb kártyája van, holtversenyben mindenkinek; így ez is.

majesty-m4-question = A bal szélső lakott épület melyik kártyája sebesül meg?
majesty-m4-ruling = A legutóbb odaküldött vagy ott meggyógyított.
majesty-m4-why = A szabálykönyv képe így mutatja. Az osztott kártyáknál van jelentősége.

majesty-m5-question = Mit tesz a támadás egy ember nélküli birodalommal?
majesty-m5-ruling = Semmit.
majesty-m5-why = Nincs kit megsebesíteni.

majesty-m6-question = Mi történik, ha több munkás kell, mint amennyi a dobozban van?
majesty-m6-ruling = A munkások készlete nem fogy el.
majesty-m6-why = A dobozban lévő bábuk száma nem korlátozza, amit egy játékos megszerzett.

majesty-m7-question = Lehet a pontszám negatív?
majesty-m7-ruling = Csak a végső értékelésben, a sebesültek miatt.
majesty-m7-why = Más nem vesz el pontot, csak a kastélybeli csere, az pedig nem vihet nulla alá.

majesty-m8-question = A B oldalú kastély nemesekért és sebesültekért is fizet: mindkettőért?
majesty-m8-ruling = Igen, a kettő összeadódik: { $noble } pont minden nemesért és { $lying } a saját ispotály minden kártyájáért.
majesty-m8-why = Az épület mindkettőt megnevezi.
