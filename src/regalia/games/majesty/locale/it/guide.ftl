### The lessons of a guided first game of Majesty, in Italian. Names come ready to be shown; $deck, $sides, $side, $found, $who and $won choose a form.

majesty-web-guide-goal = Questo è il tuo regno. Prendi { $number } personaggi, uno per turno; portano punti, e vince chi ha più punti.
majesty-web-guide-market = { $number } personaggi aspettano al mercato. Questo è gratis; ogni posto più in là costa un lavoratore in più, messo sulle carte che precedono.
majesty-web-guide-take = { $found ->
    [1] Qui vedi che cosa porta. Prendila.
   *[other] Scegli una carta. Un buon inizio: { $person }.
 }
majesty-web-guide-placed = Chi prendi va nell’edificio del suo tipo, che rende subito ciò che vi è disegnato: stavolta { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }.
majesty-web-guide-points = I tuoi punti. Accanto, ciò che è nuovo.
majesty-web-guide-workers = Le pedine bianche sono i tuoi lavoratori, il tuo denaro. Ne tieni { $number }; gli altri diventano un punto ciascuno.
majesty-web-guide-others = { $found ->
    [1] Il regno di { $seat }, in grande. Tocca di nuovo il nome per chiuderlo.
   *[other] Il regno di { $seat }: lavoratori, punti e quanti personaggi vivono in ogni edificio. Tocca il nome per vederlo in grande.
 }
majesty-web-guide-lying = Su questa carta { $number ->
    [one] c’è un lavoratore
   *[other] ci sono { $number } lavoratori
 }. Chi la prende riceve, dopo aver pagato, anche ciò che c’è sopra.
majesty-web-guide-split = Una carta con due personaggi: scegline uno toccando la sua metà.
majesty-web-guide-majority = Il numero rosso conta alla fine: chi ha più personaggi qui ({ $building }) prende { $points } punti, in parità tutti.
majesty-web-guide-variety = La varietà, anch’essa alla fine: gli edifici abitati moltiplicati per sé stessi. Ora { $number } × { $number } = { $points }.
majesty-web-guide-knight = Al mercato c’è chi combatte: un Cavaliere attacca. Chi ha meno Guardie dei tuoi Cavalieri manda qualcuno nell’Infermeria.
majesty-web-guide-attacked = I tuoi Cavalieri hanno attaccato: qualcuno di { $seat } è nell’Infermeria e ora non conta più.
majesty-web-guide-wounded = { $seat } ti ha attaccato: la carta { $card } è nell’Infermeria e non conta finché non viene curata. Le Guardie ti proteggono.
majesty-web-guide-repelled = { $who ->
    [me] Hai
   *[other] { $seat } ha
 } respinto un attacco: bastano tante Guardie quanti sono i Cavalieri dell’altro.
majesty-web-guide-witch = Qui arriva una Strega e cura: la carta in cima alla tua Infermeria torna nel suo edificio.
majesty-web-guide-heal = La carta curata mostra due personaggi: scegli in quale edificio va.
majesty-web-guide-exchange = Il Castello scambia punti e lavoratori, uno a uno. Scegli quanti; anche nessuno va bene.
majesty-web-guide-all-with = { $building }{ $who ->
    [me] {""}
   *[other] {" "}di { $seat }
 }: chi ha { $person-a } ha ricevuto punti, tu { $points }. Succede nei turni tuoi e degli altri.
majesty-web-guide-returned = Avevi più di { $number } lavoratori. Gli altri sono tornati indietro, per { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }.
majesty-web-guide-deck = Il mazzo. { $deck ->
    [whole] Tutte le carte sono mescolate insieme.
    [second] Le carte del livello Ⅰ sono finite; ora escono quelle del livello Ⅱ, dove più carte mostrano due personaggi.
   *[tiers] Prima escono le carte del livello Ⅰ, poi quelle del livello Ⅱ, dove più carte mostrano due personaggi.
 }
majesty-web-guide-advice = In dubbio? Qui puoi chiedere consiglio quando vuoi.
majesty-web-guide-sides = Ogni edificio ha un lato A e un lato B, che rendono in modo diverso. { $sides ->
    [mixed] Giochi con un po’ di entrambi.
    [B] Giochi ovunque con il lato B.
   *[A] Giochi ovunque con il lato A; prova B la prossima volta.
 }
majesty-web-guide-infirmary = Alla fine ogni carta nella tua Infermeria costa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }{ $side ->
    [B] , e chi ha più feriti ne perde altri { $most }
   *[A] {""}
 }. I feriti non contano né per la varietà né per le maggioranze.
majesty-web-guide-progress = Carta { $number } di { $all }. Quando tutti ne hanno { $all } la partita finisce: pensa a varietà e maggioranze.
majesty-web-guide-last-card = La tua ultima carta! Un edificio nuovo dà varietà, un altro personaggio forse una maggioranza.
majesty-web-guide-now-take = { $found ->
    [1] Prendila, o guarda un’altra carta.
   *[other] Prendi una carta. { $points ->
        [0] Toccane una per vedere che cosa porta.
       *[other] Più punti subito: { $person }, { $points }.
    }
 }
majesty-web-guide-summary = { $won ->
    [yes] Vinci tu!
   *[no] La partita è finita.
 } Alla fine la varietà ti ha dato { $variety } punti, le maggioranze { $majority }{ $wounded ->
    [0] {""}
   *[other] ; i feriti te ne sono costati { $wounded }
 }. Tutto è sul foglio dei punti.
