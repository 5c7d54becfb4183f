"""The reader of a message or picture: language, theme, emojis, names of figures."""

from collections.abc import Mapping

import msgspec

from bot.games.drawn import Portrait, Theme, emoji_name
from bot.locales import DEFAULT, Value, first_of, t


class Reader(msgspec.Struct, frozen=True):
    """The language (the player's own on private messages, the server's on public ones), the theme of pictures, and the
    application's emojis: name (`bot.games.drawn.emoji_name`) -> as messages write it (`<:name:id>`). Words stand in for
    emojis that are missing. `figures` are the server's own names of figures, by digit, `faces` the faces of people, by
    their ids.
    """

    locale: str = DEFAULT
    theme: Theme = "dark"
    emojis: Mapping[str, str] = {}
    figures: Mapping[str, str] = {}
    faces: Mapping[int, Portrait] = {}

    def t(self, text_id: str, /, **args: Value) -> str:
        """Return a text in this look's language."""
        return t(self.locale, text_id, **args)

    def deed(self, text_id: str, /, **args: Value) -> str:
        """Return what a button does as a report calls it (its attribute `.deed`), else what the button says."""
        return self.t(first_of(self.locale, f"{text_id}.deed", text_id), **args)

    def tile(self, game: str, tile: str) -> str:
        """Return the emoji of a tile, "" if there is none."""
        return self.emojis.get(emoji_name(game, tile), "")
