"""Reads matches from a CSV file as `boneyard league export --matches` writes it, and finds every fault in it."""

import csv
import io
import re
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from typing import NamedTuple

from msgspec.structs import replace

from bot.cli.errors import CliError
from bot.games.registry import GAMES
from bot.league.pages.sheet import looks_rounded, meant
from bot.league.rows.moderation import NOWHERE, check_places
from bot.league.rules import LeagueError
from bot.league.rules.seasons import FIRST_DAY, check_played, find_zone
from storage import FinishedMatch, Result

NEEDED = ("match", "game", "ended", "person", "name", "place")
_MOST_ID = 2**63 - 1
_TIMES = ("%Y-%m-%d %H:%M:%S", "%Y-%m-%d %H:%M", "%Y-%m-%d")
_ENDS = ("target", "rounds", "time", "abandoned", "added", "walkover")
_GONE = ("", "left", "resigned", "taken", "absent")
_NAME = 100  # characters


class LineFault(NamedTuple):
    """A fault in a line, put into words by the text `cli-import-fault-CODE`; `value` is the cell's content."""

    line: int
    code: str
    value: str = ""
    more: str = ""


class Sheet(NamedTuple):
    """The contents of a file: matches in the order of their ends, ids of matches that were taken out, and faults."""

    matches: tuple[FinishedMatch, ...]
    lines: Mapping[str, int]  # of each match its first one
    out: tuple[str, ...]
    faults: tuple[LineFault, ...]


class _BadCellError(Exception):
    """A cell with an impossible value; its arguments are code, value and more of LineFault."""


class _SeatLine(NamedTuple):
    """A readable line: one seat of a match."""

    number: int
    match: str
    game: str
    started: float
    ended: float
    end: str
    counts: bool
    out: bool
    result: Result  # its seat 0: not told
    gone: str
    league_place: int | None

    @property
    def head(self) -> tuple[object, ...]:
        """The cells that are the same in all lines of a match."""
        return self.game, self.started, self.ended, self.end


def read_sheet(text: str, server: int, now: float) -> Sheet:
    """Return the matches of a file for a server, and everything that is wrong; CliError `import-columns`."""
    lines, faults = list[_SeatLine](), list[LineFault]()
    for number, row in _rows(text):
        try:
            lines.append(_line(number, row, now))
        except _BadCellError as error:
            faults.append(LineFault(number, *error.args))
    groups: dict[str, list[_SeatLine]] = {}
    for line in lines:
        groups.setdefault(line.match, []).append(line)
    broken = len(faults) > 0
    matches = list[FinishedMatch]()
    for match, group in groups.items():
        group_faults = [*_faults_of(group)] if not broken else [*_differing(group)]
        faults += group_faults
        if not group_faults and not group[0].out:
            matches.append(_finished(match, group, server))
    return Sheet(
        tuple(sorted(matches, key=lambda match: match.ended)),
        {match: group[0].number for match, group in groups.items()},
        tuple(match for match, group in groups.items() if group[0].out),
        tuple(sorted(faults)),
    )


def _rows(text: str) -> Iterator[tuple[int, dict[str, str]]]:
    """Yield every line with its number; its cells by the names of the columns. CliError `import-columns`."""
    first = text.partition("\n")[0]
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=";" if ";" in first else ",")
    names = [name.strip().casefold() for name in next(reader, [])]
    missing = [name for name in NEEDED if name not in names]
    if missing:
        raise CliError("import-columns", columns=", ".join(missing))
    for cells in reader:
        if any(cell.strip() for cell in cells):
            yield reader.line_num, dict(zip(names, (cell.strip() for cell in cells), strict=False))


def _line(number: int, row: Mapping[str, str], now: float) -> _SeatLine:
    """Return a line as it is meant; _BadCellError for the first cell that cannot be."""
    computer = _choice(row, "computer", ("no", "yes")) == "yes"
    game = _cell(row, "game")
    if game not in GAMES:
        raise _BadCellError("game", game, ", ".join(GAMES))
    ended = _time(row, "ended", now)
    started = _time(row, "started", now) if row.get("started") else ended
    if started > ended:
        raise _BadCellError("started", row["started"])
    gone = "left" if _choice(row, "computer_at_end", ("no", "yes")) == "yes" else ""
    placed = row.get("league_place", "")
    return _SeatLine(
        number,
        _match(row),
        game,
        started,
        ended,
        _choice(row, "end", ("added", *_ENDS)),
        row.get("counts") == "yes",
        row.get("why") == "out",
        Result(
            _number(row, "seat", 1, 99) if row.get("seat") else 0,
            _person(row, computer),
            meant(_cell(row, "name"))[:_NAME],
            computer,
            place=_number(row, "place", 1, 99),
            total=_number(row, "score", -(10**9), 10**9) if row.get("score") else 0,
            points=0,
        ),
        _choice(row, "gone", _GONE) or gone,
        int(placed) if placed.isascii() and placed.isdecimal() else None,
    )


