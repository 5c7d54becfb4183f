"""How somebody sees things, and what seats are called."""

from collections.abc import Mapping

import msgspec

from bot.locales import DEFAULT, t
from bot.tables import SeatState, TableState
from bot.views.names import marked_name, plain_name
from bot.views.naming import Naming
from rendering import Theme, emoji_name


class Look(msgspec.Struct, frozen=True):
    """The language (the player's own on private messages, the server's on public ones), the theme of pictures, and the
    application's emojis: name (`rendering.emoji_name`) -> as messages write it (`<:name:id>`). Words stand in for
    emojis that are missing. `figures` are the server's own names of figures, by digit.
    """

    locale: str = DEFAULT
    theme: Theme = "light"
    emojis: Mapping[str, str] = {}
    figures: Mapping[str, str] = {}

    def t(self, id: str, /, **args: str | int) -> str:
        """Answer a text in this look's language."""
        return t(self.locale, id, **args)

    def tile(self, game: str, tile: str) -> str:
        """Answer the emoji of a tile, "" if there is none."""
        return self.emojis.get(emoji_name(game, tile), "")

    def naming(self, game: str, *, marked: bool = False) -> Naming:
        """Answer what the game's tiles are called here; `marked` for the text of messages."""
        return Naming(game, self.locale, self.figures, marked)


def raw_name(state: TableState, seat: int, locale: str) -> str:
    """Answer what a seat (from 0) is called, not yet cleaned: never empty, but it may hold anything."""
    who: SeatState = state.seats[seat]
    if who.name:
        return who.name
    return t(locale, "name-computer" if who.computer else "name-seat", number=seat + 1)


def raw_names(state: TableState, locale: str) -> tuple[str, ...]:
    """Answer the names of all seats, as `words` takes them."""
    return tuple(raw_name(state, seat, locale) for seat in range(len(state.seats)))


def plain(state: TableState, seat: int, locale: str) -> str:
    """Answer the seat's name for labels, alt texts and pictures."""
    return plain_name(raw_name(state, seat, locale), t(locale, "name-seat", number=seat + 1))


def marked(state: TableState, seat: int, locale: str) -> str:
    """Answer the seat's name for the text of messages."""
    return marked_name(raw_name(state, seat, locale), t(locale, "name-seat", number=seat + 1))
