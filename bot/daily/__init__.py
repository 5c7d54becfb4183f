"""The deal of the day: one deal of each game a day, the same for everybody, played alone against computer players.

A try is a table's state (`bot.tables`) with one person, moved on by the same reducer, but by a plain loop: it has no
clock, no task and no messages of its own. `Dailies` is the house of all tries. Knows no Discord.
"""

from bot.daily.house import Dailies, Daily, Moved
from bot.daily.keeping import Pars
from bot.daily.plans import (
    FIRST_DAY,
    PLANS,
    SEAT,
    DailyPlan,
    DailyStanding,
    day_of,
    end_of,
    game_of,
    month_of,
    name_of,
    number_of,
    plan_of,
    read_name,
    shown,
    standing_of,
)

__all__ = [
    "FIRST_DAY",
    "PLANS",
    "SEAT",
    "Dailies",
    "Daily",
    "DailyPlan",
    "DailyStanding",
    "Moved",
    "Pars",
    "day_of",
    "end_of",
    "game_of",
    "month_of",
    "name_of",
    "number_of",
    "plan_of",
    "read_name",
    "shown",
    "standing_of",
]
