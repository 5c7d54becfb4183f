"""What tiles and their halves are called: figures and pictures have names, domos colours, pips are numbers."""

from collections.abc import Mapping

import msgspec

from bot.locales import DEFAULT, t
from bot.views.names import marked_name, plain_name

FIGURES = tuple("123456789")
_MOTIFS = tuple("1234567J")
_COLOURS = "RGYB"
_SYMBOLS = ("D2", "RV", "SK", "DE", "W", "W4")
_KIND_OF = {"moomin": "figure", "moomin-joker": "figure", "christmas": "motif", "uno": "domo"}


class Naming(msgspec.Struct, frozen=True):
    """How the tiles of a game are called in a language.

    `own` are a server's own names of figures, by digit. `marked`: names are escaped for the text of messages. What a
    game does not have is left as it is, so this names whatever somebody typed, too.
    """

    game: str = ""
    locale: str = DEFAULT
    own: Mapping[str, str] = {}
    marked: bool = False

    def half(self, half: str) -> str:
        """Answer the name of a half: `6`, `fox`, `red 7`, `Dead End`."""
        kind = _KIND_OF.get(self.game, "")
        if kind == "figure" and half in FIGURES:
            return self._figure(half)
        if kind == "motif" and half in _MOTIFS:
            return t(self.locale, f"motif-{half}")
        if kind == "domo":
            return self._domo_half(half)
        return half

    def tile(self, tile: str) -> str:
        """Answer the name of a tile, or of a joker card: `6-4`, `fox–owl`, `red 3–7`, `fox joker`."""
        kind = _KIND_OF.get(self.game, "")
        first, dash, second = tile.partition("-")
        if kind == "figure" and len(tile) == 2 and tile[0] == "J":
            return t(self.locale, "joker-card", figure=self.half(tile[1]))
        if not kind or not dash:
            return tile
        tint = first[0] if kind == "domo" and first[:1] in _COLOURS else ""
        same = tint and second[:1] == tint
        return t(
            self.locale,
            "tile-two",
            first=self.half(first),
            second=self._value(second[1:]) if same else self.half(second),
        )

    def _figure(self, digit: str) -> str:
        own = self.own.get(digit, "")
        if not own:
            return t(self.locale, f"figure-{digit}")
        return marked_name(own) if self.marked else plain_name(own)

    def _domo_half(self, half: str) -> str:
        if half in _SYMBOLS:
            return t(self.locale, f"domo-{half}")
        tint, value = half[:1], half[1:]
        if not tint or tint not in _COLOURS or not value:
            return half
        return t(self.locale, f"domo-{tint}", value=self._value(value))

    def _value(self, value: str) -> str:
        return t(self.locale, f"domo-{value}") if value in _SYMBOLS else value
