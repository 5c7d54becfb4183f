"""Playing UNO Dominos: lay what is dear, keep colours and jokers; and when to call UNO, catch, or challenge."""

import random
from collections import Counter
from collections.abc import Hashable, Mapping
from functools import partial

from bot.games.actions import Action, Draw, Move, Pass, seat_name
from bot.games.cross.rules import moves
from bot.games.cross.rules.cross import Domo, colour, is_joker, value
from bot.games.cross.rules.moves import CrossView, may_be_guilty, read
from bot.games.minds.weighing import best, pick, without

_CALLS = {"greedy": 1.0, "random": 0.5}  # how often a kind of player calls UNO after the move
_CATCHES = {"greedy": 0.6, "random": 0.3}  # how often it catches who forgot to
_WORTH: Mapping[type[Move], float] = {
    moves.CallUno: 900.0,
    moves.Forced: 2.0,
    moves.Challenge: 1.0,
    moves.StartCross: 1.0,
    Draw: 0.0,
    Pass: 0.0,
    moves.Keep: -5.0,
}
_NEVER = -1000.0


def suggest(view: CrossView) -> tuple[str, ...]:
    """Return the best of all tokens; to catch somebody only where there is nothing else to do."""
    return best(view.legal, partial(_weigh, view))


def choose(kind: str, view: CrossView, rng: random.Random) -> tuple[str, ...]:
    """Return a call or a catch, a challenge that may succeed, else one of the best tokens, or any, by kind."""
    if (called := _call(kind, view, rng)) is not None:
        return called
    bold = challenge(view) if kind == "greedy" else None
    calls = moves.CallUno | moves.Catch
    tokens = tuple(token for token in view.legal if not isinstance(read(Action.parse(token)), calls))
    return bold or pick(kind, tokens, partial(_weigh, view), rng)


def effect(view: CrossView, token: str) -> Hashable:
    """Return a token's effect."""
    return moves.effect(read(Action.parse(token)), view)


def _weigh(view: CrossView, token: str) -> float:
    """Weigh a token: points laid, domos of a colour that fit afterwards, jokers kept for need, UNO called.

    Harmless: who suffers a Joker Draw 4 takes the domos, the exchange gives back the dearest.
    """
    move = read(Action.parse(token))
    if isinstance(move, moves.GiveBack):
        return float(Domo(move.tile).points)
    return _weigh_play(view, move) if isinstance(move, moves.PlayDomo) else _WORTH.get(type(move), _NEVER)


def _weigh_play(view: CrossView, move: moves.PlayDomo) -> float:
    tile, rest = Domo(move.tile), [Domo(text) for text in without(view.hand or (), move.tile)]
    if not rest:
        return 1000.0
    called = 50.0 if move.uno else 0.0
    if tile.joker:
        return called + (30.0 if len(rest) < 2 else -20.0)
    colours = Counter(colour(other.a) or colour(other.b) for other in rest)
    opened = tile.other(move.half)
    fitting = sum(1 for other in rest if _fits(other, opened))
    return called + tile.points + 1.5 * fitting + 0.5 * colours[colour(opened)] + _symbols(view, tile)


def _fits(tile: Domo, end: str) -> bool:
    """Return True if a domo may well join an open half."""
    alike = (colour(half) == colour(end) or value(half) == value(end) for half in (tile.a, tile.b))
    return is_joker(end) or tile.joker or any(alike)


def _symbols(view: CrossView, tile: Domo) -> float:
    """Return what symbols are worth: something if the next player is about to go out."""
    close = view.sizes[((view.turn or 0) + view.step) % len(view.sizes)] <= 2
    return 15.0 if close and {value(tile.a), value(tile.b)} & {"D2", "SK"} else 0.0


def _call(kind: str, view: CrossView, rng: random.Random) -> tuple[str, ...] | None:
    """Return what a player of that kind calls, in or out of turn; () to let the chance go, None if it is to play.

    A greedy one always calls UNO; both kinds catch only sometimes, for they have to look, as people have.
    """
    if view.seat is None or view.exposed is None:
        return None
    mine = view.exposed == view.seat
    token = f"{seat_name(view.seat)} uno" if mine else f"{seat_name(view.seat)} catch {seat_name(view.exposed)}"
    if token in view.legal and rng.random() < (_CALLS if mine else _CATCHES)[kind]:
        return (token,)
    return None if view.seat == view.turn else ()


def challenge(view: CrossView) -> tuple[str, ...] | None:
    """Return the challenge that may succeed, as far as the view tells; None if there is none.

    It costs nothing: who fails draws no more than the four, and has no turn either way (UD-10).
    """
    if view.phase != "suffer" or view.seat != view.turn or not may_be_guilty(view):
        return None
    return next(((token,) for token in view.legal if isinstance(read(Action.parse(token)), moves.Challenge)), None)
