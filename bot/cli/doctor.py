"""`boneyard doctor`: checks that find what is wrong with an installation. None of them changes anything."""

import asyncio
import io
import os
import shutil
import sqlite3
import stat
import sys
from collections.abc import Iterator
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path
from typing import Annotated

import typer
from PIL import ImageFont, features

from bot.app.host_settings import (
    ENV_FILE,
    PREFIX,
    Settings,
    SettingsError,
    file_has_token,
    load_settings,
    setting_names,
)
from bot.cli.data import DataFolder, naming
from bot.cli.errors import FAULT
from bot.cli.fleet import tell_fleet
from bot.cli.online import look_online
from bot.cli.run import token_fault
from bot.cli.terminal import Finding, State, explain, finding, say
from bot.play.pages.settings import DAILY_CHANNEL, LEAGUE_CHANNEL
from rendering import missing_scripts, script_fonts
from storage import Place, ServerError, StorageError, is_dsn, reach
from storage.engines import engine_of
from storage.health import Health, ServerHealth
from storage.outside import inspect_now, inspect_server, places_now

# Whether it is so, and the finding if it is: its state, the end of its text's id, its facts.
_Check = tuple[object, State, str, dict[str, str | int]]
_LIBRARIES = ("discord.py", "aiohttp", "aiosqlite", "Pillow")
_OLDEST_SQLITE = (3, 37, 0)  # STRICT tables
_LEAST_FREE = 200 * 1024 * 1024
_FONTS = "fontpkg_noto_sans"
_BESIDE = ("-wal", "-shm", ".lock")  # files that belong to a database and have to be written with it
_SAMPLE = "Őő Űű Ää Öö Åå Жж"
_NEEDED = 6  # sessions of a process that plays, and of a command beside it
_LARGE = 5 * 1024**3  # bytes from which on a backup that reads everything is slow
_WAITS_FOR_NOBODY = ("off", "local")
_MANY_DEAD = 20_000  # rows; a table has fewer now and then, whatever its size
_LONG = 300.0  # seconds that a transaction may be open: a large backup takes as long
_APART = 5.0  # seconds between two clocks
_RISKS = ("fsync", "full_page_writes", "synchronous_commit")  # off, they lose moves that were shown


def doctor(
    data: DataFolder = None, online: Annotated[bool, typer.Option("--online", help=say("doctor-online"))] = False
) -> int:
    """Run all checks; answer 1 if something is wrong."""
    findings = run_all(data, online=online)
    for check in findings:
        typer.echo(f"{say(f'doctor-{check.state}'):8}{check.text}")
    wrong = sum(check.state == "wrong" for check in findings)
    typer.echo(say("doctor-result", wrong=wrong))
    return FAULT if wrong else 0


def run_all(data: Path | None, *, online: bool) -> list[Finding]:
    """Run all checks, but for those that need settings if the settings can't be read."""
    findings = [*_versions(), *_fonts(), *_strangers()]
    try:
        settings = load_settings(data=data)
    except SettingsError as error:
        return [*findings, *(Finding("wrong", line) for line in explain(error))]
    findings += [finding("ok", "settings"), *_way(settings), *_place(settings)]
    if online:
        token = settings.discord_token.get_secret_value() if settings.discord_token else None
        findings += asyncio.run(
            look_online(token, _places(settings.place), shared=is_dsn(settings.place), via=settings.discord_api or "")
        )
    return findings


def _places(database: Place) -> dict[int, set[int]]:
    """Return where tables live and leagues run, none if that cannot be read: another check says so."""
    try:
        reach(database)
        return places_now(database, LEAGUE_CHANNEL, DAILY_CHANNEL)
    except (StorageError, ServerError):
        return {}


