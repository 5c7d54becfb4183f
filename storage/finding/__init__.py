"""Who wants to be called when players are looked for, by whom not, and who was called when."""

from .finding import FindingRows
from .rows import (
    CALL,
    CHALLENGE,
    CallCandidate,
    Noted,
    Notify,
    delete_finding,
    export_finding,
    leave_finding,
)

__all__ = [
    "CALL",
    "CHALLENGE",
    "CallCandidate",
    "FindingRows",
    "Noted",
    "Notify",
    "delete_finding",
    "export_finding",
    "leave_finding",
]
