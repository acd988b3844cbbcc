### The rulings of Royals in Italian, in the order of rulings.toml: what was asked, what was decided, and why. Numbers
### are told as on the rules page.

royals-r1-question = Che cosa pescare si decide prima della prima carta?
royals-r1-ruling = Sì. Prima scegli { $draw } carte Nazione, oppure { $beside } carta Nazione e { $intrigue } carta Intrigo, e poi peschi.
royals-r1-why = I libretti offrono due possibilità e ne chiedono una.

royals-r2-question = Quanto è libero un pagamento con i jolly?
royals-r2-ruling = Con troppo poche carte adatte ne paghi quante vuoi al loro valore, anche nessuna, e per ogni carta ancora dovuta { $wild } carte di nazioni qualsiasi, compresa quella richiesta. Con abbastanza carte adatte non ci sono jolly. Per le carte Intrigo vale lo stesso, { $plotswild } per una.
royals-r2-why = I testi inglese, russo e ungherese ammettono i jolly solo dove mancano carte adatte; il testo italiano e le regole brevi tedesche omettono questa condizione.

royals-r3-question = E se il mazzo si esaurisce di nuovo mentre si gioca l’ultimo giro?
royals-r3-ruling = Gli scarti si mescolano in un nuovo mazzo e non succede altro.
royals-r3-why = Il Periodo sta già finendo. Con i numeri di carte stampati non può accadere.

royals-r4-question = Si può pescare alla cieca quando il mazzo dell’edizione 2014 è vuoto?
royals-r4-ruling = No. La carta si prende dalla fila scoperta.
royals-r4-why = Non c’è carta da pescare, e la fila basta sempre.

royals-r5-question = E se il mazzo delle carte Intrigo si esaurisce?
royals-r5-ruling = I suoi scarti si mescolano subito in un nuovo mazzo; se non ce ne sono ancora, appena serve una carta.
royals-r5-why = Nessuno tiene più di { $plots } carte Intrigo, quindi mazzo e scarti non sono mai vuoti insieme.

royals-r6-question = Il testo italiano chiede tre carte Intrigo per un Re, dà il bonus città al primo nobile scalzato e risolve una parità con la tessera Titolo più alta. Vale?
royals-r6-ruling = No. Un Re costa { $king } carte Intrigo, il bonus città va alla prima casata che vi mette un nobile, e qualsiasi segnalino può risolvere una parità.
royals-r6-why = Sono sviste della traduzione: le regole brevi tedesche nello stesso libretto e il testo ungherese dicono due carte e chi occupa per primo, e il testo ungherese dice il segnalino più alto.

royals-r7-question = Il testo ungherese chiude la partita dopo il giocatore a sinistra del primo. È giusto?
royals-r7-ruling = No. La partita finisce dopo il giocatore a destra del primo, l’ultimo in ordine di turno.
royals-r7-why = Una svista: solo così tutti hanno lo stesso numero di turni.

royals-r8-question = I segnalini sono segreti?
royals-r8-ruling = No. Ciò che si prende lo vedono tutti; le somme dei punti restano nascoste fino alla fine, a meno che il tavolo decida altrimenti.
royals-r8-why = I segnalini stanno coperti, ma tutti hanno visto chi li prendeva.

royals-r9-question = E se una casata finisce i nobili di legno?
royals-r9-ruling = Con meno di due nobili rimasti non può né occupare né rilevare. In due giocatori ogni casata ne ha { $nobles2 }; qui ognuna ne ha { $nobles }, qualunque sia il suo colore.
royals-r9-why = Ogni volta si usano due nobili: uno per il ritratto, uno per la tessera Titolo.

royals-r10-question = Che cosa sanno gli altri di una mano?
royals-r10-ruling = Quante carte Nazione e quante carte Intrigo contiene; ogni carta che l’ha lasciata; e per ogni nazione almeno tante carte quante ne ha prese dalla fila scoperta, meno quelle uscite da allora. Ciò che si pesca alla cieca è segreto.
royals-r10-why = È ciò che tutti al tavolo potevano vedere e ricordare.
