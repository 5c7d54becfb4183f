"""Whether a turn can end the deal, or may take the discard, against every turn that there is, for small hands."""

import contextlib
import random
from itertools import islice

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from bot.games.errors import IllegalAction
from bot.games.kit.melds.meld import CARDS
from bot.games.kit.melds.pieces import JOKER, add, gather, kinds, without
from bot.games.kit.melds.shapes import additions, melds, possible_exchanges
from bot.games.meld.rules.ending import ending, is_legal
from bot.games.meld.rules.judge import judge
from bot.games.meld.rules.moves import LayMeld, LayOff, SwapJoker
from bot.games.meld.rules.reading import text_of, texts_of
from bot.games.meld.rules.taking import taking
from bot.games.meld.rules.turn import PRESETS, MeldTable, MeldTurn, OnTable, Preset, lay
from tests.luck import part_of

pytestmark = pytest.mark.slow

MOST = 4000


def every_move(turn):
    """Every token that could come next."""
    for meld in melds(turn.hand, CARDS):
        yield LayMeld(texts_of(meld))
    for number, lain in enumerate(turn.table, 1):
        for addition in additions(lain.meld, turn.hand):
            yield LayOff(number, texts_of(addition.added))
        for exchange in possible_exchanges(lain.meld, turn.hand):
            yield SwapJoker(number, tuple(map(text_of, kinds(exchange.pieces))))


def every_turn(turn, seen=None):
    """Every position that tokens can lead to, in any order."""
    seen = set() if seen is None else seen
    key = (turn.hand, turn.table, turn.acts)
    if key in seen:
        return
    seen.add(key)
    yield turn
    for move in every_move(turn):
        try:
            after = lay(turn, move)
        except IllegalAction:
            continue
        yield from every_turn(after, seen)


def all_turns(turn):
    """Every position of a turn; too many are another example's business."""
    positions = list(islice(every_turn(turn), MOST + 1))
    assume(len(positions) <= MOST)
    return positions


def ends(turn):
    """The legal ends of a turn as it stands: whether the deal ends with them."""
    endings = set()
    for kind in set(kinds(turn.hand)):
        with contextlib.suppress(IllegalAction):
            endings.add(bool(judge(turn, kind).end))
    return endings


@st.composite
def turns(draw):
    """A small hand and a small table of cards that lie near each other, the discard taken under an obligation."""
    preset = PRESETS[draw(st.sampled_from(sorted(PRESETS)))]
    minimum = draw(st.sampled_from([12, 18, 24, 30, 40]))
    rng = random.Random(draw(st.integers(0, 2**32)))
    ranks = rng.choice([range(4, 9), (0, 1, 2, 3, 12), (0, 9, 10, 11, 12), range(5, 8)])
    suits = rng.sample(range(4), rng.choice([1, 2, 2, 3, 4]))
    jokers = 0 if preset.name == "romi50" else rng.choice([0, 1, 2, 2, 3])
    deck = [13 * suit + rank for suit in suits for rank in ranks] * 2 + [JOKER] * jokers
    rng.shuffle(deck)
    table, there = [], gather(deck)
    for _ in range(draw(st.integers(0, 2))):
        possible = list(melds(there, CARDS))
        if not possible:
            break
        meld = rng.choice(possible)
        there = without(there, meld.pieces)
        table.append(OnTable(meld, 1, 0, ()))
    rest = list(kinds(there))
    rng.shuffle(rest)
    size = draw(st.integers(1, 6))
    before, card = gather(rest[:size]), rest[size] if len(rest) > size else None
    met = draw(st.booleans()) and bool(table)
    preset = Preset(preset.name, minimum, preset.jokers, preset.each, preset.always_free, preset.naturals)
    return preset, before, card, MeldTable(table), met


@settings(max_examples=part_of(400, 120), deadline=None)
@given(turns())
def test_ro_15_a_discard_may_be_taken_exactly_if_a_legal_turn_with_it_exists(position):
    preset, before, card, table, met = position
    if card is None:
        return
    turn = MeldTurn(preset, 0, 5, met, add(before, card), before, table, "discards", card, False)
    way = taking(turn)
    possible = any(ends(position) for position in all_turns(turn))
    assert (way is not None) == possible
    if way is not None:
        assert is_legal(turn, way)


@settings(max_examples=part_of(300, 100), deadline=None)
@given(turns(), st.booleans())
def test_ro_10_a_turn_can_end_the_deal_exactly_if_a_way_is_found(position, drawn):
    preset, before, card, table, met = position
    if card is None:
        return
    source = "talon" if drawn else "discards"
    turn = MeldTurn(preset, 0, 5, met, add(before, card), before, table, source, card, False)
    way = ending(turn)
    possible = any(True in ends(position) for position in all_turns(turn))
    assert (way is not None) == possible
    if way is not None:
        assert is_legal(turn, way)
