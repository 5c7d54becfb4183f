"""A page of the league table: a picture with its words, the same as text, and menus. A scoreboard is the first page
with one button: what all see must not be turned by one of them.
"""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from bot.games.text.names import marked_name, plain_name
from bot.games.text.numbers import mean
from bot.games.text.reader import Reader
from bot.league.pages.crosstable import CrossPlace, crosstable_button
from bot.league.pages.places import PlayerPlace, RecordsPlace, TablePlace, button_id, new_button
from bot.league.pages.results import points_text, rating_text, spread_text
from bot.league.pages.settings import rules_button
from bot.league.pages.wording import (
    fit_text,
    game_menu,
    game_title,
    mark_of,
    mode_button,
    page_buttons,
    recount_notes,
    season_menu,
    season_title,
    sort_menu,
    system_name,
)
from bot.league.rows.values import SeasonRow, TablePage, TableRow
from bot.league.rules import shown_points
from bot.parts import verbs
from bot.parts.ids import IdError, decode, free
from bot.parts.parts import ALT_LIMIT, CONTENT_LIMIT, Button, Parts, Row, page_of
from rendering import LeagueRow, LeagueWords, draw_league

PICTURE = "league.png"
PAGE = 10  # rows on a page
_WIDTHS = (32, 20, 12, 8)  # of names, until a page fits into a message
_TIES = ("won", "points", "direct", "place", "rating")  # what puts a row behind its equal, as they are tried


def table(
    page: TablePage,
    place: TablePlace,
    reader: Reader,
    *,
    seasons: Sequence[SeasonRow] = (),
    picture: bytes | None = None,
) -> Parts:
    """Return a page of a table. `picture` is what `table_picture` drew of it; without one it is in words.

    `seasons` are all of the server's, the newest first.
    """
    place = replace(place, page=page.page)
    rows = _controls(page, place, seasons, reader)
    heading = [
        reader.t(
            "league-heading",
            title=game_title(page.game, reader),
            season=season_title(page.season, reader, marked=True, division=page.division),
            page=page.page + 1,
            pages=page.pages,
            players=page.total,
        ),
        *_notes(page, reader),
    ]
    if picture is not None and place.mode != "t":
        return page_of(heading, rows).with_picture(picture, PICTURE, table_alt(page, reader))
    legend = reader.t("league-text-legend" if page.rows else "league-empty")

    def tell(width: int) -> str:
        """Tell everything that the picture has."""
        return "\n".join([*heading, *(_line(row, reader, width) for row in page.rows), legend])

    return Parts(content=fit_text(tell, _WIDTHS, CONTENT_LIMIT), rows=rows)


def table_picture(page: TablePage, reader: Reader) -> bytes | None:
    """Draw a page of a table, None if nobody is in it. Slow: for a worker thread."""
    if not page.rows:
        return None
    return draw_league(drawn_rows(page.rows, reader), drawn_words(page, reader), reader.theme)


def drawn_rows(rows: Sequence[TableRow], reader: Reader) -> tuple[LeagueRow, ...]:
    """Return the rows as a picture shows them."""
    return tuple(
        LeagueRow(
            rank=row.rank,
            name=plain_name(row.name),
            otherwise=reader.username(row.person, reader.t("name-seat", number=row.rank)),
            played=row.played,
            won=row.won,
            points=points_text(row.points, reader),
            per_match=mean(row.per_match, reader.locale),
            place=mean(row.average_place, reader.locale),
            rating=rating_text(row.rating),
            spread=spread_text(row.rating),
            move=None if row.before is None else row.moved,
            last=tuple(mark_of(mark, reader) for mark in row.marks),
            tie=reader.t(f"league-tie-letter-{row.decided_by}") if row.decided_by in _TIES else "",
            portrait=None if row.person is None else reader.faces.get(row.person),
        )
        for row in rows
    )


def drawn_words(page: TablePage, reader: Reader) -> LeagueWords:
    """Return the words of a table's picture: it has room for averages where they sort it."""
    ties = [tie for tie in _TIES if any(row.decided_by == tie for row in page.rows)]
    provisional = any(row.rating.provisional for row in page.rows)
    legend = (
        *((reader.t(f"league-tie-letter-{tie}"), reader.t(f"league-tie-{tie}")) for tie in ties),
        *([("", reader.t("league-provisional"))] if provisional else []),
    )
    return LeagueWords(
        title=reader.t("league-title", title=game_title(page.game, reader)),
        about=reader.t(
            "league-about",
            season=season_title(page.season, reader, first=True, division=page.division),
            by=reader.t(f"league-sort-{page.sort}"),
            page=page.page + 1,
            pages=page.pages,
        ),
        name=reader.t("league-name"),
        played=reader.t("league-played"),
        won=reader.t("league-won"),
        place=reader.t("league-place") if page.sort == "place" else "",
        rating=reader.t("league-rating"),
        last=reader.t("league-last"),
        points=reader.t("league-points"),
        per_match=reader.t("league-per-match") if page.sort == "per-match" else "",
        new=reader.t("league-new"),
        notice="" if page.recalculating is None else reader.t("league-recalculating", percent=page.recalculating),
        legend=legend,
    )


