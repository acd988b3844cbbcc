"""Which pieces of Royals travel with an event, from where to where; places are paths into the table as it is shown."""

from regalia.games.movements import Travel
from regalia.games.royals import keys

PAID = Travel("card", "seats/{seat}/hand/{card}", "discards/{card}", times=True)
PAID_INTRIGUE = Travel("card", "seats/{seat}/intrigue/{card}", "intrigue_discards/{card}", times=True)
PLACED = (
    Travel("noble", "nobles_left/{seat}", "cities/{city}/portraits/{title}"),
    Travel("noble", "nobles_left/{seat}", "titles/{title}/{seat}"),
)

TRAVELS = {
    keys.TURNED_UP: (Travel("card", "pile", "row/{card}"),),
    keys.TOOK_FROM_ROW: (Travel("card", "row/{card}", "seats/{seat}/hand/{card}"),),
    keys.DREW_BLIND: (Travel("card", "pile", "seats/{seat}/hand/{card}", hidden_end="seats/{seat}/unknown"),),
    keys.DREW_INTRIGUE: (
        Travel(
            "card", "intrigue_pile", "seats/{seat}/intrigue/{card}", hidden_end="seats/{seat}/unknown_intrigue"
        ),
    ),
    keys.PAID_FITTING: (PAID,),
    keys.PAID_WILD: (PAID,),
    keys.PAID_INTRIGUE: (PAID_INTRIGUE,),
    keys.PAID_INTRIGUE_WILD: (PAID_INTRIGUE,),
    keys.DISCARDED: (PAID,),
    keys.DISCARDED_INTRIGUE: (PAID_INTRIGUE,),
    keys.CLAIMED: PLACED,
    keys.TOOK_OVER: PLACED,
    keys.BEATEN: (Travel("noble", "cities/{city}/portraits/{title}", "cities/{city}/cathedral/{seat}"),),
    keys.CITY_BONUS: (Travel("seal", "cities/{place}/marker", "seats/{seat}"),),
    keys.COUNTRY_BONUS: (Travel("seal", "country_markers/{place}/{number}", "seats/{seat}"),),
    keys.HOUSE_BONUS: (Travel("seal", "house_markers/{at_place}", "seats/{seat}"),),
    keys.PERIOD_FIRST: (Travel("seal", "period_markers/{year}/{place}/0", "seats/{seat}"),),
    keys.PERIOD_SECOND: (Travel("seal", "period_markers/{year}/{place}/1", "seats/{seat}"),),
    keys.TITLE_FULL: (Travel("seal", "title_markers/{place}/0", "seats/{seat}"),),
    keys.TITLE_HALF: (Travel("seal", "title_markers/{place}/0", "seats/{seat}"),),
}
