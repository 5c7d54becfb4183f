"""Moderators' changes of the league: each is looked up, shown as a question, and done when the answer is yes."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import discord
from discord import app_commands

from bot.app.store import BotStore
from bot.connection.questions import Questions, Work
from bot.connection.registration import Choices, Interaction, fits, offered
from bot.games.registry import find_game
from bot.games.text.look import Look
from bot.games.text.names import marked_name, plain_name
from bot.league.commands.completion import find_player
from bot.league.pages.admin import (
    NO,
    ask_add,
    ask_ban,
    ask_correct,
    ask_merge,
    ask_out,
    ask_undo,
    change_choice,
    match_choice,
    pending_page,
    pending_post,
    pending_settled,
    question,
)
from bot.league.pages.audit import PAGE, audit_page
from bot.league.pages.wording import time_in
from bot.league.rows.values import ChangeRow, HandSeat, MatchRow, Pending
from bot.league.rules import LeagueError
from bot.league.rules.seasons import check_played
from bot.parts import verbs
from bot.parts.ids import IdError, Press
from bot.parts.parts import CONTENT_LIMIT, Parts, cut, private
from bot.play.clicks.clicks import ClickHandler
from bot.play.clicks.context import InteractionContext, RequestError
from bot.play.permission import check_moderator

_OFFERED = 15  # of the latest matches and changes each
_LONGEST = 300  # characters of a reason
Ask = Callable[[InteractionContext, Sequence[str], str, Work], Awaitable[None]]


def asker(questions: Questions) -> Ask:
    """Return a function that shows a question and keeps in `questions` the work to be done at a yes."""

    async def ask(ctx: InteractionContext, lines: Sequence[str], reason: str, work: Work) -> None:
        if not 0 < len(" ".join(reason.split())) <= _LONGEST:
            raise LeagueError("reason", most=_LONGEST)
        word = questions.ask(ctx.guild, ctx.person.id, work)
        await ctx.show(question(lines, reason, word, ctx.look))

    return ask


def admin_clicks(questions: Questions) -> Mapping[str, ClickHandler]:
    """Return the handlers of the buttons under a question, and of the audit log's pages."""

    async def answer(ctx: InteractionContext, press: Press) -> None:
        check_moderator(ctx)
        word = "".join(press.words[:1])
        if word == NO:
            await ctx.show(private(ctx.look.t("league-change-kept")))
            return
        work = questions.take(ctx.guild, ctx.person.id, word)
        if work is None:
            await ctx.show(private(ctx.look.t("league-question-old")))
            return
        done = await work()
        if isinstance(done, Pending):
            await ctx.show(private(ctx.look.t("pending-held", number=done.number)))
            look = await ctx.services.presenter.public_look(ctx.guild, ctx.channel)
            await ctx.responder.public(pending_post(done, look))
            return
        if not isinstance(done, Parts):
            lines = [ctx.look.t("league-change-done", number=done.number)]
            for season in await ctx.services.store.league.outdated(ctx.guild):
                lines.append(ctx.look.t("league-change-outdated", name=marked_name(season)))
            done = private(cut("\n".join(lines), CONTENT_LIMIT))
        await ctx.show(done)

    async def turn(ctx: InteractionContext, press: Press) -> None:
        word = "".join(press.words[:1])
        await show_audit(ctx, int(word) if word.isascii() and word.isdigit() else 0)

    return {verbs.ADMIN: answer, verbs.AUDIT: turn, verbs.PENDING: _settle}


async def _settle(ctx: InteractionContext, press: Press) -> None:
    """Confirm or reject a result that waits; its post says so from then on."""
    number, said, *_ = (*press.words, "", "")
    if not number.isascii() or not number.isdigit() or said not in ("yes", "no"):
        raise IdError(press.verb)
    moderator, yes = ctx.interaction.permissions.manage_guild, said == "yes"
    league = ctx.services.store.league
    done = await league.settle(ctx.guild, int(number), ctx.person.id, moderator=moderator, yes=yes)
    await ctx.responder.update(pending_settled(done, ctx.person.id, ctx.look, yes=yes))


async def show_pending(ctx: InteractionContext) -> None:
    """Show the results that wait, with the buttons of their posts."""
    found = await ctx.services.store.league.pending(ctx.guild)
    await ctx.responder.private(pending_page(found, ctx.look))


async def show_audit(ctx: InteractionContext, page: int = 0) -> None:
    """Show a page of the audit log to a moderator."""
    check_moderator(ctx)
    found = await ctx.services.store.league.audit(ctx.guild, page=page, page_size=PAGE)
    await ctx.show(audit_page(found, ctx.look))


