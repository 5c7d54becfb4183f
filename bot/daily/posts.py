"""The post of the deal of the day, once a day, in the channel that a server has set for it.

What was posted is a note of the bot, so that what a process did not live to post is posted by the next one, and no more
than today's. A nonce keeps a post whose answer was lost from coming twice, and so does a look into the channel, since
Discord forgets nonces after minutes.
"""

import logging
from collections.abc import Callable, Sequence

import discord
import msgspec
from msgspec.structs import replace

from bot.connection.channels import Channels
from bot.connection.delivery import ERRORS, Trouble, describe, trouble_of
from bot.connection.names import renamed
from bot.connection.service import Poller
from bot.daily.pages.playing import heading, score_text, title
from bot.daily.plans import end_of, plan_of
from bot.daily.rows import DailyTables, PodiumRow
from bot.daily.service import Dailies
from bot.games.text.names import marked_name, plain_name
from bot.games.text.reader import Reader
from bot.games.text.words import game_name
from bot.parts import verbs
from bot.parts.ids import NO_TABLE, Press, encode
from bot.parts.parts import ALT_LIMIT, CONTENT_LIMIT, Button, Parts, cut
from bot.play.guild_settings import GuildSettings
from bot.play.messages.presenter import Presenter
from bot.play.pages.settings import DAILY_CHANNEL
from bot.tables import Clock
from rendering import LeagueRow, LeagueWords, draw_season_final
from storage import StorageError, Store

_AGAIN = 600.0  # seconds until a post that failed is tried again
_LOOK_BACK = 50  # messages among which a post is looked for
PICTURE = "daily-podium.png"
_NAMES = 32  # characters of a name in a description
_MEDALS = ("🥇", "🥈", "🥉")
_META = "daily-posted"
_log = logging.getLogger(__name__)


class DailyPosts:
    """Posts in all servers that want it and are this process's (`acts`)."""

    def __init__(
        self,
        *,
        store: Store,
        tables: DailyTables,
        dailies: Dailies,
        settings: GuildSettings,
        presenter: Presenter,
        channels: Channels,
        clock: Clock,
        acts: Callable[[int], bool],
    ) -> None:
        self._store, self._tables, self._dailies = store, tables, dailies
        self._settings, self._presenter, self._channels = settings, presenter, channels
        self._clock, self._acts = clock, acts
        self._done: dict[int, int] = {}  # by server: the last day that is known to be posted
        self._failed: dict[int, tuple[float, Trouble]] = {}  # by server: when it is tried again, and why
        self.poller = Poller(clock, self._look, "daily posts")

    def trouble(self, guild: int) -> Trouble | None:
        """Return why the last try to post in a server failed, None if it did not."""
        found = self._failed.get(guild)
        return None if found is None else found[1]

    def changed(self, guild: int) -> None:
        """Hear that a server has set another channel: what failed is tried anew."""
        self._failed.pop(guild, None)

    # When

    async def _look(self) -> None:
        try:
            for guild in await self._store.guilds_with(DAILY_CHANNEL):
                if self._is_due(guild):
                    await self.post(guild)
        except StorageError as error:  # the next look does it
            if not error.away:
                _log.warning("no deal of the day is posted: %s", error)
        except Exception:
            _log.exception("no deal of the day is posted")

    def _is_due(self, guild: int) -> bool:
        if not (self._channels.knows(guild) and self._acts(guild)):
            self._done.pop(guild, None)  # another process may post there
            return False
        due, _ = self._failed.get(guild, (0.0, None))
        today = self._dailies.open_day  # yesterday's last results are stored, so its podium is whole
        return self._done.get(guild, 0) < today == self._dailies.today and due <= self._clock.now()

    # Posting

    async def post(self, guild: int) -> None:
        """Post today's deal in a server, if it is not there; what Discord does not take is tried again on that day."""
        day, channel = self._dailies.today, await self._settings.channel(guild, DAILY_CHANNEL)
        if channel is None:
            return
        if await self._posted(guild) < day:
            try:
                await self._send(guild, channel, day)
            except ERRORS as error:
                _log.warning("the deal of the day could not be posted in %s: %s", channel, describe(error))
                self._failed[guild] = self._clock.now() + _AGAIN, trouble_of(error)
                return
            await self._store.set_meta(f"{_META} {guild}", str(day))
        self._failed.pop(guild, None)
        self._done[guild] = day

    async def _send(self, guild: int, channel: int, day: int) -> None:
        plan = plan_of(await self._settings.left_out(guild))
        game = await self._tables.settle(guild, day, plan)  # what is posted counts, whatever is set afterwards
        before = await self._tables.game(guild, day - 1) or plan(day - 1).game
        if await self._is_there(guild, channel, day, game):
            return
        reader = await self._presenter.public_reader(guild, channel)
        podium = await self._dailies.rows.podium(guild, day - 1, before)
        post, people = DailyPost(day, game, before, podium), [row.person for row in podium]
        faced = await self._presenter.with_faces(reader, guild, people, fetching=True)
        post = renamed(post, faced)
        picture = await self._presenter.picture(podium_picture, post, faced)
        parts, nonce = daily_post(post, reader, picture=picture), f"d{guild}-{day}"[:25]
        try:
            await self._channels.post(guild, channel, parts, nonce)
        except discord.Forbidden:  # perhaps of files alone
            if picture is None:
                raise
            await self._channels.post(guild, channel, daily_post(post, reader), nonce)

    async def _is_there(self, guild: int, channel: int, day: int, game: str) -> bool:
        """True if the channel has the post, which is known by its button."""
        own = play_button(day, game, Reader()).custom_id
        async for message in self._channels.own(guild, channel, _LOOK_BACK):
            if message.created_at.timestamp() < end_of(day - 1):
                return False
            items = (item for row in message.components for item in getattr(row, "children", ()))
            if any(getattr(item, "custom_id", None) == own for item in items):
                return True
        return False

    async def _posted(self, guild: int) -> int:
        """Return the number of the day that was posted last."""
        noted = await self._store.get_meta(f"{_META} {guild}")
        return int(noted) if noted is not None and noted.isdigit() else 0


