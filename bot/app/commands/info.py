"""The commands /rules and /help: pages to read."""

from collections.abc import Iterator, Mapping

import msgspec

from bot.connection.registration import anywhere, invite_url
from bot.games.options import OptionValue
from bot.games.registry import GAMES, find_game
from bot.games.text.options import options_text
from bot.games.text.reader import Reader
from bot.games.text.words import game_name
from bot.lessons.course import names
from bot.lessons.pages import learn_button
from bot.nights.pages import button as night_button
from bot.nights.rules.values import Night
from bot.nights.service import NightPosts
from bot.parts import verbs
from bot.parts.ids import Press, free
from bot.parts.parts import CHOICES, Button, MenuLine, Parts, Row, Style, page_of
from bot.play.clicks.clicks import ClickHandler
from bot.play.clicks.context import InteractionContext
from bot.play.clicks.dispatcher import Dispatcher
from bot.play.commanding import CommandCog, command, complete_game
from bot.play.pages.seats import game_words
from bot.tables import Snapshot, waiting
from bot.tables.lobby import kept_for
from rendering import draw_rules

ANYWHERE = frozenset((verbs.RULES, verbs.HELP))  # what can be clicked outside of servers, too
PICTURE = "rules.png"
_NONE: Mapping[str, OptionValue] = {}
_ROOM = 1500  # characters of rules on a page: the heading and the options come on top


async def _show_rules(ctx: InteractionContext, game: str, page: int = 0) -> None:
    here = ctx.services.tables.in_channel(ctx.guild, ctx.channel)
    options = here.state.options if here is not None and here.state.game == game else None
    picture, usual = None, {}
    if game in GAMES and ctx.attaches:
        picture = await ctx.services.presenter.picture(rules_picture, game, ctx.reader)
    if game in GAMES and ctx.guild:
        usual = await ctx.services.settings.options(ctx.guild, ctx.channel, game)
    await ctx.show(rules(game, ctx.reader, page=page, options=options, usual=usual, picture=picture))


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
    first_options = find_game(game).first_options()
    pages = rule_pages(game, reader)
    page = max(0, min(page, len(pages) - 1))
    lines = [
        reader.t("rules-heading", game=game_name(game, reader.locale), page=page + 1, pages=len(pages)),
        pages[page],
    ]
    if page == 0:
        in_force = {**first_options, **usual} if options is None else options
        lines += [
            "",
            reader.t("rules-options", own="no" if options is None else "yes"),
            options_text(game, in_force, reader.locale),
        ]
    return page_of(lines, _rows(game, page, len(pages), reader)).with_picture(
        picture if page == 0 else None, PICTURE, reader.t(f"rules-{game}.alt")
    )


def rules_picture(game: str, reader: Reader) -> bytes:
    """Draw the picture of a game's rules. Slow: for a worker thread."""
    words = msgspec.structs.replace(game_words(game, 1, reader), round="")  # an example is of no round
    return draw_rules(game, reader.theme, words)


def rule_pages(game: str, reader: Reader) -> tuple[str, ...]:
    """Return the rules of a game page by page: the summary, then as many rules as fit on each page."""
    pages = [reader.t(f"rules-{game}"), ""]
    for number in find_game(game).rules:
        line = reader.t("rules-line", text=reader.t(f"rule-{number}"))
        if pages[-1] and len(pages[-1]) + len(line) > _ROOM:
            pages.append("")
        pages[-1] = f"{pages[-1]}\n{line}".strip()
    return tuple(filter(None, pages))


def _rows(game: str, page: int, pages: int, reader: Reader) -> tuple[Row, ...]:
    back, on = (free(verbs.RULES, game, str(to)) for to in (page - 1, page + 1))
    buttons = (
        *([learn_button(game, reader)] if game in names() else []),
        *([back.button(reader.t("button-previous"))] if page > 0 else []),
        *([on.button(reader.t("button-next"))] if page + 1 < pages else []),
    )
    return (rules_menu(reader, game), *((buttons,) if buttons else ()))


def rules_menu(reader: Reader, game: str = "") -> Row:
    """Make the menu of games whose rules can be read; `game` is the one that is shown."""
    games = (
        MenuLine(f"{name} 0", game_name(name, reader.locale), default=name == game) for name in list(GAMES)[:CHOICES]
    )
    return (free(verbs.RULES).menu(games, reader.t("rules-menu")),)


TOPICS = ("turn", "leave", "playing-alone", "rules", "hint", "league", "ratings", "finished", "nights", "mine")
_BUTTONS = 3
_IN = ("coming", "here")  # states of who takes part in a night


class Here(msgspec.Struct, frozen=True):
    """The table that concerns a person who asks, a night to join, and the game that is usual there.

    `kind`: `turn` and `playing` at `table`, `in` its lobby, `open` for the person to join, `full`, `watch`, or `none`.
    `verb` is that of the button that one may want to press first there.
    """

    game: str
    kind: str = "none"
    verb: str = ""
    table: Snapshot | None = None
    night: Night | None = None


