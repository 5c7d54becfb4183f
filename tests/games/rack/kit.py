"""Positions of Tábla Römi for tests: hands as texts, filled up with tiles that make nothing."""

import pytest

from bot.games.actions import Action, seat_name
from bot.games.errors import IllegalAction
from bot.games.game import Start
from bot.games.options import resolve
from bot.games.rack.rules.tabla import Tabla
from tests.games.rack.hands import whole_set

GAME = Tabla()
FREE = "R1 R4 R7 R10 Y2 Y5 Y8 Y11 K3 K6 K9 K12 B1 B4 B8"
"""Fifteen tiles no two of which go together."""
THIRTEEN = "R1 R2 R3 Y4 Y5 Y6 K7 K8 K9 B10 B11 B12 B13"
"""Thirteen tiles that lie; any that joins makes a hand."""
READY, WAITS = THIRTEEN + " Y13", "B9"
PAIRS = "R2 R2 R3 R3 Y6 Y6 Y7 Y7 K8 K8 K11 K11 B13"
FREE_FOR_OTHERS = "R13 Y13 K13 B13 Y10"


def loneliest(left, hand):
    """Of what is left the first tile of those that go least with the tiles of a hand."""

    def near(tile, other):
        if "JK" in (tile, other):
            return True
        apart = abs(int(tile[1:]) - int(other[1:]))
        return apart == 0 or (tile[0] == other[0] and apart in (1, 2, 11, 12))

    return min(left, key=lambda tile: (tile == "JK", sum(near(tile, other) for other in hand)))


def tabla(*hands, turned="B5", talon=(), dealer=None, **options):
    """The first state of a deal in which `p1` has 15 tiles; hands that are too short get tiles that are left over.

    `talon` are the tiles that are drawn first. Options with a `-` in their key are written with `_`.
    """
    settled = resolve(GAME.options, {key.replace("_", "-"): value for key, value in options.items()})
    left, given = whole_set(), [hand.split() for hand in hands]
    for tile in (turned, *talon, *(tile for hand in given for tile in hand)):
        left.remove(tile)
    for seat, hand in enumerate(given):
        while len(hand) < 14 + (seat == 0):
            hand.append(loneliest(left, hand))
            left.remove(hand[-1])
    step = 1 if settled["direction"] == "left" else -1
    deal = {
        "hands": {seat_name(seat): hand for seat, hand in enumerate(given)},
        "stock": [*talon, *left],
        "turned": turned,
    }
    last = -step % len(given) if dealer is None else dealer
    return GAME.begin(Start(settled, len(given)), last, deal)


def do(state, *tokens):
    """Do tokens one after the other; drawn tiles may be `??`."""
    for token in tokens:
        state, _ = GAME.apply(state, GAME.complete(state, Action.parse(token)))
    return state


def offered(state, seat):
    """The tokens that are offered to a seat, ends without how they lie."""
    tokens = [str(offer) for offer in GAME.offers(state, seat)]
    return [token.split(" | ")[0] + " " + token.split(" ")[4] if " | " in token else token for token in tokens]


def with_talon(state, count):
    """The same state with only so many tiles left to draw."""
    return state.become(talon=state.talon[:count])


def refusal(state, token):
    with pytest.raises(IllegalAction) as error:
        do(state, token)
    return error.value.code, error.value.rule


def ends(hand, turned="B5", **options):
    """The ways to end with fifteen tiles dealt to the first player: kind and discard."""
    state = tabla(hand, FREE_FOR_OTHERS, turned=turned, **options)
    endings = [token.split(" ") for token in offered(state, 0) if " end " in token]
    return sorted((words[3], words[2]) for words in endings)


def laid(hand, turned="B5", **options):
    """Return the first end that is offered, as it lies."""
    state = tabla(hand, FREE_FOR_OTHERS, turned=turned, **options)
    return str(GAME.offers(state, 0)[0])
