"""What the doctor looks at: each check answers findings, none of them changes anything.

Discord is asked only if that is wanted: whether it can be reached, and takes the token.
"""

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

from bot.app.host_settings import (
    ENV_FILE,
    PREFIX,
    Settings,
    SettingsError,
    file_has_token,
    load_settings,
    setting_names,
)
from bot.cli.files import naming
from bot.cli.online import look_online
from bot.cli.servers import look_at_server, tell_health
from bot.cli.token import token_fault
from bot.cli.wording import Finding, explain, finding
from bot.play.pages.setting import DAILY_CHANNEL, LEAGUE_CHANNEL
from storage import Place, ServerError, StorageError, inspect_now, is_dsn, places_now, reach

_LIBRARIES = ("discord.py", "aiohttp", "aiosqlite", "Pillow")
_OLDEST_SQLITE = (3, 37, 0)  # STRICT tables
_LEAST_FREE = 200 * 1024 * 1024
_FONTS = "fontpkg_noto_sans"
_BESIDE = ("-wal", "-shm", ".lock")  # files that belong to a database and have to be written with it
_SAMPLE = "Őő Űű Ää Öö Åå Жж"


def run_all(data: Path | None, *, online: bool) -> list[Finding]:
    """Do all checks; those that need settings are left out when the settings cannot be read."""
    found = [*_versions(), *_fonts(), *_strangers()]
    try:
        settings = load_settings(data=data)
    except SettingsError as error:
        return [*found, *(Finding("wrong", line) for line in explain(error))]
    found += [finding("ok", "settings"), *_between(settings), _token(settings), *_secrecy(), *_place(settings)]
    if online:
        token = settings.discord_token.get_secret_value() if settings.discord_token else None
        shared = is_dsn(settings.place)
        found += asyncio.run(look_online(token, _places(settings.place), shared=shared, via=settings.discord_api or ""))
    return found


def _places(database: Place) -> dict[int, set[int]]:
    """Return where tables live and leagues run, none if that cannot be read: another check says so."""
    try:
        reach(database)
        return places_now(database, LEAGUE_CHANNEL, DAILY_CHANNEL)
    except (StorageError, ServerError):
        return {}


def _versions() -> Iterator[Finding]:
    libraries = ", ".join(f"{name} {version(name)}" for name in _LIBRARIES)
    python = ".".join(map(str, sys.version_info[:3]))
    yield finding("ok", "versions", ours=version("boneyard"), python=python, libraries=libraries)
    new_enough = sqlite3.sqlite_version_info >= _OLDEST_SQLITE
    oldest = ".".join(map(str, _OLDEST_SQLITE))
    found = sqlite3.sqlite_version
    yield finding("ok" if new_enough else "wrong", "sqlite" if new_enough else "sqlite-old", found=found, oldest=oldest)


def _fonts() -> Iterator[Finding]:
    from PIL import ImageFont

    try:
        fonts = [file for file in files(_FONTS).joinpath("files").iterdir() if file.name.endswith(".ttf")]
        for font in fonts:
            ImageFont.truetype(io.BytesIO(font.read_bytes()), 20).getmask(_SAMPLE)
    except (OSError, ImportError) as error:
        yield finding("wrong", "font", package=_FONTS, reason=str(error))
        return
    yield finding("ok" if fonts else "wrong", "font-fine" if fonts else "font-none", package=_FONTS)


def _strangers() -> Iterator[Finding]:
    """Names in the environment that look like settings and are none: nothing else tells of a typo there."""
    for name in sorted(os.environ):
        if name.startswith(PREFIX) and name not in setting_names():
            yield finding("note", "stranger", name=name, allowed=", ".join(setting_names()))


def _token(settings: Settings) -> Finding:
    if settings.discord_token is None:
        return finding("note", "token-missing")
    fault = token_fault(settings.discord_token.get_secret_value())
    return finding("wrong" if fault else "ok", f"token-{fault or 'fine'}")


def _between(settings: Settings) -> Iterator[Finding]:
    """Yield what stands between the bot and Discord, if something does."""
    if settings.discord_api is not None:
        yield finding("ok", "via", place=settings.discord_api)


def _secrecy() -> Iterator[Finding]:
    """Yield a note if others may read the file with the token: it is all that one needs to be the bot."""
    if os.name == "posix" and file_has_token() and Path(ENV_FILE).stat().st_mode & stat.S_IROTH:
        yield finding("note", "token-open")


def _place(settings: Settings) -> Iterator[Finding]:
    """Look at the folder and what is in it, as far as this user may."""
    try:
        yield from _folder(settings.data)
        place = settings.place
        yield from _database(place) if isinstance(place, Path) else look_at_server(place)
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
    yield _disk(folder)


def _disk(folder: Path) -> Finding:
    real = Path(os.path.realpath(folder))  # unlike resolve() it takes links that run in a circle
    there = next(place for place in (real, *real.parents) if place.exists())
    free = shutil.disk_usage(there).free
    enough = free >= _LEAST_FREE
    return finding("ok" if enough else "wrong", "disk" if enough else "disk-full", free=free // (1024 * 1024))


def _database(path: Path) -> Iterator[Finding]:
    if not path.exists():
        if path.is_symlink():
            yield finding("wrong", "link", path=str(path))
        elif path.parent.is_dir():
            yield finding("note", "database-missing", path=str(path))
        return
    if closed := _closed(path):
        yield finding("wrong", "folder-access", path=str(closed))
        return
    try:
        with naming(path):
            health = inspect_now(path)
    except StorageError as error:
        yield Finding("wrong", explain(error)[0])
        return
    yield from tell_health(str(path), health)


def _closed(path: Path) -> Path | None:
    """Return the first file of a database that this user may not read and write, or None."""
    files = (path, *(path.with_name(path.name + rest) for rest in _BESIDE))
    return next((file for file in files if file.exists() and not os.access(file, os.R_OK | os.W_OK)), None)
