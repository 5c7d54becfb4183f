"""The card of a match's result: its picture, and the same in words."""

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime

from bot.games.actions import CHANCE, Action, parse_seat
from bot.games.match import Match
from bot.games.record import RoundResult
from bot.games.text.look import Look
from bot.games.text.numbers import day_text, listed
from bot.games.text.words import game_name, move_text
from bot.games.view import View
from bot.parts.parts import ALT_LIMIT, cut
from bot.play.pages.labels import face_of
from bot.play.pages.seats import plain, played_by, raw_names, score_text, winners
from bot.play.ports import Outcome
from bot.play.registry import naming_of, room_of
from bot.players.reviews import TurningPoint
from bot.tables import Snapshot
from rendering import ResultSeat, ResultWords, SeatLabel, draw_result

_FEW = 2  # winners whose names have room on the ribbon


def result_picture(
    snapshot: Snapshot, look: Look, outcome: Outcome | None = None, turning: TurningPoint | None = None
) -> bytes | None:
    """Draw the card of a match that is over, None if nothing was dealt. Slow: for a worker thread.

    It shows the table when the match was decided, at its end if that is not known.
    """
    view, match = _table(snapshot), snapshot.state.match
    if view is None or match is None:
        return None
    seats = [_seat(snapshot, seat, view, look, outcome) for seat in ranking(snapshot)]
    shown = None if turning is None else turning.view
    return draw_result(view, seats, _words(snapshot, look, outcome, turning), look.theme, shown)


def _table(snapshot: Snapshot) -> View | None:
    """Return what lies on the table at the end; nobody is awaited, whatever happened."""
    view = snapshot.view(None)
    if view is None or snapshot.state.end != "abandoned":
        return view
    stopped: View = room_of(view.game).broken_off(view)
    return stopped


def ranking(snapshot: Snapshot) -> list[int]:
    """Return the seats in the order of their places; where there are none, who resigned comes last."""
    state, match = snapshot.state, snapshot.state.match
    if match is None:
        return []
    if state.end == "abandoned":
        won = winners(state)
        return sorted(range(match.seats), key=lambda seat: (seat not in won, state.seats[seat].resigned, seat))
    return sorted(range(match.seats), key=lambda seat: (match.places[seat], seat))


def _seat(snapshot: Snapshot, seat: int, view: View, look: Look, outcome: Outcome | None) -> ResultSeat:
    state, match = snapshot.state, snapshot.state.match
    assert match is not None
    played, won = played_by(snapshot, seat), seat in winners(state)
    label = SeatLabel(
        seat,
        plain(state, seat, look.locale),
        match.totals[seat],
        computer=played == "computer",
        away=played not in ("computer", "person"),
        place=None if state.end == "abandoned" else match.places[seat],
        won=won,
        portrait=face_of(state.seats[seat], look),
    )
    return ResultSeat(
        label=label,
        otherwise=look.t("name-seat", number=seat + 1),
        points=look.t("points", score=match.totals[seat]).replace("-", "−"),
        detail=_told(snapshot, seat, look, outcome),
        hand=hand_of(snapshot, seat, view),
    )


def hand_of(snapshot: Snapshot, seat: int, view: View) -> tuple[str, ...] | None:
    """Return what was left in a hand at the end of the last round; None while it goes on: then nobody may see it."""
    own = snapshot.view(seat) if view.ended else None
    return None if own is None else room_of(view.game).whole_hand(own)


def _told(snapshot: Snapshot, seat: int, look: Look, outcome: Outcome | None) -> str:
    """Say what the match did for a seat's player in the league, "" where it counts for nobody, or for another."""
    if outcome is None or snapshot.state.seats[seat].dealt is not None:
        return ""
    return outcome.change(seat, look)


def _words(snapshot: Snapshot, look: Look, outcome: Outcome | None, turning: TurningPoint | None) -> ResultWords:
    state = snapshot.state
    started = datetime.fromtimestamp(state.log.started or state.created, UTC)
    return ResultWords(
        game=game_name(state.game, look.locale),
        day=day_text(started.date(), look.locale),
        title=title_of(snapshot, look),
        score=score_text(state, look),
        note=note_of(snapshot, look, outcome),
        moment=moment_text(snapshot, look, turning),
    )


def note_of(snapshot: Snapshot, look: Look, outcome: Outcome | None) -> str:
    """Say what is special: the best milestone, else the longest streak or the best round; "" for nothing."""
    return (outcome.milestone(look) if outcome else "") or highlight(snapshot, look)


def title_of(snapshot: Snapshot, look: Look) -> str:
    """Say who has won in a few words, or that nobody has."""
    state, won = snapshot.state, winners(snapshot.state)
    names = listed((plain(state, seat, look.locale) for seat in won[:_FEW]), look.locale)
    return look.t("result-title", count=len(won), names=names)


