### Мои партии, открытые столы и условия стола, по-русски.

## All my games

web-games-title = Ваши партии
web-games-to-all = Все ваши партии
web-games-skip = К вашим партиям
web-games-show = Какие партии
web-games-all = Все
web-games-waiting = Ждут вас
web-games-running = Идут
web-games-finished = Завершены
web-games-hidden = Скрыты
web-games-search = Поиск среди ваших партий
web-games-search-for = Игра, игрок, условие
web-games-search-clear = Очистить поиск
web-games-found = { $number ->
    [one] Найдена { $number } партия
    [few] Найдено { $number } партии
   *[many] Найдено { $number } партий
}
web-games-none-found = Нет партий по запросу «{ $typed }».
web-games-none-all = Здесь ещё нет ваших партий; возьмите игру с полки.
web-games-none-waiting = Ничто не ждёт вашего хода.
web-games-none-running = Ни одна партия не идёт.
web-games-none-finished = Завершённых партий пока нет.
web-games-none-hidden = Скрытых партий нет.
web-games-to-boxes = К полке с играми

## A line of the list

web-games-progress = { $number ->
    [0] только начата
   *[other] сыграно около { $number } %
}
web-games-free = { $number ->
    [one] { $number } место ещё свободно
    [few] { $number } места ещё свободны
   *[many] { $number } мест ещё свободно
}
web-games-watches = Вы наблюдаете
web-games-left = Вы вышли из игры
web-games-lost = Ваше место занял другой
web-games-rests = Отложена: начата по другим правилам
web-games-listed = открыт для всех

## What can be done with a line. $names are those who play.

web-games-menu = Что сделать: { $game } ({ $names })
web-games-open = Открыть
web-games-abandon = Выйти из партии
web-games-hide = Скрыть
web-games-unhide = Показать снова
web-games-delete = Удалить у меня
web-games-delete-all = Удалить для всех
web-games-keep = Ничего не делать
web-games-sure-bot = Вы насовсем освобождаете место; за вас для остальных доиграет бот.
web-games-sure-rests = Вы насовсем освобождаете место; больше никто не играет, и партия останется как есть.
web-games-sure-delete = Партия насовсем исчезнет из вашего списка.
web-games-sure-delete-all = Стол будет убран для всех, и всё сыгранное пропадёт. Отменить это нельзя.
web-games-done-hidden = { $game } ({ $names }): скрыто.
web-games-done-shown = { $game } ({ $names }): снова в списке.
web-games-done-abandoned = { $game } ({ $names }): вы вышли из партии.
web-games-done-deleted = { $game } ({ $names }): удалено из вашего списка.
web-games-done-cleared = { $game } ({ $names }): удалено для всех.

## Tables that are open to strangers

web-open-tables = Открытые столы
web-open-show-all = Показать все ({ $number })
web-open-host = Приглашает { $seat }
web-open-free = { $number ->
    [one] { $number } свободное место
    [few] { $number } свободных места
   *[many] { $number } свободных мест
}
web-open-here = { $number ->
    [one] сейчас там { $number } человек
    [few] сейчас там { $number } человека
   *[many] сейчас там { $number } человек
}
web-open-sit = Сесть за стол
web-open-sit-at = Сесть за стол: { $game } ({ $names })
web-have-code = У меня есть код

## Setting a table with others

web-hints = Советы
web-hints-none = Нет
web-hints-allowed = Разрешены всем
web-list-table = Показать этот стол на первой странице, чтобы мог сесть и незнакомый

## What is set, in short, for lists

web-told-scores-hidden = скрытый счёт
web-told-scores-open = счёт открыт
web-told-pace-calm = боты ходят спокойно
web-told-pace-quick = боты ходят сразу
web-told-begin = начинаете вы
web-told-begins = начинает { $seat }
web-as-last-time = Как в прошлый раз: { $settings }
