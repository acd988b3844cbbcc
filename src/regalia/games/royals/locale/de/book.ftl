### The rules page of Royals in German. Sentences of a paragraph are counted from 1. All numbers are told, so that they
### are those of the edition and the board; $ends, $field, $tie, $starts and $own choose a form and are not shown.

## Goal

royals-web-book-goal = Ziel des Spiels
royals-web-book-goal-1 = Alle führen ein Adelshaus des 17. Jahrhunderts. In { $periods } Epochen ({ $years }) setzt du Adelige in { $cities } Städten von { $countries } Ländern ein und übernimmst, was andere besetzt haben. Wer am Ende die meisten Punkte hat, gewinnt.
royals-web-book-goal-2 = Alle Punkte sind Marker; auf dem Tisch sind sie aus Wachs und zeigen ihre Zahl: bronzen für Epochen, rot für alles andere. Es gibt fünf Arten:
royals-web-book-scores-city = Stadtbonus, sofort für das erste Haus, das einen Adeligen in eine Stadt setzt.
royals-web-book-scores-country = Landbonus, sofort für einen Adeligen in jeder Stadt eines Landes; hier { $card }.
royals-web-book-scores-house = Adelshausbonus, sofort für je einen Adeligen auf allen { $titles } Titeln.
royals-web-book-scores-period = Epochenmarker, am Ende jeder Epoche für den meisten und den zweitmeisten Einfluss in einem Land.
royals-web-book-scores-title = Titelmarker, am Ende des Spiels für die meisten Adeligen auf einem Titel.

## City

royals-web-book-city = Städte und Positionen
royals-web-book-city-1 = Die Karte hat { $positions } Positionen. Eine Position ist ein Titel in einer Stadt; wer sie besetzt, hat einen Adeligen auf ihrem Porträt. Eine Stadt hat eine oder zwei Positionen.
royals-web-book-see-name = Die Stadt, { $city }. Die Farbe ihres Randes ist die ihres Landes, { $card }.
royals-web-book-see-bonus = Der Stadtbonus: { $bonus }. Ist er vergeben, zeigt der Marker das Zeichen des Hauses, das ihn hat.
royals-web-book-see-title = Das Porträt mit dem Zeichen des Titels, hier { $title }.
royals-web-book-see-cost = Was die Position an Länderkarten ({ $card }) kostet: { $cost }.
royals-web-book-see-noble = Der Adelige des Hauses, das die Position besetzt. Ein gestrichelter Kreis bedeutet: Die Position ist frei.
royals-web-book-see-influence = Der Einfluss, den die Position in ihrem Land gibt: { $influence }.
royals-web-book-see-cathedral = { $field ->
    [cross-field] Das Stadtfeld mit dem Kreuzsymbol: Hier bleiben verdrängte Adelige.
   *[other] Die Kathedrale: Hier bleiben verdrängte Adelige.
}
royals-web-book-table-cities = Alle Städte
royals-web-book-table-countries = Was ein Land bringt: erster und zweiter Marker
royals-web-book-column-country = Land
royals-web-book-column-city = Stadt
royals-web-book-column-positions = Positionen
royals-web-book-column-city-bonus = Stadtbonus
royals-web-book-column-country-bonus = Landbonus
royals-web-book-column-period = Jede Epoche

## Titles

royals-web-book-titles = Titel
royals-web-book-titles-1 = Es gibt { $titles } Titel, und jeder hat einen Titelmarker neben der Karte. Wer eine Position besetzt, setzt einen zweiten Adeligen auf den Marker ihres Titels. Der bleibt dort bis zum Ende, auch wenn die Position selbst verloren geht.
royals-web-book-titles-2 = Einfluss zählt im Land der Position, für die Epochenmarker. Die Titelmarker werden am Ende des Spiels gewertet.
royals-web-book-table-titles = Titel von niedrig bis hoch
royals-web-book-column-title = Titel
royals-web-book-column-cost = Kostet Karten
royals-web-book-column-influence = Einfluss
royals-web-book-column-full = Marker: meiste Adelige
royals-web-book-column-half = Zwei Häuser gleichauf, je

## Cards

royals-web-book-cards = Karten
royals-web-book-cards-1 = Mit Länderkarten werden Positionen ihres Landes bezahlt. Nicht alle spielen mit: Wie viele aussortiert werden, hängt von der Spielerzahl ab.
royals-web-book-cards-2 = Intrigenkarten braucht man zum Übernehmen. Jede zeigt zwei Länder und gilt für eines davon nach Wahl; von jedem Länderpaar gibt es { $pair }.
royals-web-book-table-cards = Länderkarten, Ausgabe { $edition }, Spieler: { $players }
royals-web-book-column-all = Alle
royals-web-book-cards-box = In der Schachtel
royals-web-book-cards-removed = Aussortiert
royals-web-book-cards-play = Im Spiel

