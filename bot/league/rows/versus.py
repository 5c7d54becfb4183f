"""Two members against each other."""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.league.rules import ALL, ALWAYS, BEGINNER, LeagueError
from bot.league.rules.crosstable import Pair, Score
from bot.league.rules.values import Row
from storage.engines import Connection

from .cards import LAST, CardLine, Met, opponent, the_members
from .generations import Generation, find_generation
from .history import merged_into, own_lines, told_in_order
from .rows import READY, load_rows, read_others
from .values import Versus


def load_versus(db: Connection, guild: int, a: int, b: int, game: str | None) -> Versus:
    """Return two members compared; LeagueError `unknown-player`, `twice`."""
    if a == b:
        raise LeagueError("twice", person=a)
    pair = the_members(db, guild, a, b)
    generation = find_generation(db, guild, READY)
    names = pair[0].named(), pair[1].named()
    if generation is None:
        return Versus(*names, game, 0, 0, 0, 0, BEGINNER, BEGINNER, (), ())
    one, other = (merged_into(db, guild, member) for member in pair)
    keys = [(ALWAYS, name, member) for name in {ALL, game or ALL} for member in (one, other)]
    rows = load_rows(db, generation.number, keys)
    played = [rows.get((ALWAYS, ALL, member), Row()).sums.played for member in (one, other)]
    ratings = [rows.get((ALWAYS, game or ALL, member), Row()).sums.rating for member in (one, other)]
    together = _together(db, generation, one, other, game, turned=played[0] > played[1])
    met, games = Met(), dict[str, Met]()
    for line, theirs in together:
        met.add(line.place, theirs)
        games.setdefault(line.game, Met()).add(line.place, theirs)
    by_game = sorted(games.items(), key=lambda item: (-item[1].played, item[0]))
    last = [line.match for line, _ in reversed(together[-LAST:])]
    return Versus(
        *names,
        game,
        met.played,
        met.ahead,
        met.behind,
        met.level,
        ratings[0],
        ratings[1],
        tuple((name, opponent(pair[1], found)) for name, found in by_game),
        told_in_order(db, guild, generation, last),
    )


def load_meetings(
    db: Connection, guild: int, members: Sequence[int], at: int, game: str | None, season: int | None
) -> dict[Pair, Score]:
    """Return what one of these members (its number from 0) has made against each of the others."""
    generation = find_generation(db, guild, READY)
    number_of = {member: index for index, member in enumerate(members)}
    found: dict[Pair, Score] = {}
    if generation is None:
        return found
    for row in own_lines(db, generation, members[at], game, season):
        line = CardLine(*row)
        for other, theirs in read_others(line.others) if line.points is not None else ():
            if other in number_of:
                halves = 1 + (line.place < theirs) - (line.place > theirs)
                pair = at, number_of[other]
                found[pair] = found.get(pair, Score()).plus(Score(1, halves))
    return found


def _together(
    db: Connection, generation: Generation, one: int, other: int, game: str | None, *, turned: bool
) -> list[tuple[CardLine, int]]:
    """Return the first one's lines of matches together, with the other's place; `turned`: read from the other's."""
    reader, met = (other, one) if turned else (one, other)
    found = []
    for row in own_lines(db, generation, reader, game, None):
        line = CardLine(*row)
        place = dict(read_others(line.others)).get(met) if line.points is not None else None
        if place is not None:
            found.append((replace(line, place=place), line.place) if turned else (line, place))
    return found
