"""Swap two tiles that a seat cannot see: whatever it may know stays the same to the byte."""

import random

import msgspec
import pytest

from bot.games.classic import State as ClassicState
from bot.games.kit.double_six import Pips
from bot.games.kit.tiles import Tile
from bot.games.match import is_open
from bot.games.registry import GAMES
from bot.games.view import view_text
from tests.games.playing import play_random


def swapped(match, first, second):
    """The same match with two hidden tiles exchanged wherever the state has them."""
    state = match.state
    if isinstance(state, ClassicState):
        one, other = Pips(first).bit, Pips(second).bit
        hands = tuple(_swapped_bits(hand, one, other) for hand in state.hands)
        state = msgspec.structs.replace(state, hands=hands, held=_swapped_bits(state.held, one, other))
    else:
        fields = ("hands", "stock", "heap", "pool")
        changed = {
            name: _swapped(getattr(state, name), first, second) for name in fields if hasattr(state, name)
        }
        state = msgspec.structs.replace(state, **changed)
    return msgspec.structs.replace(match, state=state)


def _swapped_bits(hand, one, other):
    kept = hand & ~(one | other)
    return kept | (other if hand & one else 0) | (one if hand & other else 0)


def _swapped(value, first, second):
    if isinstance(value, Tile):
        return type(value)({first: second, second: first}.get(str(value), str(value)))
    return tuple(_swapped(item, first, second) for item in value)


def unseen_by(match, seat):
    """The tiles that a seat cannot know where they are: other hands, the pile, what is out of play."""
    state, deal = match.state, match.rounds[-1].deal
    others = [tile for other in range(match.seats) if other != seat for tile in match.view(other).hand]
    pile = [*map(str, getattr(state, "pool", ()) or getattr(state, "stock", getattr(state, "heap", ())))]
    unseen = [*others, *pile, *deal.get("rest", [])]
    known = {str(getattr(state, "drawn", None))}  # that it fits is told by what its player may do
    own = set(match.view(seat).hand) if seat is not None else set()
    return sorted({tile for tile in unseen if tile not in known | own and unseen.count(tile) == 1})


@pytest.mark.parametrize("number", range(12))
@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_seat_s_view_does_not_depend_on_hidden_tiles(name, number):
    rng = random.Random(number)
    seats = rng.choice(list(GAMES[name].seats))
    compared = 0
    for match in play_random(name, seats, number, most_rounds=1):
        for seat in (None, *range(match.seats)):
            unseen = unseen_by(match, seat)
            if is_open(match) and len(unseen) > 1:
                other = swapped(match, *rng.sample(unseen, 2))
                assert view_text(other.view(seat)) == view_text(match.view(seat))
                compared += 1
    assert compared


@pytest.mark.parametrize("name", sorted(GAMES))
def test_the_test_itself_notices_a_leak(name):
    """The view of who does see the tiles differs: the comparison above can fail."""
    for match in play_random(name, 2, 1, most_rounds=1):
        mine, theirs = (set(match.view(seat).hand) for seat in (0, 1))
        if is_open(match) and mine - theirs and theirs - mine:
            first, second = min(mine - theirs), min(theirs - mine)
            assert view_text(swapped(match, first, second).view(0)) != view_text(match.view(0))
            return
    pytest.fail("no position to compare")
