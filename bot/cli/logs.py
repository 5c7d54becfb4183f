"""Sets up logging on standard error, in lines or in JSON, without secrets."""

import json
import logging
import re
import socket
import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from datetime import UTC, datetime

HIDDEN = "[secret]"
# What lets anybody speak as the bot, or for 15 minutes in its name: tokens of bots, interactions and webhooks.
_TOKENS = re.compile(r"(?P<before>/(?:webhooks|interactions)/\d+/|\bBot )[\w.-]{20,}|[\w-]{20,}\.[\w-]{6,}\.[\w-]{20,}")
_LINE = "%(asctime)s %(levelname)-7s %(name)s: %(message)s"
QUIET = ("discord", "aiohttp", "asyncio", "aiosqlite", "PIL")  # their debug lines hold hands, tokens and noise
_MINUTE = 60.0  # seconds in which an error is written once
_MOST_TEXTS = 20

_LOST = {
    "aiohttp.ClientConnectionError",
    "aiohttp.ClientPayloadError",
    "aiohttp.HttpProcessingError",
    "aiohttp.WSServerHandshakeError",
    "discord.ConnectionClosed",
    "discord.DiscordServerError",
    "discord.GatewayNotFound",
    "discord.ReconnectWebSocket",
}


class SecretFilter(logging.Filter):
    """Replaces every secret in a record's text and traceback."""

    def __init__(self, secrets: Iterable[str] = ()) -> None:
        super().__init__()
        self._secrets = tuple(sorted(filter(None, secrets), key=len, reverse=True))
        self._format = logging.Formatter()

    def filter(self, record: logging.LogRecord) -> bool:
        """Rewrite the record in place; return True: none is dropped."""
        record.msg, record.args = self.clean(_message(record)), ()
        if record.exc_info and not record.exc_text:
            record.exc_text = self._format.formatException(record.exc_info)
        if record.exc_text:
            record.exc_text, record.exc_info = self.clean(record.exc_text), None
        if record.stack_info:
            record.stack_info = self.clean(record.stack_info)
        return True

    def clean(self, text: str) -> str:
        """Return the text without secrets."""
        for secret in self._secrets:
            text = text.replace(secret, HIDDEN)
        return _TOKENS.sub(lambda match: (match["before"] or "") + HIDDEN, text)


class NetworkFilter(logging.Filter):
    """Makes errors of a lost network one line: retries go on for hours, and none needs a traceback."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Rewrite records of a lost connection in place; return True: none is dropped."""
        error = record.exc_info[1] if record.exc_info else None
        if error is not None and _is_of_the_network(error):
            reason = str(error).partition("\n")[0] or type(error).__name__
            record.msg, record.args = f"{_message(record)}: {reason}", ()
            record.exc_info = record.exc_text = None
        return True


def _is_of_the_network(error: BaseException) -> bool:
    """Return True if it is the connection's fault, by the names of classes: not every command needs the libraries."""
    if isinstance(error, ConnectionError | TimeoutError | socket.gaierror):
        return True
    names = {f"{kind.__module__.partition('.')[0]}.{kind.__name__}" for kind in type(error).__mro__}
    return not names.isdisjoint(_LOST)


class RepeatFilter(logging.Filter):
    """Counts errors that repeat instead of writing them, so that no fault can fill a disk.

    The same text is written once a minute, and of texts that differ in their arguments alone the first 20.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._now = now
        self._minutes: dict[tuple[str, str], _Minute] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Return False for an error to be left out; the next one that is written says how many were."""
        if record.levelno < logging.ERROR:
            return True
        key, now = (record.name, str(record.msg)), self._now()
        minute, left_out = self._minutes.get(key), 0
        if minute is None or now >= minute.ends:
            left_out = 0 if minute is None else minute.left_out
            minute = self._minutes[key] = _Minute(now + _MINUTE)
        text = _message(record)
        if text in minute.texts or len(minute.texts) >= _MOST_TEXTS:
            minute.left_out += 1
            return False
        minute.texts.add(text)
        if left_out:
            record.msg, record.args = f"{text} (+{left_out})", ()
        return True


@dataclass
class _Minute:
    """One kind of error until `ends`: the texts that were written, and how many were left out."""

    ends: float
    texts: set[str] = field(default_factory=set)
    left_out: int = 0


class JsonFormatter(logging.Formatter):
    """One JSON object a line: time (UTC), level, logger, message, and the traceback if there is one."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a record as a line of JSON."""
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_text:  # written by `SecretFilter`
            line["traceback"] = record.exc_text
        return json.dumps(line, ensure_ascii=False)


def set_up(level: str, *, as_json: bool, secrets: Iterable[str] = ()) -> None:
    """Send all logs to standard error from now on, and drop earlier handlers."""
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(RepeatFilter())
    handler.addFilter(NetworkFilter())
    handler.addFilter(SecretFilter(secrets))
    handler.setFormatter(JsonFormatter() if as_json else logging.Formatter(_LINE))
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    logging.captureWarnings(True)
    logging.getLogger("discord.client").addFilter(_is_no_talk_of_voice)
    for name in QUIET:
        logging.getLogger(name).setLevel(max(logging.INFO, logging.getLevelName(level.upper())))


def _message(record: logging.LogRecord) -> str:
    try:
        return record.getMessage()
    except (TypeError, ValueError):  # arguments that do not fit the text
        return f"{record.msg} {record.args}"


def _is_no_talk_of_voice(record: logging.LogRecord) -> bool:
    """Return False for discord.py's warning at every start that voice is not installed: the bot needs no voice."""
    return "voice will NOT be supported" not in str(record.msg)
