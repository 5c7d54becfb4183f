"""Sentences about games: events, errors, options, moves. Knows no Discord, so the command line uses it too."""

import re
from collections.abc import Iterable, Mapping, Sequence

from bot.games.actions import CHANCE, Action, parse_seat
from bot.games.errors import GameError
from bot.games.events import Event, EventData
from bot.games.options import Options, OptionValue, spell
from bot.locales import has, t
from bot.views.names import marked_name, plain_name, seat_fallback
from bot.views.naming import Naming

# Which data of events, facts of errors and words of moves name a seat, and how they write it.
SEATS_FROM_0 = frozenset({"from", "against", "caught", "opener"})
SEATS_FROM_1 = frozenset({"seat", "winner"})
SEAT_TOKENS = frozenset({"seat", "player", "winner"})  # where they are texts: `p2`
_TILES = frozenset({"tile", "tiles", "joker"})
_SEAT = re.compile(r"p([1-6])")
_HARMLESS = re.compile(r"[A-Za-z0-9 ,.=-]{0,200}")

# What events do not say in every game, so that one sentence does for all of them.
SUPPLIED: Mapping[str, str | int] = {"uno": 0, "count": 0, "symbol": "", "winners": ""}

# What the words of an action are, verb by verb, for the sentence `move-<verb>`; `tiles` takes all that are left.
MOVES: Mapping[str, tuple[str, ...]] = {
    "play": ("tile", "side", "half", "call"),
    "play-joker": ("tile", "side", "joker", "over", "half"),
    "pass": (),
    "draw": ("tile",),
    "no-double": (),
    "turn": ("tile",),
    "end": (),
    "open": ("tile",),
    "take": ("player", "tile"),
    "return": ("tile",),
    "heap": ("tiles",),
    "keep": (),
    "forced": ("tiles",),
    "penalty": ("tiles",),
    "skipped": (),
    "challenge": ("verdict",),
    "uno": (),
    "catch": ("player",),
    "seat": ("what",),
    "left": (),
}
_PLAIN = Naming()


def event_text(
    event: Event, names: Sequence[str], locale: str, *, marked: bool = True, naming: Naming = _PLAIN
) -> str:
    """Tell an event (`event-<code>`).

    `names` are the raw names by seat; they are escaped for messages, or only cleaned if not `marked`. `naming` says
    what the tiles of the game are called.
    """
    called = _called(names, locale, marked)
    args = {key: _datum(key, value, called, locale, naming) for key, value in event.data.items()}
    listed = sum(len(value) for value in event.data.values() if isinstance(value, tuple))
    name = "" if event.seat is None else _name(event.seat, called, locale)
    who = "nobody" if event.seat is None else "you" if event.to == (event.seat,) else "seat"
    if event.data.get("winners"):
        who = "shared"
    return t(locale, f"event-{event.code}", **{**SUPPLIED, "count": listed, **args}, name=name, who=who)


def event_texts(
    events: Iterable[Event], names: Sequence[str], locale: str, *, naming: Naming = _PLAIN
) -> list[str]:
    """Tell events one after the other; whoever must draw is told for which symbol, which the domo before says."""
    told, symbol = [], ""
    for event in events:
        tile = event.data.get("tile")
        if event.code == "play" and isinstance(tile, str):
            symbol = "W4" if "W4" in tile else "D2" if "D2" in tile else ""
        if event.code == "forced":
            event = Event(event.code, event.seat, {**event.data, "symbol": symbol}, event.to)
        told.append(event_text(event, names, locale, naming=naming))
    return told


def move_text(
    token: str, names: Sequence[str], locale: str, *, marked: bool = False, naming: Naming = _PLAIN
) -> str:
    """Tell a token of a record (`p2 play 6-2 left`) as a sentence; NotationError if it is none."""
    action = Action.parse(token)
    called = _called(names, locale, marked)
    verb = "play-joker" if action.verb == "play" and len(action.args) == 5 else action.verb
    keys = MOVES.get(verb)
    if keys is None or action.seat >= len(called):
        return token
    words: tuple[EventData, ...] = (
        (action.args,) if keys == ("tiles",) else (*action.args, *("" for _ in keys))
    )
    args = {key: _datum(key, word, called, locale, naming) for key, word in zip(keys, words, strict=False)}
    counts = {"count": len(action.args), "uno": int(args.get("call") == "uno")}
    name = "" if action.seat == CHANCE else called[action.seat]
    return t(locale, f"move-{verb}", **{**args, **counts}, name=name)


