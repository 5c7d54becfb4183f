"""The drawing room of games with tiles of two halves: what their families share."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import NamedTuple, TypeVar

from bot.games.view import View
from rendering.kit.canvas import Area, Canvas, Sprite
from rendering.kit.emojis import paint_tile_emoji
from rendering.kit.hand import MARK, WIDTH, HandTile, draw_tiles
from rendering.kit.texts import TextStyle, label_sprite
from rendering.kit.tiles import Faces, pile_sprite
from rendering.players.badges import mark_sprite
from rendering.players.layout import Nameplate, SeatFacts
from rendering.players.ring import paint_players
from rendering.room import DrawingRoom, PieceSet
from rendering.values import HandPlan, SeatLabel, TableWords

TABLE_WIDTH, TABLE_HEIGHT, EXAMPLE_HEIGHT = 1200, 800, 420
FOOT = 64  # pixels high
_MARGIN, _EXAMPLE_MARGIN = 12, 16  # pixels of felt around the game's table
_NO_WORDS = TableWords(turn="", tiles="", score="", left_end="", right_end="")
_FOOT_TEXT = TextStyle(38, "ink", "felt", 600)

V = TypeVar("V", bound=View)


class TableFacts(NamedTuple):
    """What a family says of a table besides what lies on it.

    `seats` has the facts of each seat. `direction` is 1 or -1 where the direction of play can turn, else 0. `hands` are
    those of all seats where they are played open. `stock` counts what is left to draw (None: nothing is drawn).
    `jokers` are the joker cards of the view's own hand, which lie apart from its tiles.
    """

    seats: tuple[SeatFacts, ...]
    direction: int = 0
    hands: Sequence[tuple[str, ...]] | None = None
    stock: int | None = None
    jokers: tuple[str, ...] = ()


class TileRoom(DrawingRoom[V]):
    """Draws a family of games with tiles of two halves: `faces` has those of each game.

    Its tables have players at the top, the game's own table under them and a foot; a family draws the table
    (`paint_table`) and its `ends`, and says what only it knows (`facts`).
    """

    ends: tuple[str, ...] = ()  # the words of tokens that name an open end, in the order of their marks

    def __init__(self, faces: Mapping[str, Faces], examples: Mapping[str, V]) -> None:
        first: dict[int, str] = {}  # games with the same faces share the emojis of the first of them
        for game, one in faces.items():
            first.setdefault(id(one), game)
        sets = {
            game: PieceSet(first[id(one)], one.tiles, partial(paint_tile_emoji, one), one.paints)
            for game, one in faces.items()
        }
        super().__init__(sets, examples)
        self.faces = faces

    def paint_table(self, canvas: Canvas, view: V, words: TableWords, area: Area) -> None:
        """Draw what lies on the table."""
        raise NotImplementedError

    def paint_ends(self, canvas: Canvas, view: V, words: TableWords, y: int) -> None:
        """Draw the open ends once more, in a foot that begins at `y`."""

    def end_sprite(self, end: str, words: TableWords, size: int, theme: str) -> Sprite:
        """The mark of one of the `ends`, so many pixels square."""
        raise NotImplementedError

    def facts(self, view: V) -> TableFacts:
        """What only this family knows of a table."""
        raise NotImplementedError

    def draw_table(
        self,
        view: V,
        seats: Sequence[SeatLabel],
        words: TableWords,
        theme: str,
        revealed: Sequence[tuple[str, ...]] | None,
    ) -> bytes:
        """Draw a table as PNG (see `rendering.draw_table`)."""
        canvas = Canvas(TABLE_WIDTH, TABLE_HEIGHT, self.sheet_theme(view.game, theme))
        facts = self.facts(view)
        plates = self._nameplates(view, facts, seats, words, revealed)
        top = paint_players(canvas, plates, 0 if revealed is not None else facts.direction)
        height = TABLE_HEIGHT - top - FOOT - 2 * _MARGIN
        area = Area(_MARGIN, top + _MARGIN, TABLE_WIDTH - 2 * _MARGIN, height)
        self.paint_table(canvas, view, words, area)
        self._paint_foot(canvas, view, words, facts.stock)
        return canvas.png()

    def draw_hand(
        self, view: V, words: TableWords, theme: str, order: Sequence[str], plan: HandPlan
    ) -> bytes:
        """Draw a hand in an order as PNG (see `rendering.draw_hand`)."""
        faces = self.faces[view.game]
        if not order:
            return _empty(self.sheet_theme(view.game, theme))
        playable, moves = view.playable, {word for token in view.legal for word in token.split(" ")}
        ends = self._fitting(view, words, theme)
        tiles = [
            HandTile(
                tile,
                number,
                tile in playable or number - 1 in plan.picked,
                ends.get(tile, ()),
                bool(playable) and tile not in playable,
            )
            for number, tile in enumerate(order, 1)
        ]
        jokers = [
            HandTile(
                joker, number, joker in moves, ends.get(joker, ()), bool(playable) and joker not in moves
            )
            for number, joker in enumerate(self.facts(view).jokers, len(order) + 1)
        ]
        return draw_tiles(faces, tiles, jokers, theme)

    def draw_example(self, game: str, theme: str) -> bytes:
        """Draw the example of a game's rules as PNG."""
        canvas = Canvas(TABLE_WIDTH, EXAMPLE_HEIGHT, self.sheet_theme(game, theme))
        margin = _EXAMPLE_MARGIN
        area = Area(margin, margin, TABLE_WIDTH - 2 * margin, EXAMPLE_HEIGHT - 2 * margin)
        self.paint_table(canvas, self.examples[game], _NO_WORDS, area)
        return canvas.png()

    def _nameplates(
        self,
        view: V,
        facts: TableFacts,
        seats: Sequence[SeatLabel],
        words: TableWords,
        revealed: Sequence[tuple[str, ...]] | None,
    ) -> list[Nameplate]:
        hands = revealed if revealed is not None else facts.hands
        return [
            Nameplate(
                label,
                self.faces[view.game],
                size,
                turn=view.turn == label.seat,
                out=label.seat in view.out,
                hand=None if hands is None else tuple(hands[label.seat]),
                worth=revealed is not None,
                words=words,
                facts=facts.seats[label.seat],
            )
            for label, size in zip(seats, view.sizes, strict=True)
        ]

    def _fitting(self, view: V, words: TableWords, theme: str) -> dict[str, tuple[Sprite, ...]]:
        """The marks of the ends where cards fit, as far as the legal actions that have them name an end."""
        sheet = self.sheet_theme(view.game, theme)
        found: dict[str, set[str]] = {}
        for token in view.legal:
            names = token.split(" ")[2:]
            for card in names:
                found.setdefault(card, set()).update(names[1:])
        return {
            card: tuple(self.end_sprite(end, words, MARK, sheet) for end in self.ends if end in names)
            for card, names in found.items()
        }

    def _paint_foot(self, canvas: Canvas, view: V, words: TableWords, stock: int | None) -> None:
        """Draw the foot: the open ends once more, large and always at the same place, round and stock between them."""
        y = canvas.height - FOOT
        self.paint_ends(canvas, view, words, y)
        pieces = [label_sprite(words.round, _FOOT_TEXT, canvas.theme, 500)]
        if stock is not None:
            count = label_sprite(str(stock), _FOOT_TEXT, canvas.theme, 100)
            name = label_sprite(words.stock, _FOOT_TEXT, canvas.theme, 200)
            pieces += [name, pile_sprite(stock, canvas.theme), count]
        shown = [piece for piece in pieces if piece is not None]
        x = (canvas.width - sum(piece.width + 16 for piece in shown) + 16) // 2
        for piece in shown:
            canvas.paste(piece, x, y + (FOOT - piece.height) // 2 - 4)
            x += piece.width + 16


def _empty(theme: str) -> bytes:
    """Draw a hand without pieces: a tick."""
    canvas = Canvas(WIDTH, 200, theme)
    canvas.paste(mark_sprite("out", 120, theme, "felt"), (WIDTH - 120) // 2, 40)
    return canvas.png()
