"""Clicks: what a button or a menu says becomes a command to its table, or shows its clicker something."""

from collections.abc import Sequence

from bot.cogs.desk import Desk, Handler
from bot.cogs.pages import Pages
from bot.cogs.personal import Personal
from bot.cogs.requests import REQUESTS, After
from bot.cogs.visit import Visit
from bot.games.actions import seat_name
from bot.games.errors import GameError
from bot.tables import Act, Reply, Snapshot, TableError
from bot.views import verbs
from bot.views.ids import IdError, Press, decode
from bot.views.lobby import setup
from bot.views.menus import Question, confirm
from bot.views.panel import call_refused, notice_text, tokens_of
from bot.views.parts import Parts
from bot.views.steps import Step, split_order
from bot.views.words import explain

_SHOWS = (verbs.HAND, verbs.SHOW, verbs.MENU, verbs.SETUP, verbs.ASK_LEAVE, verbs.ASK_END)
_VERBS = {verbs.ACT, verbs.CALL, *REQUESTS, *_SHOWS}
_TOO_LATE = ("no-cause", "round-over", "no-round", "between", "over")  # codes that a late call meets


class Clicks:
    """Answers clicks. Everything is read from the id and the table as it is now; nothing is kept beside a message."""

    def __init__(self, desk: Desk, pages: Pages, personal: Personal) -> None:
        """Take the desk, and who answers what belongs to no table."""
        self._desk, self._pages, self._personal = desk, pages, personal

    def handler(self, custom_id: str, values: Sequence[str]) -> Handler:
        """Answer what to do about a click on that id, with those values picked."""

        async def handle(visit: Visit) -> None:
            press = decode(custom_id, values)
            try:
                await self._press(visit, press)
            except TableError as error:
                if error.code != "gone":
                    raise
                await self._gone(visit, error)

        return handle

    async def _press(self, visit: Visit, press: Press) -> None:
        if await self._pages.turn(visit, press) or await self._personal.turn(visit, press):
            return
        if press.verb not in _VERBS:
            raise IdError(press.verb)
        snapshot = self._desk.table(press.table)
        if press.verb == verbs.ACT:
            await self._act(visit, press, snapshot)
        elif press.verb == verbs.CALL:
            await self._call(visit, press, snapshot)
        elif press.verb in REQUESTS:
            await self._request(visit, press)
        else:
            await self._show(visit, press, snapshot)

    async def _gone(self, visit: Visit, error: TableError) -> None:
        """Say that the table is over, and take the buttons from the message that still has them."""
        if self._desk.closed:  # it is not over: the bot is about to stop
            return
        text = explain(error, visit.locale)
        if visit.private:
            await visit.show(Parts(content=text))
            return
        await visit.answer.strip()
        await visit.say(text)

    async def _show(self, visit: Visit, press: Press, snapshot: Snapshot) -> None:
        desk = self._desk
        if press.verb == verbs.HAND:
            order = desk.panels.order(snapshot.id, visit.person.id)
            await desk.show_hand(visit, snapshot, step=Step(order=order))
        elif press.verb == verbs.SHOW:
            await desk.show_hand(visit, snapshot, step=Step.parse(press.words))
        elif press.verb == verbs.MENU:
            await desk.show_menu(visit, snapshot)
        elif press.verb == verbs.SETUP:
            await visit.show(setup(snapshot, visit.look, page=_page(press)))
        else:
            question: Question = "leave" if press.verb == verbs.ASK_LEAVE else "end"
            await visit.show(confirm(snapshot, question, visit.look))

    async def _act(self, visit: Visit, press: Press, snapshot: Snapshot) -> None:
        """Hand in a move; an old panel gets the present hand instead."""
        seat = snapshot.seat_of(visit.person.id)
        if seat is None:
            raise TableError("not-seated")
        fresh = press.version == snapshot.seat_version(seat)
        tokens = tokens_of(press, snapshot.legal(seat), seat) if fresh else (_unread(press, seat),)
        try:
            reply = await self._desk.tables.send(press.table, Act(visit.person, press.version, tokens))
        except TableError as error:
            if error.code == "gone":
                raise
            now = self._desk.table(press.table)
            said = (explain(error, visit.locale),)
            await self._desk.show_hand(visit, now, step=_same_order(press), notice=said)
            return
        await self._after(visit, "hand", press, reply)

    async def _call(self, visit: Visit, press: Press, snapshot: Snapshot) -> None:
        """Call or catch for the clicker's own seat, however old the button is: the mailbox decides who was first."""
        seat = snapshot.seat_of(visit.person.id)
        if seat is None:
            raise TableError("not-seated")
        try:
            await self._desk.tables.send(
                press.table, Act(visit.person, None, (" ".join((seat_name(seat), *press.words)),))
            )
        except (GameError, TableError) as error:
            if error.code not in _TOO_LATE:
                raise
            await visit.say(call_refused(self._desk.table(press.table), seat, visit.look))
            return
        await visit.answer.hurry()

    async def _request(self, visit: Visit, press: Press) -> None:
        make, after = REQUESTS[press.verb]
        reply = await self._desk.tables.send(press.table, make(visit.person, press))
        await self._after(visit, after, press, reply)

    async def _after(self, visit: Visit, after: After, press: Press, reply: Reply) -> None:
        """Show what came of it; on the public message that is the message itself."""
        snapshot = reply.snapshot
        notice = (notice_text(reply.notice, snapshot, visit.look),)
        if not visit.private:
            await visit.answer.hurry()
        elif after == "hand":
            await self._desk.show_hand(visit, snapshot, step=_same_order(press), notice=notice)
        elif after == "menu":
            await self._desk.show_menu(visit, snapshot, notice)
        elif after == "setup":
            await visit.show(setup(snapshot, visit.look, page=_page(press), notice=notice[0]))


def _page(press: Press) -> int:
    word = press.words[0] if press.words else ""
    return int(word) if word.isascii() and word.isdigit() else 0


def _same_order(press: Press) -> Step:
    """Answer the first step with the hand sorted as it was."""
    return Step(order=split_order(press.words)[0])


def _unread(press: Press, seat: int) -> str:
    """Write an old click as a token; the table refuses it for its version before it reads it."""
    return " ".join((seat_name(seat), *split_order(press.words)[1]))
