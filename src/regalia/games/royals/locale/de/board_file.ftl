### Board files of one's own that are refused, in German. $file is a file's name, $entry an entry as people find it in
### the file; $value, $known, $of and $twin are words of the file, and are not translated.

royals-board-file = { $file ->
    [unnamed] Die Spielplandatei
   *[other] { $file }
}

## The file

royals-board-text = Ein Spielplan ist der Text einer Spielplandatei.
royals-board-large = { royals-board-file } ist zu groß für einen Spielplan; erlaubt sind { $most } Bytes.
royals-board-line = { royals-board-file }, Zeile { $line }: Eine Zeile darf höchstens { $most } Zeichen haben.
royals-board-toml = { royals-board-file } ist kein gültiges TOML{ $line ->
    [none] { "" }
   *[other] , siehe Zeile { $line }
}.
royals-board-nested = { royals-board-file } ist zu tief verschachtelt oder enthält eine zu lange Zahl.
royals-board-part-unknown = { royals-board-file }: { $value } ist hier unbekannt; bekannt sind { $known }.

## Its entries

royals-board-name-empty = { royals-board-file }, { $entry }: Ein Name darf nicht leer sein.
royals-board-name-long = { royals-board-file }, { $entry }: Ein Name muss druckbar sein und darf höchstens { $most } Zeichen haben.
royals-board-mark = { royals-board-file }, { $entry }: Hier muss [Wert, "sourced"] oder [Wert, "reconstructed"] stehen, nicht { $value }.
royals-board-pair = { royals-board-file }, { $entry }: Hier müssen zwei Werte stehen, der hohe und der niedrige Marker.
royals-board-noble-unknown = { royals-board-file }, { $entry }: Der Titel { $value } ist unbekannt; bekannt sind { $known }.
royals-board-country-of-city = { royals-board-file }, { $entry }: Hier muss eines von { $known } stehen, nicht { $value }.
royals-board-format = { royals-board-file }, { $entry }: Hier muss { $value } stehen.
royals-board-nobles = { royals-board-file }, { $entry }: Eine Stadt hat eine oder zwei Positionen.
royals-board-whole = { royals-board-file }, { $entry }: Hier muss eine ganze Zahl von { $lowest } bis { $highest } stehen, nicht { $value }.
royals-board-half = { royals-board-file }, { $entry }: Ein halber Marker ({ $half }) darf nicht mehr wert sein als der ganze ({ $full }).
royals-board-low = { royals-board-file }, { $entry }: Der niedrige Marker ({ $low }) darf nicht höher sein als der hohe ({ $high }).
royals-board-noble-twice = { royals-board-file }, { $entry }: { $value } steht hier zweimal.
royals-board-entry-unknown = { royals-board-file }, { $entry }: { $value } ist hier unbekannt; bekannt sind { $known }.
royals-board-title-unknown = { royals-board-file }, { $entry }: Dieser Titel ist unbekannt; bekannt sind { $known }.
royals-board-country-unknown = { royals-board-file }, { $entry }: Dieses Land ist unbekannt; bekannt sind { $known }.
royals-board-name-missing = { royals-board-file }, { $entry }: Dieser Name fehlt.
royals-board-title-missing = { royals-board-file }, { $entry }: Dieser Titel fehlt in der Tabelle der Titel.
royals-board-country-missing = { royals-board-file }, { $entry }: Dieses Land fehlt.
royals-board-table-missing = { royals-board-file }, { $entry }: Diese Tabelle fehlt.
royals-board-value-missing = { royals-board-file }, { $entry }: Dieser Wert fehlt.
royals-board-city-tables = { royals-board-file }, { $entry }: Für jede Stadt muss es eine Tabelle [[cities]] geben.
royals-board-table = { royals-board-file }, { $entry }: Hier muss eine Tabelle stehen.
royals-board-city-twice = { royals-board-file }, { $entry }: Dieser Stadtname kommt zweimal vor.
royals-board-title-nowhere = { royals-board-file }, { $entry }: Dieser Titel kommt auf dem Spielplan nicht vor.
royals-board-tie-break = { royals-board-file }, { $entry }: { $twin } kostet gleich viel und hat ebenfalls den Bonus { $bonus }; bei Gleichstand gäbe es keine Entscheidung.
royals-board-city-count = { royals-board-file }, Städte von { $of }: Es müssen { $expected } sein, nicht { $found }.
