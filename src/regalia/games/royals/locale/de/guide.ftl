### The lessons of a guided first game of Royals, in German. Names come ready to be shown; $edition, $field, $can and $found choose a form.

royals-web-guide-goal = Du führst ein Adelshaus. Deine Adeligen holen Punkte in den Städten Europas; nach { $number } Epochen, von { $first } bis { $last }, gewinnen die meisten Punkte.
royals-web-guide-draw-first = Zieh { $number ->
    [one] eine Länderkarte
   *[other] { $number } Länderkarten
 }: Tippe auf eine der Auslage. Dein erster Zug ist kurz, weil du beginnst; später ziehst du mehr.
royals-web-guide-hand = Deine Hand; nur du siehst sie. Mit der Karte eines Landes bezahlst du Adelige in dessen Städten.
royals-web-guide-position = Was leuchtet, ist möglich. Diese Position ({ $title }, { $city }) kostet { $cost ->
    [one] { $cost } Länderkarte
   *[other] { $cost } Länderkarten
 } { $country } (links) und gibt { $influence } Einfluss (rechts): Wer in einem Land den meisten hat, punktet am Ende der Epoche.
royals-web-guide-claim = { $found ->
    [1] Diese Karten zahlst du. Bestätige, und dein Adeliger wird eingesetzt.
   *[other] Besetze sie: Tippe auf { $title-acc } in { $city }.
 }
royals-web-guide-seal = Du bist das erste Haus in { $city }: Der rote Marker, { $points } { $points ->
    [one] Punkt
   *[other] Punkte
 }, gehört sofort dir.
royals-web-guide-titles = { $found ->
    [1] Ein zweiter Adeliger von dir steht hier
   *[other] Ein zweiter Adeliger von dir steht bei den Titeln, hinter diesem Knopf
 }. Wer am Ende beim Titel { $title } die meisten hat, bekommt { $full }; zwei gleichauf je { $half }.
royals-web-guide-nobles = So viele Adelige hast du noch: { $number }. Jede Besetzung braucht zwei, einen für die Karte und einen für den Titel.
royals-web-guide-end = { $can ->
    [yes] { $found ->
        [1] Bestätige, oder brich ab und beende deinen Zug.
       *[other] Du kannst noch { $title-acc } in { $city } bezahlen. Setz dort einen Adeligen ein, oder beende unten deinen Zug.
    }
   *[no] Mehr kannst du nicht bezahlen: Beende hier deinen Zug.
 }
royals-web-guide-kind = Ab dem zweiten Zug wählst du zuerst: nur Länderkarten, oder eine Länderkarte und eine Intrigenkarte. Nimm diesmal Länderkarten.
royals-web-guide-pile = Zieh aus der Auslage oder verdeckt von diesem Stapel mit { $number } Karten. { $edition ->
    [e2014] Lässt sich die Auslage daraus nicht mehr auffüllen
   *[other] Ist er aufgebraucht
 }, endet die Epoche { $year } und wird gewertet.
royals-web-guide-influence = Der Einfluss jedes Hauses in diesem Land ({ $country }); deiner ist { $number }. Wer führt, ist markiert.
royals-web-guide-period = Bronzene Zahlen gibt es für Einfluss: Am Ende der Epoche { $year } nimmt das Haus mit dem meisten Einfluss ({ $country }) die größere, { $high } Punkte, das zweite die kleinere, { $low }.
royals-web-guide-country = Rote Zahlen am Wappen sind der Landbonus, für je einen Adeligen in allen { $number } Städten ({ $country }): { $high } Punkte für das erste Haus, dem das gelingt, { $low } für das zweite.
royals-web-guide-wild = Eine Karte zu wenig? { $number } beliebige Länderkarten ersetzen eine fehlende. Die Zahlung wird vorgeschlagen; du kannst sie ändern.
royals-web-guide-intrigue = Mit Intrigenkarten übernimmst du Positionen anderer Häuser: zum üblichen Preis und mit einer Intrigenkarte, die das Land zeigt. Ein König braucht mehr davon.
royals-web-guide-advice = Unsicher? Hier holst du dir jederzeit Rat.
royals-web-guide-limits = Am Ende des Zuges behältst du höchstens { $number } Länderkarten und { $limit } Intrigenkarten.
royals-web-guide-plot = Eine Intrigenkarte zeigt zwei Länder und passt zu jedem davon.
royals-web-guide-take-over = Du kannst von { $other } die Position { $title } in { $city } übernehmen. Der verdrängte Adelige kommt { $field ->
    [cross-field] auf das Stadtfeld mit dem Kreuzsymbol
   *[cathedral] in die Kathedrale
 } und bleibt dort.
royals-web-guide-beaten = { $other } hat deine Position in { $city } übernommen. Dein Adeliger steht jetzt { $field ->
    [cross-field] auf dem Stadtfeld mit dem Kreuzsymbol
   *[cathedral] in der Kathedrale
 }: kein Einfluss mehr, aber er zählt noch für den Landbonus.
royals-web-guide-tie = Gleichstand ({ $country }): Der höhere Titel führt, danach die bessere Stadt.
royals-web-guide-house = Ein Adeliger bei jedem der { $number } Titel bringt den Adelshausbonus, { $points } Punkte. Du hast { $mine }.
royals-web-guide-discard = Zu viele Karten: Behalte { $number } Länderkarten und { $limit } Intrigenkarten. Tippe an, was du abwirfst.
royals-web-guide-ending = Noch { $number ->
    [one] eine Karte
   *[other] { $number } Karten
 } im Stapel: Die Epoche { $year } ist fast vorbei. Jetzt zählt Einfluss.
royals-web-guide-now-kind = Wähle, was du ziehst.
royals-web-guide-now-draw = Zieh aus der Auslage oder vom Stapel: noch { $number ->
    [one] eine Karte
   *[other] { $number } Karten
 }.
royals-web-guide-now-draw-intrigue = Zieh deine Intrigenkarte.
royals-web-guide-now-place = { $found ->
    [1] Bestätige die Zahlung, oder ändere sie.
   *[other] Du kannst { $number ->
        [one] eine Position bezahlen ({ $title }, { $city })
       *[other] { $number } Positionen bezahlen (etwa { $title }, { $city })
    } oder deinen Zug beenden.
 }
royals-web-guide-now-end = Du kannst nichts bezahlen: Beende deinen Zug.
royals-web-guide-now-pay = Wähle, wie du zahlst.
royals-web-guide-scored = { $year } wird gewertet, Land für Land: Du bekommst { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }. Deine Adeligen bleiben, wo sie sind.
royals-web-guide-summary = Jetzt kennst du alles: noch zwei solche Epochen, dann werden die { $number } Titel gewertet. Nach { $last } gewinnen die meisten Punkte.
