"""The league table as a CSV file, safe to be opened by a spreadsheet."""

import codecs
import csv
import io
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime

from bot.games.text.names import plain_name
from bot.games.text.reader import Reader
from bot.league.pages.wording import recount_notes
from bot.league.rows.values import MatchRow, MatchSeat, TableRow
from bot.league.rules import shown_points
from bot.parts.parts import Parts

COLUMNS = ("person", "name", "played", "won", "points", "average_place", "rating", "uncertainty", "rank")
SEAT_COLUMNS = (
    *("match", "game", "started", "ended", "end", "counts", "why", "seat", "person", "name", "computer"),
    *("computer_at_end", "place", "score", "points", "rating", "rating_change", "gone", "league_place"),
)
_KEPT_DIGITS = 15
_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def harmless(text: str) -> str:
    """Return the text with an apostrophe before it if a spreadsheet would take it for a formula."""
    return f"'{text}" if text.startswith(_FORMULA) else text


def meant(text: str) -> str:
    """Return what a cell was before `harmless`."""
    return text[1:] if text.startswith("'") and text[1:].startswith(_FORMULA) else text


def looks_rounded(digits: str) -> bool:
    """Return True for an ID that a spreadsheet may have spoiled: of a number it keeps 15 digits, then come zeros."""
    return len(digits) > _KEPT_DIGITS and not digits[_KEPT_DIGITS:].strip("0")


def csv_file(rows: Iterable[Iterable[object]]) -> bytes:
    """Return rows as CSV (RFC 4180, UTF-8)."""
    out = io.StringIO(newline="")
    csv.writer(out).writerows(rows)
    return out.getvalue().encode()


def sheet(rows: Iterable[TableRow]) -> bytes:
    """Return a table as CSV, a row a player."""
    lines = (
        (
            *(row.person, harmless(plain_name(row.name)), row.played, row.won, shown_points(row.points)),
            *(round(row.average_place, 3), row.rating.number, row.rating.uncertainty, row.rank),
        )
        for row in rows
    )
    return csv_file([COLUMNS, *lines])


def matches_sheet(rows: Iterable[MatchRow]) -> bytes:
    """Return matches as CSV, a row a seat; times are UTC, points and ratings empty where they did not count."""
    lines = (
        (row.match, row.game, _time(row.started), _time(row.ended), row.end, *_seat(row, seat))
        for row in rows
        for seat in row.seats
    )
    return csv_file([SEAT_COLUMNS, *lines])


def _seat(row: MatchRow, seat: MatchSeat) -> tuple[str | int | float | None, ...]:
    rating = seat.rating
    return (
        "yes" if not row.why and seat.points is not None else "no",
        row.why or seat.why,
        seat.seat,
        f"'{seat.person}" if looks_rounded(str(seat.person or "")) else seat.person,
        harmless(plain_name(seat.name, "")),
        "yes" if seat.computer else "no",
        "yes" if seat.gone in ("left", "resigned") else "no",
        seat.place,
        seat.total,
        None if seat.points is None else shown_points(seat.points),
        None if rating is None else rating.after.number,
        None if rating is None else rating.difference,
        seat.gone,
        seat.league_place,
    )


def _time(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M:%S")


def export(rows: Sequence[TableRow], recalculating: int | None, reader: Reader) -> Parts:
    """Return the message with the file; `recalculating` is as in a `TablePage`."""
    lines = [reader.t("league-export", players=len(rows)), *recount_notes(recalculating, reader)]
    return csv_message("\n".join(lines), sheet(rows), "league.csv")


def csv_message(text: str, file: bytes, filename: str) -> Parts:
    """Return a message with a CSV file; its byte order mark lets spreadsheets read names in every script."""
    return Parts(content=text, file=codecs.BOM_UTF8 + file, filename=filename)