def moment_text(snapshot: Snapshot, look: Look, turning: TurningPoint | None) -> str:
    """Say which move decided the match, or what was done last if that is not known; "" if nothing was."""
    match = snapshot.state.match
    if turning is None or match is None:
        return last_move(snapshot, look)
    names, naming = raw_names(snapshot.state, look.locale), naming_of(snapshot.state.game, look)
    told = [move_text(token, names, look.locale, naming=naming) for token in turning.tokens]
    name = plain(snapshot.state, Action.parse(turning.tokens[0]).seat, look.locale)
    acts = ", ".join(text.removeprefix(f"{name} ").rstrip(".") for text in told)
    move = told[0] if len(told) == 1 else look.t("news-turn", name=name, acts=acts)
    return look.t("result-turning", rounds=len(match.rounds), number=turning.round, move=move)


def last_move(snapshot: Snapshot, look: Look) -> str:
    """Say what was done last, as everybody saw it; "" if nothing was."""
    match = snapshot.state.match
    tokens = [] if match is None else [Action.parse(token) for token in match.history]
    done = [action for action in tokens if action.seat != CHANCE and action.args]
    if not done:
        return ""
    names, naming = raw_names(snapshot.state, look.locale), naming_of(snapshot.state.game, look)
    move = move_text(str(done[-1]), names, look.locale, naming=naming)
    return look.t("result-moment", move=move)


def result_alt(snapshot: Snapshot, look: Look, outcome: Outcome | None, turning: TurningPoint | None = None) -> str:
    """Tell the card: who won and by how much, every seat with its last hand, what is special, what decided it."""
    state, match, view = snapshot.state, snapshot.state.match, _table(snapshot)
    if match is None or view is None:
        return ""
    score = score_text(state, look) or "none"
    head = look.t("result-alt", title=title_of(snapshot, look), score=score, game=game_name(state.game, look.locale))
    note, moment = note_of(snapshot, look, outcome), moment_text(snapshot, look, turning)
    noted = look.t("result-note", text=note) if note else ""
    tail = "".join(f" {text}" for text in (noted, moment) if text)
    seats, gains = ranking(snapshot), gains_of(snapshot, look, outcome)
    told = {seat: _seat_alt(snapshot, match, seat, gains, look) for seat in seats}
    room = ALT_LIMIT - len(head) - len(tail) - sum(map(len, told.values())) - len(seats)
    held = {seat: _held(snapshot, seat, view, look, room // len(seats)) for seat in seats}
    lines = [" ".join(filter(None, (told[seat], held[seat]))) for seat in seats]
    return cut(" ".join([head, *lines]) + tail, ALT_LIMIT)


def _seat_alt(snapshot: Snapshot, match: Match, seat: int, gains: dict[int, str], look: Look) -> str:
    return look.t(
        "podium-seat",
        place=0 if snapshot.state.end == "abandoned" else match.places[seat],
        name=plain(snapshot.state, seat, look.locale),
        total=match.totals[seat],
        played=played_by(snapshot, seat),
        gain=gains.get(seat, ""),
        counts="yes" if seat in gains else "no",
    )


def _held(snapshot: Snapshot, seat: int, view: View, look: Look, room: int) -> str:
    """Tell what was left in a hand, in so many characters; "" for nothing."""
    hand = hand_of(snapshot, seat, view)
    if not hand:
        return ""
    naming = naming_of(view.game, look)
    frame = len(naming.t("result-left", list=""))
    return naming.t("result-left", list=naming.listed(hand, max(10, room - frame - 1)))


def gains_of(snapshot: Snapshot, look: Look, outcome: Outcome | None) -> dict[int, str]:
    """Return what the match adds to the league for each seat whose player it counts for."""
    if outcome is None:
        return {}
    seats = snapshot.state.seats
    return {seat: gain for seat, gain in outcome.gains(look).items() if seats[seat].dealt is None}


def highlight(snapshot: Snapshot, look: Look) -> str:
    """Say the longest row of rounds won by a seat, else the round with the most points; "" in a match of one round."""
    match = snapshot.state.match
    results = [] if match is None else [one.result for one in match.rounds if one.result is not None]
    if len(results) < 2:
        return ""
    length, token = max(_streaks(results), default=(0, ""))
    if length > 1:
        name = plain(snapshot.state, parse_seat(token), look.locale)
        return look.t("podium-streak", name=name, rounds=length)
    score, token = max((points, token) for one in results for token, points in one.score.items())
    name = plain(snapshot.state, parse_seat(token), look.locale)
    return look.t("podium-best", name=name, points=score) if score > 0 else ""


def _streaks(results: Sequence[RoundResult]) -> Iterator[tuple[int, str]]:
    """Yield each row of rounds won by one seat: how long, and whose."""
    running: dict[str, int] = {}
    for one in results:
        won = (one.winner,) if isinstance(one.winner, str) else tuple(one.winner or ())
        running = {token: running.get(token, 0) + 1 for token in won}
        yield from ((length, token) for token, length in running.items())
