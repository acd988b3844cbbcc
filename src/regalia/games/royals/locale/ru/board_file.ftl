### Board files of one's own that are refused, in Russian. $file is a file's name, $entry an entry as people find it in
### the file; $value, $known, $of and $twin are words of the file, and are not translated.

royals-board-file = { $file ->
    [unnamed] Файл поля
   *[other] { $file }
}

## The file

royals-board-text = Поле задаётся текстом файла поля.
royals-board-large = { royals-board-file }: файл слишком велик для поля; допустимо байтов: { $most }.
royals-board-line = { royals-board-file }, строка { $line }: в строке может быть не больше { $most } знаков.
royals-board-toml = { royals-board-file }: это не TOML{ $line ->
    [none] { "" }
   *[other] , ошибка в строке { $line }
}.
royals-board-nested = { royals-board-file }: слишком глубокая вложенность или слишком длинное число.
royals-board-part-unknown = { royals-board-file }: { $value } здесь неизвестно; известны { $known }.

## Its entries

royals-board-name-empty = { royals-board-file }, { $entry }: название не может быть пустым.
royals-board-name-long = { royals-board-file }, { $entry }: название должно состоять из печатных знаков, не больше { $most }.
royals-board-mark = { royals-board-file }, { $entry }: здесь должно быть [значение, "sourced"] или [значение, "reconstructed"], а не { $value }.
royals-board-pair = { royals-board-file }, { $entry }: здесь должны быть два значения: старший и младший маркер.
royals-board-noble-unknown = { royals-board-file }, { $entry }: титул { $value } неизвестен; известны { $known }.
royals-board-country-of-city = { royals-board-file }, { $entry }: здесь должно быть одно из { $known }, а не { $value }.
royals-board-format = { royals-board-file }, { $entry }: здесь должно быть { $value }.
royals-board-nobles = { royals-board-file }, { $entry }: в городе один или два аристократа.
royals-board-whole = { royals-board-file }, { $entry }: здесь должно быть целое число от { $lowest } до { $highest }, а не { $value }.
royals-board-half = { royals-board-file }, { $entry }: половина маркера ({ $half }) не может стоить больше целого ({ $full }).
royals-board-low = { royals-board-file }, { $entry }: младший маркер ({ $low }) не может быть выше старшего ({ $high }).
royals-board-noble-twice = { royals-board-file }, { $entry }: { $value } стоит здесь дважды.
royals-board-entry-unknown = { royals-board-file }, { $entry }: { $value } здесь неизвестно; известны { $known }.
royals-board-title-unknown = { royals-board-file }, { $entry }: такого титула нет; известны { $known }.
royals-board-country-unknown = { royals-board-file }, { $entry }: такой страны нет; известны { $known }.
royals-board-name-missing = { royals-board-file }, { $entry }: этого названия нет.
royals-board-title-missing = { royals-board-file }, { $entry }: этого титула нет в таблице титулов.
royals-board-country-missing = { royals-board-file }, { $entry }: этой страны нет.
royals-board-table-missing = { royals-board-file }, { $entry }: этой таблицы нет.
royals-board-value-missing = { royals-board-file }, { $entry }: этого значения нет.
royals-board-city-tables = { royals-board-file }, { $entry }: для каждого города нужна таблица [[cities]].
royals-board-table = { royals-board-file }, { $entry }: здесь должна быть таблица.
royals-board-city-twice = { royals-board-file }, { $entry }: такое название города встречается дважды.
royals-board-title-nowhere = { royals-board-file }, { $entry }: этого титула нет на карте.
royals-board-tie-break = { royals-board-file }, { $entry }: { $twin } стоит столько же и тоже имеет бонус { $bonus }; ничью нельзя было бы разрешить.
royals-board-city-count = { royals-board-file }, города ({ $of }): должно быть { $expected }, а не { $found }.
