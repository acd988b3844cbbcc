### The lessons of a guided first game of Royals, in Italian. Names come ready to be shown; $edition, $field, $can and $found choose a form.

royals-web-guide-goal = Guidi una casata nobiliare. I tuoi nobili fanno punti nelle città d’Europa; dopo { $number } Periodi, dal { $first } al { $last }, vince chi ha più punti.
royals-web-guide-draw-first = Pesca { $number ->
    [one] una carta Nazione
   *[other] { $number } carte Nazione
 }: tocca una carta della fila. Il tuo primo turno è breve perché cominci tu; poi ne peschi di più.
royals-web-guide-hand = La tua mano: la vedi solo tu. Con le carte di una nazione paghi i nobili nelle sue città.
royals-web-guide-position = Ciò che brilla è possibile. Questa posizione ({ $title }, { $city }) costa { $cost ->
    [one] { $cost } carta
   *[other] { $cost } carte
 } { $country } (a sinistra) e dà { $influence } di influenza (a destra): chi ne ha di più in una nazione fa punti alla fine del Periodo.
royals-web-guide-claim = { $found ->
    [1] Paghi con queste carte. Conferma, e il tuo nobile viene piazzato.
   *[other] Occupala: tocca il ritratto ({ $title }, { $city }).
 }
royals-web-guide-seal = Sei la prima casata a { $city }: il suo segnalino rosso, { $points } { $points ->
    [one] punto
   *[other] punti
 }, è subito tuo.
royals-web-guide-titles = { $found ->
    [1] Un secondo tuo nobile sta qui
   *[other] Un secondo tuo nobile sta sui titoli, dietro questo pulsante
 }. Alla fine chi ha più nobili sul titolo { $title } prende { $full } punti; due in parità { $half } a testa.
royals-web-guide-nobles = I nobili che ti restano: { $number }. Ogni posizione ne richiede due, uno sulla mappa e uno sul titolo.
royals-web-guide-end = { $can ->
    [yes] { $found ->
        [1] Conferma, oppure annulla e termina il turno.
       *[other] Puoi pagare anche un’altra posizione ({ $title }, { $city }). Piazza lì un nobile, o termina il turno qui sotto.
    }
   *[no] Non puoi pagare altro: termina qui il turno.
 }
royals-web-guide-kind = Dal secondo turno scegli prima cosa pescare: solo carte Nazione, oppure una carta Nazione e una carta Intrigo. Stavolta prendi carte Nazione.
royals-web-guide-pile = Pesca dalla fila o alla cieca da questo mazzo di { $number } carte. { $edition ->
    [e2014] Quando non basta più a riempire la fila
   *[other] Quando si esaurisce
 }, il Periodo { $year } finisce e si conta.
royals-web-guide-influence = L’influenza di ogni casata in questa nazione ({ $country }); la tua è { $number }. Chi è in testa è segnato.
royals-web-guide-period = I numeri di bronzo sono per l’influenza: alla fine del { $year } la casata che ne ha di più ({ $country }) prende il maggiore, { $high } punti, la seconda il minore, { $low }.
royals-web-guide-country = I numeri rossi allo stemma sono il bonus nazione, per un nobile in ognuna delle { $number } città ({ $country }): { $high } punti alla prima casata che ci riesce, { $low } alla seconda.
royals-web-guide-wild = Ti manca una carta? { $number } carte Nazione qualsiasi ne sostituiscono una. Il pagamento è proposto, e puoi cambiarlo.
royals-web-guide-intrigue = Con le carte Intrigo rilevi posizioni di altre casate: il solito prezzo, più una carta Intrigo che mostra la nazione. Per un Re ne servono di più.
royals-web-guide-advice = In dubbio? Qui puoi chiedere consiglio quando vuoi.
royals-web-guide-limits = Alla fine del turno tieni al massimo { $number } carte Nazione e { $limit } carte Intrigo.
royals-web-guide-plot = Una carta Intrigo mostra due nazioni e vale per l’una o per l’altra.
royals-web-guide-take-over = Puoi rilevare da { $other } la posizione di { $title } a { $city }. Il nobile scalzato va { $field ->
    [cross-field] nello spazio con la croce
   *[cathedral] nella cattedrale
 } e vi resta.
royals-web-guide-beaten = { $other } ha rilevato la tua posizione a { $city }. Il tuo nobile ora è { $field ->
    [cross-field] nello spazio con la croce
   *[cathedral] nella cattedrale
 }: niente più influenza, ma conta ancora per il bonus nazione.
royals-web-guide-tie = Parità ({ $country }): è in testa il titolo più alto, poi la città migliore.
royals-web-guide-house = Un nobile su ognuno dei { $number } titoli dà il segnalino Casata nobiliare, { $points } punti. Ne hai { $mine }.
royals-web-guide-discard = Troppe carte: tieni { $number } carte Nazione e { $limit } carte Intrigo. Tocca ciò che scarti.
royals-web-guide-ending = { $number ->
    [one] Resta una carta
   *[other] Restano { $number } carte
 } nel mazzo: il Periodo { $year } è quasi finito. Ora conta l’influenza.
royals-web-guide-now-kind = Scegli che cosa pescare.
royals-web-guide-now-draw = Pesca dalla fila o dal mazzo: ancora { $number ->
    [one] una carta
   *[other] { $number } carte
 }.
royals-web-guide-now-draw-intrigue = Pesca la tua carta Intrigo.
royals-web-guide-now-place = { $found ->
    [1] Conferma il pagamento, o cambialo.
   *[other] Puoi pagare { $number ->
        [one] una posizione ({ $title }, { $city })
       *[other] { $number } posizioni (per esempio { $title }, { $city })
    } o terminare il turno.
 }
royals-web-guide-now-end = Non puoi pagare nulla: termina il turno.
royals-web-guide-now-pay = Scegli come pagare.
royals-web-guide-scored = Si conta il { $year }, nazione per nazione: hai preso { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }. I tuoi nobili restano dove sono.
royals-web-guide-summary = Ora sai tutto: altri due Periodi così, poi contano i { $number } titoli. Dopo il { $last } vince chi ha più punti.
