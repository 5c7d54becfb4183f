"""Rummy with tiles on a rack in words and buttons: draw, discard, and one end from the hand.

A claim and the turned tile are only got to end with: they are a group that is handed in with the end.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import ClassVar

import msgspec

from bot.games.actions import Action, Discard, Draw, Move, Take, seat_name
from bot.games.drawn import HandPlan
from bot.games.events import EventData
from bot.games.kit.cards import JOKER, STANDS
from bot.games.rack.rules.deal import TILES, ClaimTile, DrawTurned, EndDeal, number, read
from bot.games.rack.rules.view import RackView, ends_with, jokers_of, progress, together
from bot.games.rooms.frame import Frame, Page, act_words
from bot.games.rooms.room import Room
from bot.games.rooms.selection import SelectedGroup, Selection, bare, handles
from bot.games.text.naming import Namer, Naming, number_or_sign
from bot.games.text.reader import Reader
from bot.parts.parts import ROW_WIDTH, Button, Row, Style, button_rows, cut, line_height
from bot.parts.verbs import ACT

NUMBER, MELDS, OWN = "number", "melds", "own"
_GOT_TO_END = ("claim", "draw-turned")
_LAST = 4  # discards of each player that are told
_SEEN_DISCARDS = 40
_NEAREST = 2  # kinds of legal hands to which it is told how far the hand is
_NO_NUMBER = 99  # where a joker stands that has none


class TileNamer(Namer):
    """Numbered tiles: `red 12`, `printed joker`, `blue 6 (red 3)`."""

    def piece(self, piece: str, naming: Naming) -> str:
        """Return the name of a tile, also of one that stands for another."""
        held, stands, face = piece.partition(STANDS)
        if stands:
            return naming.t("rack-tile-for", tile=self.piece(held, naming), stands=self.piece(face, naming))
        if held == JOKER:
            return naming.t("rack-joker")
        if held[:1] not in tuple(TILES.suits):
            return piece
        return naming.t("rack-tile", colour=held[0], number=number_or_sign(held[1:]))


class RackFamily(Room[RackView]):
    """Tábla Römi."""

    namers: ClassVar[Mapping[str, Namer]] = {"tiles": TileNamer()}
    orders: ClassVar[tuple[str, ...]] = ("", NUMBER, MELDS, OWN)
    staged: ClassVar[frozenset[str]] = frozenset(_GOT_TO_END)
    seen: ClassVar[frozenset[str]] = frozenset(("turned-up",))
    piece_verbs: ClassVar[tuple[str, ...]] = ("discard",)
    draw_text: ClassVar[str] = "panel-rack-draw"
    supplied: ClassVar[Mapping[str, str | int]] = {"printed": "no"}
    reader: ClassVar[Callable[[Action], Move]] = staticmethod(read)
    moves: ClassVar[Mapping[type[Move], str]] = {
        Discard: "discard",
        Draw: "draw",
        Take: "take",
        DrawTurned: "draw-turned",
        ClaimTile: "claim",
        EndDeal: "end-hand",
    }

    def move(self, move: Move) -> tuple[str, Mapping[str, EventData | None]]:
        """Return the code and the data of a move; an end tells its kind and how the tiles lie."""
        if isinstance(move, EndDeal):
            tiles = tuple(map(" ".join, move.combinations))
            return self.moves[EndDeal], {"tile": move.discard, "kind": move.kind, "tiles": tiles}
        return super().move(move)

    def besides(self, facts: Mapping[str, object]) -> Mapping[str, str]:
        """Return whether the turned tile is a printed joker, which names no other (TR-3)."""
        return {"printed": "yes"} if facts.get("tile") == JOKER else {}

    # --- the places of the tiles ---

    def arrangeable(self, view: RackView) -> bool:
        """True while the deal goes on: a rack can be arranged at any time."""
        return bool(view.hand) and not view.ended

    def order(self, view: RackView, selection: Selection) -> tuple[str, ...]:
        """Return the handles of the tiles as the player has them on the rack."""
        rack = handles(view.hand or ())
        if selection.order == OWN:
            return _arranged(rack, selection.rack) or rack
        if selection.order == NUMBER:
            return _by_number(view, rack)
        if selection.order == MELDS:
            return tuple(rack[at] for part in together(view, list(map(bare, rack))) for at in part)
        return rack

    def picture_order(self, view: RackView, selection: Selection) -> tuple[str, ...]:
        """Return the same: no tile changes its place for being playable or not."""
        return self.order(view, selection)

    def plan(self, view: RackView, selection: Selection) -> HandPlan:
        """Return what is picked, and what belongs together."""
        order = self.order(view, selection)
        picked = tuple(at for at, handle in enumerate(order) if handle in selection.picked)
        parts = together(view, list(map(bare, order)))[:-1] if selection.order == MELDS else []
        return HandPlan(picked, tuple(map(len, parts)))

    def pickable(self, view: RackView, selection: Selection) -> tuple[str, ...]:
        """Return all tiles: they are picked to be moved, or discarded."""
        return self.order(view, selection) if self.arrangeable(view) else ()

    def fitted(self, selection: Selection, view: RackView) -> Selection:
        """Keep what was got to end with as long as it can be got, and of tiles picked or arranged those that are held.

        One tile is picked, to be discarded or moved; in the player's own order two, to be swapped. What is picked last
        lets go of what was picked first.
        """
        offered = {tuple(token.split(" ")[1:]) for token in view.legal}
        held = handles(view.hand or ())
        groups = tuple(group for group in _got(selection) if group.offer in offered)[:1]
        picked = tuple(handle for handle in selection.picked if handle in held)[-_most_picked(selection) :]
        rack = _arranged(held, selection.rack) if selection.rack and held else selection.rack
        return msgspec.structs.replace(selection, picked=picked, groups=groups, rack=rack)

    def changed(self, selection: Selection, view: RackView, change: tuple[str, ...]) -> Selection:
        """Change as all families do; besides, a picked tile moves left or right, two are swapped."""
        if change in (("left",), ("right",), ("swap",)):
            return self._moved(selection, view, change[0])
        return super().changed(selection, view, change)

    def _moved(self, selection: Selection, view: RackView, how: str) -> Selection:
        """Move the picked tile one place further, or both picked tiles into each other's place."""
        rack, picked = list(self.order(view, selection)), selection.picked
        if not picked or (how == "swap") != (len(picked) == 2):
            return selection
        at = rack.index(picked[0])
        there = rack.index(picked[1]) if how == "swap" else (at + (1 if how == "right" else -1)) % len(rack)
        rack[at], rack[there] = rack[there], rack[at]
        kept = () if how == "swap" else picked
        return msgspec.structs.replace(selection, order=OWN, rack=tuple(rack), picked=kept)

    # --- what can be done ---

    def fills(self, view: RackView, tokens: Sequence[str]) -> bool:
        """True for a discard."""
        return bool(tokens) and isinstance(self.read(Action.parse(tokens[0])), Discard)

    def filled(self, selection: Selection, view: RackView, tokens: Iterable[str]) -> Selection:
        """Pick the discard, or get the tile to end with, if the first token does that."""
        selection, action = selection.cleared(), Action.parse(next(iter(tokens)))
        move = self.read(action)
        if not isinstance(move, Discard):
            return selection.stage(action.verb, *action.args) if action.verb in _GOT_TO_END else selection
        picked = next(handle for handle in self.order(view, selection) if bare(handle) == move.tile)
        return msgspec.structs.replace(selection, picked=(picked,))

    def actions(self, view: RackView, legal: Sequence[str], selection: Selection) -> tuple[Action, ...]:
        """Return the ends for which a tile is about to be got; else all but what is got to end with, and discards."""
        if legal and (got := _got(selection)):
            return ends_with(view, *got[0].offer)
        apart = (*_GOT_TO_END, "discard")
        return tuple(action for action in map(Action.parse, legal) if action.verb not in apart)

    def tokens(self, selection: Selection, view: RackView) -> tuple[str, ...]:
        """Return the claim, or the turned tile."""
        seat = seat_name(view.seat or 0)
        return tuple(" ".join((seat, *group.offer)) for group in _got(selection))

    def hands_in(self, action: Action) -> bool:
        """True for an end: only that is handed in with what was got for it."""
        return action.verb == "end"

    def alone(self, action: Action, view: RackView, reader: Reader) -> str:
        """Return `red 12` (in the menu of discards), `Draw`, `Take red 4`, `End: seven pairs, discard red 4`."""
        move = self.read(action)
        if isinstance(move, Discard):
            return self.naming(view.game, reader).piece(move.tile)
        return self._called(action, view, reader, reader.t)

    def deed(self, action: Action, view: RackView, reader: Reader) -> str:
        """Return what an action is called in a report: `Draw`, `Discard red 12`, `End: seven pairs, discard red 4`."""
        return self._called(action, view, reader, reader.deed)

    def _called(self, action: Action, view: RackView, reader: Reader, say: Callable[..., str]) -> str:
        move, naming = self.read(action), self.naming(view.game, reader)
        if isinstance(move, EndDeal):
            return say("panel-rack-end", kind=move.kind, tile=naming.piece(move.discard))
        if isinstance(move, Draw):
            return say("panel-rack-draw")
        if isinstance(move, Discard | Take | ClaimTile | DrawTurned):
            return say(f"panel-rack-{action.verb}", tile=naming.piece(move.tile))
        return super().alone(action, view, reader)

    def style(self, action: Action) -> Style:
        """Return the style of an action's button: drawing and taking look as in all rummies."""
        return "primary" if action.verb == "take" else super().style(action)

    # --- how it is done ---

    def ask(self, view: RackView, reader: Reader, selection: Selection) -> str:
        """Say what the moment asks for."""
        if view.seat != view.turn:
            return reader.t("panel-rack-claimable" if view.legal else "panel-rack-arrange")
        if view.phase not in ("first", "draw", "discard"):
            return ""
        if any(isinstance(self.read(Action.parse(token)), EndDeal) for token in view.legal):
            return reader.t("panel-rack-can-end")
        taken = next((action.args[0] for action in map(Action.parse, view.legal) if action.verb == "take"), "")
        top = self.naming(view.game, reader).piece(taken) if taken else ""
        return reader.t(f"panel-rack-phase-{view.phase}", take="yes" if top else "no", tile=top)

    def hand_notes(self, view: RackView, reader: Reader) -> tuple[str, ...]:
        """Tell in one line what a printed joker is, and how far the hand is on the way to the nearest legal hands."""
        if view.ended:
            return ()
        nearest = sorted(progress(view), key=lambda way: way.need / max(way.have, 0.1))[:_NEAREST]
        ways = [reader.t("panel-rack-way", kind=way.kind, have=way.have, most=way.need) for way in nearest]
        printed = ""
        if view.stand_in and JOKER in (view.hand or ()):
            stands = self.naming(view.game, reader, marked=True).piece(view.stand_in)
            printed = f"{reader.t('panel-rack-printed', stands=stands)} · "
        lines = [f"-# {printed}{reader.t('panel-rack-near', ways=' · '.join(ways[:most]))}" for most in (2, 1)]
        return (min(lines, key=line_height),) if ways else ()

    def selected(self, selection: Selection, view: RackView, reader: Reader) -> Iterator[str]:
        """Tell what is about to be got, and what is picked where no button names it."""
        naming = self.naming(view.game, reader, marked=True)
        for verb, tile in (group.offer for group in selection.groups):
            yield reader.t(f"panel-rack-{verb}-line", tile=naming.piece(tile))
        if selection.picked and not (len(selection.picked) == 1 and _discards(view)):
            yield reader.t("panel-picked", list=", ".join(naming.piece(bare(handle)) for handle in selection.picked))

    def rows(self, frame: Frame, height: int) -> Page:
        """Return the tiles, and what can be done with those that are picked, or got to end with.

        They are buttons, five in a row, where one is to be discarded and there is room; else a menu, which is there in
        the player's own order alone where none is to be discarded.
        """
        free, discards = self.pickable(frame.view, frame.selection), _discards(frame.view) and not _got(frame.selection)
        if not free:
            return Page(())
        buttons = button_rows(tuple(self._buttons(frame))[:ROW_WIDTH])
        tiles = self.piece_rows(frame, free) if discards else ()
        if not 0 < len(tiles) < height:
            tiles = self._moving(frame, free) if discards or frame.selection.order == OWN else ()
        rows: tuple[Row, ...] = (*tiles, *buttons)
        return Page(rows, height=len(rows))

    def piece_label(self, piece: str, number: int, frame: Frame) -> tuple[str, str]:
        """Return the tile's emoji and its number in the hand; without an emoji its name in a few signs."""
        emoji, card = frame.emoji(piece), piece[:1] in tuple(TILES.suits) and piece != JOKER
        if emoji or not card:
            return str(number) if emoji else frame.reader.t("card-joker-short"), emoji
        return frame.reader.t("rack-tile-short", colour=piece[0], number=number_or_sign(piece[1:])), ""

    def _moving(self, frame: Frame, free: tuple[str, ...]) -> tuple[Row, ...]:
        """Return the menu from which tiles are picked to be moved."""
        menu, hint = self.pick_menu(frame, free, 0), frame.reader.t("panel-rack-pick")
        return ((msgspec.structs.replace(menu, most=_most_picked(frame.selection), placeholder=hint),),)

    def _buttons(self, frame: Frame) -> Iterator[Button]:
        view, selection, reader = frame.view, frame.selection, frame.reader
        for action in map(Action.parse, () if _got(selection) else view.legal):
            if action.verb in _GOT_TO_END:
                label = self.alone(action, view, reader)
                yield frame.change(label, "stage", action.verb, *action.args, style="success")
        if len(selection.picked) == 1 and not selection.hint:  # else one button does what it says
            yield from self._discard_button(frame, bare(selection.picked[0]))
            if selection.order == OWN:
                yield frame.change(reader.t("panel-rack-left"), "left")
                yield frame.change(reader.t("panel-rack-right"), "right")
        elif len(selection.picked) == 2:
            yield frame.change(reader.t("panel-rack-swap"), "swap")
        if _got(selection):
            yield frame.change(reader.t("button-step-back"), "back")

    def _discard_button(self, frame: Frame, tile: str) -> Iterator[Button]:
        discard = Action(frame.view.seat or 0, "discard", (tile,))
        if str(discard) in frame.view.legal:
            words = act_words(frame.selection, "discard", tile, whole=False)
            name = self.naming(frame.view.game, frame.reader).piece(tile)
            yield Button(frame.id(ACT, *words), frame.reader.t("panel-rack-discard", tile=name), "success")

    # --- the table and the hand in words ---

    def layout(self, view: RackView, naming: Naming, room: int) -> str:
        """Tell the turned tile and the jokers; at the end how the winner's hand lies."""
        jokers = ", ".join(map(naming.piece, view.jokers))
        turned = naming.piece(view.turned) if view.turned else ""
        text = naming.t("alt-rack-turned", tile=turned, jokers=jokers, there="yes" if turned else "no")
        if view.combinations:
            parts = "; ".join(", ".join(map(naming.piece, part)) for part in view.combinations)
            text = f"{text} {naming.t('alt-rack-won', kind=view.kind, list=parts)}"
        return cut(text, room)

    def facts(self, view: RackView, names: Sequence[str], naming: Naming) -> Iterator[str]:
        """Tell the talon, the direction, and the last discards of each player, the newest first."""
        yield naming.t("alt-rack-talon", talon=view.talon)
        yield naming.t("alt-meld-direction", step=view.step)
        for seat, pile in enumerate(view.discards):
            if pile and seat < len(names):
                listed = naming.listed(pile[-1 : -_LAST - 1 : -1], _SEEN_DISCARDS)
                yield naming.t("alt-rack-discards", name=names[seat], list=listed)

    def round_won(self, view: RackView, names: str, number: int, reader: Reader) -> str:
        """Tell the kind of hand with which the deal was won."""
        return reader.t("rack-round-won", kind=view.kind, names=names, number=number) if view.kind else ""

    def covered(self, view: RackView) -> RackView:
        """Leave the hand that won, which lies open."""
        if view.hands is None:
            return view
        hands = tuple(hand if seat == view.winner else () for seat, hand in enumerate(view.hands))
        return msgspec.structs.replace(view, hands=hands)

    def open_hands(self, view: RackView) -> Sequence[Sequence[str]] | None:
        """Return the others' hands at the end."""
        if view.hands is None:
            return None
        return [() if seat == view.winner else hand for seat, hand in enumerate(view.hands)]


