"""A table with racks in words: the last discards, the hands at the end."""

import msgspec
import pytest

from bot.games.events import Event
from bot.games.rack.words import RackFamily
from bot.games.text.reader import Reader
from bot.games.text.words import event_text
from tests.rendering.rack.racks import ended, table

ROOM = RackFamily()
NAMING = ROOM.naming("tabla", Reader("en", "dark"))


def test_of_the_discards_the_newest_come_first_and_old_ones_are_left_out():
    view = msgspec.structs.replace(table(2, 0), discards=(("R1", "Y2", "K3", "B4", "R5"), ()), last_by=0)
    *_, told = ROOM.facts(view, ("Ann", "Ben"), NAMING)
    assert "red 5, blue 4, black 3, yellow 2" in told
    assert "Ann" in told
    assert "red 1" not in told


def test_at_the_end_the_winner_s_hand_is_told_by_how_it_lies_and_the_others_as_they_were_held():
    view = ended(3)
    assert ROOM.open_hands(view) == [view.hands[0], (), view.hands[2]]
    assert ROOM.open_hands(table(3)) is None


@pytest.mark.parametrize(
    ("tile", "joker", "said"),
    [
        ("B5", "B6", "The turned tile is blue 5, so the joker is blue 6."),
        ("JK", "JK", "A printed joker turns up, so the other one is the only joker this round."),
    ],
)
def test_the_turned_tile_names_the_joker_tr_3(tile, joker, said):
    turned = Event("turned-up", None, {"tile": tile, "joker": joker})
    assert event_text(turned, (), "en", naming=NAMING) == said
