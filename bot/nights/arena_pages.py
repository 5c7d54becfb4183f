"""The page of an arena in words: until when it is on, which tables go on, who waits for one."""

from collections.abc import Sequence

from bot.games.text.look import Look
from bot.games.text.words import game_name
from bot.nights.rules import USUAL, Night, crowded, free

from .pictures import marked_guest

# that are told by name: the lines of a hundred people are longer than a message may be
_TABLES, _WAITING = 12, 12


def arena_heading(night: Night, look: Look) -> str:
    """Return the first lines of an arena's page: what is played, how, and until when."""
    plan = night.plan
    return look.t(
        "night-heading-arena",
        game=game_name(plan.game, look.locale),
        seats=plan.seats,
        minutes=plan.minutes,
        until=f"<t:{int(plan.until)}:t>" if plan.until else "no",
        lasts=int(USUAL // 60),
        rated="yes" if plan.rated else "no",
        role=f"<@&{plan.role}>" if plan.role else "no",
    )


def arena_lines(night: Night, look: Look, now: float) -> Sequence[str]:
    """Say of an arena that has begun until when people are seated, who plays, who waits."""
    if (night.paused or now) >= night.plan.until:
        return [look.t("night-arena-last"), *_going(night, look)]
    lines = [look.t("night-arena-on", time=f"<t:{int(night.plan.until)}:R>"), *_going(night, look)]
    return [*lines, *_waiting(night, look)]


def _going(night: Night, look: Look) -> Sequence[str]:
    """Name the tables that go on, with the way to each; those that are just opened have none yet."""
    going = [one for one in night.tables if not one.over]
    ways = [f"<#{one.place}>" for one in going if one.place][:_TABLES]
    if not going:
        return []
    told, waiting = ", ".join(ways) or "no", crowded(night)
    line = look.t("night-arena-tables", count=len(going), tables=told, more=len(going) - len(ways))
    return [line, look.t("night-crowded", tables=waiting)] if waiting else [line]


def _waiting(night: Night, look: Look) -> Sequence[str]:
    """Name those who are free, who has waited longest first."""
    waiting = free(night)
    if not waiting:
        return []
    names = ", ".join(marked_guest(night, one, look) for one in waiting[:_WAITING])
    more = len(waiting) - len(waiting[:_WAITING])
    return [look.t("night-arena-free", count=len(waiting), names=names, more=more)]
