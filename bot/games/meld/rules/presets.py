"""The four games of the family that is played with cards (RO-1, RO-9, RO-14, RO-15)."""

from bot.games.meld.rules.turn import Preset

ROMI_40 = Preset("romi40", 40, jokers=2)
ROMI_50 = Preset("romi50", 50)
ROMI_51 = Preset("romi51", 51, jokers=2, always_free=True)
JOKER_MANIA = Preset("joker-mania", 51, each=True, naturals=2)
PRESETS = {preset.name: preset for preset in (ROMI_40, ROMI_50, ROMI_51, JOKER_MANIA)}