def explain(
    error: Exception,
    locale: str,
    names: Sequence[str] = (),
    *,
    marked: bool = True,
    naming: Naming = _PLAIN,
) -> str:
    """Say what is wrong, why, and what can be done: `error-<kind>-<code>` with the error's facts, or `error-<kind>`.

    Kinds: `illegal`, `notation`, `option`, `record` (GameError), `table` (TableError), `storage` (StorageError),
    `button` (IdError). Any other exception gets the sentence for faults of the program. `names` are the raw names by
    seat, for errors that name a seat; `naming` says what the tiles of the game are called.
    """
    ids = (f"error-{_kind(error)}-{getattr(error, 'code', '')}", f"error-{_kind(error)}")
    id = next((id for id in ids if has(locale, id)), "error-internal")
    called = _called(names, locale, marked)
    facts = getattr(error, "facts", None) or getattr(error, "data", None) or {}
    args = {key: _fact(key, value, called, locale, marked, naming) for key, value in facts.items()}
    return t(locale, id, **{"rule": getattr(error, "rule", ""), "round": 0, "action": 0, **args})


def option_name(key: str, locale: str) -> str:
    """Answer what an option of a game is called."""
    return t(locale, f"option-{key}")


def option_value(key: str, value: OptionValue, locale: str) -> str:
    """Answer what a value of an option is called, short enough for a menu."""
    return t(locale, f"option-{key}-{spell(value)}")


def options_text(options: Options, locale: str) -> str:
    """Answer the options in force, one line each."""
    return "\n".join(
        t(locale, "option-line", option=option_name(key, locale), value=option_value(key, value, locale))
        for key, value in options.items()
    )


def game_name(game: str, locale: str) -> str:
    """Answer what a game is called."""
    return t(locale, f"game-{game}")


def listed(items: Iterable[str], locale: str) -> str:
    """Join a few things as a sentence does: `Ann, Ben and Cili`."""
    every = list(items)
    if len(every) < 2:
        return "".join(every)
    return t(locale, "list-and", first=", ".join(every[:-1]), last=every[-1])


def _called(names: Sequence[str], locale: str, marked: bool) -> tuple[str, ...]:
    clean = marked_name if marked else plain_name
    return tuple(clean(name, seat_fallback(seat, locale)) for seat, name in enumerate(names))


def _name(seat: int, called: Sequence[str], locale: str) -> str:
    """Answer the name of a seat, which may be gone since."""
    return called[seat] if 0 <= seat < len(called) else seat_fallback(seat, locale)


def _datum(key: str, value: EventData, called: Sequence[str], locale: str, naming: Naming) -> str | int:
    """Make a value fit for a text: seats and tiles become their names."""
    if isinstance(value, tuple) and key == "winners":
        return listed((_name(parse_seat(seat), called, locale) for seat in value), locale)
    if isinstance(value, tuple):
        return ", ".join(naming.tile(one) if key in _TILES else one for one in value)
    if isinstance(value, int):
        return _seat_or_number(key, value, called, locale)
    found = _SEAT.fullmatch(value) if key in SEAT_TOKENS else None
    if found:
        return _name(int(found[1]) - 1, called, locale)
    if key in _TILES:
        return naming.tile(value)
    return naming.half(value) if key == "half" else value


def _seat_or_number(key: str, value: int, called: Sequence[str], locale: str) -> str | int:
    if key in SEATS_FROM_0:
        return _name(value, called, locale)
    return _name(value - 1, called, locale) if key in SEATS_FROM_1 else value


def _fact(
    key: str, value: object, called: Sequence[str], locale: str, marked: bool, naming: Naming
) -> str | int:
    if isinstance(value, bool) or value is None:
        return "yes" if value else "no"
    if isinstance(value, str):
        value = _shown(value, marked)
    if key == "end" and isinstance(value, str):  # of errors, this is an open half
        return naming.half(value)
    return _datum(key, value, called, locale, naming) if isinstance(value, str | int) else str(value)


def _shown(text: str, marked: bool) -> str:
    """Make what somebody typed fit to be shown: on one line, short, and harmless in a message."""
    return text if _HARMLESS.fullmatch(text) else (marked_name if marked else plain_name)(text)


def _kind(error: Exception) -> str:
    if isinstance(error, GameError):
        return error.kind
    kinds = {"TableError": "table", "StorageError": "storage", "IdError": "button"}
    return kinds.get(type(error).__name__, "")
