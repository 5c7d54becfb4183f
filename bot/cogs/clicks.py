"""Clicks: what a button or a menu says becomes a command to its table, or shows its clicker something."""

import contextlib
from collections.abc import Sequence

from bot.cogs.desk import Desk, Handler
from bot.cogs.pages import Pages
from bot.cogs.panels import Panel
from bot.cogs.personal import Personal
from bot.cogs.requests import REQUESTS, After, outdated
from bot.cogs.settings import Settings
from bot.cogs.visit import Visit
from bot.games.actions import seat_name
from bot.games.errors import GameError
from bot.tables import Act, Reply, SetOption, Snapshot, TableError
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

    def __init__(self, desk: Desk, pages: Pages, personal: Personal, settings: Settings) -> None:
        """Take the desk, who answers what belongs to no table, and the settings."""
        self._desk, self._pages, self._personal, self._settings = desk, pages, personal, settings

    def handler(self, custom_id: str, values: Sequence[str]) -> Handler:
        """Answer what to do about a click on that id, with those values picked."""

        async def handle(visit: Visit) -> None:
            press = decode(custom_id, values)
            hand = self._clicked_hand(visit, press)
            try:
                await self._press(visit, press)
            except TableError as error:
                if error.code != "gone":
                    raise
                await self._gone(visit, error)
            finally:
                if hand is not None and not visit.answer.changed:
                    self._desk.panels.resume(hand)

        return handle

    def _clicked_hand(self, visit: Visit, press: Press) -> Panel | None:
        """Answer the hand that was clicked, if it followed the game: it must not come back over what is shown now."""
        message = visit.interaction.message
        if not visit.private or message is None:
            return None
        return self._desk.panels.release_at(press.table, visit.person.id, message.id)

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
            await self._request(visit, press, snapshot)
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

    async def _request(self, visit: Visit, press: Press, snapshot: Snapshot) -> None:
        make, after = REQUESTS[_meant(visit, press, snapshot)]
        try:
            if outdated(press, snapshot):
                raise TableError("stale", version=snapshot.state.version)
            reply = await self._desk.tables.send(press.table, make(visit.person, press))
        except TableError as error:
            if error.code != "stale":
                raise
            await self._overtaken(visit, press)
            return
        if press.verb == verbs.GAME:
            await self._set_usual(visit, reply.snapshot)
        await self._after(visit, after, press, reply)

    async def _set_usual(self, visit: Visit, snapshot: Snapshot) -> None:
        """Begin with the options that are usual in the channel; who chooses another game meanwhile has that one's."""
        state = snapshot.state
        options = await self._settings.options(state.guild, state.channel, state.game)
        with contextlib.suppress(GameError, TableError):
            for key, value in options.items():
                await self._desk.tables.send(state.id, SetOption(visit.person, key, value))

    async def _overtaken(self, visit: Visit, press: Press) -> None:
        """Say that the table has changed since the button was drawn, and that nothing was done."""
        text = visit.look.t("click-overtaken")
        if visit.private:
            await self._desk.show_menu(visit, self._desk.table(press.table), (text,))
        else:
            await visit.say(text)

    async def _after(self, visit: Visit, after: After, press: Press, reply: Reply) -> None:
        """Show what came of it; on the public message that is the message itself."""
        snapshot = reply.snapshot
        notice = (notice_text(reply.notice, snapshot, visit.look),)
        if not visit.private:
            await visit.answer.hurry()
        elif after == "hand" or press.words == ("hand",):
            await self._desk.show_hand(visit, snapshot, step=_same_order(press), notice=notice)
        elif after == "menu":
            await self._desk.show_menu(visit, snapshot, notice)
        elif after == "setup":
            await visit.show(setup(snapshot, visit.look, page=_page(press), notice=notice[0]))


def _meant(visit: Visit, press: Press, snapshot: Snapshot) -> str:
    """Answer the verb that a press means: where nobody is left to play, “Go on” is said by who comes back.

    TableError `not-seated` for who has no seat to come back to.
    """
    if press.verb != verbs.RESUME or snapshot.state.paused != "nobody":
        return press.verb
    if snapshot.seat_of(visit.person.id) is None and snapshot.seat_left_by(visit.person.id) is None:
        raise TableError("not-seated")
    return verbs.RETURN


def _page(press: Press) -> int:
    word = press.words[0] if press.words else ""
    return int(word) if word.isascii() and word.isdigit() else 0


def _same_order(press: Press) -> Step:
    """Answer the first step with the hand sorted as it was."""
    return Step(order=split_order(press.words)[0])


def _unread(press: Press, seat: int) -> str:
    """Write an old click as a token; the table refuses it for its version before it reads it."""
    return " ".join((seat_name(seat), *split_order(press.words)[1]))
