"""A lesson as one private message, made from the step's number: explanation, picture, the buttons of a hand panel."""

from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec

from bot.games.actions import Action
from bot.games.events import Event
from bot.games.match import winners
from bot.games.rooms.frame import Frame, Page
from bot.games.rooms.selection import Selection, bare
from bot.games.text.names import escaped, plain_name, seat_fallback
from bot.games.text.naming import Naming
from bot.games.text.reader import Reader
from bot.games.text.words import game_name, told_by_move, turn_texts
from bot.games.view import View
from bot.lessons.course import LEARNER, TEACHER, Stage, mark_of, names
from bot.parts import verbs
from bot.parts.ids import Press, free
from bot.parts.parts import ALT_LIMIT, CONTENT_LIMIT, ROW_WIDTH, Button, Parts, Row, Style, cut, private, shown_rows
from bot.play.pages.alt import HAND_ROOM, hand_alt, table_alt
from bot.play.pages.choices import choices
from bot.play.pages.panel import fitted
from bot.play.pages.seats import game_words, seat_label
from bot.play.registry import naming_of, room_of
from rendering import SeatLabel, draw_seat

PICTURE = "lesson.png"
Way = Literal["next", "back", "do", "leave"]
_TABLE = "learn-"  # begins what stands in a lesson's ids in place of a table
_STEPS = 100  # a version is the mark of the lesson, and the step in two digits
_LOW = 2  # rows that any step but the last has room for
_BOLD = "**"  # begins the line of a step that says what to press
_START = Selection()


def place_in(press: Press) -> tuple[str, int, bool] | None:
    """Return the game and the step (from 0) of a press, and whether the lesson is the one that was shown; or None."""
    if not press.table.startswith(_TABLE):
        return None
    game = press.table.removeprefix(_TABLE)
    mark, step = divmod(press.version, _STEPS)
    return game, step, game in names() and mark == mark_of(game)


def table_of(game: str) -> str:
    """Return the word that stands in a lesson's ids in place of a table."""
    return f"{_TABLE}{game}"


def lesson_page(
    stage: Stage,
    called: Sequence[str],
    reader: Reader,
    *,
    selection: Selection = _START,
    picture: bytes | None = None,
    notice: str = "",
    opens: bool = True,
) -> Parts:
    """Make the page of a lesson's step. `called` are the raw names of learner and teacher.

    `picture` is what `lesson_picture` drew; without it the same is told in words. `notice` is a sentence for the end of
    the text, above the picture. `opens`: a table of the game can be opened where it is shown. Once a button of the step
    was pressed, its explanation has been read and only what to press stands there.
    """
    view, selection = lesson_view(stage), fitting(stage, selection)
    frame = Frame(table_of(view.game), mark_of(view.game) * _STEPS + stage.number, view, reader, selection)
    brief = bool(stage.step.act) and bool(selection.about or selection.mark or (notice and stage.number))
    lines, page = _said(stage, selection, called, reader, opens, brief=brief), Page(())
    lines += [reader.t("lesson-daily")] if stage.last else []
    if stage.step.act:
        room = room_of(view.game)
        if not brief and not (picture is not None and room.notes_drawn):
            lines += room.hand_notes(view, reader)
        lines += [] if selection.about else room.selected(selection, view, reader)
        page = choices(frame, view.legal)
    lines += [notice] if notice else []
    alt = _alt(stage, view, called, reader, notes=picture is not None or not stage.step.act)
    lines += ["", escaped(alt)] if picture is None else []
    content, rows = cut("\n".join(lines), CONTENT_LIMIT), _rows(stage, page, frame, opens)
    return Parts(content=content, rows=rows, notice=notice).with_picture(picture, PICTURE, alt)


def left_page(game: str, reader: Reader, *, opens: bool = True) -> Parts:
    """Make the page for somebody who has left a lesson, with a button to begin it again.

    `opens`: a table of the game can be opened where it is shown.
    """
    text = reader.t("lesson-left", game=game_name(game, reader.locale), opens=_word(opens))
    return Parts(content=text, rows=((*_play_buttons(game, reader, opens), learn_button(game, reader, "again")),))


def _word(opens: bool) -> str:
    return "yes" if opens else "no"


def _play_buttons(game: str, reader: Reader, opens: bool) -> Row:
    """Make the button that opens a table of a game, with a computer player, where that can be done."""
    return (free(verbs.PLAY_NOW, game).button(reader.t("button-lesson-play"), "success"),) if opens else ()


def learn_button(game: str, reader: Reader, label: Literal["learn", "again"] = "learn") -> Button:
    """Make the button that begins the lesson of a game, wherever it stands."""
    return free(verbs.LEARN, game).button(reader.t(f"button-lesson-{label}"))


