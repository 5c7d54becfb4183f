"""The results of a round and a match, and the answers about records and the shuffle."""

from collections.abc import Iterator, Sequence

from bot.games.actions import parse_seat
from bot.games.match import Match
from bot.games.record import RoundResult
from bot.tables import Snapshot, TableState
from bot.views.messages import verbs
from bot.views.messages.ids import NO_TABLE, Press, encode
from bot.views.messages.parts import ALT_LIMIT, CONTENT_LIMIT, Button, Parts, Row, Style, cut
from bot.views.registry import naming_of, room_of
from bot.views.table.fairness import cut_button, picture_name, promise_lines
from bot.views.table.labels import face_of
from bot.views.text.league import gained, outcome_lines
from bot.views.text.look import Look
from bot.views.text.names import marked_name
from bot.views.text.seats import marked, paused_line, plain, played_by
from bot.views.text.words import game_name, listed
from rendering import PodiumSeat, draw_podium
from storage.league.values import LeagueOutcome

PICTURE = "podium.png"


def round_lines(snapshot: Snapshot, look: Look, *, named: bool) -> list[str]:
    """Say how the round ended, who is awaited, and that the next deal is promised; totals stand in the picture.

    `named`: the picture's name has the promise.
    """
    state = snapshot.state
    if state.match is None or snapshot.summary is None:
        return []
    lines = [_round_end(snapshot, look)]
    if state.paused:
        lines.append(paused_line(state, look))
    elif state.times.next_at is not None:
        names = [marked(state, seat, look.locale) for seat in snapshot.awaited]
        waiting = listed(names, look.locale)
        lines.append(
            look.t("result-next", time=f"<t:{int(state.times.next_at)}:R>", names=waiting, count=len(names))
        )
    return [*lines, *promise_lines(snapshot, look, named=named)]


def round_rows(snapshot: Snapshot, look: Look) -> tuple[Row, ...]:
    """Make the buttons between two rounds."""
    ready = verbs.RESUME if snapshot.state.paused else verbs.READY
    return (
        (
            _button(snapshot, ready, look, "success"),
            _button(snapshot, verbs.HAND, look, "primary"),
            _button(snapshot, verbs.MENU, look),
            *(() if snapshot.state.paused else (cut_button(snapshot, look),)),
        ),
    )


def last_lines(snapshot: Snapshot, look: Look) -> list[str]:
    """Say how the last round ended, on the table's own message once a match is over. The result is a post below."""
    state = snapshot.state
    if state.closed or state.match is None or not state.match.rounds:
        return match_lines(snapshot, look)
    if state.end == "abandoned" or snapshot.summary is None:
        return [_end_line(snapshot, look, "later" if state.settings.league else "no")]
    return [_round_end(snapshot, look)]


def match_lines(snapshot: Snapshot, look: Look, counts: str = "") -> list[str]:
    """Say how the match ended, and who won; with the totals if it was broken off, for then there is no podium.

    `counts` says of such a match if it counts, `yes` or `no`; "": that is told elsewhere if it is in the league.
    """
    state = snapshot.state
    if state.match is None or not state.match.rounds:
        return [look.t("over-unplayed", end=state.end, by=state.ended_by or "nobody")]
    if state.end != "abandoned":
        first = [seat for seat, place in enumerate(state.match.places) if place == 1]
        played = [
            seat for seat in first if state.seats[seat].person is not None and state.seats[seat].automatic
        ]
        said = [look.t("over-winner", names=_names(state, first, look), count=len(first))]
        return [*said, look.t("over-played-on", names=_names(state, played, look))] if played else said
    counts = counts or ("later" if state.settings.league else "no")
    return [_end_line(snapshot, look, counts), *_standing_lines(snapshot, look)]


def _end_line(snapshot: Snapshot, look: Look, counts: str) -> str:
    """Say why the match was broken off, and who won if all others resigned."""
    state = snapshot.state
    if state.ended_by != "resigned":
        return look.t("over-end", by=state.ended_by or "nobody", counts=counts)
    gone = [seat for seat, one in enumerate(state.seats) if one.resigned]
    names = _names(state, gone, look)
    first = next(seat for seat, one in enumerate(state.seats) if not one.resigned)
    return look.t("over-resigned", names=names, count=len(gone), winner=marked(state, first, look.locale))


