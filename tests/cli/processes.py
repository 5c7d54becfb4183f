"""The program as a process of its own, with a line of its output at a time."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from tests.end_to_end.forks import Fork, forks_of_all_tests

PATIENCE = 60.0


class Process:
    """A running program."""

    def __init__(self, process: Fork) -> None:
        self.process = process
        self.out: list[str] = []

    async def line(self) -> str:
        """The next line of its standard output, "" at its end."""
        assert self.process.stdout
        raw = await asyncio.wait_for(self.process.stdout.readline(), PATIENCE)
        self.out.append(raw.decode().rstrip("\n"))
        return self.out[-1]

    async def end(self, number: int | None = None) -> tuple[int, str]:
        """Send a signal if one is given, wait for the end, answer the status and standard error."""
        if number is not None:
            self.process.send_signal(number)
        out, err = await asyncio.wait_for(self.process.communicate(), PATIENCE)
        self.out += out.decode().splitlines()
        assert self.process.returncode is not None
        return self.process.returncode, err.decode()


@asynccontextmanager
async def started(*arguments: object, pointed: dict[str, str] | None = None, **env: str) -> AsyncIterator[Process]:
    """Start `boneyard ARGUMENTS`; `pointed` are `Sandbox.endpoints()`, or nothing for what asks nobody.

    It is forked from a process that has loaded it: to load it takes a second. What still runs at the end is killed. It
    names tiles in words unless `env` says otherwise: to draw all emojis takes longer than all else.
    """
    words, environment = [*map(str, arguments)], {"BONEYARD_TILES": "words", **os.environ, **env}
    process = await forks_of_all_tests().start_program(words, environment, [*(pointed or {}).values()])
    try:
        yield Process(process)
    finally:
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.communicate()


async def refused(*arguments: object, pointed: dict[str, str] | None = None, status: int = 2, **env: str) -> str:
    """Run a command that must end by itself with a status and one line on standard error; answer that line."""
    async with started(*arguments, pointed=pointed, BONEYARD_LOG="error", **env) as program:
        ended, err = await program.end()
    assert ended == status, (ended, err)
    assert err.count("\n") == 1, err
    assert err.startswith("boneyard: ")
    return err
