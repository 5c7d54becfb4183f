"""Tries that are over, as matches for /replay; and the fair play of deals of the day."""

from bot.daily.pages.playing import daily_choice, heading, number_after
from bot.daily.plans import end_of, game_of, name_of, read_name
from bot.daily.playing import NAME
from bot.daily.rows.tables import DailyTables
from bot.daily.rows.values import DailyDeal
from bot.daily.service import Dailies
from bot.games.errors import GameError, RecordError
from bot.games.registry import GAMES
from bot.games.same import Same, check_same
from bot.games.text.names import marked_name
from bot.games.text.reader import Reader
from bot.games.text.words import explain
from bot.parts import verbs
from bot.parts.ids import IdError, Press, free
from bot.parts.parts import CHOICES, CONTENT_LIMIT, MenuLine, Parts, Row, Select, page_of
from bot.play.clicks.context import InteractionContext
from bot.play.pages.fairness import Check, check_lines, check_record, record_button
from bot.tables import TableError
from storage import FinishedMatch


class FinishedTries:
    """Finds people's tries that are over. The port `DealTries` of `bot.replay.finished`."""

    def __init__(self, dailies: Dailies, tables: DailyTables) -> None:
        self._dailies, self._tables = dailies, tables

    def has(self, match: str) -> bool:
        """Return True if the id of a match is that of a try."""
        return number_after(NAME, match) is not None

    async def find(self, match: str, person: int, guild: int, *, private: bool) -> FinishedMatch | None:
        """Return a try that is over: one's own, or shown to all in the server; else None.

        Unless `private`, TableError `daily-open` until its day is over.
        """
        return await self._dailies.finished(number_after(NAME, match) or 0, person, open_=not private, guild=guild)

    async def last(self, person: int) -> FinishedMatch | None:
        """Return the person's try of the last day that is over; None if there is none."""
        ended = await self._dailies.rows.ended(person, 1)
        return await self._dailies.finished(ended[0][0], person, open_=False) if ended else None

    async def note_shown(self, match: str, guild: int) -> None:
        """Store that a try was shown to all in a server. Do nothing for a match that is no try."""
        number = number_after(NAME, match)
        if number is not None:
            await self._dailies.rows.show(number, guild)

    async def choices(self, person: int, most: int, reader: Reader) -> list[tuple[str, str]]:
        """Return the person's last tries that are over, each as a line of a list and its id."""
        ended = await self._dailies.rows.ended(person, most)
        return [(daily_choice(day, game, reader), f"{NAME}-{number}") for number, day, game in ended]

    # Fair play

    async def fair(self, ctx: InteractionContext, match: FinishedMatch) -> Parts | None:
        """Return the fair play of a try that `find` has found; None for a match that is no try."""
        number = number_after(NAME, match.match)
        if number is None:
            return None
        daily = await self._dailies.rows.get(number)
        assert daily is not None
        deal = await self._dailies.promised(daily.day, daily.game)
        return await self._page(ctx, deal, match, daily.person == ctx.person.id)

    async def deal(self, ctx: InteractionContext, written: str) -> Parts | None:
        """Return the fair play of a day's deal, None if that is none. TableError `daily-future`, `daily-none`."""
        today = self._dailies.today
        try:
            day, game = read_name(written, today)
        except (GameError, TableError):
            return None
        if not game and ctx.guild:
            game = await self._tables.game(ctx.guild, day)
        game = game or game_of(day, await ctx.services.settings.left_out(ctx.guild))
        deal, daily = await self._dailies.promised(day, game), await self._dailies.of(ctx.person.id, day, game)
        match = None if daily is None else await self._dailies.finished(daily.number, ctx.person.id, open_=False)
        return await self._page(ctx, deal, match, mine=True)

    async def click(self, ctx: InteractionContext, press: Press) -> None:
        """Show the fair play of a deal: today's, in a message of its own, or the one that was picked in the menu."""
        fresh = press.words[:1] == ("new",)
        page = await self.deal(ctx, "today" if fresh else " ".join(press.words[1:]))
        if page is None:
            raise IdError(press.verb)
        await (ctx.responder.private(page) if fresh else ctx.show(page))

    async def _page(self, ctx: InteractionContext, deal: DailyDeal, match: FinishedMatch | None, mine: bool) -> Parts:
        check = None if match is None else await ctx.services.presenter.draw(check_record, match.record)
        menu = await self._menu(ctx, deal)
        return proof_page(deal, self._dailies.today, match, check, menu, ctx.reader, mine=mine)

    async def _menu(self, ctx: InteractionContext, deal: DailyDeal) -> Select:
        """Make the menu of deals: the one shown, tomorrow's, yesterday's, today's, and the person's own."""
        today, ended = self._dailies.today, await self._dailies.rows.ended(ctx.person.id, CHOICES)
        left_out = await ctx.services.settings.left_out(ctx.guild)
        others = [(day, game_of(day, left_out)) for day in (today + 1, today - 1)]
        tries = ((day, game) for _, day, game in ended)
        deals = [(deal.day, deal.game), *others, *((today, game) for game in GAMES), *tries]
        lines = tuple(
            MenuLine(f"{day} {game}", daily_choice(day, game, ctx.reader), default=(day, game) == deals[0])
            for day, game in [*dict.fromkeys(deals)][:CHOICES]
        )
        return free(verbs.DAILY_FAIR, "pick").menu(lines, ctx.reader.t("proof-menu"))


def proof_page(
    deal: DailyDeal,
    today: int,
    match: FinishedMatch | None,
    check: Check | None,
    menu: Select,
    reader: Reader,
    *,
    mine: bool = True,
) -> Parts:
    """Make the page of a deal's promise, with the check of a match; before its day is over without secret or record."""
    over = deal.day < today
    lines = [
        reader.t("fair-heading"),
        heading(deal.day, deal.game, reader),
        reader.t("proof-promise", promise=deal.promise),
        _secret(deal, reader) if over else _waits(deal, today, reader),
    ]
    rows: list[Row] = [(menu,)]
    if match is not None and check is not None:
        names = [marked_name(seat.name, f"p{seat.seat}") for seat in match.results]
        lines += [reader.t("proof-own")] if mine else []
        room = CONTENT_LIMIT - len("\n".join(lines)) - 1
        lines += check_lines(check, reader, names=names, named=False, room=room)
        rows += [(record_button(match.match, reader),)] if over else []
    return page_of(lines, rows)


def _waits(deal: DailyDeal, today: int, reader: Reader) -> str:
    """Say when the secret is told, and of tomorrow's deal when it can be played."""
    start, end = (f"<t:{int(end_of(day))}:R>" for day in (deal.day - 1, deal.day))
    return reader.t("proof-waits", begins="yes" if deal.day > today else "no", start=start, end=end)


def _secret(deal: DailyDeal, reader: Reader) -> str:
    """Tell the secret, and whether it is what was promised."""
    try:
        check_same(Same("daily", name_of(deal.day, deal.game), deal.promise, deal.secret))
    except RecordError as error:
        return reader.t("verify-bad", why=explain(error, reader.locale))
    return reader.t("proof-secret", secret=deal.secret)
