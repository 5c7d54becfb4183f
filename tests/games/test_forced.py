"""Draws and passes that happen by themselves: only where there is no choice, and where the moment tells nothing."""

import random

import msgspec
import pytest

from bot.games.match import is_open
from bot.games.registry import GAMES
from tests.games.playing import play_random
from tests.games.test_secrecy import swapped, unseen_pair
from tests.luck import part_of

pytestmark = pytest.mark.slow

_MOST = part_of(400, 100)  # exchanges for each game


def at_turn(match):
    """The verbs that the awaited seat is offered, and what is forced."""
    verbs = {offer.verb for offer in match.offers(match.turn)}
    return verbs, match.rules.forced(match.state)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_what_is_forced_is_the_only_thing_that_is_offered(name):
    for match in play_random(name, 3, 1, most_rounds=3):
        if is_open(match) and match.turn is not None:
            forced = match.rules.forced(match.state)
            assert forced is None or match.offers(match.turn) == (forced,)
            assert forced is None or forced.verb != "play"


@pytest.mark.parametrize("name", sorted(GAMES))
def test_that_something_is_forced_follows_from_the_act_and_what_all_see(name):
    """Two positions that look the same to all: a player who does the same in both is forced in both, or in none.

    Else the moment after which a table acts would tell what the act does not, a joker that somebody has or has not.
    """
    rng, compared = random.Random(name), 0
    for number in range(40):
        for match in play_random(name, rng.choice(list(GAMES[name].seats)), number, most_rounds=1):
            pair = unseen_pair(match, None, rng) if is_open(match) and match.turn is not None else None
            if pair is None:
                continue
            other = swapped(match, *pair)
            if other.rules.turn(other.state) != match.turn:
                continue
            (verbs, forced), (others, also) = at_turn(match), at_turn(other)
            for verb in verbs & others & {"draw", "pass", "end", "turn"}:
                compared += 1
                assert (forced is not None and forced.verb == verb) == (also is not None and also.verb == verb)
        if compared > _MOST:
            break
    assert compared or name.startswith("romi") or name in ("joker-mania", "tabla")


def test_what_each_game_forces():
    forced_verbs = {name: set() for name in GAMES}
    for name, verbs in forced_verbs.items():
        for number in range(part_of(6, 4)):
            for match in play_random(name, 2, number, most_rounds=1):
                forced = match.rules.forced(match.state) if is_open(match) and match.turn is not None else None
                verbs |= {forced.verb} if forced else set()
    assert forced_verbs["classic"] == {"pass"}
    assert forced_verbs["moomin"] == {"draw", "pass"}
    assert forced_verbs["christmas"] == {"turn"}  # hands are hidden
    assert {name for name, verbs in forced_verbs.items() if verbs} <= {"classic", "moomin", "moomin-joker", "christmas"}


def test_who_holds_jokers_draws_himself():
    """JD-2: with a joker that shows an open end he has a choice, and all know that he holds some."""
    seen = set()
    for number in range(30):
        for match in play_random("moomin-joker", 2, number, most_rounds=1):
            if is_open(match) and match.turn is not None and match.state.line.placed:
                held, forced = len(match.state.jokers[match.turn]), match.rules.forced(match.state)
                seen.add((held > 0, forced is not None))
    assert (True, True) not in seen
    assert (True, False) in seen
    assert (False, True) in seen


def test_where_hands_are_open_all_see_that_somebody_must_draw():
    """WD-3, WD-7."""
    votes = {"votes": {f"p{seat}": "open" for seat in (1, 2)}}
    verbs = set()
    for number in range(6):
        for match in play_random("christmas", 2, number, {"rounds": 1}, votes):
            if is_open(match) and match.turn is not None and (forced := match.rules.forced(match.state)):
                verbs.add(forced.verb)
                hidden = msgspec.structs.replace(match.state, open=False)
                assert match.rules.forced(hidden) is None or forced.verb == "turn"
    assert {"turn", "draw"} <= verbs
