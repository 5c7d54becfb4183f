"""The ends that a tile makes possible which lies open: the last discard, claimed (TR-7), or the turned tile (TR-8)."""

from bot.games.actions import Action
from bot.games.kit.hands import in_order
from bot.games.rack.rules.judge import endings
from bot.games.rack.rules.moves import end_action
from bot.games.rack.rules.progress import jokers_of
from bot.games.rack.rules.tiles import TILES
from bot.games.rack.rules.view import RackView


def ends_with(view: RackView, verb: str, text: str) -> tuple[Action, ...]:
    """How the view's own hand could end with a tile that it gets by `claim` or `draw-turned`; () if it could not."""
    jokers, tile = jokers_of(view), TILES.card(text)
    hand = in_order((*map(TILES.card, view.hand or ()), tile))
    barred = tile if verb == "claim" and hand.count(tile) == 1 else None
    found = endings(hand, jokers, barred, tile if verb == "draw-turned" else None)
    return tuple(end_action(view.seat or 0, end.discard.text, end.kind, end.combinations) for end in found)
