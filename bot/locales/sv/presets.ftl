# en: f1bc393e
setting-presets = mallar
# en: b2931298
button-settings-presets = Mallar
# en: f5bb5a2c
settings-presets =
    { $count ->
        [0] Inga mallar än. En mall är ett spel med sina inställningar under ett namn: öppna ett bord, ställ in det och välj ⚙️ → Fler val → Spara som mall.
       *[other] Mallar: spel med sina inställningar under ett namn. `/play` och spelmenyn erbjuder dem.
    }
# en: 8387964a
presets-menu = Välj en mall
# en: 9151a097
preset-about =
    { $whole ->
        [gone] { $game } · det här spelet finns inte längre
        [no] { $game } · en del av den finns inte längre
       *[yes] { $game }
    }
# en: 1894a24e
button-save-preset = Spara som mall
# en: 7f016a6e
button-rename-preset = Byt namn
# en: 39f06945
button-delete-preset = Ta bort
# en: 8c486992
preset-title = Mall
# en: 0ebc8400
preset-name = Namn
# en: 4713185d
preset-saved = Sparad som {"**"}{ $name }**. `/play` erbjuder den bland spelen.
# en: 1d8abca5
error-preset-name = Ett namn har 1 till { $most } tecken.
# en: 9ade4bd5
error-preset-taken = Det finns redan en mall ”{ $name }”. Välj ett annat namn.
# en: 463f0aeb
error-preset-full = Det finns redan { $most } mallar. Ta bort en i `/settings` först.
# en: d5dce0c8
error-preset-gone = Den mallen finns inte längre.
# en: 9f6b26f7
preset-ask-delete = {"**"}Ta bort ”{ $name }”?** Det som har börjat med den ändras inte.
# en: da699446
preset-managers = Bara den som får använda `/settings` kan spara mallar. Får du det, använd det först och spara sedan igen.
# en: 00133a53
audit-preset =
    { $kind ->
        [renamed] mall fick nytt namn: ”{ $name }” → ”{ $into }”
        [deleted] mall borttagen: ”{ $name }”
       *[saved] mall sparad: ”{ $name }”
    }
