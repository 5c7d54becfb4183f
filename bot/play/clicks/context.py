"""The context of a handler: one interaction, the person behind it, and all that it takes to answer."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any, Literal

import discord
from msgspec.structs import replace

from bot.connection.channels import sees
from bot.connection.delivery import AnyInteraction, SentResponse, Trouble, server_of
from bot.connection.faces import Gallery
from bot.connection.names import Names
from bot.connection.responder import Responder
from bot.fleet import ShardLoader
from bot.games.rooms.selection import Selection
from bot.games.text.reader import Reader
from bot.games.text.words import explain
from bot.parts.parts import Parts
from bot.play.clicks.newcomers import Newcomers
from bot.play.clicks.presses import followed
from bot.play.guild_settings import GuildSettings
from bot.play.messages.boards import BoardAnswer
from bot.play.messages.following import Below, Pages, Panels
from bot.play.messages.messenger import BoardMessenger
from bot.play.messages.presenter import Presenter
from bot.play.pages.menus import MENU, NOTE, Topic, below_hand, page
from bot.play.pages.panel import PICTURE as HAND_PICTURE
from bot.play.pages.panel import panel
from bot.play.ports import LeagueRules
from bot.play.registry import room_of
from bot.tables import Person, Snapshot, TableError, Tables, Thinker
from bot.tables.commands import Act
from bot.tables.snapshot import Reply
from bot.tables.transaction import StandingPlan
from storage import Store


class RequestError(Exception):
    """A request that cannot be done: `text` is the id of the sentence that says why, `facts` what it may name."""

    def __init__(self, text: str, **facts: str | int) -> None:
        self.text, self.facts = text, facts

    def __str__(self) -> str:
        """Give the id and the facts, for logs."""
        return f"{self.text}({', '.join(f'{key}={value!r}' for key, value in self.facts.items())})"


_PAGE_OPEN = timedelta(minutes=15)  # for which a private page answers somebody without Manage Server
ManagersCommand = Literal["manage", "settings"]
# The troubles with the public message that have a sentence.
_TOLD = {*Trouble} - {Trouble.MESSAGE_GONE, Trouble.TOKEN_SPENT, Trouble.THREADS_FULL}


class OpenPages:
    """People without Manage Server whom a server's *Integrations* page let use `/manage` or `/settings`.

    Discord tells this of the command only, so its private pages answer that person for a quarter of an hour: whoever
    loses the right keeps it no longer. After a restart the command must be given again.
    """

    def __init__(self) -> None:
        self._until: OrderedDict[tuple[int, int, ManagersCommand], datetime] = OrderedDict()

    def note(self, guild: int, person: int, command: ManagersCommand, now: datetime) -> None:
        """Let the command's pages answer the person from now on."""
        self._until[guild, person, command] = now + _PAGE_OPEN
        self._until.move_to_end((guild, person, command))
        while next(iter(self._until.values())) <= now:
            self._until.popitem(last=False)

    def has(self, guild: int, person: int, command: ManagersCommand, now: datetime) -> bool:
        """Return True if the command's pages answer the person now."""
        return now < self._until.get((guild, person, command), now)


@dataclass(frozen=True, slots=True, kw_only=True)
class Services:
    """Everything that handlers work with; one of each for the whole application.

    `take_closed` returns True once after Discord refused a direct message to a person of a guild.
    """

    tables: Tables
    store: Store
    settings: GuildSettings
    presenter: Presenter
    panels: Panels
    pages: Pages
    messenger: BoardMessenger
    league: LeagueRules
    thinker: Thinker
    newcomers: Newcomers
    faces: Gallery
    names: Names
    take_closed: Callable[[int, int], Awaitable[bool]]
    open_pages: OpenPages = field(default_factory=OpenPages)

    def meet(self, person: discord.User | discord.Member, guild: int) -> None:
        """Note what somebody is called now; tables where they sit show it if that has changed."""
        if self.names.note(person, guild):
            self._show_again(person.id)

    async def rename(self, person: int, guild: int) -> None:
        """Read the names that were chosen in a server, since this person's has changed; their tables show it."""
        await self.names.refresh(guild)
        self._show_again(person)

    def _show_again(self, person: int) -> None:
        for snapshot in self.tables.of_person(person):
            self.messenger.publish(snapshot)


