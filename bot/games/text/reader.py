"""The reader of a message or picture: language, theme, emojis, names of figures."""

from collections.abc import Iterable, Mapping

import msgspec

from bot.games.drawn import Portrait, Theme, emoji_name
from bot.games.text.names import Named, told_apart
from bot.locales import DEFAULT, Value, first_of, t

_DIGITS = 10_000  # the last four of an id stand in for a username that is not known


class KnownName(msgspec.Struct, frozen=True):
    """Somebody's present name in a server, not yet cleaned, and their username in Discord."""

    name: str
    username: str


class Reader(msgspec.Struct, frozen=True):
    """The language (the player's own on private messages, the server's on public ones), the theme of pictures, and the
    application's emojis: name (`bot.games.drawn.emoji_name`) -> as messages write it (`<:name:id>`). Words stand in for
    emojis that are missing. `figures` are the server's own names of figures, by digit, `faces` the faces of people, by
    their ids, and `people` what they are called now.
    """

    locale: str = DEFAULT
    theme: Theme = "dark"
    emojis: Mapping[str, str] = {}
    figures: Mapping[str, str] = {}
    faces: Mapping[int, Portrait] = {}
    people: Mapping[int, KnownName] = {}
    deeds: bool = False  # buttons are called as a report calls what they do

    def t(self, text_id: str, /, **args: Value) -> str:
        """Return a text in this look's language."""
        return self.deed(text_id, **args) if self.deeds else t(self.locale, text_id, **args)

    def deed(self, text_id: str, /, **args: Value) -> str:
        """Return what a button does as a report calls it (its attribute `.deed`), else what the button says."""
        return t(self.locale, first_of(self.locale, f"{text_id}.deed", text_id), **args)

    def present_name(self, person: int | None, name: str) -> str:
        """Return what somebody is called now, not yet cleaned; the stored `name` if that is not known."""
        known_name = None if person is None else self.people.get(person)
        return known_name.name if known_name is not None and known_name.name else name

    def username(self, person: int | None, otherwise: str) -> str:
        """Return somebody's username, which is always plain letters; `otherwise` if it is not known."""
        known_name = None if person is None else self.people.get(person)
        return known_name.username if known_name is not None and known_name.username else otherwise

    def names(self, people: Iterable[tuple[int | None, str]]) -> tuple[str, ...]:
        """Return the present names of people, by id and stored name, not yet cleaned: each is told apart from others.

        Who is no person (None) keeps the name.
        """

        def tag(person: int | None) -> str:
            known_name = None if person is None else self.people.get(person)
            number = "" if person is None else f"{person % _DIGITS:04}"
            return number if known_name is None else known_name.username

        return told_apart(tuple(Named(person, self.present_name(person, name), tag(person)) for person, name in people))

    def tile(self, game: str, tile: str) -> str:
        """Return the emoji of a tile, "" if there is none."""
        return self.emojis.get(emoji_name(game, tile), "")
