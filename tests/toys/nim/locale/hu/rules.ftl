nim-refused-not-now = Ennek most nincs itt az ideje.
nim-refused-too-few = Nincs ennyi kő.
nim-deal = { $seat } ezt kapja: { $card }.
nim-take = { $seat } elvesz { $number } követ.
nim-end = { $seat } megmutatja: { $card }, { $points } pont.
nim-move-take = { $number } kő elvétele.
nim-sheet-end = Kártya és utolsó kő
