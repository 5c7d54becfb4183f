"""The line games played at random, the engine beside a second telling: moves of all seats, turns, results, scores."""

import itertools
import random
from functools import cache

import msgspec
import pytest

from bot.games.actions import Action, seat_names
from bot.games.errors import GameError
from bot.games.match import act, deal_round, is_open, new_match
from bot.games.registry import GAMES
from tests.games.line.naive import TABLES, match_end, pips
from tests.luck import part_of

pytestmark = pytest.mark.slow

MOST_ROUNDS = 2
CASES = [
    (name, seats, dict(zip([option.key for option in GAMES[name].options], values, strict=True)))
    for name in TABLES
    for seats in GAMES[name].seats
    for values in itertools.product(*(option.values for option in GAMES[name].options))
]
TRIES = {"classic": 2, "moomin": 12}  # deals of each setting; of other games four


def legal_in_full(match, seat):
    rules, state = match.rules, match.state
    return [str(rules.complete(state, action)) for action in match.offers(seat)]


def compare_position(match, table):
    """Every seat may do exactly what the second telling lets it do, nothing twice, and the same seat is awaited."""
    for seat, name in enumerate(seat_names(match.seats)):
        assert sorted(legal_in_full(match, seat)) == sorted(table.legal(name))
    assert seat_names(match.seats)[match.turn] == table.turn


def is_refused(match, token):
    try:
        act(match, Action.parse(token))
    except GameError:
        return True
    return False


def check_refused(match, table, once_legal):
    """Check that moves of before, and shirking, are refused where the second telling does not allow them (C-1)."""
    shirking = ["pass", "end", "no-double", *(f"draw {tile}" for tile in table.stock[:1])]
    for token in (once_legal, *(f"{table.turn} {words}" for words in shirking)):
        assert token in table.legal(table.turn) or is_refused(match, token), token


def follow(table, tokens):
    """Let the second telling do what happened; what happened of itself left no choice (C-1)."""
    for token in tokens:
        assert table.legal(table.turn) == [token]
        table.do(token)


def choose(rng, match, lazy):
    """A legal action; lazy players draw, pass and keep their jokers, so rounds get blocked."""
    actions = list(match.offers(match.turn))
    idle = [action for action in actions if action.verb != "play"]
    plain = [action for action in actions if "J" not in "".join(action.args)]
    return rng.choice((idle or plain or actions) if lazy else actions)


def play_round(rng, match, lazy):
    """Play one round beside the second telling; answer the match and the table."""
    played = deal_round(match, rng.randbytes(32))
    fresh = played.match.rounds[-1]
    table = TABLES[match.game](match.options, fresh.dealer, fresh.deal)
    follow(table, played.tokens)
    seen = []
    while is_open(played.match):
        compare_position(played.match, table)
        seen.extend(table.legal(table.turn))
        check_refused(played.match, table, rng.choice(seen))
        played = act(played.match, choose(rng, played.match, lazy))
        table.do(played.tokens[0])
        follow(table, played.tokens[1:])
    assert msgspec.to_builtins(played.match.rounds[-1].result) == table.result()
    return played.match, table


def play(name, seats, options, number, lazy):
    """Play some rounds; answer the match and the tables."""
    rng = random.Random(f"{name} {seats} {options} {number}")
    match, tables = new_match(name, seats, options), []
    while not match.end and len(tables) < MOST_ROUNDS:
        match, table = play_round(rng, match, lazy)
        assert match.end == (match_end(name, options, match.totals, len(tables) + 1) or "")
        tables.append(table)
    return match, tables


@cache
def matches(game):
    """All numbers of seats and all options of a game, half of the matches with lazy players; by default every other."""
    cases = [(*case, number) for case in CASES if case[0] == game for number in range(TRIES.get(game, 4))]
    return [play(*case, case[-1] % 2 == 1) for case in random.Random(game).sample(cases, len(cases) // part_of(1, 2))]


@pytest.mark.parametrize("game", TABLES)
def test_moves_turns_and_results_are_those_of_the_second_telling(game):
    assert {table.ended for _, tables in matches(game) for table in tables} == {"out", "blocked"}


@pytest.mark.parametrize("game", TABLES)
def test_totals_add_up(game):
    for match, tables in matches(game):
        scores = [table.result()["score"] for table in tables]
        totals = tuple(sum(score[seat] for score in scores) for seat in seat_names(match.seats))
        assert match.totals == totals


def lot_worth(tile, rule):
    """CL-3: no two tiles are worth the same."""
    double = len(set(tile.split("-"))) == 1
    return (double, pips(tile), tile) if rule == "highest-double" else (pips(tile), double, tile)


def test_lots_say_who_starts_the_match_cl_3():
    for match, tables in matches("classic"):
        lots, rule = tables[0].deal["lots"], match.options["start"]
        assert tables[0].deal["starter"] == max(lots, key=lambda seat: lot_worth(lots[seat], rule))


def test_the_last_winner_starts_the_next_hand_cl_9():
    for _, tables in matches("classic"):
        for before, later in itertools.pairwise(tables):
            assert later.deal["starter"] == before.next_starter()


@pytest.mark.parametrize("game", ["moomin", "moomin-joker", "christmas"])
def test_the_deal_or_the_start_goes_round_md_2_wd_4(game):
    for _, tables in matches(game):
        for before, later in itertools.pairwise(tables):
            first, second = (table.dealer or table.deal["starter"] for table in (before, later))
            assert second == before.after(first)
