"""Fair play in words: what was promised, who cut it, the form for a cut, and what a check says."""

from collections.abc import Iterable, Sequence

import msgspec

from bot.games import match as matches
from bot.games.actions import MOST_SEATS, parse_seat, seat_name, seat_names
from bot.games.errors import CutError, GameError, RecordError
from bot.games.match import Match
from bot.games.record import Round, decode
from bot.games.record import encode as encode_record
from bot.games.shuffle import LONGEST_CUT
from bot.games.text.names import marked_name
from bot.games.text.reader import Reader
from bot.games.text.words import explain
from bot.games.verify import verify
from bot.parts import verbs
from bot.parts.ids import encode, free
from bot.parts.parts import CONTENT_LIMIT, FIELD, Button, FormLine, FormParts, Parts, cut, page_of
from bot.play.pages.seats import marked
from bot.tables import Person, Snapshot

_DIGITS = 12  # of the promise that a form names; what it is for, no proof
_SHOWN = 8  # rounds whose seeds one message lists, if there is room


class Check(msgspec.Struct, frozen=True):
    """The result of a check of a match: its error, or the rounds that are over, whose seeds may be shown."""

    rounds: tuple[Round, ...] = ()
    error: GameError | None = None


def picture_name(snapshot: Snapshot, usual: str) -> str:
    """Return the name of the picture's file, `table-` and the promise of the next deal; `usual` where there is none.

    So everybody who was sent the picture has the promise, whole, and nobody has to read it. Discord keeps the name: it
    changes signs other than letters, digits, hyphens and dots.
    """
    return f"table-{snapshot.promise}.png" if snapshot.promise else usual


def promise_lines(snapshot: Snapshot, reader: Reader, *, named: bool) -> list[str]:
    """Say in one line of small print that the next deal is promised, and who has cut it so far, in order.

    `named`: the picture's name has the promise (`picture_name`); where no picture is, the line has it, whole. For the
    message that precedes a deal (lobby, result). While a round is played there is nothing to promise: the page of fair
    play tells of that round (`running_lines`).
    """
    if not snapshot.promise:
        return []
    lines = [reader.t("promise-named") if named else reader.t("promise", commitment=snapshot.promise)]
    lines += _cut_lines(_cuts(snapshot, reader), reader)
    if (
        not snapshot.cuts
        and snapshot.state.phase == "lobby"
        and any(event.code == "cuts-dropped" for event in snapshot.state.log.recent)
    ):
        lines.append(f"-# {reader.t('event-cuts-dropped')}")
    return lines


def running_lines(snapshot: Snapshot, reader: Reader) -> list[str]:
    """Say of the round that is played what was promised, and who cut; its seed is told at its end."""
    if snapshot.state.phase != "playing" or not snapshot.commitment:
        return []
    running = reader.t("verify-running", number=snapshot.state.round, commitment=snapshot.commitment)
    return [running, *_cut_lines(_cuts(snapshot, reader), reader)]


def _cut_lines(cuts: list[str], reader: Reader) -> list[str]:
    """Say in a line who cut, one after the other; no line where nobody did."""
    return [reader.t("cuts", cuts=reader.t("cut-then").join(cuts))] if cuts else []


def _cuts(snapshot: Snapshot, reader: Reader) -> list[str]:
    return [
        _cut_text(None if seat is None else marked(snapshot.state, seat, reader), word, reader)
        for seat, word in snapshot.cuts
    ]


def _cut_text(name: str | None, word: str, reader: Reader) -> str:
    """Say who cut with which word; who cut the same deals for several tables has no name here."""
    return reader.t("cut-elsewhere", word=_word(word)) if name is None else reader.t("cut", name=name, word=_word(word))


def _word(word: str) -> str:
    """Return a word as messages have it: harmless, and no higher than a line. The record has it as it is."""
    return marked_name(word, limit=LONGEST_CUT)


