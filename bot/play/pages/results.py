"""The end of a round and of a match: words, the card with its description, and the buttons that stay."""

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime

from bot.connection.names import for_pictures
from bot.games.actions import CHANCE, UNKNOWN, Action, parse_seat
from bot.games.record import RoundResult
from bot.games.text.names import marked_name
from bot.games.text.numbers import day_text, listed
from bot.games.text.reader import Reader
from bot.games.text.words import game_name, move_text, moves_texts
from bot.games.view import View
from bot.parts import verbs
from bot.parts.ids import free
from bot.parts.parts import ALT_LIMIT, Button, Parts, Row, cut, page_of
from bot.play.pages.fairness import cut_button, cuttable, match_button, picture_name, promise_lines
from bot.play.pages.seats import face_of, marked, paused_line, plain, played_by, raw_names, score_text, winners
from bot.play.ports import Outcome
from bot.play.registry import naming_of, room_of
from bot.players.reviews import TurningPoint
from bot.tables import Snapshot, TableState
from rendering import ResultSeat, ResultWords, SeatLabel, draw_result

_FEW = 2  # winners whose names have room on the ribbon


def result_picture(
    snapshot: Snapshot, reader: Reader, outcome: Outcome | None = None, turning: TurningPoint | None = None
) -> bytes | None:
    """Draw the card of a match that is over, None if nothing was dealt. Slow: for a worker thread.

    It shows the table when the match was decided, at its end if that is not known.
    """
    view, match, reader = public_view(snapshot), snapshot.state.match, for_pictures(reader)
    if view is None or match is None:
        return None
    seats = [_seat(snapshot, seat, view, reader, outcome) for seat in ranking(snapshot)]
    decisive = None if turning is None else turning.view
    return draw_result(view, seats, _words(snapshot, reader, outcome, turning), reader.theme, decisive)


def public_view(snapshot: Snapshot) -> View | None:
    """Return what all see of the table; once a match was broken off, nobody is awaited and nobody can be caught."""
    view = snapshot.view(None)
    if view is not None and snapshot.state.covered:
        view = room_of(view.game).covered(view)
    if view is None or snapshot.state.phase != "over" or snapshot.state.end != "abandoned":
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


def _seat(snapshot: Snapshot, seat: int, view: View, reader: Reader, outcome: Outcome | None) -> ResultSeat:
    state, match = snapshot.state, snapshot.state.match
    assert match is not None
    played, won = played_by(snapshot, seat), seat in winners(state)
    label = SeatLabel(
        seat,
        plain(state, seat, reader),
        match.totals[seat],
        computer=played == "computer",
        away=played not in ("computer", "person"),
        place=None if state.end == "abandoned" else match.places[seat],
        won=won,
        portrait=face_of(state.seats[seat], reader),
    )
    return ResultSeat(
        label=label,
        otherwise=reader.t("name-seat", number=seat + 1),
        points=reader.t("points", score=match.totals[seat]).replace("-", "−"),
        detail=league_line(snapshot, seat, reader, outcome),
        hand=hand_of(snapshot, seat, view),
    )


def hand_of(snapshot: Snapshot, seat: int, view: View) -> tuple[str, ...] | None:
    """Return what was left in a hand at the end of the last round; None while nobody may see it.

    That is while it goes on, and where other tables may still play the same deal.
    """
    seen = snapshot.view(seat) if view.ended and not snapshot.state.covered else None
    return None if seen is None else room_of(view.game).whole_hand(seen)


def _words(snapshot: Snapshot, reader: Reader, outcome: Outcome | None, turning: TurningPoint | None) -> ResultWords:
    state = snapshot.state
    started = datetime.fromtimestamp(state.log.started or state.created, UTC)
    return ResultWords(
        game=game_name(state.game, reader.locale),
        day=day_text(started.date(), reader.locale),
        title=title_of(snapshot, reader),
        score=score_text(state, reader),
        note=note_of(snapshot, reader, outcome),
        moment=moment_text(snapshot, reader, turning),
    )


