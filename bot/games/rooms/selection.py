"""A player's selection: which pieces are picked and put together, and where in the panel the player is.

The place stands in the custom ids of the panel. What is picked lives beside the panel in memory: ids only say by `mark`
for which selection they were drawn, and one that is gone makes them void.
"""

import hashlib
from collections.abc import Collection, Iterable

import msgspec

HAND = "hand"
TILE = "tile"
_ORDER = "~"  # begins the word that names an order, in all ids: a panel remembers it by its ids alone
_MARK = "@"  # begins the word that says for which selection an id was drawn
ANY = "*"  # the mark of a change that says what shall be, whatever was selected before
_TWIN = "/"  # parts a piece from its number among its twins


def handles(pieces: Iterable[str]) -> tuple[str, ...]:
    """Tell twins apart: each piece as it is called in a selection, `H9` and, if there are two, `H9/2`.

    Twins are as good as each other, so they are numbered as they come; what a hand holds keeps its handles.
    """
    pieces = tuple(pieces)
    return tuple(_handle(piece, pieces[:at].count(piece) + 1) for at, piece in enumerate(pieces))


def _handle(piece: str, number: int) -> str:
    """Return the handle of the piece that has that number among its twins, from 1."""
    return piece if number == 1 else f"{piece}{_TWIN}{number}"


def bare(handle: str) -> str:
    """Return the piece of a handle."""
    return handle.partition(_TWIN)[0]


class SelectedGroup(msgspec.Struct, frozen=True):
    """Pieces that were put together for an offer: its verb and fixed words (`meld`; `layoff m2`).

    `pieces` are handles, in the player's order; none if it is a whole action that waits to be handed in (`take D4`).
    """

    offer: tuple[str, ...]
    pieces: tuple[str, ...] = ()


