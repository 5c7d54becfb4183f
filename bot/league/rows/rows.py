"""Rows of the league's tables as values of `bot.league.rules`, and back."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec.structs import astuple

from bot.league.rules import Rating
from bot.league.rules.values import Mark, Peak, PlayedLine, RatingChange, Row, Sums
from storage.engines import Connection

SUMS = "played, won, points, places, mu, sigma, rated"
_LATER = "fastest_printed, fastest_printed_match, fastest_long, fastest_long_match, beat_strong"
DAY = "day_played, day_won, day_points, day_places, day_mu, day_sigma, day_rated"
_PEAKS = "highest, highest_match, fastest, fastest_match"
ROW = f"{SUMS}, marks, streak, longest, {_PEAKS}, day, {DAY}, rated_at, results, {_LATER}"
PLAYED = (
    "member, match, seat, game, season, ended, place, seats, points, why, others, "
    "mu, sigma, rated, was_mu, was_sigma, game_mu, game_sigma, game_rated, game_was_mu, game_was_sigma"
)

LISTED = "person IS NOT NULL AND opted_out = 0 AND banned = 0 AND merged = 0"
_COLUMNS = f"{ROW}, per_match, average, rating"
_KEY = "generation, season, game, member"
_HOLES = ", ".join("?" * len(_COLUMNS.split(", ")))
_SET = ", ".join(f"{name} = excluded.{name}" for name in _COLUMNS.split(", "))
_FIND_ROWS = f"""
SELECT season, game, member, {ROW}
FROM rows(?, of_season number, of_game word, of_member number) AS asked CROSS JOIN league_standings
    ON generation = ? AND season = of_season AND game = of_game AND member = of_member
"""
# The member comes twice, the second time NULL for who is not ranked: `listed` is looked up when the row is written.
SAVE_ROW = f"""
INSERT INTO league_standings ({_KEY}, listed, {_COLUMNS})
VALUES (?, ?, ?, ?, (SELECT count(*) FROM league_members WHERE number = ? AND {LISTED}), {_HOLES})
ON CONFLICT ({_KEY}) DO UPDATE SET listed = excluded.listed, {_SET}
"""
Key = tuple[int, str, int]  # season, game, member
SAVE_PLAYED = f"""
INSERT INTO league_played (generation, {PLAYED}) VALUES (?, {", ".join("?" * len(PLAYED.split(", ")))})
"""


def read_sums(columns: Sequence[Any]) -> Sums:
    """Return the sums in the seven columns of SUMS."""
    played, won, points, places, mu, sigma, rated = columns
    return Sums(played, won, points, places, Rating(mu, sigma, rated))


def sum_values(sums: Sums) -> tuple[int | float, ...]:
    """Return the seven columns of SUMS."""
    rating = sums.rating
    return sums.played, sums.won, sums.points, sums.places, rating.mu, rating.sigma, rating.matches


def read_row(columns: Sequence[Any]) -> Row:
    """Return the row in the columns of ROW."""
    marks, streak, longest, highest, highest_match, fastest, fastest_match, day = columns[7:15]
    return Row(
        read_sums(columns[:7]),
        day,
        read_sums(columns[15:22]),
        read_marks(marks),
        streak,
        longest,
        _peak(highest, highest_match),
        _peak(fastest, fastest_match),
        columns[22],
        tuple(map(int, columns[23].split())),
        _peak(*columns[24:26]),
        _peak(*columns[26:28]),
        columns[28],
    )


def _peak(value: float | None, match: int) -> Peak | None:
    return None if value is None else Peak(value, match)


def _peak_values(peak: Peak | None) -> tuple[float | None, int | None]:
    return (None, None) if peak is None else (peak.value, peak.match)


def load_rows(db: Connection, generation: int, keys: Iterable[Key]) -> dict[Key, Row]:
    """Return the rows with these keys, as far as there are any, in one statement."""
    rows = db.execute(_FIND_ROWS, (msgspec.json.encode([*keys]).decode(), generation))
    return {(season, game, member): read_row(columns) for season, game, member, *columns in rows}


def row_values(row: Row) -> tuple[object, ...]:
    """Return the arguments of SAVE_ROW behind key and `listed`."""
    sums = row.sums
    return (
        *sum_values(sums),
        write_marks(row.marks),
        row.streak,
        row.longest,
        *_peak_values(row.highest),
        *_peak_values(row.fastest),
        row.day,
        *sum_values(row.before),
        row.rated,
        " ".join(map(str, row.results)),
        *_peak_values(row.fastest_printed),
        *_peak_values(row.fastest_long),
        row.beat_strong,
        sums.points / (sums.played or 1),
        -sums.average_place,
        sums.rating.number,
    )


def read_marks(text: str) -> tuple[Mark, ...]:
    """Return marks from the stored text: `1/4 2/3`."""
    return tuple(Mark(*map(int, word.split("/"))) for word in text.split())


def write_marks(marks: Sequence[Mark]) -> str:
    """Return marks as they are stored: `1/4 2/3`."""
    return " ".join(f"{mark.place}/{mark.seats}" for mark in marks)


def played_values(line: PlayedLine) -> tuple[object, ...]:
    """Return the columns of PLAYED."""
    others = " ".join(f"{member}:{place}" for member, place in line.others)
    return (*astuple(line)[:9], line.why, others, *_change(line.rating), *_change(line.game_rating))


def _change(change: RatingChange | None) -> tuple[float | None, ...]:
    if change is None:
        return (None,) * 5
    after, before = change.after, change.before
    return after.mu, after.sigma, after.matches, before.mu, before.sigma


def read_played(columns: Sequence[Any]) -> PlayedLine:
    """Return the line in the columns of PLAYED."""
    overall, in_game = _read_change(columns[11:16]), _read_change(columns[16:])
    return PlayedLine(*[*columns[:9], overall, in_game, columns[9], read_others(columns[10])])


def _read_change(columns: Sequence[Any]) -> RatingChange | None:
    mu, sigma, rated, was_mu, was_sigma = columns
    return None if mu is None else RatingChange(Rating(was_mu, was_sigma, rated - 1), Rating(mu, sigma, rated))


def read_others(text: str) -> tuple[tuple[int, int], ...]:
    """Return the members met, with their places, from the stored text: `7:1 9:3`."""
    pairs = (word.split(":") for word in text.split())
    return tuple((int(member), int(place)) for member, place in pairs)


BUILDING, READY, OLD = 0, 1, 2  # states of generations
