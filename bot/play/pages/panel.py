"""The hand panel: what one player alone sees. Its own hand, what can be done with it, and nothing of other hands."""

from collections.abc import Iterator

from bot.games.rooms.frame import Frame, Page, without_suggestion
from bot.games.rooms.selection import Selection
from bot.games.text.look import Look
from bot.games.text.names import escaped
from bot.games.view import View
from bot.parts.ids import Press, encode
from bot.parts.parts import CONTENT_LIMIT, Button, Parts, Row, cut
from bot.parts.phone import line_height
from bot.parts.verbs import HINT, MENU, NEXT_TABLE, PLAN, READY, REMATCH, RESUME, RETURN, SHOW, UNPLAN
from bot.play.pages.choices import choices
from bot.play.pages.news import told_since
from bot.play.pages.planning import can_plan, planned_line
from bot.play.pages.results import own_lines
from bot.play.pages.seats import marked, turn_line
from bot.play.pages.sight import fitting, legal_of, offered, panel_alt
from bot.play.ports import Outcome
from bot.play.registry import room_of
from bot.players import has_choice
from bot.tables import Snapshot, nudge_from

PICTURE = "hand.png"
_START = Selection()
_Named = tuple[str, str, tuple[str, ...]]  # a button's verb, the id of its label, its words
_VOTED = {"voted": "cast", "vote-withdrawn": "withdrawn", "vote-ended": "ended"}  # notices of votes to end


def panel(
    snapshot: Snapshot,
    seat: int,
    look: Look,
    *,
    selection: Selection = _START,
    picture: bytes | None = None,
    notice: str = "",
    hinted: bool = False,
    outcome: Outcome | None = None,
    others: bool = False,
) -> Parts:
    """Make the panel of a seat, in its player's own look. Fast: it draws nothing.

    `selection` is what the player has selected, and where; what fits no longer is left out. `picture` is what
    `panel_picture` drew (None: the hand is told in words). `notice` is a sentence for the top: what went wrong, or what
    a click led to (`notice_text`). `hinted`: it is a hint, which can become the plan. `outcome` is what the match that
    is over has changed in the league. `others`: other tables wait for the player.
    """
    view, selection = fitting(snapshot, seat, selection)
    legal = legal_of(snapshot, seat)
    page, task, about = None, "", list[str]()
    if view is not None and (legal or view.open or _can_arrange(snapshot, view)):
        page = choices(Frame(snapshot.id, snapshot.seat_version(seat), view, look, selection), legal, asked=True)
        page = page if snapshot.state.suggests(seat) else without_suggestion(page)
        task = _question(view, selection, page, look)
        about = list(room_of(view.game).selected(selection, view, look))
    lines = [*([notice] if notice else []), *_lines(snapshot, seat, task, look, outcome, planning=bool(about))]
    if view is not None and not (picture is not None and room_of(view.game).notes_drawn):
        lines += room_of(view.game).hand_notes(view, look)
    lines += about
    arranged = None if view is None else room_of(view.game).arranged(view, selection)
    alt = panel_alt(snapshot, seat, arranged, page is not None, look, picture is not None)
    if picture is None and alt:
        lines += ["", escaped(alt)]
    rows = (*(page.rows if page else ()), _controls(snapshot, seat, look, selection, page, view, hinted, others=others))
    rows = () if snapshot.state.closed else rows
    content = cut("\n".join(lines), CONTENT_LIMIT)
    if picture is None:
        return Parts(content=content, rows=rows, notice=notice)
    return Parts(content=content, file=picture, filename=PICTURE, alt=alt, rows=rows, notice=notice)


def notice_text(code: str, snapshot: Snapshot, look: Look) -> str:
    """Say the notice of a table's reply (`Reply.notice`), "" for none, or where it is no news any more."""
    if not code or (code == "claimed" and not snapshot.state.said.claims):
        return ""
    if code in _VOTED:
        return look.t("notice-voted", how=_VOTED[code], votes=snapshot.votes_cast, needed=snapshot.votes_needed)
    if code == "nudge-early":
        return look.t("notice-nudge-early", time=f"<t:{int(nudge_from(snapshot.state))}:R>")
    return look.t(f"notice-{code}")


def call_refused(snapshot: Snapshot, seat: int, look: Look) -> str:
    """Say why a call or a catch from the public message changed nothing: mostly somebody was faster."""
    view, state = snapshot.view(None), snapshot.state
    names = [marked(state, other, look.locale) for other in range(len(state.seats))]
    return look.t("call-late") if view is None else room_of(state.game).call_refused(view, seat, names, look)


