nim-refused-not-now = Das ist jetzt nicht dran.
nim-refused-too-few = So viele Steine sind nicht da.
nim-deal = { $seat } bekommt { $card }.
nim-take = { $seat } nimmt { $number }.
nim-end = { $seat } zeigt { $card }: { $points }.
nim-move-take = { $number } nehmen.
nim-sheet-end = Karte und letzter Stein
