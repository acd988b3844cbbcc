### Szöveges mód és terminál magyarul: parancsok, válaszaik, és ami minden játékról egyformán elmondható; hogy mi micsoda, az
### angol fájl mondja meg.

## Parancsok

text-word-position = állás á
text-word-moves = lépések
text-word-pay = fizet
text-word-why = miért
text-word-undo = vissza
text-word-last = legutóbb
text-word-hint = tanács
text-word-sheet = pontlap
text-word-help = súgó ?
text-word-quit = kilépés

text-help = Parancsok:
text-help-position = { $word }: a teljes állás; egy ilyen szóval csak az a rész: { $parts }.
text-help-moves = { $word }: a lehetséges lépések számozva, árral és haszonnal. Egy lépést a számával teszel meg, vagy olyan szavakkal, amelyek csak arra illenek.
text-help-pay = { $word }: egy számmal, hogyan fizetsz a választott lépésért.
text-help-why = { $word }: egy lépéssel, mi tiltja azt.
text-help-undo = { $word }: visszavonja az utolsó döntést.
text-help-last = { $word }: mi történt az utolsó lépésed óta; egy számmal ennyi az utolsó események közül.
text-help-hint = { $word }: mit tenne a legerősebb bot.
text-help-sheet = { $word }: minden pont, és hogy honnan jött.
text-help-help = { $word }: ez a lista.
text-help-quit = { $word }: felállsz az asztaltól.

## Az állás

text-part-turn = Ki következik
text-part-scores = Pontok
text-part-table = Asztal
text-turn-mine = Te következel.
text-turn-of = { $seat } következik.
text-over = { $number ->
    [one] A játék véget ért, a győztes: { $seat }.
   *[other] A játék véget ért, közös győztesek: { $seat }.
}
text-over-you = { $number ->
    [0] A játék véget ért: győztél.
   *[other] A játék véget ért: közös győzelem, te és { $seat }.
}
text-score = { $seat }: { $points } pont.
text-score-hidden = { $seat }: rejtett pontszám.
text-fact = { $name }: { $value }.
text-looks-on = Néző vagy; itt nincs helyed.

## Lépések

text-move = { $number }: { $move }
text-moves-none = Most nincs mit lépned.
text-brings = Hozama: { $what }.
text-changes = Változás: { $what }.
text-brings-points = { $points } pont ({ $source })
text-brings-mine = { $what }
text-brings-other = { $seat }: { $what }
text-not-move = Erre most egy lépés sem illik: „{ $said }”; a lépéseket a „{ $moves }” sorolja fel.
text-no-number = { $last ->
    [1] Nincs { $number }. lépés, csak az 1. van.
   *[other] Nincs { $number }. lépés; a lépések sorszáma 1-től { $last }-ig tart.
}
text-several = Több lépés is illik erre: „{ $said }”; írd be az egyik számát.
text-not-possible = { $move } Nem lehetséges: { $reason }
text-possible = { $move } Ez lehetséges, a száma { $number }.
text-why-what = Írd be: „{ $why }” és egy lépés.

## Fizetés

text-pay-which = { $move } Írd be egy fizetési mód számát:
text-pay-way = { $number }: { $cards }.
text-pay-cards = { $number } { $card }
text-pay-first = Előbb válassz egy lépést, amelyért többféleképpen lehet fizetni, aztán „{ $pay }” és egy szám.
text-pay-no-number = Nincs { $number }. fizetési mód; a sorszámuk 1-től { $last }-ig tart.

## Válaszok

text-unknown = Ez nem érthető: „{ $said }”; írd be egy lépés számát, néhány szavát, vagy azt, hogy „{ $help }”.
text-unknown-waiting = Ez nem érthető: „{ $said }”; nem te következel, írd be: „{ $position }”, „{ $last }” vagy „{ $help }”.
text-no-part = Nincs ilyen rész: „{ $said }”; ezek vannak: { $parts }.
text-taken-back = Az utolsó döntés visszavonva.
text-rematch = Ennek az asztalnak a következő játéka elkészült.
text-nothing-last = Az utolsó lépésed óta nem történt semmi.
text-hint = { $number }: { $move } Győzelmi esély: { $chance } százalék.
text-sheet-line = { $source }: { $seats }.
text-sheet-seat = { $seat } { $points }
text-sheet-total = Összesen: { $seats }.
text-sheet-hidden = Ennél az asztalnál a pontok a játék végéig rejtve vannak.
text-sheet-none = Még senkinek sincs pontja.

## A terminál

text-begin = { $game }: { $seats }. A parancsokat a „{ $help }” sorolja fel.
text-preparing = A botok készülődnek; egy új gépen ez egy percig tart.
text-pass-to = Add tovább a képernyőt ({ $seat } következik), és nyomj Entert, amikor más nem látja.
text-left = Felálltál az asztaltól.
text-left-link = Felálltál az asztaltól; ugyanez a parancs visszahoz.
text-unreachable = A kiszolgáló nem érhető el; újra próbáljuk.
