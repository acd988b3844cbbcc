### What people agreed on, in short. An empty text goes without saying.

royals-option-edition = kiadás: { $value }
royals-option-row = { $value } felfordított kártya
royals-option-board = { $value ->
    [printed] { "" }
   *[other] játéktábla: { $value }
}
