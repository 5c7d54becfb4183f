"""Making and changing messages from validated bodies."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import quote

from bot.sandbox import errors, normal
from bot.sandbox.errors import Json
from bot.sandbox.images import content_type, picture
from bot.sandbox.mentions import set_mentions
from bot.sandbox.model import LOADING, Attachment, Channel, Message, User
from bot.sandbox.world import World

_UNSAFE = re.compile(r"[^\w.\-]", re.ASCII)


@dataclass(frozen=True, slots=True)
class Upload:
    """A file that came with a request."""

    filename: str
    data: bytes


Uploads = Mapping[int, Upload]


def upload_names(uploads: Uploads) -> dict[int, str]:
    """The names of the files by their number."""
    return {number: upload.filename for number, upload in uploads.items()}


def new_message(
    world: World, channel: Channel, author: User, body: Json, uploads: Uploads, *, reader: User | None = None
) -> Message:
    """A message from a validated body, not posted yet; `reader` makes it ephemeral."""
    message = Message(world.ids.next(), channel, author, world.clock.time(), reader=reader)
    message.flags = body.get("flags") or 0
    message.attachments = _attachments(world, channel, body, uploads, [])
    _fill(message, body)
    set_mentions(world, message, body.get("allowed_mentions"))
    return message


def change_message(world: World, message: Message, body: Json, uploads: Uploads) -> None:
    """Change a message by a validated body; keys that aren't there keep what is."""
    old = message.attachments
    message.attachments = _attachments(world, message.channel, body, uploads, old)
    _fill(message, body)
    if "content" in body or "allowed_mentions" in body:
        set_mentions(world, message, body.get("allowed_mentions"))
    if not message.thinking:
        message.edited = world.clock.time()
    message.flags &= ~LOADING
    world.files.replace(message, [a for a in old if a not in message.attachments])
    world.edited(message, [a for a in message.attachments if a not in old])


def _fill(message: Message, body: Json) -> None:
    if "content" in body:
        message.content = (body["content"] or "").strip()
    if "components" in body:
        message.components = normal.components(body["components"])


def _attachments(
    world: World, channel: Channel, body: Json, uploads: Uploads, old: list[Attachment]
) -> list[Attachment]:
    """The files that the message has afterwards: with a list those listed, in its order, else all and the new ones."""
    listed = body.get("attachments")
    kept = {a.id: a for a in old}
    if listed is None:
        return [*old, *(_attachment(world, channel, upload, {}) for upload in uploads.values())]
    result = []
    for entry in listed:
        number = int(entry["id"])
        if number in uploads:
            result.append(_attachment(world, channel, uploads[number], entry))
        else:
            kept[number].description = entry.get("description", kept[number].description)
            result.append(kept[number])
    return result


def _attachment(world: World, channel: Channel, upload: Upload, entry: Json) -> Attachment:
    if len(upload.data) > world.limits.file_bytes:
        raise errors.too_large()
    safe = _UNSAFE.sub("_", entry.get("filename") or upload.filename)
    made, seen = world.ids.next(), picture(upload.data)
    attachment = Attachment(
        made, safe, upload.data, content_type(safe, upload.data),
        f"{world.cdn}/attachments/{channel.id}/{made}/{quote(safe)}", entry.get("description"),
    )  # fmt: skip
    if seen:
        attachment.width, attachment.height = seen.width, seen.height
    return attachment