async def undo(ctx: InteractionContext, ask: Ask, what: str, reason: str) -> None:
    """Take a match out, or a change back (`#12`)."""
    check_moderator(ctx)
    league, by = ctx.services.store.league, ctx.person.id
    number = what.strip().removeprefix("#")
    if number.isascii() and number.isdecimal() and len(number) <= 9:
        change = await _change(ctx, int(number))
        lines = ask_undo(change, ctx.look)
        await ask(ctx, lines, reason, lambda: league.undo(ctx.guild, change.number, by, reason))
        return
    row = await _match(ctx, what)
    await ask(
        ctx,
        ask_out(row, ctx.look),
        reason,
        lambda: league.take_out(ctx.guild, row.match, by, reason, expect=row.changed),
    )


async def _change(ctx: InteractionContext, number: int) -> ChangeRow:
    page, pages = 0, 1
    while page < pages:
        found = await ctx.services.store.league.changes(ctx.guild, page=page, page_size=200)
        row = next((one for one in found.rows if one.number == number), None)
        if row is not None:
            return row
        page, pages = page + 1, found.pages
    raise LeagueError("unknown-change", change=number)


async def _match(ctx: InteractionContext, match: str) -> MatchRow:
    try:
        return await ctx.services.store.league.match(ctx.guild, match.strip())
    except LeagueError as error:
        if error.code != "unknown-match":
            raise
        raise RequestError("league-no-change", typed=marked_name(match)) from None


async def correct(ctx: InteractionContext, ask: Ask, match: str, places: str, totals: str, reason: str) -> None:
    """Put the places, and the totals if they are given, of a match right."""
    check_moderator(ctx)
    row = await _match(ctx, match)
    placed = _places(places, len(row.seats))
    scores = _totals(totals, len(row.seats)) or [seat.total for seat in row.seats]
    seats = [
        HandSeat(seat.person, seat.name, place, total)
        for seat, place, total in zip(row.seats, placed, scores, strict=True)
    ]
    league = ctx.services.store.league
    await ask(
        ctx,
        ask_correct(row, seats, ctx.look),
        reason,
        lambda: league.correct(ctx.guild, row.match, seats, ctx.person.id, reason, expect=row.changed),
    )


async def add(
    ctx: InteractionContext,
    ask: Ask,
    game: str,
    people: Sequence[discord.User | discord.Member],
    places: str,
    totals: str,
    date: str,
    reason: str,
) -> None:
    """Add a match that was played elsewhere."""
    check_moderator(ctx)
    rules, count = find_game(game), len(people)
    for one in people:
        if one.bot:
            raise RequestError("fixtures-bot", name=marked_name(one.display_name))
    if count not in rules.seats:
        raise LeagueError("seats", seats=count, fewest=rules.seats.start, most=rules.seats.stop - 1)
    placed = _places(places, count) if places else list(range(1, count + 1))
    scores = _totals(totals, count) or [0] * count
    seats = [
        HandSeat(one.id, one.display_name, place, total)
        for one, place, total in zip(people, placed, scores, strict=True)
    ]
    ended = await _time(ctx, date)
    league = ctx.services.store.league
    waits = await league.wants_confirmation(ctx.guild) and any(one.id != ctx.person.id for one in people)

    async def work() -> ChangeRow | Pending:
        keep = league.hold if waits else league.add
        return await keep(ctx.guild, rules.name, ended, seats, ctx.person.id, reason)

    await ask(ctx, ask_add(rules.name, ended, seats, ctx.look), reason, work)


async def _time(ctx: InteractionContext, date: str) -> float:
    """Return the time that was typed in the server's time zone, or now.

    LeagueError `date`, `date-early`, `date-future`.
    """
    now = ctx.interaction.created_at - timedelta(seconds=2)  # Discord's clock and ours may differ
    if not date:
        return now.timestamp()
    zone = ZoneInfo(await ctx.services.store.league.zone(ctx.guild))
    for form in ("%Y-%m-%d %H:%M", "%Y-%m-%d"):
        try:
            found = datetime.strptime(date.strip(), form).replace(tzinfo=zone)
        except ValueError:
            continue
        check_played(found.timestamp(), date.strip(), zone)
        if found > now:
            raise LeagueError("date-future", text=date)
        if form == "%Y-%m-%d":  # some time on that day
            found = min(found + timedelta(hours=12), now)
        return found.timestamp()
    raise LeagueError("date", text=date)


async def merge(ctx: InteractionContext, ask: Ask, member: str, into: str, reason: str) -> None:
    """Count all of one member for another."""
    check_moderator(ctx)
    league = ctx.services.store.league
    one, other = await find_player(ctx, member), await find_player(ctx, into)
    if one == other:
        raise LeagueError("twice", person=one)
    cards = await league.player(ctx.guild, one), await league.player(ctx.guild, other)
    await ask(
        ctx, ask_merge(*cards, ctx.look), reason, lambda: league.merge(ctx.guild, one, other, ctx.person.id, reason)
    )


