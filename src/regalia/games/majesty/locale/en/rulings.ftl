### The rulings of Majesty in English, in the order of rulings.toml: what was asked, what was decided, and why. Numbers
### are told as on the rules page.

majesty-m1-question = Can the infirmary be the largest building for Inn B?
majesty-m1-ruling = No.
majesty-m1-why = Wounded cards count for nothing unless an effect names them.

majesty-m2-question = How much may be exchanged in Castle B?
majesty-m2-ruling = Any number, none included, in one direction, before the points are scored; neither points nor workers fall below zero. An exchange for workers ends at { $places } workers, or at those already held.
majesty-m2-why = More than { $places } workers would only turn back into points at the end of the turn.

majesty-m3-question = What does { $mosthurt } on Infirmary B mean?
majesty-m3-ruling = Whoever has the most wounded cards at the end, at least one, gets { $mosthurt } points; all tied get it.
majesty-m3-why = The other buildings give their value to whoever has the most cards there, each of several tied; so does this one.

majesty-m4-question = Which card of the leftmost building is wounded?
majesty-m4-ruling = The one placed or healed there last.
majesty-m4-why = The rulebook’s picture shows it so. It matters for split cards.

majesty-m5-question = What does an attack on a realm without people do?
majesty-m5-ruling = Nothing.
majesty-m5-why = There is nobody to wound.

majesty-m6-question = What if more workers are needed than lie in the box?
majesty-m6-ruling = The supply of workers does not run out.
majesty-m6-why = The number of pieces in the box is no limit on what a player has earned.

majesty-m7-question = Can points become negative?
majesty-m7-ruling = Only in the final scoring, through wounded cards.
majesty-m7-why = Nothing else takes points away but the exchange in the Castle, and that cannot go below zero.

majesty-m8-question = Castle B pays for Nobles and for wounded cards: for both?
majesty-m8-ruling = Yes, both are added: { $noble } points for each Noble and { $lying } for each card in the player’s own infirmary.
majesty-m8-why = The building names both.
