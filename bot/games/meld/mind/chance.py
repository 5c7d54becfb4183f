"""Any legal turn, for players who play at random."""

import random

from bot.games.errors import IllegalAction
from bot.games.kit.melds import CARDS, Meld, kinds, melds
from bot.games.meld.rules.additions import additions, possible_exchanges
from bot.games.meld.rules.ending import Laying, WholeTurn, is_legal
from bot.games.meld.rules.moves import LayMeld, LayOff, SwapJoker
from bot.games.meld.rules.reading import text_of, texts_of
from bot.games.meld.rules.taking import taking
from bot.games.meld.rules.turn import MeldTurn, lay

_LAYS = 0.5  # how often a random player looks for something to lay
_TRIES = 6


def any_turn(turn: MeldTurn, rng: random.Random) -> WholeTurn:
    """Some legal turn."""
    if turn.bound or rng.random() < _LAYS:
        ways = [way for _ in range(_TRIES) if (way := _random_way(turn, rng)) is not None]
        if ways:
            return rng.choice(ways)
    if turn.bound:
        found = taking(turn)
        assert found is not None
        return found
    thrown = [kind for kind in kinds(turn.hand) if is_legal(turn, WholeTurn((), kind))]
    return WholeTurn((), rng.choice(thrown))


def _random_way(turn: MeldTurn, rng: random.Random) -> WholeTurn | None:
    """Lay at random, as long as it goes, and stop at random where the turn may end."""
    moves: tuple[Laying, ...] = ()
    now = turn
    found: list[WholeTurn] = []
    while (move := _random_move(now, rng)) is not None:
        try:
            now = lay(now, move)
        except IllegalAction:
            break
        moves = (*moves, move)
        kind = rng.choice(kinds(now.hand))
        if is_legal(turn, WholeTurn(moves, kind)):
            found.append(WholeTurn(moves, kind))
    return rng.choice(found) if found else None


def _random_move(turn: MeldTurn, rng: random.Random) -> Laying | None:
    options: list[Laying] = [LayMeld(texts_of(meld)) for meld in melds(turn.hand, CARDS)]
    for number, lain in enumerate(turn.table, 1):
        options += [
            LayOff(number, texts_of(Meld("run", one.shown, one.natural)))
            for one in additions(lain.meld, turn.hand)
        ]
        options += [
            SwapJoker(number, tuple(map(text_of, one.kinds)))
            for one in possible_exchanges(lain.meld, turn.hand)
        ]
    return rng.choice(options) if options else None
