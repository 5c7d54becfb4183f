"""The league of a server: a picture with its words, and menus for game and page."""

from collections.abc import Sequence

from bot.games.registry import GAMES
from bot.views import verbs
from bot.views.alt import league_alt
from bot.views.ids import NO_TABLE, Press, encode
from bot.views.look import Look
from bot.views.names import marked_name, plain_name
from bot.views.parts import CHOICES, CONTENT_LIMIT, Button, MenuLine, Parts, Row, Select, cut
from bot.views.words import game_name
from rendering import LeagueRow, LeagueWords, draw_league
from storage.values import Standing

PICTURE = "league.png"
ALL = "all"
PAGE = 10  # lines on one picture, readable on a phone
_MOST_GAMES = CHOICES - 1


def league(
    standings: Sequence[Standing], look: Look, *, game: str = ALL, page: int = 0, picture: bytes | None = None
) -> Parts:
    """A page (from 0) of the league table, of one game or of `all`.

    `picture` is what `league_picture` drew for the same arguments; the table stands in words below it, too.
    """
    rows, pages, page = _page(standings, page, look)
    title = _title(game, look)
    lines = [look.t("league-heading", title=title, page=page + 1, pages=pages)]
    lines += [_line(row, look) for row in rows] or [look.t("league-empty")]
    content = cut("\n".join(lines), CONTENT_LIMIT)
    controls = _controls(game, page, pages, look)
    if picture is None or not rows:
        return Parts(content=content, rows=controls)
    alt = league_alt(rows, title, look.locale)
    return Parts(content=content, rows=controls, file=picture, filename=PICTURE, alt=alt)


def league_picture(
    standings: Sequence[Standing], look: Look, *, game: str = ALL, page: int = 0
) -> bytes | None:
    """Draw a page of the league table, None if nobody stands in it. Slow: for a worker thread."""
    rows, _, _ = _page(standings, page, look)
    if not rows:
        return None
    return draw_league(tuple(rows), _words(game, page, len(standings), look), look.theme)


def _words(game: str, page: int, count: int, look: Look) -> LeagueWords:
    pages = max(1, -(-count // PAGE))
    return LeagueWords(
        title=look.t("league-title", title=_title(game, look)),
        about=look.t("league-about", page=min(page, pages - 1) + 1, pages=pages),
        name=look.t("league-name"),
        played=look.t("league-played"),
        won=look.t("league-won"),
        place=look.t("league-place"),
        points=look.t("league-points"),
        per_match=look.t("league-per-match"),
        rating="",
        last="",
        new=look.t("league-new"),
    )


def _page(standings: Sequence[Standing], page: int, look: Look) -> tuple[list[LeagueRow], int, int]:
    """The lines of a page, how many pages there are, and which one this is."""
    pages = max(1, -(-len(standings) // PAGE))
    page = max(0, min(page, pages - 1))
    ranked = [_row(standings, at, look) for at in range(len(standings))]
    return ranked[page * PAGE : (page + 1) * PAGE], pages, page


def _row(standings: Sequence[Standing], at: int, look: Look) -> LeagueRow:
    """A line with its place; equal points and wins share it (C-4)."""
    one = standings[at]
    rank = 1 + sum((other.points, other.won) > (one.points, one.won) for other in standings)
    places = sum(place * times for place, times in enumerate(one.places, 1)) / max(1, one.played)
    return LeagueRow(
        rank=rank,
        name=plain_name(one.name),
        otherwise=look.t("name-seat", number=rank),
        played=one.played,
        won=one.won,
        points=str(one.points),
        per_match=f"{one.points / max(1, one.played):.1f}",
        place=f"{places:.1f}",
    )


def _line(row: LeagueRow, look: Look) -> str:
    return look.t(
        "league-line",
        place=row.rank,
        name=marked_name(row.name),
        points=row.points,
        played=row.played,
        won=row.won,
    )


def _title(game: str, look: Look) -> str:
    return look.t("league-all") if game == ALL else game_name(game, look.locale)


def _controls(game: str, page: int, pages: int, look: Look) -> tuple[Row, ...]:
    def press(*words: str) -> Press:
        return Press(NO_TABLE, 0, verbs.LEAGUE_PAGE, words)

    names = [ALL, *list(GAMES)[:_MOST_GAMES]]
    choices = tuple(MenuLine(f"{name} 0", _title(name, look), default=name == game) for name in names)
    buttons = []
    if page > 0:
        buttons.append(Button(encode(press(game, str(page - 1))), look.t("button-previous")))
    if page + 1 < pages:
        buttons.append(Button(encode(press(game, str(page + 1))), look.t("button-next")))
    menu: Row = (Select(encode(press(), "s"), choices, look.t("league-menu")),)
    return (menu, tuple(buttons)) if buttons else (menu,)
