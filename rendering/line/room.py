"""The drawing room of games with one line and two ends: the line on a table, what players hold, examples for rules."""

from functools import lru_cache
from itertools import count

import msgspec

from bot.games.actions import Action
from bot.games.line.rules.line import SIDES, LineView, Placed, Play, read
from bot.games.match import act, deal_round, is_open, new_match
from bot.games.offers import whole as whole_offers
from bot.games.registry import GAMES
from bot.games.shuffle import SEED_BYTES
from rendering.kit.canvas import Area, Canvas
from rendering.kit.pixels import Sprite
from rendering.kit.surface import RAIL
from rendering.kit.tiles import Face, Faces, frame_sprite
from rendering.line.faces import FIGURES, FIGURES_WITH_JOKERS, MOTIFS, PIPS, paint_line_ends, place_sprite, plate_sprite
from rendering.line.layout import READABLE, LineLayout, Moves, fit, fit_at_once, fit_part, lowest, lowest_at_once
from rendering.tile_room import Laid, SeatFacts, TableFacts, TileRoom
from rendering.values import TableWords

_EXAMPLE_TILES = 8
_CLOTH = 768  # pixels of cloth at most
_LARGE_CLOTH = 792  # pixels of cloth at most in games of many tiles
_MANY = 40  # tiles of a game from which on there are many
_FEW = 28  # tiles of a game up to which they are large
_LARGE = 68  # pixels of such a half at least: 17 points on a phone

_OWN: dict[str, Faces] = {"classic": PIPS, "moomin": FIGURES, "moomin-joker": FIGURES_WITH_JOKERS, "christmas": MOTIFS}
_BY_PIECES = {"pips": PIPS, "figures": FIGURES, "motifs": MOTIFS}
_GAMES = {name: game for name, game in GAMES.items() if game.family == "line"}
FACES = {name: _OWN.get(name) or _BY_PIECES[game.pieces] for name, game in _GAMES.items()}


def _line(game: str, tiles: str, start: int, last: int) -> LineView:
    """Return the public view of a line; `tiles` are written as they lie, from left to right.

    `5:2-8` is 2-8 with a joker over its left half that shows 5.
    """
    placed = tuple(_placed(game, tile) for tile in tiles.split())
    return LineView(
        game=game,
        seat=None,
        turn=0,
        legal=(),
        hand=None,
        sizes=(5, 5),
        line=placed,
        start=start,
        last=last,
        left=placed[0].left,
        right=placed[-1].right,
    )


def _placed(game: str, text: str) -> Placed:
    figure, _, tile = text.rpartition(":")
    left, right = FACES[game].split(tile)
    return Placed(tile, left, right, 0, "left" if figure else "", figure)


