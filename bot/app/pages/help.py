"""Pages to read: the rules of a game, help, privacy. Classic messages; their buttons turn the page in place."""

from collections.abc import Mapping

import msgspec

from bot.games.options import OptionValue
from bot.games.registry import GAMES, find_game
from bot.games.text.look import Look
from bot.games.text.options import options_text
from bot.games.text.words import game_name
from bot.lessons import names
from bot.lessons.pages import learn_button
from bot.parts import verbs
from bot.parts.ids import NO_TABLE, Press, encode
from bot.parts.parts import CHOICES, CONTENT_LIMIT, Button, MenuLine, Parts, Row, Select, cut
from bot.play.pages.seats import game_words
from rendering import draw_rules

PICTURE = "rules.png"
_NONE: Mapping[str, OptionValue] = {}
_ROOM = 1500  # characters of rules on a page: the heading and the options come on top


def rules(
    game: str,
    look: Look,
    *,
    page: int = 0,
    options: Mapping[str, OptionValue] | None = None,
    usual: Mapping[str, OptionValue] = _NONE,
    picture: bytes | None = None,
) -> Parts:
    """Make a page (from 0) of a game's rules: first what it is about, then rule by rule.

    `options` are those in force, if there is a table; else they are the game's own, or the place's `usual` ones.
    `picture` is what `rules_picture` drew; it belongs to the first page. OptionError for a game that does not exist.
    """
    found = find_game(game)
    pages = rule_pages(game, look)
    page = max(0, min(page, len(pages) - 1))
    lines = [look.t("rules-heading", game=game_name(game, look.locale), page=page + 1, pages=len(pages)), pages[page]]
    if page == 0:
        given = {**found.first_options(), **usual} if options is None else options
        lines += [
            "",
            look.t("rules-options", own="no" if options is None else "yes"),
            options_text(game, given, look.locale),
        ]
    parts = Parts(content=cut("\n".join(lines), CONTENT_LIMIT), rows=_rows(game, page, len(pages), look))
    if picture is None or page > 0:
        return parts
    alt = look.t(f"rules-{game}.alt")
    return Parts(content=parts.content, rows=parts.rows, file=picture, filename=PICTURE, alt=alt)


def rules_picture(game: str, look: Look) -> bytes:
    """Draw the picture of a game's rules. Slow: for a worker thread."""
    words = msgspec.structs.replace(game_words(game, 1, look), round="")  # an example is of no round
    return draw_rules(game, look.theme, words)


def rule_pages(game: str, look: Look) -> tuple[str, ...]:
    """Return the rules of a game page by page: the summary, then as many rules as fit on each page."""
    pages = [look.t(f"rules-{game}")]
    text = ""
    for number in find_game(game).rules:
        line = look.t("rules-line", text=look.t(f"rule-{number}"))
        if text and len(text) + len(line) > _ROOM:
            pages.append(text)
            text = ""
        text = f"{text}\n{line}".strip()
    return (*pages, text) if text else tuple(pages)


def help_page(look: Look, game: str = "") -> Parts:
    """Make the page on the use of the bot, in short; above it the `game` that is played ("": none).

    In a language that needs more room than Discord gives, the game is only named, and the last paragraph is left out.
    """
    about = [look.t("help-game", game=game_name(game, look.locale)), look.t(f"rules-{game}"), ""] if game else []
    lines = [*about, *look.t("help").splitlines()]
    if about and len("\n".join(lines)) > CONTENT_LIMIT:
        del lines[1]
    if len("\n".join(lines)) > CONTENT_LIMIT:
        del lines[-1]
    rows = _rows(game or next(iter(GAMES)), 0 if game else -1, 0, look)[:1]
    return Parts(content=cut("\n".join(lines), CONTENT_LIMIT), rows=rows)


def help_alone(look: Look, invite: str) -> Parts:
    """Make the page on the use of the bot outside of servers; `invite` is the address that adds it to one."""
    return Parts(content=look.t("help-alone", invite=invite), rows=_rows(next(iter(GAMES)), -1, 0, look)[:1])


def privacy(look: Look, *, on_server: bool = False) -> Parts:
    """Make the page on what is stored about people, in a file or on a server, and how they get or delete it."""
    text = look.t("privacy", database="server" if on_server else "file")
    return Parts(content=cut(text, CONTENT_LIMIT))


def _rows(game: str, page: int, pages: int, look: Look) -> tuple[Row, ...]:
    """Make a menu of games and the buttons to turn pages; page -1 is outside of the rules."""

    def press(*words: str) -> Press:
        return Press(NO_TABLE, 0, verbs.RULES, words)

    games = tuple(
        MenuLine(f"{name} 0", game_name(name, look.locale), default=name == game and page >= 0)
        for name in list(GAMES)[:CHOICES]
    )
    menu = Select(encode(press(), "s"), games, look.t("rules-menu"))
    buttons = []
    if page >= 0 and game in names():
        buttons.append(learn_button(game, look))
    if page > 0:
        buttons.append(Button(encode(press(game, str(page - 1))), look.t("button-previous")))
    if 0 <= page < pages - 1:
        buttons.append(Button(encode(press(game, str(page + 1))), look.t("button-next")))
    return ((menu,), tuple(buttons)) if buttons else ((menu,),)
