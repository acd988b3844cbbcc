### What happens at a table, told so that nobody misses it, in Russian: scoring part by part, why a turn ends, what came in,
### advice with its reason, the log, and notes of the page around the table.

## A scoring, part by part. $number of $of parts.

web-scoring = Подсчёт
web-scoring-part = { $number } из { $of }
web-scoring-next = Дальше
web-scoring-skip = Пропустить
web-scoring-goes-on = дальше автоматически
web-scoring-again = Показать подсчёт ещё раз
# $seat: those who win together with the reader; $number how many they are.
web-you-win = { $number ->
    [0] Вы победили
    [one] Вы делите победу с игроком { $seat }
   *[other] Вы делите победу с игроками { $seat }
}

## What must not be missed, a line each. $points has its sign.

# Beside whose turn it is, where nothing else is left to do.
web-step-only-end = остаётся завершить ход
web-told-turn-ends = Больше ничего сыграть нельзя: ваш ход завершается.
web-told-end-now = Дальше
web-told-turn-ended = Ваш ход завершён: больше ничего сыграть было нельзя.
web-told-last-turn = Это ваш последний ход.
web-told-last-round = Это последний раунд.
web-told-since = С вашего прошлого хода: { $points }
web-told-away = Убрать эту строку

# Of a scoring while sums are hidden. $line is a line of the score sheet, such as “City bonus Paris”.
web-event-secret = { $seat }: { $line }, очки скрыты.

## Advice: one number, and one reason. $points has its sign, $cards is a list of cards.

web-advice-chance = Шанс на победу
web-advice-chance-note = Как часто вы победили бы отсюда, по мнению советника; рядом с каждым ходом — после этого хода.
web-advice-by = Советует
web-advice-pays = ({ $cards })
web-advice-brings = очки: { $points }
web-advice-prepares = готовит следующие ходы

## The log

# As sentences about the reader begin.
web-log-you = Вы
web-log-all = Весь этот ход
web-log-newest = К последней строке

## Notes of the page

web-house-note = Цвет и знак этого дома — на столе и в журнале.
web-points-of = Очки игрока { $seat }
web-points-note = Все очки на данный момент. Очки конца игры добавятся при подсчёте.
web-gained-title = Получено недавно
web-gestures-note = Жест для всех за столом. На игру он не влияет.
web-record-note = Все ходы этой партии текстом: сохранить, переиграть, разобрать.

## Keys, and the areas that digits jump to

web-key-n = продолжить подсчёт
web-key-esc = пропустить подсчёт, закрыть
web-key-jump = перейти: { $area }
web-key-arrows = там от элемента к элементу
web-area-houses = игроки
web-area-log = что произошло
web-area-bar = полоса вверху
web-area-advice = совет
web-area-scoring = подсчёт
