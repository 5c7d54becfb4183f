"""/mine: a person's tables and data, and the row of buttons that leads to all of its pages (see `notify.py`)."""

import json
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Literal

from bot.connection.registration import anywhere
from bot.games.text.reader import Reader
from bot.games.text.words import game_name
from bot.league.pages.admin import pending_page
from bot.league.rows.league import League
from bot.parts import verbs
from bot.parts.ids import Press, free
from bot.parts.parts import Button, Parts, Row, button_rows, page_of, private
from bot.play.clicks.clicks import ClickHandler
from bot.play.clicks.context import InteractionContext, RequestError
from bot.play.clicks.dispatcher import Dispatcher
from bot.play.commanding import CommandCog, command
from bot.tables import Snapshot, waiting
from storage import Forgotten

_FORGET, _KEEP = "forget-me", "keep-me"
Database = Literal["file", "server"]
_EXPORT, _DELETE = "export", "delete"  # words of MY_DATA
ANYWHERE = frozenset((verbs.MY_DATA, _FORGET, _KEEP))  # what can be clicked outside of servers, too

MOST = 10  # tables on the page: who has played at one of them is shown the next
_PAGES = {  # what each button says, by its verb
    verbs.MINE: "button-mine",
    verbs.MY_CALLS: "button-my-calls",
    verbs.MY_AWAY: "button-my-away",
    verbs.MY_CARD: "button-league-card",
    verbs.MY_DATA: "button-my-data",
}


class Mine(CommandCog):
    """A person's tables and data; nobody can ask for another's. `clicks` has the handlers of the buttons."""

    def __init__(
        self, dispatcher: Dispatcher, *, league: League, forgotten: Callable[[int], Coroutine[None, None, Forgotten]]
    ) -> None:
        """`forgotten` deletes a person's data everywhere, and returns what was done."""
        super().__init__(dispatcher)
        self._league, self._forgotten = league, forgotten
        self.clicks: Mapping[str, ClickHandler] = {
            verbs.MINE: lambda ctx, _: self._show_tables(ctx),
            verbs.NEXT_TABLE: self._next,
            verbs.MY_PENDING: self._pending,
            verbs.MY_DATA: self._data,
            _FORGET: self._forget,
            _KEEP: lambda ctx, _: _show_data(ctx, ctx.reader.t("mydata-kept")),
        }

    @anywhere
    @command("mine")
    async def mine(self, ctx: InteractionContext) -> None:
        """List the tables of the server that wait for the person; outside of servers, show what is theirs there."""
        await (self._show_tables(ctx) if ctx.guild else _show_data(ctx))

    async def _show_tables(self, ctx: InteractionContext) -> None:
        pending = await self._league.confirmable(ctx.guild, ctx.person.id)
        await ctx.show(tables_page(_waiting(ctx), ctx.reader, pending=len(pending)))

    async def _next(self, ctx: InteractionContext, press: Press) -> None:
        """Show the hand at the table that has waited longest, in place of the one that was clicked."""
        table = next((table for table in _waiting(ctx) if table.id != press.table), None)
        await (self._show_tables(ctx) if table is None else ctx.show_hand(table))

    async def _pending(self, ctx: InteractionContext, _: Press) -> None:
        """Show the results that the person can confirm, in a message of their own: an answer takes its place."""
        await ctx.responder.private(pending_page(await self._league.confirmable(ctx.guild, ctx.person.id), ctx.reader))

    async def _data(self, ctx: InteractionContext, press: Press) -> None:
        if press.words == (_EXPORT,):
            await _export(ctx)
        elif press.words == (_DELETE,):
            yes = free(_FORGET).button(ctx.reader.t("button-forget-me"), "danger")
            no = free(_KEEP).button(ctx.reader.t("button-no"))
            await ctx.show(private(ctx.reader.t("mydata-ask", database=_database(ctx)), ((yes, no),)))
        else:
            await _show_data(ctx)

    async def _forget(self, ctx: InteractionContext, _: Press) -> None:
        """Delete the person's data, here and in all other processes, and tell the result."""
        result = await self._forgotten(ctx.person.id)
        if result.open:
            text = ctx.reader.t("mydata-going", parts=len(result.open))
        else:
            text = ctx.reader.t("mydata-gone", results=result.results, erased=result.erased, bans=result.bans)
        await ctx.show(private(text))


def _waiting(ctx: InteractionContext) -> tuple[Snapshot, ...]:
    return waiting(ctx.services.tables.of_person(ctx.person.id), ctx.guild, ctx.person.id)


async def _export(ctx: InteractionContext) -> None:
    """Hand out what is stored about the person; RequestError `mydata-no-file` where no file may be attached."""
    if not ctx.attaches:
        raise RequestError("mydata-no-file")
    export = await ctx.services.store.export(ctx.person.id)
    export["avatar_kept"] = ctx.services.faces.has(ctx.person.id)
    file = json.dumps(export, ensure_ascii=False, indent=2).encode()
    await ctx.responder.private(
        Parts(content=ctx.reader.t("mydata-here"), file=file, filename=f"boneyard-{ctx.person.id}.json")
    )


def _database(ctx: InteractionContext) -> Database:
    return "server" if ctx.services.store.on_server else "file"


async def _show_data(ctx: InteractionContext, notice: str = "") -> None:
    await ctx.show(data_page(ctx.reader, _database(ctx), alone=not ctx.guild, notice=notice))


def data_page(reader: Reader, database: Database, *, alone: bool = False, notice: str = "") -> Parts:
    """Make the page on what is stored about people, with the buttons to get or delete it.

    `alone`: it is shown outside of servers, where the other pages of /mine are not.
    """
    lines = [reader.t("privacy", database=database), *([reader.t("mydata-alone")] if alone else [])]
    buttons = (
        free(verbs.MY_DATA, _EXPORT).button(reader.t("button-mydata-export")),
        free(verbs.MY_DATA, _DELETE).button(reader.t("button-mydata-delete"), "danger"),
    )
    return page_of(lines, (buttons, *(() if alone else (mine_row(verbs.MY_DATA, reader),))), notice=notice)


def mine_row(active: str, reader: Reader) -> tuple[Button, ...]:
    """Return the buttons that lead to all pages of /mine; `active` is the verb of the one on which they stand."""
    return tuple(
        free(verb).button(reader.t(text), "primary" if verb == active else "secondary") for verb, text in _PAGES.items()
    )


def tables_page(tables: Sequence[Snapshot], reader: Reader, *, pending: int = 0) -> Parts:
    """Return the page of the tables that wait for its reader, in this order, and of so many results to confirm."""
    lines = [
        reader.t("mine-title" if tables else "mine-none"),
        *(_line(number, table, reader) for number, table in enumerate(tables[:MOST], 1)),
        *([reader.t("mine-more", count=len(tables) - MOST)] if len(tables) > MOST else []),
    ]
    rows = button_rows(
        table.press(verbs.HAND).button(reader.t("button-mine-hand", number=number), "primary")
        for number, table in enumerate(tables[:MOST], 1)
    )
    more: Row = (free(verbs.MY_NAME).button(reader.t("button-my-name")),)
    if pending:
        lines.append(reader.t("mine-pending", count=pending))
        more = (free(verbs.MY_PENDING).button(reader.t("button-my-pending"), "primary"), *more)
    return page_of(lines, (*rows, more, mine_row(verbs.MINE, reader)))


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
