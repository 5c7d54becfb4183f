"""What a round and a match came to, and the answers about records and the shuffle."""

from bot.games.registry import find_game
from bot.tables import Snapshot
from bot.views import verbs
from bot.views.fairness import cut_button, promise_lines
from bot.views.ids import NO_TABLE, Press, encode
from bot.views.look import Look
from bot.views.parts import Button, Parts, Row, Style
from bot.views.seats import marked, paused_line
from bot.views.words import listed


def round_lines(snapshot: Snapshot, look: Look) -> list[str]:
    """Say how the round ended: winner, what was left, the scores, the seed, who is awaited."""
    state, summary = snapshot.state, snapshot.summary
    if state.match is None or summary is None:
        return []
    lines = [_round_end(snapshot, look), ""]
    lines += _standing_lines(snapshot, look, left=summary.left, score=summary.score)
    lines += ["", *promise_lines(snapshot, look)]
    if state.paused:
        lines.append(paused_line(state, look))
    elif state.next_at is not None:
        names = [marked(state, seat, look.locale) for seat in snapshot.awaited]
        waiting = listed(names, look.locale)
        lines.append(
            look.t("result-next", time=f"<t:{int(state.next_at)}:R>", names=waiting, count=len(names))
        )
    return lines


def round_rows(snapshot: Snapshot, look: Look) -> tuple[Row, ...]:
    """The buttons between two rounds."""
    ready = verbs.RESUME if snapshot.state.paused else verbs.READY
    return (
        (
            _button(snapshot, ready, look, "success"),
            _button(snapshot, verbs.HAND, look, "primary"),
            _button(snapshot, verbs.MENU, look),
            *(() if snapshot.state.paused else (cut_button(snapshot, look),)),
        ),
    )


def match_lines(snapshot: Snapshot, look: Look) -> list[str]:
    """Say how the match ended: final standings, why, the seed of the last round."""
    state = snapshot.state
    if state.match is None or not state.match.rounds:
        return [look.t("over-unplayed", end=state.end, by=state.ended_by or "nobody")]
    lines = [look.t("over-end", end=state.end, by=state.ended_by or "nobody")]
    if state.end != "abandoned":
        first = [seat for seat, place in enumerate(state.match.places) if place == 1]
        names = listed((marked(state, seat, look.locale) for seat in first), look.locale)
        lines.append(look.t("over-winner", names=names, count=len(first)))
    summary = snapshot.summary
    if state.end == "abandoned" or summary is None:
        lines += ["", *_standing_lines(snapshot, look)]
    else:
        lines += [_round_end(snapshot, look), ""]
        lines += _standing_lines(snapshot, look, left=summary.left, score=summary.score)
    lines += ["", *promise_lines(snapshot, look)]
    if not state.closed and state.ready:
        ready = listed((marked(state, seat, look.locale) for seat in state.ready), look.locale)
        lines.append(look.t("over-rematch", names=ready, count=len(state.ready)))
    return lines


def match_rows(snapshot: Snapshot, look: Look) -> tuple[Row, ...]:
    """The buttons after the match; an unplayed table that is closed has none."""
    state = snapshot.state
    row: list[Button] = []
    if not state.closed:
        row.append(_button(snapshot, verbs.REMATCH, look, "success"))
    if state.match is not None and state.match.rounds:
        row.append(_button(snapshot, verbs.RECORD, look, "secondary", state.match_id))
        row.append(_button(snapshot, verbs.VERIFY, look, "secondary", state.match_id))
    if snapshot.promise:
        row.append(cut_button(snapshot, look))
    return (tuple(row),) if row else ()


def record(match_id: str, file: bytes, rounds: int, look: Look) -> Parts:
    """A match's record as a file (JSON Lines)."""
    press = Press(NO_TABLE, 0, verbs.VERIFY, (match_id,))
    button = Button(encode(press), look.t("button-verify"))
    return Parts(
        content=look.t("record-here", rounds=rounds),
        file=file,
        filename=f"{match_id}.jsonl",
        rows=((button,),),
    )


def _round_end(snapshot: Snapshot, look: Look) -> str:
    state, summary = snapshot.state, snapshot.summary
    if state.match is None or summary is None:
        return ""
    won = summary.winner
    seats = () if won is None else (won,) if isinstance(won, str) else tuple(won)
    names = listed((marked(state, int(seat[1:]) - 1, look.locale) for seat in seats), look.locale)
    number = len(state.match.outcomes)
    return look.t("result-round", number=number, end=summary.end, names=names, count=len(seats))


def _standing_lines(
    snapshot: Snapshot, look: Look, left: dict[str, int] | None = None, score: dict[str, int] | None = None
) -> list[str]:
    """A line for each seat, the first place first; with what a round added, if given."""
    state, match = snapshot.state, snapshot.state.match
    if match is None:
        return []
    lines = []
    places = match.places if state.end != "abandoned" else (0,) * match.seats
    for seat in sorted(range(match.seats), key=lambda seat: (places[seat], seat)):
        token = f"p{seat + 1}"
        name, total = marked(state, seat, look.locale), match.totals[seat]
        facts: dict[str, str | int] = {"place": places[seat], "name": name, "total": total}
        if left is None or score is None:
            lines.append(look.t("standing-line", **facts))
        else:
            kind = "out" if _is_out(snapshot, seat) else find_game(match.game).counted
            counted = look.t("result-left", left=left[token], kind=kind)
            lines.append(look.t("result-line", **facts, left=counted, score=score[token]))
    return lines


def _is_out(snapshot: Snapshot, seat: int) -> bool:
    """Whether a seat has laid everything; pips do not say so, for the double blank has none."""
    view = snapshot.view(None)
    return view is not None and not view.sizes[seat]


def _button(snapshot: Snapshot, verb: str, look: Look, style: Style = "secondary", *words: str) -> Button:
    press = Press(snapshot.id, snapshot.state.version, verb, words)
    return Button(encode(press), look.t(f"button-{verb}"), style)
