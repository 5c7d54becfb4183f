"""The deal of the day in /verify and /record: its promise, its secret, and one's own match."""

from bot.connection.registration import Choices, Interaction, fits, offered
from bot.daily.pages.pages import OwnProof, proof_page
from bot.daily.pages.playing import daily_choice
from bot.daily.plans import game_of, name_of, read_name
from bot.games.errors import GameError, RecordError
from bot.games.record import Record, Round
from bot.games.registry import GAMES
from bot.games.text.look import Look
from bot.games.text.names import marked_name
from bot.games.verify import verify
from bot.play.clicks.context import InteractionContext, RequestError
from bot.play.commanding import CommandCog
from bot.replay.finished import record_of
from storage import FinishedMatch, StorageError

_OFFERED = 100  # of one's own tries that can be found by what is typed


async def show_proof(ctx: InteractionContext, written: str) -> None:
    """Show what was promised of the deal that is written, and a check of the person's own match of it."""
    dailies = ctx.services.dailies
    day, game = await _read(ctx, written)
    deal = await dailies.promised(day, game)
    own = await dailies.of(ctx.person.id, day, game)
    found = None if own is None else await dailies.finished(own.number, ctx.person.id, open_=False)
    proof = None if found is None else await ctx.services.presenter.draw(_proven, found)
    await ctx.responder.private(proof_page(deal, dailies.today, proof, ctx.look))


async def own_match(ctx: InteractionContext, written: str) -> FinishedMatch:
    """Return the person's own match of the deal that is written, once its day is over.

    TableError `daily-open` before, RequestError `proof-no-match` for who has none that is over.
    """
    dailies = ctx.services.dailies
    day, game = await _read(ctx, written)
    await dailies.promised(day, game)
    own = await dailies.of(ctx.person.id, day, game)
    found = None if own is None else await dailies.finished(own.number, ctx.person.id, open_=True)
    if found is None:
        raise RequestError("proof-no-match")
    return found


async def complete_deals(cog: CommandCog, interaction: Interaction, typed: str) -> Choices:
    """Offer today's deals, and those that the person has played to the end."""
    dailies = cog.dispatcher.services.dailies
    today, look = dailies.today, Look(str(interaction.locale))
    deals = [(today, game) for game in GAMES]
    try:
        own = await dailies.rows.ended(interaction.user.id, _OFFERED)
    except StorageError:  # whatever is typed is explained when it is sent
        own = []
    deals += [(one.day, one.game) for one in own if one.day != today]
    named = ((daily_choice(day, game, look), name_of(day, game)) for day, game in deals)
    return offered((name, value) for name, value in named if fits(typed, name, value))


async def _read(ctx: InteractionContext, written: str) -> tuple[int, str]:
    """Return day and game as they are written; without a game it is the day's."""
    day, game = read_name(written, ctx.services.dailies.today)
    if not game and ctx.guild:
        game = await ctx.services.store.daily_tables.game(ctx.guild, day)
    return day, game or game_of(day, await ctx.services.settings.left_out(ctx.guild))


def _proven(found: FinishedMatch) -> OwnProof:
    """Check a match from its record alone."""
    names = [marked_name(one.name, f"p{one.seat}") for one in found.results]
    error, rounds = _judged(found)
    return OwnProof(rounds, error, names)


def _judged(found: FinishedMatch) -> tuple[GameError | None, tuple[Round, ...]]:
    try:
        record: Record = record_of(found)
        verify(record)
    except RecordError as error:
        return error, ()
    return None, record.rounds
