"""How many cards a player holds: little backs and a number, and the same for his joker cards."""

from typing import NamedTuple

from rendering.cache import Cache
from rendering.canvas import Canvas, Sprite
from rendering.texts import Style, label_sprite, line_height
from rendering.tiles import back_sprite, joker_sprite, no_back_sprite

_SIZE, _BACK, _JOKER, _JOKER_Y = 42, 22, 36, 8  # pixels: the font, a back's width, a joker card and its top
_NUMBER = Style(_SIZE, "ink", "panel", 700)
_counts: Cache[Sprite] = Cache(512)


class Jokers(NamedTuple):
    """How many joker cards of a game a player holds."""

    game: str
    held: int


def count_sprite(text: str, backs: int | None, room: int, theme: str, jokers: Jokers | None = None) -> Sprite:
    """Answer a text behind so many little backs, the backs and the text at most `room` pixels wide; then the jokers.

    Backs that find no room are left out but one; 0 is an outline, None is none at all.
    """
    key = (text, backs, room, theme, jokers)
    return _counts.get(key, lambda: _counted(text, backs, room, theme, jokers))


def _counted(text: str, backs: int | None, room: int, theme: str, jokers: Jokers | None) -> Sprite:
    number = _number(text, theme)
    extra = [] if jokers is None else [_joker(jokers, theme), _number(str(jokers.held), theme)]
    shown = 0 if backs is None else max(1, backs)
    step = min(_BACK + 4, (room - number.width - _BACK - 8) // max(1, shown - 1))
    if step < 4:
        shown = min(shown, 1)
    start = (shown - 1) * step + _BACK + 8 if shown else 0
    width = start + number.width + sum(piece.width + 6 for piece in extra) + 4 * bool(extra)
    canvas = Canvas(width, line_height(_SIZE), theme, "panel")
    back = back_sprite(_BACK, theme) if backs else no_back_sprite(_BACK, theme)
    for index in range(shown):
        canvas.paste(back, index * step, (canvas.height - back.height) // 2)
    canvas.paste(number, start, 0)
    x = start + number.width + 10
    for piece, y in zip(extra, (_JOKER_Y, 0), strict=False):
        canvas.paste(piece, x, y)
        x += piece.width + 6
    return canvas.sprite()


def _number(text: str, theme: str) -> Sprite:
    number = label_sprite(text, _NUMBER, theme, 150)
    assert number is not None
    return number


def _joker(jokers: Jokers, theme: str) -> Sprite:
    return joker_sprite(jokers.game, "", _JOKER, theme, "panel", dim=not jokers.held)
