"""The hand panel: what one player alone sees of the table, in a picture, in words and in buttons."""

from collections.abc import Callable, Iterator

import msgspec

from bot.games.actions import Action
from bot.games.drawn import HandPlan
from bot.games.offers import opened
from bot.games.rooms.frame import Frame, Page
from bot.games.rooms.selection import NOTHING, Selection, bare
from bot.games.text.names import escaped
from bot.games.text.reader import Reader
from bot.games.text.words import turn_texts
from bot.games.view import View
from bot.parts.parts import (
    ALT_LIMIT,
    CHOICE_LIMIT,
    CHOICES,
    CONTENT_LIMIT,
    PLACEHOLDER_LIMIT,
    ROW_WIDTH,
    Button,
    MenuLine,
    Parts,
    Row,
    Style,
    cut,
    line_height,
    page_of,
)
from bot.parts.verbs import (
    HINT,
    INTEND,
    MENU,
    NEXT_TABLE,
    PLAN,
    READY,
    REMATCH,
    RESUME,
    RETURN,
    SHOW,
    TAKE_BACK,
    UNPLAN,
)
from bot.play.pages.advice import hint_text
from bot.play.pages.alt import HAND_ROOM, hand_alt
from bot.play.pages.board import seat_labels, table_in_words, table_words
from bot.play.pages.choices import choices
from bot.play.pages.results import own_lines
from bot.play.pages.seats import bank_lines, marked, news, raw_names, turn_line
from bot.play.ports import Outcome
from bot.play.registry import naming_of, room_of
from bot.players.registry import has_choice
from bot.tables import Snapshot
from bot.tables.slow import MOST_INTENTIONS, nudge_from, plannable
from rendering import draw_hand, draw_here, draw_seat


def fitting(snapshot: Snapshot, seat: int, selection: Selection) -> tuple[View | None, Selection]:
    """Return the seat's view with what is offered to it now, and the selection as far as it fits."""
    view = offered(snapshot, seat)
    if view is None:
        return None, Selection(page=selection.page)
    if not legal_of(snapshot, seat):
        selection = msgspec.structs.replace(selection, about="")
    return view, fitted(selection, view)


def fitted(selection: Selection, view: View) -> Selection:
    """Return a selection as far as it fits a view."""
    room = room_of(view.game)
    order = selection.order if selection.order in room.orders else ""
    about = selection.about if selection.about in view.playable else ""
    return room.fitted(msgspec.structs.replace(selection, about=about, order=order), view)


def offered(snapshot: Snapshot, seat: int) -> View | None:
    """Return the seat's view; with nothing to do in a pause, during claims, or while a computer plays."""
    view = snapshot.view(seat)
    if view is None or not (view.open or view.legal):
        return view
    offers = snapshot.offers(seat) if snapshot.state.seats[seat].present else ()
    turn = view.turn if offers else None
    return msgspec.structs.replace(view, legal=legal_of(snapshot, seat), open=opened(offers), turn=turn)


def legal_of(snapshot: Snapshot, seat: int) -> tuple[str, ...]:
    """Return what is offered: nothing while the computer plays, until the player is back and says so."""
    return snapshot.legal(seat) if snapshot.state.seats[seat].present else ()


def on_turn(snapshot: Snapshot, seat: int, view: View | None) -> bool:
    """Return True if the seat, which sees that, is to play now: its panel then shows the table above the hand."""
    running = snapshot.state.phase == "playing" and not snapshot.state.paused
    return running and view is not None and view.turn == seat and snapshot.state.seats[seat].present


def panel_picture(
    snapshot: Snapshot,
    seat: int,
    reader: Reader,
    selection: Selection = NOTHING,
    draw: Callable[..., bytes] = draw_here,
) -> bytes | None:
    """Draw the seat's hand as the player likes it, None while it has none. Slow: for a worker thread.

    In the player's turn the table lies above it. Of the selection it shows no more than `drawn` has, which is a part of
    the key under which a picture may be kept.
    """
    view, selection = fitting(snapshot, seat, selection.drawn)
    if view is None or not view.hand or snapshot.state.phase == "lobby":
        return None
    if snapshot.state.phase != "playing" or snapshot.state.paused:
        view = _still(view)
    pieces = tuple(map(bare, room_of(view.game).picture_order(view, selection)))
    seen = msgspec.structs.replace(view, hand=pieces)  # with what the selection brings in
    words, plan = table_words(snapshot, reader), hand_plan(snapshot, seat, view, selection)
    public = snapshot.view(None) if on_turn(snapshot, seat, view) else None
    if public is None:
        return draw(draw_hand, seen, words, reader.theme, pieces, plan)
    return draw(draw_seat, public, seen, seat_labels(snapshot, public, reader), words, reader.theme, pieces, plan)


