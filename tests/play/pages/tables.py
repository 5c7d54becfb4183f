"""Snapshots to look at: played for real with the rules, in every phase, with every kind of name."""

import random
from types import SimpleNamespace
from typing import Any

import msgspec
from hypothesis import strategies as st

from bot.games import match as matches
from bot.games.actions import Action
from bot.games.events import Event
from bot.games.line.rules.line import LineView
from bot.games.match import Match, Played
from bot.games.offers import Offer
from bot.games.registry import GAMES
from bot.parts.ids import decode
from bot.parts.parts import Parts
from bot.tables import Person, SeatState, Snapshot, TableState
from bot.tables.types import changed
from tests.games.playing import filled

HOST = 1001
NASTY = (
    "@everyone",
    "<@1001>",
    "**bold** _it_ `code` ||spoiler|| ~~x~~",
    "\U0001f1eb\U0001f1ee" * 16,
    "\U0001f468\u200d\U0001f469\u200d\U0001f467" * 6,
    "\u202egnp.exe",
    "\u200b\u200d\u2060",
    "# heading",
    "- item",
    "1. one",
    "https://example.org/x",
    "[link](https://example.org)",
    "line\nbreak",
    "Z\u0351\u036b\u0343\u036a\u0302\u036b\u033d\u034f\u0334\u0319\u0324algo",
    "\u3164",
    "",
    "a" * 200,
    "*" * 80,
)
names = st.one_of(st.sampled_from(NASTY), st.text(max_size=80))


def started(
    seats: int = 2, seed: int = 1, game: str = "classic", setup: dict[str, Any] | None = None, **options: Any
) -> Match:
    """A match whose first round is dealt."""
    return matches.deal_round(matches.new_match(game, seats, options, setup), bytes([seed] * 32)).match


def after(match: Match, *tokens: str) -> tuple[Match, tuple[Event, ...]]:
    """The match after these tokens, and what happened."""
    events: tuple[Event, ...] = ()
    for token in tokens:
        done = matches.act(match, Action.parse(token))
        match, events = done.match, (*events, *done.events)
    return match, events


def with_state(match: Match, **fields: Any) -> Match:
    """The match with its round in another state."""
    return msgspec.structs.replace(match, state=msgspec.structs.replace(match.state, **fields))


NEXT_SEED = "5e" * 32


def table(match: Match | None, *, events: tuple[Event, ...] = (), **fields: Any) -> Snapshot:
    """A table as the tables layer would publish it; `events` are those of the last change."""
    game = fields.get("game", "classic" if match is None else match.game)
    count = 2 if match is None else match.seats
    defaults: dict[str, Any] = {
        "phase": "lobby" if match is None else "playing",
        "seats": tuple(SeatState(HOST + seat, name) for seat, name in zip(range(count), people(), strict=False)),
        "host": HOST,
        "version": 7,
        "seat_versions": (7,) * count,
        "match": match,
        "offers": offers(match),
        "turn": None if match is None or not matches.is_open(match) else match.turn,
    }
    if {**defaults, **fields}["phase"] != "playing":
        defaults["next_seed"] = NEXT_SEED
    options = {option.key: option.default for option in GAMES[game].options}
    fresh = TableState(id="t1-abcdef", guild=1, channel=2, game=game, options=options, created=1_700_000_000.0)
    return Snapshot(changed(fresh, **{**defaults, **fields}), events)


def people() -> tuple[str, ...]:
    return ("Ann", "Ben", "Cili", "Dora", "Eve", "Finn")


def verbs_of(parts: Parts) -> list[str]:
    """Return the verbs of everything that can be pressed."""
    return [decode(custom_id, ("x y",)).verb for custom_id in parts.custom_ids]


def offers(match: Match | None) -> tuple[tuple[Offer, ...], ...]:
    return () if match is None else tuple(match.offers(seat) for seat in range(match.seats))


def taken(match: Match, offer: Offer, rng: random.Random) -> Played:
    """What an offer leads to; where it has open places, what a random computer player hands in for that seat."""
    actions = (offer,) if isinstance(offer, Action) else filled(match, offer.seat, rng)
    done = Played(match, (), ())
    for action in actions:
        after = matches.act(done.match, action)
        done = Played(after.match, (*done.tokens, *after.tokens), (*done.events, *after.events))
    return done


@st.composite
def played(draw: st.DrawFn, games: tuple[str, ...] = ("classic",)) -> tuple[Match, tuple[Event, ...]]:
    """A match some moves on, perhaps into later rounds, with its last events."""
    game = draw(st.sampled_from(games))
    seats = draw(st.sampled_from(GAMES[game].seats))
    options = {option.key: draw(st.sampled_from(option.values)) for option in GAMES[game].options}
    votes = {f"p{seat + 1}": draw(st.sampled_from(("open", "hidden"))) for seat in range(seats)}
    setup = {"votes": votes} if game == "christmas" else {}
    done = matches.deal_round(matches.new_match(game, seats, options, setup), draw(st.binary(min_size=32, max_size=32)))
    events = list(done.events)
    for choice in draw(st.lists(st.integers(0, 40), max_size=60)):
        if done.match.end:
            break
        if not matches.is_open(done.match):
            done = matches.deal_round(done.match, bytes([choice, len(done.match.rounds)] * 16))
        else:
            legal = [action for seat in range(done.match.seats) for action in done.match.offers(seat)]
            done = taken(done.match, legal[choice % len(legal)], random.Random(choice))
        events += done.events
    return done.match, tuple(events[-16:])


