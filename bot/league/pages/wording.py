"""What the pages of the league share: words and numbers, menus of game, season and order, buttons to turn pages."""

from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime
from itertools import accumulate
from zoneinfo import ZoneInfo

from msgspec import Struct
from msgspec.structs import replace

from bot.games.registry import GAMES
from bot.games.text.names import NAME_LIMIT, marked_name, plain_name
from bot.games.text.reader import Reader
from bot.games.text.words import game_name
from bot.league.pages.places import DIVISION, SEASONS, Place, TablePlace, button_id, menu_id
from bot.league.rows.values import Best, MatchSeat, SeasonRow
from bot.league.rules import ALL, SORTS, Mark, System, system_text
from bot.parts.ids import Press, free
from bot.parts.parts import CHOICES, Button, MenuLine, Parts, Row, Select, Style, cut, private
from rendering import ResultMark

MODERATOR = -1  # as a reader: sees the names of those who are in no list, too
SEASON_LIMIT = 40  # characters of a season's name that are shown


def mark_of(mark: Mark, reader: Reader) -> ResultMark:
    """Return a result as a sign: won, last, or the place in between."""
    if mark.place == 1:
        return ResultMark("won", reader.t("league-mark-won"))
    if mark.place >= mark.seats:
        return ResultMark("last", reader.t("league-mark-last"))
    return ResultMark("between", str(mark.place))


def game_title(game: str | None, reader: Reader, *, first: bool = False) -> str:
    """Return the name of a game, or of all games; `first`: at the beginning of a line."""
    if game in (None, ALL):
        return reader.t("league-all-games" if first else "league-all")
    return game_name(str(game), reader.locale)


def season_title(
    season: SeasonRow | None, reader: Reader, *, marked: bool = False, first: bool = False, division: int = 0
) -> str:
    """Return the name of a season, with its division unless that is 0, or all time; `first`: begins a line."""
    if season is None:
        return reader.t("league-all-time" if first else "league-always")
    clean = marked_name if marked else plain_name
    name = clean(season.name, "?", SEASON_LIMIT)
    return reader.t("league-division", season=name, division=division) if division else name


def seat_name(seat: MatchSeat, reader: Reader, *, marked: bool = True, viewer: int = 0, limit: int = NAME_LIMIT) -> str:
    """Return the name of a seat's player, as the person `viewer` sees it (0: all who are there)."""
    if seat.hidden and viewer not in (seat.person, MODERATOR):
        return reader.t("league-somebody")
    if seat.person is None and not seat.computer:
        return reader.t("league-former")
    clean = marked_name if marked else plain_name
    return clean(seat.name, reader.t("league-former"), limit)


def person_name(person: int | None, name: str, reader: Reader, *, marked: bool = True) -> str:
    """Return a member's name; one who was forgotten is a former player."""
    former, clean = reader.t("league-former"), marked_name if marked else plain_name
    return former if person is None else clean(name, former)


def system_name(system: System, reader: Reader) -> str:
    """Return a points system in words."""
    if system.best:
        return reader.t("league-points-best", best=system.best, of=system.of, each=system_name(system.each, reader))
    return reader.t(f"league-points-{system.kind}", text=system_text(system))


def fit_text(tell: Callable[[int], str], widths: Iterable[int], limit: int) -> str:
    """Return what `tell` makes of names of the first of these widths with which it is short enough, else cut."""
    text = ""
    for width in widths:
        text = tell(width)
        if len(text) <= limit:
            break
    return cut(text, limit)


def fitting(lines: Sequence[str], room: int) -> list[str]:
    """Return the first lines that have room together, each with a line break."""
    ends = accumulate(len(line) + 1 for line in lines)
    return [line for line, end in zip(lines, ends, strict=True) if end <= room]


def question_page(
    text: str,
    verb: str,
    words: tuple[str, ...],
    label: str,
    reader: Reader,
    *,
    style: Style = "secondary",
    no: str = "0",
) -> Parts:
    """Return a question with a button that says yes (`label`, `words`), and one that leaves all as it is (`no`)."""
    yes = free(verb, *words).button(reader.t(label), style)
    return private(text, ((yes, free(verb, no).button(reader.t("button-no"))),))