def table_alt(page: TablePage, reader: Reader) -> str:
    """Return a page of a table in words, as long as the description of a picture may be."""
    season = season_title(page.season, reader, division=page.division)
    title = reader.t("alt-league", title=game_title(page.game, reader), season=season)

    def tell(width: int) -> str:
        lines = (
            reader.t(
                "alt-league-row",
                place=row.rank,
                name=plain_name(row.name, "?", width),
                points=shown_points(row.points),
                played=row.played,
                won=row.won,
                rating=rating_text(row.rating),
            )
            for row in page.rows
        )
        return " ".join([title, *lines])

    return fit_text(tell, _WIDTHS, ALT_LIMIT)


def _notes(page: TablePage, reader: Reader) -> Iterator[str]:
    if page.system.form != "behind":
        yield reader.t("league-system", system=system_name(page.system, reader))
    if page.least > 1:
        yield reader.t("league-least", least=page.least)
    if page.division and page.season is not None and not page.final:
        where = "first" if page.division == 1 else "last" if page.division == page.season.divisions else "between"
        yield reader.t("league-division-moves", where=where, count=page.season.moves)
    if page.final:
        again = page.season is not None and page.season.edition > 1
        yield reader.t("league-final", again="yes" if again else "no")
    if page.outdated:
        yield reader.t("league-outdated")
    yield from recount_notes(page.recalculating, reader)


def _line(row: TableRow, reader: Reader, width: int) -> str:
    tie = reader.t(f"league-tie-{row.decided_by}") if row.decided_by in _TIES else ""
    return reader.t(
        "league-line",
        place=row.rank,
        name=marked_name(row.name, "?", width),
        moved="new" if row.before is None else "up" if row.moved > 0 else "down" if row.moved else "no",
        by=abs(row.moved),
        points=shown_points(row.points),
        per_match=mean(row.per_match, reader.locale),
        played=row.played,
        won=row.won,
        average=mean(row.average_place, reader.locale),
        rating=rating_text(row.rating),
        spread=spread_text(row.rating),
        last=" ".join(mark_of(mark, reader).letter for mark in row.marks),  # the newest last: `W 2 L`
        tied="yes" if tie else "no",
        tie=tie,
    )


def _controls(page: TablePage, place: TablePlace, seasons: Sequence[SeasonRow], reader: Reader) -> tuple[Row, ...]:
    mine = Button(button_id(place, verbs.LEAGUE_MINE), reader.t("button-league-mine"))
    return (
        game_menu(place, reader),
        *season_menu(place, seasons, place.season, reader),
        sort_menu(place, reader),
        *((*row, mine) for row in page_buttons(place, page.page, page.pages, reader)),
        tuple(_buttons(page, place, reader)),
    )


def _buttons(page: TablePage, place: TablePlace, reader: Reader) -> Iterator[Button]:
    """Yield five buttons at most: as text there is the file, as a picture the crosstable."""
    yield new_button(PlayerPlace(0, place.game, place.season), reader.t("button-league-card"))
    if page.rows:
        yield mode_button(place, reader)
    if page.rows and place.mode == "t":
        yield Button(button_id(place, verbs.LEAGUE_CSV), reader.t("button-crosstable-file"))
    elif page.total > 1:
        yield crosstable_button(CrossPlace(0, place.game, place.season), reader)
    yield new_button(RecordsPlace(place.game), reader.t("button-league-records"))
    yield rules_button(0, reader)


# A table as the scoreboard of a channel


def scoreboard(table: Parts, game: str, reader: Reader) -> Parts:
    """Return a page of the table as a scoreboard: with one button, which shows the whole table to one person."""
    whole = free(verbs.SCOREBOARD, game).button(reader.t("button-scoreboard"))
    return replace(table, content=f"{reader.t('scoreboard-heading')}\n{table.content}", rows=((whole,),))


def is_scoreboard(custom_id: str) -> bool:
    """Return True if a custom id is that of a scoreboard's button."""
    try:
        return decode(custom_id).verb == verbs.SCOREBOARD
    except IdError:
        return False
