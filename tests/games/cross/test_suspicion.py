"""UD-10: whether a challenge can succeed, as far as the challenger may know."""

import msgspec
import pytest

from bot.games.cross.rules.moves import may_be_guilty
from bot.games.match import is_open
from tests.games.playing import play_random
from tests.games.zones import zones_of
from tests.luck import part_of

pytestmark = pytest.mark.slow


def suffering(seats, options):
    """Positions in which a Joker Draw 4 may be challenged, with whether its player is guilty."""
    for number in range(part_of(120, 40)):
        for match in play_random("uno", seats, number, options, most_rounds=2):
            if is_open(match) and match.state.phase == "suffer":
                yield match, match.state.charge.guilty


@pytest.mark.parametrize("symbols", ["always", "active"])
@pytest.mark.parametrize("seats", [2, 5])
def test_ud_10_who_is_guilty_may_be(seats, symbols):
    verdicts = [
        (guilty, may_be_guilty(match.view(match.turn))) for match, guilty in suffering(seats, {"symbols": symbols})
    ]
    assert (True, True) in verdicts
    assert (True, False) not in verdicts


def test_ud_10_an_empty_hand_is_not_guilty():
    match, _ = next(suffering(3, {}))
    view = match.view(match.turn)
    street, at = view.last
    accused = view.streets[street][at].seat
    sizes = tuple(0 if seat == accused else size for seat, size in enumerate(view.sizes))
    assert not may_be_guilty(msgspec.structs.replace(view, sizes=sizes))


def test_ud_10_who_sees_every_domino_that_would_match_knows():
    match, _ = next(suffering(2, {}))
    view = match.view(match.turn)
    whole = tuple(piece for zone in zones_of(match.state) for piece in zone.pieces)
    assert not may_be_guilty(msgspec.structs.replace(view, hand=whole))
