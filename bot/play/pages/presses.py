"""The meaning of a press on a hand panel: the tokens that it hands in, or what is selected after it."""

from collections.abc import Sequence

import msgspec

from bot.games.actions import Action, seat_name
from bot.games.errors import IllegalAction, NotationError
from bot.games.match import act
from bot.games.rooms.frame import FOLLOWED
from bot.games.rooms.selection import ANY, Selection, split_mark, split_order
from bot.games.text.reader import Reader
from bot.games.text.words import explain
from bot.games.view import View
from bot.parts.ids import IdError, Press
from bot.parts.verbs import SELECT
from bot.play.pages.seats import raw_names
from bot.play.registry import AnyRoom, naming_of, room_of
from bot.tables import Snapshot

_NOTHING = Selection()
_ANY_END = ("does-not-fit", "street-closed")  # what rules say of one end; of all at once it is one sentence


def tokens_of(press: Press, view: View, legal: tuple[str, ...], kept: Selection = _NOTHING) -> tuple[str, ...]:
    """Return the tokens that an ACT means, for the view's seat: the groups of the selection, then the action.

    `legal` are the seat's legal tokens now: `#n` is the n-th of what can be done with the selection, for tokens too
    long for a custom id; that this is the right one version and mark make sure. `kept` is what the player has
    selected: () if the button was drawn for another selection, which is gone. IdError if it means nothing.
    """
    room = room_of(view.game)
    mark, words = _said(press)
    if words[:1] == ("+",):
        if not room.means(words[1:]):
            raise IdError(" ".join(words))
        return room.tokens(kept.put(*words[1:]), view) if mark == kept.mark else ()
    token = _token(words, tuple(map(str, room.actions(view, legal, kept))), view.seat or 0)
    if not room.hands_in(Action.parse(token)):
        return (token,)
    return (*room.tokens(kept, view), token) if mark == kept.mark else ()


def _said(press: Press) -> tuple[str, tuple[str, ...]]:
    """Return for which selection an ACT was drawn ("": for none), and the words of its action."""
    before, mark, after = split_mark(split_order(press.words)[1])
    words = (*before, *after)
    return mark, words[1:] if words[:1] == (FOLLOWED,) else words


def _token(words: tuple[str, ...], legal: tuple[str, ...], seat: int) -> str:
    said = " ".join(words)
    if not said.startswith("#"):
        return f"{seat_name(seat)} {said}"
    number = said.removeprefix("#")
    if not (number.isascii() and number.isdigit() and int(number) < len(legal)):
        raise IdError(said)
    return legal[int(number)]


def unread(press: Press, seat: int) -> tuple[str, ...]:
    """Write an old ACT as a token, for a table that refuses it for its version before it reads it."""
    return (" ".join((seat_name(seat), *_said(press)[1])),)


def refusal(press: Press, snapshot: Snapshot, seat: int, reader: Reader) -> str:
    """Say why the piece of a WHY may not be played: the rule's sentence; "" where it may, or the panel is old."""
    view, match, piece = snapshot.view(seat), snapshot.state.match, split_order(press.words)[1][:1]
    if view is None or match is None or press.version != snapshot.seat_version(seat):
        return ""
    room, naming, refusals = room_of(view.game), naming_of(view.game, reader, marked=True), list[IllegalAction]()
    forbidden = {*(view.hand or ())}.difference(view.playable)
    for token in room.tries(piece[0], view) if forbidden.intersection(piece) else ():
        try:
            act(match, Action.parse(token))
        except IllegalAction as error:
            refusals.append(error)
        except NotationError:
            continue
    telling = [error for error in refusals if error.code not in _ANY_END]
    if telling:
        return explain(telling[0], reader.locale, raw_names(snapshot.state, reader), naming=naming)
    return reader.t("panel-fits-nowhere", tile=naming.piece(piece[0])) if refusals else ""


def place_of(press: Press) -> Selection:
    """Return where the panel is that was pressed: as far as its id tells, with nothing selected."""
    before, _, _ = split_mark(press.words)
    return Selection.parse(before) if press.verb == SELECT else Selection(order=split_order(before)[0])


def chosen(press: Press, view: View | None, kept: Selection) -> Selection:
    """Return what is selected after a SHOW or a SELECT, of what was `kept`; a void change changes nothing.

    The panel may be older than the view: only what still fits is changed.
    """
    before, mark, change = split_mark(press.words)
    there = kept.at(Selection.parse(before))
    if press.verb != SELECT or view is None or mark not in (kept.mark, ANY):
        return there
    room = room_of(view.game)
    return room.fitted(room.changed(room.fitted(there, view), view, change), view)


def followed(kept: Selection, view: View | None, *, same: bool) -> Selection:
    """Return what is selected after the game went on.

    The panel stays where it is while the seat's choices are the `same`.
    """
    there = kept if same else msgspec.structs.replace(kept, about="", page=0, hint=())
    return there if view is None else room_of(view.game).fitted(there, view)


def handed_in(press: Press, kept: Selection, room: AnyRoom, tokens: Sequence[str] = ()) -> Selection:
    """Return what is selected after an ACT that handed these tokens in: nothing, or what it leaves alone.

    A piece that was played is let go, and not its twin.
    """
    mark, _ = _said(press)
    if mark:
        return kept.cleared().at(place_of(press))
    for action in map(Action.parse, tokens):
        piece = room.subject(action)
        kept = kept.let_go(piece) if piece else kept
    return kept.at(place_of(press))
