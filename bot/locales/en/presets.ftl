# Presets: a game with options and settings under a name of the server's own.

setting-presets = presets
button-settings-presets = Presets
settings-presets =
    { $count ->
        [0] No presets yet. A preset is a game with its options and settings under a name: open a table, set it as you like, then ⚙️ → More options → Save as preset.
       *[other] Presets: games with options and settings under a name. `/play` and the menu of games offer them.
    }
presets-menu = Choose a preset
preset-about =
    { $whole ->
        [gone] { $game } · this game is no longer there
        [no] { $game } · some of it is no longer there
       *[yes] { $game }
    }
button-save-preset = Save as preset
button-rename-preset = Rename
button-delete-preset = Delete
preset-title = Preset
preset-name = Name
preset-saved = Saved as {"**"}{ $name }**. `/play` offers it with the games.
error-preset-name = A name has 1 to { $most } characters.
error-preset-taken = There is a preset “{ $name }” already. Choose another name.
error-preset-full = There are { $most } presets already. Delete one in `/settings` first.
error-preset-gone = That preset is no longer there.
preset-ask-delete = {"**"}Delete “{ $name }”?** What was begun with it stays as it is.
preset-managers = Only people who may use `/settings` can save presets. If you may, use it first, then save again.
# In the audit log; $into is the new name.
audit-preset =
    { $kind ->
        [renamed] preset renamed: “{ $name }” → “{ $into }”
        [deleted] preset deleted: “{ $name }”
       *[saved] preset saved: “{ $name }”
    }