def _versions() -> Iterator[Finding]:
    libraries = ", ".join(f"{name} {version(name)}" for name in _LIBRARIES)
    yield finding(
        "ok", "versions", ours=version("boneyard"), python=".".join(map(str, sys.version_info[:3])), libraries=libraries
    )
    new_enough = sqlite3.sqlite_version_info >= _OLDEST_SQLITE
    oldest = ".".join(map(str, _OLDEST_SQLITE))
    yield finding(
        "ok" if new_enough else "wrong",
        "sqlite" if new_enough else "sqlite-old",
        found=sqlite3.sqlite_version,
        oldest=oldest,
    )


def _fonts() -> Iterator[Finding]:
    try:
        fonts = [file for file in files(_FONTS).joinpath("files").iterdir() if file.name.endswith(".ttf")]
        for font in fonts:
            ImageFont.truetype(io.BytesIO(font.read_bytes()), 20).getmask(_SAMPLE)
    except (OSError, ImportError) as error:
        yield finding("wrong", "font", package=_FONTS, reason=str(error))
        return
    yield finding("ok" if fonts else "wrong", "font-fine" if fonts else "font-none", package=_FONTS)
    there, missing = [font.script for font in script_fonts()], missing_scripts()
    if there:
        yield finding("ok", "scripts-fine", scripts=", ".join(sorted(there)))
    if missing:
        yield finding("note", "scripts-missing", scripts=", ".join(missing))
    if not features.check("raqm"):
        yield finding("note", "scripts-raqm")


def _strangers() -> Iterator[Finding]:
    """Yield names in the environment that look like settings but are not: a typo there goes unnoticed otherwise."""
    for name in sorted(os.environ):
        if name.startswith(PREFIX) and name not in setting_names():
            yield finding("note", "stranger", name=name, allowed=", ".join(setting_names()))


def _way(settings: Settings) -> Iterator[Finding]:
    """Yield what stands between the bot and Discord, if something does, and how the token looks."""
    if settings.discord_api is not None:
        yield finding("ok", "via", place=settings.discord_api)
    if settings.discord_token is None:
        yield finding("note", "token-missing")
    else:
        fault = token_fault(settings.discord_token.get_secret_value())
        yield finding("wrong" if fault else "ok", f"token-{fault or 'fine'}")
    # who can read the file with the token needs nothing else to be the bot
    if os.name == "posix" and file_has_token() and Path(ENV_FILE).stat().st_mode & stat.S_IROTH:
        yield finding("note", "token-open")


def _place(settings: Settings) -> Iterator[Finding]:
    """Check the data folder and the database, as far as this user may read them."""
    try:
        yield from _folder(settings.data)
        place = settings.place
        yield from _database(place) if isinstance(place, Path) else _server(place)
    except OSError:
        yield finding("wrong", "folder-access", path=str(settings.data))


