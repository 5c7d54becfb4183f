"""Rummy with tiles on a rack: draw, discard, and one end from the hand; the rack as its player arranges it.

A claim and the turned tile are only got to end with: they are a group that is handed in with the end. A suggestion to
draw or to take is a group too, but one that is only shown.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import ClassVar

import msgspec

from bot.games.actions import Action, Move, seat_name
from bot.games.kit.cards import JOKER, STANDS
from bot.games.kit.hands import in_order
from bot.games.kit.melds import JOKER as JOKER_KIND
from bot.games.kit.melds import TILES as TILE_MELDS
from bot.games.kit.melds import best, gather
from bot.games.rack.judge import endings
from bot.games.rack.moves import Claim, Discard, Draw, DrawTurned, End, Take, end_action, read
from bot.games.rack.progress import jokers_of, progress
from bot.games.rack.tiles import TILES
from bot.games.rack.view import RackView
from bot.players import suggest
from bot.views.frame import Frame, Page, act_words
from bot.views.look import Look
from bot.views.naming import Namer, Naming
from bot.views.parts import CHOICES, ROW_WIDTH, Button, Row, button_rows, cut
from bot.views.rooms.base import Room
from bot.views.selection import SelectedGroup, Selection, bare, handles
from bot.views.verbs import ACT
from rendering import HandPlan

NUMBER, MELDS, OWN = "number", "melds", "own"
_GOT_TO_END = ("claim", "draw-turned")
_LABELS: Mapping[type, str] = {
    Draw: "panel-rack-draw",
    Take: "panel-rack-take",
    Claim: "panel-rack-claim",
    DrawTurned: "panel-rack-draw-turned",
}
_LAST = 4  # discards of each player that are told
_SEEN_DISCARDS = 40


class TileNamer(Namer):
    """Numbered tiles: `red 12`, `joker`, `blue 6 as red 3`."""

    def piece(self, piece: str, naming: Naming) -> str:
        """The name of a tile, and of one that stands for another."""
        held, stands, shown = piece.partition(STANDS)
        if stands:
            return naming.t("rack-tile-for", tile=self.piece(held, naming), stands=self.piece(shown, naming))
        if held == JOKER:
            return naming.t("rack-joker")
        if held[:1] not in tuple(TILES.suits):
            return piece
        return naming.t("rack-tile", colour=held[0], number=held[1:])


class RackFamily(Room[RackView]):
    """Tábla Römi."""

    orders: ClassVar[tuple[str, ...]] = ("", NUMBER, MELDS, OWN)
    namers: ClassVar[Mapping[str, Namer]] = {"tiles": TileNamer()}
    staged: ClassVar[frozenset[str]] = frozenset(_GOT_TO_END)
    reader: ClassVar[Callable[[Action], Move]] = staticmethod(read)
    moves: ClassVar[Mapping[type[Move], str]] = {
        Discard: "discard",
        Draw: "draw",
        Take: "take",
        DrawTurned: "draw-turned",
        Claim: "claim",
        End: "end-hand",
    }

    # --- moves ---

    def move(self, move: Move) -> tuple[str, Mapping[str, object]]:  # type: ignore[override]
        """An end tells its kind and how the tiles lie."""
        if isinstance(move, End):
            tiles = tuple(word for part in move.combinations for word in part)
            return self.moves[End], {"tile": move.discard, "kind": move.kind, "tiles": tiles}
        return super().move(move)

    # --- the rack ---

    def arrangeable(self, view: RackView) -> bool:
        """The rack can be arranged at any time while the deal goes on."""
        return bool(view.hand) and not view.ended

    def order(self, view: RackView, selection: Selection) -> tuple[str, ...]:
        """The tiles as the player has them on his rack."""
        rack = handles(view.hand or ())
        if selection.order == OWN:
            return _arranged(rack, selection.rack) or rack
        if selection.order == NUMBER:
            return tuple(sorted(rack, key=_by_number))
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

    def suggested(self, selection: Selection, view: RackView) -> Selection:
        """What a computer player would do: the discard is picked, where to draw from is said."""
        found, action = selection.cleared(), Action.parse(suggest(view)[0])
        move = self.read(action)
        if not isinstance(move, Discard):
            return found if isinstance(move, End) else found.stage(action.verb, *action.args)
        picked = next(one for one in self.order(view, found) if bare(one) == move.tile)
        return msgspec.structs.replace(found, picked=(picked,))

    def plan(self, view: RackView, selection: Selection) -> HandPlan:
        """What is picked, and what belongs together."""
        order = self.order(view, selection)
        picked = tuple(at for at, handle in enumerate(order) if handle in selection.picked)
        parts = _together(view, order)[:-1] if selection.order == MELDS else []
        return HandPlan(picked, tuple(map(len, parts)))

    def numbers(self, view: RackView, selection: Selection) -> dict[str, int]:
        """Tiles keep their places on the rack."""
        return {handle: number for number, handle in enumerate(self.order(view, selection), 1)}

    # --- what can be done ---

    def actions(self, view: RackView, legal: Sequence[str], selection: Selection) -> tuple[Action, ...]:
        """The ends for which a tile is about to be got; else all but what is got to end with: that has own buttons."""
        if legal and (got := _got(selection)):
            return tuple(_ends_with(view, got[0]))
        return tuple(action for action in map(Action.parse, legal) if action.verb not in _GOT_TO_END)

    def tokens(self, selection: Selection, view: RackView) -> tuple[str, ...]:
        """The claim, or the turned tile."""
        seat = seat_name(view.seat or 0)
        return tuple(" ".join((seat, *group.offer)) for group in _got(selection))

    def hands_in(self, action: Action) -> bool:
        """Only an end is handed in with what was got for it."""
        return action.verb == "end"

    def subject(self, action: Action) -> str:
        """The tile that is discarded."""
        move = self.read(action)
        return move.tile if isinstance(move, Discard) else ""

    def alone(self, action: Action, view: RackView, look: Look) -> str:
        """`red 12` in the menu of discards, `Draw`, `Take red 4`, `End: seven pairs, discard red 4`."""
        move, naming = self.read(action), self.naming(view.game, look)
        if isinstance(move, Discard):
            return naming.piece(move.tile)
        if isinstance(move, End):
            return look.t("panel-rack-end", kind=move.kind, tile=naming.piece(move.discard))
        if isinstance(move, Draw):
            return look.t(_LABELS[Draw])
        if isinstance(move, Take | Claim | DrawTurned):
            return look.t(_LABELS[type(move)], tile=naming.piece(move.tile))
        return super().alone(action, view, look)

    def listed(self, actions: Sequence[Action]) -> tuple[Action, ...]:
        """All discards."""
        found = tuple(action for action in actions if action.verb == "discard")
        return found if len(found) <= CHOICES else ()

    def list_hint(self, look: Look) -> str:
        """Discards stand there."""
        return look.t("panel-rack-discards")

    def ask(self, view: RackView, look: Look, selection: Selection) -> str:  # noqa: ARG002 - all is said by the view
        """Say what the moment asks for."""
        if view.seat != view.turn:
            return look.t("panel-rack-claimable" if view.legal else "panel-rack-arrange")
        if view.phase not in ("first", "draw", "discard"):
            return ""
        return look.t(f"panel-rack-phase-{view.phase}", take="yes" if view.takeable else "no")

    def hand_notes(self, view: RackView, look: Look) -> tuple[str, ...]:
        """The joker, and how far the hand is on the way to each kind of legal hand."""
        naming = self.naming(view.game, look, marked=True)
        jokers = ", ".join(map(naming.piece, view.jokers))
        stands = naming.piece(view.stand_in) if view.stand_in and JOKER in (view.hand or ()) else ""
        told = look.t("panel-rack-jokers", list=jokers, stands=stands, any="yes" if stands else "no")
        lines = [told]
        found = {one.kind: one for one in progress(view)}
        if found and not view.ended:
            have = {f"{kind}": one.have for kind, one in found.items()}
            lines.append(look.t("panel-rack-progress", **have))
        return tuple(lines)

    def selected(self, selection: Selection, view: RackView, look: Look) -> Iterator[str]:
        """What is about to be got or suggested, and what is picked."""
        naming = self.naming(view.game, look, marked=True)
        for verb, tile in (group.offer for group in selection.groups):
            yield look.t(f"panel-rack-{verb}-line", tile=naming.piece(tile))
        if selection.picked:
            yield look.t("panel-picked", list=", ".join(naming.piece(bare(one)) for one in selection.picked))

    # --- how it is done ---

    def rows(self, frame: Frame, height: int) -> Page:  # noqa: ARG002 - two rows are enough
        """A menu to pick tiles from, and what can be done with those that are picked, or got to end with."""
        free = self.pickable(frame.view, frame.selection)
        if not free:
            return Page(())
        menu = self._pick_menu(frame, free, 0)
        rack = msgspec.structs.replace(menu, most=2, placeholder=frame.look.t("panel-rack-pick"))
        buttons = tuple(self._buttons(frame))[:ROW_WIDTH]
        rows: tuple[Row, ...] = ((rack,), *button_rows(buttons))
        return Page(rows, height=len(rows))

    def _buttons(self, frame: Frame) -> Iterator[Button]:
        view, selection, look = frame.view, frame.selection, frame.look
        for action in () if _got(selection) else _to_end(view):
            label = self.alone(action, view, look)
            yield frame.change(label, "stage", action.verb, *action.args, style="success")
        if len(selection.picked) == 1:
            yield from self._discard_button(frame, bare(selection.picked[0]))
            yield frame.change(look.t("panel-rack-left"), "left")
            yield frame.change(look.t("panel-rack-right"), "right")
        elif len(selection.picked) == 2:
            yield frame.change(look.t("panel-rack-swap"), "swap")
        if selection.picked or _got(selection):
            yield frame.change(look.t("button-step-back"), "back")
        elif view.seat == view.turn and not selection.groups and not _wins(view):
            yield frame.change(look.t("button-suggest"), "suggest")

    def _discard_button(self, frame: Frame, tile: str) -> Iterator[Button]:
        if Action(frame.view.seat or 0, "discard", (tile,)) in map(Action.parse, frame.view.legal):
            words = act_words(frame.selection, "discard", tile, whole=False)
            label = frame.look.t(
                "panel-rack-discard", tile=self.naming(frame.view.game, frame.look).piece(tile)
            )
            yield Button(frame.id(ACT, *words), label, "success")

    # --- the table and the hand in words ---

    def layout(self, view: RackView, naming: Naming, room: int) -> str:
        """The turned tile and the jokers; at the end how the winner's hand lies."""
        jokers = ", ".join(map(naming.piece, view.jokers))
        turned = naming.piece(view.turned) if view.turned else ""
        text = naming.t("alt-rack-turned", tile=turned, jokers=jokers, there="yes" if turned else "no")
        if view.combinations:
            parts = "; ".join(", ".join(map(naming.piece, part)) for part in view.combinations)
            text = f"{text} {naming.t('alt-rack-won', kind=view.kind, list=parts)}"
        return cut(text, room)

    def facts(self, view: RackView, names: Sequence[str], naming: Naming) -> Iterator[str]:
        """Talon, direction, and the last discards of each player, the newest first."""
        yield naming.t("alt-rack-talon", talon=view.talon)
        yield naming.t("alt-meld-direction", step=view.step)
        for seat, pile in enumerate(view.discards):
            if pile and seat < len(names):
                listed = naming.listed(pile[-1 : -_LAST - 1 : -1], _SEEN_DISCARDS)
                yield naming.t("alt-rack-discards", name=names[seat], list=listed)

    def open_hands(self, view: RackView) -> Sequence[Sequence[str]] | None:
        """The others' hands at the end."""
        if view.hands is None:
            return None
        return [() if seat == view.winner else hand for seat, hand in enumerate(view.hands)]


