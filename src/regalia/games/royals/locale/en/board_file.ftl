### Board files of one's own that are refused, in English. $file is a file's name, $entry an entry as people find it in
### the file; $value, $known, $of and $twin are words of the file, and are not translated.

royals-board-file = { $file ->
    [unnamed] The board file
   *[other] { $file }
}

## The file

royals-board-text = A board is the text of a board file.
royals-board-large = { royals-board-file } is too large to be a board; it may have { $most } bytes.
royals-board-line = { royals-board-file }, line { $line }: a line may have { $most } letters at most.
royals-board-toml = { royals-board-file } is not valid TOML{ $line ->
    [none] { "" }
   *[other] { " " }in line { $line }
}: { $problem }.
royals-board-nested = { royals-board-file } is nested too deeply or has a number that is too long.
royals-board-part-unknown = { royals-board-file }: { $value } is not known here; known are { $known }.

## Its entries

royals-board-name-empty = { royals-board-file }, { $entry }: a name must not be empty.
royals-board-name-long = { royals-board-file }, { $entry }: a name must be printable and no longer than { $most } letters.
royals-board-mark = { royals-board-file }, { $entry }: must be [value, "sourced"] or [value, "reconstructed"], not { $value }.
royals-board-pair = { royals-board-file }, { $entry }: must hold two values, the high and the low marker.
royals-board-noble-unknown = { royals-board-file }, { $entry }: the title { $value } is unknown; known are { $known }.
royals-board-country-of-city = { royals-board-file }, { $entry }: must be one of { $known }, not { $value }.
royals-board-format = { royals-board-file }, { $entry }: must be { $value }.
royals-board-nobles = { royals-board-file }, { $entry }: a city has one or two nobles.
royals-board-whole = { royals-board-file }, { $entry }: must be a whole number from { $lowest } to { $highest }, not { $value }.
royals-board-half = { royals-board-file }, { $entry }: half a marker ({ $half }) must not be worth more than the full one ({ $full }).
royals-board-low = { royals-board-file }, { $entry }: the low marker ({ $low }) must not be higher than the high one ({ $high }).
royals-board-noble-twice = { royals-board-file }, { $entry }: the { $value } stands here twice.
royals-board-entry-unknown = { royals-board-file }, { $entry }: { $value } is not known here; known are { $known }.
royals-board-title-unknown = { royals-board-file }, { $entry }: this title is unknown; known are { $known }.
royals-board-country-unknown = { royals-board-file }, { $entry }: this country is unknown; known are { $known }.
royals-board-name-missing = { royals-board-file }, { $entry }: this name is missing.
royals-board-title-missing = { royals-board-file }, { $entry }: this title is missing from the title table.
royals-board-country-missing = { royals-board-file }, { $entry }: this country is missing.
royals-board-table-missing = { royals-board-file }, { $entry }: this table is missing.
royals-board-value-missing = { royals-board-file }, { $entry }: this value is missing.
royals-board-city-tables = { royals-board-file }, { $entry }: there must be a [[cities]] table for each city.
royals-board-table = { royals-board-file }, { $entry }: this must be a table.
royals-board-city-twice = { royals-board-file }, { $entry }: this city name stands twice.
royals-board-title-nowhere = { royals-board-file }, { $entry }: this title is nowhere on the map.
royals-board-tie-break = { royals-board-file }, { $entry }: { $twin } costs the same and has the bonus { $bonus } too, so the last tie-break could not decide.
royals-board-city-count = { royals-board-file }, cities of { $of }: there must be { $expected }, not { $found }.