def _names(state: TableState, seats: Sequence[int], look: Look) -> str:
    """Return the marked names of these seats, one after the other."""
    return listed((marked(state, seat, look.locale) for seat in seats), look.locale)


def _taken_lines(snapshot: Snapshot, look: Look) -> Iterator[str]:
    """Yield for each seat that was taken over for whom it counts in the league, where the match is in it."""
    state = snapshot.state
    counts = state.settings.league and (state.end != "abandoned" or state.ended_by == "resigned")
    for number, seat in enumerate(state.seats):
        dealt = seat.dealt
        if dealt is None or not counts or dealt.person == seat.person:
            continue
        yield look.t(
            "over-taken",
            whose="computer" if dealt.computer else "person" if dealt.person else "nobody",
            player=marked(state, number, look.locale),
            owner=marked_name(dealt.name, look.t("name-seat", number=number + 1)),
        )


def result(
    snapshot: Snapshot,
    look: Look,
    *,
    picture: bytes | None = None,
    outcome: LeagueOutcome | None = None,
) -> Parts:
    """Make the post that stays at the end of a match: who won, what the league says now, and “Play again”.

    `picture` is what `result_picture` drew for the same snapshot; without one the places are told in words.
    `outcome` is what the match has changed in the league, None where it is not in it.
    """
    state = snapshot.state
    gains = _gains(snapshot, look, outcome)
    lines = [f"**{game_name(state.game, look.locale)}**"]
    lines += match_lines(snapshot, look, "yes" if gains else "no")
    if picture is None and state.end != "abandoned":
        lines += _standing_lines(snapshot, look)
    lines += [*outcome_lines(outcome, look), *_taken_lines(snapshot, look)]
    if not state.closed and state.said.ready:
        ready = listed((marked(state, seat, look.locale) for seat in state.said.ready), look.locale)
        lines.append(look.t("over-rematch", names=ready, count=len(state.said.ready)))
    lines += promise_lines(snapshot, look, named=picture is not None)
    content = cut("\n".join(lines), CONTENT_LIMIT)
    rows = match_rows(snapshot, look)
    if picture is None:
        return Parts(content=content, rows=rows)
    name, alt = picture_name(snapshot, PICTURE), _alt(snapshot, look, outcome)
    return Parts(content=content, rows=rows, file=picture, filename=name, alt=alt)


def result_picture(snapshot: Snapshot, look: Look, outcome: LeagueOutcome | None = None) -> bytes | None:
    """Draw the podium of a match that was played to its end, None for any other. For a worker thread."""
    state, match = snapshot.state, snapshot.state.match
    if match is None or not match.outcomes or state.end == "abandoned":
        return None
    gains = _gains(snapshot, look, outcome)
    seats = tuple(
        PodiumSeat(
            seat,
            plain(state, seat, look.locale),
            look.t("name-seat", number=seat + 1),
            match.places[seat],
            look.t("points", score=match.totals[seat]).replace("-", "−"),
            gains.get(seat, ""),
            {"computer": "computer", "person": ""}.get(played_by(snapshot, seat), "away"),
            face_of(state.seats[seat], look),
        )
        for seat in _ranking(match)
    )
    return draw_podium(seats, highlight(snapshot, look) or game_name(state.game, look.locale), look.theme)


def highlight(snapshot: Snapshot, look: Look, *, marks: bool = False) -> str:
    """Say the longest row of rounds won by a seat, else the round with the most points; "" in a match of one round."""
    match = snapshot.state.match
    results = [] if match is None else [one.result for one in match.rounds if one.result is not None]
    if len(results) < 2:
        return ""
    called = marked if marks else plain
    length, token = max(_streaks(results), default=(0, ""))
    if length > 1:
        name = called(snapshot.state, parse_seat(token), look.locale)
        return look.t("podium-streak", name=name, rounds=length)
    score, token = max((points, token) for one in results for token, points in one.score.items())
    name = called(snapshot.state, parse_seat(token), look.locale)
    return look.t("podium-best", name=name, points=score) if score > 0 else ""


def _streaks(results: Sequence[RoundResult]) -> Iterator[tuple[int, str]]:
    """Yield each row of rounds won by one seat: how long, and whose."""
    running: dict[str, int] = {}
    for one in results:
        won = (one.winner,) if isinstance(one.winner, str) else tuple(one.winner or ())
        running = {token: running.get(token, 0) + 1 for token in won}
        yield from ((length, token) for token, length in running.items())


