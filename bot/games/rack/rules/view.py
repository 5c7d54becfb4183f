"""What may be seen of a deal, and what follows from it: how far a hand is, how it could end, what a seat may guess."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from bot.games.actions import Action, Discard, Draw, Take
from bot.games.chance import Chance
from bot.games.kit.cards import Card
from bot.games.kit.hands import in_order, put
from bot.games.kit.melds import best
from bot.games.kit.melds.best import most_points
from bot.games.kit.melds.meld import TILES as TILE_MELDS
from bot.games.kit.melds.pieces import JOKER, ONE_JOKER, gather
from bot.games.rack.rules.deal import (
    KINDS,
    NUMBERS,
    TILES,
    WHOLE_SET,
    ClaimTile,
    Discarded,
    DrawTurned,
    Jokers,
    RackMove,
    Source,
    TablaState,
    read,
    texts,
)
from bot.games.rack.rules.judge import endings_by_claim, endings_by_turned
from bot.games.view import View

_HAND, _PAIRS, _EIGHT = 14, 7, 8
_SOURCES: dict[type[RackMove], Source] = {Draw: "talon", Take: "discard", ClaimTile: "claim", DrawTurned: "turned"}


class RackView(View, frozen=True, kw_only=True):
    """The view of rack rummy (Tábla Römi): texts and numbers only.

    Tiles are texts: colour (`R Y K B`) and number (`R12`), `JK` a printed joker; twins have the same text. Hands are in
    canonical order: red, yellow, black, blue, each 1 to 13, printed jokers last.

    `phase` says what is awaited: `first` (who has 15 tiles discards or ends), `draw`, `discard` (or end), `end` (who
    claimed, or drew the turned tile, ends), `last` (the talon is empty, nobody draws any more; the last discard may be
    claimed), "" after the end.
    """

    talon: int  # the tiles that can be drawn; the turned one does not count (TR-2)
    turned: str  # the tile turned up beside it, "" once somebody has drawn it
    jokers: tuple[str, ...]  # all kinds that are jokers in this deal, first the one that the turned tile names
    stand_in: str  # what a printed joker counts as where it is an ordinary tile, "" where it is none (TR-3)
    step: int  # the direction of play, 1 in seat order, else -1
    phase: str
    discards: tuple[tuple[str, ...], ...]  # before each seat, in its order; what was taken or claimed is gone
    # whose last one is the last discard of all (None: there is none, or it was taken)
    last_by: int | None = None
    takeable: bool = False  # the seat in turn may take it now
    drawn: str = ""  # the seat's own tile that came last in this turn
    barred: str = ""  # the tile that it may not discard, "" if there is none (TR-6)
    end: str = ""  # once the deal is over: `hand` or `void`
    winner: int | None = None  # the seat that ended it
    kind: str = ""  # its kind of hand: `runs`, `colours`, `pairs`, `total8`
    # how it lies, as in the record (`B6=R3`: a joker for red 3)
    combinations: tuple[tuple[str, ...], ...] = ()
    # what each seat held, the winner without the last discard
    hands: tuple[tuple[str, ...], ...] | None = None

    @property
    def last(self) -> str:
        """The last discard of all, "" if there is none to be taken."""
        return "" if self.last_by is None else self.discards[self.last_by][-1]

    @property
    def playable(self) -> tuple[str, ...]:
        """No tile stands out: any may be discarded, and all keep their places on the rack."""
        return ()


def view_of(game: str, state: TablaState, seat: int | None, legal: tuple[str, ...]) -> RackView:
    """Return what a seat that may play these tokens (None: the public) sees of a state: at the end all hands."""
    mine = seat is not None and seat == state.turn and not state.end
    end = state.ending
    held = state.hands if end is None else put(state.hands, state.turn, state.laid)
    return RackView(
        game=game,
        seat=seat,
        turn=state.awaited,
        legal=legal,
        hand=None if seat is None else texts(state.hands[seat]),
        sizes=tuple(map(len, state.hands)),
        out=() if end is None else (state.turn,),
        ended=bool(state.end),
        talon=len(state.talon),
        turned="" if state.drawn_turned else state.turned.text,
        jokers=texts(state.jokers.kinds),
        stand_in="" if state.jokers.stand_in is None else state.jokers.stand_in.text,
        step=state.step,
        phase=state.phase,
        discards=tuple(map(texts, state.discards.piles)),
        last_by=state.discards.last_by,
        takeable=state.phase == "draw" and state.discards.last is not None,
        drawn=state.fresh.text if mine and state.source and state.fresh is not None else "",
        barred=state.barred.text if mine and state.barred is not None else "",
        end=state.end,
        winner=None if end is None else state.turn,
        kind="" if end is None else end.kind,
        combinations=() if end is None else end.combinations,
        hands=tuple(map(texts, held)) if state.end else None,
    )


def jokers_of(view: RackView) -> Jokers:
    """Return the tiles that are jokers in a view's deal."""
    return Jokers(tuple(map(TILES.card, view.jokers)), TILES.card(view.stand_in) if view.stand_in else None)


