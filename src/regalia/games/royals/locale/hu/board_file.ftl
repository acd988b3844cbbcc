### Board files of one's own that are refused, in Hungarian. $file is a file's name, $entry an entry as people find it in
### the file; $value, $known, $of and $twin are words of the file, and are not translated.

royals-board-file = { $file ->
    [unnamed] A játéktáblafájl
   *[other] { $file }
}

## The file

royals-board-text = A játéktábla egy játéktáblafájl szövege.
royals-board-large = { royals-board-file } túl nagy ahhoz, hogy játéktábla legyen; legfeljebb { $most } bájt lehet.
royals-board-line = { royals-board-file }, { $line }. sor: egy sor legfeljebb { $most } karakter lehet.
royals-board-toml = { royals-board-file } nem érvényes TOML{ $line ->
    [none] { "" }
   *[other] , a hiba a(z) { $line }. sorban van
}.
royals-board-nested = { royals-board-file } túl mélyen egymásba ágyazott, vagy túl hosszú szám van benne.
royals-board-part-unknown = { royals-board-file }: { $value } itt ismeretlen; ismertek: { $known }.

## Its entries

royals-board-name-empty = { royals-board-file }, { $entry }: egy név nem lehet üres.
royals-board-name-long = { royals-board-file }, { $entry }: egy név csak nyomtatható karakterekből állhat, legfeljebb { $most } darabból.
royals-board-mark = { royals-board-file }, { $entry }: [érték, "sourced"] vagy [érték, "reconstructed"] kell ide, nem ez: { $value }.
royals-board-pair = { royals-board-file }, { $entry }: két érték kell ide, a magasabb és az alacsonyabb jelző.
royals-board-noble-unknown = { royals-board-file }, { $entry }: a(z) { $value } cím ismeretlen; ismertek: { $known }.
royals-board-country-of-city = { royals-board-file }, { $entry }: ezek egyike kell ide: { $known }, nem ez: { $value }.
royals-board-format = { royals-board-file }, { $entry }: ide { $value } kell.
royals-board-nobles = { royals-board-file }, { $entry }: egy városban egy vagy két pozíció van.
royals-board-whole = { royals-board-file }, { $entry }: ide { $lowest } és { $highest } közötti egész szám kell, nem ez: { $value }.
royals-board-half = { royals-board-file }, { $entry }: egy fél jelző ({ $half }) nem érhet többet az egésznél ({ $full }).
royals-board-low = { royals-board-file }, { $entry }: az alacsonyabb jelző ({ $low }) nem lehet nagyobb a magasabbnál ({ $high }).
royals-board-noble-twice = { royals-board-file }, { $entry }: { $value } itt kétszer szerepel.
royals-board-entry-unknown = { royals-board-file }, { $entry }: { $value } itt ismeretlen; ismertek: { $known }.
royals-board-title-unknown = { royals-board-file }, { $entry }: ez a cím ismeretlen; ismertek: { $known }.
royals-board-country-unknown = { royals-board-file }, { $entry }: ez az ország ismeretlen; ismertek: { $known }.
royals-board-name-missing = { royals-board-file }, { $entry }: ez a név hiányzik.
royals-board-title-missing = { royals-board-file }, { $entry }: ez a cím hiányzik a címek táblázatából.
royals-board-country-missing = { royals-board-file }, { $entry }: ez az ország hiányzik.
royals-board-table-missing = { royals-board-file }, { $entry }: ez a táblázat hiányzik.
royals-board-value-missing = { royals-board-file }, { $entry }: ez az érték hiányzik.
royals-board-city-tables = { royals-board-file }, { $entry }: minden városhoz kell egy [[cities]] táblázat.
royals-board-table = { royals-board-file }, { $entry }: ide táblázat kell.
royals-board-city-twice = { royals-board-file }, { $entry }: ez a városnév kétszer szerepel.
royals-board-title-nowhere = { royals-board-file }, { $entry }: ez a cím sehol sem szerepel a térképen.
royals-board-tie-break = { royals-board-file }, { $entry }: { $twin } ugyanannyiba kerül, és a bónusza szintén { $bonus }; a holtversenyt nem lehetne eldönteni.
royals-board-city-count = { royals-board-file }, városok ({ $of }): { $expected } kell, nem { $found }.
