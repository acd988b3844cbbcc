### What people agreed on, in short. An empty text goes without saying.

majesty-option-sides = { $value ->
    [AAAAAAAA] все постройки А
    [BBBBBBBB] все постройки Б
   *[other] стороны построек: { $value }
}
majesty-option-whole-deck = вся колода
