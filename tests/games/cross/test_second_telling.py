"""UNO Dominos played at random, the engine beside a second telling: moves of all seats, turns, results, scores."""

import itertools
import random
from functools import cache

import msgspec
import pytest

from bot.games.actions import Action, seat_names
from bot.games.errors import GameError
from bot.games.match import act, deal_round, is_open, new_match
from bot.games.registry import GAMES
from tests.games.cross.naive import Round
from tests.luck import part_of

pytestmark = pytest.mark.slow

OPTIONS = [
    dict(zip([option.key for option in GAMES["uno"].options], values, strict=True))
    for values in itertools.product(*(option.values for option in GAMES["uno"].options))
]
MOST_ROUNDS = 2
SHIRKING = ("draw", "pass", "keep", "uno", "forced", "challenge innocent", "challenge guilty", "catch p1", "catch p2")
BENTS = {"any": (), "idle": ("draw", "keep", "pass"), "bluffing": ("challenge", "W4-W4"), "catching": ("catch",)}


def legal_in_full(match, seat):
    rules, state = match.rules, match.state
    return [str(rules.complete(state, action)) for action in match.offers(seat)]


def compare_position(match, naive_round):
    """Every seat may do exactly what the second telling lets it do, nothing twice, and the same seat is awaited."""
    names = seat_names(match.seats)
    for seat, name in enumerate(names):
        assert sorted(legal_in_full(match, seat)) == sorted(naive_round.legal(name))
    assert names[match.turn] == naive_round.turn


def is_refused(match, token):
    try:
        act(match, Action.parse(token))
    except GameError:
        return True
    return False


def check_refused(match, naive_round, once_legal, shirking):
    """Check that moves of before, and shirking, are refused where the second telling does not allow them (C-1)."""
    allowed = {token for seat in naive_round.seats for token in naive_round.legal(seat)}
    verbs = {" ".join(token.split(" ")[:2]) for token in allowed if token.split(" ")[1] in ("draw", "forced")}
    for token in (once_legal, shirking, f"* {once_legal.partition(' ')[2]}"):
        assert token in allowed | verbs or is_refused(match, token), token


def follow(naive_round, tokens):
    """Let the second telling do what happened; what it says is due has to come first, and all of it."""
    for token in tokens:
        if naive_round.due:
            assert naive_round.due.pop(0) == token
        else:
            naive_round.do(token)
    assert not naive_round.due


def choose(rng, match, bent):
    """A legal action of any seat, most often one after the players' bent."""
    actions = [action for seat in range(match.seats) for action in match.offers(seat)]
    liked = [action for action in actions if {action.verb, *action.args} & set(BENTS[bent])]
    return rng.choice(liked if liked and rng.random() < 0.9 else actions)


def play_round(rng, match, bent):
    """Play one round beside the second telling; answer the match, the second telling and the verbs."""
    played = deal_round(match, rng.randbytes(32))
    fresh = played.match.rounds[-1]
    naive_round, seen = Round(match.options, fresh.dealer, fresh.deal), []
    follow(naive_round, played.tokens)
    while is_open(played.match):
        compare_position(played.match, naive_round)
        seen += naive_round.legal(naive_round.turn)
        shirking = f"{rng.choice(naive_round.seats)} {rng.choice(SHIRKING)}"
        check_refused(played.match, naive_round, rng.choice(seen), shirking)
        played = act(played.match, choose(rng, played.match, bent))
        follow(naive_round, played.tokens)
    assert msgspec.to_builtins(played.match.rounds[-1].result) == naive_round.result()
    return played.match, naive_round


def play(seats, options, bent):
    """Play some rounds; answer the match and the second tellings."""
    rng = random.Random(f"{seats} {options} {bent}")
    match, rounds = new_match("uno", seats, options), []
    while not match.end and len(rounds) < MOST_ROUNDS:
        match, naive_round = play_round(rng, match, bent)
        rounds.append(naive_round)
    return match, rounds


@cache
def matches(seats):
    """A sample of all options and bents of players, another one for each number of seats."""
    cases = list(itertools.product(OPTIONS, BENTS))
    return [play(seats, *case) for case in random.Random(f"part {seats}").sample(cases, len(cases) // part_of(2, 3))]


@pytest.mark.parametrize("seats", range(2, 7))
def test_moves_turns_and_results_are_those_of_the_second_telling(seats):
    assert {naive_round.ended for _, rounds in matches(seats) for naive_round in rounds} >= {"out", "blocked"}


def test_the_games_played_have_seen_everything():
    tokens = [
        token.split(" ")
        for seats in range(2, 7)
        for match, _ in matches(seats)
        for round_ in match.rounds
        for token in round_.actions
    ]
    said = {words[1] for words in tokens}
    assert said >= {"take", "return", "heap", "open", "play", "draw", "keep", "pass", "uno", "catch", "penalty"}
    assert said >= {"forced", "skipped", "challenge"}
    assert {words[2] for words in tokens if words[1] == "challenge"} == {"guilty", "innocent"}
    assert any(words[1:] == ["forced"] for words in tokens)


@pytest.mark.parametrize("seats", range(2, 7))
def test_totals_and_places_add_up_ud_13(seats):
    for match, rounds in matches(seats):
        scores = [naive_round.result()["score"] for naive_round in rounds]
        totals = tuple(sum(score[seat] for score in scores) for seat in seat_names(seats))
        assert match.totals == totals
        assert match.places == tuple(1 + sum(other > total for other in totals) for total in totals)


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_match_ends_at_its_target_ud_13(seats):
    for match, _ in matches(seats):
        target = match.options["target"]
        reached = ("target" if max(match.totals) >= target else "") if target else "rounds"
        assert match.end == reached


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_deal_goes_round_ud_15(seats):
    for match, _ in matches(seats):
        dealers = [int(round_.dealer[1:]) for round_ in match.rounds]
        assert all(later == before % seats + 1 for before, later in itertools.pairwise(dealers))