def _played(game: str) -> LineView:
    """Return the first line of so many tiles that arises if the middle offer is always taken."""
    for number in count():
        match = deal_round(new_match(game, GAMES[game].seats.start), number.to_bytes(SEED_BYTES)).match
        while is_open(match):
            view = match.view(None)
            assert isinstance(view, LineView)
            if len(view.line) == _EXAMPLE_TILES:
                return view
            offers = whole_offers(match.offers(match.turn or 0))
            match = act(match, offers[len(offers) // 2]).match
    raise AssertionError(game)


_DRAWN: dict[str, LineView] = {
    "classic": _line("classic", "2-5 5-5 5-6 6-6 6-1 1-4 4-4 4-0", start=3, last=0),
    "moomin": _line("moomin", "4-7 7-7 7-3 3-3 3-1 1-9 9-9 9-6", start=3, last=0),
    "moomin-joker": _line("moomin-joker", "6-7 7-2 2-2 2-5 5-8 8-8 8-3 3:1-4", start=5, last=7),
    "christmas": _line("christmas", "3-6 6-6 6-1 1-2 2-J 5-5 5-4 4-7", start=3, last=7),
}
EXAMPLES = {game: _DRAWN.get(game) or _played(game) for game in FACES}


class LineRoom(TileRoom[LineView]):
    """Draws tables with one line."""

    views = LineView
    ends = SIDES

    def cloth(self, view: LineView) -> int:
        """Return room for the longest line that the game's tiles make."""
        return _CLOTH if len(self.faces[view.game].tiles) < _MANY else _LARGE_CLOTH

    def lowest(self, view: LineView, width: int, heights: tuple[int, ...]) -> int:
        """Return the lowest of these heights at which tiles are large enough, as the line came about."""
        least = _LARGE if len(self.faces[view.game].tiles) <= _FEW else READABLE
        if moves := _moves(view):
            return lowest(moves, width, heights, least)
        flags = tuple(placed.crosswise for placed in view.line)
        return lowest_at_once(flags, view.start, width, heights, least)

    def laid(self, view: LineView, width: int, height: int, whole: LineView | None = None) -> Laid:
        """Return how the line lies, and the places at its ends."""
        layout = layout_of(view, width, height, whole)
        last = None if view.last is None else layout.spots[view.last]
        return Laid(layout.unit, layout.x, layout.y, layout.spots, (layout.left, layout.right), last)

    def laid_faces(self, view: LineView, laid: Laid) -> list[Face]:
        """Return the tiles of the line as they lie."""
        faces = self.faces[view.game]
        return [face_of(faces, placed, spot.turn) for placed, spot in zip(view.line, laid.spots, strict=True)]

    def paint_places(self, canvas: Canvas, view: LineView, words: TableWords, laid: Laid, area: Area) -> None:
        """Draw both open places while the round goes on; before the opening that of the first tile."""
        if view.ended:
            return
        (left, right), unit, theme = laid.places, laid.unit, canvas.theme
        if view.last is None:
            laid.paste(canvas, frame_sprite(2 * unit, unit, "muted", unit, theme), left, area)
            return
        faces = self.faces[view.game]
        for side, half, letter, spot, way in (
            (SIDES[0], view.left, words.left_end, left, left.turn),
            (SIDES[1], view.right, words.right_end, right, (right.turn + 2) % 4),
        ):
            joined = "" if faces.pictured else half
            laid.paste(canvas, place_sprite(faces, side, joined, letter, way, unit, theme), spot, area)

    def ornament(self, game: str, *, left: bool) -> list[Face]:
        """Return the tiles on one side of the first one in the game's example."""
        example, faces = self.examples[game], self.faces[game]
        line = example.line[example.start - 1 :: -1] if left else example.line[example.start + 1 :]
        return [face_of(faces, placed, int(placed.crosswise)) for placed in line]

    def moment_view(self, view: LineView) -> LineView:
        """Return the view without its course: the line is then laid at once, which is faster, and larger."""
        return msgspec.structs.replace(view, course=None)

    def paint_ends(self, canvas: Canvas, view: LineView, words: TableWords, y: int) -> None:
        """Draw the two ends on the rim."""
        paint_line_ends(canvas, view, self.faces[view.game], words, y, RAIL)

    def end_sprite(self, end: str, words: TableWords, size: int, theme: str) -> Sprite:
        """Return the plate of an end."""
        side = SIDES[SIDES.index(end)]
        return plate_sprite(side, words.left_end if side == "left" else words.right_end, size, theme)

    def facts(self, view: LineView) -> TableFacts:
        """Return the boneyard, the joker cards, and the hands where they are played open."""
        seats = [SeatFacts(jokers=held) for held in view.joker_sizes or (None,) * len(view.sizes)]
        return TableFacts(seats, view.stock, bool(view.left) and not view.ended, view.jokers or (), view.open_hands)


LINE = LineRoom(FACES, EXAMPLES)


# --- the line on a table ---


def layout_of(view: LineView, width: int, height: int, whole: LineView | None = None) -> LineLayout:
    """Return how the line lies on a table of so many pixels: as it came about, if the view has its course.

    Where it is a part of a later view's line (`whole`), it lies as in that.
    """
    flags, moves = tuple(placed.crosswise for placed in view.line), _moves(view)
    if whole is not None:
        line = tuple(placed.crosswise for placed in whole.line)
        first, later = whole.start - view.start, _moves(whole)
        if later and first >= 0 and line[first : first + len(flags)] == flags:
            return fit_part(flags, view.start, later, width, height)
    return fit(moves, width, height) if moves else fit_at_once(flags, view.start, width, height)


def _moves(view: LineView) -> Moves:
    """Return how the line came about, no moves if the course is unknown."""
    history = () if view.course is None else view.course.history
    sides = [side for side in map(_side, history) if side]  # as far as the course tells
    if sides.count(-1) != view.start or len(sides) != len(view.line) - 1:
        return ()
    right = left = view.start
    moves = [(1, view.line[view.start].crosswise)]
    for side in sides:
        right, left = right + (side > 0), left - (side < 0)
        moves.append((side, view.line[right if side > 0 else left].crosswise))
    return tuple(moves)


@lru_cache(maxsize=4096)
def _side(token: str) -> int:
    """Return the end to which a token of the record lays a tile (-1 left, 1 right), 0 if it lays none there."""
    move = read(Action.parse(token))
    return 0 if not isinstance(move, Play) or move.side is None else -1 if move.side == "left" else 1


def face_of(faces: Faces, placed: Placed, turn: int) -> Face:
    """Return a laid tile as it is seen in a turn: its halves from the left or from above."""
    left = placed.figure if placed.cover == "left" else placed.left
    right = placed.figure if placed.cover == "right" else placed.right
    covered = {"": None, "left": 0, "right": 1}[placed.cover]
    if turn >= 2:
        left, right = right, left
        covered = None if covered is None else 1 - covered
    return Face(faces, left, right, turn % 2 == 0, covered)
