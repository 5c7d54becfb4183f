"""The league table as a CSV file, safe to be opened by a spreadsheet."""

import csv
import io
from collections.abc import Iterable

from bot.league import shown_points
from bot.views.look import Look
from bot.views.names import plain_name
from bot.views.parts import Parts
from storage.league.values import TableRow

COLUMNS = ("person", "name", "played", "won", "points", "average_place", "rating", "uncertainty", "rank")
_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def harmless(text: str) -> str:
    """A text that no spreadsheet takes for a formula: one that looks like it gets an apostrophe before it."""
    return f"'{text}" if text.startswith(_FORMULA) else text


def sheet(rows: Iterable[TableRow]) -> bytes:
    """A table as CSV (RFC 4180, UTF-8 with its mark, so that spreadsheets read every script), a row a player."""
    out = io.StringIO(newline="")
    writer = csv.writer(out)
    writer.writerow(COLUMNS)
    for row in rows:
        writer.writerow(
            (
                row.person,
                harmless(plain_name(row.name)),
                row.played,
                row.won,
                shown_points(row.points),
                round(row.average_place, 3),
                row.rating.shown,
                row.rating.uncertainty,
                row.rank,
            )
        )
    return out.getvalue().encode("utf-8-sig")


def export(rows: Iterable[TableRow], total: int, look: Look) -> Parts:
    """The message with the file."""
    return Parts(content=look.t("league-export", players=total), file=sheet(rows), filename="league.csv")
