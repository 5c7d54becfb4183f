"""Tábla Römi played at random, the engine beside a second telling: moves of all seats, turns, ends, results.

The deals are such that hands are near their end, since players who play at random never end otherwise.
"""

import random

import pytest

from bot.games.actions import Action, seat_names
from bot.games.errors import GameError
from bot.games.game import Start
from bot.games.match import round_result
from bot.games.rack.rules.tabla import Tabla
from tests.games.rack.hands import stacked_deal
from tests.games.rack.naive import Judge, NaiveTabla
from tests.golden import FOLDER
from tests.luck import LUCK
from tests.texts import decode_all

pytestmark = pytest.mark.slow

GAME = Tabla()
OPTIONS = [
    {"direction": direction, "printed-jokers": rule, "claims": claims}
    for direction in ("left", "right")
    for rule in ("stand-in", "wild")
    for claims in (True, False)
]


def offers_of(state):
    return [GAME.complete(state, offer) for seat in range(len(state.hands)) for offer in GAME.offers(state, seat)]


def compare(state, table):
    """Every seat may do what the second telling lets it do; an end for each kind and discard with which it can end."""
    offers = [str(offer) for offer in offers_of(state)]
    ends = [token for token in offers if token.split(" ")[1] == "end"]
    legal = [token for name in table.seats for token in table.legal(name)]
    assert sorted(set(offers) - set(ends)) == sorted(legal)
    assert [token for token in offers if not table.may(token)] == []
    ways = [(token.split(" ")[0], token.split(" ")[4], token.split(" ")[2]) for token in ends]
    assert sorted(ways) == sorted((name, *way) for name in table.seats for way in table.ends(name))
    awaited = GAME.turn(state)
    expected = None if table.void or table.winner else table.turn
    assert (None if awaited is None else table.seats[awaited]) == expected


def is_refused(state, token):
    try:
        GAME.apply(state, Action.parse(token))
    except GameError:
        return True
    return False


def check_refused(rng, state, table, seen):
    """Refused is what the second telling does not allow: moves of before, of others, ends written otherwise (C-1)."""
    tokens = [*rng.sample(seen, min(4, len(seen))), *(f"{seat} take {table.last}" for seat in table.seats)]
    tokens += [f"{seat} draw-turned {table.turned}" for seat in table.seats]
    tokens += [f"{seat} claim {table.last}" for seat in table.seats]
    ends = [str(offer) for offer in offers_of(state) if offer.verb == "end"]
    for token in ends[:2]:
        words = token.split(" ")
        at, other = rng.sample(range(5, len(words)), 2)
        words[at], words[other] = words[other], words[at]
        tokens.append(" ".join(words))
    for token in tokens:
        assert table.may(token) != is_refused(state, token), token


def weigh(state, action, rng, eager):
    """Return a weight: an eager player ends and mostly keeps the hand as it is; others play on, so talons run out."""
    end = action.verb in ("end", "claim", "draw-turned")
    fresh = state.fresh is not None and action.verb == "discard" and action.args == (state.fresh.text,)
    return rng.random() + (end + 0.8 * fresh if eager else -end)


def result(state):
    outcome = GAME.outcome(state)
    facts = round_result(outcome, GAME.price({}, outcome))
    return {"end": facts.end, "winner": facts.winner, "left": dict(facts.left), "score": dict(facts.score)}


def play_deal(rng, seats, options, eager):
    """Play a deal; answer the tokens and how it ended."""
    dealer = rng.randrange(seats)
    step = 1 if options["direction"] == "left" else -1
    deal = stacked_deal(rng, seats, (dealer + step) % seats, lambda turned: Judge(turned, options["printed-jokers"]))
    state = GAME.begin(Start({**options, "deals": 1}, seats), dealer, deal)
    table = NaiveTabla(options, seat_names(seats)[dealer], deal)
    seen = []
    while not state.end:
        compare(state, table)
        offers = offers_of(state)
        if not offers or (table.void and rng.random() < 0.5):
            state = GAME.lapse(state)
            continue
        check_refused(rng, state, table, seen)
        action = max(offers, key=lambda offer: weigh(state, offer, rng, eager))
        state, _ = GAME.apply(state, action)
        assert table.may(str(action))
        seen.append(str(action))
        table.do(str(action))
    assert result(state) == table.result()
    return seen, state.end


CASES = [(2 + number % 3, options, True) for number, options in enumerate(OPTIONS)]
CASES += [(2 + number, options, False) for number, options in enumerate(OPTIONS[::4])]


@pytest.mark.parametrize(("seats", "options", "eager"), CASES)
def test_moves_ends_and_results_are_those_of_the_second_telling(seats, options, eager):
    rng = random.Random(f"{LUCK} {seats} {sorted(options.items())} {eager}")
    play_deal(rng, seats, options, eager)


GOLDEN = list(decode_all((FOLDER / "tabla.jsonl").read_bytes().splitlines()))


@pytest.mark.parametrize("number", range(len(GOLDEN)))
def test_the_golden_records_are_those_of_the_second_telling(number):
    record = GOLDEN[number]
    for played in record.rounds:
        table = NaiveTabla(dict(record.options), played.dealer, played.deal)
        for token in played.actions:
            assert table.may(token), token
            table.do(token)
        facts = played.result
        assert table.result() == {
            "end": facts.end,
            "winner": facts.winner,
            "left": dict(facts.left),
            "score": dict(facts.score),
        }