class Selection(msgspec.Struct, frozen=True):
    """A player's place in the panel, and what is selected there."""

    about: str = ""  # the piece whose choices are asked for ("": all choices)
    page: int = 0  # from 0
    order: str = ""  # how the hand is sorted: "" as the game does, else one of the room's `orders`
    picked: tuple[str, ...] = ()  # handles of pieces picked one by one and not yet put together
    groups: tuple[SelectedGroup, ...] = ()  # what was put together, first the first
    rack: tuple[str, ...] = ()  # handles of the hand in the player's own order
    call: bool = False  # what is played next is called out, as in UNO
    hint: tuple[str, ...] = ()  # tokens of the hint that is shown: they shine until something else is pressed

    # --- the place ---

    @property
    def words(self) -> tuple[str, ...]:
        """Return the place as a custom id says it: `hand 2`, `tile 6-4 0`, `~number hand 0`."""
        where = (TILE, self.about) if self.about else (HAND,)
        return (*order_words(self.order), *where, str(self.page))

    @classmethod
    def parse(cls, words: tuple[str, ...]) -> "Selection":
        """Read the place; whatever cannot be read is the first page, for looking changes nothing."""
        order, words = split_order(words)
        page = int(words[-1]) if words and words[-1].isascii() and words[-1].isdigit() else 0
        return cls(words[1] if len(words) == 3 and words[0] == TILE else "", page, order)

    def at(self, place: "Selection") -> "Selection":
        """Return the same pieces, with the panel where `place` is."""
        return msgspec.structs.replace(place, picked=self.picked, groups=self.groups, rack=self.rack, call=self.call)

    @property
    def drawn(self) -> "Selection":
        """Return as much of it as a picture may show: the key under which one is kept."""
        return msgspec.structs.replace(self, page=0, call=False)

    # --- what is selected ---

    @property
    def taken(self) -> frozenset[str]:
        """Return the handles of all pieces that were put together."""
        return frozenset(handle for group in self.groups for handle in group.pieces)

    @property
    def mark(self) -> str:
        """Return a short mark of what is selected, the same in every process; "" while nothing is."""
        if not self.picked and not self.groups:
            return ""
        return hashlib.sha256(msgspec.json.encode((self.picked, self.groups))).hexdigest()[:8]

    def pick(self, among: Collection[str], picked: Iterable[str]) -> "Selection":
        """Let `picked` be what is picked among those pieces; what was picked elsewhere, or before, keeps its place."""
        wanted = tuple(dict.fromkeys(handle for handle in picked if handle in among))
        stays = tuple(handle for handle in self.picked if handle not in among or handle in wanted)
        return msgspec.structs.replace(self, picked=(*stays, *(handle for handle in wanted if handle not in stays)))

    def with_picked(self, handle: str, *, on: bool) -> "Selection":
        """Let one piece be picked, or not; the others stay as they are."""
        others = tuple(other for other in self.picked if other != handle)
        if not on:
            return msgspec.structs.replace(self, picked=others)
        return self if handle in self.picked else msgspec.structs.replace(self, picked=(*others, handle))

    def stage(self, *action: str) -> "Selection":
        """Put a whole action down, to be handed in with what follows it."""
        return msgspec.structs.replace(self, groups=(*self.groups, SelectedGroup(tuple(action))))

    def put(self, *offer: str) -> "Selection":
        """Put what is picked together for an offer."""
        return msgspec.structs.replace(self, picked=(), groups=(*self.groups, SelectedGroup(tuple(offer), self.picked)))

    def back(self) -> "Selection":
        """Go a step back: put the picked pieces back, or if there are none, the last group is picked again."""
        if self.picked or not self.groups:
            return msgspec.structs.replace(self, picked=())
        return msgspec.structs.replace(self, picked=self.groups[-1].pieces, groups=self.groups[:-1])

    def let_go(self, piece: str) -> "Selection":
        """Return what is selected once such a piece has left the hand: of twins the one that is picked, else the last.

        The twins behind it are numbered anew, so each stays what it was: picked or not, and in its place of the rack.
        """
        gone = next((handle for handle in self.picked if bare(handle) == piece), "")
        gone = gone or max((handle for handle in self.rack if bare(handle) == piece), key=_twin, default=piece)

        def rest(pieces: tuple[str, ...]) -> tuple[str, ...]:
            return tuple(_without(handle, gone) for handle in pieces if handle != gone)

        groups = tuple(SelectedGroup(group.offer, rest(group.pieces)) for group in self.groups)
        return msgspec.structs.replace(self, picked=rest(self.picked), groups=groups, rack=rest(self.rack))

    def cleared(self) -> "Selection":
        """Return the empty selection, with the hand sorted as it was."""
        return Selection(order=self.order, rack=self.rack)


NOTHING = Selection()


def _twin(handle: str) -> int:
    """Return the number of a handle among its twins, from 1."""
    return int(handle.partition(_TWIN)[2] or 1)


def _without(handle: str, gone: str) -> str:
    """Return what a handle is once another is gone: a twin behind it moves up."""
    if bare(handle) != bare(gone) or _twin(handle) < _twin(gone):
        return handle
    return _handle(bare(handle), _twin(handle) - 1)


def order_words(order: str) -> tuple[str, ...]:
    """Write an order as the word that comes first in an id, none for the usual one."""
    return (f"{_ORDER}{order}",) if order else ()


def split_order(words: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
    """Take the order from the words of an id: what it is, and the other words."""
    return (words[0][1:], words[1:]) if words and words[0].startswith(_ORDER) else ("", words)


def mark_word(selection: Selection, mark: str = "") -> str:
    """Write for which selection an id is drawn: that one, or whichever the `mark` says."""
    return f"{_MARK}{mark or selection.mark}"


def split_mark(words: tuple[str, ...]) -> tuple[tuple[str, ...], str, tuple[str, ...]]:
    """Part the words of an id at its mark: those before, the mark ("" for none or an empty one), those after."""
    at = next((at for at, word in enumerate(words) if word.startswith(_MARK)), len(words))
    return words[:at], words[at][1:] if at < len(words) else "", words[at + 1 :]
