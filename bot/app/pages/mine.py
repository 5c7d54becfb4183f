"""The tables of a server that wait for a person, with a button to the hand at each."""

from collections.abc import Sequence

from bot.games.text.look import Look
from bot.games.text.words import game_name
from bot.parts import verbs
from bot.parts.ids import Press, encode
from bot.parts.parts import Button, Parts, button_rows
from bot.tables import Snapshot

MOST = 10  # tables on the page: who has played at one of them is shown the next


def mine(tables: Sequence[Snapshot], look: Look) -> Parts:
    """Make the page of the tables that wait for its reader, in this order."""
    if not tables:
        return Parts(content=look.t("mine-none"))
    lines = [look.t("mine-title"), *(_line(number, one, look) for number, one in enumerate(tables[:MOST], 1))]
    if len(tables) > MOST:
        lines.append(look.t("mine-more", count=len(tables) - MOST))
    buttons = (_hand(number, one, look) for number, one in enumerate(tables[:MOST], 1))
    return Parts(content="\n".join(lines), rows=button_rows(buttons))


def _line(number: int, table: Snapshot, look: Look) -> str:
    state, since = table.state, table.state.times.awaited_since
    return look.t(
        "mine-line",
        number=number,
        channel=f"<#{state.channel}>",
        game=game_name(state.game, look.locale),
        since="" if since is None else f"<t:{int(since)}:R>",
        known="no" if since is None else "yes",
    )


def _hand(number: int, table: Snapshot, look: Look) -> Button:
    press = Press(table.id, table.state.version, verbs.HAND)
    return Button(encode(press), look.t("button-mine-hand", number=number), "primary")
