"""Games with one line and two ends: play a tile left or right, with a joker or not; draw, end the turn, pass."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import ClassVar

import msgspec

from bot.games.actions import Action, Draw, Move, Pass, seat_name
from bot.games.events import Event, EventData
from bot.games.kit.hands import less
from bot.games.line.rules.christmas_round import JOKER, Pictures
from bot.games.line.rules.line import End, Line, LineView, NoDouble, Placed, Play, Turn, effect, ends_after, joins, read
from bot.games.rooms.room import Room
from bot.games.rooms.selection import Selection
from bot.games.text.naming import FIGURE_NAMER, HalfNamer, Namer, Naming, with_next
from bot.games.text.reader import Reader

_MOTIFS = tuple("1234567J")
_SAID_BY_NEXT = {("starts", "play"), ("draw", "drew")}  # who opens starts; a tile that all see was drawn
_LABELS: Mapping[type, str] = {Pass: "panel-pass", Draw: "panel-draw", End: "panel-end", Turn: "panel-turn"}


class MotifNamer(HalfNamer):
    """The pictures of Christmas domino."""

    def half(self, half: str, naming: Naming) -> str:
        """Return the name of a picture."""
        return naming.t(f"motif-{half}") if half in _MOTIFS else half


class LineFamily(Room[LineView]):
    """Classic, moomin, joker and Christmas domino."""

    namers: ClassVar[Mapping[str, Namer]] = {"figures": FIGURE_NAMER, "motifs": MotifNamer()}
    reader: ClassVar[Callable[[Action], Move]] = staticmethod(read)
    moves: ClassVar[Mapping[type[Move], str]] = {
        Play: "play",
        Pass: "pass",
        Draw: "draw",
        NoDouble: "no-double",
        Turn: "turn",
        End: "end",
    }
    more_moves: ClassVar[tuple[str, ...]] = ("play-joker",)
    put_together: ClassVar[tuple[str, ...]] = ("plays", "drawn")
    going_on: ClassVar[frozenset[str]] = frozenset(("play",))
    notes_drawn: ClassVar[bool] = True
    opening: ClassVar[frozenset[str]] = frozenset(("no-double", "draw"))
    list_hint: ClassVar[str] = "panel-list"
    picture_words: ClassVar[Mapping[str, str]] = {"left_end": "picture-left-end", "right_end": "picture-right-end"}
    apart: ClassVar[frozenset[str]] = frozenset(("lot",))

    # --- moves ---

    def retold(self, events: Iterable[Event]) -> Iterator[Event]:
        """Yield the events; tiles played in a row are one, and what the next event of the same player says goes."""
        for event, following in with_next(_in_a_row(events)):
            same = following is not None and event.seat == following.seat and following.code in ("play", "plays")
            if event.code == "drawn" and same and _tiles(event) == _tiles(following)[:1]:
                event = Event("draw", event.seat, {"tile": ""})
            yield event

    def part(self, part: str, naming: Naming) -> str:
        """Return `6-4 at X` for `left 6-4`, and `6-4` for itself."""
        side, _, tile = part.rpartition(" ")
        return naming.t("part-play", tile=naming.piece(tile), side=side) if side else naming.piece(tile)

    def move(self, move: Move) -> tuple[str, Mapping[str, EventData | None]]:
        """Return name and words of a move; a play with a joker has a sentence of its own."""
        if isinstance(move, Play) and move.cover:
            cover = move.cover
            return "play-joker", {"tile": move.tile, "side": move.side, "joker": cover.joker, "half": cover.over}
        return super().move(move)

    # --- choosing ---

    def alone(self, action: Action, view: LineView, reader: Reader) -> str:
        """Return `6-4 left`, `6-4` for an opening, `Pass`, `Draw`."""
        move = self.read(action)
        if isinstance(move, Play):
            tile = self.naming(view.game, reader).piece(move.tile)
            if move.side is None or view.left == view.right:
                return tile
            return reader.t("panel-play", tile=tile, side=move.side)
        return reader.t(_LABELS[type(move)]) if type(move) in _LABELS else super().alone(action, view, reader)

    def deed(self, action: Action, view: LineView, reader: Reader) -> str:
        """Return what an action is called in a report; a joker card that is laid with the tile is always told."""
        longer = _with_joker(self.read(action))
        return self.called_longer(action, view, reader) if longer else super().deed(action, view, reader)

    def after(self, action: Action, view: LineView) -> LineView:
        """Return the view once a tile is laid, in Christmas domino, where a turn has several (WD-6)."""
        move = self.read(action)
        if not isinstance(move, Play) or view.game != "christmas":
            return view
        left, right = ends_after(view.left, view.right, move)
        hand = less(view.hand or (), move.tile)
        plays = joins(map(Pictures, dict.fromkeys(hand)), Line(left=left, right=right), JOKER)
        legal = tuple(str(Action(action.seat, "play", (tile.text, side, half))) for tile, side, half in plays)
        return msgspec.structs.replace(view, left=left, right=right, hand=tuple(hand), legal=legal)

    def among(self, action: Action, view: LineView, reader: Reader) -> str:
        """Return what lies at the end where the tile would go, and which half joins it: `Left, at the 6`."""
        move = self.read(action)
        if not isinstance(move, Play) or move.side is None:
            return self.alone(action, view, reader)
        naming = self.naming(view.game, reader)
        if move.cover:
            return reader.t("panel-end-joker", side=move.side, note=self.note(action, view, reader))
        end = naming.half(view.left if move.side == "left" else view.right)
        if move.half is None:
            return reader.t("panel-join", side=move.side, end=end)
        return reader.t("panel-end-half", side=move.side, end=end, half=naming.half(move.half))

    def note(self, action: Action, view: LineView, reader: Reader) -> str:
        """Return which joker covers which half, "" without one."""
        move = self.read(action)
        if not isinstance(move, Play) or move.cover is None:
            return ""
        naming = self.naming(view.game, reader)
        joker, half = naming.piece(move.cover.joker), naming.half(move.cover.over)
        return reader.t("panel-covered", joker=joker, half=half)

    def question(self, piece: str, view: LineView, reader: Reader) -> str:
        """Ask for the end, for the half too where there is a choice, or for joker, end and half."""
        plays = [play for play in self._plays(view) if play.tile == piece]
        name = self.naming(view.game, reader, marked=True).piece(piece)
        if any(play.cover for play in plays):
            return reader.t("panel-which-joker", tile=name)
        if any(play.half for play in plays):
            return reader.t("panel-which-half", tile=name)
        return reader.t("panel-which-end", tile=name)

    def ask(self, view: LineView, reader: Reader, selection: Selection) -> str:
        """Return a line that says how to open or go on, when only jokers help, or when there is but one thing to do."""
        if opening := self._opening(view, reader):
            return opening
        moves = [self.read(Action.parse(token)) for token in view.legal]
        rest = next((type(move) for move in moves if isinstance(move, Draw | Pass)), None)
        if rest and any(play.cover for play in self._plays(view)):
            return reader.t("panel-joker-or", rest=self.moves[rest])
        if len(moves) > 1 and any(isinstance(move, End) for move in moves):
            return reader.t("panel-still")
        only = moves[0] if len(moves) == 1 else None
        return reader.t("panel-only", what=self.moves[type(only)]) if only and type(only) in _LABELS else ""

    def targets(self, action: Action) -> tuple[str, ...]:
        """Return the end."""
        move = self.read(action)
        return (move.side,) if isinstance(move, Play) and move.side else ()

    def tries(self, piece: str, view: LineView) -> tuple[str, ...]:
        """Return the play that opens the line, and those at each end, by a half for games that say it."""
        play = f"{seat_name(view.seat or 0)} play {piece}"
        ends = (f"{play} left", f"{play} right")
        return (play, *ends, *(f"{end} {half}" for end in ends for half in dict.fromkeys(piece.split("-"))))

    def marks(self, actions: Sequence[Action], view: LineView, reader: Reader) -> tuple[str, ...]:
        """Return the letters of the ends where there are two; nothing for a play that covers a half."""
        moves = [self.read(action) for action in actions]
        plays = [move for move in moves if isinstance(move, Play) and not move.cover]
        if len(plays) < len(moves):
            return ()
        letters = {"left": reader.t("picture-left-end"), "right": reader.t("picture-right-end"), None: ""}
        return ("",) if len(plays) == 1 else tuple(letters[play.side] for play in plays)

    def _opening(self, view: LineView, reader: Reader) -> str:
        """Say with what the round must open, where that is not left open."""
        tiles = {play.tile for play in self._plays(view)}
        if view.line or not tiles or tiles == set(view.hand or ()):
            return ""
        naming = self.naming(view.game, reader, marked=True)
        if len(tiles) == 1:
            return reader.t("panel-opens", tile=naming.piece(next(iter(tiles))))
        return reader.t("panel-open-double") if all(len(set(tile.split("-"))) == 1 for tile in tiles) else ""

    def effect(self, action: Action, view: LineView) -> Hashable:
        """Return an action's effect: two ends with the same half open are as good as each other."""
        move = self.read(action)
        return action if move is None else effect(move, view.left, view.right)

    def listed(self, actions: Sequence[Action]) -> tuple[Action, ...]:
        """Return all plays with jokers (JD-2)."""
        return tuple(action for action in actions if _with_joker(self.read(action)))

    def _plays(self, view: LineView) -> list[Play]:
        moves = (self.read(Action.parse(token)) for token in view.legal)
        return [move for move in moves if isinstance(move, Play)]

    # --- the hand and the table in words ---

    def hand_notes(self, view: LineView, reader: Reader) -> tuple[str, ...]:
        """Return the joker cards, numbered as in the picture; they are no part of the hand otherwise (JD-1)."""
        if view.jokers is None:
            return ()
        naming = self.naming(view.game, reader, marked=True)
        numbered = enumerate(view.jokers, len(view.hand or ()) + 1)
        listed = ", ".join(f"{number} · {naming.half(joker[1:])}" for number, joker in numbered)
        return (reader.t("panel-jokers", count=len(view.jokers), list=listed),)

    def beside_hand(self, view: LineView, naming: Naming) -> str:
        """Return the joker cards in words."""
        if not view.jokers:
            return ""
        return naming.t("alt-jokers", list=", ".join(naming.half(joker[1:]) for joker in view.jokers))

    def layout(self, view: LineView, naming: Naming, room: int) -> str:
        """Return the line from left to right; of a long one the tiles in the middle are counted."""
        if not view.line:
            return naming.t("alt-line-empty")
        tiles = [_placed(placed, naming) for placed in view.line]
        for kept in range(len(tiles), -1, -1):
            listed = _middle_cut(tiles, kept, naming)
            if len(listed) <= room and len(text := naming.t("alt-line", list=listed)) <= room:
                return text
        return ""

    def facts(self, view: LineView, names: Sequence[str], naming: Naming) -> Iterator[str]:
        """Yield the open ends and the pile."""
        if view.line:
            yield naming.t("alt-ends", left=naming.half(view.left), right=naming.half(view.right))
        if view.stock is not None:
            yield naming.t("alt-stock", tiles=view.stock, noun=naming.noun)

    def whole_hand(self, view: LineView) -> tuple[str, ...]:
        """Return the tiles, and then the joker cards."""
        return (*(view.hand or ()), *(view.jokers or ()))

    def jokers(self, view: LineView, seat: int) -> int:
        """Return how many joker cards a seat holds besides its hand (JD-1)."""
        return view.joker_sizes[seat] if seat < len(view.joker_sizes) else 0


