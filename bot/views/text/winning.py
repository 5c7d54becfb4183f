"""Who has won a match, and by how much."""

from bot.tables import TableState
from bot.views.text.look import Look


def winners(state: TableState) -> list[int]:
    """Return the seats that have won the match that is over; none if it was broken off, unless all others resigned."""
    if state.match is None:
        return []
    if state.end != "abandoned":
        return [seat for seat, place in enumerate(state.match.places) if place == 1]
    if state.ended_by != "resigned":
        return []
    return [seat for seat, one in enumerate(state.seats) if not one.resigned][:1]


def score_text(state: TableState, look: Look) -> str:
    """Say by how much a match was won: `25 to 0`, `by 7 points`; "" if nobody did, all did, or not by points."""
    won, match = winners(state), state.match
    if match is None or not won or len(won) == match.seats or state.end == "abandoned":
        return ""
    first = match.totals[won[0]]
    others = [total for seat, total in enumerate(match.totals) if seat not in won]
    if match.seats == 2 and min(match.totals) >= 0:
        return look.t("result-score-two", winner=first, loser=others[0])
    ahead = first - max(others)
    return look.t("result-score-margin", points=ahead) if ahead > 0 else ""