def _cell(row: Mapping[str, str], column: str) -> str:
    if column not in row:
        raise _BadCellError("short")
    return row[column]


def _match(row: Mapping[str, str]) -> str:
    text = _cell(row, "match")
    if re.fullmatch("[A-Za-z0-9_-]{1,40}", text) is None:
        raise _BadCellError("match", text)
    return text


def _person(row: Mapping[str, str], computer: bool) -> int | None:
    """Return the person's id; None for a computer, or a former player, who has no name either."""
    text = _cell(row, "person")
    if not text and (computer or not _cell(row, "name")):
        return None
    if computer:
        raise _BadCellError("computer", text)
    if not text:
        raise _BadCellError("nobody", row["name"])
    digits = text.removeprefix("'")
    if not (digits.isascii() and digits.isdecimal() and len(digits) <= 19 and 0 < int(digits) <= _MOST_ID):
        raise _BadCellError("person", text)
    if text == digits and looks_rounded(digits):
        raise _BadCellError("rounded", text)
    if not row["name"]:
        raise _BadCellError("name", text)
    return int(digits)


def _choice(row: Mapping[str, str], column: str, allowed: Sequence[str]) -> str:
    """Return what a cell says, the first one that is allowed if it says nothing."""
    text = row.get(column, "") or allowed[0]
    if text not in allowed:
        raise _BadCellError("choice", text, ", ".join(filter(None, dict.fromkeys(allowed))))
    return text


def _number(row: Mapping[str, str], column: str, least: int, most: int) -> int:
    text = _cell(row, column)
    if re.fullmatch("-?[0-9]{1,10}", text) is None or not least <= int(text) <= most:
        raise _BadCellError("number", text, column)
    return int(text)


def _time(row: Mapping[str, str], column: str, now: float) -> float:
    """Return a time (UTC); the noon of a day without one."""
    text = _cell(row, column)
    for form in _TIMES:
        try:
            moment = datetime.strptime(text, form).replace(tzinfo=UTC).timestamp()
        except ValueError:
            continue
        moment += 12 * 3600 if form == _TIMES[-1] else 0
        if moment > now:
            raise _BadCellError("future", text)
        try:
            check_played(moment, text, find_zone("UTC"))
        except LeagueError:
            raise _BadCellError("early", text, FIRST_DAY.isoformat()) from None
        return moment
    raise _BadCellError("time", text)


def _differing(group: Sequence[_SeatLine]) -> Iterator[LineFault]:
    """Yield the lines that say otherwise than the first one of the match."""
    for line in group:
        if line.head != group[0].head:
            yield LineFault(line.number, "differs", line.match, str(group[0].number))


def _faults_of(group: Sequence[_SeatLine]) -> Iterator[LineFault]:
    """Yield what is wrong with a match all of whose lines can be read."""
    first, able = group[0], GAMES[group[0].game].seats
    yield from _differing(group)
    if len(group) not in able:
        yield LineFault(first.number, "seats", str(len(group)), f"{able.start}-{able.stop - 1}")
    numbers = [line.result.seat for line in group]
    if any(numbers) and sorted(numbers) != list(range(1, len(group) + 1)):
        yield LineFault(first.number, "numbers", first.match)
    people = [line.result.person for line in group if line.result.person is not None]
    if not people and all(line.result.computer for line in group):
        yield LineFault(first.number, "nobody-there", first.match)
    for line in group:
        if people.count(line.result.person or 0) > 1:
            yield LineFault(line.number, "twice", str(line.result.person))
    places = [line.result.place for line in group]
    try:
        check_places(places)
    except LeagueError:
        yield LineFault(first.number, "places", " ".join(map(str, places)))


def _finished(match: str, group: Sequence[_SeatLine], server: int) -> FinishedMatch:
    """Return a match as it is stored: one that ended early and counted there is one that a moderator answers for."""
    first = group[0]
    end = "added" if first.end == "abandoned" and any(line.counts for line in group) else first.end
    seated = sorted(group, key=lambda line: line.result.seat)
    gone = [] if _corrected(group) else [line for line in seated if line.gone]
    resigned = [line for line in gone if line.gone == "resigned"]
    resigned.sort(key=lambda line: line.league_place or line.result.place, reverse=True)  # the last place went first
    results = tuple(
        replace(
            line.result, seat=seat, stood_in=line in gone, resigned=resigned.index(line) + 1 if line in resigned else 0
        )
        for seat, line in enumerate(seated, 1)
    )
    return FinishedMatch(match, server, NOWHERE, first.game, "{}", "", first.started, first.ended, end, True, results)


def _corrected(group: Sequence[_SeatLine]) -> bool:
    """Return True if somebody who went counts before one who stayed: a moderator has said so."""
    placed = [(line.league_place, line.gone) for line in group if line.league_place is not None]
    return any(gone and any(place < other for other, went in placed if not went) for place, gone in placed)
