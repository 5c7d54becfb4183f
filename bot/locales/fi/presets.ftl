# en: f1bc393e
setting-presets = pelipohjat
# en: b2931298
button-settings-presets = Pelipohjat
# en: f5bb5a2c
settings-presets =
    { $count ->
        [0] Pelipohjia ei vielä ole. Pelipohja on peli asetuksineen omalla nimellä: avaa pöytä, säädä se mieleiseksesi ja valitse ⚙️ → Lisäasetukset → Tallenna pelipohjaksi.
       *[other] Pelipohjat: pelejä asetuksineen omalla nimellä. `/play` ja pelien valikko tarjoavat niitä.
    }
# en: 8387964a
presets-menu = Valitse pelipohja
# en: 9151a097
preset-about =
    { $whole ->
        [gone] { $game } · tätä peliä ei enää ole
        [no] { $game } · osaa siitä ei enää ole
       *[yes] { $game }
    }
# en: 1894a24e
button-save-preset = Tallenna pelipohjaksi
# en: 7f016a6e
button-rename-preset = Nimeä uudelleen
# en: 39f06945
button-delete-preset = Poista
# en: 8c486992
preset-title = Pelipohja
# en: 0ebc8400
preset-name = Nimi
# en: 4713185d
preset-saved = Tallennettu nimellä {"**"}{ $name }**. `/play` tarjoaa sitä pelien joukossa.
# en: 1d8abca5
error-preset-name = Nimessä on 1–{ $most } merkkiä.
# en: 9ade4bd5
error-preset-taken = Pelipohja ”{ $name }” on jo olemassa. Valitse toinen nimi.
# en: 463f0aeb
error-preset-full = Pelipohjia on jo { $most }. Poista ensin yksi: `/settings`.
# en: d5dce0c8
error-preset-gone = Sitä pelipohjaa ei enää ole.
# en: 9f6b26f7
preset-ask-delete = {"**"}Poistetaanko ”{ $name }”?** Kaikki sillä aloitettu pysyy ennallaan.
# en: da699446
preset-managers = Pelipohjia voi tallentaa vain, jos saa käyttää komentoa `/settings`. Jos saat, käytä sitä ensin ja tallenna sitten uudelleen.
# en: 00133a53
audit-preset =
    { $kind ->
        [renamed] pelipohja nimetty uudelleen: ”{ $name }” → ”{ $into }”
        [deleted] pelipohja poistettu: ”{ $name }”
       *[saved] pelipohja tallennettu: ”{ $name }”
    }
