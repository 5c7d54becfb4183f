"""REST: scheduled events of a guild, of the kind that is bound to no channel (docs: "Guild Scheduled Event").

Those in voice and stage channels are refused: nothing is spoken here. To make one, and to change one's own, takes the
permission to create or to manage events.
"""

from datetime import datetime

from bot.sandbox import errors, payloads
from bot.sandbox.changes import WorldChange
from bot.sandbox.errors import Json
from bot.sandbox.model import ACTIVE, CANCELED, COMPLETED, EXTERNAL, SCHEDULED, Guild, ScheduledEvent
from bot.sandbox.permissions import Permission
from bot.sandbox.rest.base import ApiCall, ApiServices, Routes, guild_of, pick
from bot.sandbox.strict.rules import ObjectRule, Rule, anything, fail, moment, one_of, text

ROUTES = Routes()
MOST = 100  # events of a guild that are not over
_EVENTS = "/guilds/{guild_id}/scheduled-events"
_EVENT = f"{_EVENTS}/{{guild_scheduled_event_id}}"
_PLACE = ObjectRule({"location": text(1, 100)}, ("location",))
_FIELDS: dict[str, Rule] = {
    "name": text(1, 100), "description": text(0, 1000), "image": anything, "scheduled_start_time": moment,
    "scheduled_end_time": moment, "privacy_level": one_of(2), "entity_type": one_of(EXTERNAL), "channel_id": anything,
    "recurrence_rule": anything, "entity_metadata": _PLACE,
}  # fmt: skip
_NEEDED = ("name", "scheduled_start_time", "scheduled_end_time", "privacy_level", "entity_type", "entity_metadata")
_NEW = ObjectRule(_FIELDS, _NEEDED)
_SURE = ("name", "privacy_level", "scheduled_start_time", "entity_metadata")
_CHANGED = ObjectRule({**_FIELDS, "status": one_of(SCHEDULED, ACTIVE, COMPLETED, CANCELED)}, never_null=_SURE)
_NEXT = {SCHEDULED: (SCHEDULED, ACTIVE, CANCELED), ACTIVE: (ACTIVE, COMPLETED)}
# either is enough to change one's own: there are no others here
_CHANGE = Permission.CREATE_EVENTS | Permission.MANAGE_EVENTS


def _require(ctx: ApiServices, guild: Guild, either: Permission) -> None:
    if not ctx.world.guild_permissions(guild, ctx.world.bot) & either:
        raise errors.missing_permissions()


def _event_of(guild: Guild, call: ApiCall) -> ScheduledEvent:
    """The path's event; raises 10070."""
    missing = errors.ApiError(404, 10070, "Unknown Guild Scheduled Event")
    return pick(guild.events, call.id("guild_scheduled_event_id"), missing)


@ROUTES("GET", _EVENTS)
def events(ctx: ApiServices, call: ApiCall) -> list[Json]:
    """The events that are not over."""
    return [payloads.of_event(ctx.world, event) for event in guild_of(ctx, call).events.values()]


@ROUTES("POST", _EVENTS)
def create_event(ctx: ApiServices, call: ApiCall) -> Json:
    """A new event, a hundred at most (30038); it begins later than now, and ends later than it begins."""
    guild, body = guild_of(ctx, call), call.object()
    _NEW(body, ())
    _require(ctx, guild, Permission.CREATE_EVENTS)
    if len(guild.events) >= MOST:
        raise errors.too_many(30038, "uncompleted guild scheduled events", MOST)
    event = ScheduledEvent(ctx.world.ids.next(), guild.id, ctx.world.bot.id, body["name"])
    _fill(event, body)
    if event.start <= ctx.world.clock.time():
        fail(("scheduled_start_time",), "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST", "Cannot schedule event in the past.")
    if event.end <= event.start:
        fail(("scheduled_end_time",), "GUILD_SCHEDULED_EVENT_ENDS_BEFORE_START", "Must end after it starts.")
    guild.events[event.id] = event
    ctx.world.changes.tell(WorldChange("event.new", guild))
    return payloads.of_event(ctx.world, event)


@ROUTES("PATCH", _EVENT)
def change_event(ctx: ApiServices, call: ApiCall) -> Json:
    """Change an event: from scheduled to active to completed, or from scheduled to canceled; what is over is gone."""
    guild, body = guild_of(ctx, call), call.object()
    event = _event_of(guild, call)
    _CHANGED(body, ())
    _require(ctx, guild, _CHANGE)
    status = body.get("status") or event.status
    if status not in _NEXT[event.status]:
        fail(("status",), "GUILD_SCHEDULED_EVENT_INVALID_STATUS", "Cannot change the status of this event so")
    _fill(event, body)
    event.status = status
    if event.status in (COMPLETED, CANCELED):
        del guild.events[event.id]
    ctx.world.changes.tell(WorldChange("event.edit", guild))
    return payloads.of_event(ctx.world, event)


def _fill(event: ScheduledEvent, body: Json) -> None:
    event.name = body.get("name") or event.name
    event.description = body.get("description", event.description)
    event.location = (body.get("entity_metadata") or {}).get("location", event.location)
    for key, name in (("scheduled_start_time", "start"), ("scheduled_end_time", "end")):
        if body.get(key) is not None:
            setattr(event, name, datetime.fromisoformat(str(body[key])).timestamp())
