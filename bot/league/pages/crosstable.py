"""Crosstables: who met whom among those of a schedule, or among the first of the league's table."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from bot.games.text.names import escaped, marked_name, plain_name
from bot.games.text.reader import Reader
from bot.games.text.words import game_name
from bot.league.pages.sheet import csv_file, csv_message, harmless
from bot.league.rows.values import MatchRow, TableRow
from bot.league.rules import ALL
from bot.league.rules.crosstable import CrossLine, Score, crosstable, scores
from bot.league.schedule.values import Fixture, Schedule
from bot.parts import verbs
from bot.parts.ids import IdError, Press, free
from bot.parts.parts import ALT_LIMIT, CHOICE_LIMIT, Button, MenuLine, Parts, Row, cut, page_of
from rendering import CrossCell, CrossRow, CrossWords, draw_crosstable

from .wording import fit_text, game_title

PICTURE, FILE = "crosstable.png", "crosstable.csv"
SHOWN = 16  # players in a picture
MOST = 200  # players in a file, of the league's table
_WIDTHS = (24, 12, 6)  # of names, until a description fits
TABLE, FIXTURES, NEW, TO_ALL, TO_FILE, TURN = "table", "fixtures", "new", "all", "file", "turn"


class CrossPlace(Struct, frozen=True):
    """The subject of a crosstable: the fixtures made with one (its number), or (0) the table of a game and a season."""

    fixture: int = 0
    game: str = ALL
    season: int = 0

    def words(self, how: str) -> tuple[str, ...]:
        """Return the words of an id; `how` is `new`, `all`, `file` or `turn`."""
        about = (FIXTURES, str(self.fixture)) if self.fixture else (TABLE, self.game, str(self.season))
        return (*about, how)


class Crossed(Struct, frozen=True):
    """A crosstable with names, persons (None: former players) and title; `about` says of what it is."""

    names: tuple[str, ...]
    people: tuple[int | None, ...]
    lines: tuple[CrossLine, ...]
    title: str
    about: str


def read_crosstable(press: Press) -> tuple[CrossPlace, str]:
    """Return what an id is about, and how it is to be shown. IdError."""
    kind, count = press.word(0), len(press.words)
    fixture, season = press.number(1 if count == 3 else 3), press.number(2)  # what is picked in a menu comes last
    if kind == FIXTURES and count in (3, 4) and fixture is not None:
        return CrossPlace(fixture), press.word(2)
    if kind == TABLE and count == 4 and season is not None:
        return CrossPlace(0, press.word(1), season), press.word(3)
    raise IdError(press.verb)


# What it is made of


def of_schedule(made: Sequence[Fixture], matches: Iterable[MatchRow], reader: Reader, *, viewer: int = 0) -> Crossed:
    """Return the crosstable of fixtures that were made together, from the matches by which they were settled.

    `viewer` is the person who alone sees it, 0 if all do: who is in no list is named to nobody else.
    """
    keys = {fixture.number: [_key(fixture, at) for at in range(len(fixture.seats))] for fixture in made}
    names = {key: seat.name for fixture in made for key, seat in zip(keys[fixture.number], fixture.seats, strict=True)}
    number = {key: at for at, key in enumerate(names)}
    rows = {row.match: row for row in matches}
    played, hidden = [], set[int | None]()
    for fixture in made:
        row = rows.get(fixture.match or "") if fixture.state in ("played", "walkover") else None
        if row is not None:
            places = {seat.person: seat.league_place or seat.place for seat in row.seats}
            hidden.update(seat.person for seat in row.seats if seat.hidden and seat.person not in (None, viewer))
            played.append({number[key]: places[key] for key in keys[fixture.number] if key in places})
    due = [[number[key] for key in keys[fixture.number]] for fixture in made if fixture.is_open]
    former, somebody = reader.t("name-former"), reader.t("league-somebody")
    labels = tuple(
        somebody if key in hidden else former if key < 0 else plain_name(name, former) for key, name in names.items()
    )
    people = tuple(key if key > 0 and key not in hidden else None for key in names)
    lines = crosstable(len(names), scores(played, due))
    title = reader.t("crosstable-title", title=game_name(made[0].game, reader.locale))
    return Crossed(labels, people, lines, title, about_schedule(made, reader))


def about_schedule(made: Sequence[Fixture], reader: Reader) -> str:
    """Say which fixtures were made together, and how many of them are settled."""
    settled = sum(not fixture.is_open for fixture in made)
    return reader.t("crosstable-fixtures", first=made[0].number, last=made[-1].number, settled=settled, count=len(made))


def _key(fixture: Fixture, at: int) -> int:
    """Return who a player is: the person, or a number below 0 for a former one, who is another in each fixture."""
    person = fixture.seats[at].person
    return person if person is not None else -(fixture.number * 10 + at)


def of_table(
    rows: Sequence[TableRow], met: dict[tuple[int, int], Score], game: str, season: str, reader: Reader, *, whole: bool
) -> Crossed:
    """Return the crosstable of the first rows of a table (`whole`: of all), from what they made against each other."""
    names = tuple(plain_name(row.name, reader.t("name-former")) for row in rows)
    about = season if whole else reader.t("crosstable-table", season=season, count=len(rows))
    title = reader.t("crosstable-title", title=game_title(game, reader))
    return Crossed(names, tuple(row.person for row in rows), crosstable(len(rows), met, ranked=True), title, about)


# How it is shown


def crosstable_page(
    crossed: Crossed,
    place: CrossPlace,
    reader: Reader,
    *,
    picture: bytes | None = None,
    schedules: Sequence[Schedule] = (),
    private: bool = False,
) -> Parts:
    """Return the message: the picture, or (None) its words; below it a menu of schedules and a button for the file.

    A `private` one has a button that shows it to all.
    """
    heading = f"**{escaped(crossed.title)}** · {escaped(crossed.about)}"
    to_file = _button(place, TO_FILE, reader.t("button-crosstable-file"))
    to_all = (_button(place, TO_ALL, reader.t("button-replay-post")),) if private else ()
    lines = [heading, *(_lines(crossed, reader, 12) if picture is None else [])]
    page = page_of(lines, [*_menu(place, schedules, reader), (to_file, *to_all)])
    return page.with_picture(picture, PICTURE, _alt(crossed, reader))


def crosstable_button(place: CrossPlace, reader: Reader) -> Button:
    """Return the button that shows a crosstable in a message of its own."""
    return _button(place, NEW, reader.t("button-crosstable"))


def _button(place: CrossPlace, how: str, label: str) -> Button:
    return free(verbs.CROSSTABLE, *place.words(how)).button(label)


def _menu(place: CrossPlace, schedules: Sequence[Schedule], reader: Reader) -> tuple[Row, ...]:
    if not place.fixture or len(schedules) < 2:
        return ()
    lines = (
        MenuLine(str(plan.first), schedule_choice(plan, reader), default=plan.first <= place.fixture <= plan.last)
        for plan in schedules
    )
    return ((free(verbs.CROSSTABLE, *place.words(TURN)).menu(lines, reader.t("crosstable-menu")),),)


def schedule_choice(schedule: Schedule, reader: Reader) -> str:
    """Return fixtures that were made together as a line of a menu."""
    game = game_name(schedule.game, reader.locale)
    text = reader.t("crosstable-choice", first=schedule.first, last=schedule.last, game=game, open=schedule.open)
    return cut(text, CHOICE_LIMIT)


def crosstable_picture(crossed: Crossed, reader: Reader) -> bytes:
    """Draw a crosstable of the first players. Slow: for a worker thread."""
    lines = crossed.lines[:SHOWN]
    rows = tuple(
        CrossRow(
            crossed.names[line.player],
            reader.username(crossed.people[line.player], reader.t("name-seat", number=at)),
            tuple(_cell(score) for score in line.cells[:SHOWN]),
            half_text(line.whole.halves),
        )
        for at, line in enumerate(lines, 1)
    )
    more = len(crossed.lines) > len(lines)
    waits = any(cell.due for row in rows for cell in row.cells)
    note = reader.t("crosstable-note", waits="yes" if waits else "no", more="yes" if more else "no")
    words = CrossWords(crossed.title, crossed.about, reader.t("crosstable-sums"), note if waits or more else "")
    return draw_crosstable(rows, words, reader.theme)


def _cell(score: Score | None) -> CrossCell:
    if score is None or not score.played:
        return CrossCell(due=score is not None and score.due > 0)
    return CrossCell(half_text(score.halves), score.halves >= score.played)


def half_text(halves: int) -> str:
    """Return so many half points: `0`, `½`, `1`, `1½`."""
    whole, half = divmod(halves, 2)
    return f"{whole or ('' if half else 0)}{'½' if half else ''}"


def _alt(crossed: Crossed, reader: Reader) -> str:
    title = f"{crossed.title}, {crossed.about}."
    return fit_text(lambda width: " ".join([title, *_lines(crossed, reader, width, marked=False)]), _WIDTHS, ALT_LIMIT)


def _lines(crossed: Crossed, reader: Reader, width: int, *, marked: bool = True) -> list[str]:
    """Return a line for each player who is shown: number, name, sum, and what was made against each one."""
    clean = marked_name if marked else plain_name
    return [
        reader.t(
            "crosstable-line",
            number=at,
            name=clean(crossed.names[line.player], "?", width),
            points=half_text(line.whole.halves),
            played=line.whole.played,
            cells=" ".join(_word(score, at == other) for other, score in enumerate(line.cells[:SHOWN], 1)),
        )
        for at, line in enumerate(crossed.lines[:SHOWN], 1)
    ]


def _word(score: Score | None, diagonal: bool) -> str:
    return "×" if diagonal else half_text(score.halves) if score is not None and score.played else "–"


def crosstable_file(crossed: Crossed, reader: Reader) -> Parts:
    """Return the message with the whole crosstable as CSV: a row and a column a player, and the sums."""
    names = [harmless(plain_name(crossed.names[line.player])) for line in crossed.lines]
    rows = (
        (
            *(at, names[at - 1]),
            *("" if score is None or not score.played else score.halves / 2 for score in line.cells),
            *(line.whole.halves / 2, line.whole.played, line.whole.due),
        )
        for at, line in enumerate(crossed.lines, 1)
    )
    file = csv_file([("number", "name", *names, "points", "played", "open"), *rows])
    return csv_message(reader.t("crosstable-file", count=len(crossed.lines)), file, FILE)
