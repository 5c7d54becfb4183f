"""A match: rounds of one game with a running score, dealer and places. A frozen value, moved on by functions."""

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.games.actions import Action, parse_seat, seat_name, seat_names
from bot.games.errors import IllegalAction
from bot.games.events import Event
from bot.games.game import AnyGame, Outcome, Previous, Start
from bot.games.offers import Offer
from bot.games.options import OptionValue, resolve
from bot.games.record import FORMAT, MatchResult, Record, Round, RoundResult
from bot.games.registry import find_game
from bot.games.same import Same, check_shared_cuts
from bot.games.shuffle import Cuts, Stream, check_cuts, commitment, deal_key
from bot.games.view import Course, View

ABANDONED = "abandoned"
NOTES = {("seat", "computer"), ("seat", "player"), ("left",)}
TAKEBACK = "takeback"
TAKEABLE = frozenset({"play", "discard", "meld", "layoff", "pass"})  # verbs of what may be taken back (C-5)
TELLING_NOTHING = TAKEABLE - {"pass"}  # of them, those that say nothing of what stays in the hand


class Match(msgspec.Struct, frozen=True):
    """The standing of a match."""

    game: str
    options: dict[str, OptionValue]
    seats: int
    totals: tuple[int, ...]  # `score` of the ended rounds, by seat; `lefts` sum their `left`
    lefts: tuple[int, ...]
    setup: dict[str, Any] = msgspec.field(default_factory=dict)
    rounds: tuple[Round, ...] = ()  # as the record has them, the last one open while `state` is not None
    outcomes: tuple[Outcome, ...] = ()
    state: Any = None
    drawn: int = 0  # words of the round's stream that were taken
    history: tuple[str, ...] = ()  # what everybody has seen of the last round's actions
    end: str = ""  # "" while it goes on
    same: Same | None = None  # with whom it shares its deals
    edition: int = 1  # of the set (`Game.editions`)

    @property
    def rules(self) -> AnyGame:
        """The game's rules."""
        return find_game(self.game)

    @property
    def turn(self) -> int | None:
        """The seat that is awaited; None between rounds and after the end."""
        return None if self.state is None else self.rules.turn(self.state)

    @property
    def places(self) -> tuple[int, ...]:
        """Every seat's place by the totals so far."""
        return self.rules.places(self.totals, self.lefts)

    def offers(self, seat: int) -> tuple[Offer, ...]:
        """Return what the seat may do now."""
        return () if self.state is None else self.rules.offers(self.state, seat)

    def view(self, seat: int | None) -> View | None:
        """Return the view of the seat (None: the public); None before the first deal.

        Between rounds it is the view of the round that ended last.
        """
        return None if self.state is None else self.dealt_view(seat)

    def dealt_view(self, seat: int | None) -> View:
        """Return the view of the seat (None: the public) of a match in which a round was dealt."""
        assert self.state is not None
        return msgspec.structs.replace(self.rules.view(self.state, seat), course=self._course())

    def _course(self) -> Course:
        rules, last = self.rules, self.rounds[-1]
        return Course(
            options=self.options,
            round=len(self.rounds),
            dealer=None if last.dealer is None else parse_seat(last.dealer),
            dealt={key: last.deal[key] for key in rules.public_deal},
            totals=self.totals,
            lefts=self.lefts,
            history=self.history,
            edition=self.edition,
        )


class Played(msgspec.Struct, frozen=True):
    """The result of an action: the new match, the tokens that the record got, what is to be told."""

    match: Match
    tokens: tuple[str, ...]
    events: tuple[Event, ...]


def new_match(
    game: str,
    seats: int,
    options: dict[str, object] | None = None,
    setup: dict[str, Any] | None = None,
    same: Same | None = None,
    edition: int | None = None,
) -> Match:
    """Begin a match, of the last edition of the set unless another is said.

    OptionError for an unknown game or option, a bad value, or a number of seats that cannot play.
    """
    rules = find_game(game)
    rules.check_seats(seats)
    zeros = (0,) * seats
    resolved = resolve(rules.options, options or {})
    return Match(game, resolved, seats, zeros, zeros, setup or {}, same=same, edition=edition or rules.editions)


def start_of(match: Match) -> Start:
    """Return what the deal of the next round depends on."""
    previous = None
    if match.rounds:
        last = match.rounds[-1]
        previous = Previous(None if last.dealer is None else parse_seat(last.dealer), last.deal, match.outcomes[-1])
    return Start(match.options, match.seats, len(match.outcomes) + 1, previous, match.setup, match.edition)


def deal_round(match: Match, seed: bytes, cuts: Cuts | None = None) -> Played:
    """Deal the next round from its seed and its cuts, and let happen what happens of itself.

    ValueError if a round is open, the match has ended or an earlier round had that seed; CutError for bad cuts.
    """
    return _settle(lay_out(match, seed, cuts or {}))


