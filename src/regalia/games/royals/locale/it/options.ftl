### What people agreed on, in short. An empty text goes without saying.

royals-option-edition = edizione { $value }
royals-option-row = { $value } carte scoperte
royals-option-board = { $value ->
    [printed] { "" }
   *[other] plancia { $value }
}
