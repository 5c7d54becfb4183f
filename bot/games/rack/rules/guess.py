"""Guessing what a seat cannot see of a deal: states that fit what lies open and what was seen of the deal so far.

Every tile that nobody has seen is in a hand or the talon, each arrangement being as likely as any other; but for what
was taken from the discards: it is in that hand until it is discarded. Who discards a tile like the one that he has just
taken held its twin before (TR-6), and so has one of them still.
"""

from collections import Counter

from bot.games.actions import Action
from bot.games.chance import Chance
from bot.games.kit.cards import Card
from bot.games.kit.hands import in_order
from bot.games.rack.rules.moves import Claim, Discard, Draw, DrawTurned, RackMove, Take, read
from bot.games.rack.rules.progress import jokers_of
from bot.games.rack.rules.state import Discarded, Source, TablaState
from bot.games.rack.rules.tiles import TILES, WHOLE_SET
from bot.games.rack.rules.view import RackView

_SOURCES: dict[type[RackMove], Source] = {
    Draw: "talon",
    Take: "discard",
    Claim: "claim",
    DrawTurned: "turned",
}


class Guess:
    """What a seat knows of a deal, and guesses of the rest; made once for a view, asked as often as one likes.

    `unseen` are the tiles of which the seat does not know where they are, `sure` those that each hand has for certain.
    """

    def __init__(self, view: RackView) -> None:
        """Take the view of a player in a deal that goes on, with its course; ValueError for another."""
        if view.seat is None or view.hand is None or view.course is None or view.ended:
            raise ValueError("only what a player sees of a deal that goes on can be guessed from")
        self.view, self.seat = view, view.seat
        self._source: Source = "deal"
        self._fresh: Card | None = None
        self._turn = view.turn or 0
        self.turned = TILES.card(str(view.course.dealt["turned"]))
        self._claims = bool(view.course.options["claims"])
        sure: list[Counter[Card]] = [Counter() for _ in view.sizes]
        for token in view.course.history:
            self._goes_on(Action.parse(token), sure)
        hand = tuple(map(TILES.card, view.hand))
        self.sure = [
            hand if seat == self.seat else tuple(cards.elements()) for seat, cards in enumerate(sure)
        ]
        self._hidden = [size - len(one) for size, one in zip(view.sizes, self.sure, strict=True)]
        self._piles = tuple(tuple(map(TILES.card, pile)) for pile in view.discards)
        self._jokers = jokers_of(view)
        self.unseen = self._unseen()

    def _goes_on(self, action: Action, sure: list[Counter[Card]]) -> None:
        """Note one more action: where the fifteenth tile came from, and what is known of a hand."""
        move, held = read(action), sure[action.seat]
        if isinstance(move, Discard):
            tile = TILES.card(move.tile)
            held[tile] = max(held[tile] - 1, int(self._source == "discard" and tile == self._fresh))
            self._source, self._fresh = "", None
            self._turn = (action.seat + self.view.step) % len(self.view.sizes)
        elif isinstance(move, Draw | Take | Claim | DrawTurned):
            self._source, self._turn = _SOURCES[type(move)], action.seat
            self._fresh = None if isinstance(move, Draw) else TILES.card(move.tile)
            if self._fresh is not None:
                held[self._fresh] += 1

    def _unseen(self) -> tuple[Card, ...]:
        left = Counter(WHOLE_SET)
        if self._source != "turned":
            left.subtract((self.turned,))
        for some in (*self._piles, *self.sure):
            left.subtract(some)
        return in_order(left.elements())

    def state(self, rng: Chance) -> TablaState:
        """A whole state, guessed."""
        rest = list(self.unseen)
        rng.shuffle(rest)
        hands, at = [], self.view.talon
        for sure, count in zip(self.sure, self._hidden, strict=True):
            hands.append((*sure, *rest[at : at + count]))
            at += count
        return self._state(tuple(hands), tuple(rest[: self.view.talon]), rng)

    def _state(self, hands: tuple[tuple[Card, ...], ...], talon: tuple[Card, ...], rng: Chance) -> TablaState:
        view, fresh = self.view, self._fresh
        if self._source == "talon":
            seat = self._turn
            fresh = TILES.card(view.drawn) if view.drawn else rng.choice(hands[seat][len(self.sure[seat]) :])
        return TablaState(
            hands=tuple(map(in_order, hands)),
            talon=talon,
            turned=self.turned,
            jokers=self._jokers,
            turn=self._turn,
            step=view.step,
            claims=self._claims,
            discards=Discarded(self._piles, view.last_by),
            source=self._source,
            fresh=fresh,
        )
