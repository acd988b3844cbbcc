### The page of a review in Italian. $seat is a player's name, $move a move or a card that came, $number a step,
### $round a round, $rank a place in the list of the biggest mistakes. Chances and changes come ready to be shown.
### What stands between two stars is set apart on the page: a word in bold, or a link.

## Figures

review-percent = { $bound ->
    [below] <{ NUMBER($share, style: "percent") }
    [above] >{ NUMBER($share, style: "percent") }
   *[none] { NUMBER($share, style: "percent") }
}
review-percent-exact = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-change = { $sign ->
    [plus] +
    [minus] −
   *[none] { "" }
}{ NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-points-change = { $sign ->
    [plus] +
    [minus] −
   *[none] { "" }
}{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti
review-day = { DATETIME($date, dateStyle: "long") }

## The heading

review-title = { $game }: { $names }: analisi della partita
review-over = Analisi di una partita
review-players = { $value } giocatori
review-result-open = Partita non finita: analizzata fin dove è arrivata.
review-result-won = Vince { $seat }, { $points }.
review-result-shared = Vincono insieme { $others } e { $last }, { $points }.

## The curve

review-curve = Probabilità di vincere
review-slider = Passo della partita
# $seals: how many mistakes a seal marks.
review-axis-period = Gli anni segnano la fine dei Periodi{ $seals ->
    [0] .
   *[other] ; ogni sigillo segna uno dei maggiori errori.
}
review-axis-round = I numeri indicano i giri{ $seals ->
    [0] .
   *[other] ; ogni sigillo segna uno dei maggiori errori.
}
review-axis-none = Ogni sigillo segna uno dei maggiori errori.
review-seal = Errore { $rank }, passo { $number }: { $seat }, { $move }
review-hint = Tocca la curva o passaci sopra con il puntatore; i tasti freccia la percorrono.
review-before = Prima del primo passo
review-step = Passo { $number } · { $seat }: { $move }
# In the place of a player's name.
review-actor-chance = la sorte
review-table = La curva in tabella
review-at = momento
review-at-start = inizio
review-at-period = fine del Periodo { $name }
review-at-round = inizio del giro { $name }
review-at-end = fine
review-at-last = ultimo passo

## The seats

review-seats = Fortuna e abilità
review-seats-hint = In parti di vittoria: ciò che la sorte ha dato o tolto, e ciò che le proprie mosse hanno sprecato.
review-seat = giocatore
review-won = vittoria
review-points = punti
review-luck = fortuna
review-skill = abilità
review-decisions = decisioni
review-count-blunder = errori gravi
review-count-mistake = errori
review-count-inaccuracy = imprecisioni

## The biggest mistakes

review-mistakes = I maggiori errori
review-mistakes-none = Nessuno: nessuna mossa ha sprecato un cinquantesimo di vittoria o più.
review-played = Mossa:
review-better = Meglio:
review-when = { $kind ->
    [blunder] Errore grave
    [mistake] Errore
   *[inaccuracy] Imprecisione
} al *passo { $number }*, giro{ "\u00A0" }{ $round }

## Every step

review-steps = Tutti i passi
review-steps-all = { $number ->
    [one] { $number } passo con le probabilità dopo ognuno
   *[other] { $number } passi con le probabilità dopo ognuno
}
review-steps-number = passo
review-steps-who = chi
review-steps-what = che cosa
review-steps-remark = nota
review-remark-forced = nessun’altra mossa
review-remark-luck = fortuna { $change } per { $seat }
review-remark-loss = { $kind ->
    [blunder] errore grave { $change }
    [mistake] errore { $change }
    [inaccuracy] imprecisione { $change }
   *[none] sprecato { $loss }
}; meglio: { $move }

## What the figures mean

review-figures = Che cosa significano le cifre
review-figures-chance = Una *probabilità di vincere* è la quota di partite che si vincerebbero da quel punto.
review-figures-curve = La curva vede le mani di tutti, ma non le carte che devono ancora arrivare{ $finished ->
    [yes] , e termina com’è terminata la partita.
   *[no] .
}
review-figures-decision = Ogni *decisione* è stata giudicata da un bot di livello { $level } in { $worlds } mondi immaginati, sapendo solo ciò che chi era di turno poteva sapere.
review-figures-loss = Quanto una mossa ha *sprecato* è la probabilità della mossa migliore meno la sua: si parla di imprecisione (almeno { $inaccuracy } di una vittoria), errore (almeno { $mistake }) o errore grave (almeno { $blunder }).
review-figures-luck = La *fortuna* somma di quanto ogni carta arrivata era migliore della media di tutte quelle che potevano arrivare; su molte partite si annulla.
review-figures-skill = L’*abilità* somma ciò che le proprie mosse hanno sprecato.
review-figures-limits = Sono tutte stime di un bot forte, non la verità.
