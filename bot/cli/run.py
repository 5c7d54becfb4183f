"""`boneyard run` and `boneyard play`: the bot in Discord, or on this machine without Discord."""

import asyncio
import base64
import errno
import os
import re
import signal
import sys
import webbrowser
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from bot.app.host_settings import Settings, load_settings, usual_drawers
from bot.cli.data import DataFolder, make_folder, naming
from bot.cli.errors import BAD_INPUT, TRY_AGAIN, CliError
from bot.cli.logs import set_up
from bot.cli.terminal import explain, say
from bot.fleet import Assignment, AssignmentError, is_name, read_shards
from storage import Place, ServerError, StorageError, is_dsn, reach, secrets_of
from storage.errors import PASSING

if TYPE_CHECKING:  # discord.py takes half a second to load, which other commands need not pay
    from bot.app.client import Boneyard

# Another process has the database, or takes all of the disk, or a server is away: for how long?
_MAY_PASS = ("in-use", "locked", "full", *PASSING)
_TOKEN_RESET = 4004  # the gateway's word for a token that is not valid, or not any more
TokenFault = Literal["prefix", "blank", "shape"]
_TOKEN_SHAPE = re.compile(r"[\w-]{20,}\.[\w-]{6,}\.[\w-]{20,}")
_PATIENCE_SECONDS = 15.0
_NO_LOOPBACK = (errno.EADDRNOTAVAIL, errno.ENETUNREACH)
# SIGHUP, which Windows has not, comes when a terminal is closed.
_SIGNALS = tuple(number for number in signal.Signals if number.name in ("SIGINT", "SIGTERM", "SIGHUP"))


async def run_until_stopped(work: Callable[[asyncio.Event, asyncio.Event], Coroutine[Any, Any, None]]) -> None:
    """Run `work(stop, up)` to its end. A first Ctrl-C, SIGTERM or SIGHUP sets `stop`, a second ends all at once.

    Work sets `up` once it has something to end cleanly. If that is not so when `stop` is set, it is cancelled, and so
    is work that has not ended `_PATIENCE_SECONDS` later. Its errors are raised here.
    """
    stop, up = asyncio.Event(), asyncio.Event()
    _catch_signals(stop)
    task = asyncio.create_task(work(stop, up))
    stopped = asyncio.create_task(stop.wait())
    try:
        await asyncio.wait((task, stopped), return_when=asyncio.FIRST_COMPLETED)
        await asyncio.wait((task,), timeout=_PATIENCE_SECONDS if up.is_set() else 0)
    finally:
        await _end(stopped)
    if task.done():
        task.result()
    await _end(task)


async def _end(task: asyncio.Task[Any]) -> None:
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task


def _catch_signals(stop: asyncio.Event) -> None:
    loop = asyncio.get_running_loop()

    def end() -> None:
        stop.set()
        for number in _SIGNALS:
            loop.remove_signal_handler(number)  # the next signal ends the program as usual

    try:
        for number in _SIGNALS:
            loop.add_signal_handler(number, end)
    except NotImplementedError:  # Windows: only Ctrl-C, and only from outside the loop
        signal.signal(signal.SIGINT, lambda *_: loop.call_soon_threadsafe(stop.set))


# In Discord


def run(
    data: DataFolder = None,
    shards: Annotated[str, typer.Option("--shards", metavar="0-7/16", help=say("run-shards"), show_default=False)] = "",
    spare: Annotated[int, typer.Option("--spare", metavar="N", min=0, help=say("run-spare"))] = 0,
    name: Annotated[str, typer.Option("--name", metavar="NAME", help=say("run-name"))] = "boneyard",
) -> None:
    """Log in and serve until a signal ends it."""
    settings = load_settings(data=data)
    assignment = read_assignment(settings.place, shards, spare, name)
    token = read_token(settings)
    set_up(settings.log, as_json=settings.log_json, secrets=(token, *secrets_of(settings.place)))
    make_folder(settings.data)
    with _maybe_later():
        reach(settings.place)
    asyncio.run(run_until_stopped(partial(_serve, settings, token, assignment)))
    typer.echo(say("run-bye"))


def read_assignment(place: Place, shards: str, spare: int, name: str) -> Assignment:
    """Return which shards this process is for; CliError `shards-…`, `process-name`, `one-process`, `spare-of-all`."""
    if not is_name(name):
        raise CliError("process-name", name=name)
    if not is_dsn(place) and (shards or spare):
        raise CliError("one-process")
    if spare and not shards:
        raise CliError("spare-of-all")
    if not shards:
        return Assignment(name=name)
    try:
        return Assignment(*read_shards(shards), spare, name)
    except AssignmentError as error:
        raise CliError(f"shards-{error}", shards=shards) from None


def read_token(settings: Settings) -> str:
    """The token; CliError `token-missing`, `token-prefix`, `token-blank` or `token-shape`."""
    if settings.discord_token is None:
        raise CliError("token-missing")
    token = settings.discord_token.get_secret_value().strip()
    fault = token_fault(token)
    if fault:
        raise CliError(f"token-{fault}")
    return token


@contextmanager
def _maybe_later() -> Iterator[None]:
    """Make an error of the database that may pass by itself a CliError `may-pass`."""
    try:
        yield
    except (ServerError, StorageError) as error:
        if error.code not in _MAY_PASS:
            raise
        raise CliError("may-pass", status=TRY_AGAIN, text=" ".join(explain(error))) from None


