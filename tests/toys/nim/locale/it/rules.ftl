nim-refused-not-now = Non è il momento.
nim-refused-too-few = Non ci sono tante pietre.
nim-deal = { $seat } riceve { $card }.
nim-take = { $seat } prende { $number }.
nim-end = { $seat } mostra { $card }: { $points }.
nim-move-take = Prendi { $number }.
nim-sheet-end = Carta e ultima pietra
