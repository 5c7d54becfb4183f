# en: 90030938
daily-post = Alle spielen heute dieselbe Partie, sie dauert ein paar Minuten. Der Tag endet { $time }.
# en: 2c6f0fe8
daily-post-podium = Gestern, { $game }:
# en: 2c6f4470
daily-podium-alt = Podest, { $title }, { $game }: { $rows }.
# en: f5162a2e
daily-podium-alt-row = { $place }: { $name }, { $score }
# en: 6c6907a6
button-daily-post = Spielen
# en: bf352ee2
daily-post-missing = Hier kann ich nicht posten. Es fehlen: { $missing }. Wer diesen Kanal verwaltet, kann sie geben.
# en: 49c9aabc
setting-daily-channel = Post des Tages
# en: b455c48d
settings-daily-channel =
    { $set ->
        [yes] Die Partie des Tages poste ich einmal am Tag in { $channel }, mit den Besten von gestern.
       *[no] Die Partie des Tages poste ich nirgends.
    }
# en: c37a219e
settings-daily-trouble =
    { $why ->
        [gone] ⚠️ Diesen Kanal sehe ich nicht mehr. Wähl einen anderen.
       *[refused] ⚠️ Dort konnte ich zuletzt nicht posten. Sieh dir meine Rechte in dem Kanal an.
    }
# en: 126ef2f2
button-daily-here = Hier posten
# en: 042ee865
button-daily-nowhere = Nicht posten