## Set-up

royals-web-book-setup = Vorbereitung
royals-web-book-setup-1 = Die Länderkarten werden zu einem verdeckten Stapel gemischt; { $row } davon liegen offen daneben als Auslage. Die Intrigenkarten bilden einen eigenen Stapel. Noch niemand hat Karten auf der Hand.
royals-web-book-setup-2 = Jedes Haus hat { $nobles } Adelige aus Holz. Adelshausmarker im Spiel: { $houses }.
royals-web-book-setup-3 = Nach den gedruckten Regeln beginnt { $starts ->
    [youngest] die jüngste
   *[oldest] die älteste
} Person; hier bestimmt es, wer den Tisch vorbereitet, oder das Los.

## A turn

royals-web-book-turn = Ein Zug
royals-web-book-turn-1 = Zuerst ziehst du Karten; das ist Pflicht.
royals-web-book-turn-2 = Dann besetzt oder übernimmst du Positionen, so viele du bezahlen kannst, oder keine; auch schon im ersten Zug.
royals-web-book-turn-3 = Am Ende des Zuges wirfst du ab, was über dem Handkartenlimit liegt, und die Auslage wird aufgefüllt. Dann ist das nächste Haus am Zug.
royals-web-book-turn-4 = Möglich ist immer nur, was zum jeweiligen Schritt gehört; auf dem Tisch leuchtet es.

## Draw

royals-web-book-draw = Karten ziehen
royals-web-book-draw-1 = In deinem ersten Zug ziehst du nur Länderkarten, die meisten Häuser weniger als später: wie viele, hängt von der Zugreihenfolge ab. Bei der hier gewählten Spielerzahl: { $first }. Wer beginnt, hat auf der Karte die erste Wahl und darum weniger Karten.
royals-web-book-draw-2 = Ab deinem zweiten Zug entscheidest du dich zuerst für eine von zwei Möglichkeiten und ziehst dann: entweder { $draw } Länderkarten; oder { $beside } Länderkarte und { $intrigue } Intrigenkarte, in beliebiger Reihenfolge.
royals-web-book-draw-3 = Jede Länderkarte kommt aus der offenen Auslage oder verdeckt vom Stapel; beides darf gemischt werden. Du siehst jede Karte, bevor du die nächste wählst. Die Auslage wird erst am Ende deines Zuges aufgefüllt. Intrigenkarten werden immer verdeckt gezogen.
royals-web-book-draw-4 = { $ends ->
    [row] In dieser Ausgabe kann der Stapel während eines Zuges leer sein. Dann lässt sich nicht verdeckt ziehen; die Auslage reicht immer.
   *[pile] Geht der Stapel beim Ziehen zu Ende, wird der Ablagestapel sofort zu einem neuen gemischt, und du ziehst weiter.
}
royals-web-book-table-first = Länderkarten im ersten Zug, nach Zugreihenfolge
royals-web-book-column-house = { $number }.

## Claim

royals-web-book-claim = Eine Position besetzen
royals-web-book-claim-1 = Um eine freie Position zu besetzen, wirfst du so viele Länderkarten ihres Landes ab, wie sie kostet. Setze einen Adeligen auf ihr Porträt und einen weiteren auf den Marker ihres Titels.
royals-web-book-claim-2 = Jede Position verbraucht also zwei Adelige. Ein Haus, das weniger als zwei übrig hat, kann weder besetzen noch übernehmen.
royals-web-book-claim-3 = Boni, die du damit verdienst, erhältst du sofort.

## Take over

royals-web-book-take-over = Eine Position übernehmen
royals-web-book-take-over-1 = Eine Position, die ein anderes Haus besetzt, übernimmst du für dieselben Länderkarten und zusätzlich { $takeover } Intrigenkarte, die das Land zeigt; bei einem König sind es { $king }. Die eigene Position kann niemand übernehmen.
royals-web-book-take-over-2 = Der verdrängte Adelige kommt { $field ->
    [cross-field] auf das Stadtfeld mit dem Kreuzsymbol
   *[other] in die Kathedrale der Stadt
} und bleibt dort. Er gibt keinen Einfluss mehr, zählt aber noch für den Landbonus. Auch der zweite Adelige auf dem Titelmarker bleibt, wo er ist.
royals-web-book-take-over-3 = Eine Übernahme bringt keinen Stadtbonus: Den bekommt nur das erste Haus in der Stadt.

## Wild

