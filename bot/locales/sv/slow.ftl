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
# en: a19c871e
intention-take-note = Det läggs ut direkt, och ditt dyraste kort kastas.
# en: 086ac303
plan-line = 🗓️ Planerat: { $plan }.
# en: 768b8ea7
plan-else = { $first }, annars { $then }
# en: b4cc9138
plan-nothing = Inget är planerat för din nästa tur.
# en: f9db893f
plan-about = -# När det är din tur spelas direkt det första som fortfarande går. Går inget av det får du frågan som vanligt. Ingen annan ser det här.
# en: 3d154b00
plan-menu =
    { $place ->
        [first] Planera din nästa tur…
       *[else] Om det inte går…
    }
# en: 1dfb5b6b
button-plan = Planera
# en: cda2e14e
button-unplan = Ta bort planen
