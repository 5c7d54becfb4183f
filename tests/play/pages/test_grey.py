"""Pieces that may not be played: where they have room they are grey, and say why when they are pressed."""

import msgspec
import pytest

from bot.games.registry import GAMES
from bot.games.rooms.frame import Frame
from bot.games.rooms.selection import Selection
from bot.games.text.reader import Reader
from bot.parts import verbs
from bot.parts.ids import Press, decode
from bot.parts.parts import Button, Parts
from bot.play.clicks.presses import place_of, refusal
from bot.play.pages.choices import choices
from bot.play.pages.panel import panel
from tests.play.advice.make import turns
from tests.play.pages.tables import started, table

READER = Reader()
ASKING = tuple(name for name, game in GAMES.items() if game.family in ("line", "cross"))


def greys(parts: Parts) -> list[Button]:
    """The grey pieces of a panel."""
    buttons = (item for row in parts.rows for item in row if isinstance(item, Button))
    return [item for item in buttons if decode(item.custom_id).verb == verbs.WHY]


@pytest.mark.slow
@pytest.mark.parametrize("game", ASKING)
def test_each_says_why_and_none_takes_a_row_of_its_own(game: str) -> None:
    said: set[str] = set()
    for match, view, _ in turns(game):
        seat, snapshot = view.seat or 0, table(match)
        parts = panel(snapshot, seat, READER)
        plain = choices(Frame(snapshot.id, snapshot.seat_version(seat), view, READER), view.legal)
        assert len(parts.rows) == len(plain.rows) + 1
        for button in greys(parts):
            press = decode(button.custom_id)
            assert button.style == "secondary"
            assert press.words[-1] not in view.playable
            text = refusal(press, snapshot, seat, READER)
            assert text
            said.add(text)
    assert said


def test_the_sentence_is_the_rules() -> None:
    opening = started(2, game="moomin")
    hand = opening.view(opening.turn or 0)
    assert hand is not None
    snapshot, seat = table(opening), opening.turn or 0
    single = next(piece for piece in hand.hand or () if len(set(piece.split("-"))) > 1)
    asked = Press(snapshot.id, snapshot.seat_version(seat), verbs.WHY, (single,))
    assert "Open with a double" in refusal(asked, snapshot, seat, READER)
    old = msgspec.structs.replace(asked, version=asked.version + 1)
    assert refusal(old, snapshot, seat, READER) == ""
    forged = msgspec.structs.replace(asked, words=("x y",))
    assert refusal(forged, snapshot, seat, READER) == ""
    assert refusal(msgspec.structs.replace(asked, words=()), snapshot, seat, READER) == ""


def test_what_fits_nowhere_is_said_in_one_sentence_and_what_may_be_played_in_none() -> None:
    for match, view, _ in turns("classic"):
        snapshot, seat = table(match), view.seat or 0
        if not view.line:
            continue
        for tile in view.hand or ():
            asked = Press(snapshot.id, snapshot.seat_version(seat), verbs.WHY, (tile,))
            text = refusal(asked, snapshot, seat, READER)
            assert ("fits no open end" in text) is (tile not in view.playable)


def test_the_order_of_the_hand_stays() -> None:
    for match, view, _ in turns("uno"):
        snapshot, seat = table(match), view.seat or 0
        grey_buttons = greys(panel(snapshot, seat, READER, selection=Selection(order="number")))
        if grey_buttons:
            assert place_of(decode(grey_buttons[0].custom_id)).order == "number"
            return
    raise AssertionError("nothing was grey")