@dataclass(frozen=True, slots=True)
class InteractionContext:
    """One interaction on its way. `private` says that what was clicked is seen by the clicker alone.

    `guild` is 0 where the bot is in no server, and then the channel's id means nothing to it.
    """

    services: Services
    responder: Responder
    interaction: AnyInteraction
    person: Person
    reader: Reader
    guild: int
    channel: int
    private: bool

    @classmethod
    async def of(cls, services: Services, responder: Responder, interaction: AnyInteraction) -> "InteractionContext":
        """Gather what an interaction brings."""
        guild, user = server_of(interaction), interaction.user
        services.faces.note(user, guild)
        services.meet(user, guild)
        await services.names.ready(guild)
        return cls(
            services=services,
            responder=responder,
            interaction=interaction,
            person=Person(
                user.id,
                services.names.name_of(user, guild),
                moderator=interaction.permissions.manage_messages,
                locale=str(interaction.locale),
            ),
            reader=await services.presenter.reader_in(guild, interaction.locale),
            guild=guild,
            channel=interaction.channel_id or 0,
            private=is_private(interaction.message),
        )

    @property
    def locale(self) -> str:
        """Return the person's language."""
        return self.reader.locale

    @property
    def attaches(self) -> bool:
        """Return True if the bot may attach files where this happens."""
        return self.interaction.app_permissions.attach_files

    # The table

    def table(self, table: str) -> Snapshot:
        """Return a live table of this guild by its id; TableError `gone`, also for another guild's."""
        snapshot = self.live(table)
        if snapshot is None:
            raise TableError("gone")
        return snapshot

    def live(self, table: str) -> Snapshot | None:
        """Return a live table of this guild by its id; no handler finds one in another way.

        None if there is none, or if it is in a channel that the person can't see and does not play in.
        """
        snapshot = self.services.tables.get(table)
        if snapshot is None or snapshot.state.guild != self.guild:
            return None
        plays = any(seat.person == self.person.id for seat in snapshot.state.seats)
        return snapshot if plays or sees(self.interaction, snapshot.state.channel) else None

    def seat(self, snapshot: Snapshot) -> int:
        """Return the person's seat at a table; TableError `not-seated` without one."""
        seat = snapshot.seat_of(self.person.id)
        if seat is None:
            raise TableError("not-seated")
        return seat

    def here(self) -> Snapshot:
        """Return the channel's table; RequestError if there is none, with where the person plays instead."""
        snapshot = self.services.tables.in_channel(self.guild, self.channel)
        if snapshot is not None:
            return snapshot
        for table in self.services.tables.of_person(self.person.id):
            lost = self.services.messenger.trouble(table.id) is Trouble.CHANNEL_GONE
            if table.state.guild == self.guild and table.state.phase != "over" and not lost:
                raise RequestError("table-elsewhere", channel=f"<#{table.state.channel}>")
        raise RequestError("table-none-here")

    def name_of(self, user: discord.User | discord.Member) -> str:
        """Return what somebody is called in this server, not yet cleaned."""
        return self.services.names.name_of(user, self.guild)

    # The answer

    async def public_reader(self) -> Reader:
        """Return the reader of messages for all in this channel."""
        return await self.services.presenter.public_reader(self.guild, self.channel)

    async def show(self, parts: Parts) -> SentResponse | None:
        """Show it to the person alone: in the private message that was clicked, else in a new one."""
        return await self.responder.update(parts) if self.private else await self.responder.private(parts)

    async def wait_for(self, loader: ShardLoader) -> None:
        """Wait until a feature's rows of this server are loaded; StorageError as in `ShardLoader.loaded`."""
        if not loader.has(self.guild):
            await self.responder.hurry()  # Discord does not wait so long
        await loader.loaded(self.guild)

    async def say(self, text: str) -> SentResponse | None:
        """Show the person a text in a new private message; after a click on a public one it goes after a minute."""
        sent = await self.responder.private(Parts(content=text))
        if sent is not None and self.interaction.type is discord.InteractionType.component and not self.private:
            self.services.pages.expire(sent)
        return sent

    async def show_until_start(self, snapshot: Snapshot, parts: Parts) -> None:
        """Show the person a new private message beside a lobby; it is deleted when the match begins."""
        sent = await self.responder.private(parts)
        if sent is not None:
            self.services.pages.keep(snapshot, self.person, NOTE, sent, parts)

    @contextmanager
    def board_as_answer(self) -> Iterator[BoardAnswer]:
        """Offer the answer to this command to the channel's board, which is posted meanwhile."""
        answer = BoardAnswer(self.interaction, self.responder.first)
        with self.services.messenger.answers.offered(self.channel, answer):
            yield answer

    def selection(self, table: str) -> Selection:
        """Return what the person has selected in the hand of a table, as far as that is known."""
        return self.services.panels.selection(table, self.person.id)

    async def show_hand(
        self, snapshot: Snapshot, selection: Selection | None = None, *, notice: Sequence[str] = (), fresh: bool = False
    ) -> None:
        """Show a player the hand, and let it follow the game; who has no seat gets the table's menu.

        `selection` is what is selected there (None: what was, sorted as it was, on the first page). `fresh`: in a new
        message, even if a private one was clicked.
        """
        kept, seat = self.selection(snapshot.id), snapshot.seat_of(self.person.id)
        closed = await self.services.take_closed(self.guild, self.person.id)
        lines = [*notice, *self._delayed(snapshot), *([self.reader.t("own-closed")] if closed else [])]
        if seat is None:
            await self.show_menu(snapshot, (*lines, explain(TableError("not-seated"), self.locale)))
            return
        # show only the page that was kept
        selection = followed(selection or kept.at(Selection(order=kept.order)), snapshot.view(seat), same=True)
        self._note_plan(snapshot, seat, selection)
        panels = self.services.panels
        before = panels.release(snapshot.id, self.person.id)
        parts = await self.services.presenter.panel(
            snapshot, seat, self.locale, selection, "\n".join(filter(None, lines))
        )
        sent = await (self.responder.private(parts) if fresh else self.show(parts))
        if sent is not None:
            panels.keep(snapshot, self.person.id, sent, self.locale, selection, parts)
        elif before is not None:
            panels.resume(before)
        newest = self.live(snapshot.id)
        if newest is not None and (sent is None or newest.state.version != snapshot.state.version):
            panels.follow(newest)

    async def hand(self, snapshot: Snapshot, seat: int, selection: Selection | None = None, notice: str = "") -> Parts:
        """Make the hand at a table that is no live one, and keep what is selected there.

        `selection` is as of `show_hand`. The hand is told in words where no picture may be attached.
        """
        kept = self.selection(snapshot.id)
        selection = followed(selection or kept.at(Selection(order=kept.order)), snapshot.view(seat), same=True)
        self.services.panels.select(snapshot.id, self.person.id, selection)
        if self.attaches:
            return await self.services.presenter.panel(snapshot, seat, self.locale, selection, notice)
        return panel(snapshot, seat, self.reader, selection=selection, notice=notice)

    async def hand_in(
        self, table: str, version: int, tokens: tuple[str, ...], there: Selection | None = None
    ) -> Reply | None:
        """Hand in a move; None if it is refused, and then the present hand, as selected `there`, says why."""
        try:
            return await self.services.tables.send(table, Act(self.person, version, tokens))
        except TableError as error:
            if error.code == "gone":
                raise
            await self.show_hand(self.table(table), there, notice=(explain(error, self.locale),))
            return None

    def _note_plan(self, snapshot: Snapshot, seat: int, selection: Selection) -> None:
        """Let the table know what is planned whole: it plays that if the turn runs out."""
        view = snapshot.view(seat)
        tokens = () if view is None else room_of(view.game).standing(selection, view)
        self.services.tables.note_plan(snapshot.id, self.person.id, StandingPlan(snapshot.seat_version(seat), tokens))

    async def show_menu(self, snapshot: Snapshot, notice: Sequence[str] = ()) -> None:
        """Show what a person may do with the table."""
        await self.show_page(snapshot, MENU, "\n".join(filter(None, notice)))

    def manages(self, command: ManagersCommand) -> bool:
        """Return True if the person may use a managers' command, or a press on one of its pages.

        Of the command itself Discord decides that, by Manage Server or as *Integrations* says. Its private pages answer
        who opened them; a press on a public message asks for Manage Server.
        """
        interaction, pages = self.interaction, self.services.open_pages
        if interaction.permissions.manage_guild:
            return True
        if interaction.type is discord.InteractionType.application_command:
            data: Any = interaction.data or {}
            used = data.get("name") == command and interaction.is_guild_integration()
            if used:
                pages.note(self.guild, self.person.id, command, interaction.created_at)
            return used
        return self.private and pages.has(self.guild, self.person.id, command, interaction.created_at)

    async def show_options(self, snapshot: Snapshot, page: int = 0, notice: str = "") -> None:
        """Show the options of a lobby, and what the person may change of them; later, the table's menu."""
        first_page = page == 0 and snapshot.state.phase == "lobby"
        new = first_page and await self.services.newcomers.has(self.guild, self.person.id, snapshot.state.game)
        game, now = snapshot.state.game if new else "", self.interaction.created_at
        saves = self.manages("settings") or self.services.open_pages.has(self.guild, self.person.id, "settings", now)
        await self.show_page(snapshot, Topic(kind="options", number=page, new_to=game, saves=saves), notice)

    async def show_page(self, snapshot: Snapshot, topic: Topic, notice: str = "") -> None:
        """Show a page of a table, and keep it true for a while; where a hand was clicked, it stands below that."""
        services, kept = self.services, self.selection(snapshot.id)
        seat = snapshot.seat_of(self.person.id) if shows_hand(self.interaction.message) else None
        leads = services.tables.leads(snapshot.id, self.person.id)
        below, top = (None, notice) if seat is None else (kept, "")
        topic = await services.presenter.with_check(topic, snapshot)
        tells_costs = topic.kind in ("menu", "question") and snapshot.seat_of(self.person.id) is not None
        if tells_costs and snapshot.state.counting:
            stakes = await services.presenter.stakes(snapshot.state)
            topic = replace(topic, series=snapshot.state.log.series, stakes=stakes)
        parts = page(topic, snapshot, self.person, self.reader, leads=leads, notice=top, below=below)
        if seat is not None:
            parts = below_hand(await services.presenter.panel(snapshot, seat, self.locale, kept), parts, notice)
        sent = await self.show(parts)
        if sent is not None and parts.file is None:
            services.pages.keep(snapshot, self.person, topic, sent, parts)
        elif sent is not None:
            services.panels.keep(snapshot, self.person.id, sent, self.locale, kept, parts, Below(topic, self.person))

    def _delayed(self, snapshot: Snapshot) -> tuple[str, ...]:
        deleted = "deleted" if self.services.messenger.is_deleted_often(snapshot.id) else ""
        code = waiting_code(self.services.messenger.trouble(snapshot.id)) or deleted
        return (self.reader.t(f"waiting-{code}"),) if code else ()


def waiting_code(trouble: Trouble | None) -> str:
    """Return the code of the sentence about a trouble with the public message, "" for none."""
    return trouble.value if trouble is not None and trouble in _TOLD else ""


def shows_hand(message: discord.Message | None) -> bool:
    """Return True if the clicked message is a hand with its picture, whatever stands below that."""
    pictures = [] if message is None or not is_private(message) else message.attachments
    return any(picture.filename == HAND_PICTURE for picture in pictures)


def is_private(message: discord.Message | None) -> bool:
    """Return True if only the clicker sees the clicked message."""
    return message is not None and message.flags.ephemeral