def note_of(snapshot: Snapshot, reader: Reader, outcome: Outcome | None) -> str:
    """Say what is special: the best milestone, else the longest streak or the best round; "" for nothing."""
    return (outcome.milestone(reader) if outcome else "") or highlight(snapshot, reader)


def title_of(snapshot: Snapshot, reader: Reader) -> str:
    """Say who has won in a few words, or that nobody has."""
    state, won = snapshot.state, winners(snapshot.state)
    names = listed((plain(state, seat, reader) for seat in won[:_FEW]), reader.locale)
    return reader.t("result-title", count=len(won), names=names)


def moment_text(snapshot: Snapshot, reader: Reader, turning: TurningPoint | None) -> str:
    """Say which move decided the match, or what was done last if that is not known; "" if nothing was."""
    match = snapshot.state.match
    if turning is None or match is None:
        return last_move(snapshot, reader)
    names, naming = raw_names(snapshot.state, reader), naming_of(snapshot.state.game, reader)
    move = " ".join(moves_texts(turning.tokens, names, reader.locale, naming=naming))
    return reader.t("result-turning", rounds=len(match.rounds), number=turning.round, move=move)


def last_move(snapshot: Snapshot, reader: Reader) -> str:
    """Say what was done last that everybody saw whole; "" if nothing was."""
    match = snapshot.state.match
    tokens = [] if match is None else [Action.parse(token) for token in match.history]
    done = [action for action in tokens if action.seat != CHANCE and action.args and UNKNOWN not in action.args]
    if not done:
        return ""
    names, naming = raw_names(snapshot.state, reader), naming_of(snapshot.state.game, reader)
    return reader.t("result-moment", move=move_text(str(done[-1]), names, reader.locale, naming=naming))


