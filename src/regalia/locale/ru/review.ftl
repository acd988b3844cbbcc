### The page of a review in Russian. $seat is a player's name, $move a move or a card that came, $number a step,
### $round a round, $rank a place in the list of the biggest mistakes. Chances and changes come ready to be shown.
### What stands between two stars is set apart on the page: a word in bold, or a link. Names are not declined.
### A number with a fraction takes the genitive singular: "1,5 очка".

## Figures

review-percent = { $bound ->
    [below] <{ NUMBER($share, style: "percent") }
    [above] >{ NUMBER($share, style: "percent") }
   *[none] { NUMBER($share, style: "percent") }
}
review-percent-exact = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-change = { $sign ->
    [plus] +
    [minus] −
   *[none] { "" }
}{ NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-points-change = { $sign ->
    [plus] +
    [minus] −
   *[none] { "" }
}{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } очка
review-day = { DATETIME($date, dateStyle: "long") }

## The heading

review-title = { $game }: { $names }: разбор партии
review-over = Разбор партии
review-players = { $value ->
    [one] { $value } игрок
    [few] { $value } игрока
   *[other] { $value } игроков
}
review-result-open = Партия не окончена: разобрано то, что сыграно.
review-result-won = Побеждает { $seat }, счёт { $points }.
review-result-shared = Победу делят { $others } и { $last }, счёт { $points }.

## The curve

review-curve = Шансы на победу
review-slider = Шаг партии
# $seals: how many mistakes a seal marks.
review-axis-period = Годы отмечают концы периодов{ $seals ->
    [0] .
   *[other] ; печатью отмечена каждая из самых больших ошибок.
}
review-axis-round = Числа отмечают раунды{ $seals ->
    [0] .
   *[other] ; печатью отмечена каждая из самых больших ошибок.
}
review-axis-none = Печатью отмечена каждая из самых больших ошибок.
review-seal = Ошибка { $rank }, шаг { $number }: { $seat }, { $move }
review-hint = Коснитесь кривой или наведите на неё указатель; клавиши со стрелками двигают вдоль неё.
review-before = До первого шага
review-step = Шаг { $number } · { $seat }: { $move }
# In the place of a player's name.
review-actor-chance = случай
review-table = Кривая в виде таблицы
review-at = момент
review-at-start = начало
review-at-period = конец периода { $name } года
review-at-round = начало раунда { $name }
review-at-end = конец
review-at-last = последний шаг

## The seats

review-seats = Удача и умение
review-seats-hint = В долях победы: что дал или отнял случай и что упущено собственными ходами.
review-seat = игрок
review-won = победа
review-points = очки
review-luck = удача
review-skill = умение
review-decisions = решения
review-count-blunder = грубые ошибки
review-count-mistake = ошибки
review-count-inaccuracy = неточности

## The biggest mistakes

review-mistakes = Самые большие ошибки
review-mistakes-none = Их нет: ни один ход не упустил пятидесятой доли победы или больше.
review-played = Ход:
review-better = Лучше:
review-when = { $kind ->
    [blunder] Грубая ошибка
    [mistake] Ошибка
   *[inaccuracy] Неточность
} на *шаге { $number }*, раунд{ "\u00A0" }{ $round }

## Every step

review-steps = Все шаги
review-steps-all = { $number ->
    [one] { $number } шаг с шансами после каждого
    [few] { $number } шага с шансами после каждого
   *[other] { $number } шагов с шансами после каждого
}
review-steps-number = шаг
review-steps-who = кто
review-steps-what = что
review-steps-remark = замечание
review-remark-forced = другого хода нет
review-remark-luck = удача { $change } для игрока { $seat }
review-remark-loss = { $kind ->
    [blunder] грубая ошибка { $change }
    [mistake] ошибка { $change }
    [inaccuracy] неточность { $change }
   *[none] упущено { $loss }
}; лучше: { $move }

## What the figures mean

review-figures = Что означают числа
review-figures-chance = *Шанс на победу* — это доля партий, которые игрок выиграл бы из этой позиции.
review-figures-curve = Кривая видит карты всех игроков, но не те, что ещё придут{ $finished ->
    [yes] , и заканчивается так же, как партия.
   *[no] .
}
review-figures-decision = Каждое *решение* оценил бот уровня «{ $level }» в { $worlds ->
    [one] { $worlds } воображаемом мире
   *[other] { $worlds } воображаемых мирах
}, зная лишь то, что мог знать игрок.
review-figures-loss = Сколько *упустил* ход — это шанс лучшего хода минус его собственный: от { $inaccuracy } победы это неточность, от { $mistake } — ошибка, от { $blunder } — грубая ошибка.
review-figures-luck = *Удача* — это сумма того, насколько каждая пришедшая карта была лучше среднего по всем картам, которые могли прийти; за много партий она сходит на нет.
review-figures-skill = *Умение* — это сумма того, что упущено собственными ходами.
review-figures-limits = Всё это оценки сильного бота, а не истина.
