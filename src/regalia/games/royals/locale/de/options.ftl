### What people agreed on, in short. An empty text goes without saying.

royals-option-edition = Ausgabe { $value }
royals-option-row = { $value } offene Karten
royals-option-board = { $value ->
    [printed] { "" }
   *[other] Spielplan { $value }
}
