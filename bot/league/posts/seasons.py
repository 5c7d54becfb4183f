"""The end of a season: its final table is posted once, when a manager ends it or its last day is over.

A note says which one was posted last, so what a crash prevented is posted by the next process; a nonce prevents a
second post.
"""

import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import partial

from discord.ext import commands

from bot.connection.channels import Channels
from bot.connection.service import TICK, Announcer, Poller
from bot.games.text.reader import Reader
from bot.league.pages.seasons import final_button, final_picture, season_final
from bot.league.rows.league import League
from bot.league.rows.values import SeasonEnd, SeasonRow
from bot.parts.parts import Parts
from bot.play.guild_settings import GuildSettings
from bot.play.messages.presenter import Presenter
from bot.play.pages.settings import LEAGUE_CHANNEL
from bot.tables import Clock
from storage import StorageError, Store

_LATE = 7 * 86400.0  # seconds after its end for which a season is still posted
_META = "season-posted"
_log = logging.getLogger(__name__)


class SeasonPosts:
    """Posts final tables, and ends the seasons whose last day is over."""

    def __init__(
        self,
        channels: Channels,
        presenter: Presenter,
        *,
        league: League,
        store: Store,
        settings: GuildSettings,
        clock: Clock,
    ) -> None:
        self._channels, self._presenter, self._clock = channels, presenter, clock
        self._league, self._store, self._settings = league, store, settings
        self._waiting: dict[int, Callable[[], Awaitable[object]]] = {}  # by season: posts what Discord did not take
        self._announcer = Announcer(clock)  # keys are numbers of seasons
        self.poller = Poller(clock, self._poll, "seasons", first=0.0, failed="seasons could not be ended")

    # Ending by date

    async def _poll(self) -> None:
        for guild, ended in await self._league.end_due():
            await self.post(guild, ended)
        for season, post in [*self._waiting.items()]:
            if self._announcer.is_due(season):
                await post()

    async def catch_up(self, guild: int) -> None:
        """Post what was ended and not posted, if that is not too long ago."""
        try:
            seasons = await self._league.seasons(guild)
            missing = [season.number for season in reversed(seasons) if await self._missing(guild, season, seasons)]
            ended = [await self._league.final(guild, number) for number in missing]
        except StorageError as error:
            error.log(_log, "no final table")
            return
        for end in ended:
            await self.post(guild, end, again=True)

    async def _missing(self, guild: int, season: SeasonRow, seasons: Sequence[SeasonRow]) -> bool:
        """Return True if a final table was made lately and not posted; of first ones, only the last is looked at."""
        if season.made is None or season.made < self._clock.now() - _LATE:
            return False
        last = next((row for row in seasons if row.ended is not None), None)
        key, value = _note(guild, season)
        return (season.edition > 1 or season == last) and int(await self._store.get_meta(key) or 0) < value

    # Posting

    async def post(
        self, guild: int, ended: SeasonEnd, *, otherwise: int | None = None, again: bool = False
    ) -> int | None:
        """Post a final table where the server wants it; return the channel, None if Discord does not take it.

        `otherwise`: the channel if the server has set none. A refused post is tried again for some days. `again`: it
        may be there, so the channel is looked through first, since Discord forgets nonces after minutes.
        """
        self._waiting.pop(ended.season.number, None)
        channel = await self.place(guild, otherwise)
        if channel is None:
            return None
        reader = await self._presenter.public_reader(guild, channel)
        season = ended.season
        nonce = (f"s{guild}-{season.number}" if season.edition == 1 else f"f{season.number}-{season.edition}")[:25]

        async def send() -> None:
            if again:  # it is known by its button, and of a later edition by its time
                button = final_button(ended, Reader()).custom_id
                since = (season.made or 0) - TICK if season.edition > 1 else 0
                if await self._channels.with_button(guild, channel, button, since=since):
                    return
            await self._channels.post(guild, channel, await self.parts(guild, ended, reader), nonce)

        if not await self._announcer.announce(season.number, send):
            if self._clock.now() < (season.made or season.ended or 0) + _LATE:
                self._waiting[season.number] = partial(self.post, guild, ended, otherwise=otherwise, again=True)
            return None
        key, value = _note(guild, season)
        await self._store.set_meta(key, str(value))
        return channel

    async def parts(self, guild: int, ended: SeasonEnd, reader: Reader) -> Parts:
        """Return the post with its picture."""
        people = [row.person for row in ended.table.rows]
        ended, picture = await self._presenter.pictured(final_picture, ended, guild, reader, people)
        return season_final(ended, reader, picture=picture)

    async def place(self, guild: int, otherwise: int | None = None) -> int | None:
        """Return the channel for final tables: the one that is set, else `otherwise`, else that of the last match."""
        chosen = await self._settings.channel(guild, LEAGUE_CHANNEL)
        if chosen is not None or otherwise is not None:
            return chosen or otherwise
        for row in (await self._league.history(guild, page_size=5)).rows:
            match = await self._store.match(row.match, guild) if row.recorded else None
            if match is not None:
                return match.channel
        return None


def _note(guild: int, season: SeasonRow) -> tuple[str, int]:
    """Return key and value of the note of what was posted last: a season's number; or its later edition."""
    if season.edition > 1:
        return f"{_META} {guild} {season.number}", season.edition
    return f"{_META} {guild}", season.number


class SeasonEvents(commands.Cog):
    """Begins to look after seasons once a shard knows its servers."""

    def __init__(self, bot: commands.AutoShardedBot, posts: SeasonPosts, acts: Callable[[int], bool]) -> None:
        self._bot, self._posts, self._acts = bot, posts, acts

    @commands.Cog.listener()
    async def on_shard_ready(self, shard: int) -> None:
        """The guilds of a shard are known: post there what was not, then end what is over."""
        await self.catch_up([guild.id for guild in self._bot.guilds if guild.shard_id == shard])
        self._posts.poller.start()

    async def catch_up(self, guilds: Iterable[int]) -> None:
        """Post in these servers what was ended and not posted, as far as they are this process's."""
        for guild in guilds:
            if self._acts(guild):
                await self._posts.catch_up(guild)
