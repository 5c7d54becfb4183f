"""Deals of rummy with tiles, played by the rules: computer players choose."""

from collections.abc import Iterator
from random import Random

from bot.games.actions import Action
from bot.games.game import Start
from bot.games.options import resolve
from bot.games.rack.mind import quick as rack
from bot.games.rack.rules.deal import TablaState
from bot.games.rack.rules.tabla import Tabla
from bot.games.shuffle import Stream

TABLA = Tabla()


def play(seats: int, seed: int, **options: object) -> Iterator[TablaState]:
    """Yield the state after the deal and after every action; computer players choose."""
    rng, stream = Random(seed), Stream(seed.to_bytes(32, "big"))
    start = Start(resolve(TABLA.options, options), seats)
    state = TABLA.begin(start, *TABLA.deal(start, stream))
    yield state
    while not state.end:
        seat = TABLA.turn(state)
        if seat is None:
            state = TABLA.lapse(state)
        else:
            for token in rack.choose("greedy", TABLA.view(state, seat), rng):
                state, _ = TABLA.apply(state, TABLA.complete(state, Action.parse(token)))
        yield state
