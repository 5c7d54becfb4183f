import io
import json
import logging
import socket
import sys

import aiohttp
import discord
import pytest
from aiohttp.http_exceptions import LineTooLong

from bot.cli.logs import HIDDEN, JsonFormatter, NetworkFilter, RepeatFilter, SecretFilter
from tests.cli.test_settings import TOKEN


@pytest.fixture
def log():
    """A logger of its own, and what it wrote, as text and as JSON."""
    logger = logging.getLogger("tests.cli.secrets")
    streams = io.StringIO(), io.StringIO()
    handlers = [logging.StreamHandler(stream) for stream in streams]
    handlers[1].setFormatter(JsonFormatter())
    for handler in handlers:
        handler.addFilter(SecretFilter([TOKEN]))
        logger.addHandler(handler)
    logger.propagate = False
    yield logger, *streams
    for handler in handlers:
        logger.removeHandler(handler)


def test_a_secret_is_hidden_in_texts_arguments_and_tracebacks(log) -> None:
    logger, text, lines = log
    logger.warning("the token %s of %d", TOKEN, 7)
    logger.warning(f"in the text {TOKEN}")
    logger.warning({"token": TOKEN})
    logger.warning("wrong %d arguments", TOKEN)
    try:
        raise ValueError(f"in the error {TOKEN}")
    except ValueError:
        logger.exception("failed")
    logger.warning("stack", stack_info=True)
    output = text.getvalue() + lines.getvalue()
    assert TOKEN not in output
    assert "ValueError" in output
    assert f"the token {HIDDEN} of 7" in output
    assert json.loads(lines.getvalue().splitlines()[0])["message"] == f"the token {HIDDEN} of 7"


@pytest.mark.parametrize(
    "text",
    [
        "POST https://discord.com/api/v10/webhooks/123456789012345678/aW50ZXJhY3Rpb246dG9rZW4tb2Ytc29tZWJvZHk/messages",
        "POST /interactions/123456789012345678/aW50ZXJhY3Rpb246dG9rZW4tb2Ytc29tZWJvZHk/callback",
        "Authorization: Bot aW50ZXJhY3Rpb246dG9rZW4tb2Ytc29tZWJvZHk",
        "IDENTIFY MTIzNDU2Nzg5MDEyMzQ1Njc4.XyZabc.another-token-of-somebody-who-is-not-known",
    ],
)
def test_tokens_that_nobody_named_are_hidden_too(text: str) -> None:
    clean = SecretFilter().clean(text)
    assert HIDDEN in clean
    assert "aW50" not in clean
    assert "another-token" not in clean


@pytest.mark.parametrize(
    "text", ["0.1.0", "bot.app.serve.run", "table 123456789012345678 of guild 123456789012345678", "a.b.c", "5f0c" * 16]
)
def test_what_is_no_token_stays(text: str) -> None:
    assert SecretFilter([""]).clean(text) == text


def test_json_has_one_object_a_line_with_the_traceback_in_it() -> None:
    try:
        raise KeyError("x")
    except KeyError:
        record = logging.LogRecord("name", logging.ERROR, __file__, 1, "two\nlines", (), sys.exc_info())
    SecretFilter().filter(record)
    line = JsonFormatter().format(record)
    assert "\n" not in line
    logged = json.loads(line)
    assert logged["level"] == "error"
    assert logged["message"] == "two\nlines"
    assert "KeyError" in logged["traceback"]


def _raised(error: BaseException) -> BaseException:
    try:
        raise error
    except type(error) as raised:
        return raised


class _Response:
    status, reason = 503, "Unavailable"


@pytest.mark.parametrize(
    "error",
    [
        ConnectionRefusedError(111, "Connect call failed"),
        TimeoutError(),
        socket.gaierror(-3, "Temporary failure in name resolution"),
        aiohttp.ServerDisconnectedError(),
        aiohttp.ClientOSError(104, "Connection reset by peer"),
        LineTooLong(b"GET /" + b"9" * 9000, 8190),
        discord.GatewayNotFound(),
        discord.DiscordServerError(_Response(), "upstream connect error"),
    ],
)
def test_a_network_that_is_gone_is_one_line(log, error: BaseException) -> None:
    logger, stream, _ = log
    for handler in logger.handlers:
        handler.filters.insert(0, NetworkFilter())
    logger.error("Attempting a reconnect in %.2fs", 1.5, exc_info=_raised(error))
    (line,) = stream.getvalue().splitlines()
    assert "Attempting a reconnect in 1.50s: " in line
    assert line.rstrip().rpartition(": ")[2]


@pytest.mark.parametrize("error", [ValueError("ours"), FileNotFoundError(2, "no such file"), KeyError("x")])
def test_another_fault_keeps_its_traceback(log, error: BaseException) -> None:
    logger, stream, _ = log
    for handler in logger.handlers:
        handler.filters.insert(0, NetworkFilter())
    logger.error("failed", exc_info=_raised(error))
    assert "Traceback" in stream.getvalue()


def test_an_error_that_repeats_is_counted_and_written_once_a_minute(log):
    logger, text, _ = log
    now = 0.0
    logger.handlers[0].filters.insert(0, RepeatFilter(lambda: now))
    for _ in range(1000):
        logger.error("no file descriptors")
    for table in range(1000):
        logger.error("table %d failed", table)
    logger.warning("heard")
    logger.warning("heard")
    lines = text.getvalue().splitlines()
    assert lines == ["no file descriptors", *(f"table {table} failed" for table in range(20)), "heard", "heard"]
    now = 60.0
    logger.error("no file descriptors")
    logger.error("table %d failed", 7)
    assert text.getvalue().splitlines()[len(lines) :] == ["no file descriptors (+999)", "table 7 failed (+980)"]
