"""Commands for no table in play: /rules, /help, /record, /verify, and the buttons of their pages."""

from collections.abc import Mapping

from bot.app.pages.help import help_alone, help_page, rules, rules_picture
from bot.connection.anywhere import anywhere
from bot.connection.registration import Choices, Interaction, invite_url
from bot.daily.finished import FinishedTries
from bot.games import match as matches
from bot.games import verify as verifying
from bot.games.actions import seat_name
from bot.games.errors import GameError, RecordError
from bot.games.match import Match
from bot.games.record import Round, decode, encode
from bot.games.registry import GAMES
from bot.games.text.names import marked_name
from bot.parts import verbs
from bot.parts.ids import Press
from bot.parts.parts import Parts
from bot.play.clicks.clicks import ClickHandler
from bot.play.clicks.context import InteractionContext, RequestError
from bot.play.clicks.dispatcher import Dispatcher
from bot.play.commanding import CommandCog, command, complete_game
from bot.play.pages.fairness import running_lines, verified
from bot.play.pages.results import record
from bot.play.pages.seats import marked
from bot.replay.finished import FinishedMatches, check_recorded
from bot.tables import Snapshot, TableError
from storage import FinishedMatch

ANYWHERE = frozenset((verbs.RULES, verbs.HELP))  # what can be clicked outside of servers, too
_GOING_ON = ("playing", "between")  # phases of a match of which the store has no record yet


class Info(CommandCog):
    """Pages to read, and proofs."""

    def __init__(self, dispatcher: Dispatcher, matches: FinishedMatches, tries: FinishedTries) -> None:
        super().__init__(dispatcher)
        self._matches, self._tries = matches, tries
        self.clicks: Mapping[str, ClickHandler] = {
            verbs.RULES: _click_rules,
            verbs.HELP: _click_help,
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

    @anywhere
    @command("help")
    async def help(self, ctx: InteractionContext) -> None:
        """Tell how the bot is used."""
        await ctx.show(_help_page(ctx, ctx.services.tables.in_channel(ctx.guild, ctx.channel)))

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
        """Check the channel's match that goes on, else its last one; or a deal of the day."""
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


async def _click_help(ctx: InteractionContext, press: Press) -> None:
    await ctx.responder.private(_help_page(ctx, ctx.live(press.table)))  # beside the hand, not in its place


def _help_page(ctx: InteractionContext, here: Snapshot | None) -> Parts:
    """Make the page for a table, for a server, or for where there is none."""
    if not ctx.guild:
        return help_alone(ctx.look, invite_url(ctx.interaction.application_id))
    return help_page(ctx.look, "" if here is None else here.state.game)


async def _show_rules(ctx: InteractionContext, game: str, page: int = 0) -> None:
    """Show a page of a game's rules, with the options of the channel's table if it plays that game."""
    here = ctx.services.tables.in_channel(ctx.guild, ctx.channel)
    options = here.state.options if here is not None and here.state.game == game else None
    picture, usual = None, {}
    if game in GAMES and ctx.attaches:
        picture = await ctx.services.presenter.picture(rules_picture, game, ctx.look)
    if game in GAMES and ctx.guild:
        usual = await ctx.services.settings.options(ctx.guild, ctx.channel, game)
    await ctx.show(rules(game, ctx.look, page=page, options=options, usual=usual, picture=picture))


async def _show_record(ctx: InteractionContext, match: FinishedMatch) -> None:
    """Give the record of a match as a file; RequestError `match-unrecorded` where there is none."""
    rounds = len(decode(check_recorded(match).record).rounds)
    file = f"{match.record}\n".encode()
    await ctx.responder.private(record(match.match, file, rounds, ctx.look))


async def _show_verdict(ctx: InteractionContext, match: FinishedMatch) -> None:
    """Judge a match from its record alone: the shuffle, every move, every number.

    RequestError `match-unrecorded` where there is none.
    """
    error, rounds = await ctx.services.presenter.draw(_judge, check_recorded(match).record)
    own = next((f"p{result.seat}" for result in match.results if ctx.person.id in (result.person, result.player)), "")
    names = [marked_name(result.name, f"p{result.seat}") for result in match.results]
    await ctx.responder.private(verified(rounds, error, ctx.look, own, names=names))


async def _show_verdict_so_far(ctx: InteractionContext, here: Snapshot) -> None:
    """Judge a match that goes on: its rounds that are over; of the one that is played only what was promised.

    RequestError `deals-secret-yet` for a match whose deals others play too.
    """
    state = here.state
    assert state.match is not None
    if state.shared is not None:  # the seeds of its rounds are still secret elsewhere
        raise RequestError("deals-secret-yet")
    error, rounds = await ctx.services.presenter.draw(_judge_so_far, state.match)
    seat = here.seat_of(ctx.person.id)
    names = [marked(state, number, ctx.locale) for number in range(state.match.seats)]
    own, running = "" if seat is None else seat_name(seat), running_lines(here, ctx.look)
    await ctx.responder.private(verified(rounds, error, ctx.look, own, names=names, running=running))


def _judge_so_far(match: Match) -> tuple[GameError | None, tuple[Round, ...]]:
    return _judge(encode(matches.to_record(matches.abandon(match))))


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
