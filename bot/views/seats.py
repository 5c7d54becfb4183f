"""Lines about the seats of a table, as public messages and panels have them."""

from bot.games.line.view import LineView
from bot.games.view import View
from bot.tables import Snapshot
from bot.views.look import Look, marked

MARKS = ("🔴", "🔵", "🟢", "🟡", "🟣", "🟠")


def turn_line(snapshot: Snapshot, look: Look, seat: int | None = None) -> str:
    """Say whose turn it is and until when, to that seat (None: to all); or what the table waits for instead."""
    state = snapshot.state
    if state.paused:
        return look.t(f"paused-{state.paused}")
    if state.claims:
        return look.t("turn-claims")
    turn = snapshot.turn
    if turn is None:
        return look.t("turn-none")
    time = "" if state.deadline is None else f"<t:{int(state.deadline)}:R>"
    who = "you" if turn == seat else "computer" if state.seats[turn].automatic else "player"
    return look.t(
        "turn", who=who, name=marked(state, turn, look.locale), timed="yes" if time else "no", time=time
    )


def seat_lines(snapshot: Snapshot, look: Look) -> list[str]:
    """Answer a line for each seat: name, tiles, score, whether a computer plays it."""
    state, view = snapshot.state, snapshot.view(None)
    totals = state.match.totals if state.match is not None else (0,) * len(state.seats)
    return [
        look.t(
            "seat-line",
            mark="▶" if seat == snapshot.turn else "▫️",
            name=marked(state, seat, look.locale),
            tiles=view.sizes[seat] if view is not None else 0,
            jokers=jokers_of(view, seat),
            score=totals[seat],
            played=played_by(snapshot, seat),
            out="yes" if view is not None and seat in view.out else "no",
        )
        for seat in range(len(state.seats))
    ]


def jokers_of(view: View | None, seat: int) -> int:
    """Answer how many joker cards a seat holds besides its hand (JD-1)."""
    sizes = view.joker_sizes if isinstance(view, LineView) else ()
    return sizes[seat] if seat < len(sizes) else 0


def played_by(snapshot: Snapshot, seat: int) -> str:
    """Answer who plays a seat: `person`, `computer` (it always was), `away` (for an absent player), `left`."""
    who = snapshot.state.seats[seat]
    if who.computer:
        return "computer"
    if who.left or who.person is None:
        return "left"
    return "away" if who.played_by_computer else "person"
