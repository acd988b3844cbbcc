### Majesty in Hungarian: what the log says to the one it is about. Each is the message of a rule in the second person;
### in majesty-other-you-… the reader is the other player.

majesty-you-take = { $number ->
    [0] Ingyen elvetted { $card-the-accusative } a piacról.
   *[other] Elvetted { $card-the-accusative } a piacról { $number } munkásért.
}
majesty-you-take-workers = Kaptál { $number } munkást az elvett kártyáról ({ $card-lower }).
majesty-you-place = Elküldted { $card-the-accusative } { $place-into }.
majesty-you-heal = Meggyógyítottad { $card-the-accusative }, és visszaküldted { $place-into }.
majesty-you-attack-wounded = { $other } megtámadta a birodalmadat: { $card-the } megsebesült { $place-in }, és az ispotályba került.
majesty-other-you-attack-wounded = Megtámadtad { $seat } birodalmát: { $card-the } megsebesült { $place-in }, és az ispotályba került.
majesty-you-attack-repelled = Elegendő őrrel visszaverted { $other } támadását.
majesty-other-you-attack-repelled = { $seat } elegendő őrrel visszaverte a támadásodat.
majesty-you-attack-nobody = { $other } megtámadta a birodalmadat, de nem volt kit megsebesíteni.
majesty-other-you-attack-nobody = Megtámadtad { $seat } birodalmát, de nem volt kit megsebesíteni.
majesty-you-building-points = Kaptál { $points } pontot { $place-in }: { majesty-reckoned }.
majesty-you-building-workers = Kaptál { $number } munkást { $place-in }.
majesty-you-building-largest = Kaptál { $points } pontot { $place-in }: { majesty-reckoned-largest }.
majesty-you-building-both = Kaptál { $points } pontot { $place-the } révén, mert van fogadósod és nemesed.
majesty-you-building-all-with = Kaptál { $points } pontot { $place-the } révén, mert van { $place-id ->
    [Mill] boszorkányod
    [Brewery] molnárod
    [Guardhouse] fogadósod
    [Inn] sörfőződ
   *[other] megfelelő embered
}.
majesty-you-workers-returned = Visszaadtál { $number } munkást { $points } pontért.
majesty-you-end-wounded = Te: { $signed } pont { $number } sebesültért.
majesty-you-end-most-wounded = Te: { $signed } pont a legtöbb sebesültért.
majesty-you-end-variety = { $points } pontot kaptál, mert { $number } épületedben van ember.
majesty-you-end-majority = { $points } pontot kaptál a legtöbb emberért { $place-in } ({ $number }).
majesty-you-end = A játékot { $number } ponttal zártad.
