"""A player's turn: what has been laid in it so far, on the table as it then is (RO-8 to RO-13)."""

from collections.abc import Iterable
from typing import Literal, Self

import msgspec
from msgspec.structs import force_setattr

from bot.games.errors import IllegalAction
from bot.games.kit.hands import put
from bot.games.kit.melds.fits import addable, beside, beyond
from bot.games.kit.melds.meld import CARDS, Meld
from bot.games.kit.melds.pieces import JOKER, JOKERS, ONE_JOKER, TWINS, add, count, kinds, remove, without
from bot.games.kit.melds.shapes import exchanges
from bot.games.meld.rules.moves import LayMeld, LayOff, SwapJoker
from bot.games.meld.rules.reading import read_addition, read_exchange, read_meld, text_of
from bot.games.meld.rules.view import Source

NO_CARD = -1


class Preset(msgspec.Struct, frozen=True):
    """The differences between the four games.

    `minimum` is that of RO-9, `jokers` how many there are in all (`each`: one a player instead, RO-1). `always_free`:
    the discard may always be taken (RO-14). `naturals`: how many natural cards of the hand must lie beside a taken
    discard in a new combination (RO-15 a).
    """

    name: str
    minimum: int
    jokers: int = 0
    each: bool = False
    always_free: bool = False
    naturals: int = 0


PRESETS = {
    preset.name: preset
    for preset in (
        Preset("romi40", 40, jokers=2),
        Preset("romi50", 50),
        Preset("romi51", 51, jokers=2, always_free=True),
        Preset("joker-mania", 51, each=True, naturals=2),
    )
}


class OnTable(msgspec.Struct, frozen=True, gc=False):
    """A combination on the table: whose it is, which places are `new` since the turn of that number.

    What follows from the combination is worked out once, when it is laid: `takes` are the bits of the kinds that can be
    added to it by themselves, `then` those of the kinds that can be after one of these, `wins` those of the kinds that
    win a joker of it, alone or together.
    """

    meld: Meld
    seat: int
    turn: int
    new: tuple[int, ...]
    takes: int = 0
    then: int = 0
    wins: int = 0

    def __post_init__(self) -> None:
        """Work out what follows from the combination."""
        force_setattr(self, "takes", beside(self.meld))
        force_setattr(self, "then", beyond(self.meld))
        if self.meld.jokers:
            force_setattr(self, "wins", sum([exchange.pieces for exchange in exchanges(self.meld)]))

    def addable(self, pieces: int) -> int:
        """Return the pieces that can be part of what is added to it with one token, each as often as it is there."""
        if pieces >> JOKERS or pieces & self.then:
            return addable(self.meld, pieces, CARDS, self.takes)
        return pieces & (self.takes | self.takes << TWINS)


class MeldTable(tuple[OnTable, ...]):
    """The combinations that lie, in the order of their numbers, and what follows from them together.

    `takes`, `then` and `wins` are the bits of the kinds of which one of them says so, `holding` those that hold jokers,
    with their numbers; `growing` those to which something can be added, with what they take and their numbers.
    """

    takes: int
    then: int
    wins: int
    holding: tuple[tuple[int, OnTable], ...]
    growing: tuple[tuple[int, int, OnTable], ...]
    _hash: int

    def __new__(cls, lain: Iterable[OnTable] = (), before: "MeldTable | None" = None) -> Self:
        """Gather what the combinations say; `before` is the table without some of the last."""
        table = tuple.__new__(cls, lain)
        begin = takes = then = wins = 0
        holding: tuple[tuple[int, OnTable], ...] = ()
        growing: tuple[tuple[int, int, OnTable], ...] = ()
        if before is not None:
            begin, takes, then, wins = len(before), before.takes, before.then, before.wins
            holding, growing = before.holding, before.growing
        for number, combination in enumerate(table[begin:], begin + 1):
            takes, then, wins = takes | combination.takes, then | combination.then, wins | combination.wins
            holding += ((number, combination),) if combination.wins else ()
            growing += ((combination.takes, number, combination),) if combination.takes else ()
        table.takes, table.then, table.wins, table._hash = takes, then, wins, 0
        table.holding, table.growing = holding, growing
        return table

    def __hash__(self) -> int:
        """Return the hash of a tuple, worked out once: turns are looked up by it."""
        if not self._hash:
            self._hash = super().__hash__()
        return self._hash

    def changed(self, at: int, lain: OnTable) -> "MeldTable":
        """Return the table with another combination in that place; one after the last is new."""
        return MeldTable((*self, lain), self) if at == len(self) else MeldTable(put(self, at, lain))


