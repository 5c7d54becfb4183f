"""Golden games are played again, to the byte."""

import msgspec
import pytest

from bot.games.record import encode
from bot.games.registry import GAMES
from bot.games.verify import verify
from tests.golden import FOLDER, SETUPS, steps
from tests.texts import decode_all

NAMES = sorted(GAMES)


def records(name):
    return list(decode_all((FOLDER / f"{name}.jsonl").read_bytes().splitlines()))


@pytest.mark.parametrize("name", NAMES)
def test_golden_records_hold(name):
    for record in records(name):
        assert record.game == name
        verify(record)


@pytest.mark.parametrize("name", NAMES)
def test_golden_records_are_written_as_they_are_read(name):
    lines = (FOLDER / f"{name}.jsonl").read_text("utf-8").splitlines()
    assert [encode(record) for record in records(name)] == lines


@pytest.mark.parametrize("name", NAMES)
def test_every_seat_sees_what_it_saw(name):
    lines = (FOLDER / f"{name}.views.jsonl").read_text("utf-8").splitlines()
    chosen = records(name)[: 1 + (name in SETUPS)]
    assert [msgspec.json.encode(step).decode() for record in chosen for step in steps(record)] == lines


@pytest.mark.parametrize("name", NAMES)
def test_golden_records_use_every_option_and_number_of_seats(name):
    every = records(name)
    assert {len(record.seats) for record in every} == set(GAMES[name].seats)
    for option in GAMES[name].options:
        assert {record.options[option.key] for record in every} == set(option.values)
