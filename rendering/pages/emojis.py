"""Pieces as application emojis: PNG with a clear ground, drawn with the same faces as everything else."""

from io import BytesIO

from bot.games.drawn import emoji_name
from rendering.kit.emojis import SIZE
from rendering.kit.sprites import make_clear
from rendering.registry import room_of


def emoji_names(game: str) -> tuple[str, ...]:
    """Return the names of all emojis of a game; ValueError if it has no drawing room."""
    return tuple(emoji_name(game, piece) for piece in room_of(game).sets[game].pieces)


def tile_emojis(game: str) -> dict[str, bytes]:
    """Draw all pieces of a game as PNG of 128 x 128 pixels, by the names of their emojis.

    Colours are those of the light theme; the ground is clear. ValueError if the game has no drawing room.
    """
    return {emoji_name(game, piece): _emoji(game, piece) for piece in room_of(game).sets[game].pieces}


def _emoji(game: str, piece: str) -> bytes:
    room = room_of(game)
    theme = room.sheet_theme(game, "light")
    image = make_clear(SIZE, SIZE, theme, "tile-edge", lambda pen: room.sets[game].paint_emoji(pen, piece))
    out = BytesIO()
    image.save(out, "PNG", compress_level=9)
    return out.getvalue()
