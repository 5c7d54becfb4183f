"""Bodies of the kind multipart/form-data (RFC 7578), read at once: requests with files come so.

aiohttp's reader is made for streams and takes half a millisecond a request, most of the time of a click.
"""

import re
from collections.abc import Iterator

from bot.sandbox import errors

_BOUNDARY = re.compile(r"multipart/form-data\s*;(?:.*;)?\s*boundary=(?:\"([^\"]+)\"|([^\s;]+))", re.IGNORECASE)
_DISPOSITION = re.compile(rb"^content-disposition:\s*form-data\s*;(.*)$", re.IGNORECASE | re.MULTILINE)
_WORD = re.compile(r"([a-z]+)=(?:\"((?:[^\"\\]|\\.)*)\"|([^\s;]*))", re.IGNORECASE)


def boundary(content_type: str) -> bytes | None:
    """The boundary between the fields, None if the body is of another kind."""
    match = _BOUNDARY.match(content_type)
    return None if match is None else (match[1] or match[2]).encode()


def parts(raw: bytes, boundary: bytes) -> Iterator[tuple[str, str, bytes]]:
    """Read the fields in their order: name, name of the file ("" where none was given), data.

    ApiError if the body is not of this kind or was cut off.
    """
    fields = (b"\r\n" + raw).split(b"\r\n--" + boundary)
    if len(fields) < 2 or fields[0] or not fields[-1].startswith(b"--"):
        raise errors.invalid_form()
    for field in fields[1:-1]:
        head, gap, data = field.partition(b"\r\n\r\n")
        disposition = _DISPOSITION.search(head.replace(b"\r\n", b"\n"))
        if not gap or disposition is None:
            raise errors.invalid_form()
        words = {
            key.lower(): re.sub(r"\\(.)", r"\1", quoted) or bare
            for key, quoted, bare in _WORD.findall(disposition[1].decode(errors="replace"))
        }
        yield words.get("name", ""), words.get("filename", ""), data
