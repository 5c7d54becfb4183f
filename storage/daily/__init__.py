"""The deal of the day in the store: what is promised, people's tries, results. `store.dailies` is a `DailyRows`."""

from .dailies import DailyRows
from .rows import export_dailies, forget_dailies
from .shown import PodiumRow
from .values import DailyChange, DailyDeal, DailyEnd, EndedDaily, Scores, StoredDaily

__all__ = [
    "DailyChange",
    "DailyDeal",
    "DailyEnd",
    "DailyRows",
    "EndedDaily",
    "PodiumRow",
    "Scores",
    "StoredDaily",
    "export_dailies",
    "forget_dailies",
]