def _arranged(hand: tuple[str, ...], rack: tuple[str, ...]) -> tuple[str, ...]:
    """Return a hand as it was arranged, new tiles last; () if most of it is new, since that is another deal."""
    kept = [handle for handle in rack if handle in hand]
    return () if 2 * len(kept) < len(hand) else (*kept, *(handle for handle in hand if handle not in kept))


def _by_number(view: RackView, rack: Sequence[str]) -> tuple[str, ...]:
    """Return tiles by their numbers, then colours; jokers without one last."""
    jokers = jokers_of(view)

    def key(handle: str) -> int:
        natural = jokers.natural(TILES.card(bare(handle)))
        return _NO_NUMBER if natural is None else number(natural)

    return tuple(sorted(rack, key=key))


def _most_picked(selection: Selection) -> int:
    """Return how many tiles may be picked: two of the player's own order change places."""
    return 2 if selection.order == OWN else 1


def _got(selection: Selection) -> tuple[SelectedGroup, ...]:
    """Return the tile that is got to end with, if there is one."""
    return tuple(group for group in selection.groups if group.offer[0] in _GOT_TO_END)


def _discards(view: RackView) -> bool:
    """Return True if a tile is to be discarded now."""
    return any(Action.parse(token).verb == "discard" for token in view.legal)
