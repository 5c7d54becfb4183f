# en: f1bc393e
setting-presets = sablonok
# en: b2931298
button-settings-presets = Sablonok
# en: f5bb5a2c
settings-presets =
    { $count ->
        [0] Még nincs sablon. A sablon egy játék a beállításaival, saját néven: nyiss egy asztalt, állítsd be, aztán ⚙️ → További beállítások → Mentés sablonként.
       *[other] Sablonok: játékok a beállításaikkal, saját néven. A `/play` és a játékok menüje kínálja őket.
    }
# en: 8387964a
presets-menu = Válassz sablont
# en: 9151a097
preset-about =
    { $whole ->
        [gone] { $game } · ez a játék már nincs meg
        [no] { $game } · egy része már nincs meg
       *[yes] { $game }
    }
# en: 1894a24e
button-save-preset = Mentés sablonként
# en: 7f016a6e
button-rename-preset = Átnevezés
# en: 39f06945
button-delete-preset = Törlés
# en: 8c486992
preset-title = Sablon
# en: 0ebc8400
preset-name = Név
# en: 4713185d
preset-saved = Elmentve mint {"**"}{ $name }**. A `/play` a játékok között kínálja.
# en: 1d8abca5
error-preset-name = A név 1–{ $most } karakter.
# en: 9ade4bd5
error-preset-taken = Már van „{ $name }” nevű sablon. Válassz másik nevet.
# en: 463f0aeb
error-preset-full = Már van { $most } sablon. Előbb törölj egyet itt: `/settings`.
# en: d5dce0c8
error-preset-gone = Ez a sablon már nincs meg.
# en: 9f6b26f7
preset-ask-delete = {"**"}Törlöd ezt: „{ $name }”?** Amit vele kezdtetek, nem változik.
# en: da699446
preset-managers = Sablont csak az menthet, aki használhatja a `/settings` parancsot. Ha te használhatod, előbb azt hívd meg, aztán mentsd újra.
# en: 00133a53
audit-preset =
    { $kind ->
        [renamed] sablon átnevezve: „{ $name }” → „{ $into }”
        [deleted] sablon törölve: „{ $name }”
       *[saved] sablon elmentve: „{ $name }”
    }