def panel_alt(snapshot: Snapshot, seat: int, view: View | None, playing: bool, reader: Reader, notes: bool) -> str:
    """Tell that picture: `view` is the seat's, with what the selection changes in it.

    What can be played is told while there is something to press (`playing`); without `notes` that are told elsewhere.
    """
    if view is None or snapshot.state.phase == "lobby":
        return ""
    view = view if playing else _still(view)
    if not on_turn(snapshot, seat, view):
        return hand_alt(view, reader.locale, reader.figures, notes=notes)
    hand = hand_alt(view, reader.locale, reader.figures, notes=notes, limit=HAND_ROOM)
    return f"{hand} {table_in_words(snapshot, reader, ALT_LIMIT - len(hand) - 1)}".strip()


def hand_plan(snapshot: Snapshot, seat: int, view: View, selection: Selection) -> HandPlan:
    """Return what the hand's picture shows of the selection, and what shines there and on the table."""
    room = room_of(view.game)
    plan: HandPlan = room.plan(view, selection)
    waits = snapshot.state.phase != "playing" or bool(snapshot.state.paused)
    if not waits and view.turn == seat and not view.playable:
        plan = msgspec.structs.replace(plan, idle=True)
    if selection.hint and view.legal and not room.fills(view, selection.hint):  # else it is selected already
        return lit_by(plan, list(map(Action.parse, selection.hint)), view, selection)
    if not selection.about:
        return plan
    every = room.actions(view, view.legal, selection)
    return lit_by(plan, [action for action in every if room.subject(action) == selection.about], view, selection)


def lit_by(plan: HandPlan, actions: list[Action], view: View, selection: Selection) -> HandPlan:
    """Return a plan in which the pieces that actions are about shine, and where these would go."""
    room = room_of(view.game)
    numbers = {bare(handle): number for handle, number in reversed(room.numbers(view, selection).items())}
    pieces = dict.fromkeys(room.subject(action) for action in actions)
    targets = dict.fromkeys(target for action in actions for target in room.targets(action))
    places = tuple(numbers[piece] - 1 for piece in pieces if piece in numbers)
    return msgspec.structs.replace(plan, lit=places, targets=tuple(targets))


def _still(view: View) -> View:
    return msgspec.structs.replace(view, legal=(), open=())


_SORTED = 3  # pieces of a hand that can be sorted
_LEAST = 2  # lines, also where one player alone has moved


def news_since(snapshot: Snapshot, seat: int, reader: Reader, *, planning: bool = False) -> list[str]:
    """Tell a seat all that happened since its own last turn, or that turn if nothing did; at most a line a player.

    What may not be missed (`Room.lasting`) is told until the next of its kind, whatever came after it;
    what the table shows in any case (`Room.seen`) is not told. A player who is `planning` a turn has read all else.
    """
    room, state = room_of(snapshot.state.game), snapshot.state
    events = [event for event in news(snapshot, seat) if event.code not in room.seen]
    naming, names = naming_of(state.game, reader, marked=True), raw_names(state, reader)
    if events and events[-1].code == "starts" and events[-1].seat == snapshot.turn:
        while events and events[-1].code in ("starts", "lot"):
            events.pop()  # whose turn it is says as much
    lasting = [event for event in events if event.code in room.lasting][-1:]
    if planning:
        return turn_texts(lasting, names, reader.locale, naming=naming, you=seat)
    mine = [event.seat == seat and not event.to and event.code not in room.suffered for event in events]
    begin = max((at for at, done in enumerate(mine, 1) if done), default=0)  # after the last that the seat itself did
    recent = events[begin:]
    if not recent:  # what the seat that did something last has done in a row
        others = [at for at, event in enumerate(events, 1) if event.seat != events[-1].seat]
        recent = events[max(others, default=0) :]
    first, lines = (turn_texts(part, names, reader.locale, naming=naming, you=seat) for part in (lasting, recent))
    lines = lines[-max(_LEAST, len(names) - 1) :]
    return [*(text for text in first if text not in lines), *lines]