@st.composite
def snapshots(draw: st.DrawFn) -> Snapshot:
    """Tables in all phases."""
    match, events = draw(played(tuple(GAMES)))
    phase = "over" if match.end else "playing" if matches.is_open(match) else "between"
    if phase != "over" and draw(st.booleans()) and draw(st.booleans()):
        match, phase = matches.abandon(match), "over"
    if draw(st.integers(0, 4)) == 0:
        phase = "lobby"
    count = match.seats
    some = st.sets(st.integers(0, count - 1)).map(lambda chosen: tuple(sorted(chosen)))
    return table(
        None if phase == "lobby" and draw(st.booleans()) else match,
        events=events[-draw(st.integers(1, 16)) :],
        game=match.game,
        options=match.options,
        named=draw(st.just({}) | st.fixed_dictionaries({"youngest": st.integers(0, count - 1)})),
        phase=phase,
        seats=tuple(draw(seat_states(seat)) for seat in range(count)),
        seat_versions=(7,) * count,
        paused=draw(st.sampled_from(("", "", "player", "nobody"))) if phase in ("playing", "between") else "",
        clock=draw(st.sampled_from(("30s", "2m", "24h", "off"))),
        league=draw(st.booleans()),
        deadline=draw(st.none() | st.floats(1e9, 2e9)),
        warned=draw(st.booleans()),
        next_at=draw(st.none() | st.floats(1e9, 2e9)),
        expires=draw(st.none() | st.floats(1e9, 2e9)),
        votes=draw(some),
        ready=draw(some),
        recent=events,
        heard=len(events),
        closed=phase == "over" and draw(st.booleans()),
        end=match.end or draw(st.sampled_from(("", "expired", "empty", "ended", "channel-gone"))),
        ended_by=draw(st.sampled_from(("", "host", "moderator", "vote", "idle", "channel"))),
        offers=offers(match),
    )


@st.composite
def seat_states(draw: st.DrawFn, seat: int) -> SeatState:
    kind = draw(st.sampled_from(("person", "person", "computer", "away", "left", "forgotten")))
    name = draw(names)
    if kind == "computer":
        return SeatState(computer=draw(st.sampled_from(("greedy", "random"))))
    if kind == "forgotten":
        return SeatState()
    vote = draw(st.sampled_from(("", "open", "hidden")))
    return SeatState(
        HOST + seat, name, played_by_computer=kind == "away", left=kind == "left", says={"votes": vote} if vote else {}
    )


person_states = st.builds(Person, st.sampled_from((HOST, HOST + 1, 5)), st.just("x"), st.booleans())


def swapped(match: Match, mine: int, other: int, hidden: int, back: int) -> Match:
    """The same match, but with a tile of the hand `other` swapped for one that nobody holds or lies."""
    state = match.state
    hands = list(state.hands)
    theirs = [bit for bit in range(28) if hands[other] >> bit & 1]
    on_line = {placed.tile for placed in state.line.placed}
    rest = [bit for bit in range(28) if not any(hand >> bit & 1 for hand in hands) and tile_texts()[bit] not in on_line]
    if not theirs or not rest:
        return match
    hands[other] ^= 1 << theirs[hidden % len(theirs)] | 1 << rest[back % len(rest)]
    return msgspec.structs.replace(match, state=msgspec.structs.replace(state, hands=tuple(hands)))


def tile_texts() -> tuple[str, ...]:
    return tuple(f"{high}-{low}" for high in range(7) for low in range(high + 1))


def crowded(
    tiles: int, legal: list[str], hand: list[str] | None = None, *, left: str = "6", right: str = "3"
) -> Snapshot:
    """A table whose first seat holds so many tiles and may do all of these things."""
    view = LineView(
        game="classic",
        seat=0,
        turn=0,
        legal=tuple(legal),
        hand=tuple(hand or [f"{n}-{n + 1}" for n in range(tiles)]),
        sizes=(tiles, 3),
        line=(),
        left=left,
        right=right,
    )
    match = SimpleNamespace(
        game="classic",
        seats=2,
        totals=(0, 0),
        places=(1, 1),
        end="",
        rounds=(),
        outcomes=(),
        turn=0,
        view=lambda seat: view if seat == 0 else msgspec.structs.replace(view, seat=seat, legal=(), hand=None),
    )
    any_match: Any = match
    fresh = table(None, phase="playing", seat_versions=(7, 7), offers=(tuple(map(Action.parse, legal)), ()))
    return Snapshot(msgspec.structs.replace(fresh.state, match=any_match))


def tokens(legal: tuple[Action, ...]) -> tuple[str, ...]:
    return tuple(map(str, legal))
