### The browser client in Russian: the page around the games. Every visible word and every name for those who hear the
### page. $seat is a player's name, $level a bot's level, $game a game's name, $number a number. Names are not declined.

## Everywhere

web-language = Язык
web-candle = Свет свечей
web-loading = Готовим стол…
web-close = Закрыть
web-back = Назад
web-to-start = Все игры
web-problem = Не получилось (ответ { $status }); попробуйте ещё раз.
web-problem-unreachable = Сервер недоступен; проверьте соединение и попробуйте ещё раз.
web-problem-game = Не удалось загрузить стол этой игры; обновите страницу.
web-refused-stale = На столе уже что-то изменилось: посмотрите ещё раз и сделайте ход.
web-refused-not-your-turn = Сейчас не ваш ход.
web-refused-nothing-to-take-back = Отменять нечего: отменить можно только решения этого хода и не дальше последней открытой карты.
web-refused-not-yours = Это место больше не ваше.
web-refused-not-idle = Бот может занять это место, если игрок долго не делает свой ход.
web-percent = { $number } %
web-you = вы
web-bot-level = уровень { $number }

## Houses

web-house-ink = Чернильный дом, ромб
web-house-ivory = Дом цвета слоновой кости, круг
web-house-violet = Фиолетовый дом, треугольник
web-house-orange = Оранжевый дом, квадрат
web-house-teal = Бирюзовый дом, звезда

## The first page

web-tagline = Настольные игры в браузере — с друзьями или против ботов
web-start-title = Сыграйте в { $games }
web-skip-play = Перейти к играм
web-play-now = Играть
web-starting = Готовим стол…
web-with-friend = С другом
web-set-table = Настроить партию
web-company-you = Вы
# Bots of one level in a list of who sits at the table: "You and two Courtiers".
web-bots-of-level = { $number ->
    [1] один бот ({ $level })
    [one] { $number } бот ({ $level })
    [few] { $number } бота ({ $level })
   *[other] { $number } ботов ({ $level })
}
web-my-name = Ваше имя
web-my-house = Ваш дом: { $house }; выбрать другой
web-running = Ваши текущие партии
web-finished = Завершённые партии
web-show-all = Показать все ({ $number })
web-game-won = Вы победили

## Setting a table

web-set-table-for = { $game }: настройка партии
web-usual = Сбросить настройки
web-who = Кто играет
web-players = Игроки
web-name = Имя
web-level = Уровень
web-kind-me = Я
web-kind-friend = Друг, по ссылке
web-kind-screen = За этим экраном
web-kind-bot = Бот
web-name-friend = Друг
web-name-screen = Гость { $number }
web-seat-kind = Кто сидит на месте { $number }
web-house-of = Место { $number }: { $house }; выбрать другой дом
web-level-1 = лёгкий
web-level-2 = любительский
web-level-3 = опытный
web-level-4 = сильный
web-level-5 = сильнейший
web-starts = Кто начинает
web-starts-random = Пусть решит случай
web-rules = Правила и варианты
web-scores = Счёт
web-scores-open = Открыт
web-scores-hidden = Скрыт
web-pace = Боты ходят
web-pace-calm = спокойно
web-pace-usual = бодро
web-pace-quick = сразу
web-start = Начать
web-friend-hint = Ссылка для друга появится, как только стол будет готов.

## A table: the bar

web-skip-table = Перейти к столу
web-skip-log = Перейти к журналу
web-unknown-game = Эта страница не знает игры «{ $game }»; обновите её или выберите другую игру.
web-reconnecting = восстанавливаем связь…
web-reconnecting-long = Сервер недоступен; пробуем ещё раз…
web-my-turn = Ваш ход
web-turn-of = Ходит { $seat }
# $seat: the winner, or several winners joined by "and"; $number how many.
web-over = { $number ->
    [one] Побеждает { $seat }
   *[other] Победу делят { $seat }
}
web-hurry = Быстрее
web-hurry-hint = Пусть боты ходят без пауз (h)
web-bots-preparing = Боты готовятся; на новом компьютере это занимает около минуты.
web-undo = Отменить
web-undo-hint = Отменить последнее решение (u)
web-undo-not = Отменять нечего: отменить можно только решения этого хода и не дальше последней открытой карты.
web-advise = Совет
web-advising = Думаю…
web-advise-hint = Показать лучшие ходы и шансы на победу (a)
web-menu = Меню

## A table: titles of the tab, and notifications

web-title-my-turn = ● Ваш ход — { $game }
web-title-turn-of = Ходит { $seat } — { $game }
web-title-over = Игра окончена — { $game }
web-notice-turn = { $seat }, ваш ход.
web-notice-over = Игра окончена.

## A table: its parts

web-panes = Части страницы
web-pane-table = Стол
web-pane-houses = Игроки
web-pane-log = Журнал
web-pane-log-all = Журнал и жесты
web-nothing-yet = Пока ничего: вечер только начинается.
web-earlier = Ранее
web-since = с вашего последнего хода
web-show-again = Показать снова
web-show-again-hint = Показать снова, что произошло с вашего последнего хода (r)
web-shown-again = Что произошло с вашего последнего хода
web-stop-showing = Стоп
web-points = очки
web-winner = Победитель
web-score-hidden = Счёт скрыт до конца игры
web-gained-hint = Очки с начала вашего последнего хода
web-seat-more = Подробнее о месте игрока { $seat }
web-played-by = пока играет { $level }
web-bot-takes-over = Пусть играет бот
web-person-returns = Вернуть место игроку
web-reseated = За игрока { $seat } играет бот ({ $level }).
web-returned = { $seat } снова за столом.

## Links

web-invite = Пригласить
web-copy-link-for = Скопировать ссылку для игрока { $seat }
web-copy-seat-link = Скопировать ссылку
web-copy-watch = Скопировать ссылку для зрителей
web-copied = Скопировано

## One screen for several

web-cover = Передача экрана
web-pass-to = Передайте экран: { $seat }
web-cover-hint = Всё, что можно видеть только одному игроку, пока закрыто.
web-i-am = Это я, { $seat }

## Gestures

web-gestures = Жесты
web-gesture-bow = Поклон
web-gesture-applause = Аплодисменты
web-gesture-toast = Тост
web-gesture-ponder = Дайте подумать
web-gesture-sorry = Сожалею
web-gesture-hurry = Время бежит
web-gestured-bow = { $seat } кланяется.
web-gestured-applause = { $seat } аплодирует.
web-gestured-toast = { $seat } поднимает бокал.
web-gestured-ponder = { $seat } просит минуту на раздумье.
web-gestured-sorry = { $seat } выражает сожаление.
web-gestured-hurry = { $seat } переворачивает песочные часы.

## Advice

web-advice = Совет
web-advice-ready = Совет готов.
web-advice-now = ваш шанс на победу: { $chance }
web-advice-play = Сделать этот ход

## The menu

web-sound = Колокольчик, когда мой ход
web-notices = Уведомлять, когда мой ход
web-every-step = Показывать в журнале каждый шаг
web-shortcuts = Горячие клавиши
web-record = Скачать запись игры
web-help = Как играть, клавиши

## Help

web-keys = Клавиши
web-key-u = отменить решение
web-key-a = совет
web-key-h = ускорить ботов
web-key-r = показать снова, что произошло
web-key-s = таблица очков после игры
web-key-help = эта страница
web-key-tab = к следующему элементу
web-key-enter = выполнить

## The score sheet

web-sheet = Таблица очков
web-rematch = Реванш
web-rematch-join = К реваншу
web-show-table = Показать стол
