"""A table of the deal of the day (today, this month, all time) as a picture or text; outside of servers one's own
results.
"""

from collections.abc import Sequence
from contextlib import suppress
from typing import Literal, TypeAlias, get_args

import msgspec
from msgspec.structs import replace

from bot.daily.pages.playing import fair_button, score_text, signed, title
from bot.daily.plans import day_of, display_score, end_of
from bot.daily.rows.values import DailyDeal, DailyPage, DailyRow, PersonResult, PersonResults
from bot.games.text.names import marked_name, plain_name
from bot.games.text.numbers import decimal, mean, month_text
from bot.games.text.reader import Reader
from bot.games.text.words import game_name
from bot.league.pages.wording import fit_text, page_buttons
from bot.parts import verbs
from bot.parts.ids import IdError, Press, encode, free
from bot.parts.parts import ALT_LIMIT, CONTENT_LIMIT, Button, MenuLine, Parts, Row, Select, page_of
from rendering import LeagueRow, LeagueWords, draw_league

PICTURE = "daily-table.png"
PAGE = 10  # rows on a page
RESULT_LINES = 5  # of the last results
When = Literal["today", "month", "all"]
WHENS: tuple[When, ...] = get_args(When)
Mode: TypeAlias = Literal["p", "t"]  # as a picture, as text
_WIDTHS = (32, 20, 12, 8)  # of names, until a page fits into a message
_DIGITS = 6  # of a page's number


class DailyPlace(msgspec.Struct, frozen=True):
    """A page of a table."""

    when: When = "today"
    page: int = 0
    mode: Mode = "p"


def table_id(place: DailyPlace, how: str) -> str:
    """Return the id of a button that shows a place. `how`: `new` in a message of its own, `mine` the reader's page."""
    return encode(free(verbs.DAILY_TABLE, how, place.when, str(place.page), place.mode))


def read_place(press: Press) -> tuple[DailyPlace, str]:
    """Return the place in an id, with what a menu has picked, and how to show it; IdError for an older version's id."""
    match press.words:
        case (how, _, page, mode, when) | (how, when, page, mode) if len(page) <= _DIGITS:
            with suppress(msgspec.ValidationError):
                return msgspec.convert({"when": when, "page": press.number(2), "mode": mode}, DailyPlace), how
    raise IdError(press.verb)


def table(
    page: DailyPage,
    place: DailyPlace,
    day: int,
    reader: Reader,
    *,
    tomorrow: DailyDeal | None = None,
    picture: bytes | None = None,
) -> Parts:
    """Return a page of a table as of a day, as a picture, or (None) in words.

    The picture's name and a button's id have the promise of `tomorrow`: public, whole, before anybody plays that deal.
    """
    place = replace(place, page=page.page)
    lines = [
        reader.t(
            "daily-table-heading",
            of=_of(page, place, day, reader),
            page=page.page + 1,
            pages=page.pages,
            players=page.total,
        ),
        reader.t("daily-table-note", when=place.when, time=f"<t:{int(end_of(day))}:R>"),
    ]
    rows = _controls(page, place, reader, "" if tomorrow is None else tomorrow.promise)
    if not page.rows:
        return Parts(content="\n".join([lines[0], reader.t("daily-table-empty", when=place.when)]), rows=rows)
    if picture is None or place.mode == "t":
        return Parts(content=_in_words(page, lines, reader), rows=rows)
    filename = PICTURE if tomorrow is None else f"tomorrow-{tomorrow.promise}.png"
    return page_of(lines, rows).with_picture(picture, filename, table_alt(page, place, day, reader))


def table_picture(page: DailyPage, reader: Reader, place: DailyPlace, day: int, person: int) -> bytes | None:
    """Draw a page, with the row of a person lit (0: nobody's); None if nobody is in it. Slow: for a worker thread."""
    if not page.rows:
        return None
    rows = tuple(_drawn(row, page, person, reader) for row in page.rows)
    words = LeagueWords(
        title=reader.t("daily-table-title"),
        about=reader.t("daily-table-about", of=_of(page, place, day, reader), page=page.page + 1, pages=page.pages),
        name=reader.t("league-name"),
        played=reader.t("daily-table-days"),
        won=reader.t("daily-table-best"),
        place=reader.t("daily-table-share"),
        rating=reader.t("daily-table-run"),
        points=reader.t("league-points"),
        per_match=reader.t("daily-table-score" if place.when == "today" else "daily-table-per-day"),
        legend=(("", reader.t("daily-table-legend")),),
    )
    return draw_league(rows, words, reader.theme)


def _drawn(row: DailyRow, page: DailyPage, person: int, reader: Reader) -> LeagueRow:
    return LeagueRow(
        rank=row.place,
        name=plain_name(row.name),
        otherwise=reader.username(row.person, reader.t("name-seat", number=row.place)),
        played=row.days,
        won=row.best,
        points=decimal(row.halves / 2, reader.locale),
        per_match=_below(row, page, reader),
        place=_share(row.share, reader),
        rating=f"{row.run} / {row.longest}",
        portrait=reader.faces.get(row.person),
        is_reader=row.person == person,
    )


def _below(row: DailyRow, page: DailyPage, reader: Reader) -> str:
    """Return what stands below the points: the score of the day, or the points of a day on the average."""
    if row.score is None:
        return mean(row.halves / 2 / row.days, reader.locale)
    return signed(display_score(page.game, row.score))


