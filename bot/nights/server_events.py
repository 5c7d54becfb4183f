"""A planned game night in the server's list of events, if the bot may create events there.

The night's refs note what was done; an event that is not noted yet is found by place and time. A refusal is left alone,
other trouble is tried again for a while.
"""

import logging
from collections.abc import Callable

import discord

from bot.connection.channels import EventPlan, ServerEvents, refused
from bot.connection.delivery import ERRORS, describe
from bot.games.text.reader import Reader
from bot.games.text.words import game_name
from bot.nights.rows import Change
from bot.nights.rules.arena import USUAL
from bot.nights.rules.values import Night
from bot.play.messages.presenter import Presenter

SCHEDULED, ACTIVE, COMPLETED, CANCELED = 1, 2, 3, 4  # Discord's states
_LEFT_ALONE = 9  # there is none, and there will be none
# Seconds until trouble is tried again; after the last one it is left alone.
_RETRIES = (10.0, 60.0, 300.0, 600.0)
_BETWEEN = 300.0  # seconds before the first round and between two, at most
_log = logging.getLogger(__name__)


class NightEvents:
    """The events of this process's nights; `change` stores a step of a night."""

    def __init__(self, events: ServerEvents, presenter: Presenter, change: Change, now: Callable[[], float]) -> None:
        self._events, self._presenter, self._change, self._now = events, presenter, change, now
        # By night: how often in vain, and when it is tried again.
        self._tried: dict[int, tuple[int, float]] = {}

    async def update(self, night: Night) -> float | None:
        """Bring the event to the night's state. Return the seconds until the next try, None if done. StorageError."""
        wanted = _wanted(night)
        if wanted is None or (night.number not in self._tried and not self._is_due(night, wanted)):
            return None
        failed, again = self._tried.get(night.number, (0, 0.0))
        if again > self._now():
            return again - self._now()
        try:
            await self._bring(night, wanted)
        except ERRORS as error:
            return await self._failed(night, failed, error)
        self._tried.pop(night.number, None)
        return None

    def _is_due(self, night: Night, wanted: int) -> bool:
        """Return True if the event is to be changed, or is to be created and that is allowed."""
        state = night.refs.get("event-state", 0)
        if "event" in night.refs:
            return state < min(wanted, COMPLETED) and state != _LEFT_ALONE
        may_be_made = wanted == SCHEDULED and night.plan.starts > self._now()
        return may_be_made and state != _LEFT_ALONE and self._events.may(night.guild)

    async def _bring(self, night: Night, wanted: int) -> None:
        if "event" not in night.refs:
            plan = event_plan(night, await self._presenter.public_reader(night.guild, night.channel))
            # a process may have created it before and not lived to store that
            event = await self._events.find(night.guild, plan) or await self._events.create(night.guild, plan)
            await self._note(night, event, SCHEDULED)
            return
        event, state = night.refs["event"], night.refs.get("event-state", SCHEDULED)
        for step in (ACTIVE, COMPLETED) if (state, wanted) == (SCHEDULED, COMPLETED) else (wanted,):
            try:
                await self._events.set_status(night.guild, event, step)
            except discord.HTTPException as error:
                if (step, error.status) != (ACTIVE, 400):
                    raise  # else somebody else, or Discord itself, has begun it already
            await self._note(night, event, step)

    async def _note(self, night: Night, event: int, state: int) -> None:
        noted = {"event": event, "event-state": state} if event else {"event-state": state}
        await self._change(night.number, lambda night: night.with_refs(noted))

    async def _failed(self, night: Night, failed: int, error: Exception) -> float | None:
        """Return the seconds until the next try; give up what is refused for good or failed too often."""
        _log.info("the event of night %s: %s", night.number, describe(error))
        if refused(error) or failed == len(_RETRIES):
            self._tried.pop(night.number, None)
            await self._note(night, 0, _LEFT_ALONE)
            return None
        self._tried[night.number] = failed + 1, self._now() + _RETRIES[failed]
        return _RETRIES[failed]


def event_plan(night: Night, reader: Reader) -> EventPlan:
    """Return the event of a night that is planned; it ends with its last round at the latest, or at an arena's end."""
    plan, place = night.plan, f"https://discord.com/channels/{night.guild}/{night.channel}"
    name = "night-event-name-arena" if night.arena else "night-event-name"
    lasts = USUAL if night.arena else plan.rounds * (60 * plan.minutes + _BETWEEN)
    return EventPlan(
        place=place,
        name=reader.t(name, game=game_name(plan.game, reader.locale)),
        about=reader.t("night-event-about", place=place),
        starts=float(int(plan.starts)),
        ends=float(int(plan.until or plan.starts + lasts)),
    )


def _wanted(night: Night) -> int | None:
    """Return the state that a night's event should be in, None for a night that was not planned."""
    if not night.plan.starts:
        return None
    if night.state == "over":
        return COMPLETED if night.round or night.refs.get("event-state") == ACTIVE else CANCELED
    return SCHEDULED if night.state == "gathering" else ACTIVE