def recount_notes(percent: int | None, reader: Reader) -> list[str]:
    """Return the line that says how far the league is recalculated; none if it is up to date."""
    return [] if percent is None else [reader.t("league-recalculating-note", percent=percent)]


def time_in(at: float, zone: str) -> datetime:
    """Return a time as the clocks of a time zone show it."""
    return datetime.fromtimestamp(at, ZoneInfo(zone) if zone != "UTC" else UTC)


def duration(best: Best, reader: Reader) -> str:
    """Return the length of a match in minutes and seconds."""
    minutes, seconds = divmod(round(best.value), 60)
    return reader.t("league-duration", minutes=minutes, seconds=seconds)


def game_menu(place: Place, reader: Reader) -> Row:
    """Return a menu of all games together and each one."""
    choices = (
        MenuLine(name, game_title(name, reader, first=True), default=name == place.game)
        for name in (ALL, *list(GAMES)[: CHOICES - 1])
    )
    return (Select(menu_id(place, "game"), tuple(choices), reader.t("league-menu")),)


def season_menu(place: Place, seasons: Sequence[SeasonRow], chosen: int, reader: Reader) -> tuple[Row, ...]:
    """Return a menu of all time, the newest seasons and the chosen one; no row if there never was a season.

    Of a table, the divisions of the chosen season stand below it, and a line for the list of all seasons at the end.
    """
    if not seasons:
        return ()
    table = place if isinstance(place, TablePlace) else None
    parts = max((season.divisions for season in seasons if table and season.number == chosen), default=0)
    most, division = CHOICES - 1 - parts - (table is not None), table.division if table else 0
    missing = [season for season in seasons[most:] if season.number == chosen]
    offered = [*seasons[: most - len(missing)], *missing]
    choices = [MenuLine("0", reader.t("league-all-time"), default=chosen == 0)]
    for season in offered:
        here, running = season.number == chosen, "yes" if season.running else "no"
        line = reader.t("league-season-line", season=season_title(season, reader), running=running)
        choices.append(MenuLine(str(season.number), line, default=here and not division))
        choices += [
            MenuLine(f"{season.number}{DIVISION}{n}", season_title(season, reader, division=n), default=n == division)
            for n in range(1, parts + 1 if here else 0)
        ]
    if table:
        choices.append(MenuLine(SEASONS, reader.t("league-season-list")))
    return ((Select(menu_id(place, "season"), tuple(choices), reader.t("league-season-menu")),),)


def sort_menu(place: TablePlace, reader: Reader) -> Row:
    """Return a menu of the orders of a table."""
    choices = tuple(
        MenuLine(sort, reader.t("league-sort", by=reader.t(f"league-sort-{sort}")), default=sort == place.sort)
        for sort in SORTS
    )
    return (Select(menu_id(place, "sort"), choices, reader.t("league-sort-menu")),)


def page_buttons(
    place: Struct, page: int, pages: int, reader: Reader, id_of: Callable[..., str] = button_id
) -> tuple[Row, ...]:
    """Return the buttons to the first, previous, next and last page of a place; no row if there is only one.

    `id_of` gives the id of a button that shows a place.
    """
    if pages < 2:
        return ()
    first, last = page == 0, page >= pages - 1
    turns = (
        ("first", "button-first", 0, first),
        ("previous", "button-previous", max(0, page - 1), first),
        ("next", "button-next", min(page + 1, pages - 1), last),
        ("end", "button-last", pages - 1, last),
    )
    return (
        tuple(
            Button(id_of(replace(place, page=to), how=how), reader.t(label), disabled=outside)
            for how, label, to, outside in turns
        ),
    )


def step_buttons(page: int, pages: int, press: Callable[[int], Press], reader: Reader) -> list[Button]:
    """Return the buttons to the page before and to the one after, as far as there are any; `press` shows a page."""
    steps = {"button-previous": page - 1, "button-next": page + 1}
    return [press(to).button(reader.t(label)) for label, to in steps.items() if 0 <= to < pages]


def mode_button(place: Place, reader: Reader) -> Button:
    """Return the button that shows the same as text, or as a picture again."""
    mode = "p" if getattr(place, "mode", "p") == "t" else "t"
    return Button(button_id(replace(place, mode=mode), how=f"mode-{mode}"), reader.t(f"button-league-{mode}"))
