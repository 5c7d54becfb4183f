"""Deals of rummy with cards, played by the rules: the best melds are laid when they may be, the rest is chance."""

from collections.abc import Iterator
from random import Random

from bot.games.actions import Action, seat_name
from bot.games.errors import IllegalAction, NotationError
from bot.games.game import Start
from bot.games.kit.melds.best import best
from bot.games.kit.melds.meld import CARDS
from bot.games.kit.melds.pieces import gather
from bot.games.meld.rules.reading import kind_of, texts_of
from bot.games.meld.rules.romi import Romi
from bot.games.meld.rules.state import MeldState
from bot.games.options import resolve
from bot.games.shuffle import Stream


def play(game: Romi, seats: int, seed: int, **options: object) -> Iterator[MeldState]:
    """Yield the state after the deal, after every draw and after every turn."""
    rng, stream = Random(seed), Stream(seed.to_bytes(32, "big"))
    start = Start(resolve(game.options, options), seats)
    state = game.begin(start, *game.deal(start, stream))
    yield state
    while not state.end:
        action = game.automatic(state, stream)
        if action is None:
            drawn = _drawn(game, state, rng)
            yield drawn
            done = _laid(game, drawn, rng) or _thrown(game, drawn, rng)
            if done is None:  # what was taken cannot be laid: the talon instead
                drawn = _drawn(game, state, rng, talon=True)
                done = _thrown(game, drawn, rng)
            assert done is not None
            state = done
        else:
            state, _ = game.apply(state, action)
        yield state


def _drawn(game: Romi, state: MeldState, rng: Random, *, talon: bool = False) -> MeldState:
    """Draw; or take the discard sometimes."""
    draws = [offer for offer in game.offers(state, state.seat) if isinstance(offer, Action)]
    draws = [offer for offer in draws if offer.verb in ("draw", "take")]
    if not draws:
        return state
    action = rng.choice(draws) if rng.random() < 0.3 and not talon else draws[0]
    return game.apply(state, game.complete(state, action))[0]


def _tried(game: Romi, state: MeldState, *words: str) -> MeldState | None:
    try:
        return game.apply(state, Action.parse(" ".join((seat_name(state.seat), *words))))[0]
    except (IllegalAction, NotationError):
        return None


def _hand(game: Romi, state: MeldState) -> tuple[str, ...]:
    return game.view(state, state.seat).hand or ()


def _laid(game: Romi, state: MeldState, rng: Random) -> MeldState | None:
    """Lay the best melds, add what can be added, throw a card; None if that is no legal turn."""
    begun = state
    for meld in best(gather(map(kind_of, _hand(game, state))), CARDS).melds:
        state = _tried(game, state, "meld", *texts_of(meld)) or state
    for combination in game.view(state, None).table:
        for card in _hand(game, state):
            state = _tried(game, state, "layoff", f"m{combination.number}", card) or state
    return None if state is begun else _thrown(game, state, rng)


def _thrown(game: Romi, state: MeldState, rng: Random) -> MeldState | None:
    hand = list(_hand(game, state))
    rng.shuffle(hand)
    states = (_tried(game, state, "discard", card) for card in sorted(hand, key=lambda card: card == "JK"))
    return next((thrown for thrown in states if thrown is not None), None)
