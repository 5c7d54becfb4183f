"""How UNO Dominos is thought about: which moves are looked at, and how a round goes on after them."""

import random
from collections.abc import Sequence
from typing import Any

from bot.games.actions import Action
from bot.games.cross.mind.playing import Hand, Scales, usual
from bot.games.cross.rules.domos import Domo
from bot.games.cross.rules.moves import CallUno, Catch, Play, read
from bot.games.cross.rules.streets import StreetEnd, Streets
from bot.games.cross.rules.view import CrossView
from bot.games.registry import find_game
from bot.games.shuffle import SEED_BYTES, Stream
from bot.games.view import View
from bot.minds.search import ENDLESS, Tokens
from bot.minds.worth import RoundEnd, Typical

ENOUGH = ENDLESS
_MOST = 10  # so many ways to lay something are looked at
_TYPICAL = {2: (41, 63), 3: (47, 80), 4: (52, 100), 5: (56, 119), 6: (59, 138)}
"""By seats: what a round adds to a total in the mean, and how it spreads, where all play as `usual` does."""


def candidates(view: View, rng: random.Random) -> Sequence[Tokens]:  # noqa: ARG001 - nothing is left to chance
    """A call or a catch costs nothing and is made first; else what weighs most, a call of UNO always with the move.

    Out of turn the chance may be let go. Of ways that come to the same (streets that end alike) one is looked at.
    """
    assert isinstance(view, CrossView)
    calls = [token for token in view.legal if isinstance(read(Action.parse(token)), CallUno | Catch)]
    if calls:
        return [(calls[0],)] if view.seat == view.turn else [(calls[0],), ()]
    own = [token for token in view.legal if f"{token} uno" not in view.legal]
    plays = [(token, move) for token in own if isinstance(move := read(Action.parse(token)), Play)]
    others = [(token,) for token in own if all(token != play for play, _ in plays)]
    return [*_best(view, plays), *others]


def _best(view: CrossView, plays: Sequence[tuple[str, Play]]) -> list[Tokens]:
    if not plays:
        return []
    table = _table(view)
    tiles = [Domo(text) for text in view.hand or ()]
    least = min(size for seat, size in enumerate(view.sizes) if seat != view.seat)
    scales = Scales(Hand(tiles, table, least))
    alike: dict[tuple[str, str, StreetEnd], tuple[float, str]] = {}
    for token, move in plays:
        weight = scales.weigh((Domo(move.tile), move.street, move.half))
        alike.setdefault((move.tile, move.half, table.end(move.street)), (weight, token))
    ranked = sorted(alike.values(), key=lambda pair: -pair[0])
    return [(token,) for _, token in ranked[:_MOST]]


def _table(view: CrossView) -> Streets:
    assert view.course is not None
    return Streets(view.course.options["symbols"] == "active", Domo(view.start), view.streets, view.last)


def typical(view: View) -> Typical:
    """What rounds bring with so many seats."""
    return Typical(*_TYPICAL[len(view.sizes)])


def imagine(view: View, rng: random.Random) -> Any:
    """A state that fits."""
    return find_game(view.game).sample(view, rng)


def play_out(view: View, state: Any, tokens: Tokens, rng: random.Random) -> RoundEnd:
    """Everybody plays on as usual, and nobody forgets to call."""
    rules = find_game(view.game)
    for token in tokens:
        state, _ = rules.apply(state, rules.complete(state, Action.parse(token)))
    stream = Stream(rng.randbytes(SEED_BYTES))
    while not state.end:
        state, _ = rules.apply(state, rules.automatic(state, stream) or usual(state, rng))
    outcome = rules.outcome(state)
    assert outcome is not None
    options = view.course.options if view.course else {}
    return RoundEnd(rules.price(options, outcome), outcome.left)
