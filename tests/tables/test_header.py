"""The stored header: one flat object, as versions of the bot have written it since before the state had parts."""

import msgspec

from bot.games.events import Event
from bot.tables import Expected, SeatState, TableState
from bot.tables.codec import header_of, restored
from bot.tables.timing import shifted
from bot.tables.types import PARTS, Dealt, PendingClaim, changed
from storage.values import LogEntry, StoredTable

FRESH = TableState(id="t", guild=1, channel=2, game="classic", options={}, created=3.0)
# Every field that is stored, at a value that it does not begin with; the names are those of the header.
SET = {
    "version": 9, "phase": "over", "closed": True, "paused": "player", "paused_by": 0, "end": "rounds",
    "ended_by": "vote", "host": 5, "fixture": 4, "refs": {"board": 6},
    "clock": "off", "league": False, "takeovers": False,
    "mentions": "now", "forced": False, "computers": "strong", "hints": False,
    "claim_window": "10s",
    "deadline": 1.0, "next_at": 2.0, "computer_at": 3.0, "forced_at": 4.0, "intended_at": 4.5,
    "nudged_at": 4.6, "awaited_since": 4.7,
    "claims_until": 5.0, "expires": 6.0,
    "warned": True, "remaining": 7.0,
    "seat_versions": (8,), "asked": (9,),
    "named": {"youngest": 0}, "setup": {"youngest": "p1"}, "cuts": {"p1": "x"}, "votes": (0,), "ready": (0,),
    "series": 0, "started": 8.0, "edition": 2, "noted": (True,), "seen": {"m": 0}, "heard": 3,
    "turns": (4,), "absent": (1,), "on_turn": (0, 1),
}  # fmt: skip
NAMES = {*SET, "id", "guild", "channel", "game", "options", "created", "seats", "expected", "claims", "recent",
         "log_start", "log_length"} - {"series"}  # fmt: skip


def full() -> TableState:
    """A table of which no stored field is as it begins, but `format` and, so that it can be read, `series`."""
    return changed(
        FRESH,
        **SET,
        options={"hands": 1},
        seats=(
            SeatState(
                5, "Ann", says={"votes": "open"}, since=2, dealt=Dealt(7, "Ben", until=1), resigned=1, intends=("draw",)
            ),
        ),
        expected=(Expected(5, "Ann"),),
        claims=(PendingClaim(0, ("p1 pass",)),),
        recent=(Event("pass", 0),),
        start=1,
        length=2,
    )


def test_no_two_fields_have_one_name() -> None:
    kinds = (TableState, *PARTS.values())
    for names in ([kind.__struct_fields__ for kind in kinds], [kind.__struct_encode_fields__ for kind in kinds]):
        flat = [name for some in names for name in some]
        assert len(flat) == len(set(flat))


def test_the_header_is_flat_and_has_the_names_that_it_always_had() -> None:
    written = msgspec.json.decode(header_of(full()))
    assert set(written) == NAMES
    assert {key: written[key] for key in ("clock", "deadline", "log_start", "log_length", "claims")} == {
        "clock": "off",
        "deadline": 1.0,
        "log_start": 1,
        "log_length": 2,
        "claims": [{"seat": 0, "tokens": ["p1 pass"]}],
    }


def test_what_is_as_it_begins_is_left_out() -> None:
    assert msgspec.json.decode(header_of(FRESH)) == {
        "id": "t", "guild": 1, "channel": 2, "game": "classic", "options": {}, "created": 3.0,
    }  # fmt: skip


def test_every_field_is_read_again() -> None:
    state = full()
    log = (LogEntry("promise", "5e" * 32), LogEntry("promise", "5f" * 32))
    read = restored(StoredTable("t", 1, 2, header_of(state), log))
    assert read == changed(state, options=read.options, next_seed="5f" * 32)


def test_every_time_moves_with_a_clock_that_is_set_and_nothing_else_does() -> None:
    times = {
        name: SET[name] + 100
        for name in (
            "deadline",
            "next_at",
            "computer_at",
            "forced_at",
            "intended_at",
            "nudged_at",
            "awaited_since",
            "claims_until",
            "expires",
        )
    }
    assert shifted(full(), 100.0) == changed(full(), **times)
    assert shifted(FRESH, 100.0) == FRESH
