"""A player's own hand as a picture: numbered like the buttons, playable tiles first and raised."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.games.cross.streets import NAMES
from bot.games.view import View
from rendering.badges import mark_sprite
from rendering.cache import Cache
from rendering.canvas import Canvas, Sprite
from rendering.ends import SIDES, plate_sprite
from rendering.halves import sheet_theme
from rendering.sprites import Pen, make_sprite
from rendering.texts import Style, label_sprite
from rendering.tiles import card_sprite
from rendering.values import TableWords
from rendering.wayside import street_sprite

WIDTH = 1080
_COLUMNS = ((5, 5), (7, 7), (16, 8), (27, 9))  # (up to so many tiles, columns)
_MOST_COLUMNS = 10
_LARGEST = 148  # pixels of a half
_MARGIN, _GAP, _ROW_GAP = 20, 18, 22
_ABREAST = 2  # plates beside each other above a tile
_RAISED, _PLATE = 24, 46  # pixels by which playable tiles are raised, the size of the ends' plates above them
_NUMBER = 56  # pixels for the number under a tile
_JOKER, _RULE = 132, 4  # pixels of a joker card, height of the line above them
_OTHER = Style(42, "ink", "felt", 600)
_plates: Cache[Sprite] = Cache(128)


class _Item(NamedTuple):
    """A card of the hand: its number, whether it can be played, and the ends where it fits."""

    tile: str
    number: int
    playable: bool
    ends: tuple[str, ...]
    dim: bool


def draw_hand(
    view: View, words: TableWords, theme: str = "light", order: Sequence[str] | None = None
) -> bytes:
    """Draw the hand that a view shows, as PNG, 1080 pixels wide, as high as it must be.

    Tiles lie in the order of `view.shown_hand`, or in the `order` that is given, numbered from 1. Those that can be
    played are raised, with the ends where they fit; while there are such, the others are faded. Joker cards lie apart,
    under the tiles, with the numbers that follow. ValueError for a view without a hand, an order of other tiles, or for
    an unknown theme or game.
    """
    if view.hand is None:
        raise ValueError("this view shows no hand")
    if order is not None and sorted(order) != sorted(view.hand):
        raise ValueError("the order must have the tiles of the hand")
    theme = sheet_theme(view.game, theme)
    items = _items(view, view.shown_hand if order is None else order)
    if not items:
        return _empty(theme)
    columns = next((columns for most, columns in _COLUMNS if len(items) <= most), _MOST_COLUMNS)
    rows = [items[start : start + columns] for start in range(0, len(items), columns)]
    unit = min(_LARGEST, (WIDTH - 2 * _MARGIN + _GAP) // columns - _GAP)
    heights = [_head(row) + 2 * unit + _NUMBER for row in rows]
    jokers = _jokers(view)
    height = 2 * _MARGIN + sum(heights) + _ROW_GAP * (len(rows) - 1)
    canvas = Canvas(WIDTH, height + (_jokers_height(jokers) if jokers else 0), theme)
    y = _MARGIN
    for row, high in zip(rows, heights, strict=True):
        _paint_row(canvas, view.game, row, words, unit, y, len(row) if len(rows) == 1 else columns)
        y += high + _ROW_GAP
    if jokers:
        canvas.fill(_MARGIN, y, WIDTH - 2 * _MARGIN, _RULE, "muted")
        _paint_row(canvas, view.game, jokers, words, _JOKER, y + _RULE + _ROW_GAP, len(jokers))
    return canvas.png()


def _empty(theme: str) -> bytes:
    """Draw a hand without tiles: a tick."""
    canvas = Canvas(WIDTH, 200, theme)
    canvas.paste(mark_sprite("out", 120, theme, "felt"), (WIDTH - 120) // 2, 40)
    return canvas.png()


def _items(view: View, order: Sequence[str]) -> list[_Item]:
    playable, ends = view.playable, _ends(view)
    return [
        _Item(tile, number, tile in playable, ends.get(tile, ()), bool(playable) and tile not in playable)
        for number, tile in enumerate(order, 1)
    ]


def _jokers(view: View) -> list[_Item]:
    """Answer the joker cards of the hand; they are faded while only tiles can be played."""
    held: tuple[str, ...] = getattr(view, "jokers", None) or ()
    words = {word for token in view.legal for word in token.split(" ")}
    ends = _ends(view)
    first = len(view.hand or ()) + 1
    return [
        _Item(joker, number, joker in words, ends.get(joker, ()), bool(view.playable) and joker not in words)
        for number, joker in enumerate(held, first)
    ]


def _jokers_height(jokers: list[_Item]) -> int:
    return _ROW_GAP + _RULE + _ROW_GAP + _head(jokers) + _JOKER + _NUMBER


def _ends(view: View) -> dict[str, tuple[str, ...]]:
    """Answer where cards fit, as far as the legal actions that have them name an end."""
    found: dict[str, set[str]] = {}
    for token in view.legal:
        words = token.split(" ")[2:]
        for card in words:
            found.setdefault(card, set()).update(words[1:])
    return {card: tuple(side for side in (*SIDES, *NAMES) if side in words) for card, words in found.items()}


def _head(row: list[_Item]) -> int:
    """Answer the room above a row's tiles, those that are not raised."""
    raised = _RAISED if any(item.playable for item in row) else 0
    return raised + _PLATE * max(-(-len(item.ends) // _ABREAST) for item in row)


def _paint_row(
    canvas: Canvas, game: str, row: list[_Item], words: TableWords, unit: int, y: int, columns: int
) -> None:
    x = (WIDTH - columns * (unit + _GAP) + _GAP) // 2
    for item in row:
        top = y + _head(row) - _RAISED * item.playable
        card = card_sprite(game, item.tile, unit, canvas.theme, dim=item.dim)
        canvas.paste(card, x, top)
        _paint_ends(canvas, item, words, x + unit // 2, top)
        _paint_number(canvas, item, x + unit // 2, top + card.height)
        x += unit + _GAP


def _paint_ends(canvas: Canvas, item: _Item, words: TableWords, middle: int, bottom: int) -> None:
    """Draw the plates of the ends where a tile fits, above it."""
    rows = [item.ends[start : start + _ABREAST] for start in range(0, len(item.ends), _ABREAST)]
    for row, ends in enumerate(rows):
        left, top = middle - len(ends) * _PLATE // 2, bottom - _PLATE * (len(rows) - row)
        for index, end in enumerate(ends):
            canvas.paste(_end_sprite(end, words, canvas.theme), left + 2 + index * _PLATE, top)


def _end_sprite(end: str, words: TableWords, theme: str) -> Sprite:
    if end in NAMES:
        street = NAMES.index(end)
        return street_sprite(street, words.streets[street], _PLATE - 4, theme)
    letter = words.left_end if end == "left" else words.right_end
    return plate_sprite("left" if end == "left" else "right", letter, _PLATE - 4, theme)


def _paint_number(canvas: Canvas, item: _Item, middle: int, y: int) -> None:
    number = str(item.number)
    if item.playable:
        plate = _plate(number, canvas.theme)
        canvas.paste(plate, middle - plate.width // 2, y + 6)
        return
    text = label_sprite(number, _OTHER, canvas.theme, 100)
    assert text is not None
    canvas.paste(text, middle - text.width // 2, y + 7)


def _plate(number: str, theme: str) -> Sprite:
    """Answer the number of a playable tile, on a plate."""
    width = _NUMBER if len(number) < 2 else _NUMBER + 18

    def paint(pen: Pen) -> None:
        pen.block(0, 0, width, _NUMBER, "accent", _NUMBER / 2)
        pen.text(width / 2, _NUMBER / 2, number, _OTHER.size, "on-accent")

    return _plates.get((number, theme), lambda: make_sprite(width, _NUMBER, theme, "felt", paint))
