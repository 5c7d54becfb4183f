# en: f1bc393e
setting-presets = Vorlagen
# en: b2931298
button-settings-presets = Vorlagen
# en: f5bb5a2c
settings-presets =
    { $count ->
        [0] Noch keine Vorlagen. Eine Vorlage ist ein Spiel mit seinen Optionen und Einstellungen unter einem Namen: Öffne einen Tisch, stell ihn ein, dann ⚙️ → Mehr Optionen → Als Vorlage speichern.
       *[other] Vorlagen: Spiele mit Optionen und Einstellungen unter einem Namen. `/play` und das Menü der Spiele bieten sie an.
    }
# en: 8387964a
presets-menu = Vorlage wählen
# en: 9151a097
preset-about =
    { $whole ->
        [gone] { $game } · dieses Spiel gibt es nicht mehr
        [no] { $game } · einiges davon gibt es nicht mehr
       *[yes] { $game }
    }
# en: 1894a24e
button-save-preset = Als Vorlage speichern
# en: 7f016a6e
button-rename-preset = Umbenennen
# en: 39f06945
button-delete-preset = Löschen
# en: 8c486992
preset-title = Vorlage
# en: 0ebc8400
preset-name = Name der Vorlage
# en: 4713185d
preset-saved = Gespeichert als {"**"}{ $name }**. `/play` bietet sie bei den Spielen an.
# en: 1d8abca5
error-preset-name = Ein Name hat 1 bis { $most } Zeichen.
# en: 9ade4bd5
error-preset-taken = Es gibt schon eine Vorlage „{ $name }“. Nimm einen anderen Namen.
# en: 463f0aeb
error-preset-full = Es gibt schon { $most } Vorlagen. Lösche erst eine in `/settings`.
# en: d5dce0c8
error-preset-gone = Diese Vorlage gibt es nicht mehr.
# en: 9f6b26f7
preset-ask-delete = {"**"}„{ $name }“ löschen?** Was damit begonnen wurde, bleibt, wie es ist.
# en: da699446
preset-managers = Vorlagen speichern kann nur, wer `/settings` benutzen darf. Darfst du das, ruf es zuerst auf und speichere dann noch einmal.
# en: 00133a53
audit-preset =
    { $kind ->
        [renamed] Vorlage umbenannt: „{ $name }“ → „{ $into }“
        [deleted] Vorlage gelöscht: „{ $name }“
       *[saved] Vorlage gespeichert: „{ $name }“
    }
