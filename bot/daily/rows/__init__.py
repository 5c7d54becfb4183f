"""The deal of the day in the store: what is promised, people's tries, results, and servers' tables of them.

`store.dailies` is a `DailyRows`, `store.daily_tables` a `DailyTables`.
"""

from .dailies import DailyRows, PodiumRow
from .personal import DAILY_DATA
from .tables import DailyTables
from .values import (
    ALWAYS,
    DailyChange,
    DailyDeal,
    DailyEnd,
    DailyPage,
    DailyRow,
    DayPlan,
    DayResult,
    EndedDaily,
    OwnNumbers,
    OwnResult,
    Plan,
    Scores,
    StoredDaily,
)

__all__ = [
    "ALWAYS",
    "DAILY_DATA",
    "DailyChange",
    "DailyDeal",
    "DailyEnd",
    "DailyPage",
    "DailyRow",
    "DailyRows",
    "DailyTables",
    "DayPlan",
    "DayResult",
    "EndedDaily",
    "OwnNumbers",
    "OwnResult",
    "Plan",
    "PodiumRow",
    "Scores",
    "StoredDaily",
]
