### The rulings of Majesty in Italian, in the order of rulings.toml: what was asked, what was decided, and why. Numbers
### are told as on the rules page.

majesty-m1-question = L’Infermeria può essere l’edificio più grande per la Locanda B?
majesty-m1-ruling = No.
majesty-m1-why = I feriti non contano nulla, a meno che un effetto li nomini.

majesty-m2-question = Quanto si può scambiare nel Castello B?
majesty-m2-ruling = Quanto si vuole, anche nulla, in una direzione, prima dei punti; né punti né lavoratori scendono sotto zero. Uno scambio per avere lavoratori si ferma a { $places }, o a quelli che si hanno già.
majesty-m2-why = Alla fine del turno i lavoratori oltre { $places } tornerebbero comunque a essere punti.

majesty-m3-question = Che cosa significa { $mosthurt } sull’Infermeria B?
majesty-m3-ruling = Chi alla fine ha più feriti, almeno uno, riceve { $mosthurt } punti; in parità, tutti.
majesty-m3-why = Gli altri edifici danno il loro valore a chi vi ha più carte, in parità a ciascuno; così anche questo.

majesty-m4-question = Quale carta dell’edificio più a sinistra viene ferita?
majesty-m4-ruling = L’ultima messa o curata lì.
majesty-m4-why = Così la mostra la figura del libretto. Conta per le carte doppie.

majesty-m5-question = Che cosa fa un attacco a un regno senza personaggi?
majesty-m5-ruling = Nulla.
majesty-m5-why = Non c’è nessuno da ferire.

majesty-m6-question = E se servono più lavoratori di quanti ce ne sono nella scatola?
majesty-m6-ruling = La riserva di lavoratori non si esaurisce.
majesty-m6-why = Il numero di pezzi nella scatola non limita ciò che un giocatore ha guadagnato.

majesty-m7-question = I punti possono diventare negativi?
majesty-m7-ruling = Solo nel conteggio finale, per i feriti.
majesty-m7-why = Nient’altro toglie punti se non lo scambio nel Castello, e quello non può scendere sotto zero.

majesty-m8-question = Il Castello B paga per i Nobili e per i feriti: per entrambi?
majesty-m8-ruling = Sì, si sommano: { $noble } punti per ogni Nobile e { $lying } per ogni carta nella propria Infermeria.
majesty-m8-why = L’edificio nomina entrambi.
