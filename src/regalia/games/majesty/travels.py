"""Which pieces of Majesty travel with an event, from where to where; places are paths into the table as it is shown."""

from regalia.games.majesty import keys
from regalia.games.majesty.printed import building_names
from regalia.games.majesty.state import INFIRMARY
from regalia.games.movements import Travel

REALM = "seats/{seat}/buildings/"
WOUNDED = REALM + building_names()[INFIRMARY]

TRAVELS = {
    keys.REVEALED: (Travel("person", "deck", "market/{at_place}"),),
    keys.TAKEN: (Travel("worker", "seats/{seat}/workers", "market/{at}/workers", each=True),),
    keys.WORKERS_TAKEN: (Travel("worker", "market/{at_place}/workers", "seats/{seat}/workers", times=True),),
    keys.PLACED: (Travel("person", "market/{number}", REALM + "{place}"),),
    keys.HEALED: (Travel("person", WOUNDED, REALM + "{place}"),),
    keys.WOUNDED: (Travel("person", REALM + "{place}", WOUNDED),),
    keys.WORKERS: (Travel("worker", REALM + "{place}", "seats/{seat}/workers", times=True),),
    keys.EXCHANGED: (Travel("worker", REALM + "{place}", "seats/{seat}/workers", times=True),),
}
