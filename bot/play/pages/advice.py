"""Advice in words: a strong player's move and the reason for it, from what the player who asked can see."""

from collections.abc import Sequence

from bot.games.actions import Action
from bot.games.minds.weighing import Reason
from bot.games.text.names import escaped, marked_name, plain_name, seat_fallback
from bot.games.text.numbers import listed
from bot.games.text.reader import Reader
from bot.games.text.words import family_text, sentence
from bot.games.view import View
from bot.play.registry import naming_of, room_of
from bot.players.registry import reason

Tokens = tuple[str, ...]


def deeds(view: View, tokens: Tokens, reader: Reader, *, marked: bool = True) -> str:
    """Name what is handed in: `6-4 🔵 X`; of a whole turn all acts in their order.

    `marked`: fit for the text of messages.
    """
    if not tokens:
        return reader.t("deed-let-go")
    room, text = room_of(view.game), ""
    for action in map(Action.parse, tokens):
        deed = room.deed(action, view, reader)
        text = reader.t("deed-list", first=text, last=deed) if text else deed
        view = room.after(action, view)
    return escaped(text) if marked else text


def why(
    view: View,
    tokens: Tokens,
    names: Sequence[str],
    reader: Reader,
    *,
    instead: Tokens | None = None,
    marked: bool = True,
) -> str:
    """Return one sentence that speaks for handing that in, or for that and not what is handed in `instead`.

    `names` are raw, by seat.
    """
    return reason_text(view.game, reason(view, tokens, instead), names, reader, marked=marked)


def reason_text(game: str, because: Reason, names: Sequence[str], reader: Reader, *, marked: bool = True) -> str:
    """Return a reason as a sentence (`reason-<family>-<code>`, else `reason-<code>`)."""
    naming = naming_of(game, reader, marked=True)  # pieces as in `deeds`: 10♥ beside 10♥
    called = marked_name if marked else plain_name
    facts: dict[str, str | int] = {}
    for key, fact in because.facts.items():
        if isinstance(fact, tuple):
            facts[key] = listed((naming.piece(piece) for piece in fact), reader.locale)
        elif key == "against" and isinstance(fact, int):
            facts[key] = called(names[fact], seat_fallback(fact, reader.locale))
        else:
            facts[key] = naming.piece(fact) if key == "tile" and isinstance(fact, str) else fact
    return sentence(reader.locale, family_text("reason", because.code, reader.locale, naming), **facts)


def hint_text(view: View, tokens: Tokens, names: Sequence[str], reader: Reader, *, planned: bool = False) -> str:
    """Return a hint: what a strong player would do now, and why; what it lays is left out where that is `planned`."""
    move = deeds(view, tokens[-1:] if planned else tokens, reader)
    return reader.t("hint-text", what=move[:1].upper() + move[1:], why=why(view, tokens, names, reader))
