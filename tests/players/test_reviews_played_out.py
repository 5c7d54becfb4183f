"""What a review tells is true: its moments, played out once more in fresh states, come out as they were told.

The rounds are played on here by a match of its own, without the code that the review thinks with. All of it:
`pytest --thorough tests/players/test_reviews_played_out.py`.
"""

import math
import random

import msgspec
import pytest

from bot.games.actions import Action, seat_name
from bot.games.match import Match, act, claimant, deal_round, is_open, lapse, new_match, to_record
from bot.games.minds.worth import RoundEnd, Standing, chances
from bot.games.record import Round
from bot.games.registry import GAMES
from bot.players.registry import mind_of, turns
from bot.players.reviews import MOST, decisions, reviewing
from bot.players.thinking import Budget, choose, think
from tests.luck import LUCK, part_of

pytestmark = pytest.mark.slow

STATES = part_of(2000, 40)
# By game: how many rounds a review plays out in its half a minute on a slow machine.
ROUNDS = {"christmas": 3000, "classic": 5000, "moomin": 4000, "moomin-joker": 4000, "uno": 3000, "tabla": 1400}
_RUMMY = 1000
# By game: a match with much to tell, which of its decisions are looked at, in how many rounds.
FEW = {
    "christmas": (1, slice(None), 1500),
    "classic": (0, slice(None), 1500),
    "moomin": (4, slice(None), 1500),
    "moomin-joker": (1, slice(None), 2500),
    "uno": (0, slice(-2, -1), 300),
    "romi40": (22, slice(-4, -3), 240),
}
CASES = sorted(GAMES)[: part_of(len(GAMES), 0)] or sorted(FEW)
SECONDS = 30.0
_CARELESS = 0.3  # how often the player who is reviewed does anything


def random_match(game, number):
    """A match with options and seats by chance, in which `p1` now and then does anything."""
    rng = random.Random(f"{LUCK} {game} {number}")
    rules = GAMES[game]
    options = {option.key: rng.choice(option.values) for option in rules.options}
    match = new_match(game, rng.choice(rules.seats), options)
    while not match.end:
        match = played_on(deal_round(match, rng.randbytes(32)).match, rng, careless=0)
    return match


def played_on(match: Match, rng, careless=None) -> Match:
    """Let normal players play the round to its end; claims go first, and nobody forgets to call in the end."""
    while is_open(match):
        exposed = getattr(match.view(None), "exposed", None)
        if exposed not in (None, match.turn) and match.offers(exposed):
            match = act(match, Action(exposed, "uno")).match
            continue
        seat = claimant(match)
        tokens = () if seat is None else choose("greedy", match.view(seat), rng)
        if not tokens and match.turn is not None and match.offers(match.turn):
            seat = match.turn
            kind = "random" if seat == careless and rng.random() < _CARELESS else "greedy"
            tokens = choose(kind, match.view(seat), rng)
        for token in tokens:
            match = act(match, Action.parse(token)).match
        if not tokens:
            match = lapse(match).match
    return match


def reviewed(decided, rounds):
    """The review of decisions on a machine that plays out so many rounds in half a minute; estimates take no time."""
    now, each = 0.0, SECONDS / rounds
    asking, answer = reviewing(decided, lambda: now, SECONDS), None
    while True:
        try:
            question = asking.send(answer)
        except StopIteration as stop:
            return stop.value
        most = question.budget.iterations
        if question.among:
            most = max(2, min(most, int(question.budget.seconds / each)))
            now += most * each
        budget = Budget(most)
        answer = think(question.decision.view, random.Random(question.seed), budget, among=question.among)


def standing(view, state):
    """A match that stands as in a view, with what is hidden as in a state."""
    course = view.course
    dealer = None if course.dealer is None else seat_name(course.dealer)
    blank = Round(
        dealer=dealer,
        seed=bytes(32).hex(),
        commitment="",
        cuts=msgspec.UNSET,
        deal=dict(course.dealt),
        actions=(),
        result=None,
    )
    match = new_match(view.game, len(view.sizes), dict(course.options))
    return msgspec.structs.replace(
        match,
        totals=course.totals,
        lefts=course.lefts,
        rounds=(blank,) * course.round,
        outcomes=(None,) * (course.round - 1),
        state=state,
        history=course.history,
    )


def chance_after(view, state, tokens, luck):
    """The chance to win the match after a hand-in, the rest of the turn as a whole, and a round of normal players."""
    match, rng = standing(view, state), random.Random(luck)
    for token in tokens:
        match = act(match, Action.parse(token)).match
    while turns(view) and is_open(match) and match.turn == view.seat:
        for token in turns(match.view(view.seat))[0]:
            match = act(match, Action.parse(token)).match
    match = played_on(match, rng)
    outcome, rules = match.outcomes[-1], match.rules
    before = Standing(view.course.totals, view.course.lefts, view.course.round - 1)
    after = before.after(RoundEnd(rules.price(match.options, outcome), outcome.lefts))
    return chances(rules, match.options, after, mind_of(view).model.typical(view))[view.seat]


def played_out(moment, states, word):
    """How much better a moment's other move is, in fresh states, and the standard error of that."""
    view, rng = moment.decision.view, random.Random(f"fresh {word}")
    rival = moment.other.tokens if moment.agreed else moment.best.tokens
    differences = []
    for _ in range(states):
        state, luck = GAMES[view.game].sample(view, rng), rng.getrandbits(64)
        mine, its = (chance_after(view, state, tokens, luck) for tokens in (moment.done.tokens, rival))
        differences.append(its - mine)
    mean = math.fsum(differences) / states
    spread = math.fsum((difference - mean) ** 2 for difference in differences)
    return mean, math.sqrt(spread / (states * (states - 1)))


def difference_of(moment):
    """The difference that a moment tells, and its standard error."""
    rival = moment.other if moment.agreed else moment.best
    return rival.worth - moment.done.worth, moment.done.apart


def looked_at(game):
    """The matches that are looked at: their numbers, which decisions, and rounds for a review."""
    every = [(number, slice(-MOST, None), ROUNDS.get(game, _RUMMY)) for number in range(part_of(200, 0))]
    return every or [FEW[game]]


@pytest.mark.parametrize("game", CASES)
def test_what_is_told_comes_out_so_in_fresh_states(game):
    tellings = 0
    for number, which, rounds in looked_at(game):
        decided = tuple(decisions(to_record(random_match(game, number)), 0))[which]
        for moment in reviewed(decided, rounds).moments:
            more, error = difference_of(moment)
            mean, fresh = played_out(moment, STATES, number)
            assert mean * more > 0
            # of hundreds one is farther than three errors; some differ by just as much always
            assert abs(mean - more) <= 4 * math.hypot(error, fresh) + 1e-9
            tellings += 1
    assert tellings
