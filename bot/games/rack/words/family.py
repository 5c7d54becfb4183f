"""Rummy with tiles on a rack: draw, discard, and one end from the hand.

A claim and the turned tile are only got to end with: they are a group that is handed in with the end. A suggestion to
draw or to take is a group too, but one that is only shown.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import ClassVar

import msgspec

from bot.games.actions import Action, Move, seat_name
from bot.games.events import EventData
from bot.games.kit.cards import JOKER
from bot.games.rack.rules.deal import ClaimTile, DiscardTile, DrawTile, DrawTurned, EndDeal, TakeTile, read
from bot.games.rack.rules.view import RackView, ends_with, progress
from bot.games.rack.words.arranging import RackOrder
from bot.games.rack.words.tiles import TileNamer
from bot.players import suggest
from bot.views.messages.parts import CHOICES, ROW_WIDTH, Button, Row, button_rows, cut
from bot.views.messages.verbs import ACT
from bot.views.rooms.frame import Frame, Page, act_words
from bot.views.rooms.selection import SelectedGroup, Selection, bare
from bot.views.text.look import Look
from bot.views.text.naming import Namer, Naming

_GOT_TO_END = ("claim", "draw-turned")
_LABELS: Mapping[type, str] = {
    DrawTile: "panel-rack-draw",
    TakeTile: "panel-rack-take",
    ClaimTile: "panel-rack-claim",
    DrawTurned: "panel-rack-draw-turned",
}
_LAST = 4  # discards of each player that are told
_SEEN_DISCARDS = 40


class RackFamily(RackOrder):
    """Tábla Römi."""

    namers: ClassVar[Mapping[str, Namer]] = {"tiles": TileNamer()}
    staged: ClassVar[frozenset[str]] = frozenset(_GOT_TO_END)
    reader: ClassVar[Callable[[Action], Move]] = staticmethod(read)
    moves: ClassVar[Mapping[type[Move], str]] = {
        DiscardTile: "discard",
        DrawTile: "draw",
        TakeTile: "take",
        DrawTurned: "draw-turned",
        ClaimTile: "claim",
        EndDeal: "end-hand",
    }

    # --- moves ---

    def move(self, move: Move) -> tuple[str, Mapping[str, EventData | None]]:
        """An end tells its kind and how the tiles lie."""
        if isinstance(move, EndDeal):
            tiles = tuple(word for part in move.combinations for word in part)
            return self.moves[EndDeal], {"tile": move.discard, "kind": move.kind, "tiles": tiles}
        return super().move(move)

    # --- what can be done ---

    def fills(self, view: RackView, tokens: Sequence[str]) -> bool:
        """A discard."""
        return bool(tokens) and isinstance(self.read(Action.parse(tokens[0])), DiscardTile)

    def suggested(self, selection: Selection, view: RackView) -> Selection:
        """What a computer player would do."""
        return self.filled(selection, view, suggest(view))

    def filled(self, selection: Selection, view: RackView, tokens: Iterable[str]) -> Selection:
        """What the first token does: the discard is picked, where to draw from is said."""
        found, action = selection.cleared(), Action.parse(next(iter(tokens)))
        move = self.read(action)
        if not isinstance(move, DiscardTile):
            return found if isinstance(move, EndDeal) else found.stage(action.verb, *action.args)
        picked = next(one for one in self.order(view, found) if bare(one) == move.tile)
        return msgspec.structs.replace(found, picked=(picked,))

    def actions(self, view: RackView, legal: Sequence[str], selection: Selection) -> tuple[Action, ...]:
        """The ends for which a tile is about to be got; else all but what is got to end with: that has own buttons.

        So has the discard of a tile that is picked: while it is, there is no menu of all discards.
        """
        if legal and (got := _got(selection)):
            return ends_with(view, *got[0].offer)
        apart = (*_GOT_TO_END, "discard") if len(selection.picked) == 1 else _GOT_TO_END
        return tuple(action for action in map(Action.parse, legal) if action.verb not in apart)

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
        return move.tile if isinstance(move, DiscardTile) else ""

    def alone(self, action: Action, view: RackView, look: Look) -> str:
        """`red 12` in the menu of discards, `Draw`, `Take red 4`, `End: seven pairs, discard red 4`."""
        move, naming = self.read(action), self.naming(view.game, look)
        if isinstance(move, DiscardTile):
            return naming.piece(move.tile)
        if isinstance(move, EndDeal):
            return look.t("panel-rack-end", kind=move.kind, tile=naming.piece(move.discard))
        if isinstance(move, DrawTile):
            return look.t(_LABELS[DrawTile])
        if isinstance(move, TakeTile | ClaimTile | DrawTurned):
            return look.t(_LABELS[type(move)], tile=naming.piece(move.tile))
        return super().alone(action, view, look)

    def deed(self, action: Action, view: RackView, look: Look) -> str:
        """The same, but `Discard red 12`."""
        move = self.read(action)
        if isinstance(move, DiscardTile):
            return look.t("panel-rack-discard", tile=self.naming(view.game, look).piece(move.tile))
        return self.alone(action, view, look)

    def listed(self, actions: Sequence[Action]) -> tuple[Action, ...]:
        """All discards."""
        found = tuple(action for action in actions if action.verb == "discard")
        return found if len(found) <= CHOICES else ()

    def list_hint(self, look: Look) -> str:
        """Discards stand there."""
        return look.t("panel-rack-discards")

    def ask(self, view: RackView, look: Look, selection: Selection) -> str:
        """Say what the moment asks for."""
        if view.seat != view.turn:
            return look.t("panel-rack-claimable" if view.legal else "panel-rack-arrange")
        if view.phase not in ("first", "draw", "discard"):
            return ""
        if any(isinstance(self.read(Action.parse(token)), EndDeal) for token in view.legal):
            return look.t("panel-rack-can-end")
        return look.t(f"panel-rack-phase-{view.phase}", take="yes" if view.takeable else "no")

    def hand_notes(self, view: RackView, look: Look) -> tuple[str, ...]:
        """The joker, and how far the hand is on the way to each kind of legal hand."""
        if view.ended:
            return ()
        naming = self.naming(view.game, look, marked=True)
        jokers = ", ".join(map(naming.piece, view.jokers))
        stands = naming.piece(view.stand_in) if view.stand_in and JOKER in (view.hand or ()) else ""
        told = look.t("panel-rack-jokers", list=jokers, stands=stands, any="yes" if stands else "no")
        lines = [told]
        found = {one.kind: one for one in progress(view)}
        if found:
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

    def rows(self, frame: Frame, height: int) -> Page:
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

    def round_won(self, view: RackView, names: str, number: int, look: Look) -> str:
        """With which kind of hand it was ended."""
        return look.t("rack-round-won", kind=view.kind, names=names, number=number) if view.kind else ""

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