royals-web-book-wild = Joker
royals-web-book-wild-1 = Hast du weniger Karten des Landes, als die Position kostet, ersetzen je { $wild } beliebige Länderkarten eine, so oft du willst. Du entscheidest, wie viele passende Karten du als solche zahlst; auch Karten des gesuchten Landes dürfen unter den ersetzenden sein.
royals-web-book-wild-2 = Ebenso ersetzen je { $plotswild } beliebige Intrigenkarten eine, wenn du weniger passende hast, als du brauchst.
royals-web-book-wild-3 = Hast du genug passende Karten, zahlst du mit ihnen; Joker sind dann nicht erlaubt.

## End of the turn

royals-web-book-end-of-turn = Das Ende eines Zuges
royals-web-book-end-of-turn-1 = Behalten darfst du { $limit } Länderkarten und { $plots } Intrigenkarten. Was darüber liegt, wirfst du einzeln ab, nach deiner Wahl. Während des Zuges darfst du mehr auf der Hand haben.
royals-web-book-end-of-turn-2 = Dann wird die Auslage vom Stapel auf { $row } Karten aufgefüllt.
royals-web-book-end-of-turn-3 = Geht der Stapel der Intrigenkarten zu Ende, wird ihr Ablagestapel zu einem neuen gemischt.

## Bonuses

royals-web-book-bonuses = Boni, die sofort vergeben werden
royals-web-book-bonuses-1 = Stadt: Das erste Haus überhaupt, das in der Stadt einen Adeligen auf ein Porträt setzt, nimmt ihren Marker.
royals-web-book-bonuses-2 = Land: Ein Haus mit einem Adeligen in jeder Stadt eines Landes nimmt den höchsten noch freien Marker dieses Landes. Adelige auf Porträts zählen, verdrängte auch. In jedem Land gelingt das zwei Häusern; jedes nimmt dort höchstens einen Marker.
royals-web-book-bonuses-3 = Adelshaus: Ein Haus mit je einem Adeligen auf allen { $titles } Titelmarkern nimmt den höchsten noch freien Adelshausmarker; jedes Haus höchstens einen. Im Spiel sind: { $houses }.
royals-web-book-bonuses-4 = Verdient ein Adeliger mehrere, ist die Reihenfolge Stadt, Land, Adelshaus.

## Period

royals-web-book-period = Das Ende einer Epoche
royals-web-book-period-1 = { $ends ->
    [row] Eine Epoche endet mit dem Zug, an dessen Ende die Auslage nicht mehr aufgefüllt werden kann. Sie erhält, was übrig ist, der Ablagestapel wird zum neuen Stapel, und die Auslage wird ergänzt. Ein leerer Stapel neben einer vollen Auslage beendet die Epoche nicht.
   *[pile] Eine Epoche endet mit dem Zug, in dem der verdeckte Stapel zu Ende geht, durch verdecktes Ziehen oder beim Auffüllen der Auslage. Der Ablagestapel wird sofort zu einem neuen gemischt, und der Zug geht weiter.
}
royals-web-book-period-2 = Jede Epoche bis auf die letzte wird gleich nach diesem Zug gewertet, und das nächste Haus spielt weiter. In der letzten wird die Runde zu Ende gespielt, damit alle Häuser gleich viele Züge hatten; dann wird gewertet.
royals-web-book-period-3 = Gewertet wird Land für Land. Jedes Haus zählt den Einfluss der Positionen zusammen, die es dort besetzt; verdrängte Adelige zählen nichts. Das Haus mit dem meisten Einfluss nimmt den hohen Marker der Epoche, das zweite den niedrigen.
royals-web-book-period-4 = Häuser ohne Einfluss nehmen nichts. Hat nur ein Haus Einfluss in einem Land, kommt der niedrige Marker aus dem Spiel.

## Ties

royals-web-book-ties = Gleichstand
royals-web-book-ties-1 = In einem Land am Ende einer Epoche: Von den gleichauf liegenden Häusern ist das vorn, das dort den höchsten Titel auf einem Porträt hat, gemessen an seinen Kosten. Ist auch das gleich, das Haus, dessen Stadt mit diesem Titel den höheren Stadtbonus hat. Wer einen Gleichstand um den ersten Platz verliert, ist Zweiter und nimmt den niedrigen Marker.
royals-web-book-ties-2 = Bei einem Titel am Ende des Spiels: Haben genau zwei Häuser die meisten Adeligen, nimmt jedes den halben Wert. Bei drei oder mehr bekommt niemand etwas.
royals-web-book-ties-3 = { $tie ->
    [highest] Um den Sieg: Bei gleichen Punkten gewinnt, wer den höchsten einzelnen Marker hat. Ist auch das gleich, wird der Sieg geteilt.
   *[all] Um den Sieg: Bei gleichen Punkten werden die Marker vom höchsten an verglichen; der erste höhere entscheidet. Sind alle gleich, wird der Sieg geteilt.
}

## End

