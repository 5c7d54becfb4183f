# en: 90030938
daily-post = Alla spelar samma giv i dag, och det tar några minuter. Dagen slutar { $time }.
# en: 2c6f0fe8
daily-post-podium = I går, { $game }:
# en: 2c6f4470
daily-podium-alt = Prispall, { $title }, { $game }: { $rows }.
# en: f5162a2e
daily-podium-alt-row = { $place }: { $name }, { $score }
# en: 6c6907a6
button-daily-post = Spela
# en: bf352ee2
daily-post-missing = Jag kan inte skriva här. Behörigheter som saknas: { $missing }. Den som sköter kanalen kan ge dem.
# en: 49c9aabc
setting-daily-channel = dagens inlägg
# en: b455c48d
settings-daily-channel =
    { $set ->
        [yes] Dagens giv kommer en gång om dagen i { $channel }, med gårdagens bästa.
       *[no] Dagens giv kommer ingenstans.
    }
# en: c37a219e
settings-daily-trouble =
    { $why ->
        [gone] ⚠️ Jag ser inte den kanalen längre. Välj en annan.
       *[refused] ⚠️ Jag kunde inte skriva där senast. Se över mina behörigheter i kanalen.
    }
# en: 126ef2f2
button-daily-here = Lägg ut den här
# en: 042ee865
button-daily-nowhere = Lägg inte ut den
