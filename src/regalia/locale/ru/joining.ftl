### Coming to a table by a link, in Russian: what messengers show, the page of a link, the pages of what is not there,
### and links to hand on.

## What messengers show beside a link. $seat invites, to $game.

web-share-title = { $seat } приглашает вас сыграть в { $game }
web-share-title-nobody = Вас приглашают сыграть в { $game }
web-share-seat = Вам оставили место за игрой { $game }: откройте ссылку и садитесь — в браузере, без учётной записи.
web-share-watch = Посмотрите партию в { $game } — в браузере, без учётной записи.
web-share-return = Личная ссылка, по которой возвращаются на своё место: { $game }.

## The page of a link. $seat is a player's name, $game a game's name.

web-join-watch = Посмотреть игру { $game }
web-join-return = Обратно на своё место: { $game }
web-join-device = Ваше место на этом устройстве: { $game }
web-join-set = Как играют
web-join-seats = Кто где сидит
web-join-players = { $number ->
    [one] { $number } игрок
    [few] { $number } игрока
   *[other] { $number } игроков
}
web-join-scores-hidden = счёт скрыт до конца
web-join-hints = можно просить совета
web-join-no-hints = без советов: каждый думает сам
web-join-not-begun = ещё никто не ходил
web-join-progress = сыграно около { $percent } партии
web-join-over = партия закончена
web-join-seat-yours = ваше место
web-join-seat-host = приглашает
web-join-seat-free = ещё свободно
web-join-house = Ваш дом: { $house }
web-join-name-hint = так вас увидят другие
web-join-name-refused = Это имя не подходит; выберите другое.
web-join-do-seat = Сесть за стол
web-join-do-watch = Смотреть
web-join-do-return = Снова сесть за стол
web-join-do-device = Играть здесь на своём месте
web-join-doing = Минутку…
web-join-note-seat = Место станет вашим в этом браузере; учётная запись не нужна.
web-join-note-watch = Вы видите всё, что открыто на столе, но не карты на руках.
web-join-note-return = Это личная ссылка. Другие устройства потеряют место, и все за столом об этом узнают.
web-join-note-device = Место останется и на другом вашем устройстве; все за столом об этом узнают.

## The page of a link, for somebody who has a seat at that table already. $seat is that seat's name, or several.

web-join-already-seat = Эта ссылка — для друга
web-join-already-return = Это личная ссылка для возвращения
web-join-already-device = Этот код — для другого устройства
web-join-sits-as = Вы уже сидите за этим столом: { $seat }.
web-join-set-it = Этот стол создали вы.
web-join-hand-on = Передайте ссылку другу, не открывая её сами.
web-join-to-table = К моему столу
web-join-anyway-seat = Сесть и туда, на этом устройстве
web-join-anyway-return = Снова сесть здесь, и только здесь
web-join-anyway-device = Всё равно использовать код здесь
web-join-seen = Все за столом это увидят.
web-join-done-seat = Вы уже сидите здесь
web-join-done-watch = Вы уже смотрите эту игру
web-join-again = Попробовать ещё раз

## A code from another device.

web-device-enter = Ввести код
web-device-title = Ваше место на этом устройстве
web-device-hint = На устройстве, где вы играете, откройте в меню стола код и введите его здесь.
web-device-code = Код
web-device-short = В коде восемь букв и цифр.
web-device-go = Дальше

## What is not there: a heading, and what to do.

# Told to one who sits at the table: $seat is who sits there.
web-join-taken = Это место уже занимает { $seat }
web-absent-no-such-link = Эта ссылка никуда не ведёт
web-absent-no-such-link-hint = Возможно, потерялась её часть или стола больше нет. Попросите прислать её ещё раз.
web-absent-link-renewed = Есть ссылка новее
web-absent-link-renewed-hint = Вместо этой ссылки сделали новую, а эта больше не действует. Попросите новую у того, кто вас пригласил.
web-absent-seat-taken = Это место уже занято
web-absent-seat-taken-hint = Одна ссылка — на одного человека. Попросите другую; а если это были вы с другого устройства, впустите это устройство оттуда по коду.
web-absent-code-worthless = Этот код больше не действует
web-absent-code-worthless-hint = Код впускает одно устройство, один раз и в течение нескольких минут. Откройте новый на устройстве, где вы играете.
web-absent-seat-lost = Ваше место передано другому
web-absent-seat-lost-hint = Теперь оно занято: кем-то другим или вами на другом устройстве. Вернуться можно по личной ссылке или по новой — от того, кто создал стол.
web-absent-unknown-table = Здесь нет стола для вас
web-absent-unknown-table-hint = Возможно, адрес неполный. Если вы сидели здесь, вас вернёт личная ссылка или код с другого вашего устройства; иначе попросите ссылку у тех, кто там играет.
web-absent-table-gone = Стол убрали
web-absent-table-gone-hint = Тот, кто его создал, удалил эту партию для всех. Есть место для новой.
web-absent-unknown-page = По этому адресу ничего нет
web-absent-unknown-page-hint = Проверьте, нет ли в нём опечатки, или начните с первой страницы.

## Handing a link on. $seat is a player's name, $minutes a number.

web-hand-share = Поделиться ссылкой
web-hand-qr = Показать QR-код
web-hand-qr-picture = QR-код ссылки
web-hand-scan = Наведите на него камеру телефона.
web-hand-for = Ссылка для игрока { $seat }
web-hand-waiting = Пригласить: { $seats }
web-hand-one = Каждая ссылка — на одного человека: место у того, кто первым по ней сядет.
web-hand-renew = Новая ссылка
web-hand-renew-for = Новая ссылка для игрока { $seat }
web-hand-renew-ask = Старая ссылка перестанет действовать.
web-hand-renew-yes = Сделать новую ссылку
web-hand-renewed = Вот новая ссылка; старая больше не действует.
web-hand-keep-old = Оставить старую
web-hand-only-here = Ссылка работает только на этом компьютере.
web-hand-only-here-how = Запустите сервер командой { $command }, чтобы играть в одной сети, или укажите его внешний адрес в { $setting }.
web-hand-address = Адрес для друзей
web-hand-more = Подробнее о ссылках
web-hand-title = Пригласить друзей
web-hand-private = Ваша личная ссылка
web-hand-private-copy = Скопировать личную ссылку
web-hand-private-hint = Сохраните личную ссылку: она вернёт вас за этот стол из любого браузера, если этот вас забудет.
web-hand-private-put = Готово, сохранено
