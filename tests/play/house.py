"""A dispatcher among fakes, and what its handlers are given."""

from types import SimpleNamespace

from bot.connection.delivery import Trouble, server_of
from bot.parts.ids import Press, encode
from bot.play.clicks.clicks import Clicks
from bot.play.clicks.context import Services
from bot.play.clicks.dispatcher import Dispatcher
from bot.play.messages.following import Pages, Panels
from bot.tables.terms import FREE, Terms
from tests.play.fakes import NO_FACES, FakeClock, FakeInteraction, FakePresenter, FakeTables

HURRY = 3600.0  # no test takes so long


async def _no(*_) -> bool:
    """Nobody is new."""
    return False


async def _none(*_) -> None:
    """A game is no preset."""


async def _nobody(*_) -> tuple[int, ...]:
    """Nobody is learning a game."""
    return ()


async def _usual_terms(_: int) -> Terms:
    """No league rules."""
    return FREE


class Alone:
    """An owner of all shards."""

    def acts(self, _: int) -> bool:
        return True

    plays = acts

    async def may_act(self, _: int) -> bool:
        return True

    async def arrived(self, _: int) -> None:
        pass

    def voice(self, _: int) -> None:
        return None

    alone = voice


class House:
    """A dispatcher among fakes; `stuck` is the trouble with the public message."""

    def __init__(self, *snapshots) -> None:
        self.presenter, self.clock, self.tables = FakePresenter(), FakeClock(), FakeTables(*snapshots)
        self.panels = Panels(self.presenter, 840.0, self.clock, self.tables.get)
        self.pages = Pages(self.presenter, 840.0, self.clock, self.tables.get, self.tables.leads)
        self.stuck: Trouble | None = None
        messenger = SimpleNamespace(
            trouble=lambda _: self.stuck,
            is_deleted_often=lambda _: False,
            calls_by=lambda *_: False,
            shows=lambda *_: False,
        )
        nothing = SimpleNamespace()
        self.services = Services(
            tables=self.tables,
            store=nothing,
            settings=SimpleNamespace(preset=_none),
            presenter=self.presenter,
            panels=self.panels,
            pages=self.pages,
            messenger=messenger,
            league=SimpleNamespace(held_terms=_usual_terms),
            thinker=nothing,
            newcomers=SimpleNamespace(has=_no, welcome=_no, learners=_nobody),
            faces=NO_FACES,
            names=SimpleNamespace(note=lambda *_: False, ready=_no, name_of=lambda person, _: person.display_name),
            take_closed=_no,
        )
        self.dispatcher = Dispatcher(self.services, HURRY, Alone(), server_of)
        self.clicks = Clicks(self.dispatcher, others={}, forms={})

    async def answer(self, handler, number=1, **about) -> FakeInteraction:
        interaction = FakeInteraction(number, **about)
        await self.dispatcher.dispatch(interaction, handler)
        return interaction

    async def click(self, verb: str, *words: str, version: int = 7, number: int = 1, **about) -> FakeInteraction:
        """Let somebody click on a button of the first table."""
        (table, *_) = self.tables.all() or (SimpleNamespace(id="gone"),)
        custom_id = encode(Press(table.id, version, verb, words))
        return await self.answer(lambda ctx: self.clicks.handle(ctx, custom_id, ()), number, **about)
