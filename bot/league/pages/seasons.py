"""Seasons: the list of them, the question before one ends, and the post with which it ends."""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.games.text.names import marked_name
from bot.games.text.numbers import listed
from bot.games.text.reader import Reader
from bot.league.pages.places import TablePlace, menu_id, new_button
from bot.league.pages.table import drawn_rows, drawn_words, table_alt
from bot.league.pages.wording import game_title, question_page, season_title, system_name
from bot.league.rows.values import DivisionEnd, FinalChange, PersonName, SeasonEnd, SeasonRow
from bot.league.rules import ALL, shown_points
from bot.parts import verbs
from bot.parts.parts import CHOICES, Button, MenuLine, Parts, Select, cut, page_of
from rendering import draw_season_final

PICTURE = "season.png"
_SHOWN = 15  # seasons in the list
_NAME = 16  # characters of a name where many stand in a line
_NAMES = 240  # characters of the names in a division
_CHANGES = 6  # members whose corrected places are listed


def seasons_page(seasons: Sequence[SeasonRow], reader: Reader) -> Parts:
    """Return a list of all seasons, the newest first, with a menu that shows the table of one."""
    lines = [
        reader.t("season-heading", count=len(seasons)),
        *(_season_line(season, reader) for season in seasons[:_SHOWN]),
        *([reader.t("season-more", count=len(seasons) - _SHOWN)] if len(seasons) > _SHOWN else []),
    ]
    choices = tuple(MenuLine(str(season.number), season_title(season, reader)) for season in seasons[:CHOICES])
    return page_of(lines, [(Select(menu_id(TablePlace(), "season"), choices, reader.t("season-menu")),)])


def _season_line(season: SeasonRow, reader: Reader) -> str:
    state = "over" if season.ended is not None else "dated" if season.closes is not None else "open"
    until = season.ended if season.ended is not None else season.closes
    return reader.t(
        "season-line",
        name=season_title(season, reader, marked=True),
        start=f"<t:{int(season.start)}:d>",
        state=state,
        until="" if until is None else f"<t:{int(until)}:f>",
        system=system_name(season.system, reader),
        divisions=season.divisions,
    )


def started(season: SeasonRow, reader: Reader, divisions: Sequence[Sequence[str]] = ()) -> Parts:
    """Return the post about a season that has begun: how long it runs, how points are given, who is in which division.

    `divisions` are the names in each.
    """
    lines = [
        reader.t(
            "season-started",
            name=season_title(season, reader, marked=True),
            until="none" if season.closes is None else f"<t:{int(season.closes)}:f>",
            system=system_name(season.system, reader),
        ),
        *([reader.t("season-divisions", count=len(divisions), moves=season.moves)] if divisions else []),
    ]
    for number, people in enumerate(divisions, 1):
        names = cut(", ".join(marked_name(name, "?", _NAME) for name in people), _NAMES)
        lines.append(reader.t("season-division-members", number=number, count=len(people), names=names))
    return page_of(lines)


def ask_division(season: SeasonRow, who: PersonName, seen: int, to: int, reader: Reader) -> Parts:
    """Return the question before a member is put into another division."""
    text = reader.t(
        "season-ask-division",
        name=marked_name(who.name),
        season=season_title(season, reader, marked=True),
        was=seen,
        to=to,
        apart="yes" if season.apart else "no",
    )
    words = (str(season.number), str(who.person), str(seen), str(to))
    return question_page(text, verbs.SEASON_DIVISION, words, "button-season-division", reader)


def ask_end(season: SeasonRow, reader: Reader) -> Parts:
    """Return the question before a season ends."""
    text = reader.t("season-ask-end", name=season_title(season, reader, marked=True))
    return question_page(text, verbs.SEASON_END, (str(season.number),), "button-season-end", reader, style="danger")


def ask_reopen(season: SeasonRow, reader: Reader) -> Parts:
    """Return the question before a final table is made anew."""
    text = reader.t("season-ask-reopen", name=season_title(season, reader, marked=True))
    return question_page(text, verbs.SEASON_REOPEN, (str(season.number),), "button-season-reopen", reader)


def season_final(end: SeasonEnd, reader: Reader, *, picture: bytes | None = None) -> Parts:
    """Return the post at the end of a season: the winners, the final table, and a button for all of it.

    `picture` is what `final_picture` drew of it.
    """
    table, rows = end.table, [(final_button(end, reader),)]
    text = "season-over" if end.season.edition == 1 else "season-again"
    heading = reader.t(text, name=season_title(end.season, reader, marked=True))
    winners = [row for row in table.rows if row.rank <= 3]
    if not winners and not any(division.winners for division in end.divisions):
        return page_of([heading, reader.t("season-empty")], rows)
    first = [] if end.divisions else [marked_name(row.name) for row in winners if row.rank == 1]
    games = listed((game_title(game, reader) for game in end.games), reader.locale)
    lines = [
        heading,
        *(_division(n, division, reader) for n, division in enumerate(end.divisions, 1)),
        *([reader.t("season-winner", names=listed(first, reader.locale), count=len(first))] if first else []),
        *(_change(change, reader) for change in end.changed[:_CHANGES]),
        *([reader.t("season-again-more", count=len(end.changed) - _CHANGES)] if len(end.changed) > _CHANGES else []),
        *(
            reader.t("season-table-line", place=row.rank, name=marked_name(row.name), points=shown_points(row.points))
            for row in (table.rows if picture is None else ())
        ),
        *([reader.t("season-games", games=games)] if len(end.games) > 1 else []),
    ]
    return page_of(lines, rows).with_picture(picture, PICTURE, table_alt(table, reader))


def _division(number: int, division: DivisionEnd, reader: Reader) -> str:

    def names(people: Sequence[str]) -> str:
        return listed((marked_name(name, "?", _NAME) for name in people), reader.locale) if people else ""

    return reader.t(
        "season-division",
        number=number,
        count=len(division.winners),
        winners=names(division.winners),
        ups=len(division.up),
        up=names(division.up),
        downs=len(division.down),
        down=names(division.down),
    )


def _change(change: FinalChange, reader: Reader) -> str:
    """Return a member's places and points, before and now; 0 is the place of who was or is not in the table."""
    (was, had), (place, points) = change.before or (0, 0), change.after or (0, 0)
    return reader.t(
        "season-again-line",
        how="gone" if change.after is None else "new" if change.before is None else "other",
        name=marked_name(change.name),
        was=was,
        had=shown_points(had),
        place=place,
        points=shown_points(points),
    )


def final_button(end: SeasonEnd, reader: Reader) -> Button:
    """Return the button below a final table that shows the whole table."""
    return new_button(TablePlace(ALL, end.season.number), reader.t("button-season-table"))


def final_picture(end: SeasonEnd, reader: Reader) -> bytes | None:
    """Draw the final table with its podium, None if nobody is in it. Slow: for a worker thread."""
    if not end.table.rows:
        return None
    rows = tuple(replace(row, last=()) for row in drawn_rows(end.table.rows, reader))
    words = replace(
        drawn_words(end.table, reader),
        title=reader.t("season-final-title", name=season_title(end.season, reader, division=end.table.division)),
        about=reader.t("season-final-about", players=end.table.total),
        new="",
        last="",
        notice="",
    )
    return draw_season_final(rows, words, reader.theme)
