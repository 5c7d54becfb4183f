"""Pages of /mine: the tables that wait for a person, and the row of buttons that leads from each page to the others."""

from collections.abc import Sequence

from bot.games.text.reader import Reader
from bot.games.text.words import game_name
from bot.parts import verbs
from bot.parts.ids import NO_TABLE, Press, encode
from bot.parts.parts import Button, Parts, button_rows
from bot.tables import Snapshot

MOST = 10  # tables on the page: who has played at one of them is shown the next
_PAGES = {  # what each button says, by its verb
    verbs.MINE: "button-mine",
    verbs.MY_CALLS: "button-my-calls",
    verbs.MY_AWAY: "button-my-away",
    verbs.MY_CARD: "button-league-card",
    verbs.MY_DATA: "button-my-data",
}


def mine_row(shown: str, reader: Reader) -> tuple[Button, ...]:
    """Return the buttons that lead to all pages of /mine; `shown` is the verb of the one on which they stand."""
    return tuple(mine_button(verb, reader.t(text), on=verb == shown) for verb, text in _PAGES.items())


def mine_button(verb: str, label: str, *words: str, on: bool = False) -> Button:
    """Return a button of these pages, with the words of its verb; `on`: it is the one that is coloured."""
    return Button(encode(Press(NO_TABLE, 0, verb, words)), label, "primary" if on else "secondary")


def tables_page(tables: Sequence[Snapshot], reader: Reader, *, pending: int = 0) -> Parts:
    """Return the page of the tables that wait for its reader, in this order, and of so many results to confirm."""
    lines = [reader.t("mine-title" if tables else "mine-none")]
    lines += [_line(number, table, reader) for number, table in enumerate(tables[:MOST], 1)]
    if len(tables) > MOST:
        lines.append(reader.t("mine-more", count=len(tables) - MOST))
    buttons = [_hand(number, table, reader) for number, table in enumerate(tables[:MOST], 1)]
    rows = button_rows(buttons)
    if pending:
        lines.append(reader.t("mine-pending", count=pending))
        rows += ((mine_button(verbs.MY_PENDING, reader.t("button-my-pending"), on=True),),)
    return Parts(content="\n".join(lines), rows=(*rows, mine_row(verbs.MINE, reader)))


def _line(number: int, table: Snapshot, reader: Reader) -> str:
    state, since = table.state, table.state.times.awaited_since
    return reader.t(
        "mine-line",
        number=number,
        channel=f"<#{state.channel}>",
        game=game_name(state.game, reader.locale),
        since="" if since is None else f"<t:{int(since)}:R>",
        known="no" if since is None else "yes",
    )


def _hand(number: int, table: Snapshot, reader: Reader) -> Button:
    press = Press(table.id, table.state.version, verbs.HAND)
    return Button(encode(press), reader.t("button-mine-hand", number=number), "primary")
