"""The commands below /manage with which managers change the league, and look at what was changed."""

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Literal, Protocol
from zoneinfo import ZoneInfo

import discord

from bot.connection.registration import Choices, Interaction, fits, offered
from bot.games.registry import find_game
from bot.games.text.names import marked_name, plain_name
from bot.games.text.reader import Reader
from bot.league.commands.completion import HasLeague, complete_player, find_player
from bot.league.commands.questions import Ask, Questions
from bot.league.pages.admin import (
    NO,
    PAGE,
    ask_add,
    ask_correct,
    audit_page,
    change_choice,
    change_line,
    match_choice,
    pending_page,
    pending_post,
    pending_settled,
)
from bot.league.pages.history import match_line
from bot.league.pages.wording import MODERATOR, time_in
from bot.league.rows.league import League
from bot.league.rows.names import name_key
from bot.league.rows.values import ChangeRow, HandSeat, MatchRow, Pending
from bot.league.rules import LeagueError
from bot.league.rules.seasons import check_played
from bot.parts import verbs
from bot.parts.ids import IdError, Press
from bot.parts.parts import Parts, page_of, private
from bot.play.clicks.clicks import ClickHandler
from bot.play.clicks.context import InteractionContext, RequestError
from bot.play.clicks.dispatcher import Dispatcher
from bot.play.commanding import CommandGroup, command, complete_game
from bot.play.permission import check_manager

_OFFERED = 15  # of the latest matches and changes each
_OTHERS = ("second", "third", "fourth", "fifth", "sixth")


class DailyNames(Protocol):
    """Port: the names of those who have played the deal of the day in a server, which stands above the league."""

    async def name(self, guild: int, person: int) -> str | None:
        """Return a person's name, None if the person has played no deal of the day here. StorageError."""

    async def people(self, guild: int, typed: str, most: int) -> list[tuple[int, str]]:
        """Return persons whose name has what was typed, with their names. StorageError."""


async def _complete_match(group: HasLeague, interaction: Interaction, typed: str) -> Choices:
    guild, reader = interaction.guild_id or 0, Reader(str(interaction.locale))
    zone = await group.league.zone(guild)
    page = await group.league.history(guild, page_size=100)
    named = [(match_choice(row, zone, reader), row) for row in page.rows]
    return offered(
        (name, row.match)
        for name, row in named
        if fits(typed, name, time_in(row.ended, zone).isoformat(" ")) or row.match == typed
    )


async def _complete_change(group: HasLeague, interaction: Interaction, typed: str) -> Choices:
    """Offer the latest matches, and the latest changes that hold."""
    guild, reader = interaction.guild_id or 0, Reader(str(interaction.locale))
    changes = await group.league.changes(guild, _OFFERED * 2)
    held = ((change_choice(row, reader), f"#{row.number}") for row in changes if not row.undone)
    fitting = offered(choice for choice in held if fits(typed, choice[0]))[:_OFFERED]
    return [*(await _complete_match(group, interaction, typed))[: 25 - len(fitting)], *fitting]


async def _complete_person(group: "PlayerCommands", interaction: Interaction, typed: str) -> Choices:
    """Offer members of the league, and those who have played nothing but deals of the day."""
    guild = interaction.guild_id or 0
    names = {member.person: member.name for member in await group.league.people(guild, typed, _OFFERED * 2)}
    names = {**dict(await group.daily_names.people(guild, typed, _OFFERED)), **names}
    return offered((plain_name(name), f"<@{person}>") for person, name in names.items() if person is not None)


async def _complete_banned(group: HasLeague, interaction: Interaction, typed: str) -> Choices:
    changes = await group.league.changes(interaction.guild_id or 0, 500)
    named: dict[int | None, str] = {}
    for row in reversed(changes):
        if row.kind == "ban" and not row.undone:
            named[row.people[0].person] = plain_name(row.people[0].name)
        elif row.kind == "unban" and not row.undone:
            named.pop(row.people[0].person, None)
    # who deleted their data has no id: `/manage results undo` with the number of the ban ends it
    named.pop(None, None)
    return offered((name, f"<@{person}>") for person, name in named.items() if fits(typed, name))


