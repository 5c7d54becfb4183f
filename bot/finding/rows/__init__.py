"""Who wants to be called when players are looked for, by whom not, and who was called when."""

from .player_settings import AWAY_DAYS, Absence, Left, PlayerSettings, Turns
from .rows import CALL, CHALLENGE, FINDING_DATA, CallCandidate, FindingRows, Noted, Notify

__all__ = [
    "AWAY_DAYS",
    "CALL",
    "CHALLENGE",
    "FINDING_DATA",
    "Absence",
    "CallCandidate",
    "FindingRows",
    "Left",
    "Noted",
    "Notify",
    "PlayerSettings",
    "Turns",
]
