"""What Discord accepts as a message: bodies of every route that makes or changes one.

The limits are those of the published schema and those that it leaves out (sums, unique ids, flags against fields).
All functions are pure; they raise `FormError`, or `ApiError` 50006 for an empty message.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from bot.sandbox import errors
from bot.sandbox.errors import Json, Path
from bot.sandbox.model import COMPONENTS_V2
from bot.sandbox.strict.components import check_components, media_urls
from bot.sandbox.strict.message_rules import ATTACHMENTS, CHOICES, EMBED_MEDIA, FILENAME
from bot.sandbox.strict.rules import WHOLE, ObjectRule, Rule, code, fail, first_repeated, number

EMBED_SUM = 6000


@dataclass(frozen=True, slots=True)
class Before:
    """A message as it stands before an edit: the names and ids of its files, its flags, and what it shows."""

    filenames: Collection[str] = ()
    ids: Collection[int] = ()
    flags: int = 0
    content: str = ""
    embeds: tuple[Json, ...] = ()
    components: tuple[Json, ...] = ()


def check_message(
    body: Json,
    shape: ObjectRule,
    uploads: Mapping[int, str],
    *,
    emojis: Collection[int],
    path: Path = (),
    before: Before | None = None,
) -> None:
    """Check the body of a message, new or (with `before`) changed, with the names of the files by number.

    `emojis` are the ids of the custom emojis that exist. `path` leads to the body. Raises `FormError` or 50006.
    """
    shape(body, path)
    old = before or Before()
    bits = (body.get("flags") or 0) | (old.flags & COMPONENTS_V2)
    _check_mentions(body.get("allowed_mentions"), path)
    names = _check_attachments(body, uploads, old, path)
    _check_embeds(body.get("embeds") or [], names, (*path, "embeds"))
    v2 = bool(bits & COMPONENTS_V2)
    if v2:
        _check_v2_fields(body, old, path)
    if body.get("components") is not None:
        check_components(body["components"], (*path, "components"), v2=v2, emojis=emojis)
        _check_media(body["components"], names, (*path, "components"))
    if not body.get("components", old.components) and (v2 or not _told(body, uploads, old)):
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


def _check_attachments(body: Json, uploads: Mapping[int, str], old: Before, path: Path) -> set[str]:
    """The file names that the message will have; each listed attachment must be uploaded or there already."""
    listed = body.get("attachments")
    for place, name in uploads.items():
        code(1, FILENAME)(name, (*path, "attachments", place, "filename"))
    if len(uploads) + (0 if listed else len(old.ids)) > ATTACHMENTS:
        fail((*path, "attachments"), "BASE_TYPE_BAD_LENGTH", f"Must be between 0 and {ATTACHMENTS} in length.")
    if listed is None:
        return {*uploads.values(), *old.filenames}
    names = dict(uploads) | dict(zip(old.ids, old.filenames, strict=True))
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


def _check_media(components: list[Json], names: Collection[str], path: Path) -> None:
    for where, link in media_urls(components):
        _check_reference(link, names, (*path, *where))


def _check_v2_fields(body: Json, old: Before, path: Path) -> None:
    for key in ("content", "embeds", "sticker_ids", "poll"):
        kept = {"content": old.content, "embeds": old.embeds}.get(key)
        if body.get(key) or (key not in body and kept):
            fail(
                (*path, key), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )  # fmt: skip


def _told(body: Json, uploads: Collection[int], old: Before) -> bool:
    """True if there is something to see besides components: an embed of a colour alone is not."""
    content, listed = body.get("content", old.content), body.get("attachments")
    files = [*uploads, *old.ids] if listed is None else listed
    told = (content or "").strip() or files or _visible(body.get("embeds", old.embeds))
    return bool(told or body.get("sticker_ids") or body.get("poll"))


def _visible(embeds: Collection[Json] | None) -> bool:
    return any(
        embed_length(embed) or any(embed.get(key) for key in ("image", "thumbnail", "author", "footer"))
        for embed in embeds or ()
    )


def check_choices(data: Json, kind: int, path: Path = ("data",)) -> None:
    """Check the choices of an autocomplete answer for an option of that type (3 string, 4 integer, 10 number)."""
    CHOICES(data, path)
    rules: dict[int, Rule] = {3: code(1, 100), 4: WHOLE, 10: number}
    for index, choice in enumerate(data["choices"]):
        rules[kind](choice["value"], (*path, "choices", index, "value"))
