"""A hand panel: its words are made while its picture is drawn, and tell the hand where there is no picture."""

from types import SimpleNamespace

import pytest

from bot.games.text.reader import Reader
from bot.play.messages import presenter as module
from bot.play.messages.presenter import Presenter
from bot.play.messages.studio import OvertakenError
from bot.play.pages.panel import panel
from tests.play.fakes import NO_FACES
from tests.play.pages.tables import started, table

SNAPSHOT = table(started())


async def _figures(_: int) -> dict[str, str]:
    return {}


async def _nothing(*_: object) -> None:
    pass


@pytest.fixture
async def presenter():
    settings, names = SimpleNamespace(figures=_figures), SimpleNamespace(of=lambda _: {}, load=_nothing)
    made = Presenter("dark", settings, lambda _: "en-GB", NO_FACES, names=names, league=None)
    yield made
    made.close()


async def test_a_hand_is_the_same_drawn_now_or_before(presenter, monkeypatch) -> None:
    drawn = []
    monkeypatch.setattr(module, "panel_picture", lambda *_: drawn.append(1) or b"hand")
    reader = Reader("en-GB", "dark", {}, {})
    for _ in range(2):
        parts = await presenter.panel(SNAPSHOT, 0, "en-GB", notice="Look")
        assert parts == panel(SNAPSHOT, 0, reader, picture=b"hand", notice="Look")
    assert drawn == [1]


def _failing(*_: object) -> bytes:
    raise ValueError("a fault of drawing")


@pytest.mark.parametrize("draw", [lambda *_: None, _failing])
async def test_without_a_picture_the_hand_is_told(presenter, monkeypatch, draw) -> None:
    monkeypatch.setattr(module, "panel_picture", draw)
    parts = await presenter.panel(SNAPSHOT, 0, "en-GB")
    assert parts == panel(SNAPSHOT, 0, Reader("en-GB", "dark", {}, {}))
    assert parts.file is None
    assert [tile for tile in SNAPSHOT.view(0).hand if tile not in parts.content] == []


async def test_a_hand_that_nobody_wants_any_more_is_not_shown(presenter) -> None:
    with pytest.raises(OvertakenError):
        await presenter.panel(SNAPSHOT, 0, "en-GB", wanted=lambda: False)
