"""REST: first answers to interactions, and what their tokens are good for afterwards."""

from bot.sandbox import compose, errors, payloads
from bot.sandbox.errors import FormError, Json
from bot.sandbox.interaction import (
    CHOICES,
    COMMAND,
    DEFERRED,
    DEFERRED_UPDATE,
    MESSAGE,
    MODAL,
    UPDATE,
    Interaction,
    Modal,
)
from bot.sandbox.interactions import ALLOWED_CALLBACKS
from bot.sandbox.model import EPHEMERAL, LOADING, Message
from bot.sandbox.normal import components as normal_components
from bot.sandbox.permissions import Permission
from bot.sandbox.rest.base import ApiCall, ApiServices, Routes
from bot.sandbox.strict.components import check_modal
from bot.sandbox.strict.message_rules import DEFER, EDIT, WEBHOOK
from bot.sandbox.strict.messages import check_choices, check_message
from bot.sandbox.strict.rules import ObjectRule, anything, as_object, integer

ROUTES = Routes()
_WEBHOOK = "/webhooks/{webhook_id}/{webhook_token}"
_CALLBACK = ObjectRule({"type": integer(1, 13), "data": anything}, ("type",))
_IN = ("data",)
GUEST_FOLLOW_UPS = 5  # of one interaction, where only the user has the application


@ROUTES("POST", "/interactions/{interaction_id}/{interaction_token}/callback")
def callback(ctx: ApiServices, call: ApiCall) -> Json | None:
    """The first answer to an interaction."""
    interaction = ctx.interactions.for_callback(call.id("interaction_id"), call.params["interaction_token"])
    body = call.object()
    _CALLBACK(body, ())
    kind, data = body["type"], as_object({} if body.get("data") is None else body["data"], _IN)
    _check_kind(interaction, kind)
    if kind == MODAL:
        check_modal(data)
        interaction.modal = Modal(interaction, data["custom_id"], data["title"], normal_components(data["components"]))
    elif kind == CHOICES:
        check_choices(data, _focused_type(interaction))
        interaction.choices = tuple(data["choices"])
    elif kind in (UPDATE, DEFERRED_UPDATE):
        _update(ctx, interaction, kind, data, call)
    else:
        _answer(ctx, interaction, kind, data, call)
    ctx.interactions.acknowledged(interaction, kind)
    return _response(ctx, interaction, kind) if call.query.get("with_response") == "1" else None


def _check_kind(interaction: Interaction, kind: int) -> None:
    allowed = ALLOWED_CALLBACKS[interaction.type]
    if kind not in allowed or (kind in (UPDATE, DEFERRED_UPDATE) and interaction.message is None):
        listed = ", ".join(str(value) for value in allowed)
        raise FormError(("type",), "BASE_TYPE_CHOICES", f"Value must be one of {{{listed}}}.")


def _focused_type(interaction: Interaction) -> int:
    options = interaction.data["options"]
    while options and options[0]["type"] in (1, 2):
        options = options[0]["options"]
    return next(int(option["type"]) for option in options if option.get("focused"))


def _answer(ctx: ApiServices, interaction: Interaction, kind: int, data: Json, call: ApiCall) -> None:
    """A new message, or the place for one ("thinking")."""
    if kind == DEFERRED:
        DEFER(data, _IN)
        data = {"flags": (data.get("flags") or 0) | LOADING}
    else:
        check_message(data, WEBHOOK, compose.upload_names(call.uploads), emojis=ctx.world.emojis, path=_IN)
    message = _new(ctx, interaction, data, call)
    message.type = 20 if interaction.type == COMMAND else 19 if interaction.message else 0
    if message.type == 19 and interaction.message:
        message.reference = {
            "type": 0, "message_id": str(interaction.message.id), "channel_id": str(message.channel.id),
        }  # fmt: skip
    interaction.original = message
    ctx.world.post(message)


def _new(ctx: ApiServices, interaction: Interaction, data: Json, call: ApiCall) -> Message:
    """A new message through a token; like any message it opens an archived thread that isn't locked."""
    world, place = ctx.world, interaction.channel
    data = _as_heard(ctx, interaction, data)
    if place.archived and not (data.get("flags") or 0) & EPHEMERAL:
        if place.locked:
            raise errors.thread_archived()
        world.archive(place, False)
    message = compose.new_message(
        world,
        interaction.channel,
        world.bot,
        data,
        call.uploads,
        reader=interaction.user if (data.get("flags") or 0) & EPHEMERAL else None,
    )
    message.webhook_id = world.bot.id
    message.metadata = payloads.metadata(interaction)
    message.interaction_user, message.interaction_command = interaction.user, interaction.name
    return message


def _as_heard(ctx: ApiServices, interaction: Interaction, data: Json) -> Json:
    """Return the answer as an ephemeral one where people may not let others hear the applications they bring along."""
    bits = ctx.world.permissions(interaction.channel, interaction.user)
    if not ctx.world.is_guest(interaction.guild) or bits & Permission.USE_EXTERNAL_APPS:
        return data
    return {**data, "flags": (data.get("flags") or 0) | EPHEMERAL}