def _folder(folder: Path) -> Iterator[Finding]:
    path = str(folder)
    if folder.is_symlink() and not folder.exists():
        yield finding("wrong", "link", path=path)
    elif not folder.exists():
        yield finding("note", "folder-missing", path=path)
    elif not folder.is_dir():
        yield finding("wrong", "folder-file", path=path)
    elif not os.access(folder, os.R_OK | os.W_OK | os.X_OK):
        yield finding("wrong", "folder-access", path=path)
    elif os.name == "posix" and folder.stat().st_mode & (stat.S_IROTH | stat.S_IWOTH):
        yield finding("note", "folder-open", path=path)
    else:
        yield finding("ok", "folder", path=path)
    real = Path(os.path.realpath(folder))  # unlike resolve() it takes links that run in a circle
    free = shutil.disk_usage(next(place for place in (real, *real.parents) if place.exists())).free
    enough = free >= _LEAST_FREE
    yield finding("ok" if enough else "wrong", "disk" if enough else "disk-full", free=free // (1024 * 1024))


def _database(path: Path) -> Iterator[Finding]:
    closed = [
        file
        for file in (path, *(path.with_name(path.name + rest) for rest in _BESIDE))
        if file.exists() and not os.access(file, os.R_OK | os.W_OK)
    ]
    if not path.exists():
        if path.is_symlink():
            yield finding("wrong", "link", path=str(path))
        elif path.parent.is_dir():
            yield finding("note", "database-missing", path=str(path))
    elif closed:
        yield finding("wrong", "folder-access", path=str(closed[0]))
    else:
        try:
            with naming(path):
                health = inspect_now(path)
        except StorageError as error:
            yield Finding("wrong", explain(error)[0])
        else:
            yield from tell_health(str(path), health)


# Where the database is on a server


def _server(dsn: str) -> Iterator[Finding]:
    """Check a database on a server, and the server."""
    try:
        reach(dsn)
        name = engine_of(dsn).name
        with naming(dsn):
            server = inspect_server(dsn)
    except (ServerError, StorageError) as error:
        yield Finding("wrong", explain(error)[0])
    else:
        yield from tell_server(name, server)


def tell_server(name: str, server: ServerHealth) -> Iterator[Finding]:
    """Yield the findings about a server: first what it is, then what is wrong with it, then the tables."""
    yield finding("ok", "server", path=name, version=server.version, encoding=server.encoding)
    faults = [finding(state, f"server-{kind}", **facts) for holds, state, kind, facts in _of_server(server) if holds]
    yield from faults or [finding("ok", "server-sound")]
    if server.health is None:
        yield finding("note", "server-empty", path=name)
    else:
        yield from tell_health(name, server.health)
    if server.fleet is not None:
        yield from tell_fleet(server.fleet)


def _of_server(server: ServerHealth) -> list[_Check]:
    """Return all that may be wrong with a server: its settings, our rights, its upkeep, its copies."""
    settings, dead, copies, clock = server.settings, server.dead, server.replication, server.clock
    off = [name for name in ("autovacuum", "track_counts") if settings[name] == "off"]
    waits = settings["synchronous_standby_names"] and settings["synchronous_commit"] not in _WAITS_FOR_NOBODY
    size = server.health.size if server.health is not None else 0
    rows: dict[str, str | int] = {"table": dead.table, "dead": dead.dead, "live": dead.live}
    gap: dict[str, str | int] = {"seconds": round(abs(clock)), "side": "ahead" if clock > 0 else "behind"}
    risks: list[_Check] = [(settings[name] == "off", "wrong", "risk", {"setting": name}) for name in _RISKS]
    return [
        *risks,
        (off, "wrong", "autovacuum", {"setting": "".join(off[:1])}),
        (settings["data_checksums"] == "off", "note", "checksums", {}),
        (not server.guarded, "wrong", "open", {}),
        (server.superuser, "wrong", "superuser", {}),
        (not server.creates, "wrong", "creates", {}),
        (server.room < _NEEDED, "wrong", "room", {"room": max(0, server.room), "needed": _NEEDED}),
        (dead.dead > max(_MANY_DEAD, dead.live), "note", "dead", rows),
        (server.longest > _LONG, "note", "transaction", {"minutes": int(server.longest // 60)}),
        (abs(clock) > _APART, "note", "clock", gap),
        (copies.standby, "wrong", "standby", {}),
        (copies.standbys and not waits, "note", "async", {"standbys": copies.standbys}),
        (copies.failing, "wrong", "archive", {}),
        (size > _LARGE and settings["archive_mode"] == "off", "note", "large", {"size": size // 1024**3}),
    ]


def tell_health(path: str, health: Health) -> Iterator[Finding]:
    """Yield how the tables of a file or of a database are."""
    if health.integrity or health.damaged:
        faults = "; ".join([*health.integrity[:3], *(f"{table.table}: {table.reason}" for table in health.damaged[:3])])
        yield finding("wrong", "server-damaged" if is_dsn(path) else "database-damaged", path=path, faults=faults)
        return
    yield finding(
        "ok",
        "database",
        path=path,
        version=health.version,
        tables=health.tables,
        matches=health.matches,
        size=health.size // 1024,
    )
    if health.version < health.known_version:
        yield finding("note", "database-older", version=health.version, known=health.known_version)
