"""The command /rules, with the pages that it shows."""

from collections.abc import Mapping

import msgspec

from bot.connection.anywhere import anywhere
from bot.games.options import OptionValue
from bot.games.registry import GAMES, find_game
from bot.games.text.options import options_text
from bot.games.text.reader import Reader
from bot.games.text.words import game_name
from bot.lessons import names
from bot.lessons.pages import learn_button
from bot.parts import verbs
from bot.parts.ids import NO_TABLE, Press, encode
from bot.parts.parts import CHOICES, CONTENT_LIMIT, Button, MenuLine, Parts, Row, Select, cut
from bot.play.clicks.clicks import ClickHandler
from bot.play.clicks.context import InteractionContext
from bot.play.commanding import CommandCog, command, complete_game
from bot.play.pages.seats import game_words
from rendering import draw_rules

ANYWHERE = frozenset((verbs.RULES,))  # what can be clicked outside of servers, too
PICTURE = "rules.png"
_NONE: Mapping[str, OptionValue] = {}
_ROOM = 1500  # characters of rules on a page: the heading and the options come on top


class Info(CommandCog):
    """Pages to read."""

    @anywhere
    @command("rules", game=complete_game)
    async def rules(self, ctx: InteractionContext, game: str | None = None) -> None:
        """Tell the rules of a game, by default of the one that is played here."""
        here = ctx.services.tables.in_channel(ctx.guild, ctx.channel)
        usual = here.state.game if here is not None else next(iter(GAMES))
        await _show_rules(ctx, game or usual)


async def _click_rules(ctx: InteractionContext, press: Press) -> None:
    await _show_rules(ctx, _word(press, 0), _number(press, 1))


async def _show_rules(ctx: InteractionContext, game: str, page: int = 0) -> None:
    """Show a page of a game's rules, with the options of the channel's table if it plays that game."""
    here = ctx.services.tables.in_channel(ctx.guild, ctx.channel)
    options = here.state.options if here is not None and here.state.game == game else None
    picture, usual = None, {}
    if game in GAMES and ctx.attaches:
        picture = await ctx.services.presenter.picture(rules_picture, game, ctx.reader)
    if game in GAMES and ctx.guild:
        usual = await ctx.services.settings.options(ctx.guild, ctx.channel, game)
    await ctx.show(rules(game, ctx.reader, page=page, options=options, usual=usual, picture=picture))


CLICKS: Mapping[str, ClickHandler] = {verbs.RULES: _click_rules}


def _word(press: Press, at: int) -> str:
    return press.words[at] if at < len(press.words) else ""


def _number(press: Press, at: int) -> int:
    word = _word(press, at)
    return int(word) if word.isascii() and word.isdigit() else 0


# The pages: classic messages whose buttons turn the page in place


def rules(
    game: str,
    reader: Reader,
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
    pages = rule_pages(game, reader)
    page = max(0, min(page, len(pages) - 1))
    lines = [
        reader.t("rules-heading", game=game_name(game, reader.locale), page=page + 1, pages=len(pages)),
        pages[page],
    ]
    if page == 0:
        given = {**found.first_options(), **usual} if options is None else options
        lines += [
            "",
            reader.t("rules-options", own="no" if options is None else "yes"),
            options_text(game, given, reader.locale),
        ]
    parts = Parts(content=cut("\n".join(lines), CONTENT_LIMIT), rows=_rows(game, page, len(pages), reader))
    if picture is None or page > 0:
        return parts
    alt = reader.t(f"rules-{game}.alt")
    return Parts(content=parts.content, rows=parts.rows, file=picture, filename=PICTURE, alt=alt)


def rules_picture(game: str, reader: Reader) -> bytes:
    """Draw the picture of a game's rules. Slow: for a worker thread."""
    words = msgspec.structs.replace(game_words(game, 1, reader), round="")  # an example is of no round
    return draw_rules(game, reader.theme, words)


def rule_pages(game: str, reader: Reader) -> tuple[str, ...]:
    """Return the rules of a game page by page: the summary, then as many rules as fit on each page."""
    pages = [reader.t(f"rules-{game}")]
    text = ""
    for number in find_game(game).rules:
        line = reader.t("rules-line", text=reader.t(f"rule-{number}"))
        if text and len(text) + len(line) > _ROOM:
            pages.append(text)
            text = ""
        text = f"{text}\n{line}".strip()
    return (*pages, text) if text else tuple(pages)


def _rows(game: str, page: int, pages: int, reader: Reader) -> tuple[Row, ...]:
    """Make a menu of games and the buttons to turn pages."""
    buttons = []
    if game in names():
        buttons.append(learn_button(game, reader))
    if page > 0:
        buttons.append(Button(encode(_press(game, str(page - 1))), reader.t("button-previous")))
    if page < pages - 1:
        buttons.append(Button(encode(_press(game, str(page + 1))), reader.t("button-next")))
    return (rules_menu(reader, game), *((tuple(buttons),) if buttons else ()))


def rules_menu(reader: Reader, game: str = "") -> Row:
    """Make the menu of games whose rules can be read; `game` is the one that is shown."""
    games = tuple(
        MenuLine(f"{name} 0", game_name(name, reader.locale), default=name == game) for name in list(GAMES)[:CHOICES]
    )
    return (Select(encode(_press(), "s"), games, reader.t("rules-menu")),)


def _press(*words: str) -> Press:
    return Press(NO_TABLE, 0, verbs.RULES, words)
