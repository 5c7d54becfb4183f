# en: 90030938
daily-post = Iedereen speelt vandaag ditzelfde spel, en het duurt een paar minuten. De dag eindigt { $time }.
# en: 2c6f0fe8
daily-post-podium = Gisteren, { $game }:
# en: 2c6f4470
daily-podium-alt = Podium, { $title }, { $game }: { $rows }.
# en: f5162a2e
daily-podium-alt-row = { $place }: { $name }, { $score }
# en: 6c6907a6
button-daily-post = Spelen
# en: bf352ee2
daily-post-missing = Ik kan hier niets plaatsen. Rechten die ontbreken: { $missing }. Wie dit kanaal beheert, kan ze geven.
# en: 49c9aabc
setting-daily-channel = dagelijks bericht
# en: b455c48d
settings-daily-channel =
    { $set ->
        [yes] Het spel van de dag komt één keer per dag in { $channel }, met de besten van gisteren.
       *[no] Het spel van de dag komt nergens te staan.
    }
# en: c37a219e
settings-daily-trouble =
    { $why ->
        [gone] ⚠️ Ik zie dat kanaal niet meer. Kies een ander.
       *[refused] ⚠️ Daar kon ik de laatste keer niets plaatsen. Bekijk mijn rechten in dat kanaal.
    }
# en: 126ef2f2
button-daily-here = Hier plaatsen
# en: 042ee865
button-daily-nowhere = Niet plaatsen
