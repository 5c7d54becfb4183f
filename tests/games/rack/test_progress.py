"""How far a rack is with each kind of hand."""

import pytest

from bot.games.rack.rules.view import progress
from tests.games.rack.hands import hands
from tests.games.rack.kit import FREE, GAME, tabla
from tests.games.rack.naive import KINDS, Judge
from tests.luck import LUCK, part_of

pytestmark = pytest.mark.slow


def counted(hand, **options):
    view = GAME.view(tabla(hand, "", **options), 0)
    return {way.kind: f"{way.have}/{way.need}" for way in progress(view)}


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        (FREE, ["0/14", "4/14", "0/7", "2/14"]),
        ("R1 R2 R3 R4 Y7 K7 B7 Y10 Y13 K2 K11 R7 B2 B10 B1", ["8/14", "5/14", "0/7", "8/14"]),
        ("R2 R2 R5 R5 Y7 Y7 K9 K9 B11 B11 B6 K1 K3 Y12 R13", ["3/14", "6/14", "6/7", "3/14"]),
        ("R9 R9 Y9 Y9 K9 K9 B6 B6 R1 R2 R3 Y1 Y5 K12 B13", ["12/14", "7/14", "5/7", "11/14"]),
    ],
)
def test_progress_counts_what_is_there(hand, expected):
    """Runs and groups, colours, pairs, total 8; blue 6 is the joker."""
    assert counted(hand) == dict(zip(KINDS, expected, strict=True))


def test_the_public_has_no_progress():
    assert progress(GAME.view(tabla(FREE, ""), None)) == ()


@pytest.mark.parametrize("rule", ["stand-in", "wild"])
def test_progress_is_full_where_a_kind_can_be_ended_with(rule):
    judge = Judge("B5", rule)
    for hand in hands(f"{LUCK} progress {rule}", part_of(30, 18), judge, "B5"):
        counts = counted(" ".join(hand), printed_jokers=rule)
        kinds = {kind for kind, _ in judge.ends(hand)}
        for kind in KINDS:
            have, need = map(int, counts[kind].split("/"))
            assert 0 <= have <= need
            assert kind not in kinds or have == need
