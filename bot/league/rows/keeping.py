"""What the keeper has done on the threads of its connections: each function sees a moment, or is a transaction."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from bot.league.rules.values import PlayedLine
from storage.engines import Connection

from .building import Build
from .generations import Generation, Need, begin, behind, delete_some, look_out, need, still_right, switch
from .members import DatedName, save_members
from .step import Plan, StepResult, fold_into, plan_step, save_counts, save_step

_DELETED_AT_ONCE = 300


def look_for_need(db: Connection, guild: int) -> tuple[Need, int]:
    """Return what is to be done, and for about how many matches (any number for `build`)."""
    with db.snapshot():
        seen = look_out(db, guild)
        what = need(db, seen)
        return what, behind(db, seen.ready) if seen.ready and what == "fold" else seen.match


class Next(NamedTuple):
    """A step that comes next: its kind, and its plan if it is to fold.

    `last`: whether nothing is left then. `old`: whether there are rows to be deleted.
    """

    what: Need
    plan: Plan | None
    last: bool
    old: bool


def next_step(db: Connection, guild: int, many: int) -> Next:
    """Return what is to be done, with a step of so many matches."""
    with db.snapshot():
        seen = look_out(db, guild)
        what = need(db, seen)
        plan = plan_step(db, seen.ready, many, seen) if seen.ready and what == "fold" else None
        last = plan is not None and plan.whole and plan.top >= seen.match
        return Next(what, plan, last, seen.old)


def next_part(db: Connection, generation: Generation, many: int) -> Plan | None:
    """Return the next step of a generation that is built; None if it is not right any more."""
    with db.snapshot():
        if not still_right(db, generation):
            return None
        return plan_step(db, generation, many, look_out(db, generation.guild))


def fold_part(_: Connection, plan: Plan, numbers: Mapping[int, int], build: Build) -> list[PlayedLine]:
    """Work out a part of a build; return the lines of histories."""
    return fold_into(plan, numbers, build.rows, build.log)


def begin_build(db: Connection, guild: int) -> Generation:
    """Begin a new generation."""
    with db.transaction(guild):
        return begin(db, guild)


def introduce(db: Connection, guild: int, people: Sequence[DatedName], bans: bool) -> bool:
    """True if one of the people is banned, as was found just now."""
    with db.transaction(guild):
        return save_members(db, guild, people, bans=bans)


def save_folded(db: Connection, done: StepResult) -> bool:
    """True if a step was written; False if another was quicker."""
    with db.transaction(done.plan.generation.guild):
        return save_step(db, done)


def write_together(db: Connection, guild: int, write: Callable[[Connection], None]) -> None:
    """Write something of a server in one transaction."""
    with db.transaction(guild):
        write(db)


def read_from_now(db: Connection, build: Build) -> None:
    """Read what was built from now on, if it is still right."""
    with db.transaction(build.at.guild):
        if still_right(db, build.at):
            save_counts(db, build.at.number, build.games)
            switch(db, build.at)


def delete_old(db: Connection, guild: int) -> bool:
    """True if rows of old generations were deleted; False if none are left."""
    with db.transaction(guild):
        return delete_some(db, guild, _DELETED_AT_ONCE)
