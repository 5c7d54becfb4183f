"""Messages beside a lobby that mention people: players are wanted, or one person is challenged."""

from collections.abc import Sequence

from bot.games.text.look import Look
from bot.games.text.names import marked_name
from bot.games.text.words import game_name
from bot.parts import verbs
from bot.parts.ids import Press, encode
from bot.parts.parts import Button, Parts, Style
from bot.play.pages.lobby import link
from bot.tables import Snapshot


def call_post(snapshot: Snapshot, people: Sequence[int], look: Look) -> Parts:
    """Make the message that mentions these people, and nobody else: players are wanted."""
    names = " ".join(f"<@{person}>" for person in people)
    text = look.t("call-post", names=names, game=game_name(snapshot.state.game, look.locale), link=link(snapshot))
    row = (
        _button(snapshot, verbs.JOIN, look.t("button-join"), "primary"),
        _button(snapshot, verbs.NOTIFY_OFF, look.t("button-notify-off")),
    )
    return Parts(content=f"{text}\n{look.t('call-why')}", rows=(row,), pings=tuple(people))


def challenge_post(snapshot: Snapshot, person: int, by: str, look: Look) -> Parts:
    """Make the message that mentions a person for whom a seat is kept; `by` is the raw name of who challenges."""
    until = snapshot.state.times.kept_until or snapshot.state.created
    text = look.t(
        "challenge-post",
        player=f"<@{person}>",
        name=marked_name(by),
        game=game_name(snapshot.state.game, look.locale),
        time=f"<t:{int(until)}:t>",
        link=link(snapshot),
    )
    row = (
        _button(snapshot, verbs.JOIN, look.t("button-join"), "primary"),
        _button(snapshot, verbs.DECLINE, look.t("button-decline")),
    )
    return Parts(content=text, rows=(row,), pings=(person,))


def _button(snapshot: Snapshot, verb: str, label: str, style: Style = "secondary") -> Button:
    return Button(encode(Press(snapshot.id, snapshot.state.version, verb)), label, style)