PICTURE = "hand.png"
_Named = tuple[str, str, tuple[str, ...]]  # a button's verb, the id of its label, its words
_VOTED = {"voted": "cast", "vote-withdrawn": "withdrawn", "vote-ended": "ended"}  # notices of votes to end


def panel(
    snapshot: Snapshot,
    seat: int,
    reader: Reader,
    *,
    selection: Selection = NOTHING,
    picture: bytes | None = None,
    notice: str = "",
    outcome: Outcome | None = None,
    others: bool = False,
) -> Parts:
    """Make the panel of a seat, in its player's own look. Fast: it draws nothing.

    `selection` is what the player has selected, and where; what fits no longer is left out. `picture` is what
    `panel_picture` drew (None: the hand is told in words). `notice` is a sentence for the end of the text, above
    the picture: what went wrong, or what a click led to (`notice_text`). `outcome` is what the match that is over has
    changed in the league. `others`: other tables wait for the player.
    """
    view, selection = fitting(snapshot, seat, selection)
    legal = legal_of(snapshot, seat)
    page, task, about, switches = None, "", list[str](), tuple[Button, ...]()
    playing = snapshot.state.phase == "playing"  # then the hand can be put in order though nothing can be played
    if view is not None and (legal or view.open or (playing and room_of(view.game).arrangeable(view))):
        frame = Frame(snapshot.id, snapshot.seat_version(seat), view, reader=reader, selection=selection)
        page = choices(frame, legal, grey=True)
        switches = tuple(room_of(view.game).switches(frame))
        about = [*room_of(view.game).selected(selection, view, reader)]
        if selection.hint and view.legal:
            # Of a plan that lies there it is said why alone.
            names, planned = raw_names(snapshot.state, reader), bool(selection.groups)
            hint = hint_text(view, selection.hint, names, reader, planned=planned)
            about = [*about[: len(selection.groups)][:1], hint]
        else:
            task = _question(snapshot, view, selection, page, reader)
    planning = page is not None and bool(about or selection.about or selection.picked)
    lines = _lines(snapshot, seat, task, reader, outcome, planning=planning)
    if view is not None and not planning and not (picture is not None and room_of(view.game).notes_drawn):
        lines += room_of(view.game).hand_notes(view, reader)
    lines += [*about, *([notice] if notice else [])]
    arranged = None if view is None else room_of(view.game).arranged(view, selection)
    alt = panel_alt(snapshot, seat, arranged, page is not None, reader, picture is not None)
    if picture is None and alt and (playing or (view is not None and view.hand)):
        lines += ["", escaped(alt)]
    controls = _controls(snapshot, seat, reader, selection, page, view, switches, others=others)
    rows = () if snapshot.state.closed else (*(page.rows if page else ()), controls)
    parts = Parts(content=cut("\n".join(lines), CONTENT_LIMIT), rows=rows, notice=notice)
    return parts.with_picture(picture, PICTURE, alt)


def notice_text(code: str, snapshot: Snapshot, reader: Reader) -> str:
    """Say the notice of a table's reply (`Reply.notice`), "" for none, or where it is no news any more."""
    decided = code == "claimed" and not snapshot.state.said.claims
    if not code or decided or (code == "ready" and snapshot.state.phase != "between"):
        return ""
    if code in _VOTED:
        votes, needed = snapshot.state.votes_with(), snapshot.state.votes_needed
        return reader.t("notice-voted", how=_VOTED[code], votes=votes, needed=needed)
    if code == "nudge-early":
        times = snapshot.state.times
        again = "yes" if (times.nudged_at or 0.0) > (times.awaited_since or 0.0) else "no"
        return reader.t("notice-nudge-early", again=again, time=f"<t:{int(nudge_from(snapshot.state))}:R>")
    return reader.t(f"notice-{code}")


def call_refused(snapshot: Snapshot, seat: int, reader: Reader) -> str:
    """Say why a call or a catch from the public message changed nothing: mostly somebody was faster."""
    view, state = snapshot.view(None), snapshot.state
    names = [marked(state, other, reader) for other in range(len(state.seats))]
    return reader.t("call-late") if view is None else room_of(state.game).call_refused(view, seat, names, reader)