def fair_play(snapshot: Snapshot, person: Person, reader: Reader, check: Check | None = None) -> Parts:
    """Make a table's page of fair play: the promise whole, its meaning, what this person can do, and the `check`."""
    state, seat = snapshot.state, snapshot.seat_of(person.id)
    lines = [reader.t("fair-heading"), *running_lines(snapshot, reader)]
    if snapshot.promise:
        lines += [
            reader.t("fair-promise"),
            f"-# `{snapshot.promise}`",
            *promise_lines(snapshot, reader, named=True)[1:],
        ]
    lines.append(reader.t("fair-meaning" if state.shared is None else "fair-meaning-shared"))
    row = [cut_button(snapshot, reader)] if cuttable(snapshot) and seat is not None else []
    if state.shared is not None and state.fixture:
        lines.append(reader.t("fair-shared"))
        row.append(free(verbs.DEALS, str(state.fixture), "new").button(reader.t("button-deals")))
    elif state.shared is not None and state.shared.same.kind == "night":
        lines.append(reader.t("fair-night"))
    elif check is not None and state.match is not None and (check.rounds or check.error or state.phase == "over"):
        room = CONTENT_LIMIT - len("\n".join(lines)) - 1
        lines += check_lines(check, reader, "" if seat is None else seat_name(seat), room=room, most=0)
        row += [snapshot.press(verbs.SEEDS).button(reader.t("button-seeds"))] if check.rounds else []
    if state.shared is None and state.phase == "over" and state.round:
        row.append(record_button(state.match_id, reader))
    back = snapshot.press(verbs.SETUP, "0") if state.phase == "lobby" else snapshot.press(verbs.MENU)
    row.append(back.button(reader.t("button-back")))
    return page_of(lines, (tuple(row),))


def seeds_page(snapshot: Snapshot, person: Person, reader: Reader, check: Check) -> Parts:
    """Make the page of the seeds of a table's finished rounds, which can be checked by anybody."""
    match, seat = snapshot.state.match, snapshot.seat_of(person.id)
    names = [marked(snapshot.state, number, reader) for number in range(0 if match is None else match.seats)]
    heading = reader.t("fair-heading")
    room = CONTENT_LIMIT - len(heading) - 1
    lines = check_lines(check, reader, "" if seat is None else seat_name(seat), names=names, room=room)
    return page_of([heading, *lines], ((snapshot.press(verbs.FAIR).button(reader.t("button-back")),),))


def fair_button(snapshot: Snapshot, reader: Reader) -> Button:
    """Make the button that shows the page of fair play."""
    return snapshot.press(verbs.FAIR).button(reader.t("button-fair"))


def cuttable(snapshot: Snapshot) -> bool:
    """Return True if the table's players may cut the next deal; what others play too is cut elsewhere, if at all."""
    return snapshot.promise is not None and snapshot.state.shared is None


def cut_button(snapshot: Snapshot, reader: Reader) -> Button:
    """Make the button that opens the form."""
    return snapshot.press(verbs.CUT).button(reader.t("button-cut"))


def cut_form(snapshot: Snapshot, reader: Reader) -> FormParts:
    """Make the form for a word; it says for which promise it is, so that a late one goes into no other deal."""
    return FormParts(
        custom_id=encode(snapshot.press(verbs.CUT, (snapshot.promise or "")[:_DIGITS]), "m"),
        title=reader.t("cut-title"),
        lines=(FormLine(FIELD, reader.t("cut-label"), reader.t("cut-description"), most=LONGEST_CUT),),
    )


def cut_refused(snapshot: Snapshot, error: CutError, reader: Reader) -> Parts:
    """Say what is wrong with a word, with the button to write another."""
    return Parts(content=explain(error, reader.locale), rows=((cut_button(snapshot, reader),),))


