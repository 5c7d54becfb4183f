"""A table with racks in words: the last discards, the hands at the end."""

import msgspec
import pytest

from bot.games.errors import IllegalAction
from bot.games.events import Event
from bot.games.minds.weighing import Reason
from bot.games.rack.words import RackFamily
from bot.games.text.reader import Reader
from bot.games.text.words import event_text, explain, move_text, turn_texts
from bot.play.pages.advice import reason_text
from tests.rendering.rack.racks import ended, table

ROOM = RackFamily()
NAMING = ROOM.naming("tabla", Reader("en", "dark"))


def test_of_the_discards_the_newest_come_first_and_old_ones_are_left_out():
    view = msgspec.structs.replace(table(2, 0), discards=(("R1", "Y2", "K3", "B4", "R5"), ()), last_by=0)
    *_, text = ROOM.facts(view, ("Ann", "Ben"), NAMING)
    assert "red 5, blue 4, black 3, yellow 2" in text
    assert "Ann" in text
    assert "red 1" not in text


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


def test_a_hand_that_goes_out_is_told_by_its_groups():
    token = "p1 end JK | runs R9 R10 R11 , Y8 Y9 Y10 Y11 Y12 , K3 K4 K5 , B1 B2 B3"
    text = move_text(token, ("Ann",), "en", naming=NAMING)
    assert text.startswith("Ann goes out with runs and groups: red 9, red 10, red 11; yellow 8, yellow 9, ")
    assert text.endswith("; blue 1, blue 2, blue 3. Last discard: printed joker.")


def test_a_sentence_that_begins_with_a_tile_begins_with_a_capital_letter():
    refusal = IllegalAction("not-the-top", "TR-6", tile="K5")
    assert explain(refusal, "en", naming=NAMING).startswith("Black 5 isn't the next one to draw.")
    useless = Reason("draw-useless", {"tile": "R3"})
    assert reason_text("tabla", useless, ("Ann",), Reader("en")) == "Red 3 gets you no nearer to any legal hand."


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Ann takes a printed joker and discards red 4.", "You drew a printed joker."]),
        ("de", ["Ann nimmt einen Jokerstein und wirft Rot 4 ab.", "Du hast einen Jokerstein gezogen."]),
        ("fi", ["Ann ottaa painetun jokerin ja heittää laatan punainen 4.", "Nostit painetun jokerin."]),
    ],
)
def test_a_printed_joker_has_its_article_or_ending(language, said):
    events = (
        Event("take", 1, {"tile": "JK"}),
        Event("discard", 1, {"tile": "R4"}),
        Event("drew", 0, {"tile": "JK"}, (0,)),
    )
    naming = ROOM.naming("tabla", Reader(language), marked=True)
    assert turn_texts(events, ("Ben", "Ann"), language, naming=naming, you=0) == said
