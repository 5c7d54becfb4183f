"""A step as its learner sees it: the view, as much of a selection as fits it, the picture of table and hand."""

from collections.abc import Sequence

import msgspec

from bot.games.match import winners
from bot.games.rooms.selection import Selection, bare
from bot.games.text.look import Look
from bot.games.text.names import plain_name, seat_fallback
from bot.games.view import View
from bot.lessons import LEARNER, TEACHER, Stage
from bot.play.pages.seats import game_words, seat_label
from bot.play.registry import room_of
from rendering import SeatLabel, draw_seat

_START = Selection()


def lesson_view(stage: Stage) -> View:
    """Return the learner's view; with nothing to do in a step that is only read."""
    view = stage.match.view(LEARNER)
    assert view is not None
    return view if stage.step.act else msgspec.structs.replace(view, legal=(), open=())


def fitting(stage: Stage, selection: Selection) -> Selection:
    """Return as much of a selection as fits a step."""
    view = lesson_view(stage)
    room = room_of(view.game)
    order = selection.order if selection.order in room.orders else ""
    about = selection.about if selection.about in view.playable else ""
    fitted: Selection = room.fitted(msgspec.structs.replace(selection, about=about, order=order), view)
    return fitted


def lesson_picture(stage: Stage, called: Sequence[str], look: Look, selection: Selection = _START) -> bytes:
    """Draw table and hand of a step. Slow: for a worker thread."""
    view, public = lesson_view(stage), public_view(stage)
    room, selection = room_of(view.game), fitting(stage, selection.drawn)
    shown = tuple(map(bare, room.shown(view, selection)))
    seen = msgspec.structs.replace(view, hand=shown)  # with what the selection brings in
    labels = [_label(stage, seat, called[seat], look) for seat in (LEARNER, TEACHER)]
    words = game_words(view.game, 1, look, winners=len(winners(stage.match)))
    plan = room.plan(view, selection)
    return draw_seat(public, seen, labels, words, look.theme, shown, plan, revealed(stage))


def public_view(stage: Stage) -> View:
    """Return the view that all would have."""
    view = stage.match.view(None)
    assert view is not None
    return view


def _label(stage: Stage, seat: int, name: str, look: Look) -> SeatLabel:
    match = stage.match
    return seat_label(
        public_view(stage),
        seat,
        plain_name(name, seat_fallback(seat, look.locale)),
        match.totals[seat],
        look,
        computer=seat == TEACHER,
        place=match.places[seat] if match.end else None,
        won=seat in winners(match),
    )


def revealed(stage: Stage) -> tuple[tuple[str, ...], ...] | None:
    """Return what was left in the hands, once the round is over."""
    if not public_view(stage).ended:
        return None
    views = [stage.match.view(seat) for seat in (LEARNER, TEACHER)]
    return tuple(() if view is None or view.hand is None else view.hand for view in views)