class MeldAct(msgspec.Struct, frozen=True, gc=False):
    """A token's effect: the pieces that left the hand, jokers won, what a new combination counts."""

    verb: Literal["meld", "layoff", "swap"]
    pieces: int
    won: int = 0
    points: int = 0

    @property
    def jokers(self) -> int:
        """The number of jokers laid."""
        return count(self.pieces, JOKER)


class MeldTurn(msgspec.Struct, frozen=True, gc=False):
    """A turn after the card was drawn or taken, with what its player knows.

    `hand` is what is left of it, `before` what was held before drawing. `card` came from `source` (NO_CARD: the first
    turn, RO-7), `free` says whether without obligation (RO-14). `met`: the minimum was met in an earlier turn. `number`
    counts the turns of the deal.
    """

    preset: Preset
    seat: int
    number: int
    met: bool
    hand: int
    before: int
    table: MeldTable
    source: Source = ""
    card: int = NO_CARD
    free: bool = False
    acts: tuple[MeldAct, ...] = ()

    @property
    def points(self) -> int:
        """The points of the new combinations together."""
        return sum(act.points for act in self.acts)

    @property
    def bound(self) -> bool:
        """Return True if the taken discard must be laid (RO-15)."""
        return self.source == "discards" and not self.free


def lay(turn: MeldTurn, move: LayMeld | LayOff | SwapJoker) -> MeldTurn:
    """Return the turn with one token more; NotationError or IllegalAction for what no turn may have.

    What depends on the rest of the turn is judged at its end (`judge`).
    """
    act, table = placed(turn.table, move, turn.seat, turn.number)
    hand = _taken_out(turn.hand, act.pieces) + act.won * ONE_JOKER
    if not hand:
        raise IllegalAction("nothing-to-discard", "RO-16")
    return msgspec.structs.replace(turn, hand=hand, table=table, acts=(*turn.acts, act))


def placed(table: MeldTable, move: LayMeld | LayOff | SwapJoker, seat: int, turn: int) -> tuple[MeldAct, MeldTable]:
    """Return what one token of a seat does in the turn of that number, and the table then; raises what `lay` does."""
    if isinstance(move, LayMeld):
        meld = read_meld(move.tiles)
        act = MeldAct("meld", meld.pieces, 0, meld.points(CARDS))
        return act, table.changed(len(table), OnTable(meld, seat, turn, tuple(range(len(meld.faces)))))
    if move.number > len(table):
        raise IllegalAction("no-such-combination", "RO-11", number=move.number)
    at = move.number - 1
    lain = table[at]
    if isinstance(move, LayOff):
        meld, pieces = read_addition(lain.meld, move.number, move.tiles)
        act = MeldAct("layoff", pieces)
    else:
        meld, pieces, won = read_exchange(lain.meld, move.number, move.tiles)
        act = MeldAct("swap", pieces, won)
    return act, table.changed(at, OnTable(meld, lain.seat, turn, _new(lain, meld, turn)))


def _new(lain: OnTable, meld: Meld, number: int) -> tuple[int, ...]:
    """Return the places of a grown combination that came in this turn."""
    before = set(zip(lain.meld.faces, lain.meld.natural, strict=True))
    new_faces = [lain.meld.faces[place] for place in lain.new] if lain.turn == number else ()
    after = enumerate(zip(meld.faces, meld.natural, strict=True))
    return tuple([place for place, lies in after if lies not in before or lies[0] in new_faces])


def _taken_out(hand: int, pieces: int) -> int:
    try:
        return without(hand, pieces)
    except ValueError:
        laid = kinds(pieces)
        missing = next(kind for kind in laid if laid.count(kind) > count(hand, kind))
        raise IllegalAction("not-in-hand", "RO-8", tile=text_of(missing)) from None


def seen_after(seen: int, source: Source, card: int, acts: Iterable[MeldAct]) -> int:
    """Return what everybody knows of a hand after a turn's taking, laying and winning, `seen` being so before."""
    if source == "discards":
        seen = add(seen, card)
    for act in acts:
        for kind in kinds(act.pieces) if seen else ():
            seen = without_seen(seen, kind)
        seen += act.won * ONE_JOKER
    return seen


def without_seen(seen: int, kind: int) -> int:
    """Return what is still known of a hand after such a card left it: of twins the one that was seen."""
    return remove(seen, kind) if seen and count(seen, kind) else seen
