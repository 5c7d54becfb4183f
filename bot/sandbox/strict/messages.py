"""What Discord accepts as a message: bodies of every route that makes or changes one.

The limits are those of the published schema and those that it leaves out (unique ids, files that are named).
All functions are pure; they raise `FormError`, or `ApiError` 50006 for an empty message.
"""

from collections.abc import Collection, Mapping

from bot.sandbox import errors
from bot.sandbox.errors import Json, Path
from bot.sandbox.model import Attachment, Message
from bot.sandbox.strict.components import check_components
from bot.sandbox.strict.message_rules import ATTACHMENTS, CHOICE_VALUES, CHOICES, FILENAME
from bot.sandbox.strict.rules import ObjectRule, code, fail, first_repeated


def check_message(
    body: Json,
    shape: ObjectRule,
    uploads: Mapping[int, str],
    *,
    emojis: Collection[int],
    path: Path = (),
    before: Message | None = None,
) -> None:
    """Check the body of a message, new or (with `before`) changed, with the names of the files by number.

    `emojis` are the ids of the custom emojis that exist. `path` leads to the body. Raises `FormError` or 50006.
    """
    shape(body, path)
    old_files = before.attachments if before else []
    _check_mentions(body.get("allowed_mentions"), path)
    _check_attachments(body, uploads, old_files, path)
    if body.get("components") is not None:
        check_components(body["components"], (*path, "components"), emojis)
    former = {"content": before.content, "components": before.components} if before else {}
    whole = {**former, **body}
    listed = whole.get("attachments")
    files = [*uploads, *old_files] if listed is None else listed
    if not (whole.get("components") or (whole.get("content") or "").strip() or files):
        raise errors.ApiError(400, 50006, "Cannot send an empty message")


def _check_mentions(allowed: Json | None, path: Path) -> None:
    for kind in ("users", "roles"):
        if allowed and kind in (allowed.get("parse") or ()) and allowed.get(kind):
            fail(
                (*path, "allowed_mentions"), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f"parse:[{kind!r}] and {kind}: [ids...] are mutually exclusive.",
            )  # fmt: skip


def _check_attachments(body: Json, uploads: Mapping[int, str], old_files: Collection[Attachment], path: Path) -> None:
    """Check the files that the message will have: each listed attachment must be uploaded or there already."""
    listed = body.get("attachments")
    for place, name in uploads.items():
        code(1, FILENAME)(name, (*path, "attachments", place, "filename"))
    if len(uploads) + (0 if listed else len(old_files)) > ATTACHMENTS:
        fail((*path, "attachments"), "BASE_TYPE_BAD_LENGTH", f"Must be between 0 and {ATTACHMENTS} in length.")
    ids = {*uploads, *(file.id for file in old_files)}
    for index, entry in enumerate(listed or ()):
        if int(entry["id"]) not in ids:
            fail((*path, "attachments", index, "id"), "ATTACHMENT_NOT_FOUND", "Attachment data not found")
    if repeated := first_repeated([str(entry["id"]) for entry in listed or ()]):
        fail((*path, "attachments"), "ATTACHMENT_DUPLICATE", f"Attachment {repeated} is listed twice")


def check_choices(data: Json, kind: int) -> None:
    """Check the choices of an autocomplete answer for an option of that type (3 string, 4 integer)."""
    CHOICES(data, ("data",))
    for index, choice in enumerate(data["choices"]):
        CHOICE_VALUES[kind](choice["value"], ("data", "choices", index, "value"))