class ResultCommands(CommandGroup, path="manage results"):
    """The commands below /manage results. Each that changes something asks a question first (`Questions`)."""

    def __init__(self, dispatcher: Dispatcher, *, league: League, questions: Questions) -> None:
        super().__init__(dispatcher)
        self.league, self._questions, self._ask = league, questions, questions.ask
        self.clicks: Mapping[str, ClickHandler] = {verbs.ADMIN: self._answer, verbs.PENDING: self._settle}

    @command("manage results add", texts=dict.fromkeys(_OTHERS, "player"), game=complete_game)
    async def add(
        self,
        ctx: InteractionContext,
        game: str,
        first: discord.User,
        second: discord.User,
        reason: str,
        third: discord.User | None = None,
        fourth: discord.User | None = None,
        fifth: discord.User | None = None,
        sixth: discord.User | None = None,
        places: str = "",
        totals: str = "",
        date: str = "",
    ) -> None:
        """Ask a moderator before a match is added that was played elsewhere."""
        people = [person for person in (first, second, third, fourth, fifth, sixth) if person is not None]
        rules, count = find_game(game), len(people)
        for person in people:
            if person.bot:
                raise RequestError("fixtures-bot", name=marked_name(ctx.name_of(person)))
        if count not in rules.seats:
            raise LeagueError("seats", seats=count, fewest=rules.seats.start, most=rules.seats.stop - 1)
        placed = _places(places, count) if places else list(range(1, count + 1))
        scores = _totals(totals, count) or [0] * count
        seats = [
            HandSeat(person.id, ctx.name_of(person), place, total)
            for person, place, total in zip(people, placed, scores, strict=True)
        ]
        ended = await self._time(ctx, date)
        league, by = self.league, ctx.person.id
        waits = await league.wants_confirmation(ctx.guild) and any(person.id != by for person in people)
        keep = league.hold if waits else league.add
        await self._ask(
            ctx,
            ask_add(rules.name, ended, seats, ctx.reader),
            reason,
            lambda: keep(ctx.guild, rules.name, ended, seats, by, reason),
        )

    @command("manage results correct", match=_complete_match)
    async def correct(self, ctx: InteractionContext, match: str, places: str, reason: str, totals: str = "") -> None:
        """Ask a moderator before places, and totals if they are given, of a match are corrected."""
        row = await self._match(ctx, match)
        placed = _places(places, len(row.seats))
        scores = _totals(totals, len(row.seats)) or [seat.total for seat in row.seats]
        seats = [
            HandSeat(seat.person, seat.name, place, total)
            for seat, place, total in zip(row.seats, placed, scores, strict=True)
        ]
        league, by = self.league, ctx.person.id
        await self._ask(
            ctx,
            ask_correct(row, seats, ctx.reader),
            reason,
            lambda: league.correct(ctx.guild, row.match, seats, by, reason, expect=row.changed),
        )

    @command("manage results undo", what=_complete_change)
    async def undo(self, ctx: InteractionContext, what: str, reason: str) -> None:
        """Ask a moderator before a match is taken out, or a change (`#12`) taken back."""
        league, by = self.league, ctx.person.id
        number = what.strip().removeprefix("#")
        if number.isascii() and number.isdecimal() and len(number) <= 9:
            change = await league.change(ctx.guild, int(number))
            lines = [ctx.reader.t("league-ask-undo"), change_line(change, ctx.reader)]
            await self._ask(ctx, lines, reason, lambda: league.undo(ctx.guild, change.number, by, reason))
            return
        row = await self._match(ctx, what)
        lines = [ctx.reader.t("league-ask-out"), match_line(row, ctx.reader, viewer=MODERATOR)]
        await self._ask(
            ctx, lines, reason, lambda: league.take_out(ctx.guild, row.match, by, reason, expect=row.changed)
        )

    @command("manage results pending")
    async def pending(self, ctx: InteractionContext) -> None:
        """Show all results that wait to be confirmed, with the buttons of their posts."""
        await ctx.responder.private(pending_page(await self.league.pending(ctx.guild), ctx.reader))

    async def _answer(self, ctx: InteractionContext, press: Press) -> None:
        """Do what a question was about, if the moderator says yes."""
        check_manager(ctx, "manage")
        if press.word(0) == NO:
            await ctx.show(private(ctx.reader.t("league-change-kept")))
            return
        work = self._questions.take(ctx.guild, ctx.person.id, press.word(0))
        if work is None:
            await ctx.show(private(ctx.reader.t("league-question-old")))
            return
        done = await work()
        if isinstance(done, Pending):
            await ctx.show(private(ctx.reader.t("pending-held", number=done.number)))
            await ctx.responder.public(pending_post(done, await ctx.public_reader()))
            return
        if not isinstance(done, Parts):
            lines = [
                ctx.reader.t("league-change-outdated", name=marked_name(season))
                for season in await self.league.outdated(ctx.guild)
            ]
            done = page_of([ctx.reader.t("league-change-done", number=done.number), *lines])
        await ctx.show(done)

    async def _settle(self, ctx: InteractionContext, press: Press) -> None:
        """Confirm or reject a result that waits; its post says so from then on."""
        number, word = press.number(0), press.word(1)
        if number is None or word not in ("yes", "no"):
            raise IdError(press.verb)
        moderator, yes = ctx.manages("manage"), word == "yes"
        settled = await self.league.settle(ctx.guild, number, ctx.person.id, moderator=moderator, yes=yes)
        await ctx.responder.update(pending_settled(settled, ctx.person.id, ctx.reader, yes=yes))

    async def _match(self, ctx: InteractionContext, match: str) -> MatchRow:
        try:
            return await self.league.match(ctx.guild, match.strip())
        except LeagueError as error:
            if error.code != "unknown-match":
                raise
            raise RequestError("league-no-change", typed=marked_name(match)) from None

    async def _time(self, ctx: InteractionContext, date: str) -> float:
        """Return the time that was typed in the server's time zone, or now.

        LeagueError `date`, `date-early`, `date-future`.
        """
        now = ctx.interaction.created_at - timedelta(seconds=2)  # Discord's clock and ours may differ
        if not date:
            return now.timestamp()
        zone = ZoneInfo(await self.league.zone(ctx.guild))
        for form in ("%Y-%m-%d %H:%M", "%Y-%m-%d"):
            try:
                moment = datetime.strptime(date.strip(), form).replace(tzinfo=zone)
            except ValueError:
                continue
            check_played(moment.timestamp(), date.strip(), zone)
            if moment > now:
                raise LeagueError("date-future", text=date)
            if form == "%Y-%m-%d":  # some time on that day
                moment = min(moment + timedelta(hours=12), now)
            return moment.timestamp()
        raise LeagueError("date", text=date)


