### The page of text mode: its headings and its one field. What is told there comes ready from the server.

web-text-mode = Текстовый режим
web-text-title = Текстовый режим: { $game }
web-text-command = Команда
web-text-hint = Введите ход или команду, например «помощь»; стрелка вверх возвращает введённое.
web-text-send = Отправить
web-text-answer = Ответ
web-text-moves = Ходы
web-text-position = Позиция
web-text-happened = Что произошло
web-text-to-table = К столу
