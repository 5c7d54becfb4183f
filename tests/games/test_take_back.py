"""Taking back (C-5): the round is as if the action had never been, and both stay in a record that holds."""

import random

import pytest

from bot import players
from bot.games.actions import Action
from bot.games.errors import IllegalAction
from bot.games.match import (
    TAKEABLE,
    abandon,
    act,
    deal_round,
    is_open,
    lapse,
    new_match,
    take_back,
    taken_back,
    to_record,
)
from bot.games.registry import GAMES
from bot.games.verify import verify
from tests.games.playing import movers
from tests.luck import part_of

MOST = 150  # times that somebody acts in a round


def play_round(match, rng, taken):
    """Play a round, and take back now and then; `taken` counts what was, by verb."""
    match = deal_round(match, rng.randbytes(32)).match
    for _ in range(MOST):
        if not is_open(match):
            break
        if not movers(match):
            match = lapse(match).match
            continue
        seat = match.turn if match.turn is not None else rng.choice(movers(match))
        before, tokens = [], players.choose(rng.choice(("greedy", "random")), match.view(seat), rng)
        for token in tokens:
            before.append(match)
            match = act(match, Action.parse(token)).match
        while before and is_open(match) and rng.random() < 0.3:
            back = tried(before[-1], match, taken)
            if back is None:
                break
            before.pop()
            match = back
        while is_open(match) and not match.rules.settled(match.state):  # where nobody may stop
            match = act(match, Action.parse(tokens[len(before)])).match
            before.append(match)
    return match


def tried(before, match, taken):
    """Return the match with its last action taken back, None if that may not be; but for the record it is as before."""
    tokens = match.rounds[-1].actions
    gone = taken_back(tokens)
    stood = [token for at, token in enumerate(tokens) if at not in gone and not token.endswith(" takeback")]
    action = Action.parse(stood[-1])
    followed = len(match.history) > len(before.history) + 1
    if followed or action.verb not in TAKEABLE:
        with pytest.raises(IllegalAction):
            take_back(match, before.turn if followed else action.seat)
        return None
    with pytest.raises(IllegalAction):
        take_back(match, (action.seat + 1) % match.seats)
    back = take_back(match, action.seat).match
    assert (back.state, back.history, back.drawn) == (before.state, before.history, before.drawn)
    assert back.rounds[-1].actions == (*tokens, f"p{action.seat + 1} takeback")
    taken.add(action.verb)
    return back


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(GAMES))
def test_c_5_what_is_taken_back_has_never_been_and_the_record_holds(game):
    rng, taken = random.Random(5), set[str]()
    for _ in range(part_of(4, 2)):
        verify(to_record(abandon(play_round(new_match(game, 3), rng, taken))))
    assert taken
