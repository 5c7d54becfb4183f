"""What a match has changed in the league: a line of the post at its end."""

from collections.abc import Iterator

from bot.views.league.wording import change_text, points_text, rating_text, single, why_text
from bot.views.look import Look
from bot.views.names import marked_name
from storage.league.values import Outcome, SeatOutcome


def outcome_lines(outcome: Outcome | None, look: Look) -> Iterator[str]:
    """Each person's place, the place before, points and rating, and why something does not count."""
    if outcome is None or not outcome.seats:
        return
    ranked = sorted(outcome.seats, key=lambda seat: (seat.rank or 10**9, seat.seat))
    yield look.t("over-league", seats=" · ".join(_seat(seat, look) for seat in ranked))
    if outcome.recalculating:
        yield look.t("league-recalculating-note")


def _seat(seat: SeatOutcome, look: Look) -> str:
    changed = seat.rating is not None
    return look.t(
        "over-league-seat",
        name=marked_name(seat.name),
        place=seat.rank,
        moved="up" if 0 < seat.rank < seat.before else "no",
        before=seat.before,
        points=points_text(seat.points),
        single=single(seat.points),
        rated="yes" if changed else "no",
        rating=rating_text(seat.rating.after) if seat.rating is not None else "",
        change=change_text(seat.rating),
        why=why_text(seat.why, look),
        counts="no" if seat.why else "yes",
    )
