"""`boneyard play`: everything on this machine, without Discord, in a browser where there is a desktop to see it on."""

import asyncio
import errno
import os
import sys
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from bot.app.host_settings import Settings, load_settings
from bot.cli.errors import CliError
from bot.cli.files import naming
from bot.cli.lifetime import Life, make_folder, run_until_stopped
from bot.cli.logs import set_up
from bot.cli.upkeep import DataFolder
from bot.cli.wording import say


def play(
    port: Annotated[int, typer.Option("--port", "-p", min=0, max=65535, help=say("play-port"))] = 8765,
    data: DataFolder = None,
    browser: Annotated[bool, typer.Option(help=say("play-browser"))] = True,
) -> None:
    """Serve the page and the bot until a signal ends it."""
    settings = load_settings(data=data)
    asked = "log" in settings.model_fields_set
    set_up(settings.log if asked else "warning", as_json=settings.log_json)
    make_folder(settings.data)
    run_until_stopped(lambda life: _play(settings, port, browser, life))
    typer.echo(say("run-bye"))


async def _play(settings: Settings, port: int, browser: bool, life: Life) -> None:
    from bot.app.memory import settle
    from bot.app.serve import serve as serve_bot
    from bot.connection.config import Config, Endpoints, Pace
    from bot.sandbox.server import serve as serve_sandbox

    try:
        box = await serve_sandbox(port, settings.sandbox_world)
    except OSError as error:
        raise _port_error(port, error) from None
    try:
        pace = Pace(guilds_wait=0.2, emoji_gap=0.1, crash_pause=0.0)  # nobody else asks anything of this Discord
        places = Endpoints(**box.endpoints())
        config = Config(
            theme=settings.theme,
            tiles=settings.tiles,
            faces=settings.faces,
            endpoints=places,
            pace=pace,
            thinkers=settings.thinkers,
        )
        database = settings.sandbox_database
        opening: list[asyncio.Task[None]] = []

        def tell(_: object) -> None:
            life.up = True
            settle()
            opening.append(_open(box.url, database, browser))

        with naming(database):
            await serve_bot(config, box.token, database, ready=tell, stop=life.stop)
        await asyncio.gather(*opening)
    finally:
        await box.close()


def _open(url: str, database: Path, browser: bool) -> asyncio.Task[None]:
    """Tell where to play, and open a browser there without waiting for it."""
    typer.echo(say("play-ready", url=url))
    typer.echo(say("play-stop", path=str(database)))
    return asyncio.create_task(asyncio.to_thread(_browse, url, browser))


def _browse(url: str, wanted: bool) -> None:
    if wanted:
        open_page(url)


def has_desktop() -> bool:
    """True if somebody sits before a screen of this machine, as far as the environment tells."""
    if os.environ.get("SSH_CONNECTION"):
        return False
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_page(url: str) -> bool:
    """True if a browser took the page, to open it in a window."""
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
    if error.errno == errno.EADDRINUSE:
        return CliError("port-used", port=str(port))
    if error.errno == errno.EACCES:
        return CliError("port-denied", port=str(port))
    return CliError("port", port=str(port), reason=error.strerror or str(error))