def _lines(
    snapshot: Snapshot, seat: int, task: str, reader: Reader, outcome: Outcome | None, *, planning: bool
) -> list[str]:
    """Return the lines at the top: whose turn it is, what is to be done, what has happened (not while `planning`)."""
    state = snapshot.state
    if state.phase == "lobby":
        return [reader.t("panel-lobby")]
    if state.phase == "over":
        return own_lines(snapshot, seat, reader, outcome)
    between = state.phase == "between" and not state.paused
    first = reader.t("panel-between") if between else turn_line(snapshot, reader, seat)
    joined = reader.t("panel-task", turn=first, task=task) if task else first
    lines = [first, task] if task and line_height(joined) > 1 else [joined]
    lines += bank_lines(state, seat, reader)
    if state.seats[seat].played_by_computer:
        lines.append(reader.t("panel-away"))
    if state.seats[seat].intends:
        lines.append(planned_line(snapshot, seat, reader))
    return [*lines, *(f"-# {text}" for text in news_since(snapshot, seat, reader, planning=planning))]


def _question(snapshot: Snapshot, view: View, selection: Selection, page: Page, reader: Reader) -> str:
    """Say what is to be done, "" where that goes without saying: a piece is pressed."""
    room = room_of(view.game)
    if selection.about:
        return room.question(selection.about, view, reader)
    question = room.ask(view, reader, selection)
    if not question and view.legal and _goes_on(snapshot, view):
        question = reader.t("panel-play-on")
    if page.pages == 1:
        return question
    return f"{question} {reader.t('panel-page', page=page.page + 1, pages=page.pages)}".strip()


def _goes_on(snapshot: Snapshot, view: View) -> bool:
    """Return True if the seat in turn has laid a piece, and its turn goes on all the same."""
    last = next(reversed(news(snapshot, view.seat or 0)), None)
    return last is not None and last.seat == view.seat == view.turn and last.code in room_of(view.game).going_on


def _controls(
    snapshot: Snapshot,
    seat: int,
    reader: Reader,
    selection: Selection,
    page: Page | None,
    view: View | None,
    switches: Row,
    *,
    others: bool,
) -> Row:
    """Make the last row: help, a switch, at most three buttons of this moment, the menu."""

    def button(verb: str, label: str, *words: str) -> Button:
        style: Style = "success" if verb == REMATCH else "secondary"
        return snapshot.seat_press(seat, verb, *words).button(reader.t(label), style)

    waits: list[_Named] = [(NEXT_TABLE, "button-next-table", ())] if others else []
    waits += [(UNPLAN, "button-unplan", ())] if snapshot.state.seats[seat].intends else []
    plans: list[_Named] = [(PLAN, "button-plan", ())] if plannable(snapshot.state, seat) else []
    turned = _turning(snapshot, selection, page, view)
    answers, most = [*_answers(snapshot, seat)], 4 if waits or plans else 3  # nobody answers with half of them
    named = (*[*waits, *turned, *plans][: most - len(answers)], *answers)
    row = [*switches, *(button(verb, label, *words) for verb, label, words in named)]
    if can_hint(snapshot, seat):
        row.insert(0, button(HINT, "button-hint-do", "do") if selection.hint else button(HINT, "button-hint"))
    return (*row[: ROW_WIDTH - 1], button(MENU, "button-menu"))


def _turning(snapshot: Snapshot, selection: Selection, page: Page | None, view: View | None) -> Iterator[_Named]:
    """Yield the buttons that show the hand in another way: back from a piece, other pages, another order."""
    about, sorted_by = selection.about, selection.order
    if about:
        yield SHOW, "button-back", Selection("", 0, sorted_by).words
    if page is not None and page.page > 0:
        yield SHOW, "button-previous", Selection(about, page.page - 1, sorted_by).words
    if page is not None and page.page + 1 < page.pages:
        yield SHOW, "button-next", Selection(about, page.page + 1, sorted_by).words
    order = next_order(view, selection)
    if order is not None:
        yield SHOW, f"button-sort-{order or room_of(snapshot.state.game).usual}", Selection("", 0, order).words


