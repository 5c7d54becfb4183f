"""Plain values of which pictures of the league are made: numbers and short words, all translated already."""

from typing import Literal

import msgspec

from bot.games.drawn import Portrait


class ResultMark(msgspec.Struct, frozen=True):
    """The result of a match as a small sign: its kind gives the shape, `letter` (one or two) stands in it."""

    kind: Literal["won", "between", "last"]
    letter: str


class LeagueRow(msgspec.Struct, frozen=True, kw_only=True):
    """A line of a league table. The caller formats numbers that need words or fractions.

    `otherwise` replaces a name without any character of the font. `move` is by how many ranks the player has gone up
    since the last day (below zero: down; None: was not in the table). `rating` has its mark if it is provisional,
    `spread` is its uncertainty. `last` are the last results, the newest at the end; `tie` is the letter of the
    tie-break that decided the rank ("": none had to). `portrait` is the player's face, if there is one. `is_reader`:
    the line is the reader's, and is lit.
    """

    rank: int
    name: str
    otherwise: str
    played: int
    won: int
    points: str
    per_match: str = ""
    place: str = ""
    rating: str = ""
    spread: str = ""
    move: int | None = 0
    last: tuple[ResultMark, ...] = ()
    tie: str = ""
    portrait: Portrait | None = None
    is_reader: bool = False


class LeagueWords(msgspec.Struct, frozen=True, kw_only=True):
    """The texts of a league table: its title, the heads of its columns, and the lines that explain its signs.

    `about` is the line below the title (season, game, page), `notice` one that must be seen ("": none). `new` is the
    word for a player who was not in the table the day before ("": no moves are shown). `legend` are pairs of a letter
    and its meaning, the letter "" for a whole sentence.
    """

    title: str
    about: str
    name: str = ""
    played: str = ""
    won: str = ""
    place: str = ""
    rating: str = ""
    last: str = ""
    points: str = ""
    per_match: str = ""
    new: str = ""
    notice: str = ""
    legend: tuple[tuple[str, str], ...] = ()


class Fact(msgspec.Struct, frozen=True):
    """A thing worth knowing: what it is, and how it is."""

    label: str
    value: str


class DrawnRating(msgspec.Struct, frozen=True):
    """A rating after a match, and how far above it the estimate lies, both in the numbers that are shown."""

    rating: float
    spread: float = 0


class CardMatch(msgspec.Struct, frozen=True):
    """A match on a player's card: its sign, and by how much it has changed the rating (worded, "": not at all)."""

    mark: ResultMark
    change: str = ""


class DrawnCard(msgspec.Struct, frozen=True, kw_only=True):
    """A player's card, worded.

    `numbers` are four or five facts with short values, `facts` the longer ones. `curve` are the ratings, the oldest
    first; `since` and `until` are the dates of the first and the last, `too_short` says that there is no curve. `last`
    are the last matches, the newest at the end. `portrait` is the player's face, if there is one.
    """

    name: str
    otherwise: str
    about: str
    numbers: tuple[Fact, ...]
    curve: tuple[DrawnRating, ...]
    curve_title: str
    since: str
    until: str
    too_short: str
    facts: tuple[Fact, ...] = ()
    last: tuple[CardMatch, ...] = ()
    last_title: str = ""
    portrait: Portrait | None = None


class VersusSide(msgspec.Struct, frozen=True):
    """One of two players who are compared: name, text instead of it, how often ahead, and a line about them."""

    name: str
    otherwise: str
    ahead: int
    line: str = ""
    portrait: Portrait | None = None


class VersusGame(msgspec.Struct, frozen=True):
    """The score of two players in one game: how often each was ahead, and how often neither."""

    title: str
    left: int
    right: int
    level: int = 0


class VersusCard(msgspec.Struct, frozen=True, kw_only=True):
    """Two players compared, worded. `level` is how often neither was ahead, `level_text` says so."""

    left: VersusSide
    right: VersusSide
    level: int
    about: str
    level_text: str
    ahead_text: str
    games: tuple[VersusGame, ...] = ()


class CrossCell(msgspec.Struct, frozen=True):
    """A player's score against another ("": nothing yet); `bold`: at least half of it, `due`: all is to come."""

    text: str = ""
    bold: bool = False
    due: bool = False


class CrossRow(msgspec.Struct, frozen=True):
    """A player's line in a crosstable: the name, the text instead of it, a cell for each line, and the sum."""

    name: str
    otherwise: str
    cells: tuple[CrossCell, ...]
    whole: str


class CrossWords(msgspec.Struct, frozen=True):
    """The texts of a crosstable: its title, a line about it, the head of the sums, and a line below it."""

    title: str
    about: str
    sums: str
    note: str = ""
