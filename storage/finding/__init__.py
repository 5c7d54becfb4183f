"""Who wants to be called when players are looked for, by whom not, and who was called when."""

from .finding import Finding
from .rows import delete_finding, export_finding, leave_finding
from .values import CALL, CHALLENGE, Candidate, Noted, Notify

__all__ = [
    "CALL",
    "CHALLENGE",
    "Candidate",
    "Finding",
    "Noted",
    "Notify",
    "delete_finding",
    "export_finding",
    "leave_finding",
]
