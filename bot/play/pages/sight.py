"""What a seat sees: its view with what is offered now, and the picture and words of its panel.

Whose turn it is sees table and hand in one picture, made of the public's view and the seat's own; whoever waits sees
the hand alone, which the moves of others leave as it is.
"""

import msgspec

from bot.games.actions import Action
from bot.games.drawn import HandPlan
from bot.games.offers import opened
from bot.games.rooms.selection import Selection, bare
from bot.games.text.look import Look
from bot.games.view import View
from bot.parts.parts import ALT_LIMIT
from bot.play.pages.alt import HAND_ROOM, hand_alt
from bot.play.pages.board import seat_labels, table_told, table_words
from bot.play.registry import room_of
from bot.tables import Snapshot
from rendering import draw_hand, draw_seat

_START = Selection()


def fitting(snapshot: Snapshot, seat: int, selection: Selection) -> tuple[View | None, Selection]:
    """Return the seat's view with what is offered to it now, and the selection as far as it fits."""
    view = offered(snapshot, seat)
    if view is None:
        return None, Selection(page=selection.page)
    room = room_of(view.game)
    order = selection.order if selection.order in room.orders else ""
    about = selection.about if selection.about in view.playable and legal_of(snapshot, seat) else ""
    return view, room.fitted(msgspec.structs.replace(selection, about=about, order=order), view)


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
    """True if the seat, which sees that, is to play now: its panel then shows the table above the hand."""
    running = snapshot.state.phase == "playing" and not snapshot.state.paused
    return running and view is not None and view.turn == seat and snapshot.state.seats[seat].present


def panel_picture(snapshot: Snapshot, seat: int, look: Look, selection: Selection = _START) -> bytes | None:
    """Draw the seat's hand as the player likes it, None while it has none. Slow: for a worker thread.

    In the player's turn the table lies above it. Of the selection it shows no more than `drawn` has, which is a part of
    the key under which a picture may be kept.
    """
    view, selection = fitting(snapshot, seat, selection.drawn)
    if view is None or not view.hand or snapshot.state.phase == "lobby":
        return None
    if snapshot.state.phase != "playing" or snapshot.state.paused:
        view = _still(view)
    shown = tuple(map(bare, room_of(view.game).shown(view, selection)))
    seen = msgspec.structs.replace(view, hand=shown)  # with what the selection brings in
    words, plan = table_words(snapshot, look), hand_plan(snapshot, seat, view, selection)
    public = snapshot.view(None) if on_turn(snapshot, seat, view) else None
    if public is None:
        return draw_hand(seen, words, look.theme, shown, plan)
    return draw_seat(public, seen, seat_labels(snapshot, public, look), words, look.theme, shown, plan)


def panel_alt(snapshot: Snapshot, seat: int, view: View | None, playing: bool, look: Look, notes: bool) -> str:
    """Tell that picture: `view` is the seat's, with what the selection changes in it.

    What can be played is told while there is something to press (`playing`); without `notes` that are told elsewhere.
    """
    if view is None or snapshot.state.phase == "lobby":
        return ""
    view = view if playing else _still(view)
    if not on_turn(snapshot, seat, view):
        return hand_alt(view, look.locale, look.figures, notes=notes)
    hand = hand_alt(view, look.locale, look.figures, notes=notes, limit=HAND_ROOM)
    return f"{hand} {table_told(snapshot, look, ALT_LIMIT - len(hand) - 1)}".strip()


def hand_plan(snapshot: Snapshot, seat: int, view: View, selection: Selection) -> HandPlan:
    """Return what the hand's picture shows of the selection, and what shines there and on the table."""
    room = room_of(view.game)
    plan: HandPlan = room.plan(view, selection)
    waits = snapshot.state.phase != "playing" or bool(snapshot.state.paused)
    if not waits and view.turn == seat and not view.playable:
        plan = msgspec.structs.replace(plan, idle=True)
    if selection.hint and view.legal:
        return _hinted(plan, view, selection)
    if not selection.about:
        return plan
    every = room.actions(view, view.legal, selection)
    return lit_by(plan, [one for one in every if room.subject(one) == selection.about], view, selection)


def _hinted(plan: HandPlan, view: View, selection: Selection) -> HandPlan:
    """Return a plan in which what a hint hands in shines, and where it would go."""
    room = room_of(view.game)
    if not room.fills(view, selection.hint):
        return lit_by(plan, list(map(Action.parse, selection.hint)), view, selection)
    filled, numbers = room.filled(selection, view, selection.hint), room.numbers(view, selection)
    places = sorted(numbers[one] - 1 for one in (*filled.taken, *filled.picked) if one in numbers)
    return msgspec.structs.replace(plan, lit=tuple(places), targets=room.plan(view, filled).targets)


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