def _answers(snapshot: Snapshot, seat: int) -> Iterator[_Named]:
    state = snapshot.state
    if state.seats[seat].played_by_computer and state.phase != "over":
        yield RETURN, "button-return", ()
    elif state.paused == "asked":
        if seat not in (state.paused_by, *state.said.agreed):
            yield TAKE_BACK, "button-take-back-yes", ("yes", state.question)
            yield TAKE_BACK, "button-take-back-no", ("no", state.question)
    elif state.paused:
        yield RESUME, "button-resume", ("hand",)
    elif state.phase == "between" and seat not in state.said.ready:
        yield READY, "button-ready", ()
    elif state.phase == "over" and not (state.closed or state.once):
        yield REMATCH, "button-rematch", ()


def hinting(kept: Selection, view: View, tokens: tuple[str, ...]) -> Selection:
    """Return the selection that shows a hint: what it hands in shines, or lies as the plan."""
    room = room_of(view.game)
    filled = room.filled(kept, view, tokens) if room.fills(view, tokens) else kept
    return msgspec.structs.replace(filled, hint=tokens)


def can_hint(snapshot: Snapshot, seat: int) -> bool:
    """Return True if the seat's player may ask for a hint now: in turn, and with something to choose."""
    if not snapshot.state.hints(seat) or snapshot.turn != seat:
        return False
    view = offered(snapshot, seat)  # nothing while the computer plays
    return view is not None and has_choice(view)


def next_order(view: View | None, selection: Selection) -> str | None:
    """Return the next other order of the hand, None where there is none or nothing to sort."""
    if view is None or selection.about or len(view.hand or ()) < _SORTED or view.ended:
        return None
    orders = room_of(view.game).orders
    at = orders.index(selection.order) if selection.order in orders else 0
    return orders[(at + 1) % len(orders)] if len(orders) > 1 else None


# Planning ahead: what a player wants to do when the turn comes, in that player's own panel and nowhere else

_MENUS = 3


def planned_line(snapshot: Snapshot, seat: int, reader: Reader) -> str:
    """Say what the player has planned, in order: `Planned: 6-4 🔵 X · 6, else Draw.`; "" for nothing."""
    names = _called(snapshot, seat, snapshot.state.seats[seat].intends, reader)
    *before, last = map(escaped, names) if names else ("",)
    plan = last
    for earlier in reversed(before):
        plan = reader.t("plan-else", first=earlier, then=plan)
    return reader.t("plan-line", plan=plan) if plan else ""


def _called(snapshot: Snapshot, seat: int, intentions: tuple[str, ...], reader: Reader) -> list[str]:
    view, room = snapshot.view(seat), room_of(snapshot.state.game)
    if view is None:
        return []
    return [room.intention(tuple(intention.split(" ")), view, reader) for intention in intentions]


def plan_page(snapshot: Snapshot, seat: int, reader: Reader, *, notice: str = "", back: Selection) -> Parts:
    """Make the page on which a player plans; `back` is what is selected in the hand, to which it leads back."""
    lines = [notice] if notice else []
    lines += [planned_line(snapshot, seat, reader) or reader.t("plan-nothing"), reader.t("plan-about")]
    buttons = [snapshot.seat_press(seat, SHOW, *back.words).button(reader.t("button-back"))]
    if snapshot.state.seats[seat].intends:
        buttons.append(snapshot.seat_press(seat, UNPLAN).button(reader.t("button-unplan")))
    return page_of(lines, (*_plan_menus(snapshot, seat, reader), tuple(buttons)))


def _plan_menus(snapshot: Snapshot, seat: int, reader: Reader) -> tuple[Row, ...]:
    """Return the menus with what can be planned besides what is; none once there is no room for more."""
    intends = snapshot.state.seats[seat].intends
    if len(intends) >= MOST_INTENTIONS:
        return ()
    intentions = tuple(intention for intention in plannable(snapshot.state, seat) if intention not in intends)
    called, room = _called(snapshot, seat, intentions, reader), room_of(snapshot.state.game)
    choices = [
        MenuLine(
            intention,
            cut(name, CHOICE_LIMIT),
            cut(room.intention_note(tuple(intention.split(" ")), reader), CHOICE_LIMIT),
        )
        for intention, name in zip(intentions, called, strict=True)
    ]
    label = cut(reader.t("plan-menu", place="first" if not intends else "else"), PLACEHOLDER_LIMIT)
    return tuple(
        (snapshot.seat_press(seat, INTEND, str(number)).menu(part, label),)
        for number in range(_MENUS)
        if (part := choices[number * CHOICES : (number + 1) * CHOICES])
    )
