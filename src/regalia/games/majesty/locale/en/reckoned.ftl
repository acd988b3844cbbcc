### Majesty in English: what points came from, within a sentence of the log. $number people of one kind, or of several where $person
### is empty; $each points for each of them; $size is how many live in the largest building.

majesty-reckoned = { $person-id ->
    [Miller] { $number ->
        [one] { $number } Miller
       *[other] { $number } Millers
    }
    [Brewer] { $number ->
        [one] { $number } Brewer
       *[other] { $number } Brewers
    }
    [Witch] { $number ->
        [one] { $number } Witch
       *[other] { $number } Witches
    }
    [Guard] { $number ->
        [one] { $number } Guard
       *[other] { $number } Guards
    }
    [Knight] { $number ->
        [one] { $number } Knight
       *[other] { $number } Knights
    }
    [Innkeeper] { $number ->
        [one] { $number } Innkeeper
       *[other] { $number } Innkeepers
    }
    [Noble] { $number ->
        [one] { $number } Noble
       *[other] { $number } Nobles
    }
   *[other] { $number ->
        [one] { $number } person
       *[other] { $number } people
    }
} × { $each }
majesty-reckoned-largest = { majesty-reckoned } × { $size } in the largest building
