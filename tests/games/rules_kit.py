"""Helpers of the rule tests: positions from texts, tokens, refusals."""

import msgspec
import pytest

from bot.games.actions import UNKNOWN, Action
from bot.games.errors import IllegalAction
from bot.games.game import Start
from bot.games.line.rules.line import Line, Placed
from bot.games.options import resolve


def start(game, seats=2, previous=None, setup=None, **given):
    """What a deal depends on; options by name with `_` for `-`."""
    options = resolve(game.options, {key.replace("_", "-"): value for key, value in given.items()})
    return Start(options, seats, 1 if previous is None else 2, previous, setup or {}, game.editions)


def chain(text, seat=0):
    """A line from `6-4 4-4 4-1`, each tile as it lies; the first one opened."""
    tiles = [tile.split("-") for tile in text.split()]
    placed = tuple(Placed("-".join(tile), tile[0], tile[1], seat) for tile in tiles)
    return Line(placed, 0, len(placed) - 1, tiles[0][0], tiles[-1][1])


def tokens(game, position, seat=None):
    """What the seat (the awaited one) may do."""
    return [str(action) for action in game.offers(position, game.turn(position) if seat is None else seat)]


def do(game, position, *texts):
    """Do the actions, each completed by what chance has prepared; answer the last position."""
    for text in texts:
        position, _ = apply(game, position, text)
    return position


def apply(game, position, text):
    """Do one action; answer the position and the events."""
    return game.apply(position, game.complete(position, Action.parse(text)))


def refused(game, position, text, code, rule):
    """The action is refused with that code and rule, and nothing has changed."""
    before = [msgspec.json.encode(game.view(position, seat)) for seat in range(len(position.hands))]
    with pytest.raises(IllegalAction) as caught:
        game.apply(position, game.complete(position, Action.parse(text)))
    assert (caught.value.code, caught.value.rule) == (code, rule)
    assert [msgspec.json.encode(game.view(position, seat)) for seat in range(len(position.hands))] == before
    return caught.value.facts


def unknown(text):
    """The token with `??` for what is hidden."""
    return f"{text} {UNKNOWN}"
