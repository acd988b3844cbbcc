### The rules page of Majesty in German. Sentences of a paragraph are counted from 1. All numbers are told, so that they
### are those of the box; $whole, $side and $most also choose a form.

## Goal

majesty-web-book-goal = Ziel des Spiels
majesty-web-book-goal-1 = Alle haben ein Reich mit { $all } Gebäuden und rufen Personen hinein, eine Karte in jedem Zug. Haben alle { $people } Karten genommen, endet das Spiel, und es gewinnt, wer die meisten Punkte hat.
majesty-web-book-goal-2 = Punkte bringen die Gebäude in jedem Zug, dazu am Ende Vielfalt und Mehrheiten; Verwundete kosten Punkte.

## People

majesty-web-book-people = Personen
majesty-web-book-people-1 = Es gibt { $deck } Personenkarten von sieben Arten. Jede Art hat ihr eigenes Gebäude und ihr eigenes Zeichen. Karten der Stufe 1 und der Stufe 2 zählen gleich; Stufe 2 kommt später im Spiel und hat mehr geteilte Karten.
majesty-web-book-people-2 = Eine geteilte Karte zeigt zwei Personen. Wer sie nimmt, wählt eine davon; von da an ist sie nur noch diese.
majesty-web-book-table-single = Einfache Karten
majesty-web-book-table-split = Geteilte Karten
majesty-web-book-column-person = Person
majesty-web-book-column-people = Eine der beiden
majesty-web-book-column-goes = Gehört zu
majesty-web-book-column-tier = Stufe { $tier }

## Building

majesty-web-book-building = Ein Gebäude
majesty-web-book-building-1 = Alle haben dieselben Gebäude mit denselben Seiten nach oben.
majesty-web-book-see-front = { $building }; das Zeichen an der Tür ist das der Person, die hierher gehört: { $who }.
majesty-web-book-see-value = Der Wert, { $value }: Punkte am Ende für die meisten Personen hier. Bei Gleichstand erhalten alle den vollen Wert.
majesty-web-book-see-leader = Die Häuser, die hier jetzt die meisten Personen haben.
majesty-web-book-see-side = Die Seite, die oben liegt, A oder B.
majesty-web-book-see-effects = Was geschieht, wenn eine Karte hierher kommt, von oben nach unten.
majesty-web-book-see-people = Die Personen, die hier arbeiten. Das kleine Zeichen am Rand ist die andere Hälfte einer geteilten Karte; sie zählt jetzt nicht.
majesty-web-book-sign-points = Punkte, so viele auf dem Goldstück stehen
majesty-web-book-sign-worker = ein Arbeiter
majesty-web-book-sign-wounded = eine verwundete Person im Lazarett

## Buildings

majesty-web-book-buildings = Was jedes Gebäude tut
majesty-web-book-buildings-1 = Mit den hier gewählten Seiten, im Reich von links nach rechts:

## Set-up

majesty-web-book-setup = Vorbereitung
majesty-web-book-setup-1 = { $whole ->
    [yes] Alle { $deck } Karten werden zu einem Stapel gemischt.
   *[no] Stufe 2 mit { $second } Karten wird gemischt und liegt unten im Stapel. Von den { $first } Karten der Stufe 1 liegen bei { $players } Spielern nur { $upper } darauf; die anderen { $gone } kommen ungesehen aus dem Spiel.
}
majesty-web-book-setup-2 = { $market } Karten werden als Auslage aufgedeckt, die erste am günstigen Ende. Alle haben { $workers } Arbeiter. Wer beginnt, bestimmt das Los, oder wer den Tisch vorbereitet.

## Turn

majesty-web-book-turn = Ein Zug
majesty-web-book-turn-1 = Nimm eine Karte aus der Auslage.
majesty-web-book-turn-2 = Lege sie in das Gebäude ihrer Person.
majesty-web-book-turn-3 = Führe aus, was das Gebäude tut, von oben nach unten.
majesty-web-book-turn-4 = Gib Arbeiter über { $places } zurück. Die Auslage rückt auf, und eine neue Karte wird aufgedeckt. Dann ist das nächste Reich am Zug.

## Take

majesty-web-book-take = Eine Karte nehmen
majesty-web-book-take-1 = Die Auslage hat { $market } Karten. Die erste, am günstigen Ende, kostet nichts. Für eine andere legst du auf jede Karte davor einen deiner Arbeiter; die teuerste kostet { $dearest }. Ohne genug Arbeiter kannst du sie nicht nehmen.
majesty-web-book-take-2 = Arbeiter, die auf der genommenen Karte liegen, gehören dir, aber erst nach dem Zahlen: Für diese Karte selbst können sie nicht zahlen.

## Place

majesty-web-book-place = Die Karte anlegen
majesty-web-book-place-1 = Eine Person kommt in das Gebäude ihrer Art. Bei einer geteilten Karte wählst du eine Person; nur geteilte Karten lassen die Wahl.
majesty-web-book-place-2 = Sie zählt dort sofort, auch für das, was nun folgt.

## Effects

majesty-web-book-effects = Was Gebäude tun
majesty-web-book-effects-1 = Alles geschieht von oben nach unten, und nichts davon darf ausgelassen werden: Angriff und Heilen sind Pflicht.
majesty-web-book-effects-2 = „Je Karte“ zählt alle Personen dieser Art in deinem Reich.
majesty-web-book-effects-3 = „Wer … hat“ gilt für alle, die mindestens eine solche Person haben, auch für dich; es gibt die Punkte einmal, nicht je Person.
majesty-web-book-effects-4 = Taverne B zählt die Personen deines größten Gebäudes; das Lazarett ist kein solches. Die Taverne selbst kann das größte sein.
majesty-web-book-effects-5 = Verwundete zählen nichts, außer wo ein Gebäude sie nennt.