async def _serve(
    settings: Settings, token: str, assignment: Assignment, stop: asyncio.Event, up: asyncio.Event
) -> None:
    """Run the bot; what Discord refuses becomes a CliError."""
    import aiohttp
    import discord

    from bot.app.chores import Systemd
    from bot.app.serve import serve
    from bot.app.status.pages import HealthError
    from bot.connection.config import Config, Endpoints

    config = Config(
        theme=settings.theme,
        tiles=settings.tiles,
        faces=settings.faces,
        thinkers=settings.thinkers,
        drawers=usual_drawers() if settings.drawers is None else settings.drawers,
        endpoints=None if settings.discord_api is None else Endpoints(settings.discord_api),
    )
    try:
        with _maybe_later(), naming(settings.place):
            await serve(
                config,
                token,
                settings.place,
                beside=settings.file,
                ready=partial(_tell, up),
                stop=stop,
                backups=settings.backups,
                systemd=Systemd(),
                status=True,
                health=settings.health_place,
                assignment=assignment,
            )
    except HealthError as error:
        raise CliError("health", status=TRY_AGAIN, place=settings.health or "", reason=str(error)) from None
    except discord.LoginFailure:
        raise CliError("token-refused") from None
    except discord.DiscordException as error:
        if isinstance(error, discord.ConnectionClosed) and error.code == _TOKEN_RESET:
            raise CliError("token-reset") from None
        status = BAD_INPUT if isinstance(error, discord.PrivilegedIntentsRequired) else TRY_AGAIN
        raise CliError("discord", status=status, reason=str(error)) from error
    except (aiohttp.ClientError, TimeoutError, ConnectionError) as error:
        raise CliError("unreachable", status=TRY_AGAIN, reason=str(error) or type(error).__name__) from error


def _tell(up: asyncio.Event, bot: "Boneyard") -> None:
    from bot.app.chores import settle

    up.set()
    settle()
    typer.echo(say("run-ready", name=str(bot.user)))
    typer.echo(bot.invite)


def token_fault(token: str) -> TokenFault | None:
    """Return what is wrong with the look of a token; None if it may be one."""
    if token.lower().startswith("bot "):
        return "prefix"
    if any(char.isspace() for char in token) or token.startswith(("'", '"')):
        return "blank"
    return None if _TOKEN_SHAPE.fullmatch(token) and application_id(token) else "shape"


def application_id(token: str) -> int | None:
    """The id of the bot's user, which the first part of a token spells in base64."""
    first = token.split(".")[0]
    try:
        digits = base64.urlsafe_b64decode(first + "=" * (-len(first) % 4)).decode("ascii")
    except ValueError:  # no base64, or no digits
        return None
    return int(digits) if digits.isdecimal() else None


# Without Discord


def play(
    port: Annotated[int, typer.Option("--port", "-p", min=0, max=65535, help=say("play-port"))] = 8765,
    data: DataFolder = None,
    browser: Annotated[bool, typer.Option(help=say("play-browser"))] = True,
) -> None:
    """Serve the page and the bot until a signal ends it."""
    settings = load_settings(data=data)
    set_up(settings.log if "log" in settings.model_fields_set else "warning", as_json=settings.log_json)
    make_folder(settings.data)
    asyncio.run(run_until_stopped(partial(_play, settings, port, browser)))
    typer.echo(say("run-bye"))


async def _play(settings: Settings, port: int, browser: bool, stop: asyncio.Event, up: asyncio.Event) -> None:
    from bot.app.chores import settle
    from bot.app.serve import serve as serve_bot
    from bot.connection.config import Config, Endpoints, Pace
    from bot.sandbox.server import Sandbox

    try:
        box = await Sandbox(port=port, keep=settings.sandbox_world).start()
    except OSError as error:
        raise _port_error(port, error) from None
    try:
        pace = Pace(guilds_wait=0.2, emoji_gap=0.1, crash_pause=0.0)  # nobody else asks anything of this Discord
        config = Config(
            theme=settings.theme,
            tiles=settings.tiles,
            faces=settings.faces,
            endpoints=Endpoints(**box.endpoints()),
            pace=pace,
            thinkers=settings.thinkers,
            drawers=settings.drawers or 0,  # few play there
        )
        database = settings.sandbox_database
        opening: list[asyncio.Task[bool]] = []

        def tell(_: object) -> None:
            up.set()
            settle()
            typer.echo(say("play-ready", url=box.url))
            typer.echo(say("play-stop", path=str(database)))
            if browser:
                opening.append(asyncio.create_task(asyncio.to_thread(open_page, box.url)))

        with naming(database):
            await serve_bot(config, box.token, database, ready=tell, stop=stop)
        await asyncio.gather(*opening)
    except OSError as error:
        raise _port_error(port, error) if error.errno in _NO_LOOPBACK else error from None
    finally:
        await box.close()


def has_desktop() -> bool:
    """Return True if somebody sits before a screen of this machine, as far as the environment tells."""
    if os.environ.get("SSH_CONNECTION"):
        return False
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_page(url: str) -> bool:
    """Return True if a browser took the page, to open it in a window."""
    if not has_desktop():
        return False
    try:
        browser = webbrowser.get()
        if type(browser) is webbrowser.GenericBrowser:  # one for terminals: it would take ours
            return False
        return browser.open(url)
    except (webbrowser.Error, OSError):
        return False


def _port_error(port: int, error: OSError) -> CliError:
    codes = {errno.EADDRINUSE: "port-used", errno.EACCES: "port-denied"} | dict.fromkeys(_NO_LOOPBACK, "port-loopback")
    return CliError(codes.get(error.errno or 0, "port"), port=str(port), reason=error.strerror or str(error))
