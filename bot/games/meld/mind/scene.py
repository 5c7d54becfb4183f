"""What one seat sees of a deal of cards, made ready for imagining: what may be handed in, and what that leads to."""

import random
from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from bot.games.actions import Action, Discard
from bot.games.kit.melds.pieces import JOKER, gather, kinds, remove
from bot.games.meld.mind.hands import outlooks
from bot.games.meld.mind.likely import Likely
from bot.games.meld.mind.race import VALUES, Habits, Race, RaceStart, missed_least, price_of, weights
from bot.games.meld.rules.guess import MeldGuess
from bot.games.meld.rules.judge import legal_discards
from bot.games.meld.rules.moves import read
from bot.games.meld.rules.plans import own_turn, planned
from bot.games.meld.rules.reading import kind_of
from bot.games.meld.rules.turn import PRESETS, MeldTurn
from bot.games.meld.rules.view import MeldView
from bot.games.minds.worth import RoundEnd

_CARD = 15.0  # points, for each card more in combinations
_TAKEN = 25.0  # points that it costs if the next player takes the discard, which must be laid
_TAKEN_FREELY = 4.0  # points, if that player may take whatever helps
_GIVEN = 100.0  # points, where with it the next player ends the deal
_HANDS = 24  # that are imagined to see what the next player may take
_OTHERS = (Habits(), Habits(2, 2, 0))  # some wait for the whole hand, some not quite


class Imagined(NamedTuple):
    """A deal as it may be: what is in the hands and the talon."""

    hands: tuple[int, ...]
    talon: tuple[int, ...]


class Scene:
    """The view of a seat in turn, with its course, and all that follows from it whatever is hidden."""

    def __init__(self, view: MeldView) -> None:
        self.view, self.preset = view, PRESETS[view.game]
        self.guess = MeldGuess(view)
        self.seat = self.guess.seat
        self._likely = Likely(self.guess)
        assert view.course is not None
        self._doubles = bool(view.course.options["hand-doubles"])
        unseen = Counter(self.guess.unseen)
        self.unseen = [unseen[kind] for kind in range(JOKER + 1)]
        self.pressed = any(met for seat, met in enumerate(view.met) if seat != self.seat)
        self._done = cache(self._do)

    def imagine(self, rng: random.Random) -> Imagined:
        """Return a guess of what is hidden, hands as they come about.

        Where any discard may be taken, all hands are as likely: that won far more.
        """
        guessed = (self.guess if self.preset.always_free else self._likely).hidden(rng)
        return Imagined(tuple(map(gather, guessed.hands)), guessed.talon)

    def discard(self, turn: MeldTurn) -> int | None:
        """Return the card with which a turn ends best once this has been laid; None if it may not end so."""
        if not (legal := legal_discards(turn)):
            return None
        met = [met or (seat == self.seat and bool(turn.acts)) for seat, met in enumerate(self.view.met)]
        following = (self.seat + self.view.step) % len(met)
        price = price_of(self.view.sizes[following], met[following])
        if not met[self.seat] and (gains := outlooks(turn.hand, legal, self.unseen)):
            return self._safest(gains, turn.table.takes if price else 0)
        return missed_least(legal, 0, self.unseen, weights(met, self.seat), turn.table.takes, price)

    def _safest(self, gains: dict[int, float], takes: int) -> int:
        """Return the card that leaves the best hand, unless the next player may well use it."""
        worths = {kind: _CARD * cards - _GIVEN * (takes >> kind & 1) for kind, cards in gains.items()}
        price = _TAKEN_FREELY if self.preset.always_free else _TAKEN
        close = [kind for kind, worth in worths.items() if worth + price > max(worths.values())]
        for kind, often in self.taken(close).items():
            worths[kind] -= price * often
        return max(close, key=lambda kind: (worths[kind], VALUES[kind]))

    def taken(self, discards: list[int]) -> dict[int, float]:
        """Return how often the next player takes each of these discards and uses it at once, from 0 to 1.

        Equal views give the same answer: the chance by which hands are imagined is always the same.
        """
        view, rng = self.view, random.Random(1)  # noqa: S311 - to be repeated, not to be secret
        melds = tuple(lain.meld for lain in own_turn(view, taking=view.phase == "draw").table)
        following = (self.seat + view.step) % len(view.sizes)
        start = RaceStart((), melds, view.met, (), (), following, view.turned, view.step)
        counts = dict.fromkeys(discards, 0)
        for _ in range(_HANDS):
            hands = tuple(map(gather, self._likely.hidden(rng).hands))
            race = Race(start._replace(hands=hands), self.preset, (), rng, (Habits(),) * len(hands))
            for kind in counts:
                counts[kind] += race.wants(hands[following], kind)
        return {kind: count / _HANDS for kind, count in counts.items()}

    def play_out(self, imagined: Imagined, tokens: tuple[str, ...], rng: random.Random) -> RoundEnd:
        """Return how the deal ends after these tokens."""
        hands = [*imagined.hands]
        hands[self.seat], start = self._done(tokens)
        start = start._replace(hands=tuple(hands), talon=imagined.talon)
        habits = [Habits() if seat == self.seat else rng.choice(_OTHERS) for seat in range(len(hands))]
        race = Race(start, self.preset, self.unseen, rng, habits)
        if hands[self.seat]:
            if start.seat != self.seat or race.turn(take=False):
                race.run()
        else:
            race.from_hand = not self.view.met[self.seat]
        return self._ended(race)

    def _do(self, tokens: Sequence[str]) -> tuple[int, RaceStart]:
        """Return the own hand and the table, nothing being hidden in it, once the seat has handed in its tokens."""
        view, pile = self.view, tuple(self.guess.memory.pile)
        last = read(Action.parse(tokens[-1]))
        if not isinstance(last, Discard):
            melds = tuple(lain.meld for lain in own_turn(view, taking=True).table)
            start = RaceStart((), melds, view.met, (), pile, self.seat, view.turned, view.step)
            return gather(self.guess.hand), start
        plan = planned(view, tokens[:-1])
        assert plan is not None
        thrown, turn = kind_of(last.tile), plan.turn
        pile = (*(pile[:-1] if view.phase == "draw" else pile), thrown)
        met = tuple(met or (seat == self.seat and bool(turn.acts)) for seat, met in enumerate(view.met))
        melds = tuple(lain.meld for lain in turn.table)
        following = (self.seat + view.step) % len(view.sizes)
        return remove(turn.hand, thrown), RaceStart((), melds, met, (), pile, following, view.turned, view.step)

    def _ended(self, race: Race) -> RoundEnd:
        lefts = tuple(sum([VALUES[kind] for kind in kinds(hand)]) if hand else 0 for hand in race.hands)
        times = 2 if self._doubles and race.from_hand and not all(race.hands) else 1
        return RoundEnd(tuple(-times * points for points in lefts), lefts)
