"""Tables, cards and histories as the league answers them, made by hand."""

import msgspec

from bot.league.rows.values import (
    Best,
    CurvePoint,
    GameCount,
    GameRecords,
    HistoryPage,
    MatchRow,
    MatchSeat,
    Met,
    Opponent,
    PersonName,
    PlayerCard,
    Records,
    SeasonEnd,
    SeasonRow,
    TablePage,
    TableRow,
    Versus,
)
from bot.league.rules import USUAL, Mark, Rating, RatingChange, System

DAY = 86400.0
START = 1_772_000_000.0
NASTY = "@everyone **bold** `x` [a](http://b) <@1> ||s||"
NAMES = ("Ann", NASTY, "Жукова", "日本語の名前", "محمد بن سلمان", "", "W" * 80, "🎉🎉", "=1+1", "Zoë_*x*_")
OLD, NEW = Rating(25.0, 5.0, 30), Rating(25.4, 4.9, 31)


def season(number: int = 1, name: str = "Spring", **changed: object) -> SeasonRow:
    usual: dict[str, object] = {
        "number": number,
        "name": name,
        "start": START,
        "closes": None,
        "ended": None,
        "system": USUAL,
    }
    return SeasonRow(**{**usual, **changed})


def table_row(at: int = 0, **changed: object) -> TableRow:
    usual: dict[str, object] = {
        "rank": at + 1,
        "before": at + 2,
        "person": 10**18 + at,
        "name": NAMES[at % len(NAMES)],
        "played": 40 - at % 40,
        "won": 20 - at % 20,
        "points": (120 - at) * 60,
        "places": 80,
        "rating": OLD,
        "marks": (Mark(1, 4), Mark(3, 4), Mark(4, 4), Mark(2, 2), Mark(1, 2)),
    }
    return TableRow(**{**usual, **changed})


def table_page(count: int = 10, **changed: object) -> TablePage:
    usual: dict[str, object] = {
        "game": None,
        "season": None,
        "sort": "points",
        "system": System(),
        "page": 0,
        "pages": 1,
        "total": count,
        "rows": tuple(table_row(at) for at in range(count)),
    }
    return TablePage(**{**usual, **changed})


def seat(number: int = 1, **changed: object) -> MatchSeat:
    usual: dict[str, object] = {
        "seat": number,
        "person": 10**18 + number,
        "name": NAMES[number % len(NAMES)],
        "computer": False,
        "gone": "",
        "place": number,
        "total": 50 - number,
        "points": 60 * (4 - number),
        "rating": RatingChange(OLD, NEW),
        "game_rating": RatingChange(OLD, Rating(24.1, 4.9, 5)),
    }
    return MatchSeat(**{**usual, **changed})


def match_row(at: int = 0, seats: int = 4, **changed: object) -> MatchRow:
    usual: dict[str, object] = {
        "match": f"t{at}-abcdef-1",
        "game": "classic",
        "started": START,
        "ended": START + 900,
        "end": "finished",
        "seats": tuple(seat(number) for number in range(1, seats + 1)),
    }
    return MatchRow(**{**usual, **changed})


def history_page(count: int = 8, **changed: object) -> HistoryPage:
    rows = tuple(match_row(at) for at in range(count))
    return HistoryPage(**{"rows": rows, "page": 0, "pages": 1, "total": count, **changed})


def card(**changed: object) -> PlayerCard:
    usual: dict[str, object] = {
        "person": 10**18 + 1,
        "name": "Ann",
        "listed": True,
        "banned": False,
        "game": None,
        "season": None,
        "row": table_row(1, name="Ann"),
        "played": 39,
        "won": 19,
        "rating": NEW,
        "curve": tuple(CurvePoint(START + at * DAY, Rating(24 + at / 10, 5, at)) for at in range(40)),
        "games": (GameCount("classic", 30, 15), GameCount("uno", 9, 4)),
        "best": Opponent(9, 2, 1, person=2, name=NASTY),
        "worst": Opponent(3, 8, 0, person=None, name=""),
        "streak": 2,
        "longest": 7,
        "highest": Best(1, "Ann", 61, "m1", START),
        "fastest": (Best(1, "Ann", 245, "m1", START, "quick"), Best(1, "Ann", 1245, "m2", START, "printed")),
        "last": tuple(match_row(at) for at in range(10)),
    }
    return PlayerCard(**{**usual, **changed})


def versus(**changed: object) -> Versus:
    usual: dict[str, object] = {
        "a": PersonName(1, "Ann"),
        "b": PersonName(2, NASTY),
        "game": None,
        "met": Met(12, 7, 2),
        "rating_a": NEW,
        "rating_b": OLD,
        "games": (("classic", Met(8, 3, 0)), ("uno", Met(4, 4, 2))),
        "last": tuple(match_row(at) for at in range(10)),
    }
    return Versus(**{**usual, **changed})


def records(**changed: object) -> Records:
    best = Best(1, NASTY, 9, "m1", START)
    games = tuple(
        GameRecords(game, best, best, (msgspec.structs.replace(best, length="long"),))
        for game in ("classic", "uno", "moomin")
    )
    return Records(**{"streak": best, "games": games, **changed})


def season_end(count: int = 10, **changed: object) -> SeasonEnd:
    over = season(3, ended=START + 30 * DAY)
    usual: dict[str, object] = {
        "season": over,
        "table": table_page(count, season=over, final=True),
        "games": ("classic", "uno"),
    }
    return SeasonEnd(**{**usual, **changed})
