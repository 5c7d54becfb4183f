# Games in which a turn has a day: planning ahead, and all tables at which one is awaited.

### Planning ahead: in one's own hand, while others play

# en: 554209f1
intention-play =
    { $where ->
        [left] { $tile } 🔵 X · { $half }
        [right] { $tile } 🔶 Y · { $half }
        [any] { $tile }, ahová illik
       *[street] { $tile } { $where } · { $half }
    }
# en: 0ea4477f
intention-take = A dobott felvétele, ha kombinációt ad
# en: a19c871e
intention-take-note = Rögtön le is kerül, és a legdrágább lap megy a dobottak közé.
# en: 086ac303
plan-line = 🗓️ Terv: { $plan }.
# en: 768b8ea7
plan-else = { $first }, különben { $then }
# en: b4cc9138
plan-nothing = A következő körödre nincs terved.
# en: f9db893f
plan-about = -# Ha te jössz, rögtön az első történik meg, ami még lehetséges. Ha egyik sem, a szokott módon te döntesz. Más ezt nem látja.
# en: 3d154b00
plan-menu =
    { $place ->
        [first] Tervezd meg a következő köröd…
       *[else] Ha az nem megy…
    }
# en: 1dfb5b6b
button-plan = Tervezés
# en: cda2e14e
button-unplan = Terv törlése
