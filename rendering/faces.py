"""What a game has on the halves of its tiles: the types that the registry `rendering.halves` holds."""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from rendering.sprites import Pen


class Look(NamedTuple):
    """How a half is to be drawn: its tile lies or stands, faded or not, the half how many times as wide as high."""

    lying: bool = False
    dim: bool = False
    wide: float = 1.0


class Faces(NamedTuple):
    """The faces of a game's tiles.

    `halves` are their names, `tiles` all tiles as the game writes them. `draw(pen, half, look)` draws a half with the
    pen's origin in its middle and its shorter side as unit. `split` takes a tile apart, `worth` counts the tiles left
    in a hand, `sign` is a half as one or two letters ("" if only its picture tells it).

    `pictured` halves are pictures in the colours of `paints.PAINTS`; where a half is shown alone, it is on a card.
    `jokers` are cards with one picture only, by their names, which are among `tiles` too: which half they show.
    `joker(pen, half, look)` draws one into the unit square, its back if the half is "".
    `paints` names other paints than those of pictures ("" for these): `sheet_theme` says which sheets need them.
    `grooved` tiles have a line between their halves, others tell them apart by what is on them.
    `slanted` emojis have their halves in two corners: good for pictures that do not get wider where there is room.
    """

    halves: tuple[str, ...]
    tiles: tuple[str, ...]
    draw: Callable[[Pen, str, Look], None]
    split: Callable[[str], tuple[str, str]]
    worth: Callable[[Iterable[str]], int]
    sign: Callable[[str], str]
    pictured: bool = False
    jokers: Mapping[str, str] = MappingProxyType({})
    joker: Callable[[Pen, str, Look], None] | None = None
    paints: str = ""
    grooved: bool = True
    slanted: bool = False


def split_dashed(tile: str) -> tuple[str, str]:
    """Take apart a tile whose halves are joined by a dash."""
    first, _, second = tile.partition("-")
    return first, second
