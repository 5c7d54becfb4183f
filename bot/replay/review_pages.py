"""A review in messages and pictures, made from what the player who asked could see at the time."""

from collections.abc import Sequence

import msgspec

from bot.connection.names import for_pictures
from bot.games.text.reader import Reader
from bot.games.text.words import game_name
from bot.games.view import View
from bot.parts import verbs
from bot.parts.ids import free
from bot.parts.parts import ALT_LIMIT, Button, Parts, cut, page_of
from bot.play.pages.advice import Tokens, deeds, why
from bot.play.pages.alt import table_facts
from bot.play.pages.results import replay_button
from bot.play.pages.seats import game_words, seat_label
from bot.play.registry import naming_of, room_of
from bot.players.reviews import Judged, Review
from bot.replay.pages import EndedMatch
from bot.replay.played import Player, plain_names, raw_names
from rendering import ReplayFrame, SeatLabel, draw_replay

PICTURE = "review.png"
STOP = "stop"  # in place of a moment's number: stop thinking


def progress_page(ended: EndedMatch, done: int, of: int, reader: Reader) -> Parts:
    """Make the page that says how many moves of a review are done, with a button to stop it."""
    stop = free(verbs.REVIEW, ended.match, STOP).button(reader.t("button-review-stop"))
    part = "begun" if not done else "some" if done < of else "again"
    progress = reader.t("review-progress", part=part, asked=done, count=of)
    return page_of([_heading(ended, reader), progress], ((stop,),))


def stopped_page(ended: EndedMatch, reader: Reader) -> Parts:
    """Make the page of a review that was stopped, with a button to begin again."""
    again = free(verbs.REVIEW, ended.match, "0").button(reader.t("button-review-again"))
    return page_of([_heading(ended, reader), reader.t("review-stopped")], ((again,),))


def review_page(ended: EndedMatch, review: Review, at: int, reader: Reader, *, picture: bytes | None = None) -> Parts:
    """Make the page of a moment that mattered, under the summary; the latter alone where no moment did."""
    again = [reader.t("review-ask-again")] if review.busy and review.looked else []
    lines = [_heading(ended, reader), *summary(review, reader), *again]
    if not review.moments:
        return page_of(lines, ((replay_button(ended.match, reader),),))
    at = max(0, min(at, len(review.moments) - 1))
    moment = review.moments[at]
    lines += ["", _place(review, at, reader), *_verdict(moment, raw_names(ended.players, reader), reader)]
    steps = _steps(ended, len(review.moments), at, reader)
    watch = replay_button(ended.match, reader, moment.decision.round, moment.decision.step)
    return page_of(lines, ((*steps, watch),)).with_picture(picture, PICTURE, moment_alt(moment, ended, reader))


def summary(review: Review, reader: Reader) -> list[str]:
    """Say how many decisions there were, and how many of them were as good as a strong player's.

    Of those that could not be judged nothing is said but why.
    """
    if not review.possible:
        return [reader.t("review-blind")]
    counts = {"agreed": review.agreed, "count": review.looked}
    if 0 < review.looked < review.decisions:
        return [
            reader.t("review-some", all=review.decisions, **counts),
            reader.t("review-busy" if review.busy else "review-unsure"),
        ]
    nothing = [reader.t("review-nothing")] if review.looked and not review.moments else []
    return [reader.t("review-agreed", **counts), *nothing]


def review_lines(ended: EndedMatch, review: Review, reader: Reader) -> list[str]:
    """Return the whole review as plain text, for a terminal."""
    lines, names = summary(review, reader), raw_names(ended.players, reader)
    for at, moment in enumerate(review.moments):
        lines += ["", _place(review, at, reader, marked=False), *_verdict(moment, names, reader, marked=False)]
    return lines


def moment_picture(moment: Judged, ended: EndedMatch, reader: Reader) -> bytes:
    """Draw a moment as its player saw it: the table, and that hand alone. Slow: for a worker thread."""
    view, room, reader = moment.decision.view, room_of(moment.decision.view.game), for_pictures(reader)
    seat = view.seat or 0
    hands = tuple(room.whole_hand(view) if other == seat else () for other in range(len(view.sizes)))
    frame = ReplayFrame(
        view=_open(view),
        seats=tuple(_label(view, other, ended.players, reader) for other in range(len(view.sizes))),
        words=game_words(view.game, moment.decision.round, reader),
        hands=hands,
        room=len(hands[seat]),
        caption=reader.t("review-caption"),
        actor=seat,
        count=_where(moment, reader),
        whose=seat,
    )
    return draw_replay(frame, reader.theme)


