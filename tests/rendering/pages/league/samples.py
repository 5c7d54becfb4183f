"""Rows, words and cards to draw."""

from rendering import (
    CardMatch,
    DrawnCard,
    DrawnRating,
    Fact,
    LeagueRow,
    LeagueWords,
    ResultMark,
    VersusCard,
    VersusGame,
    VersusSide,
)

NAMES = ("Annamária", "Zoltán Nagy-Horváth de genere Aba", "Жукова", "日本語", "Supercalifragilistic", "", "محمد")
WON, LAST, SECOND = ResultMark("won", "W"), ResultMark("last", "L"), ResultMark("between", "2")
WORDS = LeagueWords(
    title="League",
    about="Spring · page 1 of 2",
    name="Player",
    played="Played",
    won="Won",
    place="Average",
    rating="Rating",
    last="Last five",
    points="Points",
    per_match="A match",
    new="new",
)


def row(at: int = 0, **changed: object) -> LeagueRow:
    """The line of a rank (from 0)."""
    usual: dict[str, object] = {
        "rank": at + 1,
        "name": NAMES[at % len(NAMES)],
        "otherwise": f"Player {at + 1}",
        "played": 30 - at,
        "won": 20 - at,
        "points": str(120 - 9 * at),
        "per_match": "2.4",
        "place": "1.8",
        "rating": "1612",
        "spread": "±58",
        "move": at % 3 - 1,
        "last": (WON, SECOND, LAST),
        "tie": "w" if at % 4 == 1 else "",
    }
    return LeagueRow(**{**usual, **changed})


def rows(count: int) -> tuple[LeagueRow, ...]:
    """So many lines."""
    return tuple(row(at) for at in range(count))


def card(points: int = 12, **changed: object) -> DrawnCard:
    """A card with so many ratings."""
    usual: dict[str, object] = {
        "name": "Annamária",
        "otherwise": "Player 1",
        "about": "all games",
        "numbers": (Fact("Rank", "2 of 38"), Fact("Points", "1,312.5"), Fact("Won", "70")),
        "curve": tuple(DrawnRating(1500 + at * 7 % 90, 300 / (1 + at)) for at in range(points)),
        "curve_title": "Rating",
        "since": "3 March 2026",
        "until": "22 November 2026",
        "too_short": "No rated match yet.",
        "facts": (Fact("Favourite", "Classic domino"),),
        "last": (CardMatch(WON, "+12"), CardMatch(LAST)),
        "last_title": "Last matches",
    }
    return DrawnCard(**{**usual, **changed})


def versus(ahead: int = 3, behind: int = 2, level: int = 1, **changed: object) -> VersusCard:
    """Two players, of whom the left one was so often ahead, behind, or level."""
    usual: dict[str, object] = {
        "left": VersusSide("Annamária", "Player 1", ahead, "12 points"),
        "right": VersusSide("Zoltán Nagy-Horváth de genere Aba", "Player 2", behind, "9 points"),
        "level": level,
        "about": "6 matches together",
        "level_text": "level in 1",
        "ahead_text": "ahead",
        "games": (VersusGame("Classic domino", ahead, behind, level),),
    }
    return VersusCard(**{**usual, **changed})