def _got(selection: Selection) -> tuple[SelectedGroup, ...]:
    """The tile that is got to end with, if there is one."""
    return tuple(group for group in selection.groups if group.offer[0] in _GOT_TO_END)


def _to_end(view: RackView) -> Iterator[Action]:
    """What can be got to end with."""
    return (action for action in map(Action.parse, view.legal) if action.verb in _GOT_TO_END)


def _wins(view: RackView) -> bool:
    """Whether the deal can be ended now, which has buttons of its own: nothing else would be suggested."""
    return any(Action.parse(token).verb in ("end", *_GOT_TO_END) for token in view.legal)


def _ends_with(view: RackView, group: SelectedGroup) -> Iterator[Action]:
    """The ends that a tile makes possible which is claimed, or drawn where it lies open (TR-7, TR-8)."""
    jokers, tile = jokers_of(view), TILES.card(group.offer[1])
    hand = in_order((*map(TILES.card, view.hand or ()), tile))
    if group.offer[0] == "claim":
        found = endings(hand, jokers, tile if hand.count(tile) == 1 else None)
    else:
        found = endings(hand, jokers, None, tile)
    for end in found:
        yield end_action(view.seat or 0, end.discard.text, end.kind, end.combinations)


def _arranged(hand: tuple[str, ...], rack: tuple[str, ...]) -> tuple[str, ...]:
    """A hand as it was arranged, with new tiles last; () if most of it is new, since that is another deal."""
    kept = [handle for handle in rack if handle in hand]
    return () if 2 * len(kept) < len(hand) else (*kept, *(handle for handle in hand if handle not in kept))


def _by_number(handle: str) -> tuple[int, str]:
    tile = bare(handle)
    return (99, tile) if tile == JOKER else (int(tile[1:]), tile)


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
