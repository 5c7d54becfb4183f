"""The end of a season: its final table is posted once, by whoever ends it, or by itself when its last day is over.

A season is over in the store before anybody is told. Which one was posted last is a note of the bot, so that what a
process did not live to post is posted by the next one; a nonce keeps a post whose answer was lost from coming twice.
"""

import logging
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from discord.ext import commands

from bot.connection.channels import Channels
from bot.connection.names import renamed
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
_LOOK_BACK = 50  # messages among which a post is looked for
_META = "season-posted"
_log = logging.getLogger(__name__)


class _Waiting(NamedTuple):
    """A final table that Discord did not take, and where it was to go."""

    guild: int
    ended: SeasonEnd
    otherwise: int | None


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
        self._waiting: dict[int, _Waiting] = {}  # by the number of the season
        self._announcer = Announcer(clock)  # keys are numbers of seasons
        self.poller = Poller(clock, self._poll, "seasons", first=0.0, failed="seasons could not be ended")

    # Ending by date

    async def _poll(self) -> None:
        for guild, ended in await self._league.end_due():
            await self.post(guild, ended)
        for season, waiting in [*self._waiting.items()]:
            if self._announcer.is_due(season):
                await self.post(waiting.guild, waiting.ended, otherwise=waiting.otherwise, again=True)

    async def catch_up(self, guild: int) -> None:
        """Post what was ended and not posted, if that is not too long ago."""
        try:
            seasons = await self._league.seasons(guild)
            missing = [season for season in seasons if await self._missing(guild, season, seasons)]
            ended = [await self._league.final(guild, one.number) for one in reversed(missing)]
        except StorageError as error:
            if not error.away:
                _log.warning("no final table: %s", error)
            return
        for one in ended:
            await self.post(guild, one, again=True)

    async def _missing(self, guild: int, season: SeasonRow, seasons: Sequence[SeasonRow]) -> bool:
        """Return True if a final table was made lately and not posted; of first ones, only the last is looked at."""
        if season.made is None or season.made < self._clock.now() - _LATE:
            return False
        if season.edition > 1:
            return await self._posted(guild, season) < season.edition
        last = next((one for one in seasons if one.ended is not None), None)
        return season == last and await self._posted(guild) < season.number

    # Posting

    async def post(
        self, guild: int, ended: SeasonEnd, *, otherwise: int | None = None, again: bool = False
    ) -> int | None:
        """Post a final table where the server wants it; return the channel, None if Discord does not take it.

        `otherwise`: the channel if the server has set none; without it, where the last match of the league was. What
        could not be posted is tried again later, for some days. `again`: it may be there, since Discord forgets a nonce
        after minutes, so the channel is looked through first.
        """
        self._waiting.pop(ended.season.number, None)
        channel = await self.place(guild, otherwise)
        if channel is None:
            return None
        reader = await self._presenter.public_reader(guild, channel)
        season = ended.season
        nonce = (f"s{guild}-{season.number}" if season.edition == 1 else f"f{season.number}-{season.edition}")[:25]

        async def send() -> None:
            if not (again and await self._is_there(guild, channel, ended)):
                await self._channels.post(guild, channel, await self.parts(guild, ended, reader), nonce)

        if not await self._announcer.announce(season.number, send):
            if self._clock.now() < (season.made or season.ended or 0) + _LATE:
                self._waiting[season.number] = _Waiting(guild, ended, otherwise)
            return None
        await self._note(guild, season)
        return channel

    async def _note(self, guild: int, season: SeasonRow) -> None:
        """Note that a final table was posted."""
        if season.edition > 1:
            await self._store.set_meta(f"{_META} {guild} {season.number}", str(season.edition))
        else:
            await self._store.set_meta(f"{_META} {guild}", str(season.number))

    async def _is_there(self, guild: int, channel: int, ended: SeasonEnd) -> bool:
        """Return True if the channel has the post, which is known by its button, and of a later edition by its time."""
        own = final_button(ended, Reader()).custom_id
        since = (ended.season.made or 0) - TICK if ended.season.edition > 1 else 0
        async for message in self._channels.own(guild, channel, _LOOK_BACK):
            if message.created_at.timestamp() < since:
                continue
            items = (item for row in message.components for item in getattr(row, "children", ()))
            if any(getattr(item, "custom_id", None) == own for item in items):
                return True
        return False

    async def parts(self, guild: int, ended: SeasonEnd, reader: Reader) -> Parts:
        """Return the post with its picture."""
        faced = await self._presenter.with_faces(reader, guild, (row.person for row in ended.table.rows))
        ended = renamed(ended, faced)
        picture = await self._presenter.picture(final_picture, ended, faced)
        return season_final(ended, reader, picture=picture)

    async def place(self, guild: int, otherwise: int | None = None) -> int | None:
        """Return the channel for final tables: the one that is set, else `otherwise`, else that of the last match."""
        chosen = await self._settings.channel(guild, LEAGUE_CHANNEL)
        if chosen is not None or otherwise is not None:
            return chosen or otherwise
        newest = await self._league.history(guild, page_size=5)
        for row in newest.rows:
            match = await self._store.match(row.match, guild) if row.recorded else None
            if match is not None:
                return match.channel
        return None

    async def _posted(self, guild: int, season: SeasonRow | None = None) -> int:
        """Return the number of the season that was posted last, or the edition of that season's final table."""
        noted = await self._store.get_meta(f"{_META} {guild}" + (f" {season.number}" if season else ""))
        return int(noted) if noted is not None and noted.isdigit() else 0


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
