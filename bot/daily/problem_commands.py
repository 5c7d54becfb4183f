"""Clicks in problems “find the move”: a day's list, one while it is solved, and yesterday's answers."""

from collections.abc import Mapping

from msgspec.structs import replace

from bot.daily.pages.playing import hand_page, number_after
from bot.daily.pages.problems import ProblemsDay, answer_page, problem_notice, problems_page
from bot.daily.plans import day_of, end_of
from bot.daily.playing import NAME
from bot.daily.problems import SECONDS, is_answer, problem_game
from bot.daily.rows.problems import ProblemAnswer, ProblemRows, StoredProblem
from bot.daily.service import Dailies
from bot.daily.table_commands import TableCommands
from bot.games.rooms.selection import Selection
from bot.parts import verbs
from bot.parts.ids import IdError, Press
from bot.play.clicks.clicks import ClickHandler
from bot.play.clicks.context import InteractionContext
from bot.play.clicks.presses import SHOWING, chosen, place_of, refusal, tokens_at
from bot.play.pages.seats import raw_names
from bot.tables import Clock, Snapshot
from bot.tables.codec import restored
from bot.tables.transaction import seat_for
from storage.values import StoredTable

PROBLEM = "q"  # with a problem's number it stands in custom ids where a table would
_LISTED = 5  # people of the small table
_NAMED = 10  # people who found an answer


class ProblemCommands:
    """Shows problems and takes answers; everything but the selection follows from the store."""

    def __init__(self, dailies: Dailies, tables: TableCommands, rows: ProblemRows, clock: Clock) -> None:
        self._dailies, self._tables, self._rows, self._clock = dailies, tables, rows, clock
        self.clicks: Mapping[str, ClickHandler] = {verbs.PROBLEMS: self._click_list, verbs.PROBLEM: self._click}

    async def _click_list(self, ctx: InteractionContext, press: Press) -> None:
        """Show the day's problems, open one, or show an answer of yesterday."""
        words = press.words
        if not words:
            await self._tables.join(ctx)
            await self._list(ctx)
        elif words[0] == "answers" and len(words) == 2 and words[1].isdecimal():
            await self._answers(ctx, int(words[1]))
        else:
            await self._open(ctx, press.number(0))

    async def _click(self, ctx: InteractionContext, press: Press) -> None:
        await self._open(ctx, number_after(PROBLEM, press.table), press)

    # A day's list

    async def _list(self, ctx: InteractionContext, notice: str = "") -> None:
        today, person = self._dailies.today, ctx.person.id
        game = problem_game(today, await ctx.services.settings.left_out(ctx.guild))
        first = today - day_of(today).day + 1
        best = await self._rows.table(ctx.guild, first, today, _LISTED) if ctx.guild else []
        await ctx.services.presenter.load_names(ctx.guild, [row[0] for row in best])
        problems = ProblemsDay(
            day=today,
            game=game,
            problems=await self._rows.of_day(today, game, ctx.guild),
            answers=await self._rows.answers_of(person, today, game),
            run=await self._rows.run(person, today),
            best=best,
            now=self._clock.now(),
        )
        await ctx.show(problems_page(problems, ctx.reader, notice=notice))

    # One that is solved

    async def _open(self, ctx: InteractionContext, number: int | None, press: Press | None = None) -> None:
        """Show a problem of today, from its first look on for a minute; do what a button of its hand says."""
        problem = None if number is None else await self._rows.get(number)
        if problem is None or problem.day != self._dailies.today or problem.guild not in (0, ctx.guild):
            await self._list(ctx, ctx.reader.t("problem-over"))
            return
        answer = await self._rows.begin(problem, ctx.person.id, self._clock.now())
        until = min(answer.began + SECONDS, end_of(problem.day))
        if answer.tokens is not None or until <= self._clock.now():
            await self._list(ctx, ctx.reader.t("problem-late" if answer.tokens is None else "problem-answered"))
        elif press is None or press.verb == verbs.HAND:
            await self._show(ctx, problem, until)
        elif press.verb == verbs.MENU:
            await self._list(ctx)
        else:
            await self._pressed(ctx, problem, until, press)

    async def _pressed(self, ctx: InteractionContext, problem: StoredProblem, until: float, press: Press) -> None:
        """Select, or answer."""
        snapshot, kept, seat = _snapshot(ctx, problem), ctx.selection(press.table), problem.position.seat
        view = snapshot.view(seat)
        if press.verb in SHOWING:
            await self._show(ctx, problem, until, chosen(press, view, kept))
        elif press.verb == verbs.WHY:
            selection = kept.at(place_of(press))
            await self._show(ctx, problem, until, selection, refusal(press, snapshot, seat, ctx.reader))
        else:
            tokens = tokens_at(press, snapshot, seat, kept) if press.verb == verbs.ACT else ()
            if view is None or not tokens or tokens[0] not in view.legal:
                raise IdError(press.verb)
            solved, since = is_answer(view, tokens, problem.moves[0]), self._clock.now() - SECONDS
            stored = await self._rows.answer(problem.number, ctx.person.id, tokens, solved, since)
            await self._list(ctx, ctx.reader.t("problem-saved" if stored else "problem-late"))

    async def _show(
        self,
        ctx: InteractionContext,
        problem: StoredProblem,
        until: float,
        selection: Selection | None = None,
        notice: str = "",
    ) -> None:
        said = "\n".join(filter(None, (problem_notice(problem, until, ctx.reader), notice)))
        await ctx.show(hand_page(await ctx.hand(_snapshot(ctx, problem), problem.position.seat, selection, said)))

    # Answers

    async def _answers(self, ctx: InteractionContext, place: int) -> None:
        """Show an answer of yesterday."""
        day = self._dailies.today - 1
        game = problem_game(day, await ctx.services.settings.left_out(ctx.guild))
        problems = await self._rows.of_day(day, game, ctx.guild)
        problem = next((problem for problem in problems if problem.place == place), None)
        if problem is None:
            await self._list(ctx, ctx.reader.t("problem-no-answers"))
            return
        mine: ProblemAnswer | None = (await self._rows.answers_of(ctx.person.id, day, game)).get(problem.number)
        finders = await self._rows.finders(problem.number, ctx.guild, _NAMED)
        await ctx.services.presenter.load_names(ctx.guild, [person for person, _ in finders.people])
        snapshot, seat = _snapshot(ctx, problem), problem.position.seat
        view = snapshot.view(seat)
        assert view is not None
        hand, names = await ctx.hand(snapshot, seat), raw_names(snapshot.state, ctx.reader)
        await ctx.show(answer_page(hand, view, problem, mine, finders, names, ctx.reader))


def _snapshot(ctx: InteractionContext, problem: StoredProblem) -> Snapshot:
    """Return the position as a table of this server, with the person on the seat."""
    position = problem.position
    state = restored(StoredTable(NAME, 0, 0, position.header, position.log))
    seats = list(state.seats)
    seats[position.seat] = seat_for(ctx.person)
    return Snapshot(replace(state, id=f"{PROBLEM}-{problem.number}", guild=ctx.guild, seats=tuple(seats)))