def ends_with(view: RackView, verb: str, text: str) -> tuple[Action, ...]:
    """Return how the view's own hand could end with a tile got by `claim` or `draw-turned`; () if it could not."""
    judge = endings_by_claim if verb == "claim" else endings_by_turned
    ends = judge(map(TILES.card, view.hand or ()), TILES.card(text), jokers_of(view))
    return tuple(end.action(view.seat or 0) for end in ends)


def together(view: RackView, tiles: Sequence[str]) -> list[list[int]]:
    """Return where among these tiles runs and groups are that count most, each for itself; all others come last."""
    jokers = jokers_of(view)
    return best.together([piece_of(tile, jokers) for tile in tiles], TILE_MELDS)


# --- how far a hand is on the way to each kind of legal hand (TR-5) ---


class Progress(NamedTuple):
    """The progress to a kind of hand: `have` of `need` tiles are there already, for `pairs` of pairs."""

    kind: str
    have: int
    need: int


def places_of(tiles: Iterable[str], jokers: Jokers) -> tuple[tuple[int, ...], int]:
    """Return the places (0..51) of what is no joker, stand-ins where they stand in; and how many jokers there are."""
    held = list(map(TILES.card, tiles))
    naturals = (jokers.natural(tile) for tile in held if tile not in jokers.kinds)
    places = tuple(sorted(natural.index for natural in naturals if natural is not None))
    return places, len(held) - len(places)


def piece_of(tile: str, jokers: Jokers) -> int:
    """Return the place of a tile that is no joker, else JOKER."""
    places, _ = places_of((tile,), jokers)
    return places[0] if places else JOKER


def progress(view: RackView) -> tuple[Progress, ...]:
    """Return how far the view's own hand is, for each of the four kinds in their order; () if no hand is to be seen.

    What counts as there: for `runs` the tiles that lie in runs and groups when as many as possible do; for `colours`
    those of the colour that is there most; pairs; for `total8` those of the best number, at most eight, and as many of
    the others as lie in runs and groups, at most six. Jokers are counted where they help.
    """
    if view.hand is None:
        return ()
    places, jokers = places_of(view.hand, jokers_of(view))
    have = (_melded(places, jokers), _colour(places, jokers), _paired(places, jokers), _eight(places, jokers))
    need = (_HAND, _HAND, _PAIRS, _HAND)
    return tuple(Progress(kind, min(count, all_), all_) for kind, count, all_ in zip(KINDS, have, need, strict=True))


def melded(view: RackView, tiles: Iterable[str]) -> int:
    """Return how many of these tiles lie in runs and groups, when as many as possible do."""
    return _melded(*places_of(tiles, jokers_of(view)))


@lru_cache(maxsize=1024)
def _melded(places: tuple[int, ...], jokers: int) -> int:
    return most_points(gather(places) + jokers * ONE_JOKER, TILE_MELDS)


