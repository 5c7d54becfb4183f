"""The name that a person chooses in a server: a button of /mine opens its form."""

import asyncio
import unicodedata
from collections.abc import Mapping

from bot.connection.delivery import ERRORS
from bot.finding.mine import mine_row
from bot.games.text.names import marked_name
from bot.games.text.reader import Reader
from bot.league.rows.league import League
from bot.league.rows.names import MOST, name_key, read_name
from bot.league.rules import LeagueError
from bot.parts import verbs
from bot.parts.ids import Press, encode, free
from bot.parts.parts import FIELD, FormLine, FormParts, private
from bot.play.clicks.clicks import ClickHandler, FormHandler
from bot.play.clicks.context import InteractionContext, RequestError
from bot.tables.transaction import clean
from storage.names import NameRow

_PATIENCE = 8.0  # seconds that Discord has for each look-up
_FOUND = 100  # members whom Discord names at most


class ChosenNames:
    """Shows and changes the name that a player has chosen. `clicks` and `forms` have the handlers of its form."""

    def __init__(self, league: League) -> None:
        self._league = league
        self.clicks: Mapping[str, ClickHandler] = {verbs.MY_NAME: self._open}
        self.forms: Mapping[str, FormHandler] = {verbs.MY_NAME: self._written}

    async def _open(self, ctx: InteractionContext, _: Press) -> None:
        await ctx.responder.open(name_form(_chosen(ctx), ctx.reader))

    async def _written(self, ctx: InteractionContext, _: Press, written: Mapping[str, str]) -> None:
        """Set the name of the form, after a look-up of members of that name. LeagueErrors as `League.choose_name`.

        RequestError `my-name-unsure` if Discord doesn't answer.
        """
        name, user = read_name(written.get(FIELD, "")), ctx.interaction.user
        if name != _chosen(ctx):
            if name:
                await self._league.check_name(ctx.guild, user.id, name)
                await _check_members(ctx, name)
            await self._league.choose_name(ctx.guild, NameRow(user.id, clean(user.display_name), user.name), name)
            await ctx.services.rename(user.id, ctx.guild)
        said = ctx.reader.t("my-name-now", chosen="yes" if name else "no", name=marked_name(name))
        await ctx.show(private(said, (mine_row(verbs.MY_NAME, ctx.reader),)))


def _chosen(ctx: InteractionContext) -> str:
    return ctx.services.names.chosen(ctx.guild).get(ctx.person.id, "")


async def _check_members(ctx: InteractionContext, name: str) -> None:
    """Raise LeagueError `name-taken` if another member is called so, as far as Discord tells; RequestError."""
    guild, key = ctx.interaction.guild, name_key(name)
    if guild is None:
        raise RequestError("my-name-unsure")
    for text in dict.fromkeys((name, unicodedata.normalize("NFKC", name))):  # Discord knows neither as the other
        try:
            async with asyncio.timeout(_PATIENCE):
                members = await guild.query_members(text, limit=_FOUND, cache=False)
        except ERRORS:
            raise RequestError("my-name-unsure") from None
        others = (member for member in members if member.id != ctx.person.id)
        if any(key in (name_key(other.display_name), name_key(other.name)) for other in others):
            raise LeagueError("name-taken", name=name)


def name_form(chosen: str, reader: Reader) -> FormParts:
    """Return the form for a name, with the one that is `chosen` ("": none)."""
    line = FormLine(
        FIELD, reader.t("my-name-label"), reader.t("my-name-description"), value=chosen, least=0, most=2 * MOST
    )
    return FormParts(custom_id=encode(free(verbs.MY_NAME), "m"), title=reader.t("button-my-name"), lines=(line,))
