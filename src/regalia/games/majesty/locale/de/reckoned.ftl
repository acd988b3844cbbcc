### Majesty in German: what points came from, within a sentence of the log. $number people of one kind, or of several where $person
### is empty; $each points for each of them; $size is how many live in the largest building.

majesty-reckoned = { $person-id ->
    [Miller] { $number ->
        [one] { $number } Müllerin
       *[other] { $number } Müllerinnen
    }
    [Brewer] { $number ->
        [one] { $number } Brauer
       *[other] { $number } Brauer
    }
    [Witch] { $number ->
        [one] { $number } Hexe
       *[other] { $number } Hexen
    }
    [Guard] { $number ->
        [one] { $number } Wache
       *[other] { $number } Wachen
    }
    [Knight] { $number ->
        [one] { $number } Soldat
       *[other] { $number } Soldaten
    }
    [Innkeeper] { $number ->
        [one] { $number } Wirt
       *[other] { $number } Wirte
    }
    [Noble] { $number ->
        [one] { $number } Adelige
       *[other] { $number } Adelige
    }
   *[other] { $number ->
        [one] { $number } Person
       *[other] { $number } Personen
    }
} × { $each }
majesty-reckoned-largest = { majesty-reckoned } × { $size } im größten Gebäude
