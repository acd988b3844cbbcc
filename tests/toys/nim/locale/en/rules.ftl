nim-refused-not-now = That is not for now.
nim-refused-too-few = There are not that many stones.
nim-deal = { $seat } is dealt { $card }.
nim-take = { $seat } takes { $number }.
nim-end = { $seat } shows { $card }: { $points }.
nim-move-take = Take { $number }.
nim-sheet-end = Card and last stone