royals-web-book-end = Das Ende des Spiels
royals-web-book-end-1 = Nach der letzten Epoche wird jeder Titel gewertet, vom niedrigsten an: Das Haus mit den meisten Adeligen auf seinem Marker nimmt den vollen Wert. Ein Titel ohne Adelige bringt nichts.
royals-web-book-end-2 = Dann werden alle Marker zusammengezählt, und es gewinnt, wer die meisten Punkte hat. Nach dem letzten Zug wird keine Karte mehr aufgedeckt.

## Hands

royals-web-book-hands = Was andere wissen
royals-web-book-hands-1 = Handkarten sind geheim, aber nicht ganz: Alle sehen, wie viele Länderkarten und Intrigenkarten du hast, welche du aus der Auslage genommen und welche du gezahlt oder abgeworfen hast. Verdeckt gezogene kennst nur du. Der Tisch zeigt, was man wissen kann, und merkt es sich für dich.
royals-web-book-hands-2 = Alle sehen, wer welchen Marker nimmt. Die Summen der Punkte bleiben bis zum Ende verdeckt, es sei denn, wer den Tisch vorbereitet, will sie offen haben.

## Variants

royals-web-book-variants = Varianten
royals-web-book-variants-1 = { $edition ->
    [2014] In dieser Ausgabe hat die Auslage immer { $row } Karten; die von 2016 bietet auch eine Auslage von vier, die mehr Auswahl gibt und leichter ist.
   *[other] Die Auslage darf vier statt drei Karten haben: Das gibt mehr Auswahl und macht das Spiel leichter. Hier hat sie { $row }.
}
royals-web-book-variants-2 = { $own ->
    [yes] Dieser Tisch spielt auf einem eigenen Spielplan, „{ $board }“; diese Seite zeigt seine Städte und seine Zahlen.
   *[no] Wer das gedruckte Spiel besitzt, kann auf genau dessen Spielplan spielen, oder auf einem selbst gemachten: Eine Spielplandatei wird gewählt, wenn der Tisch vorbereitet wird.
}

## Editions

royals-web-book-editions = Worin sich die Ausgaben unterscheiden
royals-web-book-editions-1 = Diese Seite beschreibt die Ausgabe von { $edition }. Was hier nicht steht, ist in beiden gleich.
royals-web-book-table-editions = Beide Ausgaben, Spieler: { $players }
royals-web-book-row-publisher = Verlag
royals-web-book-row-cards = Länderkarten
royals-web-book-row-removed = Davon aussortiert, in derselben Reihenfolge
royals-web-book-row-first = Karten im ersten Zug
royals-web-book-row-houses = Adelshausmarker
royals-web-book-row-row = Karten in der Auslage
royals-web-book-row-field = Verdrängte Adelige kommen
royals-web-book-row-starts = Nach dem Regelheft beginnt
royals-web-book-row-ends = Eine Epoche endet, wenn
royals-web-book-row-tie = Gleichstand um den Sieg entscheidet
royals-web-book-is-cross-field = auf das Stadtfeld mit dem Kreuzsymbol
royals-web-book-is-cathedral = in die Kathedrale der Stadt
royals-web-book-is-the-youngest = die jüngste Person
royals-web-book-is-the-oldest = die älteste Person
royals-web-book-is-row-cannot-be-refilled = die Auslage nicht aufgefüllt werden kann
royals-web-book-is-pile-runs-out = der Stapel zu Ende geht
royals-web-book-is-highest-marker = der höchste einzelne Marker
royals-web-book-is-markers-from-the-highest-down = der Vergleich aller Marker vom höchsten an

## Rulings

royals-web-book-rulings = Entscheidungen
royals-web-book-rulings-1 = Wo die gedruckten Regeln schweigen oder einander widersprechen, haben wir entschieden, und sagen warum.

## Sources

royals-web-book-sources = Woher die Zahlen bekannt sind
royals-web-book-sources-1 = { $own ->
    [yes] Die Zahlen dieses Spielplans kommen aus der Datei „{ $board }“; ein kleines Fragezeichen steht, wo die Datei selbst sagt, dass ein Wert rekonstruiert ist.
   *[no] Nicht alles, was auf dem Spielplan gedruckt ist, ist öffentlich bekannt. Ein kleines Fragezeichen steht neben jedem Namen und jeder Zahl des Spielplans, die wir rekonstruiert haben, im Einklang mit allem Bekannten; was keines hat, steht in öffentlichen Quellen. Ob beide Ausgaben denselben Spielplan haben, ist nicht bekannt.
}
royals-web-book-sources-2 = Alles andere ist in den Regelheften gedruckt:
royals-web-book-known-2014 = Ausgabe von { $edition } ({ $publisher }): das italienische Regelheft mit deutscher Kurzregel und das ungarische.
royals-web-book-known-2016 = Ausgabe von { $edition } ({ $publisher }): das englische und das russische Regelheft.
