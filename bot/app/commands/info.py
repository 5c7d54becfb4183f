"""The commands /rules, /record and /verify, with the pages that they show."""

from collections.abc import Mapping

import msgspec

from bot.connection.anywhere import anywhere
from bot.connection.registration import Choices, Interaction
from bot.daily.finished import FinishedTries
from bot.games import match as matches
from bot.games import verify as verifying
from bot.games.actions import seat_name
from bot.games.errors import GameError, RecordError
from bot.games.match import Match
from bot.games.options import OptionValue
from bot.games.record import Round, decode
from bot.games.record import encode as encode_record
from bot.games.registry import GAMES, find_game
from bot.games.text.names import marked_name
from bot.games.text.options import options_text
from bot.games.text.reader import Reader
from bot.games.text.words import game_name
from bot.lessons import names
from bot.lessons.pages import learn_button
from bot.parts import verbs
from bot.parts.ids import NO_TABLE, Press, encode
from bot.parts.parts import CHOICES, CONTENT_LIMIT, Button, MenuLine, Parts, Row, Select, cut
from bot.play.clicks.clicks import ClickHandler
from bot.play.clicks.context import InteractionContext, RequestError
from bot.play.clicks.dispatcher import Dispatcher
from bot.play.commanding import CommandCog, command, complete_game
from bot.play.pages.fairness import running_lines, verified
from bot.play.pages.results import record
from bot.play.pages.seats import game_words, marked
from bot.replay.finished import FinishedMatches, check_recorded
from bot.tables import Snapshot, TableError
from rendering import draw_rules
from storage import FinishedMatch

ANYWHERE = frozenset((verbs.RULES,))  # what can be clicked outside of servers, too
_GOING_ON = ("playing", "between")  # phases of a match of which the store has no record yet
PICTURE = "rules.png"
_NONE: Mapping[str, OptionValue] = {}
_ROOM = 1500  # characters of rules on a page: the heading and the options come on top


class Info(CommandCog):
    """Pages to read, and proofs."""

    def __init__(self, dispatcher: Dispatcher, matches: FinishedMatches, tries: FinishedTries) -> None:
        super().__init__(dispatcher)
        self._matches, self._tries = matches, tries
        self.clicks: Mapping[str, ClickHandler] = {
            verbs.RULES: _click_rules,
            verbs.RECORD: self._click_record,
            verbs.VERIFY: self._click_verify,
        }

    @anywhere
    @command("rules", game=complete_game)
    async def rules(self, ctx: InteractionContext, game: str | None = None) -> None:
        """Tell the rules of a game, by default of the one that is played here."""
        here = ctx.services.tables.in_channel(ctx.guild, ctx.channel)
        usual = here.state.game if here is not None else next(iter(GAMES))
        await _show_rules(ctx, game or usual)

    async def complete_deal(self, interaction: Interaction, typed: str) -> Choices:
        """Offer today's deals, and those that the person has played to the end."""
        return await self._tries.complete_deals(interaction, typed)

    @command("record", deal=complete_deal)
    async def record(self, ctx: InteractionContext, deal: str | None = None) -> None:
        """Give the record of the channel's last match, or of the person's own match of a deal of the day."""
        match = await (self._matches.last(ctx) if deal is None else self._tries.match_of_deal(ctx, deal))
        await _show_record(ctx, match)

    @command("verify", deal=complete_deal)
    async def verify(self, ctx: InteractionContext, deal: str | None = None) -> None:
        """Check the channel's running match, else its last one; or a deal of the day."""
        if deal is not None:
            await self._tries.show_proof(ctx, deal)
            return
        here = ctx.services.tables.in_channel(ctx.guild, ctx.channel)
        if here is not None and here.state.phase in _GOING_ON:
            await _show_verdict_so_far(ctx, here)
        else:
            await _show_verdict(ctx, await self._matches.last(ctx))

    async def _click_record(self, ctx: InteractionContext, press: Press) -> None:
        await _show_record(ctx, await self._match(ctx, _word(press, 0)))

    async def _click_verify(self, ctx: InteractionContext, press: Press) -> None:
        here, match = ctx.live(press.table), _word(press, 0)
        if here is not None and here.state.phase in _GOING_ON and here.state.match_id == match:
            await _show_verdict_so_far(ctx, here)
        else:
            await _show_verdict(ctx, await self._match(ctx, match))

    async def _match(self, ctx: InteractionContext, match_id: str) -> FinishedMatch:
        match = await self._matches.find(ctx, match_id)
        if match is None:
            raise TableError("gone")
        return match


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


async def _show_record(ctx: InteractionContext, match: FinishedMatch) -> None:
    """Give the record of a match as a file; RequestError `match-unrecorded` where there is none."""
    rounds = len(decode(check_recorded(match).record).rounds)
    file = f"{match.record}\n".encode()
    await ctx.responder.private(record(match.match, file, rounds, ctx.reader))


async def _show_verdict(ctx: InteractionContext, match: FinishedMatch) -> None:
    """Judge a match from its record alone: the shuffle, every move, every number.

    RequestError `match-unrecorded` where there is none.
    """
    error, rounds = await ctx.services.presenter.draw(_judge, check_recorded(match).record)
    own = next((f"p{result.seat}" for result in match.results if ctx.person.id in (result.person, result.player)), "")
    names = [marked_name(result.name, f"p{result.seat}") for result in match.results]
    await ctx.responder.private(verified(rounds, error, ctx.reader, own, names=names))


async def _show_verdict_so_far(ctx: InteractionContext, here: Snapshot) -> None:
    """Check a running match: its finished rounds, and the promise of the present one.

    RequestError `deals-secret-yet` for a match whose deals others play too.
    """
    state = here.state
    assert state.match is not None
    if state.shared is not None:  # the seeds of its rounds are still secret elsewhere
        raise RequestError("deals-secret-yet")
    error, rounds = await ctx.services.presenter.draw(_judge_so_far, state.match)
    seat = here.seat_of(ctx.person.id)
    names = [marked(state, number, ctx.reader) for number in range(state.match.seats)]
    own, running = "" if seat is None else seat_name(seat), running_lines(here, ctx.reader)
    await ctx.responder.private(verified(rounds, error, ctx.reader, own, names=names, running=running))


def _judge_so_far(match: Match) -> tuple[GameError | None, tuple[Round, ...]]:
    return _judge(encode_record(matches.to_record(matches.abandon(match))))


def _judge(text: str) -> tuple[GameError | None, tuple[Round, ...]]:
    """Check a record; return what is wrong with it, and the rounds that are over."""
    try:
        found = decode(text)
        verifying.verify(found)
    except RecordError as error:
        return error, ()
    return None, tuple(played_round for played_round in found.rounds if played_round.result is not None)


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