## Heal

majesty-web-book-heal = Heilen
majesty-web-book-heal-1 = Wer eine Hexe anlegt, heilt: Die oberste Karte des eigenen Lazaretts kehrt in ihr Gebäude zurück. Gibt es Verwundete, ist das Pflicht.
majesty-web-book-heal-2 = Das Gebäude, in das sie zurückkehrt, tut dabei nichts. Aber die Karte zählt wieder, auch für die Punkte, die das Hexenhaus danach bringt.
majesty-web-book-heal-3 = Eine geteilte Karte darf in jedes ihrer beiden Gebäude zurückkehren, wer sie vorher auch war.

## Attack

majesty-web-book-attack = Angriff und Verteidigung
majesty-web-book-attack-1 = Wer einen Soldaten anlegt, greift alle anderen an, nacheinander in Zugreihenfolge. Der neue Soldat zählt mit.
majesty-web-book-attack-2 = Wachen verteidigen: Wer mindestens so viele Wachen hat wie du Soldaten, dem geschieht nichts.
majesty-web-book-attack-3 = Hast du mehr Soldaten, wird dort die Karte ganz links verwundet: die zuletzt angelegte oder geheilte in dem Gebäude mit Personen, das am weitesten links liegt. Sie kommt obenauf in das Lazarett ihres Reiches. Es ist immer nur eine Karte, wie viele Soldaten es auch sind.
majesty-web-book-attack-4 = Im Lazarett zählt eine Karte nichts, und am Ende kostet sie Punkte; eine Hexe holt sie zurück.

## Exchange

majesty-web-book-exchange = Tausch im Schloss B
majesty-web-book-exchange-1 = Bevor Schloss B seine Punkte bringt, darfst du Punkte gegen Arbeiter oder Arbeiter gegen Punkte tauschen, eins zu eins, beliebig viele oder keine; aber nur in einer Richtung.
majesty-web-book-exchange-2 = Weder Punkte noch Arbeiter können unter null fallen. Ein Tausch gegen Arbeiter endet bei { $places } Arbeitern oder bei denen, die du schon hast, denn mehr würden wieder zu Punkten.

## End of a turn

majesty-web-book-end-of-turn = Das Ende eines Zuges
majesty-web-book-end-of-turn-1 = Du behältst höchstens { $places } Arbeiter. Jeder darüber geht für { $point } Punkt zurück.
majesty-web-book-end-of-turn-2 = Die Auslage rückt zum günstigen Ende auf; Arbeiter bleiben auf ihren Karten. Am teuren Ende wird eine neue Karte aufgedeckt, nach dem letzten Zug des Spiels keine mehr.

## End

majesty-web-book-end = Das Ende des Spiels
majesty-web-book-end-1 = Haben alle { $people } Karten genommen, wird dreierlei gezählt, in dieser Reihenfolge.
majesty-web-book-end-2 = Verwundete: { $wounded } für jede Karte im Lazarett (Seite { $side }).{ $most ->
    [0] { "" }
   *[other] { " " }Wer die meisten Verwundeten hat, mindestens einen, erhält noch { $most }; bei Gleichstand alle.
} Dann verlassen die Verwundeten das Reich und zählen für nichts, was folgt.
majesty-web-book-end-3 = Vielfalt: Zähle die Gebäude mit mindestens einer Person, ohne das Lazarett, und multipliziere diese Zahl mit sich selbst. Alle { $buildings } Gebäude bringen { $square } Punkte.
majesty-web-book-end-4 = Mehrheit: Für jedes Gebäude erhält, wer dort die meisten Personen hat, seinen Wert. Bei Gleichstand erhalten ihn alle voll; ein leeres Gebäude bringt niemandem etwas.
majesty-web-book-end-5 = Es gewinnt, wer die meisten Punkte hat. Bei Gleichstand wird der Sieg geteilt. Übrige Arbeiter sind nichts wert.

## Variants

majesty-web-book-variants = Varianten
majesty-web-book-variants-1 = Seiten: Jedes Gebäude kann mit Seite A oder B nach oben liegen, bei allen gleich. Seite A ist für den Anfang. Seite B ist gewagter: Sie belohnt bestimmte Kombinationen, und Verwundete wiegen schwerer.
majesty-web-book-variants-2 = Alle Karten: Alle { $deck } Karten werden zusammengemischt. Dann kommen geteilte Karten von Anfang an, niemand weiß, welche Karten fehlen, und der Zufall zählt mehr.

## Sides

majesty-web-book-sides = Worin sich die Seiten A und B unterscheiden
majesty-web-book-table-sides = Alle Gebäude, beide Seiten
majesty-web-book-worth = Wert am Ende: { $value }

## Rulings

majesty-web-book-rulings = Entscheidungen
majesty-web-book-rulings-1 = Wo die gedruckten Regeln schweigen, haben wir entschieden, und sagen warum.

## Sources

majesty-web-book-sources = Woher die Zahlen bekannt sind
majesty-web-book-known-sourced = Jede Zahl auf dieser Seite ist auf den Karten oder in den Regelheften der Verlage gedruckt.
majesty-web-book-known-reconstructed = Einige Zahlen auf dieser Seite sind rekonstruiert: Sie passen zu allem Bekannten, sind aber nicht gedruckt belegt.