async def ban(ctx: InteractionContext, ask: Ask, member: str, reason: str, *, banned: bool) -> None:
    """Leave a member out of the league, or take one in again."""
    check_moderator(ctx)
    league, by = ctx.services.store.league, ctx.person.id
    person = await find_player(ctx, member)
    name, played = await _known(ctx, person)
    do = league.ban if banned else league.unban
    question = ask_ban(name, played, ctx.look, banned=banned)
    await ask(ctx, question, reason, lambda: do(ctx.guild, person, by, reason))


async def _known(ctx: InteractionContext, person: int) -> tuple[str, int]:
    """Return a person's name, and how many matches they have in the league, where deals of the day may be all there is.

    LeagueError `unknown-player`.
    """
    store = ctx.services.store
    try:
        card = await store.league.player(ctx.guild, person)
    except LeagueError:
        daily = await store.daily_tables.name(ctx.guild, person)
        if daily is None:
            raise
        return daily, 0
    return card.name or await store.daily_tables.name(ctx.guild, person) or "", card.played


def _places(text: str, seats: int) -> list[int]:
    found = _numbers(text)
    if len(found) != seats or not all(1 <= place <= seats for place in found):
        like = " ".join(map(str, range(1, seats + 1)))
        raise RequestError("league-form-places", seats=seats, like=like)
    return found


def _totals(text: str, seats: int) -> list[int]:
    """Return the scores that were typed, an empty list if none were."""
    found = _numbers(text)
    if text.strip() and len(found) != seats:
        raise RequestError("league-form-totals", seats=seats)
    return found


def _numbers(text: str) -> list[int]:
    """Return the numbers in a text; none if it has anything else, or a number that no match can have."""
    words = text.replace(",", " ").replace("−", "-").split()
    plain = all(word.removeprefix("-").isdecimal() and word.isascii() and len(word) <= 7 for word in words)
    return [int(word) for word in words] if plain else []


# What is offered while somebody types


async def complete_match(store: BotStore, interaction: Interaction, typed: str) -> Choices:
    """Offer the latest matches of the league."""
    guild, look = interaction.guild_id or 0, Look(str(interaction.locale))
    zone = await store.league.zone(guild)
    found = await store.league.history(guild, page_size=100)
    named = ((match_choice(row, zone, look), row) for row in found.rows)
    return offered(
        (name, row.match)
        for name, row in named
        if fits(typed, name, time_in(row.ended, zone).isoformat(" ")) or row.match == typed
    )


async def complete_change(store: BotStore, interaction: Interaction, typed: str) -> Choices:
    """Offer the latest matches, and the latest changes that hold."""
    guild, look = interaction.guild_id or 0, Look(str(interaction.locale))
    changes = await store.league.changes(guild, page_size=_OFFERED * 2)
    held = [(change_choice(row, look), f"#{row.number}") for row in changes.rows if not row.undone]
    fitting = [one for one in held if fits(typed, one[0])][:_OFFERED]
    matches = await complete_match(store, interaction, typed)
    chosen = [*matches[: 25 - len(fitting)]]
    return [*chosen, *(app_commands.Choice(name=name, value=value) for name, value in fitting)]


async def complete_known(store: BotStore, interaction: Interaction, typed: str) -> Choices:
    """Offer members of the league, and to moderators those who have played nothing but deals of the day."""
    guild = interaction.guild_id or 0
    found = {one.person: one.name for one in await store.league.people(guild, typed, _OFFERED * 2)}
    if interaction.permissions.manage_guild:
        found = {**dict(await store.daily_tables.people(guild, typed, _OFFERED)), **found}
    return offered((plain_name(name), f"<@{person}>") for person, name in found.items() if person is not None)


async def complete_banned(store: BotStore, interaction: Interaction, typed: str) -> Choices:
    """Offer the members who are banned."""
    changes = await store.league.changes(interaction.guild_id or 0, page_size=500)
    named: dict[str, str] = {}
    for row in reversed(changes.rows):
        said = row.detail.get("member") if isinstance(row.detail, dict) else None
        if row.undone or not isinstance(said, dict) or row.kind not in ("ban", "unban"):
            continue
        if said.get("person") is None:  # deleted their data: `/league undo` with the number of the ban ends it
            continue
        person = f"<@{said.get('person')}>"
        if row.kind == "ban":
            named[person] = plain_name(str(said.get("name")))
        else:
            named.pop(person, None)
    return offered((name, person) for person, name in named.items() if fits(typed, name))
