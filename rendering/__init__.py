"""Pictures: views in, PNG bytes out. Pure functions of what they are given, safe in any number of threads.

The same arguments give the same bytes, so what a public view hides no picture can show.
"""

from rendering.kit.fonts import missing_scripts, script_fonts
from rendering.kit.texts import drawable
from rendering.pages.daily import DailyCard, ScoreBar, draw_daily
from rendering.pages.league.card import draw_player_card
from rendering.pages.league.crosstable import draw_crosstable
from rendering.pages.league.final import draw_season_final
from rendering.pages.league.table import draw_league
from rendering.pages.league.values import (
    CardMatch,
    CrossCell,
    CrossRow,
    CrossWords,
    DrawnCard,
    DrawnRating,
    Fact,
    LeagueRow,
    LeagueWords,
    ResultMark,
    VersusCard,
    VersusGame,
    VersusSide,
)
from rendering.pages.league.versus import draw_versus
from rendering.pages.lobby import draw_lobby
from rendering.pages.night import NightGuest, draw_guests
from rendering.pages.result import draw_result
from rendering.pictures import draw_hand, draw_here, draw_rules, draw_seat, draw_table, emoji_names, tile_emojis
from rendering.players.badges import cast_portrait
from rendering.replay import ReplayFrame, ReplayGif, draw_replay, draw_replay_gif
from rendering.values import LobbySeat, LobbyWords, ResultSeat, ResultWords, SeatLabel, TableWords

__all__ = [
    "CardMatch",
    "CrossCell",
    "CrossRow",
    "CrossWords",
    "DailyCard",
    "DrawnCard",
    "DrawnRating",
    "Fact",
    "LeagueRow",
    "LeagueWords",
    "LobbySeat",
    "LobbyWords",
    "NightGuest",
    "ReplayFrame",
    "ReplayGif",
    "ResultMark",
    "ResultSeat",
    "ResultWords",
    "ScoreBar",
    "SeatLabel",
    "TableWords",
    "VersusCard",
    "VersusGame",
    "VersusSide",
    "cast_portrait",
    "draw_crosstable",
    "draw_daily",
    "draw_guests",
    "draw_hand",
    "draw_here",
    "draw_league",
    "draw_lobby",
    "draw_player_card",
    "draw_replay",
    "draw_replay_gif",
    "draw_result",
    "draw_rules",
    "draw_season_final",
    "draw_seat",
    "draw_table",
    "draw_versus",
    "drawable",
    "emoji_names",
    "missing_scripts",
    "script_fonts",
    "tile_emojis",
]