def check_record(text: str) -> Check:
    """Judge a record: every deal, every move, every number. Slow: for a worker thread."""
    try:
        record = decode(text)
        verify(record)
    except RecordError as error:
        return Check(error=error)
    return Check(tuple(dealt for dealt in record.rounds if dealt.result is not None))


def check_running(match: Match) -> Check:
    """Judge a match as far as it went. Slow: for a worker thread."""
    return check_record(encode_record(matches.to_record(matches.abandon(match))))


def check_lines(
    check: Check,
    reader: Reader,
    seat: str = "",
    *,
    names: Sequence[str] = (),
    named: bool = True,
    room: int = CONTENT_LIMIT,
    most: int = _SHOWN,
) -> list[str]:
    """Say in so many characters whether deals follow from seeds and cuts, and seeds from what was promised.

    `seat` (`p2`) was the asker's, who is told in which deals the own words are. `names` are those of the seats.
    `named`: pictures were named after promises. At `most` so many rounds are listed; with 0 nothing is said of them.
    """
    if check.error is not None:
        return [cut(reader.t("verify-bad", why=explain(check.error, reader.locale)), room)]
    rounds = check.rounds
    if not rounds:
        return [reader.t("verify-none")]
    head = [reader.t("verify-good", rounds=len(rounds)), *((reader.t("verify-where"),) if named and most else ())]
    word_lines = [*_word_lines(rounds, seat, reader)]
    round_lines = []
    for number, dealt in enumerate(rounds, 1):
        line = reader.t("verify-round", number=number, seed=dealt.seed, commitment=dealt.commitment)
        cuts = [_cut_text(_name_of(by, names), word, reader) for by, word in dealt.cut_by.items()]
        round_lines.append("\n".join([line, *_cut_lines(cuts, reader)]))
    sizes = [(len(word_lines), many) for many in range(min(len(round_lines), most), -1, -1)]
    sizes += [(words, 0) for words in range(len(word_lines))[::-1]]
    for words, many in sizes:
        rest = [reader.t("verify-more", rounds=len(round_lines) - many)] if most and many < len(round_lines) else []
        lines = [*head, *word_lines[:words], *round_lines[:many], *rest]
        if len("\n".join(lines)) <= room:
            break
    return lines


def fair_match(
    match_id: str, head: Sequence[str], check: Check, reader: Reader, seat: str = "", *, names: Sequence[str] = ()
) -> Parts:
    """Make the page of fair play of a match that is over, with the button to its record; `head` are its first lines."""
    lines = [reader.t("fair-heading"), *head]
    lines += check_lines(check, reader, seat, names=names, room=CONTENT_LIMIT - len("\n".join(lines)) - 1)
    return page_of(lines, ((record_button(match_id, reader),),))


def match_button(match_id: str, reader: Reader) -> Button:
    """Make the button to the page of fair play of a match that is over: it needs only the match's id."""
    return free(verbs.VERIFY, match_id).button(reader.t("button-fair"))


def record_button(match_id: str, reader: Reader) -> Button:
    """Make the button that gives the record of a match that is over."""
    return free(verbs.RECORD, match_id).button(reader.t("button-record"))


def _word_lines(rounds: Sequence[Round], seat: str, reader: Reader) -> Iterable[str]:
    """Tell a player in which deals the own words are, and in which of them nobody cut later."""
    cut_rounds = [(number, dealt.cut_by) for number, dealt in enumerate(rounds, 1) if seat in dealt.cut_by]
    if cut_rounds:
        yield reader.t("verify-own")
    for number, cuts in cut_rounds:
        last = "yes" if [*cuts][-1] == seat else "no"
        yield reader.t("verify-own-word", word=_word(cuts[seat]), number=number, last=last)


def _name_of(seat: str, names: Sequence[str]) -> str | None:
    """Return the name of who cut, as a record has it; None for who is no seat of the table."""
    if seat not in seat_names(MOST_SEATS):
        return None
    return names[parse_seat(seat)] if names else seat
