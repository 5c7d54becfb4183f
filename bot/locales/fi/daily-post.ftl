# en: 90030938
daily-post = Kaikki pelaavat tänään saman jaon, ja siihen menee muutama minuutti. Päivä päättyy { $time }.
# en: 2c6f0fe8
daily-post-podium = Eilen, { $game }:
# en: 2c6f4470
daily-podium-alt = Palkintokoroke, { $title }, { $game }: { $rows }.
# en: f5162a2e
daily-podium-alt-row = { $place }: { $name }, { $score }
# en: 6c6907a6
button-daily-post = Pelaa
# en: bf352ee2
daily-post-missing = En voi kirjoittaa tänne. Puuttuvat oikeudet: { $missing }. Kanavan ylläpitäjä voi antaa ne.
# en: 49c9aabc
setting-daily-channel = päivän julkaisu
# en: b455c48d
settings-daily-channel =
    { $set ->
        [yes] Päivän jako julkaistaan kerran päivässä kanavalla { $channel }, ja samalla eilisen parhaat.
       *[no] Päivän jakoa ei julkaista missään.
    }
# en: c37a219e
settings-daily-trouble =
    { $why ->
        [gone] ⚠️ En näe sitä kanavaa enää. Valitse toinen.
       *[refused] ⚠️ En voinut viimeksi kirjoittaa sinne. Tarkista oikeuteni sillä kanavalla.
    }
# en: 126ef2f2
button-daily-here = Julkaise täällä
# en: 042ee865
button-daily-nowhere = Älä julkaise
