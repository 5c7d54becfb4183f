"""Cards, and cards as they lie."""

import pytest

from bot.games.errors import NotationError
from bot.games.kit.cards import FRENCH


def test_cards_are_in_canonical_order():
    texts = [str(card) for card in FRENCH.cards]
    assert texts[:14] == ["SA", "S2", "S3", "S4", "S5", "S6", "S7", "S8", "S9", "S10", "SJ", "SQ", "SK", "HA"]
    assert len(texts) == 53
    assert texts[-1] == "JK"
    assert [card.index for card in FRENCH.cards] == list(range(53))


def test_cards_and_their_text_are_inverse():
    for card in FRENCH.cards:
        assert FRENCH.card(str(card)) is card
        assert str(FRENCH.laid(str(card))) == str(card)


def test_ro_3_values_of_cards():
    worth = {text: FRENCH.card(text).value for text in ("HA", "H2", "S9", "D10", "CJ", "SQ", "HK", "JK")}
    assert worth == {"HA": 11, "H2": 2, "S9": 9, "D10": 10, "CJ": 10, "SQ": 10, "HK": 10, "JK": 20}


def test_a_joker_says_what_it_stands_for():
    laid = FRENCH.laid("JK=H9")
    assert (str(laid), laid.stands, laid.held.joker, laid.face.text) == ("JK=H9", True, True, "H9")
    assert not FRENCH.laid("H9").stands


@pytest.mark.parametrize("text", ["", "H1", "H14", "9H", "h9", "JK1", "H9=", "=H9", "JK=", "JK=JK", "JK=H9=H9", "R3"])
def test_what_is_no_card_is_refused(text):
    with pytest.raises(NotationError):
        FRENCH.laid(text)