class PlayerCommands(CommandGroup, path="manage players"):
    """The commands below /manage players. Each asks a question first (`Questions`)."""

    def __init__(self, dispatcher: Dispatcher, *, league: League, daily_names: DailyNames, ask: Ask) -> None:
        super().__init__(dispatcher)
        self.league, self.daily_names, self._ask = league, daily_names, ask

    @command("manage players ban", member=_complete_person)
    async def ban(
        self, ctx: InteractionContext, member: str, reason: str, what: Literal["ban", "name"] = "ban"
    ) -> None:
        """Ask a moderator before a member is banned, or loses the name that they chose."""
        if what == "name":
            await self._ask_name(ctx, member, reason)
        else:
            await self._ask_ban(ctx, member, reason, banned=True)

    @command("manage players unban", member=_complete_banned)
    async def unban(self, ctx: InteractionContext, member: str, reason: str) -> None:
        """Ask a moderator before a ban ends."""
        await self._ask_ban(ctx, member, reason, banned=False)

    @command("manage players merge", member=complete_player, into=complete_player)
    async def merge(self, ctx: InteractionContext, member: str, into: str, reason: str) -> None:
        """Ask a moderator before one member counts for another."""
        league, by = self.league, ctx.person.id
        person, other = await find_player(self.league, ctx, member), await find_player(self.league, ctx, into)
        if person == other:
            raise LeagueError("twice", person=person)
        source, target = await league.player(ctx.guild, person), await league.player(ctx.guild, other)
        line = ctx.reader.t(
            "league-ask-merge",
            name=marked_name(source.name),
            played=source.played,
            into=marked_name(target.name),
            others=target.played,
        )

        async def work() -> ChangeRow:
            merged = await league.merge(ctx.guild, person, other, by, reason)
            await ctx.services.rename(person, ctx.guild)
            return merged

        await self._ask(ctx, [line], reason, work)

    async def _ask_name(self, ctx: InteractionContext, member: str, reason: str) -> None:
        """Ask before a chosen name is reset; the member may be typed by it. LeagueError `name-none`."""
        chosen, key = ctx.services.names.chosen(ctx.guild), name_key(member)
        bearer = next((person for person, name in chosen.items() if name_key(name) == key), None)
        person = bearer or await find_player(self.league, ctx, member)
        if person not in chosen:
            raise LeagueError("name-none")

        async def work() -> Parts:
            await self.league.reset_name(ctx.guild, person, ctx.person.id, reason)
            await ctx.services.rename(person, ctx.guild)
            return private(ctx.reader.t("league-name-reset"))

        name, who = marked_name(chosen[person]), f"<@{person}>"
        await self._ask(ctx, [ctx.reader.t("league-ask-name", name=name, player=who)], reason, work)

    async def _ask_ban(self, ctx: InteractionContext, member: str, reason: str, *, banned: bool) -> None:
        league, by = self.league, ctx.person.id
        person = await find_player(self.league, ctx, member)
        name, played = await self._name_and_played(ctx, person)
        do, text = (league.ban, "league-ask-ban") if banned else (league.unban, "league-ask-unban")
        line = ctx.reader.t(text, name=marked_name(name), played=played)
        await self._ask(ctx, [line], reason, lambda: do(ctx.guild, person, by, reason))

    async def _name_and_played(self, ctx: InteractionContext, person: int) -> tuple[str, int]:
        """Return a person's name and number of matches in the league; 0 for who has only played deals of the day.

        LeagueError `unknown-player`.
        """
        try:
            card = await self.league.player(ctx.guild, person)
        except LeagueError:
            daily = await self.daily_names.name(ctx.guild, person)
            if daily is None:
                raise
            return daily, 0
        return card.name or await self.daily_names.name(ctx.guild, person) or "", card.played


