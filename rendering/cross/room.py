"""The drawing room of UNO Dominos: a cross of domos on a table, what players hold, an example for the rules."""

from functools import lru_cache

from bot.games.actions import Action
from bot.games.cross.rules.cross import NAMES, Domo, Joined
from bot.games.cross.rules.moves import CrossView, PlayDomo, read
from rendering.cross.ends import paint_open, paint_street_ends, stop_sprite, street_sprite
from rendering.cross.faces import domo_faces
from rendering.cross.layout import OPEN, READABLE, START, STEPS, CrossLayout, Moves, fit_cross, fit_part, lowest
from rendering.kit.canvas import Area, Canvas
from rendering.kit.pixels import Sprite
from rendering.kit.surface import RAIL
from rendering.kit.tiles import Face, Faces, Spot, frame_sprite, upright
from rendering.tile_room import Laid, SeatFacts, TableFacts, TileRoom
from rendering.values import TableWords

_MANY = 64  # dominoes from which on the file would be too large
_SMALL = 28  # pixels of a half with so many dominoes at most


def layout_of(view: CrossView, width: int, height: int, whole: CrossView | None = None) -> CrossLayout:
    """Return how the cross lies on a table of so many pixels: as it came about, if the view has its course.

    Where it is the beginning of a later view's cross (`whole`), it lies as in that.
    """
    moves, closed = _moves(view), tuple(view.closed) or OPEN
    if whole is not None:
        later = _moves(whole)
        largest = find_largest(len(later) + 1)
        if part := fit_part(moves, later, width, height, largest, tuple(whole.closed) or OPEN):
            return part
    return fit_cross(moves, width, height, find_largest(len(moves) + 1), closed)


def _moves(view: CrossView) -> Moves:
    """Return how the cross came about, as far as the course tells; the rest street by street."""
    laid = [0, 0, 0, 0]
    moves: list[tuple[int, bool]] = []
    for street in map(_street, () if view.course is None else view.course.history):
        # a domo that is not there was taken back, or another lies in its place
        if street is not None and laid[street] < len(view.streets[street]):
            moves.append((street, view.streets[street][laid[street]].crosswise))
            laid[street] += 1
    untold = [(at, street) for street in range(4) for at in range(laid[street], len(view.streets[street]))]
    moves += [(street, view.streets[street][at].crosswise) for at, street in sorted(untold)]
    return tuple(moves)


@lru_cache(maxsize=4096)
def _street(token: str) -> int | None:
    """Return the street on which a token of the record lays a domo, None if it lays none."""
    move = read(Action.parse(token))
    return move.street if isinstance(move, PlayDomo) else None


def find_largest(domos: int) -> int:
    """Return the pixels of a half at most: very many domos are no larger than the file can bear."""
    return STEPS[0] if domos <= _MANY else _SMALL


def face_of(faces: Faces, joined: Joined, spot: Spot) -> Face:
    """Return how a joined domo is seen at a spot: its halves from the left or from above."""
    first, second = (joined.touch, joined.open) if spot.turn < 2 else (joined.open, joined.touch)
    return Face(faces, first, second, spot.lying)


_CLOTH = 824  # pixels
_START = "Y7-Y7"
_STREETS = ("Y7-Y5 B5-BD2", "G7-GRV BRV-BRV BRV-BSK", "R7-R6 R6-R2 W4-W4", "B7-B4 R4-R5 Y5-Y5 B5-DE")


def example() -> CrossView:
    """Return a public view: four streets, one of them closed, colours, numbers and symbols that agree."""
    streets = tuple(tuple(map(_joined, text.split())) for text in _STREETS)
    return CrossView(
        game="uno",
        seat=None,
        turn=0,
        legal=(),
        hand=None,
        sizes=(4, 4),
        start=_START,
        streets=streets,
        ends=tuple(street[-1].open for street in streets),
        closed=tuple(street[-1].open == "DE" for street in streets),
        last=(1, len(streets[1]) - 1),
        heap=60,
        step=1,
        phase="play",
        exposed=None,
    )


def _joined(text: str) -> Joined:
    """Read a domo as it lies, the touching half first."""
    touch, open_ = text.split("-")
    return Joined(text if text in Domo.by_text else f"{open_}-{touch}", touch, open_, 0)


