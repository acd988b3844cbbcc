### The Majesty table in the browser, in Italian: labels, notes and questions that are not told by the game itself.
### $person, $card and $place come from names.ftl; $people is a list of names; $number, $points and $left are numbers.

## Places of the table

majesty-web-market = Mercato, dal più caro al più economico
majesty-web-others = Altri regni
majesty-web-realm-of = Regno di { $seat }
majesty-web-free = gratis
majesty-web-side = lato { $side }
majesty-web-side-letter = { $side }
majesty-web-wounded = Personaggio ferito

## The deck

majesty-web-deck = { $left ->
    [0] Il mazzo è vuoto
    [one] 1 carta rimasta nel mazzo
   *[other] { $left } carte rimaste nel mazzo
}
majesty-web-deck-label = { $left ->
    [0] Il mazzo è vuoto
    [one] 1 carta rimasta nel mazzo
   *[other] { $left } carte rimaste nel mazzo
}: { $upper } di livello 1, poi { $lower } di livello 2
majesty-web-tier = Livello { $tier }: { $left } nel mazzo, fra le { $unseen } non ancora viste

## A card of the market. $number is its place counted from the cheap end, $cost its price, $found the workers on it.

majesty-web-card-label = { $person }, { $number ->
    [1] prima
    [2] seconda
    [3] terza
    [4] quarta
    [5] quinta
   *[other] sesta
} carta, { $cost ->
    [0] gratis
    [one] costa 1 lavoratore
   *[other] costa { $cost } lavoratori
}{ $found ->
    [0] { "" }
    [one] , con 1 lavoratore sopra
   *[other] , con { $found } lavoratori sopra
}, { $can ->
    [yes] possibile
    [no] non possibile
   *[other] non ora
}
majesty-web-half-label = { $person } della carta doppia { $card }, { $number ->
    [1] prima
    [2] seconda
    [3] terza
    [4] quarta
    [5] quinta
   *[other] sesta
} carta, { $cost ->
    [0] gratis
    [one] costa 1 lavoratore
   *[other] costa { $cost } lavoratori
}{ $found ->
    [0] { "" }
    [one] , con 1 lavoratore sopra
   *[other] , con { $found } lavoratori sopra
}, { $can ->
    [yes] possibile
    [no] non possibile
   *[other] non ora
}
majesty-web-card-lead = { $person }: { $cost ->
    [0] gratis
    [one] costa 1 lavoratore
   *[other] costa { $cost } lavoratori
}{ $found ->
    [0] { "" }
    [one] , con 1 lavoratore sopra
   *[other] , con { $found } lavoratori sopra
}.

## Realms

