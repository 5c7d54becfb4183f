# en: f1bc393e
setting-presets = sjablonen
# en: b2931298
button-settings-presets = Sjablonen
# en: f5bb5a2c
settings-presets =
    { $count ->
        [0] Nog geen sjablonen. Een sjabloon is een spel met zijn opties en instellingen onder een naam: open een tafel, stel hem in en kies ⚙️ → Meer opties → Als sjabloon bewaren.
       *[other] Sjablonen: spellen met opties en instellingen onder een naam. `/play` en het menu met spellen bieden ze aan.
    }
# en: 8387964a
presets-menu = Kies een sjabloon
# en: 9151a097
preset-about =
    { $whole ->
        [gone] { $game } · dit spel bestaat niet meer
        [no] { $game } · een deel ervan bestaat niet meer
       *[yes] { $game }
    }
# en: 1894a24e
button-save-preset = Als sjabloon bewaren
# en: 7f016a6e
button-rename-preset = Hernoemen
# en: 39f06945
button-delete-preset = Verwijderen
# en: 8c486992
preset-title = Sjabloon
# en: 0ebc8400
preset-name = Naam
# en: 4713185d
preset-saved = Bewaard als {"**"}{ $name }**. `/play` biedt het aan tussen de spellen.
# en: 1d8abca5
error-preset-name = Een naam heeft 1 tot { $most } tekens.
# en: 9ade4bd5
error-preset-taken = Er is al een sjabloon “{ $name }”. Kies een andere naam.
# en: 463f0aeb
error-preset-full = Er zijn al { $most } sjablonen. Verwijder er eerst een in `/settings`.
# en: d5dce0c8
error-preset-gone = Dat sjabloon bestaat niet meer.
# en: 9f6b26f7
preset-ask-delete = {"**"}“{ $name }” verwijderen?** Wat ermee begonnen is, blijft zoals het is.
# en: da699446
preset-managers = Alleen wie `/settings` mag gebruiken, kan sjablonen bewaren. Mag je dat, gebruik het dan eerst en bewaar daarna opnieuw.
# en: 00133a53
audit-preset =
    { $kind ->
        [renamed] sjabloon hernoemd: “{ $name }” → “{ $into }”
        [deleted] sjabloon verwijderd: “{ $name }”
       *[saved] sjabloon bewaard: “{ $name }”
    }
