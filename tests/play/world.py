"""A messenger among fakes."""

import asyncio
from types import SimpleNamespace

import msgspec

from bot.connection.config import Pace
from bot.play.messages.following import Pages
from bot.play.messages.messenger import BoardMessenger
from tests.play.fakes import FakeChannels, FakeClock, FakePanels, FakePresenter, FakeTables

PACE = Pace(retry=(0.0, 0.0), lost=(0.0, 3600.0), opening_gap=0.0, talk_gap=60.0, turning=0.0)


class World:
    """A messenger among fakes; `followed` are the snapshots that hands heard of."""

    def __init__(self, pace: Pace = PACE, *, start: bool = True) -> None:
        self.channels, self.presenter, self.clock = FakeChannels(), FakePresenter(), FakeClock()
        self.tables, self.panels = FakeTables(), FakePanels()
        pages = Pages(self.presenter, 840.0, self.clock, self.tables.get, self.tables.leads)
        self.opened = asyncio.Event()
        self.messenger = BoardMessenger(
            self.channels,
            self.presenter,
            pace,
            self.clock,
            self.panels,
            pages,
            self._wait_for,
            acts=lambda _: True,
            directs=SimpleNamespace(),
        )
        self.messenger.attach(self.tables)
        if start:
            self.opened.set()

    @property
    def followed(self) -> list:
        return self.panels.heard

    async def _wait_for(self, guild: int) -> None:
        await self.opened.wait()

    async def publish(self, *snapshots) -> None:
        for snapshot in snapshots:
            known = self.tables.get(snapshot.id)
            refs = snapshot.state.refs if known is None else known.state.refs
            state = msgspec.structs.replace(snapshot.state, refs=refs)
            self.messenger.publish(self.tables.put(msgspec.structs.replace(snapshot, state=state)))
        await self.messenger.settled()

    async def later(self, seconds: float) -> None:
        """Let so much time pass, and what is due be done."""
        self.clock.advance(seconds)
        await self.messenger.settled()

    def refs(self):
        (snapshot,) = self.tables.all()
        return snapshot.state.refs
