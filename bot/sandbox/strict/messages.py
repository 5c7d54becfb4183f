"""What Discord accepts as a message: bodies of every route that makes or changes one.

The limits are those of the published schema and those that it leaves out (sums, unique ids, flags against fields).
All functions are pure; they raise `FormError`, or `ApiError` 50006 for an empty message.
"""

from collections.abc import Collection, Mapping

from bot.sandbox import errors
from bot.sandbox.errors import Json, Path
from bot.sandbox.model import COMPONENTS_V2, Attachment, Message
from bot.sandbox.strict.components import check_components, media_urls
from bot.sandbox.strict.message_rules import ATTACHMENTS, CHOICE_VALUES, CHOICES, EMBED_MEDIA, FILENAME
from bot.sandbox.strict.rules import ObjectRule, code, fail, first_repeated

EMBED_SUM = 6000


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
    shown = {"content": before.content, "embeds": before.embeds, "components": before.components} if before else {}
    whole = {**shown, **body}
    bits = (body.get("flags") or 0) | (before.flags & COMPONENTS_V2 if before else 0)
    _check_mentions(body.get("allowed_mentions"), path)
    names = _check_attachments(body, uploads, old_files, path)
    _check_embeds(body.get("embeds") or [], names, (*path, "embeds"))
    v2 = bool(bits & COMPONENTS_V2)
    if v2:
        _check_v2_fields(whole, path)
    if body.get("components") is not None:
        check_components(body["components"], (*path, "components"), v2=v2, emojis=emojis)
        for where, link in media_urls(body["components"]):
            _check_reference(link, names, (*path, "components", *where))
    if not whole.get("components") and (v2 or not _told(whole, uploads, old_files)):
        raise errors.ApiError(400, 50006, "Cannot send an empty message")
    if body.get("sticker_ids"):
        raise errors.ApiError(400, 50081, "Invalid sticker sent")


def _check_mentions(allowed: Json | None, path: Path) -> None:
    for kind in ("users", "roles"):
        if allowed and kind in (allowed.get("parse") or ()) and allowed.get(kind):
            fail(
                (*path, "allowed_mentions"), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f"parse:[{kind!r}] and {kind}: [ids...] are mutually exclusive.",
            )  # fmt: skip


def _check_attachments(
    body: Json, uploads: Mapping[int, str], old_files: Collection[Attachment], path: Path
) -> set[str]:
    """The file names that the message will have; each listed attachment must be uploaded or there already."""
    listed = body.get("attachments")
    for place, name in uploads.items():
        code(1, FILENAME)(name, (*path, "attachments", place, "filename"))
    if len(uploads) + (0 if listed else len(old_files)) > ATTACHMENTS:
        fail((*path, "attachments"), "BASE_TYPE_BAD_LENGTH", f"Must be between 0 and {ATTACHMENTS} in length.")
    if listed is None:
        return {*uploads.values(), *(file.filename for file in old_files)}
    names = dict(uploads) | {file.id: file.filename for file in old_files}
    for index, entry in enumerate(listed):
        if int(entry["id"]) not in names:
            fail((*path, "attachments", index, "id"), "ATTACHMENT_NOT_FOUND", "Attachment data not found")
    if repeated := first_repeated([str(entry["id"]) for entry in listed]):
        fail((*path, "attachments"), "ATTACHMENT_DUPLICATE", f"Attachment {repeated} is listed twice")
    return {_name(entry, names, uploads) for entry in listed}


def _name(entry: Json, names: Mapping[int, str], uploads: Collection[int]) -> str:
    """The name of a listed file: only one that is uploaded now can be given another."""
    number = int(entry["id"])
    return str(entry.get("filename") or names[number]) if number in uploads else names[number]


def _check_embeds(embeds: list[Json], names: Collection[str], path: Path) -> None:
    if sum(embed_length(embed) for embed in embeds) > EMBED_SUM:
        fail(path, "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {EMBED_SUM}")
    for index, embed in enumerate(embeds):
        for part, key in EMBED_MEDIA:
            _check_reference((embed.get(part) or {}).get(key), names, (*path, index, part, key))


def embed_length(embed: Json) -> int:
    """The characters of an embed that count towards the sum of 6000."""
    parts = [embed.get("title"), embed.get("description")]
    parts += [(embed.get("footer") or {}).get("text"), (embed.get("author") or {}).get("name")]
    for field in embed.get("fields") or []:
        parts += [field["name"], field["value"]]
    return sum(len(part.strip()) for part in parts if part)


def _check_reference(link: str | None, names: Collection[str], path: Path) -> None:
    scheme, _, name = (link or "").partition("://")
    if scheme == "attachment" and name not in names:
        fail(path, "ATTACHMENT_NOT_FOUND", f"The file {name!r} was not uploaded")


def _check_v2_fields(whole: Json, path: Path) -> None:
    for key in ("content", "embeds", "sticker_ids", "poll"):
        if whole.get(key):
            fail(
                (*path, key), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )  # fmt: skip


def _told(whole: Json, uploads: Collection[int], old_files: Collection[Attachment]) -> bool:
    """True if there is something to see besides components: an embed of a colour alone is not."""
    listed = whole.get("attachments")
    files = [*uploads, *old_files] if listed is None else listed
    told = (whole.get("content") or "").strip() or files or _visible(whole.get("embeds"))
    return bool(told or whole.get("sticker_ids") or whole.get("poll"))


def _visible(embeds: Collection[Json] | None) -> bool:
    return any(
        embed_length(embed) or any(embed.get(key) for key in ("image", "thumbnail", "author", "footer"))
        for embed in embeds or ()
    )


def check_choices(data: Json, kind: int) -> None:
    """Check the choices of an autocomplete answer for an option of that type (3 string, 4 integer, 10 number)."""
    CHOICES(data, ("data",))
    for index, choice in enumerate(data["choices"]):
        CHOICE_VALUES[kind](choice["value"], ("data", "choices", index, "value"))