# Its page


class DailyPost(msgspec.Struct, frozen=True):
    """A day's post: number and game of today's deal, and yesterday's game with the best, () if nobody finished it."""

    day: int
    game: str
    before: str
    podium: Sequence[PodiumRow] = ()


def daily_post(post: DailyPost, reader: Reader, *, picture: bytes | None = None) -> Parts:
    """Make the post; `picture` is what `podium_picture` drew."""
    lines = [heading(post.day, post.game, reader), reader.t("daily-post", time=f"<t:{int(end_of(post.day))}:R>")]
    if post.podium:
        lines.append(reader.t("daily-post-podium", game=game_name(post.before, reader.locale)))
        lines += [_line(row, post.before, reader) for row in post.podium]
    parts = Parts(content=cut("\n".join(lines), CONTENT_LIMIT), rows=((play_button(post.day, post.game, reader),),))
    if picture is None or not post.podium:
        return parts
    return replace(parts, file=picture, filename=PICTURE, alt=_alt(post, reader))


def podium_picture(post: DailyPost, reader: Reader) -> bytes | None:
    """Draw yesterday's best on their steps; None if there are none. Slow: for a worker thread."""
    if not post.podium:
        return None
    rows = tuple(_step(row, post.before, reader) for row in post.podium)
    words = LeagueWords(
        title=title(post.day - 1, reader),
        about=game_name(post.before, reader.locale),
        name="",
        played="",
        won="",
        place="",
        rating="",
        last="",
        points="",
        per_match="",
        new="",
    )
    return draw_season_final(rows, words, reader.theme)


def _step(row: PodiumRow, game: str, reader: Reader) -> LeagueRow:
    return LeagueRow(
        rank=row.place,
        name=plain_name(row.name),
        otherwise=reader.username(row.person, reader.t("name-seat", number=row.place)),
        played=1,
        won=0,
        points=score_text(game, row.score, reader),
        portrait=reader.faces.get(row.person),
    )


def _alt(post: DailyPost, reader: Reader) -> str:
    """Tell the podium in words."""
    rows = (
        reader.t(
            "daily-podium-alt-row",
            place=row.place,
            name=plain_name(row.name, "?", _NAMES),
            score=score_text(post.before, row.score, reader),
        )
        for row in post.podium
    )
    game, head = game_name(post.before, reader.locale), title(post.day - 1, reader)
    return cut(reader.t("daily-podium-alt", title=head, game=game, rows="; ".join(rows)), ALT_LIMIT)


def _line(row: PodiumRow, game: str, reader: Reader) -> str:
    medal = _MEDALS[min(row.place, len(_MEDALS)) - 1]
    return f"{medal} {marked_name(row.name)} · {score_text(game, row.score, reader)}"


def play_button(day: int, game: str, reader: Reader) -> Button:
    """Make the button by which the post of a day is known, too."""
    press = Press(NO_TABLE, 0, verbs.DAILY, (game, str(day)))
    return Button(encode(press), reader.t("button-daily-post"), "primary")
