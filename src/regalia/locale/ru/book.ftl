### The page around the rules of a game, in Russian.

web-book-title = { $game }: правила
web-book-skip = Перейти к правилам
web-book-contents = Содержание
web-book-choose = Правила для игры
web-book-players = Игроков
web-book-of-table = Правила этого стола, с его настройками и его полем.
web-book-to-table = Назад к столу
web-book-whole = Открыть отдельной страницей в новой вкладке
web-book-print = Печать
web-book-usual = Обычные правила
web-book-link = Ссылка на этот раздел
web-book-why-so = Почему:
web-book-see-rulings = Разъяснения:
web-book-reconstructed = восстановлено
web-book-legend = восстановлено: согласуется со всем известным, но печатными источниками не подтверждено
web-book-no-contents = У этой игры нет своей страницы правил; ниже — разъяснения к тому, о чём печатные правила молчат.
web-book-no-rulings = Разъяснений нет.
