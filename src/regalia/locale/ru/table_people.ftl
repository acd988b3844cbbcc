### Люди за столом: кто здесь, своё место, строка под панелью, отказы.

## What the table refuses

web-refused-no-such-link = Такой ссылки нет: возможно, она неполная, или стола больше нет.
web-refused-link-renewed = Вместо этой ссылки есть новая; попросите её у того, кто вас пригласил.
web-refused-seat-taken = Там уже кто-то сидит; попросите другую ссылку у того, кто вас пригласил.
web-refused-code-worthless = Этот код уже использован или устарел; попросите за столом новый.
web-refused-seat-lost = Ваше место за этим столом передано другому; попросите новую ссылку у того, кто создал стол.
web-refused-name-taken = За столом уже есть игрок с таким именем; выберите другое.
web-refused-no-hints = За этим столом нет советов: играют несколько человек, и о советах не договаривались.
web-refused-not-over = Запись раскрывает все карты, поэтому она появится, когда игра закончится.
web-refused-person-here = Игрок этого места здесь или был здесь только что; место пока нельзя передать.
web-refused-host-only = Это может только тот, кто создал стол.
web-refused-table-gone = Этот стол удалён.
web-link-watch = Ссылка для зрителей
web-refused-bot-plays = За вас на этом месте играет бот; сначала займите его снова.
web-refused-finished-for-all = Законченная игра принадлежит всем, кто в неё играл; её можно убрать из своего списка.
web-refused-name-empty = В имени должна быть хотя бы одна буква.
web-refused-no-person = Это место с самого начала отдано боту; вернуться на него некому.
web-refused-no-such-seat = За этим столом нет такого места.
web-refused-sitters-only = Это могут только те, кто сидит за столом.
web-refused-game-runs = Эта партия ещё идёт; сначала доиграйте её.
web-refused-scores-hidden = За этим столом счёт скрыт до конца игры.
web-refused-too-large = Это слишком велико для отправки.
web-refused-store-away = Сервер сейчас не может обратиться к хранилищу. Повторите попытку чуть позже.
web-refused-failed = На сервере что-то пошло не так; причина записана в журнале под номером { $number }.
web-refused-other-rules = Эта партия начата по правилам версии { $theirs }, а этот сервер играет по версии { $ours }. Она отложена; ничего не потеряно.
web-refused-unreadable = Эту партию не удаётся прочитать; почему — сказано в журнале сервера.
web-refused-slow-file = Этот файл читается слишком долго; составьте его по образцу.

## Calling

web-notice-rematch = { $seat }, следующая игра готова.
web-title-rematch = ● Следующая игра готова — { $game }

## Who is here

web-not-come = ещё нет за столом
web-away = не за столом
web-away-for = нет { $time }
web-nobody-came = На это место ещё никто не пришёл.
web-is-here = { $number ->
    [one] { $seat } за столом.
    [few] { $seat } за столом, на { $number } устройствах.
   *[other] { $seat } за столом, на { $number } устройствах.
}
web-i-sit-here = { $number ->
    [one] Это ваше место.
   *[other] Это ваше место, на { $number } устройствах.
}
web-is-away = Игрока { $seat } сейчас нет за столом.
web-is-away-for = Игрока { $seat } нет за столом: { $time }.
web-look-on = { $number ->
    [one] { $number } зритель
    [few] { $number } зрителя
   *[other] { $number } зрителей
}
web-bot-may-in = Бот сможет играть через { $time }.
web-bot-may-now = Теперь может играть бот
web-bot-on-turn = Бот сможет играть, когда настанет ход игрока { $seat } и хода долго не будет.

## What happened to seats

web-seated-instead = { $seat } садится вместо игрока { $other }.
web-seated-came = { $seat } садится за стол.
web-seated-device = { $seat } играет теперь и на другом устройстве.
web-seated-alone = { $seat } играет теперь только на одном устройстве.
web-seated-returned = { $seat } снова здесь, по личной ссылке.
web-seated-left = { $seat } оставляет своё место.
web-seated-lost = Место игрока { $seat } передано другому.

## The row under the bar

web-bot-plays-for-me = За вас играет бот.
web-take-seat-back = Вернуть моё место
web-rematch-by = { $seat } приглашает вас на реванш.
web-next-game-set = Следующая игра готова.
web-to-next-game = К следующей игре
web-my-second-device = Ваше место открыто теперь и на другом устройстве.
web-i-left = Вы оставили своё место и теперь наблюдаете.
web-watching = Вы наблюдаете за этой игрой.

## One's own seat

web-my-seat = Моё место
web-bot-for-me = Пусть бот играет за меня
web-another-name = Изменить имя
web-say-name = Назвать
web-another-device = Играть на другом устройстве
web-only-here = Только на этом устройстве
web-only-here-told = Другие ваши устройства потеряют место; здесь ничего не изменится.
web-private-link = Сохранить личную ссылку
web-private-link-told = По этой ссылке вы вернётесь на своё место, если этот браузер вас забудет. Никому её не давайте: кто её откроет, займёт ваше место.
web-copy-private = Скопировать личную ссылку
web-leave-seat = Оставить место
web-leave-told = Вы останетесь зрителем. Кому вы оставляете место?
web-leave-to-bot = Боту, который продолжит игру
web-leave-to-link = Тому, кто придёт по новой ссылке; ссылку получит тот, кто создал стол
web-leave-to-link-host = Тому, кто придёт по новой ссылке; вы найдёте её здесь
web-stay = Остаться

## Another device

web-device-how = Отсканируйте картинку другим устройством или откройте на нём { $address } и введите код.
web-device-left = действует ещё { $time }, для одного устройства
web-device-too-old = устарел
web-device-new-code = Новый код
web-device-making = Создаём код…
web-device-came = Другое устройство уже за столом.
web-device-told = Все за столом узнают, что впущено ещё одно устройство.
web-device-only-here = Этот сервер доступен только на своём компьютере; другое устройство пока не сможет подключиться.

## Somebody else's seat

web-new-link = Новая ссылка
web-give-on = Отдать место другому
web-give-on-told = { $seat } теряет место, и для него появится новая ссылка. Карты остаются на месте.
web-give-on-in = Место можно отдать другому через { $time }, если { $seat } не вернётся.
web-give-on-not = Место можно отдать другому, когда игрока { $seat } какое-то время не будет.

## The menu

web-hints-off = За этим столом советов нет.
web-hints-off-several = Советов нет: играют несколько человек.
web-hints-agreed = Советы разрешены всем, как договорились.
web-ask-first = Переспрашивать, если отменить нельзя
web-sure = Точно?
web-sure-hint = При этом что-то открывается, и отменить это будет нельзя.
web-sure-yes = Да
web-open-table = Показать стол на первой странице
web-delete-all = Удалить стол для всех
web-delete-all-told = Игра закончится для всех, кто играет и смотрит, и никто её больше не найдёт.
web-delete-all-yes = Удалить
web-notices-insecure = Уведомлениям нужен безопасный адрес (https).
web-notices-unable = Этот браузер не умеет показывать уведомления.
web-notices-refused = Этому браузеру запрещено показывать уведомления этой страницы.
