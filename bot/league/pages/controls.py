"""Menus and buttons that the league's messages share: game, season, sort; earlier and later pages."""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.games.registry import GAMES
from bot.games.text.look import Look
from bot.games.text.words import game_name
from bot.league.pages.places import EVERY, HistoryPlace, Place, TablePlace, button_id, division_word, menu_id
from bot.league.pages.wording import season_title
from bot.league.rows.values import SeasonRow
from bot.league.rules import SORTS
from bot.parts.parts import CHOICES, Button, MenuLine, Row, Select


def game_menu(place: Place, look: Look) -> Row:
    """Return a menu of all games together and each one."""
    names = [EVERY, *list(GAMES)[: CHOICES - 1]]
    titles = {EVERY: look.t("league-all-games")}
    choices = tuple(
        MenuLine(name, titles.get(name) or game_name(name, look.locale), default=name == place.game) for name in names
    )
    return (Select(menu_id(place, "game"), choices, look.t("league-menu")),)


def season_menu(place: Place, seasons: Sequence[SeasonRow], chosen: int, look: Look) -> tuple[Row, ...]:
    """Return a menu of all time, the newest seasons and the chosen one; no row if there never was a season.

    Of a table, the divisions of the chosen season stand below it.
    """
    if not seasons:
        return ()
    table = place if isinstance(place, TablePlace) else None
    parts = max((one.divisions for one in seasons if table and one.number == chosen), default=0)
    most, own = CHOICES - 1 - parts, table.division if table else 0
    missing = [one for one in seasons[most:] if one.number == chosen]
    shown = [*seasons[: most - len(missing)], *missing]
    choices = [MenuLine("0", look.t("league-all-time"), default=chosen == 0)]
    for one in shown:
        here = one.number == chosen
        choices.append(MenuLine(str(one.number), _season_line(one, look), default=here and not own))
        for n in range(1, parts + 1 if here else 0):
            title = season_title(one, look, division=n)
            choices.append(MenuLine(division_word(one.number, n), title, default=n == own))
    return ((Select(menu_id(place, "season"), tuple(choices), look.t("league-season-menu")),),)


def _season_line(season: SeasonRow, look: Look) -> str:
    name = season_title(season, look)
    return look.t("league-season-line", season=name, running="yes" if season.running else "no")


def sort_menu(place: TablePlace, look: Look) -> Row:
    """Return a menu of the orders of a table."""
    choices = tuple(
        MenuLine(sort, look.t("league-sort", by=look.t(f"league-sort-{sort}")), default=sort == place.sort)
        for sort in SORTS
    )
    return (Select(menu_id(place, "sort"), choices, look.t("league-sort-menu")),)


def page_buttons(place: TablePlace | HistoryPlace, page: int, pages: int, look: Look) -> tuple[Row, ...]:
    """Return the buttons to the first, previous, next and last page; no row if there is only one."""
    if pages < 2:
        return ()
    found = []
    for how, label, to in (
        ("first", "button-first", 0),
        ("previous", "button-previous", page - 1),
        ("next", "button-next", page + 1),
        ("end", "button-last", pages - 1),
    ):
        outside = page == 0 if to < page or how == "first" else page >= pages - 1
        shown = replace(place, page=max(0, min(to, pages - 1)))
        found.append(Button(button_id(shown, how=how), look.t(label), disabled=outside))
    return (tuple(found),)


def mode_button(place: Place, look: Look) -> Button:
    """Return the button that shows the same as text, or as a picture again."""
    mode = "p" if getattr(place, "mode", "p") == "t" else "t"
    return Button(button_id(replace(place, mode=mode), how=f"mode-{mode}"), look.t(f"button-league-{mode}"))