def _gains(snapshot: Snapshot, look: Look, outcome: LeagueOutcome | None) -> dict[int, str]:
    """Return what the match adds to the league for each seat whose player it counts for."""
    if outcome is None:
        return {}
    told = {seat.seat - 1: seat for seat in outcome.seats if seat.gain is not None}
    seats = enumerate(snapshot.state.seats)
    return {
        seat: gained(told[seat].gain or 0, look) for seat, one in seats if seat in told and one.dealt is None
    }


def _ranking(match: Match) -> list[int]:
    return sorted(range(match.seats), key=lambda seat: (match.places[seat], seat))


def _alt(snapshot: Snapshot, look: Look, outcome: LeagueOutcome | None) -> str:
    """Tell the podium."""
    state, match = snapshot.state, snapshot.state.match
    if match is None:
        return ""
    gains = _gains(snapshot, look, outcome)
    lines = [
        look.t(
            "podium-seat",
            place=match.places[seat],
            name=plain(state, seat, look.locale),
            total=match.totals[seat],
            played=played_by(snapshot, seat),
            gain=gains.get(seat, ""),
            counts="yes" if seat in gains else "no",
        )
        for seat in _ranking(match)
    ]
    best = highlight(snapshot, look)
    return cut(" ".join([*lines, *([f"{best}."] if best else [])]), ALT_LIMIT)


def match_rows(snapshot: Snapshot, look: Look) -> tuple[Row, ...]:
    """Make the buttons after the match; an unplayed table that is closed has none."""
    state = snapshot.state
    row: list[Button] = []
    if not state.closed:
        row.append(_button(snapshot, verbs.REMATCH, look, "success"))
    if state.match is not None and state.match.rounds:
        row += record_buttons(state.match_id, look)
    if snapshot.promise:
        row.append(cut_button(snapshot, look))
    return (tuple(row),) if row else ()


def record_buttons(match_id: str, look: Look) -> tuple[Button, Button, Button]:
    """Make the buttons that a result keeps: they need no table, only the match's id."""

    def button(verb: str) -> Button:
        return Button(encode(Press(NO_TABLE, 0, verb, (match_id,))), look.t(f"button-{verb}"))

    return button(verbs.REPLAY), button(verbs.RECORD), button(verbs.VERIFY)


def record(match_id: str, file: bytes, rounds: int, look: Look) -> Parts:
    """Make the message with a match's record as a file (JSON Lines)."""
    press = Press(NO_TABLE, 0, verbs.VERIFY, (match_id,))
    button = Button(encode(press), look.t("button-verify"))
    return Parts(
        content=look.t("record-here", rounds=rounds),
        file=file,
        filename=f"{match_id}.jsonl",
        rows=((button,),),
    )


def _round_end(snapshot: Snapshot, look: Look) -> str:
    """Say who won the round and by what, and the points that it was worth to one winner."""
    state, summary = snapshot.state, snapshot.summary
    if state.match is None or summary is None:
        return ""
    won = summary.winner
    seats = () if won is None else (won,) if isinstance(won, str) else tuple(won)
    names = listed((marked(state, parse_seat(seat), look.locale) for seat in seats), look.locale)
    number = len(state.match.outcomes)
    noun, view = naming_of(state.game, look).noun, snapshot.view(None)
    told = "" if view is None else room_of(state.game).round_won(view, names, number, look)
    if not told:
        told = look.t(
            "result-round", number=number, end=summary.end, names=names, count=len(seats), noun=noun
        )
    score = summary.score[won] if isinstance(won, str) else 0
    return look.t("result-score", told=told, score=score) if score > 0 else told


def _standing_lines(snapshot: Snapshot, look: Look) -> list[str]:
    """Return a line for each seat, the first place first; no places in a match that was broken off.

    Who resigned stands below who did not.
    """
    state, match = snapshot.state, snapshot.state.match
    if match is None:
        return []
    places = match.places if state.end != "abandoned" else (0,) * match.seats
    return [
        look.t(
            "standing-line",
            place=places[seat],
            name=marked(state, seat, look.locale),
            total=match.totals[seat],
        )
        for seat in sorted(range(match.seats), key=lambda seat: (places[seat], seat))
    ]


def _button(snapshot: Snapshot, verb: str, look: Look, style: Style = "secondary", *words: str) -> Button:
    press = Press(snapshot.id, snapshot.state.version, verb, words)
    return Button(encode(press), look.t(f"button-{verb}"), style)
