"""Swap two tiles that a seat cannot see: whatever it may know stays the same to the byte."""

import random
from typing import NamedTuple

import msgspec
import pytest

from bot.games.match import is_open
from bot.games.registry import GAMES
from tests.games.playing import play_random
from tests.games.zones import with_zones, zones_of
from tests.luck import part_of
from tests.texts import view_text

pytestmark = pytest.mark.slow


class Spot(NamedTuple):
    """Where a piece lies: the zone, the place in it, the piece and its kind."""

    zone: str
    at: int
    piece: str
    kind: str


def spots(zones):
    return [Spot(zone.name, at, piece, zone.kind) for zone in zones for at, piece in enumerate(zone.pieces)]


def swapped(match, first, second):
    """The same match with two hidden pieces exchanged."""
    zones = zones_of(match.state)
    pieces = {zone.name: list(zone.pieces) for zone in zones if zone.seen_by is not None}
    pieces[first.zone][first.at], pieces[second.zone][second.at] = second.piece, first.piece
    changed = {name: tuple(lying) for name, lying in pieces.items()}
    return msgspec.structs.replace(match, state=with_zones(match.state, changed))


def hidden_from(match, seat):
    """The zones in which a seat (None: the public) cannot look, and all others."""
    zones = zones_of(match.state)
    hidden = [zone for zone in zones if zone.seen_by is not None and seat not in zone.seen_by]
    return hidden, [zone for zone in zones if zone not in hidden]


def unseen_by(match, seat):
    """The pieces of which a seat (None: the public) cannot know where they are, with their kinds; twins left out."""
    hidden, others = hidden_from(match, seat)
    unseen = [(piece, zone.kind) for zone in hidden for piece in zone.pieces]
    seen = {piece for zone in others for piece in zone.pieces}
    return sorted(pair for pair in unseen if pair[0] not in seen and unseen.count(pair) == 1)


def unseen_pair(match, seat, rng):
    """Two different pieces of one kind that a seat cannot see, whichever they are; None if there are none."""
    unseen = spots(hidden_from(match, seat)[0])
    first = rng.choice(unseen) if unseen else None
    others = [spot for spot in unseen if first and spot.kind == first.kind and spot.piece != first.piece]
    return (first, rng.choice(others)) if others else None


@pytest.mark.parametrize("number", range(part_of(5, 2)))
@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_seat_s_view_does_not_depend_on_hidden_tiles(name, number):
    rng = random.Random(number)
    seats = rng.choice(list(GAMES[name].seats))
    compared = 0
    for match in play_random(name, seats, number, most_rounds=1):
        for seat in (None, *range(match.seats)):
            pair = unseen_pair(match, seat, rng)
            if is_open(match) and pair is not None:
                other = swapped(match, *pair)
                assert view_text(other.view(seat)) == view_text(match.view(seat))
                assert other.rules.window(other.state) == match.rules.window(match.state)
                compared += 1
    assert compared


@pytest.mark.parametrize("name", sorted(GAMES))
def test_the_test_itself_notices_a_leak(name):
    """The view of who does see the tiles differs: the comparison above can fail."""
    for match in play_random(name, 2, 1, most_rounds=1):
        zones = zones_of(match.state)
        mine, theirs = (spots([zone for zone in zones if zone.seen_by == (seat,)]) for seat in (0, 1))
        pairs = [
            (spot, other) for spot in mine for other in theirs if spot.piece != other.piece and spot.kind == other.kind
        ]
        if is_open(match) and pairs:
            assert view_text(swapped(match, *pairs[0]).view(0)) != view_text(match.view(0))
            return
    pytest.fail("no position to compare")


def pieces_of(match):
    """Every piece of the set, and those that all may see."""
    zones = zones_of(match.state)
    everything = {piece for zone in zones for piece in zone.pieces}
    return everything, {piece for zone in zones if zone.seen_by is None for piece in zone.pieces}


@pytest.mark.parametrize("number", range(part_of(3, 1)))
@pytest.mark.parametrize("name", sorted(GAMES))
def test_the_history_names_only_pieces_that_all_have_seen(name, number):
    """A piece may be named when it lies open after the action in whose token it stands."""
    rng, seen, known = random.Random(number), set(), 0
    for match in play_random(name, rng.choice(list(GAMES[name].seats)), number, most_rounds=2):
        known = known if known <= len(match.history) else 0
        everything, in_sight = pieces_of(match)
        for token in match.history[known:]:
            named = everything & set(token.split(" ")[2:])
            assert named <= in_sight, token
            seen |= named
        known = len(match.history)
    assert seen


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_seat_knows_the_same_course_and_it_tells_all_that_happened(name):
    for match in play_random(name, 3, 2, most_rounds=2):
        course = match.view(None).course
        assert all(match.view(seat).course == course for seat in range(3))
        verbs = [token.split(" ")[:2] for token in match.rounds[-1].actions]
        assert [token.split(" ")[:2] for token in course.history] == verbs
        assert (course.totals, course.lefts, course.options) == (match.totals, match.lefts, match.options)
        assert (course.round, set(course.dealt)) == (len(match.rounds), set(match.rules.public_deal))
        assert course.dealer == (None if match.rounds[-1].dealer is None else int(match.rounds[-1].dealer[1]) - 1)


def test_what_only_one_has_seen_is_unknown_in_the_history():
    hidden = set()
    for number in range(12):
        *_, match = play_random("uno", 3, number, most_rounds=1)
        whole, seen = match.rounds[-1].actions, match.history
        assert ("* heap" in seen) is any(token.startswith("* heap ") for token in whole)
        same = [(token, heard) for token, heard in zip(whole, seen, strict=True) if heard != "* heap"]
        assert all(token.count(" ") == heard.count(" ") for token, heard in same)
        hidden |= {token.split(" ")[1] for token in seen if "??" in token}
    assert hidden == {"take", "return", "draw", "forced", "penalty"}


def test_what_is_drawn_where_hands_are_open_all_have_seen():
    votes = {"votes": {f"p{seat}": "open" for seat in (1, 2, 3)}}
    drawn = 0
    for match in play_random("christmas", 3, 1, {"rounds": 5}, votes):
        assert match.history == match.rounds[-1].actions
        assert match.view(1).course.dealt["open"] is True
        drawn += " draw " in match.history[-1] if match.history else 0
    assert drawn
