### Majesty in Italian: what points came from, within a sentence of the log. $number people of one kind, or of several where $person
### is empty; $each points for each of them; $size is how many live in the largest building.

majesty-reckoned = { $person-id ->
    [Miller] { $number ->
        [one] { $number } Mugnaio
       *[other] { $number } Mugnai
    }
    [Brewer] { $number ->
        [one] { $number } Birraio
       *[other] { $number } Birrai
    }
    [Witch] { $number ->
        [one] { $number } Strega
       *[other] { $number } Streghe
    }
    [Guard] { $number ->
        [one] { $number } Guardia
       *[other] { $number } Guardie
    }
    [Knight] { $number ->
        [one] { $number } Cavaliere
       *[other] { $number } Cavalieri
    }
    [Innkeeper] { $number ->
        [one] { $number } Locandiere
       *[other] { $number } Locandieri
    }
    [Noble] { $number ->
        [one] { $number } Nobile
       *[other] { $number } Nobili
    }
   *[other] { $number ->
        [one] { $number } personaggio
       *[other] { $number } personaggi
    }
} × { $each }
majesty-reckoned-largest = { majesty-reckoned } × { $size } nell’edificio più grande
