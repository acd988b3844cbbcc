### Majesty in Hungarian: what points came from, within a sentence of the log. $number people of one kind, or of several where $person
### is empty; $each points for each of them; $size is how many live in the largest building.

majesty-reckoned = { $person-id ->
    [Miller] { $number } molnár
    [Brewer] { $number } sörfőző
    [Witch] { $number } boszorkány
    [Guard] { $number } őr
    [Knight] { $number } lovag
    [Innkeeper] { $number } fogadós
    [Noble] { $number } nemes
   *[other] { $number } ember
} × { $each }
majesty-reckoned-largest = { majesty-reckoned } × { $size } a legnépesebb épületben
