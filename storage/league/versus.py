"""Two members against each other."""

import sqlite3

from msgspec.structs import replace

from bot.league.rules import ALL, ALWAYS, BEGINNER, LeagueError, Rating

from .cards import LAST, CardLine, Met, opponent, the_member
from .generations import Generation, find_generation
from .history import load_matches, merged_into, own_lines
from .rows import FIND_ROW, READY, read_others, read_row
from .values import Versus


def load_versus(db: sqlite3.Connection, guild: int, a: int, b: int, game: str | None) -> Versus:
    """Return two members compared; LeagueError `unknown-player`, `twice`."""
    if a == b:
        raise LeagueError("twice", person=a)
    pair = the_member(db, guild, a), the_member(db, guild, b)
    generation = find_generation(db, guild, READY)
    names = pair[0].named(), pair[1].named()
    if generation is None:
        return Versus(*names, game, 0, 0, 0, 0, BEGINNER, BEGINNER, (), ())
    one, other = (merged_into(db, guild, member) for member in pair)
    together = _together(db, generation, one, other, game)
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
        _rating_of(db, generation, one, game),
        _rating_of(db, generation, other, game),
        tuple((name, opponent(pair[1], found)) for name, found in by_game),
        load_matches(db, guild, last),
    )


def _together(
    db: sqlite3.Connection, generation: Generation, one: int, other: int, game: str | None
) -> list[tuple[CardLine, int]]:
    """Return the first one's lines of matches together, with the other's place; read from who has played less."""
    turned = _played(db, generation, one) > _played(db, generation, other)
    reader, met = (other, one) if turned else (one, other)
    found = []
    for row in own_lines(db, generation, reader, game, None):
        line = CardLine(*row)
        place = dict(read_others(line.others)).get(met) if line.points is not None else None
        if place is not None:
            found.append((replace(line, place=place), line.place) if turned else (line, place))
    return found


def _played(db: sqlite3.Connection, generation: Generation, member: int) -> int:
    row = db.execute(FIND_ROW, (generation.number, ALWAYS, ALL, member)).fetchone()
    return 0 if row is None else read_row(row).sums.played


def _rating_of(db: sqlite3.Connection, generation: Generation, member: int, game: str | None) -> Rating:
    row = db.execute(FIND_ROW, (generation.number, ALWAYS, game or ALL, member)).fetchone()
    return BEGINNER if row is None else read_row(row).sums.rating
