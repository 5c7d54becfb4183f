"""Tries that are over, as matches: found for /replay and /review, proven for /record and /verify."""

from collections.abc import Sequence

import msgspec

from bot.connection.registration import Choices, Interaction, fits, offered
from bot.daily.pages.playing import daily_choice, heading, match_id, match_number
from bot.daily.plans import end_of, game_of, name_of, read_name
from bot.daily.rows import DailyDeal, DailyTables
from bot.daily.service import Dailies
from bot.games.errors import GameError, RecordError
from bot.games.record import Round, decode
from bot.games.registry import GAMES
from bot.games.same import Same, check_same
from bot.games.text.names import marked_name
from bot.games.text.reader import Reader
from bot.games.text.words import explain
from bot.games.verify import verify
from bot.parts.parts import CONTENT_LIMIT, Parts, cut
from bot.play.clicks.context import InteractionContext, RequestError
from bot.play.pages.fairness import verified
from storage import FinishedMatch, StorageError

_OFFERED = 100  # tries of a person that can be found by what is typed


class FinishedTries:
    """Finds people's tries that are over. The port `DealTries` of `bot.replay.finished`."""

    def __init__(self, dailies: Dailies, tables: DailyTables) -> None:
        self._dailies, self._tables = dailies, tables

    def has(self, match: str) -> bool:
        """Return True if the id of a match is that of a try."""
        return match_number(match) is not None

    async def find(self, match: str, person: int, guild: int, *, private: bool) -> FinishedMatch | None:
        """Return a try that is over: the person's own, or one that was shown to all in the server; else None.

        `private`: only the person sees it. Otherwise TableError `daily-open` until its day is over.
        """
        number = match_number(match)
        if number is None:
            return None
        return await self._dailies.finished(number, person, open_=not private, guild=guild)

    async def last(self, person: int) -> FinishedMatch | None:
        """Return the person's try of the last day that is over; None if there is none."""
        ended = await self._dailies.rows.ended(person, 1)
        return await self._dailies.finished(ended[0].number, person, open_=False) if ended else None

    async def note_shown(self, match: str, guild: int) -> None:
        """Store that a try was shown to all in a server. Do nothing for a match that is no try."""
        number = match_number(match)
        if number is not None:
            await self._dailies.rows.show(number, guild)

    async def choices(self, person: int, most: int, reader: Reader) -> list[tuple[str, str]]:
        """Return the person's last tries that are over, each as a line of a list and its id."""
        ended = await self._dailies.rows.ended(person, most)
        return [(daily_choice(one.day, one.game, reader), match_id(one.number)) for one in ended]

    # The deal of the day in /verify and /record

    async def show_proof(self, ctx: InteractionContext, written: str) -> None:
        """Show what was promised of the deal that is written, and a check of the person's own match of it."""
        deal, match = await self._deal_and_match(ctx, written, open_=False)
        proof = None if match is None else await ctx.services.presenter.draw(_proven, match)
        await ctx.responder.private(proof_page(deal, self._dailies.today, proof, ctx.reader))

    async def match_of_deal(self, ctx: InteractionContext, written: str) -> FinishedMatch:
        """Return the person's own match of the deal that is written, once its day is over.

        TableError `daily-open` before, RequestError `proof-no-match` for who has none that is over.
        """
        _, match = await self._deal_and_match(ctx, written, open_=True)
        if match is None:
            raise RequestError("proof-no-match")
        return match

    async def _deal_and_match(
        self, ctx: InteractionContext, written: str, *, open_: bool
    ) -> tuple[DailyDeal, FinishedMatch | None]:
        """Return the deal that is written as day and game (by default the day's), and the person's match of it."""
        day, game = read_name(written, self._dailies.today)
        if not game and ctx.guild:
            game = await self._tables.game(ctx.guild, day)
        game = game or game_of(day, await ctx.services.settings.left_out(ctx.guild))
        deal = await self._dailies.promised(day, game)
        daily = await self._dailies.of(ctx.person.id, day, game)
        if daily is None:
            return deal, None
        return deal, await self._dailies.finished(daily.number, ctx.person.id, open_=open_)

    async def complete_deals(self, interaction: Interaction, typed: str) -> Choices:
        """Offer today's deals, and those that the person has played to the end."""
        today, reader = self._dailies.today, Reader(str(interaction.locale))
        deals = [(today, game) for game in GAMES]
        try:
            ended = await self._dailies.rows.ended(interaction.user.id, _OFFERED)
        except StorageError:  # whatever is typed is explained when it is sent
            ended = []
        deals += [(one.day, one.game) for one in ended if one.day != today]
        named = ((daily_choice(day, game, reader), name_of(day, game)) for day, game in deals)
        return offered((name, value) for name, value in named if fits(typed, name, value))


class OwnProof(msgspec.Struct, frozen=True):
    """A check of the reader's own match: its rounds, or the error that it found; the names of the seats."""

    rounds: Sequence[Round]
    error: GameError | None
    names: Sequence[str]


def _proven(match: FinishedMatch) -> OwnProof:
    """Check a match from its record alone."""
    names = [marked_name(seat.name, f"p{seat.seat}") for seat in match.results]
    try:
        record = decode(match.record)
        verify(record)
    except RecordError as error:
        return OwnProof((), error, names)
    return OwnProof(record.rounds, None, names)


def proof_page(deal: DailyDeal, today: int, own: OwnProof | None, reader: Reader) -> Parts:
    """Make the page of a deal's promise and secret; `own` is None for who has no match of that deal that is over.

    Until its day is over the page shows the promise alone, because others may still play the deal.
    """
    lines = [heading(deal.day, deal.game, reader), reader.t("proof-promise", promise=deal.promise)]
    lines.append(_secret(deal, reader) if deal.day < today else _waits(deal, today, reader))
    if own is not None:
        lines += [reader.t("proof-own"), verified(own.rounds, own.error, reader, names=own.names, named=False).content]
    return Parts(content=cut("\n".join(lines), CONTENT_LIMIT))


def _waits(deal: DailyDeal, today: int, reader: Reader) -> str:
    """Say when the secret is told, and of tomorrow's deal when it can be played."""
    begins = "yes" if deal.day > today else "no"
    start, end = (f"<t:{int(end_of(day))}:R>" for day in (deal.day - 1, deal.day))
    return reader.t("proof-waits", begins=begins, start=start, end=end)


def _secret(deal: DailyDeal, reader: Reader) -> str:
    """Tell the secret, and whether it is what was promised."""
    try:
        check_same(Same("daily", name_of(deal.day, deal.game), deal.promise, deal.secret))
    except RecordError as error:
        return reader.t("verify-bad", why=explain(error, reader.locale))
    return reader.t("proof-secret", secret=deal.secret)
