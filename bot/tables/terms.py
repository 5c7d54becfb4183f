"""League rules: how a match must be played to count. A season's come before the league's, a fixture's before both."""

from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.games.errors import OptionError, ToldError
from bot.games.options import OptionValue
from bot.games.registry import GAMES

ANY = "any"  # says that everything will do, whatever is said elsewhere
Term = Literal["game", "length", "options", "clock", "help", "takeback"]


class Terms(Struct, frozen=True, omit_defaults=True):
    """League rules; "" says nothing, ANY that everything will do."""

    game: str = ""  # its name in the registry
    length: Literal["", "any", "quick", "printed", "long"] = ""
    clock: Literal["", "any", "30s", "2m", "24h", "off"] = ""
    # `off`: the computer helps nobody but learners
    help: Literal["", "any", "off"] = msgspec.field(default="", name="suggest")  # stored as it was called first
    options: dict[str, OptionValue] = {}
    # `on`: acts may be taken back, which otherwise no league match allows
    takeback: Literal["", "any", "on"] = ""

    def said(self, name: Literal["game", "length", "clock", "help"]) -> str:
        """Return what must be; "" if everything will do."""
        rule = str(getattr(self, name))
        return "" if rule == ANY else rule

    @property
    def free(self) -> bool:
        """Return True if everything will do."""
        named = self.said("game"), self.said("length"), self.said("clock"), self.said("help")
        return not any(named) and not self.options and self.takeback != "on"

    @property
    def helpless(self) -> bool:
        """Return True if the computer helps nobody but learners."""
        return self.help == "off"


FREE = Terms()
_TERMS = msgspec.json.Decoder(Terms)


def over(terms: Sequence[Terms]) -> Terms:
    """Return the rules that hold where each of these comes before the ones behind it."""
    held = FREE
    for rules in reversed(terms):
        held = Terms(
            game=rules.game or held.game,
            length=rules.length or held.length,
            clock=rules.clock or held.clock,
            help=rules.help or held.help,
            takeback=rules.takeback or held.takeback,
            options={**(held.options if rules.game in ("", held.game) else {}), **rules.options},
        )
    return held


class TermsError(ToldError):
    """Rules that nobody can play by. `game`: there is none of that name. `terms`: its `reason` says what is wrong."""

    kind = "league"


def checked(terms: Terms) -> Terms:
    """Return rules whose options are those of their game. TermsError `game`, `terms`; OptionError."""
    game, length = terms.said("game"), terms.said("length")
    if game and game not in GAMES:
        raise TermsError("game", game=game)
    if terms.options and not game:
        raise TermsError("terms", reason="options")
    if game and length and all(known_length.key != length for known_length in GAMES[game].lengths):
        raise TermsError("terms", reason="length")
    by_key = {option.key: option for option in GAMES[game].options} if game else {}
    options: dict[str, OptionValue] = {}
    for key, value in terms.options.items():
        if key not in by_key:
            raise TermsError("terms", reason="option")
        options[key] = by_key[key].parse(value) if isinstance(value, str) else by_key[key].check(value)
    return replace(terms, options=options)


def read_terms(text: str) -> Terms:
    """Return stored rules; those of a version of the bot whose games were others say nothing."""
    try:
        return checked(_TERMS.decode(text))
    except (TermsError, OptionError, msgspec.DecodeError):
        return FREE


def fixed_options(terms: Terms, game: str) -> dict[str, OptionValue]:
    """Return the options of a game that the rules say; nothing where they say another game."""
    if terms.said("game") not in ("", game) or game not in GAMES:
        return {}
    return {**length_options(terms, game), **terms.options}


def length_options(terms: Terms, game: str) -> Mapping[str, OptionValue]:
    """Return the options of the length that the rules say; none where the game has no such length."""
    lengths = GAMES[game].lengths if game in GAMES else ()
    return next((length.options for length in lengths if length.key == terms.said("length")), {})


def broken(terms: Terms, game: str, options: Mapping[str, OptionValue], clock: str) -> tuple[Term, ...]:
    """Return the rules that a table does not meet; help is just not given."""
    other_game = terms.said("game") not in ("", game)
    length = {key: value for key, value in length_options(terms, game).items() if key not in terms.options}
    unmet: dict[Term, bool] = {
        "game": other_game,
        "options": not other_game and any(options.get(key) != value for key, value in terms.options.items()),
        "length": not other_game and any(options.get(key) != value for key, value in length.items()),
        "clock": terms.said("clock") not in ("", clock),
    }
    return tuple(term for term, is_unmet in unmet.items() if is_unmet)


def length_key(game: str, options: Mapping[str, OptionValue]) -> str:
    """Return the key of the length that the options make; "" for none, or a game that there is no more."""
    lengths = GAMES[game].lengths if game in GAMES else ()
    made = (length.key for length in lengths if all(options.get(key) == it for key, it in length.options.items()))
    return next(made, "")
