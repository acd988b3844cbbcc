### The lessons of a guided first game of Majesty, in German. Names come ready to be shown; $deck, $sides, $side, $found, $who and $won choose a form.

majesty-web-guide-goal = Das ist dein Reich. Du holst { $number } Personen, in jedem Zug eine; sie bringen Punkte, und wer die meisten hat, gewinnt.
majesty-web-guide-market = { $number } Personen warten in der Auslage. Diese kostet nichts; jeder Platz weiter einen Arbeiter mehr, gelegt auf die Karten davor.
majesty-web-guide-take = { $found ->
    [1] Hier siehst du, was sie bringt. Nimm sie.
   *[other] Wähle eine Karte. Ein guter Anfang: { $person }.
 }
majesty-web-guide-placed = Wen du nimmst, der zieht in das Gebäude seiner Art, und es zahlt sofort, was darauf steht: diesmal { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }.
majesty-web-guide-points = Deine Punkte. Was neu ist, steht daneben.
majesty-web-guide-workers = Die weißen Figuren sind deine Arbeiter, dein Geld. Behalten kannst du { $number }; alle weiteren werden zu je einem Punkt.
majesty-web-guide-others = { $found ->
    [1] Das Reich von { $seat }, groß. Tippe noch einmal auf den Namen, um es zu schließen.
   *[other] Das Reich von { $seat }: Arbeiter, Punkte und wie viele Personen in jedem Gebäude leben. Tippe auf den Namen, um es groß zu sehen.
 }
majesty-web-guide-lying = Auf dieser Karte { $number ->
    [one] liegt ein Arbeiter
   *[other] liegen { $number } Arbeiter
 }. Wer sie nimmt, bekommt nach dem Bezahlen auch, was darauf liegt.
majesty-web-guide-split = Eine Karte mit zwei Personen: Wähle eine davon, indem du auf ihre Hälfte tippst.
majesty-web-guide-majority = Die rote Zahl zählt am Ende: Wer { $building-in } die meisten Personen hat, bekommt { $points } Punkte, bei Gleichstand alle.
majesty-web-guide-variety = Vielfalt, auch am Ende: die Zahl der bewohnten Gebäude mit sich selbst malgenommen. Jetzt { $number } × { $number } = { $points }.
majesty-web-guide-knight = In der Auslage wartet jemand, der kämpft: Ein Soldat in der Kaserne greift an. Wer weniger Wachen hat als du Soldaten, verliert jemanden ans Lazarett.
majesty-web-guide-attacked = Deine Soldaten haben angegriffen: Jemand von { $seat } liegt im Lazarett und zählt jetzt für nichts.
majesty-web-guide-wounded = { $seat } hat dich angegriffen: Die Karte { $card } liegt im Lazarett und zählt für nichts, bis sie geheilt wird. Wachen schützen dich.
majesty-web-guide-repelled = { $who ->
    [me] Du hast
   *[other] { $seat } hat
 } einen Angriff abgewehrt: Es genügen so viele Wachen, wie auf der anderen Seite Soldaten stehen.
majesty-web-guide-witch = Hier zieht eine Hexe ein und heilt: Die oberste Karte deines Lazaretts kehrt in ihr Gebäude zurück.
majesty-web-guide-heal = Die geheilte Karte zeigt zwei Personen: Wähle das Gebäude, in das sie kommt.
majesty-web-guide-exchange = Das Schloss tauscht Punkte und Arbeiter, eins zu eins. Wähle, wie viele; gar nicht geht auch.
majesty-web-guide-all-with = { $building }{ $who ->
    [me] {""}
   *[other] {" "}({ $seat })
 }: Wer { $person-a } hat, bekam Punkte, du { $points }. Das geschieht in eigenen und fremden Zügen.
majesty-web-guide-returned = Du hattest mehr als { $number } Arbeiter. Die übrigen gingen zurück, für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }.
majesty-web-guide-deck = Der Stapel. { $deck ->
    [whole] Alle Karten sind zusammen gemischt.
    [second] Die Karten der Stufe Ⅰ sind verbraucht; jetzt kommen die der Stufe Ⅱ, von denen mehr zwei Personen zeigen.
   *[tiers] Zuerst kommen die Karten der Stufe Ⅰ, dann die der Stufe Ⅱ, von denen mehr zwei Personen zeigen.
 }
majesty-web-guide-advice = Unsicher? Hier holst du dir jederzeit Rat.
majesty-web-guide-sides = Jedes Gebäude hat eine Seite A und eine Seite B, die anders zahlen. { $sides ->
    [mixed] Du spielst mit beiden gemischt.
    [B] Du spielst überall mit Seite B.
   *[A] Du spielst überall mit Seite A; probier nächstes Mal B.
 }
majesty-web-guide-infirmary = Am Ende kostet jede Karte in deinem Lazarett { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }{ $side ->
    [B] , und die meisten Verwundeten kosten { $most } mehr
   *[A] {""}
 }. Verwundete zählen weder für Vielfalt noch für Mehrheiten.
majesty-web-guide-progress = Karte { $number } von { $all }. Haben alle { $all }, endet die Partie: Denk an Vielfalt und Mehrheiten.
majesty-web-guide-last-card = Deine letzte Karte! Ein neues Gebäude bringt Vielfalt, noch eine Person vielleicht eine Mehrheit.
majesty-web-guide-now-take = { $found ->
    [1] Nimm sie, oder sieh dir eine andere Karte an.
   *[other] Nimm eine Karte. { $points ->
        [0] Tippe auf eine, um zu sehen, was sie bringt.
       *[other] Sofort die meisten Punkte: { $person }, { $points }.
    }
 }
majesty-web-guide-summary = { $won ->
    [yes] Du gewinnst!
   *[no] Die Partie ist zu Ende.
 } Am Schluss brachte dir Vielfalt { $variety } Punkte, Mehrheiten { $majority }{ $wounded ->
    [0] {""}
   *[other] ; die Verwundeten kosteten dich { $wounded }
 }. Alles steht auf dem Wertungsblatt.
