# en: 27664111
proof-promise =
    Versprochen, bevor der Tag begann:
    -# `{ $promise }`
# en: 034b01b2
proof-waits =
    { $begins ->
        [yes] Spielbar { $start }. Das Geheimnis hinter dem Versprechen verrate ich, wenn der Tag vorbei ist: { $end }.
       *[no] Das Geheimnis hinter dem Versprechen verrate ich, wenn der Tag vorbei ist: { $end }.
    }
# en: da48136f
proof-secret =
    ✅ Das Geheimnis ist das versprochene: Sein SHA-256 ist diese Zahl. Daraus folgt jede Runde dieser Partie.
    -# `{ $secret }`
# en: d77b6c70
proof-own = Deine eigene Partie:
# en: b0be2b0b
proof-menu = Eine andere Partie
# en: 27e17db6
error-table-daily-unread = Welche Partie ist „{ $text }“? Schreib ein Datum, ein Spiel oder beides: `2026-12-24 classic`.
# en: 6935f90f
error-table-daily-future = Diese Partie gibt es noch nicht. Es gibt die von heute und morgen und die vergangener Tage.
# en: f2b81b97
error-table-daily-none = An diesem Tag gab es keine Partie.
# en: 14a680a9
daily-left-out = { $game } ist hier nie das Spiel des Tages, also zählt es nicht in der Tabelle dieses Servers.
# en: 227394d8
daily-unplayed = Du hast noch keine Partie des Tages zu Ende gespielt. `/daily` beginnt die von heute.
