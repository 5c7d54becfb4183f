"""The days (UTC's, numbered), the day's game, how each game is played, and its scores: more is better."""

from collections.abc import Collection, Mapping
from contextlib import suppress
from datetime import UTC, date, datetime, time, timedelta
from typing import Literal, NamedTuple, TypeAlias

from bot.daily.rows.values import Plan
from bot.games.options import OptionValue
from bot.games.registry import GAMES, find_game
from bot.tables import TableError

SEAT = 0  # of the person, always the same; computer players have the others
KIND: Literal["greedy"] = "greedy"  # of those: players who do not think, and answer at once
FIRST_DAY = date(2026, 11, 24)  # has the number 1
_BEFORE = FIRST_DAY - timedelta(days=1)
_TODAY, _MOST_DIGITS = "today", 6  # of what people write
ScoreKind: TypeAlias = Literal[
    "against",  # the points against one, as the game counts them: the fewest are best, and none is perfect
    "left",  # the tiles that were left in one's hand, in games where a round is only won or lost
    "margin",  # the points that one has won, without those that were left in one's hand
    "race",  # a hundred points, one less for each of one's turns; none unless one has won the round
]


class DailyPlan(NamedTuple):
    """The number of seats, the options that are not the game's first ones, and what the score is."""

    seats: int
    options: Mapping[str, OptionValue]
    score: ScoreKind = "against"


# As long as three to six minutes, by the median of simulated matches (docs/decisions/daily.md).
PLANS: Mapping[str, DailyPlan] = {
    "classic": DailyPlan(4, {"hands": 5}),
    "moomin": DailyPlan(4, {"rounds": 3}),
    "moomin-joker": DailyPlan(5, {"rounds": 3}),
    "christmas": DailyPlan(2, {"rounds": 5}, "left"),
    "uno": DailyPlan(2, {"target": 200}, "margin"),
    "romi40": DailyPlan(3, {"deals": 1}),
    "romi50": DailyPlan(3, {"deals": 1}),
    "romi51": DailyPlan(2, {"deals": 1}),
    "joker-mania": DailyPlan(2, {"deals": 1}),
    "tabla": DailyPlan(2, {"deals": 1}, "race"),
}


def display_score(game: str, score: int) -> int:
    """Return a score as people read it: what counts against one is no number below zero."""
    return -score if PLANS[game].score in ("against", "left") else score


def number_of(now: float) -> int:
    """Return the number of the day at a time."""
    return (datetime.fromtimestamp(now, UTC).date() - _BEFORE).days


def day_of(number: int) -> date:
    """Return the day of a number."""
    return _BEFORE + timedelta(days=number)


def end_of(number: int) -> float:
    """Return the time at which a day is over, and the next one begins."""
    return datetime.combine(day_of(number + 1), time(tzinfo=UTC)).timestamp()


def name_of(number: int, game: str) -> str:
    """Return what records call a day's deal of a game."""
    return f"{day_of(number).isoformat()} {game}"


def read_name(text: str, today: int) -> tuple[int, str]:
    """Return day and game ("": none) of `2026-11-24 classic`, `2026-11-24`, `142 uno`, `today`, or `classic`.

    TableError `daily-unread` for too many words; GameError for a word that is no game.
    """
    words = text.split()
    day = _day(words[0], today) if words else today
    rest = words if day is None else words[1:]
    if len(rest) > 1:
        raise TableError("daily-unread", text=text)
    game = find_game(rest[0]).name if rest else ""
    return today if day is None else day, game


def _day(word: str, today: int) -> int | None:
    """Return the number of a day from its name, its number or its date; None if it is none of these."""
    if word.casefold() == _TODAY:
        return today
    digits = word.removeprefix("#")
    if digits.isascii() and digits.isdigit() and len(digits) <= _MOST_DIGITS:
        return int(digits)
    with suppress(ValueError):
        return (date.fromisoformat(word) - FIRST_DAY).days + 1
    return None


def game_of(number: int, left_out: Collection[str] = ()) -> str:
    """Return the day's game: it goes round through all that are not left out (all, if all are)."""
    games = [game for game in GAMES if game not in left_out] or [*GAMES]
    return games[number % len(games)]


def month_of(number: int) -> int:
    """Return the month of a day, as tables know it: 202611."""
    return int(f"{day_of(number):%Y%m}")


def plan_of(left_out: Collection[str]) -> Plan:
    """Return what tells of a day which game is the day's where some games are left out."""
    return lambda number: game_of(number, left_out)
