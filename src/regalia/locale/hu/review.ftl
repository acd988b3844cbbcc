### The page of a review in Hungarian. $seat is a player's name, $move a move or a card that came, $number a step,
### $round a round, $rank a place in the list of the biggest mistakes. Chances and changes come ready to be shown.
### What stands between two stars is set apart on the page: a word in bold, or a link. Names take no article and
### no ending; a word after a number stays singular.

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
}{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } pont
review-day = { DATETIME($date, dateStyle: "long") }

## The heading

review-title = { $game }: { $names }: elemzés
review-over = Egy játék elemzése
review-players = { $value } játékos
review-result-open = Nem ért véget: az elemzés addig tart, ameddig a játék eljutott.
review-result-won = { $seat } győzött, { $points }.
review-result-shared = { $others } és { $last } osztozik a győzelmen, { $points }.

## The curve

review-curve = Győzelmi esélyek
review-slider = A játék lépése
# $seals: how many mistakes a seal marks.
review-axis-period = Az évszámok a korszakok végét jelölik{ $seals ->
    [0] .
   *[other] , a pecsétek a legnagyobb hibákat.
}
review-axis-round = A számok a fordulókat jelölik{ $seals ->
    [0] .
   *[other] , a pecsétek a legnagyobb hibákat.
}
review-axis-none = A pecsétek a legnagyobb hibákat jelölik.
review-seal = { $rank }. hiba, { $number }. lépés: { $seat }, { $move }
review-hint = Érintsd meg a görbét, vagy mutass rá; a nyílbillentyűk végigvezetnek rajta.
review-before = Az első lépés előtt
review-step = { $number }. lépés · { $seat }: { $move }
# In the place of a player's name.
review-actor-chance = véletlen
review-table = A görbe táblázatban
review-at = mikor
review-at-start = a játék kezdete
review-at-period = a korszak vége ({ $name })
review-at-round = { $name }. forduló kezdete
review-at-end = a játék vége
review-at-last = utolsó lépés

## The seats

review-seats = Szerencse és tudás
review-seats-hint = A győzelem részeiben: mit adott vagy vett el a véletlen, és mit vesztegettek el a saját lépések.
review-seat = játékos
review-won = győztes
review-points = pont
review-luck = szerencse
review-skill = tudás
review-decisions = döntés
review-count-blunder = súlyos hiba
review-count-mistake = hiba
review-count-inaccuracy = pontatlanság

## The biggest mistakes

review-mistakes = A legnagyobb hibák
review-mistakes-none = Nincs ilyen: egyetlen lépés sem vesztegette el a győzelem ötvened részét vagy többet.
review-played = Lépés:
review-better = Jobb lett volna:
review-when = { $kind ->
    [blunder] Súlyos hiba
    [mistake] Hiba
   *[inaccuracy] Pontatlanság
}: *{ $number }. lépés*, { $round }. forduló

## Every step

review-steps = Minden lépés
review-steps-all = { $number } lépés, mindegyik után az esélyekkel
review-steps-number = lépés
review-steps-who = ki
review-steps-what = mi történt
review-steps-remark = megjegyzés
review-remark-forced = nem volt más lépés
review-remark-luck = szerencse { $change } ({ $seat })
review-remark-loss = { $kind ->
    [blunder] súlyos hiba { $change }
    [mistake] hiba { $change }
    [inaccuracy] pontatlanság { $change }
   *[none] elvesztegetve { $loss }
}; jobb lett volna: { $move }

## What the figures mean

review-figures = Mit jelentenek a számok
review-figures-chance = A *győzelmi esély* azt mutatja, hogy az onnan folytatott játékok mekkora részét nyerné meg a játékos.
review-figures-curve = A görbe minden játékos kártyáit látja, de az ezután érkező kártyákat nem{ $finished ->
    [yes] , és úgy végződik, ahogyan a játék.
   *[no] .
}
review-figures-decision = Minden *döntést* egy bot ({ $level }) értékelt { $worlds } elképzelt világban, csak annak alapján, amit a döntő játékos tudhatott.
review-figures-loss = Egy lépés annyit *vesztegetett el*, amennyivel a legjobb lépés esélye nagyobb az övénél: a győzelem legalább { $inaccuracy }-a pontatlanság, legalább { $mistake }-a hiba, legalább { $blunder }-a súlyos hiba.
review-figures-luck = A *szerencse* összeadja, mennyivel volt jobb az érkezett kártya az összes lehetséges kártya átlagánál; sok játék alatt kiegyenlítődik.
review-figures-skill = A *tudás* összeadja, mit vesztegettek el a játékos saját lépései.
review-figures-limits = Mindez egy erős bot becslése, nem maga az igazság.
