"""The post of the deal of the day, once a day, in the channel that a server has set for it.

The bot notes what was posted; after a crash, the nonce and the post's button keep it from coming twice.
"""

from collections.abc import Callable, Sequence
from functools import partial

import discord
import msgspec

from bot.connection.channels import Channels
from bot.connection.service import Announcer, Poller
from bot.daily.pages.playing import heading, problems_button, score_text, title
from bot.daily.plans import end_of, plan_of
from bot.daily.rows.dailies import PodiumRow
from bot.daily.rows.tables import DailyTables
from bot.daily.service import Dailies
from bot.games.text.names import marked_name, plain_name
from bot.games.text.reader import Reader
from bot.games.text.words import game_name
from bot.parts import verbs
from bot.parts.ids import free
from bot.parts.parts import ALT_LIMIT, Button, Parts, cut, page_of
from bot.play.guild_settings import GuildSettings
from bot.play.messages.presenter import Presenter
from bot.play.pages.settings import DAILY_CHANNEL
from bot.tables import Clock
from rendering import LeagueRow, LeagueWords, draw_season_final
from storage import Store

PICTURE = "daily-podium.png"
_NAMES = 32  # characters of a name in a description
_MEDALS = ("🥇", "🥈", "🥉")
_META = "daily-posted"


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
        self._acts = acts
        self._done: dict[int, int] = {}  # by server: the last day that is known to be posted
        self.announcer = Announcer(clock)  # keys are servers
        self.poller = Poller(clock, self._poll, "daily posts", failed="no deal of the day is posted")

    # When

    async def _poll(self) -> None:
        for guild in await self._store.guilds_with(DAILY_CHANNEL):
            if self._is_due(guild):
                await self.post(guild)

    def _is_due(self, guild: int) -> bool:
        if not (self._channels.knows(guild) and self._acts(guild)):
            self._done.pop(guild, None)  # another process may post there
            return False
        today = self._dailies.open_day  # yesterday's last results are stored, so its podium is whole
        return self._done.get(guild, 0) < today == self._dailies.today and self.announcer.is_due(guild)

    # Posting

    async def post(self, guild: int) -> None:
        """Post today's deal in a server, if it is not there; what Discord does not take is tried again on that day."""
        day, channel = self._dailies.today, await self._settings.channel(guild, DAILY_CHANNEL)
        if channel is None:
            return
        note = f"{_META} {guild}"
        if int(await self._store.get_meta(note) or 0) < day:
            if not await self.announcer.announce(guild, partial(self._send, guild, channel, day)):
                return
            await self._store.set_meta(note, str(day))
        self.announcer.forget(guild)
        self._done[guild] = day

    async def _send(self, guild: int, channel: int, day: int) -> None:
        plan = plan_of(await self._settings.left_out(guild))
        game = await self._tables.settle(guild, day, plan)  # what is posted counts, whatever is set afterwards
        before = await self._tables.game(guild, day - 1) or plan(day - 1)
        button = play_button(day, game, Reader()).custom_id
        if await self._channels.with_button(guild, channel, button, since=end_of(day - 1)):
            return
        reader = await self._presenter.public_reader(guild, channel)
        podium = await self._dailies.rows.podium(guild, day - 1, before)
        post, people = DailyPost(day, game, before, podium), [row.person for row in podium]
        post, picture = await self._presenter.pictured(podium_picture, post, guild, reader, people, fetching=True)
        parts, nonce = daily_post(post, reader, picture=picture), f"d{guild}-{day}"[:25]
        try:
            await self._channels.post(guild, channel, parts, nonce)
        except discord.Forbidden:  # perhaps of files alone
            if picture is None:
                raise
            await self._channels.post(guild, channel, daily_post(post, reader), nonce)


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
    return page_of(lines, [(play_button(post.day, post.game, reader), problems_button(reader))]).with_picture(
        picture if post.podium else None, PICTURE, _alt(post, reader)
    )


def podium_picture(post: DailyPost, reader: Reader) -> bytes | None:
    """Draw yesterday's best on their steps; None if there are none. Slow: for a worker thread."""
    if not post.podium:
        return None
    rows = tuple(
        LeagueRow(
            rank=row.place,
            name=plain_name(row.name),
            otherwise=reader.username(row.person, reader.t("name-seat", number=row.place)),
            played=1,
            won=0,
            points=score_text(post.before, row.score, reader),
            portrait=reader.faces.get(row.person),
        )
        for row in post.podium
    )
    words = LeagueWords(title=title(post.day - 1, reader), about=game_name(post.before, reader.locale))
    return draw_season_final(rows, words, reader.theme)


def _alt(post: DailyPost, reader: Reader) -> str:
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
    return free(verbs.DAILY, game, str(day)).button(reader.t("button-daily-post"), "primary")
