"""What may be seen of a deal with tiles on a rack: texts and numbers only."""

from bot.games.view import View


class RackView(View, frozen=True, kw_only=True):
    """The view of rack rummy (Tábla Römi).

    Tiles are texts: colour (`R Y K B`) and number (`R12`), `JK` a printed joker; twins have the same text. `hand` and
    `hands` are in canonical order: red, yellow, black, blue, each 1 to 13, printed jokers last.

    `talon` counts the tiles that can be drawn, `turned` is the tile turned up beside it, which does not count (TR-2;
    "" once somebody has drawn it). `jokers` are the texts of all tiles that are jokers in this deal, first the one
    that the turned tile names; `stand_in` is what a printed joker counts as where it is an ordinary tile, "" where it
    is none (TR-3). `step` is the direction of play, 1 in seat order.

    `discards` are the tiles that lie before each seat, in the order in which it discarded them; what was taken or
    claimed is gone. `last_by` is whose last one is the last discard of all (None: there is none, or it was taken), and
    `takeable` whether the seat in turn may take it now.

    `phase` says what is awaited: `first` (who has 15 tiles discards or ends), `draw`, `discard` (or end), `end` (who
    claimed, or drew the turned tile, ends), `last` (the talon is empty, nobody draws any more; the last discard may be
    claimed), "" after the end. `drawn` is the seat's own tile that came last in this turn, and `barred` the tile that
    it may not discard, "" if there is none (TR-6).

    At the end: `end` is `hand` or `void`, `winner` the seat that ended, `kind` its kind of hand (`runs`, `colours`,
    `pairs`, `total8`), `combinations` how it lies, as in the record (`B6=R3`: a joker in place of red 3), and `hands`
    what each seat held, the winner without his last discard.
    """

    talon: int
    turned: str
    jokers: tuple[str, ...]
    stand_in: str
    step: int
    phase: str
    discards: tuple[tuple[str, ...], ...]
    last_by: int | None = None
    takeable: bool = False
    drawn: str = ""
    barred: str = ""
    end: str = ""
    winner: int | None = None
    kind: str = ""
    combinations: tuple[tuple[str, ...], ...] = ()
    hands: tuple[tuple[str, ...], ...] | None = None

    @property
    def last(self) -> str:
        """The last discard of all, "" if there is none to be taken."""
        return "" if self.last_by is None else self.discards[self.last_by][-1]

    @property
    def joker(self) -> str:
        """The joker that the turned tile names (TR-3)."""
        return self.jokers[0]

    @property
    def playable(self) -> tuple[str, ...]:
        """No tile stands out: any may be discarded, and all keep their places on the rack."""
        return ()
