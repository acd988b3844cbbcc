### What people agreed on, in short. An empty text goes without saying.

royals-option-edition = издание { $value } года
royals-option-row = открытых карт: { $value }
royals-option-board = { $value ->
    [printed] { "" }
   *[other] поле «{ $value }»
}
