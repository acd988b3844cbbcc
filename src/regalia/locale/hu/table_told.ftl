### What happens at a table, told so that nobody misses it, in Hungarian: scoring part by part, why a turn ends, what came in,
### advice with its reason, the log, and notes of the page around the table.

## A scoring, part by part. $number of $of parts.

web-scoring = Értékelés
web-scoring-part = { $number } / { $of }
web-scoring-next = Tovább
web-scoring-skip = Átugrás
web-scoring-goes-on = magától halad
web-scoring-again = Az értékelés újra
# $seat: those who win together with the reader; $number how many they are.
web-you-win = { $number ->
    [0] Győztél
   *[other] Közös győzelem: te és { $seat }
}

## What must not be missed, a line each. $points has its sign.

# Beside whose turn it is, where nothing else is left to do.
web-step-only-end = már csak a kör vége maradt
web-told-turn-ends = Nincs több kijátszható kártya: a köröd véget ér.
web-told-end-now = Tovább
web-told-turn-ended = A köröd véget ért: nem volt több kijátszható kártya.
web-told-last-turn = Ez az utolsó köröd.
web-told-last-round = Ez az utolsó forduló.
web-told-since = A legutóbbi köröd óta: { $points }
web-told-away = Sor elrejtése

# Of a scoring while sums are hidden. $line is a line of the score sheet, such as “City bonus Paris”.
web-event-secret = { $seat }: { $line }, rejtett pontszám.

## Advice: one number, and one reason. $points has its sign, $cards is a list of cards.

web-advice-chance = Győzelmi esély
web-advice-chance-note = A tanácsadó szerint innen ilyen gyakran győznél; egy-egy lépés mellett: a lépés után.
web-advice-by = Tanácsot ad
web-advice-pays = ({ $cards })
web-advice-brings = { $points } pont
web-advice-prepares = a következő köröket készíti elő

## The log

# As sentences about the reader begin.
web-log-you = Te
web-log-all = A teljes kör
web-log-newest = A legújabb sorhoz

## Notes of the page

web-house-note = Ennek a háznak a színe és jele az asztalon és a naplóban.
web-points-of = Pontok: { $seat }
web-points-note = Az eddigi összes pont. A játék végi pontok az értékeléskor jönnek hozzá.
web-gained-title = Legutóbb szerzett
web-gestures-note = Gesztus mindenkinek az asztalnál. A játékon nem változtat.
web-record-note = A játszma összes lépése szövegként: megőrzésre, visszajátszásra, elemzésre.

## Keys, and the areas that digits jump to

web-key-n = tovább az értékelésben
web-key-esc = értékelés átugrása, bezárás
web-key-jump = ugrás ide: { $area }
web-key-arrows = ott egyik elemről a másikra
web-area-houses = játékosok
web-area-log = mi történt
web-area-bar = a felső sáv
web-area-advice = tanács
web-area-scoring = értékelés
