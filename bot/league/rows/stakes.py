"""Reads what a match counts for: the lobby says it, and the question before a player resigns."""

from collections.abc import Sequence

import msgspec

from bot.league.rules import USUAL, System, Why
from bot.league.rules.counting import DayLog
from bot.league.rules.seasons import day_number
from storage.engines import Connection

from .generations import find_generation
from .history import merged_into
from .members import members_of
from .rows import READY
from .rules import load_ground, rules_of, with_divisions
from .step import day_log


class Stakes(msgspec.Struct, frozen=True):
    """The stakes of a match of some people: what it counts for, if it ended now.

    `why`: the reason for which it counts for nobody, "" if it counts. `often` are the persons whose rating stays, since
    they have had the `limit` of matches that day with another one of the table. `apart`: it is not in the season's
    tables. `computers`: they have places too. `abandoned`: a match that is ended early counts too.
    """

    why: Why = ""
    limit: int = 0
    often: frozenset[int] = frozenset()
    banned: frozenset[int] = frozenset()
    apart: bool = False
    computers: bool = False
    abandoned: bool = False
    system: System = USUAL


def load_stakes(db: Connection, guild: int, people: Sequence[int], computers: int, now: float) -> Stakes:
    """Return what a match of these people and so many computer players counts for."""
    ground = load_ground(db, guild)
    rules = with_divisions(db, rules_of(ground, ()), ground, [now])
    known = members_of(db, guild, people)
    # whoever has played no match yet has none of a member's numbers
    number = {person: merged_into(db, guild, known[person]) if person in known else -person for person in people}
    banned = frozenset(person for person, member in known.items() if member.banned)
    present = sorted({number[person] for person in people if person not in banned})
    day, limit, season = day_number(now, rules.zone), rules.counting.limit, rules.season(now)
    generation = find_generation(db, guild, READY)
    log = DayLog() if generation is None else day_log(db, generation.number, present, rules, now)
    often = log.often(day, present, limit)
    why: Why = "limit" if log.used_up(day, present, limit) else ""
    if len({*number.values()}) < 2 and computers and not rules.counting.computers:
        why = "computers"
    return Stakes(
        why,
        limit,
        frozenset(person for person in people if number[person] in often),
        banned,
        season is not None and not season.within(present),
        rules.counting.computers,
        rules.abandoned,
        season.system if season else rules.system,
    )