def _update(ctx: ApiServices, interaction: Interaction, kind: int, data: Json, call: ApiCall) -> None:
    """A change of the message at which the person clicked, now or later."""
    message = interaction.message
    if message is None or message.deleted:
        raise errors.unknown_message()
    interaction.original = message
    if kind == UPDATE:
        _change(ctx, interaction, message, data, call, path=_IN)


def _change(
    ctx: ApiServices, interaction: Interaction, message: Message, body: Json, call: ApiCall, path: tuple[str, ...] = ()
) -> None:
    if message.channel.archived and not message.ephemeral:
        raise errors.thread_archived()
    check_message(body, EDIT, compose.upload_names(call.uploads), emojis=ctx.world.emojis, path=path, before=message)
    compose.change_message(ctx.world, message, body, call.uploads)
    interaction.edits += 1
    ctx.interactions.tell_changed(interaction)


def _response(ctx: ApiServices, interaction: Interaction, kind: int) -> Json:
    fields: Json = {"id": str(interaction.id), "type": interaction.type, "channel_id": str(interaction.channel.id)}
    if interaction.guild:
        fields["guild_id"] = str(interaction.guild.id)
    message = interaction.original
    if message is None:
        return {"interaction": fields}
    fields |= {
        "response_message_id": str(message.id), "response_message_loading": message.thinking,
        "response_message_ephemeral": message.ephemeral,
    }  # fmt: skip
    if kind not in (MESSAGE, UPDATE):
        return {"interaction": fields}
    return {"interaction": fields, "resource": {"type": kind, "message": payloads.of_message(ctx.world, message)}}


# what the token is good for afterwards


def _interaction(ctx: ApiServices, call: ApiCall) -> Interaction:
    if call.id("webhook_id") != ctx.world.bot.id:
        raise errors.unknown_webhook()
    return ctx.interactions.for_webhook(call.params["webhook_token"])


def _message(interaction: Interaction, call: ApiCall) -> Message:
    """The message of the path, if this token may touch it."""
    name = call.params.get("message_id", "@original")
    reachable = [interaction.original, interaction.message, *interaction.followups]
    by_name = [m for m in reachable if m and str(m.id) == name]
    message = interaction.original if name == "@original" else next(iter(by_name), None)
    if message is None or message.deleted:
        raise errors.unknown_message()
    return message


@ROUTES("POST", _WEBHOOK)
def follow_up(ctx: ApiServices, call: ApiCall) -> Json:
    """Another message; right after a deferral it fills the message that says "thinking" instead."""
    interaction, body = _interaction(ctx, call), call.object()
    check_message(body, WEBHOOK, compose.upload_names(call.uploads), emojis=ctx.world.emojis)
    original = interaction.original
    if interaction.callback == DEFERRED and original and original.thinking:
        if original.deleted:
            raise errors.unknown_message()
        _change(ctx, interaction, original, {key: value for key, value in body.items() if key != "flags"}, call)
        return payloads.of_message(ctx.world, original)
    if ctx.world.is_guest(interaction.guild) and len(interaction.followups) >= GUEST_FOLLOW_UPS:
        raise errors.ApiError(400, 40094, "This interaction has hit the maximum number of follow up messages")
    message = _new(ctx, interaction, body, call)
    if message.metadata and original:
        message.metadata["original_response_message_id"] = str(original.id)
    ctx.world.post(message)
    interaction.followups.append(message)
    ctx.interactions.tell_changed(interaction)
    return payloads.of_message(ctx.world, message)


@ROUTES("GET", f"{_WEBHOOK}/messages/@original", f"{_WEBHOOK}/messages/{{message_id}}")
def get(ctx: ApiServices, call: ApiCall) -> Json:
    """A message of this token, ephemeral ones too."""
    return payloads.of_message(ctx.world, _message(_interaction(ctx, call), call))


@ROUTES("PATCH", f"{_WEBHOOK}/messages/@original", f"{_WEBHOOK}/messages/{{message_id}}")
def edit(ctx: ApiServices, call: ApiCall) -> Json:
    """Change a message of this token, ephemeral ones too."""
    interaction = _interaction(ctx, call)
    message, body = _message(interaction, call), call.object()
    _change(ctx, interaction, message, body, call)
    return payloads.of_message(ctx.world, message)


@ROUTES("DELETE", f"{_WEBHOOK}/messages/@original", f"{_WEBHOOK}/messages/{{message_id}}")
def delete(ctx: ApiServices, call: ApiCall) -> None:
    """Delete a message of this token, ephemeral ones too."""
    interaction = _interaction(ctx, call)
    ctx.world.delete(_message(interaction, call))
    ctx.interactions.tell_changed(interaction)
