### The rulings of Majesty in German, in the order of rulings.toml: what was asked, what was decided, and why. Numbers
### are told as on the rules page.

majesty-m1-question = Kann das Lazarett für Taverne B das größte Gebäude sein?
majesty-m1-ruling = Nein.
majesty-m1-why = Verwundete zählen nichts, außer wo ein Gebäude sie nennt.

majesty-m2-question = Wie viel darf man im Schloss B tauschen?
majesty-m2-ruling = Beliebig viel, auch nichts, in einer Richtung, vor den Punkten; weder Punkte noch Arbeiter fallen unter null. Ein Tausch gegen Arbeiter endet bei { $places } Arbeitern oder bei denen, die man schon hat.
majesty-m2-why = Mehr als { $places } Arbeiter würden am Ende des Zuges nur wieder zu Punkten.

majesty-m3-question = Was bedeutet { $mosthurt } auf Lazarett B?
majesty-m3-ruling = Wer am Ende die meisten Verwundeten hat, mindestens einen, erhält { $mosthurt } Punkte; bei Gleichstand alle.
majesty-m3-why = Die anderen Gebäude geben ihren Wert denen mit den meisten Karten dort, bei Gleichstand allen; so auch dieses.

majesty-m4-question = Welche Karte des linken Gebäudes wird verwundet?
majesty-m4-ruling = Die dort zuletzt angelegte oder geheilte.
majesty-m4-why = So zeigt es das Bild im Regelheft. Für geteilte Karten ist es von Bedeutung.

majesty-m5-question = Was bewirkt ein Angriff auf ein Reich ohne Personen?
majesty-m5-ruling = Nichts.
majesty-m5-why = Niemand ist da, der verwundet werden könnte.

majesty-m6-question = Was geschieht, wenn mehr Arbeiter gebraucht werden, als in der Schachtel liegen?
majesty-m6-ruling = Der Vorrat an Arbeitern geht nicht aus.
majesty-m6-why = Die Zahl der Figuren in der Schachtel begrenzt nicht, was jemand verdient hat.

majesty-m7-question = Können Punkte negativ werden?
majesty-m7-ruling = Nur in der Schlusswertung, durch Verwundete.
majesty-m7-why = Sonst nimmt nur der Tausch im Schloss Punkte weg, und der kann nicht unter null führen.

majesty-m8-question = Schloss B zahlt für Adelige und für Verwundete: für beides?
majesty-m8-ruling = Ja, beides zusammen: { $noble } Punkte je Adelige und { $lying } je Karte im eigenen Lazarett.
majesty-m8-why = Das Gebäude nennt beides.
