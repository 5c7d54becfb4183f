"""Advice for UNO Dominos: lay what is dear, keep colours and jokers; and when to call UNO, catch, or challenge."""

import random
from collections import Counter

from bot.games.actions import seat_name
from bot.games.cross.domos import Domo, colour, is_joker, value
from bot.games.cross.view import CrossView
from bot.games.view import View

_CALLS = {"greedy": 1.0, "random": 0.5}  # how often a kind of player calls UNO after the move
_CATCHES = {"greedy": 0.6, "random": 0.3}  # how often it catches who forgot to
_VERBS = {"uno": 900.0, "forced": 2.0, "challenge": 1.0, "open": 1.0, "draw": 0.0, "pass": 0.0, "keep": -5.0}
_NEVER = -1000.0


def weigh_cross(view: View, token: str) -> float:
    """Weigh a token: points laid, domos of a colour that fit afterwards, jokers kept for need, UNO called.

    Deterministic and harmless: who suffers a Joker Draw 4 takes the domos, the exchange gives back the dearest. To
    catch is left to `call_cross`, which knows chance.
    """
    assert isinstance(view, CrossView)
    words = token.split(" ")
    if words[1] == "return":
        return float(Domo(words[2]).points)
    if words[1] == "play":
        return _weigh_play(view, words)
    return _VERBS.get(words[1], _NEVER)


def _weigh_play(view: CrossView, words: list[str]) -> float:
    tile, half = Domo(words[2]), words[4]
    hand = list(view.hand or ())
    hand.remove(words[2])
    if not hand:
        return 1000.0
    called = 50.0 if words[5:] == ["uno"] else 0.0
    if tile.joker:
        return called + (30.0 if len(hand) < 2 else -20.0)
    rest = [Domo(text) for text in hand]
    colours = Counter(colour(other.a) or colour(other.b) for other in rest)
    opened = tile.other(half)
    fitting = sum(1 for other in rest if _fits(other, opened))
    return called + tile.points + 1.5 * fitting + 0.5 * colours[colour(opened)] + _symbols(view, tile)


def _fits(tile: Domo, end: str) -> bool:
    """Answer whether a domo may well join an open half."""
    if is_joker(end) or tile.joker:
        return True
    return any(colour(half) == colour(end) or value(half) == value(end) for half in (tile.a, tile.b))


def _symbols(view: CrossView, tile: Domo) -> float:
    """Answer what symbols are worth: more if the next player is about to go out."""
    following = (view.turn or 0) + view.step
    close = view.sizes[following % len(view.sizes)] <= 2
    hurting = {value(tile.a), value(tile.b)} & {"D2", "SK"}
    return 15.0 if hurting and close else 0.0


def call_cross(kind: str, view: View, rng: random.Random) -> tuple[str, ...] | None:
    """Answer what a computer player calls, in or out of turn; () if it lets the chance go, None if it is to play.

    A greedy one always calls UNO, both catch only sometimes: they have to look, as people have.
    """
    if not isinstance(view, CrossView) or view.seat is None or view.exposed is None:
        return None
    mine = view.exposed == view.seat
    token = (
        f"{seat_name(view.seat)} uno" if mine else f"{seat_name(view.seat)} catch {seat_name(view.exposed)}"
    )
    if token in view.legal and rng.random() < (_CALLS if mine else _CATCHES)[kind]:
        return (token,)
    return None if view.seat == view.turn else ()


def bold_cross(view: View) -> tuple[str, ...] | None:
    """Answer the challenge that a greedy player makes: it costs nothing more than not to, unless that hand is empty."""
    if (
        not isinstance(view, CrossView)
        or view.phase != "suffer"
        or view.seat != view.turn
        or view.last is None
    ):
        return None
    street, at = view.last
    accused = view.streets[street][at].seat
    found = next((token for token in view.legal if token.split(" ")[1] == "challenge"), None)
    return (found,) if found and view.sizes[accused] else None