class AuditCommands(CommandGroup, path="manage"):
    """The command /manage audit."""

    def __init__(self, dispatcher: Dispatcher, *, league: League) -> None:
        super().__init__(dispatcher)
        self._league = league
        self.clicks: Mapping[str, ClickHandler] = {verbs.AUDIT: self._turn}

    @command("manage audit")
    async def audit(self, ctx: InteractionContext) -> None:
        """Show the audit log."""
        await self._show_audit(ctx, 0)

    async def _turn(self, ctx: InteractionContext, press: Press) -> None:
        check_manager(ctx, "manage")
        await self._show_audit(ctx, press.number(0) or 0)

    async def _show_audit(self, ctx: InteractionContext, page: int) -> None:
        await ctx.show(audit_page(await self._league.audit(ctx.guild, page=page, page_size=PAGE), ctx.reader))


def _places(text: str, seats: int) -> list[int]:
    places = _numbers(text)
    if len(places) != seats or not all(1 <= place <= seats for place in places):
        raise RequestError("league-form-places", seats=seats, like=" ".join(map(str, range(1, seats + 1))))
    return places


def _totals(text: str, seats: int) -> list[int]:
    """Return the scores that were typed, an empty list if none were."""
    totals = _numbers(text)
    if text.strip() and len(totals) != seats:
        raise RequestError("league-form-totals", seats=seats)
    return totals


def _numbers(text: str) -> list[int]:
    """Return the numbers in a text; none if it has anything else, or a number that no match can have."""
    words = text.replace(",", " ").replace("−", "-").split()
    plain = all(word.removeprefix("-").isdecimal() and word.isascii() and len(word) <= 7 for word in words)
    return [int(word) for word in words] if plain else []
