### What people agreed on, in short. An empty text goes without saying.

royals-option-edition = edition { $value }
royals-option-row = row { $value }
royals-option-board = { $value ->
    [printed] { "" }
   *[other] board { $value }
}
