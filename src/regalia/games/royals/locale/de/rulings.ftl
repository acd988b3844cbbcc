### The rulings of Royals in German, in the order of rulings.toml: what was asked, what was decided, and why. Numbers
### are told as on the rules page.

royals-r1-question = Steht vor der ersten Karte fest, was gezogen wird?
royals-r1-ruling = Ja. Du entscheidest dich zuerst für { $draw } Länderkarten oder für { $beside } Länderkarte und { $intrigue } Intrigenkarte und ziehst dann.
royals-r1-why = Die Regelhefte bieten zwei Möglichkeiten und verlangen eine davon.

royals-r2-question = Wie frei ist eine Zahlung mit Jokern?
royals-r2-ruling = Mit zu wenigen passenden Karten zahlst du beliebig viele davon als solche, auch keine, und für jede noch fällige { $wild } Karten beliebiger Länder, das gesuchte eingeschlossen. Mit genug passenden Karten gibt es keine Joker. Für Intrigenkarten gilt dasselbe, { $plotswild } für eine.
royals-r2-why = Der englische, der russische und der ungarische Text erlauben Joker nur, wo passende Karten fehlen; der italienische Text und die deutsche Kurzregel lassen diese Bedingung weg.

royals-r3-question = Was geschieht, wenn der Stapel noch einmal zu Ende geht, während die letzte Runde ausgespielt wird?
royals-r3-ruling = Der Ablagestapel wird zu einem neuen Stapel gemischt, und sonst geschieht nichts.
royals-r3-why = Die Epoche endet schon. Mit so vielen Karten, wie gedruckt sind, kann es nicht vorkommen.

royals-r4-question = Kann man verdeckt ziehen, wenn der Stapel der Ausgabe von 2014 leer ist?
royals-r4-ruling = Nein. Die Karte kommt aus der offenen Auslage.
royals-r4-why = Es gibt keine Karte zu ziehen, und die Auslage reicht immer.

royals-r5-question = Was geschieht, wenn der Stapel der Intrigenkarten zu Ende geht?
royals-r5-ruling = Ihr Ablagestapel wird sofort zu einem neuen gemischt; gibt es noch keinen, sobald eine Karte gebraucht wird.
royals-r5-why = Niemand behält mehr als { $plots } Intrigenkarten, also sind Stapel und Ablage nie beide leer.

royals-r6-question = Der italienische Text verlangt für einen König drei Intrigenkarten, gibt den Stadtbonus dem ersten verdrängten Adeligen und entscheidet Gleichstand durch den höchsten Titelmarker. Gilt das?
royals-r6-ruling = Nein. Ein König kostet { $king } Intrigenkarten, den Stadtbonus bekommt das erste Haus, das dort einen Adeligen einsetzt, und jeder Marker kann einen Gleichstand entscheiden.
royals-r6-why = Das sind Versehen der Übersetzung: Die deutsche Kurzregel im selben Heft und der ungarische Text sagen zwei Karten und zuerst besetzt, der ungarische Text sagt höchster Marker.

royals-r7-question = Der ungarische Text beendet das Spiel nach der Person links von der ersten. Stimmt das?
royals-r7-ruling = Nein. Das Spiel endet nach der Person rechts von der ersten, der letzten in der Zugreihenfolge.
royals-r7-why = Ein Versehen: Nur so haben alle gleich viele Züge.

royals-r8-question = Sind Marker geheim?
royals-r8-ruling = Nein. Was genommen wird, sehen alle; die Summen der Punkte bleiben bis zum Ende verdeckt, außer der Tisch will es anders.
royals-r8-why = Die Marker liegen verdeckt, doch alle haben gesehen, wer sie nahm.

royals-r9-question = Was geschieht, wenn einem Haus die Adeligen ausgehen?
royals-r9-ruling = Mit weniger als zwei Adeligen kann es weder besetzen noch übernehmen. Zu zweit hat jedes Haus { $nobles2 }; hier hat jedes { $nobles }, welche Farbe es auch hat.
royals-r9-why = Jede Position verbraucht zwei Adelige: einen für das Porträt, einen für den Titelmarker.

royals-r10-question = Was wissen die anderen von einer Hand?
royals-r10-ruling = Wie viele Länderkarten und wie viele Intrigenkarten sie hat; jede Karte, die sie verließ; und für jedes Land mindestens so viele Karten, wie aus der Auslage genommen wurden, abzüglich derer, die sie seither verließen. Verdeckt Gezogenes ist geheim.
royals-r10-why = Das konnten alle am Tisch sehen und sich merken.
