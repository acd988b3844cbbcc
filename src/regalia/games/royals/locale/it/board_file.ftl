### Board files of one's own that are refused, in Italian. $file is a file's name, $entry an entry as people find it in
### the file; $value, $known, $of and $twin are words of the file, and are not translated.

royals-board-file = { $file ->
    [unnamed] Il file della plancia
   *[other] { $file }
}

## The file

royals-board-text = Una plancia è il testo di un file di plancia.
royals-board-large = { royals-board-file } è troppo grande per una plancia; sono ammessi { $most } byte.
royals-board-line = { royals-board-file }, riga { $line }: una riga può avere al massimo { $most } caratteri.
royals-board-toml = { royals-board-file } non è TOML valido{ $line ->
    [none] { "" }
   *[other] , vedi la riga { $line }
}.
royals-board-nested = { royals-board-file } ha livelli troppo profondi o un numero troppo lungo.
royals-board-part-unknown = { royals-board-file }: { $value } qui non è noto; sono noti { $known }.

## Its entries

royals-board-name-empty = { royals-board-file }, { $entry }: un nome non può essere vuoto.
royals-board-name-long = { royals-board-file }, { $entry }: un nome deve essere stampabile e avere al massimo { $most } caratteri.
royals-board-mark = { royals-board-file }, { $entry }: deve essere [valore, "sourced"] o [valore, "reconstructed"], non { $value }.
royals-board-pair = { royals-board-file }, { $entry }: deve contenere due valori, il segnalino maggiore e il minore.
royals-board-noble-unknown = { royals-board-file }, { $entry }: il titolo { $value } è sconosciuto; sono noti { $known }.
royals-board-country-of-city = { royals-board-file }, { $entry }: deve essere uno di { $known }, non { $value }.
royals-board-format = { royals-board-file }, { $entry }: deve essere { $value }.
royals-board-nobles = { royals-board-file }, { $entry }: una città ha una o due posizioni.
royals-board-whole = { royals-board-file }, { $entry }: deve essere un numero intero da { $lowest } a { $highest }, non { $value }.
royals-board-half = { royals-board-file }, { $entry }: mezza tessera ({ $half }) non può valere più di quella intera ({ $full }).
royals-board-low = { royals-board-file }, { $entry }: il segnalino minore ({ $low }) non può essere più alto del maggiore ({ $high }).
royals-board-noble-twice = { royals-board-file }, { $entry }: { $value } compare qui due volte.
royals-board-entry-unknown = { royals-board-file }, { $entry }: { $value } qui non è noto; sono noti { $known }.
royals-board-title-unknown = { royals-board-file }, { $entry }: questo titolo è sconosciuto; sono noti { $known }.
royals-board-country-unknown = { royals-board-file }, { $entry }: questa nazione è sconosciuta; sono note { $known }.
royals-board-name-missing = { royals-board-file }, { $entry }: questo nome manca.
royals-board-title-missing = { royals-board-file }, { $entry }: questo titolo manca nella tabella dei titoli.
royals-board-country-missing = { royals-board-file }, { $entry }: questa nazione manca.
royals-board-table-missing = { royals-board-file }, { $entry }: questa tabella manca.
royals-board-value-missing = { royals-board-file }, { $entry }: questo valore manca.
royals-board-city-tables = { royals-board-file }, { $entry }: serve una tabella [[cities]] per ogni città.
royals-board-table = { royals-board-file }, { $entry }: deve essere una tabella.
royals-board-city-twice = { royals-board-file }, { $entry }: questo nome di città compare due volte.
royals-board-title-nowhere = { royals-board-file }, { $entry }: questo titolo non compare sulla mappa.
royals-board-tie-break = { royals-board-file }, { $entry }: { $twin } costa lo stesso e ha anch’essa il bonus { $bonus }; una parità non si potrebbe decidere.
royals-board-city-count = { royals-board-file }, città di { $of }: devono essere { $expected }, non { $found }.