def result_alt(snapshot: Snapshot, reader: Reader, outcome: Outcome | None, turning: TurningPoint | None = None) -> str:
    """Tell the card: who won and by how much, every seat with its last hand, what is special, what decided it."""
    state, match, view = snapshot.state, snapshot.state.match, public_view(snapshot)
    if match is None or view is None:
        return ""
    score = score_text(state, reader) or "none"
    head = reader.t(
        "result-alt", title=title_of(snapshot, reader), score=score, game=game_name(state.game, reader.locale)
    )
    note, moment = note_of(snapshot, reader, outcome), moment_text(snapshot, reader, turning)
    noted = reader.t("result-note", text=note) if note else ""
    tail = "".join(f" {text}" for text in (noted, moment) if text)
    seats = ranking(snapshot)
    standings = {
        seat: reader.t(
            "podium-seat",
            place=0 if state.end == "abandoned" else match.places[seat],
            name=plain(state, seat, reader),
            total=match.totals[seat],
            played=played_by(snapshot, seat),
            did=league_line(snapshot, seat, reader, outcome) or "none",
        )
        for seat in seats
    }
    room = ALT_LIMIT - len(head) - len(tail) - sum(map(len, standings.values())) - len(seats)
    held = {seat: _held(snapshot, seat, view, reader, room // len(seats)) for seat in seats}
    lines = [" ".join(filter(None, (standings[seat], held[seat]))) for seat in seats]
    return cut(" ".join([head, *lines]) + tail, ALT_LIMIT)


def _held(snapshot: Snapshot, seat: int, view: View, reader: Reader, room: int) -> str:
    """Tell what was left in a hand, in so many characters; "" for nothing."""
    hand = hand_of(snapshot, seat, view)
    if not hand:
        return ""
    naming = naming_of(view.game, reader)
    return naming.t("result-left", list=naming.listed(hand, max(10, room - len(naming.t("result-left", list="")) - 1)))


def league_line(snapshot: Snapshot, seat: int, reader: Reader, outcome: Outcome | None) -> str:
    """Return what the league says of a seat's player on the card; "" where the match does not count for them."""
    return "" if outcome is None or snapshot.state.seats[seat].dealt is not None else outcome.card(seat, reader)


def highlight(snapshot: Snapshot, reader: Reader) -> str:
    """Say the longest row of rounds won by a seat, else the round with the most points; "" in a match of one round."""
    match = snapshot.state.match
    results = [] if match is None else [dealt.result for dealt in match.rounds if dealt.result is not None]
    if len(results) < 2:
        return ""
    length, longest = max(_streaks(results), default=(0, ""))
    score, best = max((points, token) for result in results for token, points in result.score.items())
    name = plain(snapshot.state, parse_seat(longest if length > 1 else best), reader)
    if length > 1:
        return reader.t("podium-streak", name=name, rounds=length)
    visible = score > 0 and not snapshot.state.covered  # it is what others' hands were worth
    return reader.t("podium-best", name=name, points=score) if visible else ""


def round_winners(result: RoundResult) -> tuple[str, ...]:
    """Return who has won a round, as the record names seats."""
    return (result.winner,) if isinstance(result.winner, str) else tuple(result.winner or ())


def _streaks(results: Sequence[RoundResult]) -> Iterator[tuple[int, str]]:
    """Yield each row of rounds won by one seat: how long, and whose."""
    running: dict[str, int] = {}
    for result in results:
        running = {token: running.get(token, 0) + 1 for token in round_winners(result)}
        yield from ((length, token) for token, length in running.items())


PICTURE = "result.png"
OPENS_REPLAY = "open"  # the tag of the button that opens a replay in a message of its own
_WATCH = 2  # of the buttons that a result keeps: the others stand in the menu as long as there is one


def round_lines(snapshot: Snapshot, reader: Reader, *, named: bool) -> list[str]:
    """Say how the round ended, who is awaited, and that the next deal is promised; totals stand in the picture.

    `named`: the picture's name has the promise.
    """
    state = snapshot.state
    if state.match is None or snapshot.summary is None:
        return []
    lines = [round_end(snapshot, reader)]
    if state.paused:
        lines.append(paused_line(state, reader))
    elif state.times.next_at is not None:
        names = [marked(state, seat, reader) for seat in snapshot.awaited]
        waiting = listed(names, reader.locale)
        lines.append(reader.t("result-next", time=f"<t:{int(state.times.next_at)}:R>", names=waiting, count=len(names)))
    return [*lines, *promise_lines(snapshot, reader, named=named)]


def round_rows(snapshot: Snapshot, reader: Reader) -> tuple[Row, ...]:
    """Make the buttons between two rounds."""
    ready = verbs.RESUME if snapshot.state.paused else verbs.READY
    return (
        (
            snapshot.press(ready).button(reader.t(f"button-{ready}"), "success"),
            snapshot.press(verbs.HAND).button(reader.t("button-hand"), "primary"),
            snapshot.press(verbs.MENU).button(reader.t("button-menu")),
            *((cut_button(snapshot, reader),) if cuttable(snapshot) and not snapshot.state.paused else ()),
        ),
    )


def last_lines(snapshot: Snapshot, reader: Reader) -> list[str]:
    """Say how the last round ended, and who has won by it, on the table's own message once a match is over."""
    state = snapshot.state
    if state.closed or not state.round:
        return match_lines(snapshot, reader)
    if state.end == "abandoned" or snapshot.summary is None:
        return [_end_line(snapshot, reader, "later" if state.settings.league else "no")]
    return [round_end(snapshot, reader), *match_lines(snapshot, reader)[:1], *_time_lines(state, reader)]


def match_lines(snapshot: Snapshot, reader: Reader) -> list[str]:
    """Say how the match ended, who won, and by how much; with the totals if it was broken off."""
    state = snapshot.state
    standing = _standing_lines(snapshot, reader) if state.round and state.end == "abandoned" else []
    return [*_end_lines(snapshot, reader), *standing]


def _end_lines(snapshot: Snapshot, reader: Reader, counts: str = "") -> list[str]:
    """Say how the match ended, who won, and by how much.

    `counts` says of a match that was broken off if it counts, `yes` or `no`; "": that is told elsewhere if it is in the
    league.
    """
    state = snapshot.state
    if not state.round:
        return [reader.t("over-unplayed", end=state.end, by=state.ended_by or "nobody")]
    if state.end == "abandoned":
        return [_end_line(snapshot, reader, counts or ("later" if state.settings.league else "no"))]
    first = winners(state)
    score = score_text(state, reader) or "none"
    said = [
        reader.t("over-winner", names=_names(state, first, reader), count=len(first), score=score),
        *_time_lines(state, reader),
    ]
    played = [seat for seat in first if state.seats[seat].person is not None and state.seats[seat].automatic]
    return [*said, reader.t("over-played-on", names=_names(state, played, reader))] if played else said


def _time_lines(state: TableState, reader: Reader) -> list[str]:
    return [reader.t("over-time", played="yes" if state.ended_by == "time" else "no")] if state.end == "time" else []


def own_lines(snapshot: Snapshot, seat: int, reader: Reader, outcome: Outcome | None) -> list[str]:
    """Tell a player how the match ended, in the player's own panel: who won, by how much, and what it did."""
    state, won = snapshot.state, winners(snapshot.state)
    if state.match is None or not won or state.end == "abandoned":
        return match_lines(snapshot, reader)[:1]
    names = _names(state, [other for other in won if other != seat], reader)
    how = ("won" if len(won) == 1 else "shared") if seat in won else "lost"
    score = score_text(state, reader) or "none"
    lines = [reader.t("panel-ended", how=how, names=names, count=len(won), score=score), *_time_lines(state, reader)]
    did = "" if outcome is None else outcome.change(seat, reader)
    return [*lines, reader.t("panel-league", did=did)] if did else lines


def _end_line(snapshot: Snapshot, reader: Reader, counts: str) -> str:
    """Say why the match was broken off, and who won if all others resigned."""
    state = snapshot.state
    if state.ended_by != "resigned":
        return reader.t("over-end", by=state.ended_by or "nobody", counts=counts)
    gone = [seat for seat, holder in enumerate(state.seats) if holder.resigned]
    first = next(seat for seat in range(len(state.seats)) if seat not in gone)
    names, winner = _names(state, gone, reader), marked(state, first, reader)
    return reader.t("over-resigned", names=names, count=len(gone), winner=winner)


def _names(state: TableState, seats: Sequence[int], reader: Reader) -> str:
    return listed((marked(state, seat, reader) for seat in seats), reader.locale)


def _taken_lines(snapshot: Snapshot, reader: Reader) -> Iterator[str]:
    """Yield for each seat that was taken over for whom it counts in the league, where the match is in it."""
    state = snapshot.state
    counts = state.settings.league and (state.end != "abandoned" or state.ended_by == "resigned")
    for number, seat in enumerate(state.seats):
        dealt, unnamed = seat.dealt, reader.t("name-seat", number=number + 1)
        if counts and dealt is not None and dealt.person != seat.person:
            yield reader.t(
                "over-taken",
                whose="computer" if dealt.computer else "person" if dealt.person else "nobody",
                player=marked(state, number, reader),
                owner=marked_name(reader.present_name(dealt.person, dealt.name), unnamed),
            )


def result(
    snapshot: Snapshot,
    reader: Reader,
    *,
    picture: bytes | None = None,
    outcome: Outcome | None = None,
    turning: TurningPoint | None = None,
) -> Parts:
    """Make the post that stays at the end of a match: who won, what the league says now, and “Play again”.

    `picture` is what `result_picture` drew for the same snapshot; without one the places are told in words.
    `outcome` is what the match has changed in the league, None where it is not in it. `turning` is what decided the
    match, None if that is not known.
    """
    state = snapshot.state
    counts = any(league_line(snapshot, seat, reader, outcome) for seat in ranking(snapshot))
    lines = [f"**{game_name(state.game, reader.locale)}**", *_end_lines(snapshot, reader, "yes" if counts else "no")]
    if picture is None:
        lines += _standing_lines(snapshot, reader)
    reached = outcome.milestone(reader, marked=True) if outcome else ""
    if reached:
        lines.append(f"-# ★ {reached}")
    lines += [*(outcome.lines(reader) if outcome else ()), *_taken_lines(snapshot, reader)]
    lines += promise_lines(snapshot, reader, named=picture is not None)
    alt = "" if picture is None else result_alt(snapshot, reader, outcome, turning)
    return page_of(lines, match_rows(snapshot, reader)).with_picture(picture, picture_name(snapshot, PICTURE), alt)


def match_rows(snapshot: Snapshot, reader: Reader) -> tuple[Row, ...]:
    """Make the buttons after the match; an unplayed table that is closed has none."""
    state = snapshot.state
    watch = record_buttons(state.match_id, reader) if state.round else ()
    if state.closed:
        return (watch,) if watch else ()
    again = () if state.once else (snapshot.press(verbs.REMATCH).button(reader.t("button-rematch"), "success"),)
    return ((*again, *watch[:_WATCH], snapshot.press(verbs.MENU).button(reader.t("button-menu"))),)


def record_buttons(match_id: str, reader: Reader) -> tuple[Button, ...]:
    """Make the buttons that a result keeps: they need no table, only the match's id; the first ones are to watch it."""
    replay = free(verbs.REPLAY, match_id).button(reader.t("button-replay"))
    review = free(verbs.REVIEW, match_id, "new").button(reader.t("button-review"))
    return replay, review, match_button(match_id, reader)


def replay_button(match: str, reader: Reader, number: int = 1, at: int = 0) -> Button:
    """Make the button that opens the replay of a match, wherever it stands: it needs only the match's id."""
    return free(verbs.REPLAY, match, str(number), str(at), OPENS_REPLAY).button(reader.t("button-replay"))


def record(match_id: str, file: bytes, rounds: int, reader: Reader) -> Parts:
    """Make the message with a match's record as a file (JSON Lines)."""
    return Parts(content=reader.t("record-here", rounds=rounds), file=file, filename=f"{match_id}.jsonl")


def round_end(snapshot: Snapshot, reader: Reader) -> str:
    """Say who won the round and by what, and the points that it was worth to one winner.

    Not the points where other tables may still play that deal: they are what the hands were worth. Totals tell enough.
    """
    state, summary = snapshot.state, snapshot.summary
    if state.match is None or summary is None:
        return ""
    won, seats = summary.winner, round_winners(summary)
    names = listed((marked(state, parse_seat(seat), reader) for seat in seats), reader.locale)
    number = len(state.match.outcomes)
    noun, view = naming_of(state.game, reader).noun, snapshot.view(None)
    end = "" if view is None else room_of(state.game).round_won(view, names, number, reader)
    if not end:
        end = reader.t("result-round", number=number, end=summary.end, names=names, count=len(seats), noun=noun)
    score = summary.score[won] if isinstance(won, str) else 0
    return reader.t("result-score", told=end, score=score) if score > 0 and not state.covered else end


def _standing_lines(snapshot: Snapshot, reader: Reader) -> list[str]:
    """Return a line for each seat, in the order of `ranking`; no places in a match that was broken off."""
    state, match = snapshot.state, snapshot.state.match
    if match is None:
        return []
    places = match.places if state.end != "abandoned" else (0,) * match.seats
    return [
        reader.t("standing-line", place=places[seat], name=marked(state, seat, reader), total=match.totals[seat])
        for seat in ranking(snapshot)
    ]