def offered(game: str, reader: Reader, before: str = "") -> Parts:
    """Make the offer of a lesson to a person who opens or joins a table, and has never played its game here."""
    text = reader.t("lesson-offered", game=game_name(game, reader.locale))
    return private(f"{before}\n{text}".strip(), ((learn_button(game, reader),),))


def shown_way(stage: Stage, selection: Selection) -> Selection:
    """Return the selection that is what the step is about."""
    view = lesson_view(stage)
    filled: Selection = room_of(view.game).filled(selection, view, stage.step.act)
    return filled


def _said(
    stage: Stage, selection: Selection, called: Sequence[str], reader: Reader, opens: bool, *, brief: bool
) -> list[str]:
    """Return the heading, what has happened, and what is explained; if `brief`, only what is still to be pressed."""
    game = game_name(stage.lesson.game, reader.locale)
    heading = reader.t("lesson-heading", game=game, step=stage.number + 1, steps=len(stage.lesson.steps))
    explained = _explained(stage, called, reader, opens).split("\n")
    if not brief:
        return [heading, *(f"-# {text}" for text in _latest(stage, called, reader)), *explained]
    if _is_planned(stage, selection):
        return [heading]
    return [heading, *(line for line in explained if line.startswith(_BOLD))]


def _is_planned(stage: Stage, selection: Selection) -> bool:
    """Return True if what is put together is what the step is about: the plan says it, and a button hands it in."""
    return bool(selection.groups) and shown_way(stage, selection).mark == selection.mark


def _latest(stage: Stage, called: Sequence[str], reader: Reader) -> list[str]:
    """Tell what happened last: learners know what they did themselves.

    That the match ends with the only round is not worth a line.
    """
    naming = naming_of(stage.lesson.game, reader, marked=True)
    visible = [event for event in stage.events if event.seen_by(LEARNER) and event.code != "match-ended"]
    others = [event for event in visible if not _is_own(event, stage, naming)]
    return turn_texts(others, called, reader.locale, naming=naming, you=LEARNER)[-1:]


def _is_own(event: Event, stage: Stage, naming: Naming) -> bool:
    """Return True if an event tells what the learner has just pressed, and no more."""
    if event.seat != LEARNER or event.to or not told_by_move(event, naming) or not stage.number:
        return False
    pressed = " ".join(stage.lesson.steps[stage.number - 1].act).split(" ")
    return event.data.get("tile", pressed[0]) in pressed


def _explained(stage: Stage, called: Sequence[str], reader: Reader, opens: bool) -> str:
    """Return the sentences of a step, with what they name."""
    step, naming = stage.step, naming_of(stage.lesson.game, reader, marked=True)
    said: dict[str, str | int] = {
        "teacher": escaped(plain_name(called[TEACHER])),
        "opens": _word(opens),
        **step.numbers,
        **step.variants,
    }
    said |= {key: naming.piece(piece) for key, piece in step.pieces.items()}
    said |= {key: naming.half(half) for key, half in step.halves.items()}
    if "tile" in said and (number := _number(stage)):
        said["tile"] = f"{number} ({said['tile']})"
    return reader.t(f"learn-{stage.lesson.words}-{step.text}", **said)


def _number(stage: Stage) -> int:
    """Return the number that the button of the piece to play has, 0 where it has none, or stands in a menu."""
    if not stage.step.act:
        return 0
    action, view, room = Action.parse(stage.step.act[0]), lesson_view(stage), room_of(stage.lesson.game)
    if action.verb not in ("play", "open") or "over" in action.args:
        return 0
    numbers = {bare(handle): number for handle, number in room.numbers(view, _START).items()}
    return numbers.get(room.subject(action), 0)


def _rows(stage: Stage, page: Page, frame: Frame, opens: bool) -> tuple[Row, ...]:
    """Return the choices, and below them the controls; in the same row where a phone has room for both.

    The way back to the step before is left out where it would take more than two rows; one leaves from a step's start.
    """
    reader, selection, game = frame.reader, frame.selection, stage.lesson.game

    def button(way: Way, style: Style = "secondary") -> Button:
        return Button(frame.id(verbs.LESSON, way), reader.t(f"button-lesson-{way}"), style)

    last = () if stage.last or selection.about or _is_planned(stage, selection) else (button("leave"),)
    row = (*room_of(game).switches(frame), *_turning(page, frame), *_step_button(stage, page, frame))
    if stage.last:
        row = (*_play_buttons(game, reader, opens), learn_button(game, reader, "again"))
    elif not stage.step.act:
        row = (button("next", "primary"),)
    short = _joined(page.rows, (*row, *last))
    if not stage.number or selection.about or len(row) + len(last) == ROW_WIDTH:
        return short
    whole = _joined(page.rows, (*row, button("back"), *last))
    room = shown_rows(short) if stage.last else max(_LOW, shown_rows(short))
    return whole if shown_rows(whole) <= room else short


