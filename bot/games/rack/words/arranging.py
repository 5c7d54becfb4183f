"""A rack as its player arranges it: his own order, tiles by colour, by number, by what they make."""

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from bot.games.kit.melds import JOKER as JOKER_KIND
from bot.games.kit.melds import TILES as TILE_MELDS
from bot.games.kit.melds import best, gather
from bot.games.rack.rules.deal import TILES, number
from bot.games.rack.rules.view import RackView, jokers_of
from bot.views.rooms.room import Room
from bot.views.rooms.selection import Selection, bare, handles
from rendering import HandPlan

NUMBER, MELDS, OWN = "number", "melds", "own"
_LAST = 99  # where a joker stands that has no number


class RackOrder(Room[RackView]):
    """The part of the room that is about the places of tiles; it says nothing."""

    orders: ClassVar[tuple[str, ...]] = ("", NUMBER, MELDS, OWN)

    def arrangeable(self, view: RackView) -> bool:
        """The rack can be arranged at any time while the deal goes on."""
        return bool(view.hand) and not view.ended

    def order(self, view: RackView, selection: Selection) -> tuple[str, ...]:
        """The tiles as the player has them on his rack."""
        rack = handles(view.hand or ())
        if selection.order == OWN:
            return _arranged(rack, selection.rack) or rack
        if selection.order == NUMBER:
            return _by_number(view, rack)
        if selection.order == MELDS:
            return tuple(handle for part in _together(view, rack) for handle in part)
        return rack

    def shown(self, view: RackView, selection: Selection) -> tuple[str, ...]:
        """The same: no tile changes its place for being playable or not."""
        return self.order(view, selection)

    def pickable(self, view: RackView, selection: Selection) -> tuple[str, ...]:
        """All tiles: they are picked to be moved, or discarded."""
        return self.order(view, selection) if self.arrangeable(view) else ()

    def fitted(self, selection: Selection, view: RackView) -> Selection:
        """What was got to end with as long as it can be got; of tiles picked or arranged those that are held."""
        offered = {tuple(token.split(" ")[1:]) for token in view.legal}
        held = handles(view.hand or ())
        groups = tuple(group for group in selection.groups if group.offer in offered)[:1]
        picked = tuple(handle for handle in selection.picked if handle in held)
        rack = _arranged(held, selection.rack) if selection.rack and held else selection.rack
        return msgspec.structs.replace(selection, picked=picked, groups=groups, rack=rack)

    def orders_of(self, selection: Selection) -> tuple[str, ...]:
        """The own order too, once there is one."""
        return tuple(one for one in self.orders if one != OWN or selection.rack)

    def changed(self, selection: Selection, view: RackView, change: tuple[str, ...]) -> Selection:
        """Besides what all families have: a picked tile moves left or right, two are swapped."""
        if change in (("left",), ("right",), ("swap",)):
            return self.moved(selection, view, change[0])
        return super().changed(selection, view, change)

    def moved(self, selection: Selection, view: RackView, how: str) -> Selection:
        """The rack with the picked tile one place further, or both picked tiles in each other's place."""
        rack, picked = list(self.order(view, selection)), selection.picked
        if not picked or (how == "swap") != (len(picked) == 2):
            return selection
        at = rack.index(picked[0])
        there = rack.index(picked[1]) if how == "swap" else (at + (1 if how == "right" else -1)) % len(rack)
        rack[at], rack[there] = rack[there], rack[at]
        kept = () if how == "swap" else picked
        return msgspec.structs.replace(selection, order=OWN, rack=tuple(rack), picked=kept)

    def plan(self, view: RackView, selection: Selection) -> HandPlan:
        """What is picked, and what belongs together."""
        order = self.order(view, selection)
        picked = tuple(at for at, handle in enumerate(order) if handle in selection.picked)
        parts = _together(view, order)[:-1] if selection.order == MELDS else []
        return HandPlan(picked, tuple(map(len, parts)))

    def numbers(self, view: RackView, selection: Selection) -> dict[str, int]:
        """Tiles keep their places on the rack."""
        return {handle: number for number, handle in enumerate(self.order(view, selection), 1)}


def _arranged(hand: tuple[str, ...], rack: tuple[str, ...]) -> tuple[str, ...]:
    """A hand as it was arranged, with new tiles last; () if most of it is new, since that is another deal."""
    kept = [handle for handle in rack if handle in hand]
    return () if 2 * len(kept) < len(hand) else (*kept, *(handle for handle in hand if handle not in kept))


def _by_number(view: RackView, rack: Sequence[str]) -> tuple[str, ...]:
    """The tiles by their numbers, then colours; jokers without one last."""
    jokers = jokers_of(view)

    def key(handle: str) -> int:
        own = jokers.natural(TILES.card(bare(handle)))
        return _LAST if own is None else number(own)

    return tuple(sorted(rack, key=key))


def _together(view: RackView, rack: Sequence[str]) -> list[list[str]]:
    """Tiles that make runs and groups, each together, as the solver sees it; the others last."""
    jokers, left = jokers_of(view), list(rack)
    kinds = {}
    for handle in rack:
        tile = TILES.card(bare(handle))
        own = jokers.natural(tile)
        kinds[handle] = JOKER_KIND if tile in jokers.kinds or own is None else own.index
    parts = []
    for meld in best(gather(kinds.values()), TILE_MELDS).melds:
        part = []
        for kind, natural in zip(meld.shown, meld.natural, strict=True):
            wanted = kind if natural else JOKER_KIND
            found = next(handle for handle in left if kinds[handle] == wanted)
            left.remove(found)
            part.append(found)
        parts.append(part)
    return [*parts, left]
