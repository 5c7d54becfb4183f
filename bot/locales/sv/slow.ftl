# Games in which a turn has a day: planning ahead, and all tables at which one is awaited.

### Planning ahead: in one's own hand, while others play

# en: 554209f1
intention-play =
    { $where ->
        [left] { $tile } 🔵 X · { $half }
        [right] { $tile } 🔶 Y · { $half }
        [any] { $tile } där den passar
       *[street] { $tile } { $where } · { $half }
    }
# en: 0ea4477f
intention-take = Ta det kastade kortet om det ger en kombination
# en: 5ea92020
intention-take-note = Det läggs ut direkt, och ditt dyraste kort kastas.
# en: 54efd1d3
plan-line = ⏳ Planerat: { $plan }.
# en: 768b8ea7
plan-else = { $first }, annars { $then }
# en: b4cc9138
plan-nothing = Inget är planerat för din nästa tur.
# en: b70333ac
plan-about = -# När det är din tur spelas direkt det första som fortfarande går. Går inget av det får du frågan som vanligt. Ingen annan ser det här.
# en: dac54623
plan-menu =
    { $place ->
        [first] Planera din nästa tur…
       *[else] Om det inte går…
    }
# en: 1dfb5b6b
button-plan = Planera
# en: cda2e14e
button-unplan = Ta bort planen

### /mine: the tables that wait for its reader

# en: 0a10d17b
mine-title = {"**"}Väntar på dig**
# en: 25b4fa46
mine-none = Inget bord här väntar på dig.
# en: 7b6e5b4e
mine-line =
    { $known ->
        [yes] { $number }. { $channel } · { $game } · { $since }
       *[no] { $number }. { $channel } · { $game }
    }
# en: cf03c1dc
mine-more =
    { $count ->
        [one] Ett till kommer när du har spelat.
       *[other] { $count } till kommer när du har spelat.
    }
# en: 547f5b0b
button-mine-hand = Min hand { $number }
# en: 1458835a
button-next-table = Nästa bord

### A player who waits has whose turn it is mentioned once more

# en: 9c768aee
button-nudge = Knuffa
# en: c436fce1
notice-nudged = Jag har nämnt spelaren igen.
# en: 051c9a5a
notice-nudge-early = En spelare nämns igen tidigast efter 8 timmar. Nästa gång: { $time }.
# en: 677a5841
notice-nudge-nobody = Just nu väntar ni inte på någon annan.
