"""The names of pieces, and moves told: each kind of pieces has a Namer, and Naming says how it speaks here."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import ClassVar

import msgspec

from bot.games.actions import Action, Move
from bot.games.errors import NotationError
from bot.games.events import Event, EventData
from bot.games.kit.cards import FRENCH, JOKER, STANDS
from bot.games.text.names import marked_name, plain_name
from bot.locales import DEFAULT, t

FIGURES = tuple("123456789")


def with_next(events: Iterable[Event]) -> Iterator[tuple[Event, Event | None]]:
    """Yield each event with the one after it, the last with None."""
    every = list(events)
    return zip(every, (*every[1:], None), strict=False)


class Telling:
    """A family's way to tell moves and events, with a plain answer to everything; its room is one."""

    reader: ClassVar[Callable[[Action], Move] | None] = None  # its rules' way to read an action
    moves: ClassVar[Mapping[type[Move], str]] = {}  # the sentence of each kind of move (`move-<name>`)
    more_moves: ClassVar[tuple[str, ...]] = ()  # sentences that `move` chooses besides
    put_together: ClassVar[tuple[str, ...]] = ()  # sentences that `retold` makes of several
    supplied: ClassVar[Mapping[str, str | int]] = {}  # what sentences need and not every event says
    apart: ClassVar[frozenset[str]] = frozenset()  # codes of events whose sentences stay apart from the turn's others

    def read(self, action: Action) -> Move | None:
        """Return the action with named parts, None if it is none of the family's."""
        reader = type(self).reader
        try:
            return None if reader is None else reader(action)
        except NotationError:
            return None

    def move(self, move: Move) -> tuple[str, Mapping[str, EventData | None]]:
        """Name the sentence of a move (`move-<name>`), and what it says."""
        return self.moves[type(move)], msgspec.structs.asdict(move)

    def besides(self, facts: Mapping[str, object]) -> Mapping[str, str]:
        """Return what sentences about a move, an event or an error need besides its facts."""
        return {}

    def retold(self, events: Iterable[Event]) -> Iterator[Event]:
        """Go through events: put together what one sentence tells, and add what only other events say."""
        yield from events

    def part(self, part: str, naming: "Naming") -> str:
        """Tell one of the `parts` of an event that `retold` has put together."""
        return part


class Naming(msgspec.Struct, frozen=True):
    """The names of a game's pieces in a language; `registry.naming_of` makes it.

    What a game does not have is left as it is, so this names whatever somebody typed, too.
    """

    namer: "Namer"
    game: str = ""
    locale: str = DEFAULT
    figures: Mapping[str, str] = {}  # a server's own names of figures, by digit
    marked: bool = False  # names are escaped for the text of messages
    telling: Telling = Telling()  # how the family tells moves and events

    def t(self, text_id: str, /, **args: str | int) -> str:
        """Return a text in this language."""
        return t(self.locale, text_id, **args)

    def half(self, half: str) -> str:
        """Return the name of a half: `6`, `fox`, `red 7`, `Dead End`."""
        return self.namer.half(half, self)

    def piece(self, piece: str) -> str:
        """Return the name of a piece: `6-4`, `fox–owl`, `red 3–7`, `fox joker`."""
        return self.namer.piece(piece, self)

    @property
    def noun(self) -> str:
        """Return the word for the pieces in texts that count them: `tiles`, `dominoes`, `cards`."""
        return self.namer.noun

    def more(self, count: int) -> str:
        """Say that so many pieces are not listed: `… 3 more tiles …`."""
        return self.t("alt-gap", tiles=count, noun=self.noun)

    def listed(self, pieces: Sequence[str], room: int) -> str:
        """Join the names of pieces, as many as there is room for, and count the others: `6-4, 3-3, … 3 more tiles`."""
        called = [self.piece(piece) for piece in pieces]
        text = ", ".join(called)
        kept = len(called)
        while len(text) > room and kept:
            kept -= 1
            text = ", ".join([*called[:kept], self.more(len(called) - kept).rstrip(" …")])
        return text


class Namer:
    """Calls pieces what records call them; a kind of pieces with names of its own is a subclass.

    `noun` is what texts that count them call them: `tiles`, `dominoes` or `cards`.
    """

    noun: ClassVar[str] = "tiles"

    def half(self, half: str, naming: Naming) -> str:
        """Return the name of a half."""
        return half

    def piece(self, piece: str, naming: Naming) -> str:
        """Return the name of a piece."""
        return piece


class HalfNamer(Namer):
    """Calls a tile by the names of its two halves."""

    def piece(self, piece: str, naming: Naming) -> str:
        """Return the names of both halves: `fox–owl`."""
        first, dash, second = piece.partition("-")
        return naming.t("tile-two", first=naming.half(first), second=naming.half(second)) if dash else piece


class FigureNamer(HalfNamer):
    """Figures have names that a server can change; joker cards show one of them."""

    def half(self, half: str, naming: Naming) -> str:
        """Return the name of a figure."""
        if half not in FIGURES:
            return half
        if not (name := naming.figures.get(half, "")):
            return naming.t(f"figure-{half}")
        return marked_name(name) if naming.marked else plain_name(name)

    def piece(self, piece: str, naming: Naming) -> str:
        """Return `fox–owl`, or `fox joker` for a joker card (`J3`)."""
        if len(piece) == 2 and piece[0] == "J":
            return naming.t("joker-card", figure=naming.half(piece[1]))
        return super().piece(piece, naming)


def number_or_sign(text: str) -> int | str:
    """Return a number as a number, so that texts can choose by it, and a figure or a symbol (`Q`, `D2`) as it is."""
    return int(text) if text.isdecimal() else text


class CardNamer(Namer):
    """Playing cards: `10♥` where there is a message around it, `10 of hearts` where it stands alone or is read out."""

    noun: ClassVar[str] = "cards"

    def piece(self, piece: str, naming: Naming) -> str:
        """Return the name of a card, of a joker, of a joker that stands for a card (`JK=H9`)."""
        held, stands, card = piece.partition(STANDS)
        if held == JOKER:
            if not stands:
                return naming.t("card-joker")
            return naming.t("card-joker-for", card=self.piece(card, naming))
        if piece[:1] not in tuple(FRENCH.suits):
            return piece
        return naming.t("card-short" if naming.marked else "card", suit=piece[0], rank=number_or_sign(piece[1:]))


PLAIN = Namer()
FIGURE_NAMER = FigureNamer()
CARD_NAMER = CardNamer()
