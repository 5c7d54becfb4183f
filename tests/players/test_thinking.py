"""What holds for thinking in every game: no hidden piece changes it, and the same chance gives the same answer."""

import pickle
import random

import pytest

from bot.games.match import is_open
from bot.games.registry import GAMES
from bot.players.thinking import Budget, think
from bot.tables.playing import try_tokens
from tests.games.playing import play_random
from tests.games.test_secrecy import swapped, unseen_pair
from tests.luck import part_of

pytestmark = pytest.mark.slow

FEW = Budget(8)
NAMES = sorted(GAMES)[: part_of(len(GAMES), 0)] or sorted({*GAMES} - {"romi40", "romi50"})  # which think as romi51 does


def turns(name, numbers, keep=0.15):
    """Matches in which somebody is to act and may stop, now and then."""
    for number in numbers:
        rng = random.Random(number)
        for match in play_random(name, rng.choice(list(GAMES[name].seats)), number, most_rounds=1):
            settled = is_open(match) and match.turn is not None and match.rules.settled(match.state)
            if settled and rng.random() < keep:
                yield match


@pytest.mark.parametrize("name", NAMES)
def test_exchanged_hidden_pieces_give_the_same_answer(name):
    compared = 0
    for match in turns(name, range(3)):
        pair = unseen_pair(match, match.turn, random.Random(compared))
        if pair is not None and compared < part_of(6, 3):
            view, other = match.view(match.turn), swapped(match, *pair).view(match.turn)
            choices = think(view, random.Random(7), FEW)
            assert think(other, random.Random(7), FEW) == choices
            if not compared:  # played out by the rules
                among = [choice.tokens for choice in choices[:2]]
                played = [think(seen, random.Random(7), Budget(4), among=among) for seen in (view, other)]
                assert played[0] == played[1]
            compared += 1
    assert compared


@pytest.mark.parametrize("name", NAMES)
def test_all_that_is_thought_of_can_be_handed_in_and_the_same_again(name):
    for match in list(turns(name, range(3)))[: part_of(8, 4)]:
        view = pickle.loads(pickle.dumps(match.view(match.turn)))
        choices = think(view, random.Random(3), FEW)
        assert pickle.loads(pickle.dumps(choices)) == think(match.view(match.turn), random.Random(3), FEW)
        for choice in choices:
            assert 0 <= choice.worth <= 1
            assert choice.error >= 0
            if choice.tokens:
                try_tokens(match, match.turn, choice.tokens)