class InfoCommands(CommandCog):
    """Pages on the rules of games, and on the use of the bot."""

    def __init__(self, dispatcher: Dispatcher, nights: NightPosts) -> None:
        super().__init__(dispatcher)
        self._nights = nights
        self.clicks: Mapping[str, ClickHandler] = {
            verbs.HELP: self._click,
            verbs.RULES: lambda ctx, press: _show_rules(ctx, press.word(0), press.number(1) or 0),
        }

    @anywhere
    @command("rules", game=complete_game)
    async def rules(self, ctx: InteractionContext, game: str | None = None) -> None:
        """Tell the rules of a game, by default of the one that is played here."""
        here = ctx.services.tables.in_channel(ctx.guild, ctx.channel)
        usual = here.state.game if here is not None else next(iter(GAMES))
        await _show_rules(ctx, game or usual)

    @anywhere
    @command("help")
    async def help(self, ctx: InteractionContext) -> None:
        """Tell how the bot is used."""
        await ctx.show(await self._page(ctx))

    async def _click(self, ctx: InteractionContext, press: Press) -> None:
        """Show a topic in place of the page; the first page stands beside the hand, not in its place."""
        topic = press.word(0)
        if topic in TOPICS:
            await ctx.show(topic_page(topic, ctx.reader))
        elif topic:
            await ctx.show(await self._page(ctx))
        else:
            await ctx.responder.private(await self._page(ctx))

    async def _page(self, ctx: InteractionContext) -> Parts:
        if not ctx.guild:
            return help_alone(ctx.reader, invite_url(ctx.interaction.application_id))
        return help_page(await self._here(ctx), ctx.reader)

    async def _here(self, ctx: InteractionContext) -> Here:
        """Return the person's nearest table, else what is open to them in the channel."""
        tables, person = ctx.services.tables, ctx.person.id
        here = tables.in_channel(ctx.guild, ctx.channel)
        seated = [
            table
            for table in tables.of_person(person)
            if table.state.guild == ctx.guild and table.state.phase != "over" and table.seat_of(person) is not None
        ]
        waits = waiting(seated, ctx.guild, person)
        sits = here is not None and any(table.id == here.id for table in seated)
        first = here if sits else next(iter((*waits, *seated)), here)
        game = (await ctx.services.settings.table(ctx.guild, ctx.channel)).game
        night = self._nights.in_channel(ctx.guild, ctx.channel)
        at = None if night is None else night.guest(person)
        if night is not None and (night.state == "over" or (at is not None and night.guests[at].state in _IN)):
            night = None
        if first is None or first.state.phase == "over":
            return Here(game, night=night)
        kind, in_lobby = _kind(first, person), verbs.START if first.state.host == person else verbs.MENU
        buttons = {"turn": verbs.HAND, "playing": verbs.HAND, "open": verbs.JOIN, "in": in_lobby}
        return Here(first.state.game, kind, buttons.get(kind, verbs.MENU), first, night)


def _kind(table: Snapshot, person: int) -> str:
    """Return what a live table is to a person: a word of `Here.kind`."""
    state = table.state
    if table.seat_of(person) is None:
        if state.phase != "lobby":
            return "watch"
        invited = not state.expected or any(player.person == person for player in state.expected)
        kept = [player for player in kept_for(state) if player.person != person]
        room = len(state.seats) + len(kept) < find_game(state.game).seats.stop - 1
        return "open" if invited and room else "full"
    if state.phase == "lobby":
        return "in"
    return "turn" if waiting((table,), state.guild, person) else "playing"


def help_page(here: Here, reader: Reader) -> Parts:
    """Return the first page: what goes on here for the reader, how one plays, what to press next, the topics."""
    channel = "" if here.table is None else f"<#{here.table.state.channel}>"
    lines = [
        reader.t("help-now", kind=here.kind, game=game_name(here.game, reader.locale), channel=channel),
        *([reader.t("help-night")] if here.night else []),
        reader.t("help"),
    ]
    return page_of(lines, (tuple(_next_buttons(here, reader))[:_BUTTONS], _topics("", reader)))


def _next_buttons(here: Here, reader: Reader) -> Iterator[Button]:
    """Yield what one may want to press next, the nearest first."""
    if here.table is not None:
        style: Style = "secondary" if here.verb == verbs.MENU else "primary"
        yield here.table.press(here.verb).button(reader.t(f"button-{here.verb}"), style)
    if here.night is not None:
        yield night_button(here.night, verbs.NIGHT_IN, reader, "success")
    if here.table is None and here.night is None:
        yield free(verbs.PLAY_NOW, here.game).button(reader.t("button-lesson-play"), "primary")
    yield learn_button(here.game, reader)
    yield free(verbs.DAILY).button(reader.t("button-daily-today"))


def topic_page(topic: str, reader: Reader) -> Parts:
    """Return the page of a topic; that of the rules has the menu of games."""
    more = (rules_menu(reader),) if topic == "rules" else ()
    back = free(verbs.HELP, "back").button(reader.t("button-back"))
    return Parts(content=reader.t(f"help-{topic}"), rows=(*more, _topics(topic, reader), (back,)))


def _topics(chosen: str, reader: Reader) -> Row:
    lines = (MenuLine(topic, reader.t(f"help-topic-{topic}"), default=topic == chosen) for topic in TOPICS)
    return (free(verbs.HELP).menu(lines, reader.t("help-topics")),)


def help_alone(reader: Reader, invite: str) -> Parts:
    """Return the page on the use of the bot outside of servers; `invite` is the address that adds it to one."""
    return Parts(content=reader.t("help-alone", invite=invite), rows=(rules_menu(reader),))
