"""A table in a channel: seats, lobby, turn clock, mailbox, a match over many rounds. Knows no Discord.

Everything goes through `Tables.send(table, command)`; `commands` has what a table can be asked.
"""

from bot.tables.clock import SystemClock
from bot.tables.ports import Alarm, Clock, Luck, Players, TableConfig, Thinker
from bot.tables.registry import Tables
from bot.tables.resting import PlayerTimes, rest_until
from bot.tables.settings import SETTINGS
from bot.tables.slow import is_slow, waiting
from bot.tables.snapshot import Snapshot
from bot.tables.types import Expected, Person, Ref, SeatState, SettingKey, SharedDeals, TableError, TableState

__all__ = [
    "SETTINGS",
    "Alarm",
    "Clock",
    "Expected",
    "Luck",
    "Person",
    "PlayerTimes",
    "Players",
    "Ref",
    "SeatState",
    "SettingKey",
    "SharedDeals",
    "Snapshot",
    "SystemClock",
    "TableConfig",
    "TableError",
    "TableState",
    "Tables",
    "Thinker",
    "is_slow",
    "rest_until",
    "waiting",
]
