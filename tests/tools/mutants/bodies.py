"""Valid bodies of every route that takes one: as full of keys as they can be, so that each key has its mutants."""

import base64
from dataclasses import dataclass
from typing import Any

from bot.sandbox.community import Community
from tests.sandbox.bots import png

Json = dict[str, Any]
_SILENT, _PRIVATE = 1 << 12, 1 << 6
_BUTTON = {"type": 2, "style": 1, "label": "B", "custom_id": "b", "emoji": {"name": "🎲"}, "disabled": False}
_OPTION = {"label": "O", "value": "o", "description": "D", "emoji": {"name": "🎲"}, "default": True}
_MENU = {
    "type": 3, "custom_id": "m", "placeholder": "P", "min_values": 1, "max_values": 1, "disabled": False,
    "options": [_OPTION, {"label": "Q", "value": "q"}],
}  # fmt: skip
_ROWS = [
    {"type": 1, "components": list(parts)}
    for parts in ((_BUTTON,), (_MENU,), ({"type": 5, "custom_id": "u"},), ({"type": 6, "custom_id": "r"},))
]
_FILES = [{"id": "0", "filename": "a.png", "description": "A"}]
_WORDS: Json = {
    "content": "Hello", "tts": False, "attachments": _FILES,
    "allowed_mentions": {"parse": ["roles"], "users": ["5"], "replied_user": False},
}  # fmt: skip
_SHORT: Json = {**_WORDS, "components": _ROWS[:1]}
_FORM: Json = {
    "custom_id": "f", "title": "F",
    "components": [
        {"type": 18, "label": "L", "description": "D", "component": {
            "type": 4, "custom_id": "t", "style": 1, "min_length": 1, "max_length": 5, "required": True, "value": "v",
            "placeholder": "P",
        }},
        {"type": 18, "label": "L", "component": {"type": 4, "custom_id": "w", "style": 2}},
    ],
}  # fmt: skip
_NAMES = {"name_localizations": {"fi": "mene", "de": "geh"}, "description_localizations": {"fi": "M"}}
_CHOICES = [{"name": "C", "value": "c", "name_localizations": {"fi": "S"}}]
_OPTIONS = [
    {"type": 3, "name": "word", "description": "W", "required": True, "choices": _CHOICES, **_NAMES},
    {"type": 3, "name": "text", "description": "T", "min_length": 1, "max_length": 9, "autocomplete": True},
    {"type": 4, "name": "count", "description": "C", "min_value": 1, "max_value": 9},
    {"type": 4, "name": "which", "description": "W", "choices": [{"name": "One", "value": 1}]},
    {"type": 6, "name": "who", "description": "W"},
]  # fmt: skip
_PLAIN = {"name": "go", "description": "Go"}
_COMMAND: Json = {
    **_PLAIN, "type": 1, **_NAMES, "options": _OPTIONS[:1], "nsfw": False,
    "default_member_permissions": "32", "contexts": [0], "integration_types": [0],
}  # fmt: skip
_GROUPS: Json = {
    "name": "season", "description": "S", "options": [
        {"type": 1, "name": "start", "description": "S", "options": [_OPTIONS[0]]},
        {"type": 2, "name": "more", "description": "M", "options": [{"type": 1, "name": "end", "description": "E"}]},
    ],
}  # fmt: skip
IMAGE = f"data:image/png;base64,{base64.b64encode(png()).decode()}"
_THREAD: Json = {"name": "side", "auto_archive_duration": 60, "rate_limit_per_user": 5}


@dataclass(frozen=True, slots=True)
class Sample:
    """A valid request: its route, its body, and the number of files (all `a.png`) that come with it.

    `place` says what stands for `{channel_id}`, `schema` which of several the body is of, `kind` what sort of
    interaction a callback answers.
    """

    method: str
    template: str
    body: Any
    files: int = 0
    place: str = "table"
    schema: str | None = None
    kind: str = "command"


_APP = "/applications/{application_id}"
_IN_CHANNEL = "/channels/{channel_id}"
_MESSAGES, _MESSAGE = f"{_IN_CHANNEL}/messages", f"{_IN_CHANNEL}/messages/{{message_id}}"
_CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"
_HOOK = "/webhooks/{webhook_id}/{webhook_token}"
_NEW, _CHANGED = "CreateMessageInteractionCallbackRequest", "UpdateMessageInteractionCallbackRequest"
_OFFERED, _ASKED = "ApplicationCommandAutocompleteCallbackRequest", "ModalInteractionCallbackRequest"


def _answer(kind: int, data: Json, schema: str, to: str = "command", files: int = 0) -> Sample:
    return Sample("POST", _CALLBACK, {"type": kind, "data": data}, files, schema=schema, kind=to)


# A body is judged anew for each thing that is changed in it, so these are many small ones and not a few large ones.
_EVENT = {
    "name": "Game night", "description": "x", "privacy_level": 2, "entity_type": 3,
    "scheduled_start_time": "2099-01-01T20:00:00+00:00", "scheduled_end_time": "2099-01-01T22:00:00+00:00",
    "entity_metadata": {"location": "here"},
}  # fmt: skip
_EVENTS = "/guilds/{guild_id}/scheduled-events"
SAMPLES = (
    Sample("POST", _EVENTS, _EVENT),
    Sample("PATCH", _EVENTS + "/{guild_scheduled_event_id}", {**_EVENT, "status": 2}),
    Sample("POST", _MESSAGES, {**_WORDS, "flags": _SILENT, "nonce": "n", "enforce_nonce": True}, 1),
    *(Sample("POST", _MESSAGES, {"content": "x", "components": [row]}) for row in _ROWS),
    Sample("PATCH", _MESSAGE, _SHORT, 1),
    _answer(4, {**_SHORT, "flags": _PRIVATE}, _NEW, files=1),
    _answer(4, _SHORT, _NEW, "click", files=1),
    _answer(5, {"flags": _PRIVATE}, _NEW),
    _answer(6, {}, _CHANGED, "click"),
    _answer(7, _SHORT, _CHANGED, "click", files=1),
    _answer(8, {"choices": _CHOICES}, _OFFERED, "typing"),
    _answer(9, _FORM, _ASKED),
    Sample("POST", _HOOK, {**_SHORT, "flags": _PRIVATE}, 1, schema="IncomingWebhookRequestPartial"),
    Sample("PATCH", f"{_HOOK}/messages/@original", _SHORT, 1),
    Sample("PATCH", f"{_HOOK}/messages/{{message_id}}", _SHORT, 1),
    Sample("PUT", f"{_APP}/commands", [_COMMAND, {"type": 2, "name": "Who"}]),
    *(Sample("PUT", f"{_APP}/commands", [{**_PLAIN, "options": [option]}]) for option in _OPTIONS),
    Sample("PUT", f"{_APP}/commands", [_GROUPS]),
    Sample("POST", f"{_APP}/emojis", {"name": "tile_2", "image": IMAGE}),
    Sample("PATCH", _IN_CHANNEL, {"archived": False, "auto_archive_duration": 60}, place="thread",
           schema="UpdateThreadRequestPartial"),
    Sample("POST", f"{_MESSAGE}/threads", _THREAD),
    Sample("POST", "/users/@me/channels", {"recipient_id": str(Community().users[0].id)}),
)  # fmt: skip
