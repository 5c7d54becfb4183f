"""Who wants to be called when players are looked for, by whom not, and who was called when."""

from .finding import FindingRows
from .own import AWAY_DAYS, Absence, Left, OwnSettings, Turns
from .rows import CALL, CHALLENGE, CallCandidate, Noted, Notify, delete_finding, export_finding, leave_finding

__all__ = [
    "AWAY_DAYS",
    "CALL",
    "CHALLENGE",
    "Absence",
    "CallCandidate",
    "FindingRows",
    "Left",
    "Noted",
    "Notify",
    "OwnSettings",
    "Turns",
    "delete_finding",
    "export_finding",
    "leave_finding",
]
