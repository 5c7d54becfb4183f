"""`boneyard run`: the bot in Discord."""

from typing import TYPE_CHECKING, Annotated

import typer

from bot.app.host_settings import Settings, load_settings
from bot.cli.errors import TRY_AGAIN, CliError
from bot.cli.files import naming
from bot.cli.lifetime import Life, make_folder, run_until_stopped
from bot.cli.logs import set_up
from bot.cli.token import token_fault
from bot.cli.upkeep import DataFolder
from bot.cli.wording import explain, say
from bot.fleet import Assignment, AssignmentError, is_name, read_shards
from storage import Place, ServerError, StorageError, is_dsn, reach, secrets_of
from storage.errors import PASSING

if TYPE_CHECKING:  # discord.py takes half a second to load, which other commands need not pay
    from bot.app.client import Boneyard

# Another process has the database, or takes all of the disk, or a server is away: for how long?
_MAY_PASS = ("in-use", "locked", "full", "unreachable")
_TOKEN_RESET = 4004  # the gateway's word for a token that is not valid, or not any more


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
    _reach(settings.place)
    run_until_stopped(lambda life: _serve(settings, token, assignment, life))
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
        raise CliError(f"shards-{error.reason}", shards=shards) from None


def read_token(settings: Settings) -> str:
    """The token; CliError `token-missing`, `token-prefix`, `token-blank` or `token-shape`."""
    if settings.discord_token is None:
        raise CliError("token-missing")
    token = settings.discord_token.get_secret_value().strip()
    fault = token_fault(token)
    if fault:
        raise CliError(f"token-{fault}")
    return token


def _reach(place: Place) -> None:
    """See whether the database's server can be used; CliError `may-pass` if that may change by itself."""
    try:
        reach(place)
    except ServerError as error:
        if error.code not in PASSING:
            raise
        raise CliError("may-pass", status=TRY_AGAIN, text=" ".join(explain(error))) from None


async def _serve(settings: Settings, token: str, assignment: Assignment, life: Life) -> None:
    """Run the bot; what Discord refuses becomes a CliError."""
    import aiohttp
    import discord

    from bot.app.serve import serve
    from bot.app.status.pages import HealthError
    from bot.app.systemd import Systemd
    from bot.connection.config import Config, Endpoints

    config = Config(
        theme=settings.theme,
        tiles=settings.tiles,
        faces=settings.faces,
        thinkers=settings.thinkers,
        endpoints=None if settings.discord_api is None else Endpoints(settings.discord_api),
    )
    try:
        with naming(settings.place):
            await serve(
                config,
                token,
                settings.place,
                beside=settings.file,
                ready=lambda bot: _tell(bot, life),
                stop=life.stop,
                backups=settings.backups,
                systemd=Systemd(),
                told=True,
                health=settings.health_place,
                assignment=assignment,
            )
    except StorageError as error:
        if error.code not in _MAY_PASS:
            raise
        raise CliError("may-pass", status=TRY_AGAIN, text=" ".join(explain(error))) from None
    except HealthError as error:
        raise CliError("health", status=TRY_AGAIN, place=settings.health or "", reason=str(error)) from None
    except discord.LoginFailure:
        raise CliError("token-refused") from None
    except discord.PrivilegedIntentsRequired as error:
        raise CliError("discord", reason=str(error)) from error
    except discord.ConnectionClosed as error:
        if error.code == _TOKEN_RESET:
            raise CliError("token-reset") from None
        raise CliError("discord", status=TRY_AGAIN, reason=str(error)) from error
    except discord.DiscordException as error:
        raise CliError("discord", status=TRY_AGAIN, reason=str(error)) from error
    except (aiohttp.ClientError, TimeoutError, ConnectionError) as error:
        raise CliError("unreachable", status=TRY_AGAIN, reason=str(error) or type(error).__name__) from error


def _tell(bot: "Boneyard", life: Life) -> None:
    from bot.app.memory import settle

    life.up = True
    settle()
    typer.echo(say("run-ready", name=str(bot.user)))
    typer.echo(bot.invite)
