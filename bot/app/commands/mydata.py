"""People's own data: /privacy, /mydata export, /mydata delete, and the question before it."""

import json
from collections.abc import Callable, Coroutine, Mapping

from discord import app_commands

from bot.app.commands.info import privacy
from bot.connection.anywhere import anywhere
from bot.connection.registration import text
from bot.parts.ids import NO_TABLE, Press, encode
from bot.parts.parts import Button, Parts, private
from bot.play.clicks.clicks import ClickHandler
from bot.play.clicks.context import InteractionContext, RequestError
from bot.play.clicks.dispatcher import Dispatcher
from bot.play.commanding import CommandCog, choices_of, command
from storage import Forgotten

_FORGET, _KEEP = "forget-me", "keep-me"
_SURE = "yes"
ANYWHERE = frozenset((_FORGET, _KEEP))  # what can be clicked outside of servers, too


class MyData(CommandCog):
    """The commands for a person's own data; nobody can ask for another's."""

    def __init__(self, dispatcher: Dispatcher, forgotten: Callable[[int], Coroutine[None, None, Forgotten]]) -> None:
        """`forgotten` deletes a person's data everywhere, and returns what was done."""
        super().__init__(dispatcher)
        self._forgotten = forgotten
        self.clicks: Mapping[str, ClickHandler] = {_FORGET: self._forget, _KEEP: _keep}

    @anywhere
    @command("privacy")
    async def privacy(self, ctx: InteractionContext) -> None:
        """Tell what is stored about people."""
        await ctx.show(privacy(ctx.reader, on_server=ctx.services.store.on_server))

    @command("mydata export")
    async def export(self, ctx: InteractionContext) -> None:
        """Hand out what is stored about the person; RequestError `mydata-no-file` where no file may be attached."""
        if not ctx.attaches:
            raise RequestError("mydata-no-file")
        found = await ctx.services.store.export(ctx.person.id)
        found["avatar_kept"] = ctx.services.faces.has(ctx.person.id)
        file = json.dumps(found, ensure_ascii=False, indent=2).encode()
        name = f"boneyard-{ctx.person.id}.json"
        await ctx.responder.private(Parts(content=ctx.reader.t("mydata-here"), file=file, filename=name))

    @command("mydata delete", sure=choices_of("command-mydata-delete.", (_SURE,)))
    async def delete(self, ctx: InteractionContext, sure: str) -> None:
        """Ask before anything is deleted. The word keeps people from coming here by Enter alone."""
        if sure != _SURE:
            await ctx.show(private(ctx.reader.t("mydata-kept")))
            return
        yes = Button(_id(_FORGET), ctx.reader.t("button-forget-me"), "danger")
        no = Button(_id(_KEEP), ctx.reader.t("button-no"))
        await ctx.show(private(ctx.reader.t("mydata-ask"), ((yes, no),)))

    mydata = anywhere(app_commands.Group(name="mydata", description=text("command-mydata.description")))
    mydata.add_command(export)
    mydata.add_command(delete)

    async def _forget(self, ctx: InteractionContext, _: Press) -> None:
        """Delete the person's data, here and in all other processes, and tell the result."""
        found = await self._forgotten(ctx.person.id)
        if found.open:
            await ctx.show(private(ctx.reader.t("mydata-going", parts=len(found.open))))
            return
        facts = {"results": found.results, "erased": found.erased, "bans": found.bans}
        await ctx.show(private(ctx.reader.t("mydata-gone", **facts)))


async def _keep(ctx: InteractionContext, _: Press) -> None:
    await ctx.show(private(ctx.reader.t("mydata-kept")))


def _id(verb: str) -> str:
    return encode(Press(NO_TABLE, 0, verb))