class CrossRoom(TileRoom[CrossView]):
    """Draws tables with four streets."""

    views = CrossView
    ends = NAMES

    def cloth(self, view: CrossView) -> int:
        """Return room for the longest streets."""
        return _CLOTH

    def lowest(self, view: CrossView, width: int, heights: tuple[int, ...]) -> int:
        """Return the lowest of these heights at which domos are large enough, as the cross came about."""
        moves = _moves(view)
        if find_largest(len(moves) + 1) < READABLE:
            return heights[-1]
        return lowest(moves, width, heights, READABLE, tuple(view.closed) or OPEN)

    def laid(self, view: CrossView, width: int, height: int, whole: CrossView | None = None) -> Laid:
        """Return how the start double and the four streets lie; before the opening, the place of the start double."""
        cross = layout_of(view, width, height, whole)
        if not view.start:
            return Laid(cross.unit, cross.x, cross.y, (), (START,), None)
        last = None  # the domo laid last was taken back
        if not any(view.streets):
            last = START
        elif view.last is not None:
            last = cross.streets[view.last[0]][view.last[1]]
        spots = (START, *(spot for street in cross.streets for spot in street))
        return Laid(cross.unit, cross.x, cross.y, spots, cross.places, last)

    def laid_faces(self, view: CrossView, laid: Laid) -> list[Face]:
        """Return the start double and the domos of the streets as they lie."""
        faces = self.faces[view.game]
        domos = [joined for street in view.streets for joined in street]
        streets = [face_of(faces, joined, spot) for joined, spot in zip(domos, laid.spots[1:], strict=True)]
        return [upright(faces, view.start), *streets] if view.start else []

    def paint_places(self, canvas: Canvas, view: CrossView, words: TableWords, laid: Laid, area: Area) -> None:
        """Mark the four ends; a street that is open has no mark when the round is over."""
        if not view.start:
            laid.paste(canvas, frame_sprite(laid.unit, 2 * laid.unit, "muted", laid.unit, canvas.theme), START, area)
            return
        for street, (half, closed, spot) in enumerate(zip(view.ends, view.closed, laid.places, strict=True)):
            if closed:
                laid.paste(canvas, stop_sprite(spot.turn, laid.unit, canvas.theme), spot, area)
            elif not view.ended:
                x, y, _, _ = laid.box(spot, area)
                paint_open(canvas, street, half, spot.turn, laid.unit, (x, y))

    def ornament(self, game: str, *, left: bool) -> list[Face]:
        """Return the domos of the street that leads to one side in the example."""
        turn, street = (2, 3) if left else (0, 1)
        return [
            face_of(self.faces[game], joined, Spot(0, 0, turn + joined.crosswise))
            for joined in self.examples[game].streets[street]
        ]

    def paint_ends(self, canvas: Canvas, view: CrossView, words: TableWords, y: int) -> None:
        """Draw the four ends on the rim while the round goes on."""
        if not view.ended:
            paint_street_ends(canvas, view, y, RAIL)

    def end_sprite(self, end: str, words: TableWords, size: int, theme: str) -> Sprite:
        """Return the plate of a street."""
        return street_sprite(NAMES.index(end), size, theme)

    def facts(self, view: CrossView) -> TableFacts:
        """Return the heap, the direction of play, and who is next, has called, and laid the last Dead End."""
        after = None if view.turn is None else (view.turn + view.step) % len(view.sizes)
        seats = [
            SeatFacts(
                next=seat == after, last_one=last_one(view, seat), marks=("dead-end",) if view.last_dead == seat else ()
            )
            for seat in range(len(view.sizes))
        ]
        return TableFacts(seats, view.heap, bool(view.ends) and not view.ended, direction=view.step)


def last_one(view: CrossView, seat: int) -> str:
    """Return `called` for a seat with one domo left, `open` while it may be caught (UD-11), else ""."""
    return "" if view.sizes[seat] != 1 or view.ended else "open" if view.exposed == seat else "called"


CROSS = CrossRoom({"uno": domo_faces()}, {"uno": example()})
