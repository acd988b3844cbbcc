### Текстовый режим и терминал по-русски: команды, ответы на них и то, что одинаково у всех игр; что есть что, сказано в
### английском файле.

## Команды

text-word-position = позиция п
text-word-moves = ходы х
text-word-pay = платить
text-word-why = почему
text-word-undo = отмена
text-word-last = новости н
text-word-hint = совет
text-word-sheet = счёт счет
text-word-help = помощь ?
text-word-quit = выход

text-help = Команды:
text-help-position = { $word }: вся позиция; с одним из таких слов — только эта часть: { $parts }.
text-help-moves = { $word }: возможные ходы с номерами, ценой и выгодой. Номер хода делает его; слова, которые подходят только к одному ходу, тоже.
text-help-pay = { $word }: с номером — как заплатить за выбранный ход.
text-help-why = { $word }: с ходом — что его запрещает.
text-help-undo = { $word }: отменить последнее решение.
text-help-last = { $word }: что случилось после вашего последнего хода; с числом — столько последних событий.
text-help-hint = { $word }: что сделал бы самый сильный бот.
text-help-sheet = { $word }: все очки и откуда они.
text-help-help = { $word }: этот список.
text-help-quit = { $word }: уйти из-за стола.

## Позиция

text-part-turn = Ход
text-part-scores = Очки
text-part-table = Стол
text-turn-mine = Ваш ход.
text-turn-of = Сейчас ходит { $seat }.
text-over = { $number ->
    [one] Игра окончена. Победитель: { $seat }.
   *[other] Игра окончена. Общая победа: { $seat }.
}
text-over-you = { $number ->
    [0] Игра окончена. Вы победили.
   *[other] Игра окончена. Общая победа: вы и { $seat }.
}
text-score = { $points ->
    [one] { $seat }: { $points } очко.
    [few] { $seat }: { $points } очка.
   *[other] { $seat }: { $points } очков.
}
text-score-hidden = { $seat }: очки скрыты.
text-fact = { $name }: { $value }.
text-looks-on = Вы зритель; вашего места здесь нет.

## Ходы

text-move = { $number }: { $move }
text-moves-none = Сейчас у вас нет хода.
text-brings = Даёт: { $what }.
text-changes = Меняет: { $what }.
text-brings-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} ({ $source })
text-brings-mine = { $what }
text-brings-other = { $seat }: { $what }
text-not-move = Сейчас нет хода, к которому подходит «{ $said }»; все ходы называет «{ $moves }».
text-no-number = { $last ->
    [1] Хода { $number } нет, есть только ход 1.
   *[other] Хода { $number } нет; номера ходов — от 1 до { $last }.
}
text-several = К «{ $said }» подходит несколько ходов; введите номер одного из них.
text-not-possible = { $move } Нельзя: { $reason }
text-possible = { $move } Это возможно, номер хода — { $number }.
text-why-what = Введите «{ $why }» и ход.

## Плата

text-pay-which = { $move } Введите номер способа заплатить:
text-pay-way = { $number }: { $cards }.
text-pay-cards = { $card } { $number }
text-pay-first = Сначала выберите ход, за который можно заплатить по-разному, затем «{ $pay }» и номер.
text-pay-no-number = Способа { $number } нет; номера способов — от 1 до { $last }.

## Ответы

text-unknown = Непонятно: «{ $said }»; введите номер хода, слова из него или «{ $help }».
text-unknown-waiting = Непонятно: «{ $said }»; сейчас не ваш ход, введите «{ $position }», «{ $last }» или «{ $help }».
text-no-part = Части «{ $said }» нет, есть: { $parts }.
text-taken-back = Последнее решение отменено.
text-rematch = Следующая игра за этим столом готова.
text-nothing-last = После вашего последнего хода ничего не случилось.
text-hint = { $number }: { $move } Шанс на победу: { $chance } %.
text-sheet-line = { $source }: { $seats }.
text-sheet-seat = { $seat } { $points }
text-sheet-total = Всего: { $seats }.
text-sheet-hidden = За этим столом очки скрыты до конца игры.
text-sheet-none = Очков пока ни у кого нет.

## Терминал

text-begin = { $game }: { $seats }. Команды называет «{ $help }».
text-preparing = Боты готовятся; на новом компьютере это занимает минуту.
text-pass-to = Передайте экран игроку { $seat } и нажмите Enter, когда его больше никто не видит.
text-left = Вы ушли из-за стола.
text-left-link = Вы ушли из-за стола; та же команда вернёт вас обратно.
text-unreachable = Сервер недоступен; пробуем снова.
