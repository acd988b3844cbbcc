nim-refused-not-now = Сейчас это невозможно.
nim-refused-too-few = Столько камней нет.
nim-deal = { $seat } получает: { $card }.
nim-take = { $seat } берёт { $number }.
nim-end = { $seat } показывает { $card }: { $points }.
nim-move-take = Взять { $number }.
nim-sheet-end = Карта и последний камень
