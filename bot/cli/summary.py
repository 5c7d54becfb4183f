"""What many matches came to: wins, lengths, points, speed."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import groupby

from bot.cli.wording import say
from bot.games.actions import MOST_SEATS, seat_name, seat_names
from bot.games.match import Match
from bot.games.record import Round

SEATS = frozenset(seat_names(MOST_SEATS))


class Summary:
    """Adds up matches of one game and one number of seats."""

    def __init__(self, seats: int) -> None:
        self.matches = self.moves = self.turns = 0
        self.rounds: list[int] = []
        self.ends: Counter[str] = Counter()
        self.wins = [0] * seats
        self.points = [0] * seats

    def add(self, match: Match) -> None:
        """Count a match that has ended. Who shares the first place has won too."""
        self.matches += 1
        self.moves += sum(len(round_.actions) for round_ in match.rounds)
        self.turns += sum(map(_turns, match.rounds))
        self.rounds.append(len(match.outcomes))
        self.ends.update(outcome.end for outcome in match.outcomes)
        for seat, (place, total) in enumerate(zip(match.places, match.totals, strict=True)):
            self.wins[seat] += place == 1
            self.points[seat] += total

    def lines(self, seconds: float) -> Iterator[str]:
        """Put it into lines; `seconds` is how long the playing took."""
        yield say("summary-matches", matches=self.matches, rounds=sum(self.rounds), moves=self.moves)
        yield say(
            "summary-speed", speed=round(self.moves / seconds) if seconds else 0, seconds=f"{seconds:.2f}"
        )
        yield say("summary-rounds", **_spread(self.rounds))
        yield say("summary-length", moves=f"{self.moves / max(1, sum(self.rounds)):.1f}")
        yield say("summary-turns", turns=f"{self.turns / max(1, self.matches):.1f}")
        yield say("summary-ends", ends=", ".join(f"{end} {count}" for end, count in self.ends.most_common()))
        for seat, (wins, points) in enumerate(zip(self.wins, self.points, strict=True)):
            share = f"{100 * wins / max(1, self.matches):.1f}"
            mean = f"{points / max(1, self.matches):.1f}"
            yield say("summary-seat", seat=seat_name(seat), wins=wins, share=share, points=mean)


def _turns(played: Round) -> int:
    """How many turns a round had: what one seat does in a row is one of them."""
    seats = [token.split(" ", 1)[0] for token in played.actions]
    return sum(1 for _ in groupby(seat for seat in seats if seat in SEATS))


def _spread(numbers: Iterable[int]) -> dict[str, str]:
    found = list(numbers) or [0]
    return {"mean": f"{sum(found) / len(found):.1f}", "fewest": str(min(found)), "most": str(max(found))}