def lay_out(match: Match, seed: bytes, cuts: Cuts) -> Played:
    """Deal like `deal_round`, and nothing of what then happens of itself."""
    if is_open(match) or match.end:
        raise ValueError("no round can be dealt now")
    if any(dealt.seed == seed.hex() for dealt in match.rounds):
        raise ValueError("a seed is good for one round")
    if match.same is None:
        check_cuts(cuts, match.seats)
    else:
        check_shared_cuts(match.same, cuts)
    start, stream = start_of(match), Stream(deal_key(seed, cuts))
    dealer, deal = match.rules.deal(start, stream)
    state = match.rules.begin(start, dealer, deal)
    fresh = Round(
        dealer=None if dealer is None else seat_name(dealer),
        seed=seed.hex(),
        commitment=commitment(seed),
        cuts=dict(cuts) if cuts else msgspec.UNSET,
        deal=deal,
        actions=(),
        result=None,
    )
    rounds = (*match.rounds, fresh)
    match = msgspec.structs.replace(match, rounds=rounds, state=state, drawn=stream.drawn, history=())
    return Played(match, (), match.rules.deal_events(start, dealer, deal))


def is_open(match: Match) -> bool:
    """Return True if a round is being played."""
    return bool(match.rounds) and match.rounds[-1].result is None


def act(match: Match, action: Action) -> Played:
    """Do a player's action, and then all that happens of itself; IllegalAction or NotationError change nothing."""
    return _settle(do(match, action))


def do(match: Match, action: Action) -> Played:
    """Do a player's action like `act`, and nothing of what then happens of itself."""
    if not is_open(match):
        over = bool(match.rounds) and match.rounds[-1].result is not None
        raise IllegalAction("no-round", match.rules.end_rule if over else "C-1")
    return _apply(match, match.rules.complete(match.state, action))


def _apply(match: Match, action: Action) -> Played:
    state, events = match.rules.apply(match.state, action)
    return acted(match, action, state, events)


def acted(match: Match, action: Action, state: Any, events: tuple[Event, ...]) -> Played:
    """Return the result of an action: it stands in the record, and what all have seen of it in the history."""
    token, seen = str(action), match.rules.seen(state, action)
    history = (*match.history, token if seen is action else str(seen))
    acted = msgspec.structs.replace(match, rounds=_noted(match, token), state=state, history=history)
    return Played(acted, (token,), events)


def _noted(match: Match, token: str) -> tuple[Round, ...]:
    """Return the rounds with one more token in the last."""
    last = match.rounds[-1]
    return (*match.rounds[:-1], msgspec.structs.replace(last, actions=(*last.actions, token)))


def _settle(played: Played) -> Played:
    """Let happen what happens of itself, and end the round if it has ended."""
    tokens, events = played.tokens, played.events
    while (step := follow(played.match)) is not None:
        played = step
        tokens += step.tokens
        events += step.events
    closed = close(played.match)
    return Played(closed.match, tokens, events + closed.events)


def follow(match: Match) -> Played | None:
    """Let the next thing happen that happens of itself now; None if a player is to act, or the round is over."""
    stream = Stream(match.rounds[-1].key, match.drawn)
    action = match.rules.automatic(match.state, stream)
    if action is None:
        return None
    return _apply(msgspec.structs.replace(match, drawn=stream.drawn), action)


def redo(match: Match, action: Action) -> Played:
    """Do a written action, without what follows of it; one that is refused may stand if it changes nothing."""
    if action.verb == TAKEBACK and not action.args:
        return take_back(match, action.seat)
    try:
        return do(match, action)
    except IllegalAction:
        if is_open(match) and match.rules.idle(match.state, action):
            return acted(match, action, match.state, ())
        raise


def taken_back(actions: Sequence[str]) -> frozenset[int]:
    """Return the places of those of a round's actions that were taken back."""
    stand, gone = list[int](), set[int]()
    for at, token in enumerate(actions):
        if token.endswith(f" {TAKEBACK}"):
            gone.add(stand.pop())
        elif is_move(token):
            stand.append(at)
    return frozenset(gone)


def is_move(token: str) -> bool:
    """Return True for an action of the game: neither a note nor a taking back."""
    words = token.split(" ")[1:]
    return words != [TAKEBACK] and tuple(words) not in NOTES


def take_back(match: Match, seat: int) -> Played:
    """Take back the last action that stands, which must be the seat's, as if it had never been; both stay written.

    The round is played again up to there, so that chance stays what it was. IllegalAction (C-5) for an action of
    another kind, or if something has followed of it.
    """
    actions = match.rounds[-1].actions if is_open(match) else ()
    gone = taken_back(actions)
    kept = [token for at, token in enumerate(actions) if at not in gone and is_move(token)]
    last = Action.parse(kept.pop()) if kept else None
    if last is None or last.seat != seat or last.verb not in TAKEABLE:
        raise IllegalAction("not-now", "C-5")
    before = _again(match, kept)
    if follow(before) is not None:
        raise IllegalAction("not-now", "C-5")
    token = str(Action(seat, TAKEBACK))
    after = msgspec.structs.replace(before, rounds=_noted(match, token))
    return Played(after, (token,), (Event(TAKEBACK, seat),))


