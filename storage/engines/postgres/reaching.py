"""A first connection to a server, only to see whether it can be used, and what is wrong if it cannot.

libpq tells no SQLSTATE of a session that was not begun, so its sentence is read: in English, which most servers speak.
In other languages all that a server says is a refusal with its reason.
"""

import re
from contextlib import closing

import psycopg
from psycopg.conninfo import conninfo_to_dict

from ..engine import OLDEST, ServerCode, ServerError

_UTF8 = "UTF8"
_SLIP = re.compile(r"^connection is bad: (?:invalid|unrecognized) ")
_SAID = re.compile(r"(?:.*(?:FATAL:| failed:|connection is bad:))?\s*(.+)", re.DOTALL)
_USER = re.compile(r'\b(user|role) "[^"]*"')
_BUSY = re.compile(r"\b(?:starting up|not yet accepting|shutting down|recovery mode|too many|connection slots)\b")
_DATABASE = re.compile(r'FATAL: +database ".*" does not exist')
_REFUSED = re.compile(r"FATAL:|SSL|certificate|GSSAPI|authentication")


def greet(dsn: str, patience: float) -> None:
    """Open a session and end it; ServerError if that is not possible, or if the server would not do."""
    path = shown(dsn)
    try:
        link = psycopg.connect(dsn, connect_timeout=max(2, round(patience)), client_encoding=_UTF8)
    except psycopg.Error as error:
        raise _fault(error, path) from None
    with closing(link):
        number, encoding = link.info.server_version // 10_000, link.info.parameter_status("server_encoding")
    if number < OLDEST:
        raise ServerError("version", path=path, found=str(number))
    if encoding != _UTF8:
        raise ServerError("encoding", path=path, found=encoding or "?")


def shown(dsn: str) -> str:
    """Return server, port and database of an address; ServerError `address` if one of them may be part of a password.

    That happens where `@`, `/` or `?` stand in a password as they are.
    """
    try:
        parts = conninfo_to_dict(dsn)
    except psycopg.Error:  # its sentence has the password
        raise ServerError("address") from None
    host, port, name = (str(parts.get(key) or "") for key in ("host", "port", "dbname"))
    if "@" in host + name or not (port.replace(",", "") or "0").isdecimal():
        raise ServerError("address")
    return f"postgresql://{host}:{port or 5432}/{name}"


def _fault(error: psycopg.Error, path: str) -> ServerError:
    text = str(error)
    if _SLIP.match(text):
        return ServerError("address")
    code = _code(error, text)
    if code in ("password", "database"):
        return ServerError(code, path=path)
    found = _SAID.match(text)
    reason = _USER.sub(r'\1 "…"', (found[1] if found else text).strip().partition("\n")[0])
    return ServerError(code, path=path, reason=reason)


def _code(error: psycopg.Error, text: str) -> ServerCode:
    """Return what kind of fault it is."""
    if _BUSY.search(text):
        return "busy"
    if _DATABASE.search(text):
        return "database"
    known = error.pgconn is not None and error.pgconn.needs_password
    if known or "password authentication failed" in text:
        return "password"
    return "refused" if _REFUSED.search(text) else "unreachable"