def _joined(rows: Sequence[Row], controls: Row) -> tuple[Row, ...]:
    """Return rows of choices and controls; the last of them and the controls are one where a phone shows fewer then."""
    if rows and len(rows[-1]) + len(controls) <= ROW_WIDTH:
        joined = (*rows[-1], *controls)
        if shown_rows((joined,)) < shown_rows((rows[-1], controls)):
            return (*rows[:-1], joined)
    return (*rows, controls)


def _step_button(stage: Stage, page: Page, frame: Frame) -> Row:
    """Return the button that selects what a step is about, where that is a plan, or does it.

    There is none where one button is all that can be pressed.
    """
    act, selection = stage.step.act, frame.selection
    plans = act and room_of(frame.view.game).fills(frame.view, act)
    if plans and shown_way(stage, selection).mark != selection.mark:
        return (frame.change(frame.reader.t("button-hint"), "suggest"),)
    single = len(page.rows) == 1 and len(page.rows[0]) == 1 and isinstance(page.rows[0][0], Button)
    return () if single else (Button(frame.id(verbs.LESSON, "do"), frame.reader.t("button-hint-do")),)


def _turning(page: Page, frame: Frame) -> Iterator[Button]:
    """Yield the buttons that put a piece back and turn the pages of a hand."""
    selection = frame.selection

    def show(label: str, place: Selection) -> Button:
        return Button(frame.id(verbs.SHOW, *place.words), frame.reader.t(label))

    if selection.about:
        yield show("button-back", Selection(order=selection.order))
    if page.page > 0:
        yield show("button-previous", Selection("", page.page - 1, selection.order))
    if page.page + 1 < page.pages:
        yield show("button-next", Selection("", page.page + 1, selection.order))


def _alt(stage: Stage, view: View, called: Sequence[str], reader: Reader, *, notes: bool) -> str:
    """Tell table and hand in words, with `notes` what else belongs to the hand."""
    whole = view.ended or not view.hand
    hand = "" if whole else hand_alt(view, reader.locale, reader.figures, notes=notes, limit=HAND_ROOM)
    table = table_alt(
        stage.match.dealt_view(None), called, stage.match.totals, reader.locale, revealed(stage), reader.figures,
        played=("person", "computer"), limit=ALT_LIMIT - len(hand) - 1,
    )  # fmt: skip
    return f"{hand} {table}".strip()


def lesson_view(stage: Stage) -> View:
    """Return the learner's view; with nothing to do in a step that is only read."""
    view = stage.match.dealt_view(LEARNER)
    return view if stage.step.act else msgspec.structs.replace(view, legal=(), open=())


def fitting(stage: Stage, selection: Selection) -> Selection:
    """Return as much of a selection as fits a step."""
    return fitted(selection, lesson_view(stage))


def lesson_picture(stage: Stage, called: Sequence[str], reader: Reader, selection: Selection = _START) -> bytes:
    """Draw table and hand of a step. Slow: for a worker thread."""
    view = lesson_view(stage)
    room, selection = room_of(view.game), fitting(stage, selection.drawn)
    pieces = tuple(map(bare, room.picture_order(view, selection)))
    return draw_seat(
        stage.match.dealt_view(None),
        msgspec.structs.replace(view, hand=pieces),  # with what the selection brings in
        [_label(stage, seat, called[seat], reader) for seat in (LEARNER, TEACHER)],
        game_words(view.game, 1, reader, winners=len(winners(stage.match))),
        reader.theme,
        pieces,
        room.plan(view, selection),
        revealed(stage),
    )


def _label(stage: Stage, seat: int, name: str, reader: Reader) -> SeatLabel:
    match = stage.match
    return seat_label(
        stage.match.dealt_view(None),
        seat,
        plain_name(name, seat_fallback(seat, reader.locale)),
        match.totals[seat],
        reader,
        computer=seat == TEACHER,
        place=match.places[seat] if match.end else None,
        won=seat in winners(match),
    )


def revealed(stage: Stage) -> tuple[tuple[str, ...], ...] | None:
    """Return what was left in the hands, once the round is over."""
    if not stage.match.dealt_view(None).ended:
        return None
    return tuple(stage.match.dealt_view(seat).hand or () for seat in (LEARNER, TEACHER))
