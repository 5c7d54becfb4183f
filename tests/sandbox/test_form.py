import contextlib

import aiohttp
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.sandbox.errors import ApiError
from bot.sandbox.rest import form

NAMES = st.text(st.characters(exclude_categories=("Cs", "Cc")), min_size=1, max_size=20)


class _Sink:
    def __init__(self) -> None:
        self.raw = b""

    async def write(self, chunk: bytes) -> None:
        self.raw += chunk


def written(fields):
    """The body that discord.py's client library sends, and its content type."""
    body = aiohttp.FormData(quote_fields=False)
    for name, filename, data in fields:
        if filename:
            body.add_field(name, data, filename=filename, content_type="application/octet-stream")
        else:
            body.add_field(name, data.decode(), content_type="application/json")
    writer, sink = body(), _Sink()
    with contextlib.suppress(StopIteration):
        writer.write(sink).send(None)
    return sink.raw, writer.headers["Content-Type"]


@given(st.lists(st.tuples(st.sampled_from(["payload_json", "files[0]"]), NAMES, st.binary()), min_size=1))
def test_what_the_client_writes_is_read(fields):
    raw, kind = written(fields)
    read = list(form.parts(raw, form.boundary(kind)))
    assert [(name, data) for name, _, data in read] == [(name, data) for name, _, data in fields]
    assert [filename for _, filename, _ in read] == [filename for _, filename, _ in fields]


def test_a_field_without_a_file_has_no_file_name():
    raw, kind = written([("payload_json", "", b"{}")])
    assert list(form.parts(raw, form.boundary(kind))) == [("payload_json", "", b"{}")]


@pytest.mark.parametrize("kind", ["", "application/json", "multipart/mixed; boundary=x", "multipart/form-data"])
def test_other_kinds_have_no_boundary(kind):
    assert form.boundary(kind) is None


@pytest.mark.parametrize(
    "kind",
    [
        "multipart/form-data; boundary=a-b",
        'Multipart/Form-Data;boundary="a-b"',
        "multipart/form-data; charset=utf-8; boundary=a-b",
    ],
)
def test_the_boundary_is_found(kind):
    assert form.boundary(kind) == b"a-b"


@pytest.mark.parametrize("cut", [0, 1, 30, 60, -3, -5])
def test_a_body_cut_off_is_refused(cut):
    raw, kind = written([("payload_json", "", b"{}")])
    with pytest.raises(ApiError):
        list(form.parts(raw[:cut], form.boundary(kind)))


def test_a_field_that_does_not_say_what_it_is_is_refused():
    with pytest.raises(ApiError):
        list(form.parts(b"--x\r\n\r\ndata\r\n--x--\r\n", b"x"))