def _in_a_row(events: Iterable[Event]) -> Iterator[Event]:
    """Yield the events; tiles that a player plays or draws in a row are one."""
    kept = (
        event
        for event, following in with_next(events)
        if following is None or event.seat != following.seat or (event.code, following.code) not in _SAID_BY_NEXT
    )
    for (code, seat), group in groupby(kept, key=lambda event: (event.code, event.seat)):
        run = list(group)
        drawn = code == "drew" or (code == "draw" and run[0].data.get("tile"))  # only records say what was drawn
        if code == "play" and len(run) > 1:
            parts = tuple(f"{event.data['side']} {event.data['tile']}" for event in run)
            yield Event("plays", seat, {"parts": parts})
        elif drawn and run[0].to is None:
            yield Event("drawn", seat, {"parts": tuple(str(event.data["tile"]) for event in run)})
        else:
            yield from run


def _tiles(event: Event | None) -> list[str]:
    """Return the tiles of an event, which may be one or many `parts`."""
    data = {} if event is None else event.data
    parts = data.get("parts", (str(data.get("tile")),))
    return [part.rpartition(" ")[2] for part in parts] if isinstance(parts, tuple) else []


def _with_joker(move: Move | None) -> bool:
    return isinstance(move, Play) and move.cover is not None


def _middle_cut(tiles: Sequence[str], kept: int, naming: Naming) -> str:
    """Return so many of the tiles, half of them from each end, with a count of those between."""
    if kept >= len(tiles):
        return ", ".join(tiles)
    gap = naming.more(len(tiles) - kept)
    right = kept // 2
    return ", ".join([*tiles[: kept - right], gap, *(tiles[-right:] if right else ())])


def _placed(placed: Placed, naming: Naming) -> str:
    """Name a tile as it lies: its left half first."""
    tile = naming.piece(f"{placed.left}-{placed.right}")
    if placed.cover:
        return naming.t("alt-covered", tile=tile, side=placed.cover, figure=naming.half(placed.figure))
    return naming.t("alt-double", tile=tile) if placed.crosswise else tile
