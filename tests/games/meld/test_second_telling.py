"""Römi beside a second telling: whole deals, turn by turn, and at every turn others that may or may not be allowed."""

import random

import pytest

from bot.games.actions import Action
from bot.games.errors import GameError
from bot.games.kit.melds.meld import CARDS
from bot.games.kit.melds.pieces import kinds
from bot.games.kit.melds.shapes import additions, melds, possible_exchanges
from bot.games.meld.mind import quick as players
from bot.games.meld.rules.moves import LayMeld, LayOff, SwapJoker
from bot.games.meld.rules.reading import text_of, texts_of
from bot.games.meld.rules.romi import JokerMania, Romi40, Romi50, Romi51
from bot.games.meld.rules.state import begun
from bot.games.meld.rules.turn import lay
from tests.games.meld.naive import NaiveRomi, RefusedError
from tests.games.zones import zones_of
from tests.luck import LUCK, part_of

pytestmark = pytest.mark.slow

GAMES = {game.name: game() for game in (Romi40, Romi50, Romi51, JokerMania)}


def allowed(naive, tokens):
    """Whether the second telling allows a whole turn."""
    try:
        naive.judge(tokens)
    except RefusedError:
        return False
    return True


def taken_by(game, state, tokens):
    """The state after a whole turn; None if it is refused."""
    try:
        for token in tokens:
            state, _ = game.apply(state, Action.parse(token))
    except GameError:
        return None
    return state if game.settled(state) else None


def played(rng, game, state, kinds_of_players):
    """What the seat in turn hands in until its turn is over."""
    tokens, seat = [], state.seat
    while True:
        handed = players.choose(kinds_of_players[seat], game.view(state, seat), rng)
        for token in handed:
            action = game.complete(state, Action.parse(token))
            tokens.append(str(action))
            state, _ = game.apply(state, action)
        if tokens[-1].split(" ")[1] == "discard":
            return tokens, state


def guesses(rng, state):
    """Turns that may be allowed or not: drawn or taken, laid at random, some tokens out of order or not legal."""
    seat = f"p{state.seat + 1}"
    if state.turn is None:
        take = rng.random() < 0.7
        turn = begun(state, "discards" if take else "talon")
        first = [f"{seat} {'take' if take else 'draw'} {text_of(turn.card)}"]
    else:
        turn, first = state.turn, []
    tokens = list(first)
    for _ in range(rng.choice((0, 1, 1, 2, 2, 3, 4))):
        move = guessed(rng, turn)
        if move is None:
            break
        try:
            turn = lay(turn, move[1])
        except GameError:
            if rng.random() < 0.9:
                break
        tokens.append(f"{seat} {move[0]}")
    hand = kinds(turn.hand)
    thrown = text_of(rng.choice(hand)) if hand and rng.random() < 0.95 else "S5"
    if len(tokens) > 2 and rng.random() < 0.1:
        at = rng.randrange(1, len(tokens) - 1)
        tokens[at], tokens[at + 1] = tokens[at + 1], tokens[at]
    return [*tokens, f"{seat} discard {thrown}"]


def guessed(rng, turn):
    """A token that could be laid, now and then one that is wrong."""
    options = [("meld", LayMeld(texts_of(meld))) for meld in melds(turn.hand, CARDS)]
    for number, lain in enumerate(turn.table, 1):
        for addition in additions(lain.meld, turn.hand):
            options.append(("layoff", LayOff(number, texts_of(addition.added))))
        for exchange in possible_exchanges(lain.meld, turn.hand):
            options.append(("swap", SwapJoker(number, tuple(map(text_of, kinds(exchange.pieces))))))
    if not options:
        return None
    verb = rng.choice(sorted({verb for verb, _ in options}))
    move = rng.choice([move for other, move in options if other == verb])
    words = list(move.tiles)
    if rng.random() < 0.1:
        rng.shuffle(words)
    if rng.random() < 0.05:
        words[rng.randrange(len(words))] = rng.choice(["H7", "JK", "JK=S4", "JK=JK", "H1", "C10"])
    move = type(move)(tuple(words)) if verb == "meld" else type(move)(move.number, tuple(words))
    number = [] if verb == "meld" else [f"m{move.number}"]
    return " ".join([verb, *number, *words]), move


def same(naive, state, game):
    """Both tell the same of where every card is."""
    zones = {zone.name: sorted(zone.pieces) for zone in zones_of(state)}
    for seat, hand in enumerate(naive.hands):
        known = zones[f"known-p{seat + 1}"]  # what all saw it take lies apart
        assert sorted([*zones[f"hand-p{seat + 1}"], *known]) == sorted(hand)
    assert zones["talon"] == sorted(naive.talon)
    assert zones["discards"] == sorted(naive.pile)
    combinations = [tuple(lain.cards) for lain in game.view(state, None).table]
    assert [sorted(cards) for cards in combinations] == [sorted(cards) for cards in naive.table]
    assert (state.met, state.turned, state.end) == (tuple(naive.met), naive.turned, naive.end)


def play_both(name, seats, number, guesses_a_turn, deals=1):
    """Play deals with both; answers how many turns of guesses were allowed, and how many refused."""
    rng = random.Random(f"{LUCK} {name} {seats} {number}")
    game = GAMES[name]
    options = {"direction": rng.choice(("left", "right")), "hand-doubles": rng.random() < 0.5, "deals": 1}
    counts = {True: 0, False: 0}
    kinds_of_players = [rng.choice(("greedy", "random", "random")) for _ in range(seats)]
    from bot.games.game import Start
    from bot.games.match import round_result
    from bot.games.shuffle import Stream

    seed = rng.randbytes(32)
    stream = Stream(seed)
    dealer, deal = game.deal(Start(options, seats), stream)
    naive = NaiveRomi(name, options, seats, seed.hex())
    hands, stock = naive.dealt
    assert (dealer, list(deal["hands"].values()), deal["stock"]) == (naive.dealer, hands, stock)
    state = game.begin(Start(options, seats), dealer, deal)
    while not state.end:
        expected = naive.new_talon()
        automatic = game.automatic(state, stream)
        assert (None if automatic is None else [str(automatic)]) == expected
        if automatic is not None:
            state, _ = game.apply(state, automatic)
        assert state.seat == naive.seat
        for _ in range(guesses_a_turn):
            tokens = guesses(rng, state)
            ours = taken_by(game, state, tokens)
            assert (ours is not None) == allowed(naive, tokens), tokens
            counts[ours is not None] += 1
        tokens, state = played(rng, game, state, kinds_of_players)
        assert allowed(naive, tokens), tokens
        naive.do(tokens)
        same(naive, state, game)
    outcome = game.outcome(state)
    result = round_result(outcome, game.price(options, outcome))
    facts = {"end": result.end, "winner": result.winner, "left": result.left, "score": result.score}
    assert facts == naive.result()
    return counts


CASES = [(name, seats, number) for name in GAMES for seats in (2, 3, 4) for number in range(part_of(2, 1))]


@pytest.mark.parametrize(("name", "seats", "number"), CASES)
def test_turns_and_results_are_those_of_the_second_telling(name, seats, number):
    counts = play_both(name, seats, number, 5)
    assert all(counts.values())