def _share(share: float | None, reader: Reader) -> str:
    return "–" if share is None else reader.t("daily-table-percent", share=round(100 * share))


def _of(page: DailyPage, place: DailyPlace, day: int, reader: Reader) -> str:
    """Say what a table is of: `Boneyard daily 142, Classic domino`, a month, all time."""
    time = _time(place.when, day, reader)
    return f"{time} · {game_name(page.game, reader.locale)}" if place.when == "today" else time


def _time(when: When, day: int, reader: Reader) -> str:
    if when == "today":
        return title(day, reader)
    return reader.t("league-all-time") if when == "all" else month_text(day_of(day), reader.locale)


def _in_words(page: DailyPage, head: Sequence[str], reader: Reader) -> str:
    """Return the whole page in words: everything that the picture has."""

    def text(width: int) -> str:
        lines = [_line(row, page, reader, marked_name(row.name, "?", width)) for row in page.rows]
        return "\n".join([head[0], *lines, *head[1:], f"-# {reader.t('daily-table-legend')}"])

    return fit_text(text, _WIDTHS, CONTENT_LIMIT)


def table_alt(page: DailyPage, place: DailyPlace, day: int, reader: Reader) -> str:
    """Return a page in words, as long as the description of a picture may be."""
    head = reader.t("daily-table-alt", of=_of(page, place, day, reader))

    def text(width: int) -> str:
        rows = [
            reader.t(
                "daily-table-alt-row",
                place=row.place,
                name=plain_name(row.name, "?", width),
                points=row.halves / 2,
                days=row.days,
            )
            for row in page.rows
        ]
        return " ".join([head, *rows])

    return fit_text(text, _WIDTHS, ALT_LIMIT)


def _line(row: DailyRow, page: DailyPage, reader: Reader, name: str) -> str:
    return reader.t(
        "daily-table-line",
        place=row.place,
        name=name,
        points=row.halves / 2,
        kind="all" if row.score is None else "today",
        below=_below(row, page, reader),
        days=row.days,
        best=row.best,
        share=_share(row.share, reader),
        run=row.run,
        longest=row.longest,
    )


def _controls(page: DailyPage, place: DailyPlace, reader: Reader, promise: str) -> tuple[Row, ...]:
    other = replace(place, mode="p" if place.mode == "t" else "t")
    mine = Button(table_id(place, "mine"), reader.t("button-league-mine"))
    mode = Button(table_id(other, "mode"), reader.t(f"button-league-{other.mode}"))
    buttons = (
        free(verbs.DAILY).button(reader.t("button-daily-today"), "primary"),
        *([mine] if page.pages > 1 else []),
        *([mode] if page.rows else []),
        fair_button(reader, promise),
    )
    turns = page_buttons(place, page.page, page.pages, reader, table_id)
    return ((when_menu(place.when, reader, place.mode),), *turns, buttons)


def when_menu(chosen: When, reader: Reader, mode: Mode = "p") -> Select:
    """Return the menu of the times of which there is a table."""
    lines = (MenuLine(when, reader.t("daily-table-when", when=when), default=when == chosen) for when in WHENS)
    return free(verbs.DAILY_TABLE, "when", chosen, "0", mode).menu(lines, reader.t("daily-table-menu"))


def table_button(reader: Reader) -> Button:
    """Return the button that shows today's table in a message of its own."""
    return Button(table_id(DailyPlace(), "new"), reader.t("button-daily-table"))


# The reader's own results


def results_page(numbers: PersonResults, when: When, day: int, reader: Reader) -> Parts:
    """Make the page as of a day: what was reached today, in this month or in all, and the last results."""
    lines = [
        reader.t("daily-own-heading", of=_time(when, day, reader)),
        *_numbers(numbers, when, reader),
        *(_result_line(result, reader) for result in numbers.results[:RESULT_LINES]),
        reader.t("daily-own-note", when=when, time=f"<t:{int(end_of(day))}:R>"),
    ]
    play = free(verbs.DAILY).button(reader.t("button-daily-today"), "primary")
    return page_of(lines, [(when_menu(when, reader),), (play, fair_button(reader))])


def _numbers(numbers: PersonResults, when: When, reader: Reader) -> list[str]:
    """Tell the numbers of the time that is asked for, and the days in a row, which have none."""
    run = reader.t("daily-own-run", run=numbers.run, longest=numbers.longest)
    if not numbers.results:
        return [reader.t("daily-own-empty", when=when), *([run] if numbers.longest else [])]
    shares = [result.share for result in numbers.results if result.share is not None]
    text = reader.t(
        "daily-own-numbers",
        deals=len(numbers.results),
        days=len({result.day for result in numbers.results}),
        best=sum(result.best for result in numbers.results),
        share=_share(sum(shares) / len(shares) if shares else None, reader),
    )
    return [text, run]


def _result_line(result: PersonResult, reader: Reader) -> str:
    """Tell a result: the day, the game, the score, and whom it beat."""
    return reader.t(
        "daily-own-line",
        title=title(result.day, reader),
        game=game_name(result.game, reader.locale),
        score=score_text(result.game, result.score, reader),
        share=_share(result.share, reader),
    )