def moment_alt(moment: Judged, ended: EndedMatch, reader: Reader) -> str:
    """Tell the picture: where it is, the player's own hand, what lies on the table, what the others hold and have."""
    view = moment.decision.view
    naming, room, visible = naming_of(view.game, reader), room_of(view.game), _open(view)
    hand = f"{room.hand(view, naming, ALT_LIMIT // 2)} {room.beside_hand(view, naming)}"
    text = f"{_where(moment, reader)}. {hand.strip()}"
    totals = (0,) * len(view.sizes) if view.course is None else view.course.totals
    facts = " ".join(table_facts(visible, plain_names(ended.players, reader), totals, naming, ()))
    layout = room.layout(visible, naming, ALT_LIMIT - len(text) - len(facts) - 2)
    return cut(" ".join(filter(None, (text, layout, facts))), ALT_LIMIT)


def _open(view: View) -> View:
    """Return what of a view lies on the table."""
    return msgspec.structs.replace(view, legal=(), open=(), hand=None, turn=None)


def _label(view: View, seat: int, players: Sequence[Player], reader: Reader) -> SeatLabel:
    total, who = 0 if view.course is None else view.course.totals[seat], players[seat]
    name = plain_names(players, reader)[seat]
    return seat_label(view, seat, name, total, reader, computer=who.computer, portrait=who.face(reader))


def _heading(ended: EndedMatch, reader: Reader) -> str:
    return reader.t("review-heading", game=game_name(ended.game, reader.locale), time=f"<t:{int(ended.at)}:f>")


def _where(moment: Judged, reader: Reader) -> str:
    return reader.t("review-where", number=moment.decision.round, move=moment.decision.action + 1)


def _place(review: Review, at: int, reader: Reader, *, marked: bool = True) -> str:
    moment = review.moments[at]
    kind = "right" if moment.agreed else "wrong"
    text = reader.t("review-moment", number=at + 1, count=len(review.moments), kind=kind)
    return f"**{text}** · {_where(moment, reader)}" if marked else f"{text} · {_where(moment, reader)}"


def _verdict(moment: Judged, names: Sequence[str], reader: Reader, *, marked: bool = True) -> list[str]:
    """Say what was done, what a strong player would have done and why, and by how much."""

    def named(tokens: Tokens) -> str:
        text = deeds(moment.decision.view, tokens, reader, marked=marked)
        return f"**{text}**" if marked else text

    def because(tokens: Tokens, instead: Tokens | None) -> str:
        return why(moment.decision.view, tokens, names, reader, instead=instead, marked=marked)

    done, best, points = moment.decision.done, moment.best.tokens, round(moment.points)
    if not moment.agreed:
        chances = {"better": _percent(moment.best.worth), "worse": _percent(moment.done.worth)}
        return [
            reader.t("review-done", what=named(done)),
            reader.t("review-best", what=named(best), why=because(best, done)),
            reader.t("review-cost", points=points, gain="more" if points > 0 else "other", **chances),
        ]
    lines = [reader.t("review-found", what=named(done), why=because(done, moment.other and moment.other.tokens))]
    if moment.other is not None:
        chances = {"better": _percent(moment.other.worth), "mine": _percent(moment.done.worth)}
        lines.append(reader.t("review-next", what=named(moment.other.tokens), **chances))
    return lines


def _percent(part: float) -> int:
    return round(100 * part)


def _steps(ended: EndedMatch, count: int, at: int, reader: Reader) -> tuple[Button, ...]:
    """Make a button for each moment; the one that is shown is grey."""
    if count < 2:
        return ()
    return tuple(
        free(verbs.REVIEW, ended.match, str(number)).button(
            reader.t("button-review-moment", number=number + 1), "primary", disabled=number == at
        )
        for number in range(count)
    )
