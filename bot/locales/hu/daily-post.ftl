# en: 90030938
daily-post = Ma mindenki ugyanezt az osztást játssza, pár perc az egész. A nap vége: { $time }.
# en: 2c6f0fe8
daily-post-podium = Tegnap, { $game }:
# en: 2c6f4470
daily-podium-alt = Dobogó, { $title }, { $game }: { $rows }.
# en: f5162a2e
daily-podium-alt-row = { $place }: { $name }, { $score }
# en: 6c6907a6
button-daily-post = Játszom
# en: bf352ee2
daily-post-missing = Ide nem írhatok. Hiányzó jogok: { $missing }. Aki a csatornát kezeli, megadhatja őket.
# en: 49c9aabc
setting-daily-channel = napi bejegyzés
# en: b455c48d
settings-daily-channel =
    { $set ->
        [yes] A nap osztását naponta egyszer itt teszem közzé: { $channel }, a tegnapi legjobbakkal.
       *[no] A nap osztását sehol sem teszem közzé.
    }
# en: c37a219e
settings-daily-trouble =
    { $why ->
        [gone] ⚠️ Azt a csatornát már nem látom. Válassz másikat.
       *[refused] ⚠️ Legutóbb nem tudtam oda írni. Nézd meg a jogaimat abban a csatornában.
    }
# en: 126ef2f2
button-daily-here = Közzététel itt
# en: 042ee865
button-daily-nowhere = Ne tedd közzé