def _can_arrange(snapshot: Snapshot, view: View) -> bool:
    """True if the hand can be put in order though nothing can be played."""
    return snapshot.state.phase == "playing" and room_of(view.game).arrangeable(view)


def _lines(
    snapshot: Snapshot, seat: int, task: str, look: Look, outcome: Outcome | None, *, planning: bool
) -> list[str]:
    """Return the lines at the top: whose turn it is, what is to be done, what has happened (`planning`: briefly)."""
    state = snapshot.state
    if state.phase == "lobby":
        return [look.t("panel-lobby")]
    if state.phase == "over":
        return own_lines(snapshot, seat, look, outcome)
    between = state.phase == "between" and not state.paused
    first = look.t("panel-between") if between else turn_line(snapshot, look, seat)
    joined = look.t("panel-task", turn=first, task=task) if task else first
    lines = [first, task] if task and line_height(joined) > 1 else [joined]
    if state.seats[seat].played_by_computer:
        lines.append(look.t("panel-away"))
    if state.seats[seat].intends:
        lines.append(planned_line(snapshot, seat, look))
    return [*lines, *(f"-# {text}" for text in told_since(snapshot, seat, look, brief=planning))]


def _question(view: View, selection: Selection, page: Page, look: Look) -> str:
    """Say what is to be done, "" where that goes without saying: a piece is pressed."""
    room = room_of(view.game)
    if selection.about:
        return room.question(selection.about, view, look)
    asked = room.ask(view, look, selection)
    if page.pages == 1:
        return asked
    return f"{asked} {look.t('panel-page', page=page.page + 1, pages=page.pages)}".strip()


def _controls(
    snapshot: Snapshot,
    seat: int,
    look: Look,
    selection: Selection,
    page: Page | None,
    view: View | None,
    hinted: bool,
    *,
    others: bool,
) -> Row:
    """Make the last row: at most three buttons of this moment, a hint, and the menu for whatever is seldom pressed."""

    def button(verb: str, label: str, *words: str) -> Button:
        press = Press(snapshot.id, snapshot.seat_version(seat), verb, words)
        return Button(encode(press), look.t(label), "success" if verb == REMATCH else "secondary")

    waits = tuple(_waiting(snapshot, seat, others=others))
    turned, more = tuple(_turning(snapshot, selection, page, view)), tuple(_planning(snapshot, seat))
    named = (*waits, *turned, *more, *_answers(snapshot, seat))[: 4 if waits or more else 3]
    row = [button(verb, label, *words) for verb, label, words in named]
    if hinted or can_hint(snapshot, seat):
        row.insert(0, button(HINT, "button-hint-fill", "fill") if hinted else button(HINT, "button-hint"))
    return (*row, button(MENU, "button-menu"))


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
        named = order or room_of(snapshot.state.game).usual
        yield SHOW, f"button-sort-{named}", Selection("", 0, order).words


def _waiting(snapshot: Snapshot, seat: int, *, others: bool) -> Iterator[_Named]:
    """Yield what a player at a slow table does while others play: go to another, take back what is planned."""
    if others:
        yield NEXT_TABLE, "button-next-table", ()
    if snapshot.state.seats[seat].intends:
        yield UNPLAN, "button-unplan", ()


def _planning(snapshot: Snapshot, seat: int) -> Iterator[_Named]:
    """Yield the button to plan the next turn."""
    if can_plan(snapshot, seat):
        yield PLAN, "button-plan", ()


def _answers(snapshot: Snapshot, seat: int) -> Iterator[_Named]:
    """Yield the button by which the player says what the table waits for."""
    state = snapshot.state
    if state.seats[seat].played_by_computer and state.phase != "over":
        yield RETURN, "button-return", ()
    elif state.paused:
        yield RESUME, "button-resume", ("hand",)
    elif state.phase == "between" and seat not in state.said.ready:
        yield READY, "button-ready", ()
    elif state.phase == "over" and not state.closed and seat not in state.said.ready:
        yield REMATCH, "button-rematch", ()


def can_hint(snapshot: Snapshot, seat: int) -> bool:
    """True if the seat's player may ask for a hint now: in turn, and with something to choose."""
    state = snapshot.state
    if not state.hinting or snapshot.turn != seat:
        return False
    view = offered(snapshot, seat)  # nothing while the computer plays
    return view is not None and has_choice(view)


def next_order(view: View | None, selection: Selection) -> str | None:
    """Return the next other order of the hand, None where there is none or nothing to sort."""
    if view is None or selection.about or not view.hand or view.ended:
        return None
    orders = room_of(view.game).orders_of(selection)
    at = orders.index(selection.order) if selection.order in orders else 0
    return orders[(at + 1) % len(orders)] if len(orders) > 1 else None
