"""Words and numbers of the league: points, ratings, marks, what decided, why something does not count."""

from collections.abc import Iterable
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

from bot.league import Mark, Rating, System, Why, shown_points, system_text
from bot.views.league.places import EVERY
from bot.views.look import Look
from bot.views.names import marked_name, plain_name
from bot.views.words import game_name
from rendering import ResultMark
from storage.league.values import MatchSeat, RatingChange, SeasonRow, TableRow

SEASON_LIMIT = 40  # characters of a season's name that are shown
_TIES = ("won", "points", "direct", "place", "rating")


def points_text(points: int) -> str:
    """Points in 1/60 as people read them: `1,312.5`, `−3`."""
    return decimal(shown_points(points))


def gained(points: int, look: Look) -> str:
    """What a match gave: `+3 league points`, or none."""
    if not points:
        return look.t("league-gain-none")
    text = points_text(points)
    return look.t("league-gain", points=text if points < 0 else f"+{text}", single=single(points))


def single(points: int) -> str:
    """Whether points are read as one point, for texts: `yes` or `no`."""
    return "yes" if shown_points(points) == 1 else "no"


def decimal(value: float) -> str:
    """A number with at most one decimal, commas, and a real minus sign."""
    rounded = round(value, 1)
    text = f"{rounded:,.0f}" if rounded == int(rounded) else f"{rounded:,.1f}"
    return text.replace("-", "−")


def mean(value: float) -> str:
    """A mean, always with one decimal."""
    return f"{value:,.1f}".replace("-", "−")


def rating_text(rating: Rating) -> str:
    """A rating, with a question mark as long as it is provisional."""
    return f"{rating.shown}?" if rating.provisional else str(rating.shown)


def spread_text(rating: Rating) -> str:
    """The uncertainty of a rating: `±58`."""
    return f"±{rating.uncertainty}"


def change_text(change: RatingChange | None) -> str:
    """By how much a match changed a rating: `+12`, `−9`, `±0`; "" where it did not count for it."""
    if change is None:
        return ""
    moved = change.shown
    return f"+{moved}" if moved > 0 else f"−{-moved}" if moved else "±0"


def mark_of(mark: Mark, look: Look) -> ResultMark:
    """A result as a sign: won, last, or the place in between."""
    if mark.place == 1:
        return ResultMark("won", look.t("league-mark-won"))
    if mark.place >= mark.seats:
        return ResultMark("last", look.t("league-mark-last"))
    return ResultMark("between", str(mark.place))


def marks_text(marks: Iterable[Mark], look: Look) -> str:
    """Results in a row, the newest last: `W 2 L`."""
    return " ".join(mark_of(mark, look).letter for mark in marks)


def tie_letter(row: TableRow, look: Look) -> str:
    """The letter of what put a row behind its equal, "" where nothing had to, or nothing could."""
    return look.t(f"league-tie-letter-{row.decided_by}") if row.decided_by in _TIES else ""


def ties_of(rows: Iterable[TableRow]) -> list[str]:
    """What decided between equals in these rows, each once, in the order in which it is asked."""
    found = {row.decided_by for row in rows}
    return [tie for tie in _TIES if tie in found]


def why_text(why: Why, look: Look) -> str:
    """Why a match or seat does not count, "" if it does."""
    return look.t(f"league-why-{why}") if why else ""


def game_title(game: str | None, look: Look, *, first: bool = False) -> str:
    """What a table is of: a game, or all games; `first`: at the beginning of a line."""
    if game in (None, EVERY):
        return look.t("league-all-games" if first else "league-all")
    return game_name(str(game), look.locale)


def season_title(season: SeasonRow | None, look: Look, *, marked: bool = False, first: bool = False) -> str:
    """What a season is called; all time without one; `first`: at the beginning of a line."""
    if season is None:
        return look.t("league-all-time" if first else "league-always")
    return (marked_name if marked else plain_name)(season.name, "?", SEASON_LIMIT)


def seat_name(seat: MatchSeat, look: Look, *, marked: bool = True) -> str:
    """Who played a seat."""
    former = seat.person is None and not seat.computer
    clean = marked_name if marked else plain_name
    return look.t("league-former") if former else clean(seat.name, look.t("league-former"))


def person_name(person: int | None, name: str, look: Look, *, marked: bool = True) -> str:
    """What a member is called; one who was forgotten is a former player."""
    clean = marked_name if marked else plain_name
    return look.t("league-former") if person is None else clean(name, look.t("league-former"))


def system_name(system: System, look: Look) -> str:
    """How points are given, in words."""
    text = system_text(system)
    return look.t(f"league-points-{system.kind}", text=text)


def day_text(at: float, zone: str) -> str:
    """A day as a picture says it, in a time zone: `2026-03-09`."""
    return datetime.fromtimestamp(at, ZoneInfo(zone) if zone != "UTC" else UTC).date().isoformat()
