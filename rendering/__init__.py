"""Pictures: views in, PNG bytes out. Pure functions of what they are given, safe in any number of threads.

The same arguments give the same bytes, so what a public view hides no picture can show.
"""

from rendering.pages.emojis import emoji_name, emoji_names, tile_emojis
from rendering.pages.league import draw_league
from rendering.pages.lobby import draw_lobby
from rendering.pages.podium import draw_podium
from rendering.pictures import draw_hand, draw_rules, draw_table
from rendering.values import (
    THEMES,
    HandPlan,
    LeagueRow,
    LeagueWords,
    LobbySeat,
    LobbyWords,
    PlannedGroup,
    PodiumSeat,
    SeatLabel,
    TableWords,
    Theme,
)

__all__ = [
    "THEMES",
    "HandPlan",
    "LeagueRow",
    "LeagueWords",
    "LobbySeat",
    "LobbyWords",
    "PlannedGroup",
    "PodiumSeat",
    "SeatLabel",
    "TableWords",
    "Theme",
    "draw_hand",
    "draw_league",
    "draw_lobby",
    "draw_podium",
    "draw_rules",
    "draw_table",
    "emoji_name",
    "emoji_names",
    "tile_emojis",
]
