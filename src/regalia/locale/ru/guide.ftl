### The guided first game in Russian, on the start page and at the table. $seat is a player's name.

web-guide-title = Учебная партия
web-guide-lesson = Урок { $number }
web-guide-first-time = Впервые? Сыграйте учебную партию
web-guide-go-on = Продолжить учебную партию
web-guide-repeat = Сыграть учебную партию
web-guide-next = Дальше
web-guide-your-move = Ваш ход
web-guide-bot-waits = { $seat } ждёт, пока вы будете готовы.
web-guide-bot-plays = Дальше: ходит { $seat }
web-guide-fold = Скрыть
web-guide-show = Показать
web-guide-end = Закончить
web-guide-end-hint = Уроков больше не будет; боты станут ходить сами
web-guide-play-on = Играть дальше
web-guide-sheet = К таблице очков
web-guide-again = Ещё раз
