"""A table in a channel: seats, lobby, turn clock, mailbox, a match over many rounds. Knows no Discord.

`Tables` has all tables of the process; everything goes through `Tables.send(table, command)`, and `commands` has what a
table can be asked.
"""

from bot.tables.clock import SystemClock
from bot.tables.ports import MENTION_SECONDS, Alarm, Clock, Luck, Players, TableConfig, Thinker
from bot.tables.registry import Tables
from bot.tables.resting import PlayerTimes, rest_until
from bot.tables.settings import SETTINGS
from bot.tables.slow import MOST_INTENTIONS, can_nudge, is_slow, nudge_from, plannable, waiting, waits_for
from bot.tables.snapshot import Reply, Snapshot
from bot.tables.transaction import StandingPlan
from bot.tables.types import Expected, Kept, Person, Ref, SeatState, SettingKey, SharedDeals, TableError, TableState

__all__ = [
    "MENTION_SECONDS",
    "MOST_INTENTIONS",
    "SETTINGS",
    "Alarm",
    "Clock",
    "Expected",
    "Kept",
    "Luck",
    "Person",
    "PlayerTimes",
    "Players",
    "Ref",
    "Reply",
    "SeatState",
    "SettingKey",
    "SharedDeals",
    "Snapshot",
    "StandingPlan",
    "SystemClock",
    "TableConfig",
    "TableError",
    "TableState",
    "Tables",
    "Thinker",
    "can_nudge",
    "is_slow",
    "nudge_from",
    "plannable",
    "rest_until",
    "waiting",
    "waits_for",
]
