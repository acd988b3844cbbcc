### The lessons of a guided first game of Majesty, in Hungarian. Names come ready to be shown; $deck, $sides, $side, $found, $who and $won choose a form.

majesty-web-guide-goal = Ez a te birodalmad. { $number } embert fogadsz fel, körönként egyet; pontokat hoznak, és a legtöbb pont győz.
majesty-web-guide-market = { $number } ember vár a piacon. Ez ingyen van; minden további hely eggyel több munkásba kerül, akiket az előtte lévő kártyákra teszel.
majesty-web-guide-take = { $found ->
    [1] Itt látod, mit hoz. Vedd el.
   *[other] Válassz egy kártyát. Jó kezdés: { $person-lower }.
 }
majesty-web-guide-placed = Akit elveszel, a saját épületébe költözik, és az rögtön megadja, ami rajta látható: most { $points } pontot.
majesty-web-guide-points = A pontjaid. Mellettük látod, ami új.
majesty-web-guide-workers = A fehér bábuk a munkásaid, ők a pénzed. { $number } maradhat nálad; a többi egy-egy pontra váltódik.
majesty-web-guide-others = { $found ->
    [1] { $seat } birodalma nagyban. Koppints még egyszer a névre, és bezárul.
   *[other] { $seat } birodalma: munkások, pontok, és hány ember lakik az egyes épületekben. Koppints a névre, hogy nagyban lásd.
 }
majesty-web-guide-lying = Ezen a kártyán { $number } munkás fekszik. Aki elveszi, fizetés után azt is megkapja, ami rajta van.
majesty-web-guide-split = Kártya két emberrel: válaszd az egyiket úgy, hogy a felére koppintasz.
majesty-web-guide-majority = A piros szám a végén számít: akinek itt a legtöbb embere van ({ $building }), { $points } pontot kap, holtversenynél mindenki.
majesty-web-guide-variety = Változatosság, szintén a végén: a lakott épületek száma önmagával szorozva. Most { $number } × { $number } = { $points }.
majesty-web-guide-knight = A piacon harcos is van: a lovag támad. Akinek kevesebb őre van, mint neked lovagod, annak egy embere az ispotályba kerül.
majesty-web-guide-attacked = A lovagjaid támadtak: { $seat } egyik embere az ispotályban fekszik, és most semmihez sem számít.
majesty-web-guide-wounded = { $seat } megtámadott: egy embered ({ $card }) az ispotályban fekszik, és gyógyulásig semmihez sem számít. Az őrök védenek meg.
majesty-web-guide-repelled = { $who ->
    [me] Visszavertél
   *[other] { $seat } visszavert
 } egy támadást: elég annyi őr, ahány lovagja a másiknak van.
majesty-web-guide-witch = Ide boszorkány költözik, és gyógyít: az ispotályod legfelső kártyája visszatér az épületébe.
majesty-web-guide-heal = A meggyógyított kártyán két ember látható: válaszd ki, melyik épületbe kerüljön.
majesty-web-guide-exchange = A kastélyban pontokat és munkásokat cserélhetsz, egyet egyért. Válaszd ki, mennyit; a semennyi is jó.
majesty-web-guide-all-with = { $building }{ $who ->
    [me] {""}
   *[other] {" "}({ $seat })
 }: mindenki pontot kapott, akinek van ilyen embere ({ $person-lower }), te { $points } pontot. Ez a saját körödben és a többiekében is megtörténik.
majesty-web-guide-returned = { $number } munkásnál több volt nálad. A többi visszakerült a készletbe, { $points } pontért.
majesty-web-guide-deck = A pakli. { $deck ->
    [whole] Minden kártya össze van keverve.
    [second] Az Ⅰ. szakasz kártyái elfogytak; most a Ⅱ. szakaszéi jönnek, ahol több kártyán van két ember.
   *[tiers] Először az Ⅰ. szakasz kártyái jönnek, aztán a Ⅱ. szakaszéi, ahol több kártyán van két ember.
 }
majesty-web-guide-advice = Bizonytalan vagy? Itt bármikor tanácsot kérhetsz.
majesty-web-guide-sides = Minden épületnek van „A” és „B” oldala, ezek másként fizetnek. { $sides ->
    [mixed] Most vegyesen játszotok.
    [B] Most mindenütt a „B” oldal van játékban.
   *[A] Most mindenütt az „A” oldal van játékban; legközelebb próbáld a „B” oldalt.
 }
majesty-web-guide-infirmary = A végén az ispotályod minden kártyája { $points } pontba kerül{ $side ->
    [B] , akinek pedig a legtöbb sebesültje van, további { $most } pontot veszít
   *[A] {""}
 }. A sebesültek sem a változatossághoz, sem a többséghez nem számítanak.
majesty-web-guide-progress = { $number }. kártya, összesen { $all }. Ha mindenkinek megvan, a játéknak vége: gondolj a változatosságra és a többségekre.
majesty-web-guide-last-card = Az utolsó kártyád! Egy új épület változatosságot ad, még egy ember talán többséget.
majesty-web-guide-now-take = { $found ->
    [1] Vedd el, vagy nézz meg egy másik kártyát.
   *[other] Vegyél el egy kártyát. { $points ->
        [0] Koppints egyre, hogy lásd, mit hoz.
       *[other] A legtöbb pont azonnal: { $person }, { $points }.
    }
 }
majesty-web-guide-summary = { $won ->
    [yes] Győztél!
   *[no] A játéknak vége.
 } A végén a változatosság { $variety }, a többségek { $majority } pontot hoztak neked{ $wounded ->
    [0] {""}
   *[other] ; a sebesültek { $wounded } pontba kerültek
 }. Minden ott van a pontozólapon.
