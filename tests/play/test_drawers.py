"""Drawing in processes of their own: the same pictures, whatever becomes of a process."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.games.match import deal_round, new_match
from bot.games.registry import GAMES
from bot.play.messages.drawers import Drawers
from rendering import SeatLabel, draw_hand, draw_seat, draw_table
from rendering.room import NO_WORDS

pytestmark = pytest.mark.slow


@pytest.fixture
def drawers() -> Iterator[Drawers]:
    made = Drawers(1, patience=2.0)
    yield made
    made.close()


def shown(game: str) -> tuple[object, ...]:
    match = deal_round(new_match(game, 2), bytes(32)).match
    labels = [SeatLabel(seat, name, 0) for seat, name in enumerate(("Ann", "Ben"))]
    return match.view(None), match.view(0), labels


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_process_draws_what_a_thread_draws(drawers: Drawers, game: str) -> None:
    public, own, labels = shown(game)
    draw, words = drawers.of("table"), NO_WORDS
    assert draw(draw_table, public, labels, words, "dark") == draw_table(public, labels, words, "dark")
    assert draw(draw_hand, own, words, "light") == draw_hand(own, words, "light")
    assert draw(draw_seat, public, own, labels, words) == draw_seat(public, own, labels, words)
    assert drawers.deaths == 0


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGSTOP])
def test_a_process_that_is_killed_or_stands_still_costs_no_picture(
    drawers: Drawers, number: signal.Signals, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, own, _ = shown("classic")
    draw, words, right = drawers.of("table"), NO_WORDS, draw_hand(shown("classic")[1], NO_WORDS)
    assert draw(draw_hand, own, words) == right
    (drawer,) = drawers._drawers
    os.kill(drawer._process.pid, number)
    assert draw(draw_hand, own, words) == right  # on this thread
    assert drawers.deaths == 1
    assert "has ended or hangs" in caplog.text
    assert draw(draw_hand, own, words) == right
    assert drawer._process is None  # the next one waits
    drawer._not_before = 0.0
    assert draw(draw_hand, own, words) == right
    assert drawer._process.poll() is None
    assert drawers.deaths == 1


def test_what_a_process_cannot_draw_is_drawn_here_and_its_fault_raised(
    drawers: Drawers, caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(ValueError, match="shows no hand"):
        drawers.of("table")(draw_hand, shown("classic")[0], NO_WORDS)
    assert "could not draw" in caplog.text
    assert drawers.deaths == 0


def test_a_process_knows_no_secrets_and_ends_with_the_bot(drawers: Drawers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "not-to-be-seen")
    drawers.of("table")(draw_hand, shown("classic")[1], NO_WORDS)
    process = drawers._drawers[0]._process
    assert b"not-to-be-seen" not in Path(f"/proc/{process.pid}/environ").read_bytes()
    process.stdin.close()
    assert process.wait(10) == 0


def test_a_table_keeps_its_drawer_and_without_any_the_thread_draws() -> None:
    several = Drawers(3)
    assert len({several.of(f"table {number}").__self__ for number in range(20)}) == 3
    assert several.of("one").__self__ is several.of("one").__self__
    own = shown("classic")[1]
    assert Drawers(0).of("one")(draw_hand, own, NO_WORDS) == draw_hand(own, NO_WORDS)
