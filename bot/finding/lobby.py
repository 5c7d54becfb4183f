"""Finding players: messages that mention people beside a lobby, and what a lobby says of kept seats and loneliness."""

from collections.abc import Iterable, Sequence

from bot.daily.plans import PLANS
from bot.games.registry import find_game
from bot.games.text.look import Look
from bot.games.text.names import marked_name
from bot.games.text.words import game_name
from bot.parts import verbs
from bot.parts.ids import NO_TABLE, Press, encode
from bot.parts.parts import Button, Parts, Row, Style
from bot.tables import Snapshot, TableState


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


def finding_lines(state: TableState, look: Look) -> Iterable[str]:
    """Say for whom a seat is kept or who declined it, and to somebody who waits alone what else there is."""
    if state.kept is not None:
        name, until = marked_name(state.kept.name), state.times.kept_until or 0.0
        declined = state.kept.declined
        yield (
            look.t("lobby-declined", name=name)
            if declined
            else look.t("lobby-kept", name=name, time=f"<t:{int(until)}:t>")
        )
    if waits(state):
        yield look.t("lobby-lonely")


def finding_row(snapshot: Snapshot, look: Look) -> Iterable[Row]:
    """Yield a row of buttons for somebody who waits alone: today's deal, and a call."""
    state = snapshot.state
    if waits(state):
        game = (state.game,) if state.game in PLANS else ()
        daily = Button(encode(Press(NO_TABLE, 0, verbs.DAILY, game)), look.t("button-daily-today"))
        call = _button(snapshot, verbs.CALL_PLAYERS, look.t("button-call-players"))
        yield (daily, call) if game else (call,)


def call_button(snapshot: Snapshot, look: Look) -> Iterable[Button]:
    """Yield the button for a call, where somebody can still sit down."""
    state = snapshot.state
    free = len(state.seats) < find_game(state.game).seats.stop - 1
    if state.phase == "lobby" and free and not (state.fixture or state.closed):
        yield _button(snapshot, verbs.CALL_PLAYERS, look.t("button-call-players"))


def waits(state: TableState) -> bool:
    """True if somebody has waited alone in a lobby for a while, and does still."""
    return state.lonely and state.phase == "lobby" and len(state.seats) == 1 and not state.closed


def link(snapshot: Snapshot) -> str:
    """Return the address of a table's board, else of its channel."""
    state, board = snapshot.state, snapshot.state.refs.get("board")
    place = f"https://discord.com/channels/{state.guild}/{state.channel}"
    return f"{place}/{board}" if board else place


def _button(snapshot: Snapshot, verb: str, label: str, style: Style = "secondary") -> Button:
    return Button(encode(Press(snapshot.id, snapshot.state.version, verb)), label, style)