majesty-web-building-label = { $place }, lato { $side }: { $number ->
    [0] nessuno
    [one] 1 carta
   *[other] { $number } carte
}{ $value ->
    [0] { "" }
    [one] , alla fine { $value } punto a chi ne ha di più
   *[other] , alla fine { $value } punti a chi ne ha di più
}{ $leads ->
    [alone] , in testa
    [tied] , in testa alla pari
   *[no] { "" }
}
majesty-web-door-label = { $place } { $number }{ $leads ->
    [yes] { " " }(in testa)
   *[no] { "" }
}
majesty-web-points-and-workers = { $known ->
    [yes] { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
   *[no] punti nascosti
}, { $workers ->
    [one] 1 lavoratore
   *[other] { $workers } lavoratori
}
majesty-web-change = { $watched ->
    [yes] { $change } nell’ultimo giro
   *[no] { $change } dall’inizio del tuo ultimo turno
}
majesty-web-turn = di turno
majesty-web-your-turn = tocca a te
majesty-web-forced = La tua ultima mossa era l’unica possibile ed è stata fatta per te.
majesty-web-won = vittoria
majesty-web-variety = { $number }² = { $points }
majesty-web-variety-told = { $number ->
    [one] Varietà alla fine: personaggi in 1 edificio, al quadrato, fanno { $points } punto
   *[other] Varietà alla fine: personaggi in { $number } edifici, al quadrato, fanno { $points } punti
}
majesty-web-back = ‹ il mio regno

## What a building does

majesty-web-does-heal = Cura: la carta in cima alla tua Infermeria torna nel suo edificio.
majesty-web-does-attack = Attacco: ogni regno con meno Guardie dei tuoi Cavalieri perde la carta più a sinistra, che va nella sua Infermeria.
majesty-web-does-exchange = Scambia punti e lavoratori, uno a uno.
majesty-web-does-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
} per ogni carta: { $people }
majesty-web-does-workers = { $number ->
    [one] 1 lavoratore
   *[other] { $number } lavoratori
} per ogni carta: { $people }
majesty-web-does-wounded = A fine partita { $points ->
    [one] { $signed } punto
   *[other] { $signed } punti
} per ogni personaggio ferito
majesty-web-does-largest = Per ogni { $person }, { $points ->
    [one] 1 punto moltiplicato
   *[other] { $points } punti moltiplicati
} per il numero di personaggi nel tuo edificio più grande
majesty-web-does-both = { $points ->
    [one] 1 punto
   *[other] { $points } punti
} se hai entrambi: { $people }
majesty-web-does-all = Chi ha almeno { $person-a } ottiene { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
majesty-web-majority = punti alla fine a chi ha più personaggi qui; in parità, a ciascuno
majesty-web-most-wounded = punti alla fine a chi ha più feriti; in parità, a ciascuno

## Moves

majesty-web-choose = Scegli e poi conferma.
majesty-web-confirm = Conferma
majesty-web-confirm-take = Prendi
majesty-web-then-exchange = Poi fai lo scambio e solo dopo ottieni i punti.
majesty-web-then-heal = Poi scegli dove torna il personaggio ferito e solo dopo ottieni i punti.
majesty-web-advised = consigliata
majesty-web-share = Probabilità di vittoria: { $share }%
majesty-web-heal-question = Dove va il personaggio curato?
majesty-web-heal-label = Cura come { $person } { $place-in }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
majesty-web-exchange-question = Scambiare punti e lavoratori?
majesty-web-exchange-label = { $number ->
    [0] Nessuno scambio
    [one] { $workers } lavoratore
   *[other] { $workers } lavoratori
}, { $can ->
    [yes] punti in tutto: { $points }
   *[no] non possibile
}

## The box, before somebody sits down at it

majesty-web-game = Majesty
majesty-web-about = Chiama dodici personaggi nel tuo regno, una carta alla volta, e fa’ rendere ogni edificio.
majesty-web-facts = Da { $least } a { $most } giocatori, circa mezz’ora

## What is to be done, in the bar

majesty-web-step-reveal = si scopre una carta
majesty-web-step-take = prendere una carta
majesty-web-step-heal = scegliere dove va il personaggio curato
majesty-web-step-exchange = scambiare punti e lavoratori
majesty-web-step-over = la partita è finita

## How it is played, in the help

majesty-web-how = Majesty in cinque frasi
majesty-web-how-1 = Nel tuo turno prendi una carta dal mercato: la prima è gratis; per una più avanti metti un tuo lavoratore su ciascuna carta che la precede.
majesty-web-how-2 = I lavoratori sulla carta che prendi sono tuoi; quelli oltre il quinto diventano punti.
majesty-web-how-3 = Il personaggio va nell’edificio del suo tipo, e quell’edificio rende: punti, lavoratori o qualcosa di speciale.
majesty-web-how-4 = I Cavalieri attaccano: chi ha meno Guardie dei Cavalieri dell’attaccante manda un personaggio nell’Infermeria; le Streghe curano.
majesty-web-how-5 = Dopo dodici carte a testa si contano varietà, maggioranze e feriti; vince chi ha più punti.

## What is chosen before a game

majesty-web-setup-sides = Edifici
majesty-web-setup-sides-a = Tutti A
majesty-web-setup-sides-b = Tutti B
majesty-web-setup-sides-mixed = Misti
majesty-web-setup-sides-each = Lato di ogni edificio
majesty-web-setup-deck = Mazzo
majesty-web-setup-deck-tiers = Due livelli
majesty-web-setup-deck-whole = Tutte le carte

## What is set, in short, for lists

majesty-web-told-sides-a = tutti gli edifici A
majesty-web-told-sides-b = tutti gli edifici B
majesty-web-told-sides-mixed = edifici misti
majesty-web-told-deck = tutte le carte

## How far the game is, in the bar

majesty-web-bar-card = Turno { $number } di { $all }
majesty-web-bar-deck = mazzo { $number }
majesty-web-bar-deck-then = { $number ->
    [one] 1 carta nel mazzo
   *[other] { $number } carte nel mazzo
}; il livello 2 comincia dopo { $upper }

## What a seat has at hand

majesty-web-held-workers = Lavoratori
majesty-web-held-people = Personaggi nel regno
majesty-web-held-wounded = Feriti

## Headings and short lines of the score sheet

majesty-web-sheet-buildings = Edifici
majesty-web-sheet-workers = Lavoratori
majesty-web-sheet-end = Fine della partita
