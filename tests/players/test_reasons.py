"""Why a move is good: whatever is said is true of the move, by what really lies and is held there."""

import random
from collections import Counter
from itertools import islice

import pytest

from bot.games.actions import Action
from bot.games.match import act, deal_round, is_open, lapse, new_match
from bot.games.registry import GAMES
from bot.players.registry import MINDS, reason
from bot.players.thinking import choose
from tests.games.cross import reasons as cross
from tests.games.line import reasons as line
from tests.games.meld import reasons as meld
from tests.games.rack import reasons as rack
from tests.luck import part_of

pytestmark = pytest.mark.slow

MATCHES, SAID = part_of(3, 2), 80  # matches of each game that are looked at, and how many reasons in each
OUT_AT_ONCE = {"romi51": (102,)}  # somebody ends the deal in one turn that does not meet the minimum
CHECKS = {"line": line.CHECKS, "cross": cross.CHECKS, "meld": meld.CHECKS, "rack": rack.CHECKS}
FAMILIES = {family: [rules.name for rules in GAMES.values() if rules.family == family] for family in MINDS}


def decisions(game, number, seats=None):
    """Positions of random and greedy play with something that a seat in turn can hand in, and the match after it."""
    rng = random.Random(f"{game} {number}")
    rules = GAMES[game]
    options = {option.key: rng.choice(option.values) for option in rules.options}
    match = new_match(game, seats or rng.choice(rules.seats), options)
    while not match.end:
        match = deal_round(match, rng.randbytes(32)).match
        while is_open(match):
            able = [seat for seat in range(match.seats) if match.offers(seat)]
            if not able:
                match = lapse(match).match
                continue
            seat = match.turn if match.turn in able and rng.random() < 0.9 else rng.choice(able)
            view = match.view(seat)
            for kind in ("random", "greedy"):
                tokens = choose(kind, view, rng)
                if not tokens:
                    continue
                after = done(match, tokens)
                if seat == match.turn:
                    yield match, view, tokens, after
            if tokens:
                match = after
    return


def done(match, tokens):
    for token in tokens:
        match = act(match, Action.parse(token)).match
    return match


def reasons_said(family, game, number):
    """What is said of the moves of a match, and what it is said of."""
    for match, view, tokens, after in decisions(game, number):
        first = reason(view, tokens)
        assert first == reason(view, tokens)
        for number, said in enumerate(MINDS[family].reasons.reasons(view, tokens)):
            assert number or said == first
            assert said.code in MINDS[family].reasons.CODES
            yield said, match, view, tokens, after


@pytest.mark.parametrize("family", MINDS)
def test_every_reason_is_true_of_its_move(family):
    counts = Counter()
    played = [(game, number) for game in FAMILIES[family] for number in (*range(MATCHES), *OUT_AT_ONCE.get(game, ()))]
    for game, number in played:
        for said, match, view, tokens, after in islice(reasons_said(family, game, number), SAID):
            counts[said.code] += 1
            check = CHECKS[family][said.code]
            assert check(said.facts, match, view, tokens, after), (game, number, said, view, tokens)
    assert len(counts) > len(MINDS[family].reasons.CODES) * 0.6, counts


def test_every_family_has_reasons():
    assert set(MINDS) == {game.family for game in GAMES.values()}


@pytest.mark.parametrize("family", MINDS)
def test_every_reason_has_a_check(family):
    assert set(CHECKS[family]) == MINDS[family].reasons.CODES
