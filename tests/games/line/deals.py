"""From a position on a line back to a deal that could have led there: the rules judge the way.

Written without the code that samples: it goes back through the round, action by action, and tries every tile that a
hidden draw can have been.
"""

import math
from functools import cache
from itertools import product

from bot.games.actions import Action, Draw, Pass
from bot.games.errors import IllegalAction
from bot.games.line.rules.hidden import hear
from bot.games.line.rules.line import End, NoDouble, Play
from tests.games.zones import zones_of

JOKER = "J"
PIPS = "0123456789" + JOKER


def natural(tile, ends):
    """True if a tile that is no joker fits; before the line is begun, if it is a double."""
    first, second = tile.split("-")
    if ends == ("", ""):
        return first == second
    return JOKER not in (first, second) and (JOKER in ends or first in ends or second in ends)


def anyhow(tile, ends):
    return JOKER in tile or natural(tile, ends)


@cache
def fitting(ends, fits):
    """The tiles, written either way, of which `fits(tile, ends)` holds; a hand is asked a million times."""
    return frozenset(tile for tile in map("-".join, product(PIPS, repeat=2)) if fits(tile, ends))


def none_of(hand, ends, fits=natural):
    return fitting(ends, fits).isdisjoint(hand)


def seat_before(actions, hand, many, until):
    """The hand at the deal and the tiles drawn in their order, for a seat that holds `hand` now; None if none can be.

    `many`: a turn has many actions, and ends of itself only where nothing at all can be laid. `until`: a turn goes on
    after a draw whether the tile fits or not.
    """

    @cache
    def back(at, hand):
        if at < 0:
            return hand, ()
        step = actions[at]
        none = none_of(hand, step.before)
        stuck = step.goes_on or not many or none_of(hand, step.after, anyhow)
        match step.move:
            case NoDouble() | Pass():
                return back(at - 1, hand) if none else None
            case End():
                return back(at - 1, hand) if none and any(JOKER in tile for tile in hand) else None
            case Play(tile, cover=cover):
                if not stuck or (cover and not none):
                    return None
                return back(at - 1, tuple(sorted((*hand, tile))))
            case Draw():
                return undrawn(at, step, hand) if stuck else None
        return back(at - 1, hand)

    def undrawn(at, step, hand):
        for place in range(len(hand)):
            tile, rest = hand[place], (*hand[:place], *hand[place + 1 :])
            if step.move.tile not in (None, tile) or not none_of(rest, step.before):
                continue
            if not (many or until) and natural(tile, step.before) is not step.goes_on:
                continue
            before = back(at - 1, rest)
            if before:
                return before[0], (*before[1], tile)
        return None

    return back(len(actions) - 1, tuple(sorted(hand)))


@cache
def ways_here(actions, hand, many, until):
    """Count the deals, and orders of what was drawn, that lead a seat to a hand."""

    @cache
    def back(at, hand):
        if at < 0:
            return 1
        step = actions[at]
        none = none_of(hand, step.before)
        match step.move:
            case NoDouble() | Pass() | End() if not none:
                return 0
            case End() if not any(JOKER in tile for tile in hand):
                return 0
            case Play() | Draw() if many and not step.goes_on and not none_of(hand, step.after, anyhow):
                return 0
            case Play(tile, cover=cover):
                return 0 if cover and not none else back(at - 1, tuple(sorted((*hand, tile))))
            case Draw(drawn):
                return sum(
                    back(at - 1, (*hand[:place], *hand[place + 1 :]))
                    for place, tile in enumerate(hand)
                    if drawn in (None, tile) and came(step, tile, (*hand[:place], *hand[place + 1 :]))
                )
        return back(at - 1, hand)

    def came(step, tile, rest):
        fits = fitting(step.before, natural)
        return fits.isdisjoint(rest) and (many or until or (tile in fits) is step.goes_on)

    return back(len(actions) - 1, tuple(sorted(hand)))


def deals_here(rules, history, state):
    """Count the deals that lead to a state that some deal leads to; each has one order of all that is left undrawn."""
    many, until = rules.name == "christmas", rules.name == "draw"
    heard = list(hear(history, rules.turn(state)))
    zones = {zone.name: zone.pieces for zone in zones_of(state)}
    return math.prod(
        ways_here(tuple(step for step in heard if step.seat == seat), zones[f"hand-p{seat + 1}"], many, until)
        for seat in range(len(state.hands))
    )


def led_here(rules, start, deal, history, state):
    """True if some deal and these actions lead to a state, by the rules; `deal` is what is public of it."""
    many, until = rules.name == "christmas", rules.name == "draw"
    heard = list(hear(history, rules.turn(state)))
    zones = {zone.name: zone.pieces for zone in zones_of(state)}
    hands, drawn = {}, {}
    for seat in range(start.seats):
        name = f"hand-p{seat + 1}"
        held = (*zones[name], *(zones.get("drawn", ()) if seat == rules.turn(state) else ()))
        held = (*held, *(zones.get("lot", ()) if seat == rules.turn(state) else ()))
        before = seat_before([step for step in heard if step.seat == seat], held, many, until)
        if before is None:
            return False
        hands[f"p{seat + 1}"], drawn[seat] = list(before[0]), list(before[1])
    tokens = [
        Action(action.seat, "draw", (drawn[action.seat].pop(0),)) if action.verb == "draw" else action
        for action in map(Action.parse, history)
    ]
    laid = [action.args[0] for action in tokens if action.verb in ("draw", "turn")]
    deal = {**deal, "hands": hands, "stock": [*laid, *zones.get("stock", ())], "rest": list(zones.get("rest", ()))}
    if "jokers" in deal:
        deal["jokers"] = {
            f"p{seat + 1}": [*jokers, *(a.args[2] for a in tokens if a.seat == seat and "over" in a.args)]
            for seat, jokers in enumerate(state.jokers)
        }
    dealer = None if start.previous is None and "lots" in deal else start.setup.get("dealer")
    now = rules.begin(start, dealer, deal)
    try:
        for action in tokens:
            now, _ = rules.apply(now, action)
    except IllegalAction:
        return False
    return now == state