def _again(match: Match, tokens: Sequence[str]) -> Match:
    """Play the open round again with these tokens alone."""
    last = match.rounds[-1]
    before = msgspec.structs.replace(match, rounds=match.rounds[:-1], state=None)
    match = lay_out(before, bytes.fromhex(last.seed), last.cut_by).match
    for token in tokens:
        step = follow(match)
        match = step.match if step and step.tokens == (token,) else redo(match, Action.parse(token)).match
    return match


def claimant(match: Match) -> int | None:
    """Return the nearest seat that can claim now (`Game.window`), None if nobody can."""
    window = match.rules.window(match.state) if is_open(match) else None
    order = () if window is None else window.order
    verbs = frozenset() if window is None else window.verbs
    return next((seat for seat in order if any(offer.verb in verbs for offer in match.offers(seat))), None)


def lapse(match: Match) -> Played:
    """Let chances to claim pass that nobody uses, and end the round if it waited for nothing else (`Game.lapse`).

    No token says so: in a record it follows from there being no more.
    """
    if not is_open(match):
        return Played(match, (), ())
    return close(msgspec.structs.replace(match, state=match.rules.lapse(match.state)))


def close(match: Match) -> Played:
    """End the round if the rules say that it is over, and perhaps the match (C-3).

    Nothing may be due that happens of itself.
    """
    outcome = match.rules.outcome(match.state)
    if outcome is None:
        return Played(match, (), ())
    score = match.rules.price(match.options, outcome)
    totals = _sum(match.totals, score)
    rounds = len(match.outcomes) + 1
    closed = msgspec.structs.replace(match.rounds[-1], result=round_result(outcome, score))
    match = msgspec.structs.replace(
        match,
        rounds=(*match.rounds[:-1], closed),
        outcomes=(*match.outcomes, outcome),
        totals=totals,
        lefts=_sum(match.lefts, outcome.lefts),
        end=match.rules.finished(match.options, totals, rounds) or "",
    )
    won = outcome.winner
    shared = tuple(map(seat_name, won)) if isinstance(won, tuple) else ()
    winner = won if isinstance(won, int) else None
    events = [Event("round-ended", winner, {"end": outcome.end, "round": rounds, "winners": shared})]
    if match.end:
        events.append(Event("match-ended", None, {"end": match.end}))
    return Played(match, (), tuple(events))


def _sum(first: tuple[int, ...], second: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(a + b for a, b in zip(first, second, strict=True))


def round_result(outcome: Outcome, score: tuple[int, ...]) -> RoundResult:
    """Write an outcome and its price as the record has them."""
    names = seat_names(len(score))
    winner: str | list[str] | None = None
    if isinstance(outcome.winner, int):
        winner = names[outcome.winner]
    elif outcome.winner is not None:
        winner = [names[seat] for seat in outcome.winner]
    lefts = dict(zip(names, outcome.lefts, strict=True))
    return RoundResult(outcome.end, winner, lefts, dict(zip(names, score, strict=True)))


def note(match: Match, seat: int, *words: str) -> Match:
    """Write down what no rule says: `seat computer`, `seat player`, `left`. Between rounds nothing is written."""
    if words not in NOTES:
        raise ValueError(f"no such note: {words}")
    if not is_open(match):
        return match
    return msgspec.structs.replace(match, rounds=_noted(match, str(Action(seat, words[0], words[1:]))))


def abandon(match: Match) -> Match:
    """Break the match off: its unfinished round counts nothing."""
    return match if match.end else msgspec.structs.replace(match, end=ABANDONED)


def winners(match: Match) -> tuple[int, ...]:
    """Return the seats that have won the match that stands so, or the round; none while it goes on."""
    if match.rounds[-1].result is None:
        return ()
    if match.end not in ("", ABANDONED):
        return tuple(seat for seat, place in enumerate(match.places) if place == 1)
    won = match.outcomes[-1].winner
    return () if won is None else (won,) if isinstance(won, int) else won


def to_record(match: Match) -> Record:
    """Write down an ended match; ValueError while it goes on."""
    if not match.end:
        raise ValueError("the match goes on")
    names = seat_names(match.seats)
    totals = dict(zip(names, match.totals, strict=True))
    places = dict(zip(names, match.places, strict=True))
    return Record(
        format=FORMAT,
        game=match.game,
        edition=msgspec.UNSET if match.edition == 1 else match.edition,
        options=match.options,
        seats=names,
        same=msgspec.UNSET if match.same is None else match.same,
        rounds=match.rounds,
        result=MatchResult(totals, places, match.end),
    )