def _colour(places: Sequence[int], jokers: int) -> int:
    return jokers + max(Counter(place // NUMBERS for place in places).values(), default=0)


def _paired(places: Sequence[int], jokers: int) -> int:
    counts = Counter(places).values()
    pairs, single = sum(count // 2 for count in counts), sum(count % 2 for count in counts)
    matched = min(single, jokers)
    return pairs + matched + (jokers - matched) // 2


def _eight(places: tuple[int, ...], jokers: int) -> int:
    return max((_with_number(places, jokers, rank) for rank in {place % NUMBERS for place in places}), default=0)


def _with_number(places: tuple[int, ...], jokers: int, rank: int) -> int:
    numbered = [place for place in places if place % NUMBERS == rank]
    lying = min(_EIGHT, len(numbered) + jokers)
    rest = tuple((Counter(places) - Counter(numbered[:_EIGHT])).elements())
    spare = max(0, jokers - max(0, _EIGHT - len(numbered)))
    return lying + min(_HAND - _EIGHT, _melded(rest, spare))


# --- what is hidden ---


class RackGuess:
    """A seat's knowledge of a deal, and its guesses of the rest; made once for a view, asked as often as one likes.

    All arrangements of unseen tiles are as likely. What was taken from the discards is in that hand until it is
    discarded. A seat that discards a tile like the one just taken held its twin before, and has one still (TR-6).
    `unseen` are the tiles of which the seat does not know where they are, `sure` those that each hand has for certain.
    The view must be a player's, of a deal that goes on, with its course; ValueError for another.
    """

    def __init__(self, view: RackView) -> None:
        if view.seat is None or view.hand is None or view.course is None or view.ended:
            raise ValueError("only what a player sees of a deal that goes on can be guessed from")
        self.view, self.seat = view, view.seat
        self._source: Source = "deal"
        self._fresh: Card | None = None
        self._turn = view.turn or 0
        self.turned = TILES.card(str(view.course.dealt["turned"]))
        self.claims = bool(view.course.options["claims"])
        sure: list[Counter[Card]] = [Counter() for _ in view.sizes]
        for token in view.course.history:
            self._goes_on(Action.parse(token), sure)
        hand = tuple(map(TILES.card, view.hand))
        self.sure = [hand if seat == self.seat else tuple(cards.elements()) for seat, cards in enumerate(sure)]
        self._hidden = [size - len(tiles) for size, tiles in zip(view.sizes, self.sure, strict=True)]
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
        elif isinstance(move, Draw | Take | ClaimTile | DrawTurned):
            self._source, self._turn = _SOURCES[type(move)], action.seat
            self._fresh = None if isinstance(move, Draw) else TILES.card(move.tile)
            if self._fresh is not None:
                held[self._fresh] += 1

    def _unseen(self) -> tuple[Card, ...]:
        unseen = Counter(WHOLE_SET)
        if self._source != "turned":
            unseen.subtract((self.turned,))
        for tiles in (*self._piles, *self.sure):
            unseen.subtract(tiles)
        return in_order(unseen.elements())

    def state(self, rng: Chance) -> TablaState:
        """Return a whole state, guessed."""
        view, fresh, rest = self.view, self._fresh, list(self.unseen)
        rng.shuffle(rest)
        hands, at = [], view.talon
        for sure, count in zip(self.sure, self._hidden, strict=True):
            hands.append((*sure, *rest[at : at + count]))
            at += count
        if self._source == "talon":
            seat = self._turn
            fresh = TILES.card(view.drawn) if view.drawn else rng.choice(hands[seat][len(self.sure[seat]) :])
        return TablaState(
            hands=tuple(map(in_order, hands)),
            talon=tuple(rest[: view.talon]),
            turned=self.turned,
            jokers=self._jokers,
            turn=self._turn,
            step=view.step,
            claims=self.claims,
            discards=Discarded(self._piles, view.last_by),
            source=self._source,
            fresh=fresh,
        )
