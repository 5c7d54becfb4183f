"""What systemd is told of the bot (sd_notify(3)): that it is up, what it does, that its event loop runs, that it ends.

Its unit has `Type=notify`. With `WatchdogSec` systemd starts a bot again that is there and does nothing any more: the
event loop itself tells twice in that time that it runs.
"""

import asyncio
import logging
import os
import socket
from collections.abc import Callable, MutableMapping

_SLOWLY = 60.0  # seconds between two looks at what the bot does, where nobody watches
_PATIENCE = 1.0  # seconds that systemd may take to receive a line
_log = logging.getLogger(__name__)


class Systemd:
    """Tells the service manager that has started this process; where none has, nothing is told.

    What `environ` says of it is taken out: processes that are started from here are none of systemd's services.
    """

    def __init__(self, environ: MutableMapping[str, str] = os.environ) -> None:
        self._address = environ.pop("NOTIFY_SOCKET", "")
        microseconds = int(environ.pop("WATCHDOG_USEC", "0"))
        watched = int(environ.pop("WATCHDOG_PID", "0")) in (0, os.getpid())
        self.beat = microseconds / 2e6 if watched else 0.0  # seconds; 0: nobody watches

    def ready(self) -> None:
        """Tell that the bot has its store, and goes on to Discord."""
        self._tell("READY=1")

    def stopping(self) -> None:
        """Tell that the bot ends, as it should or not; nothing more is told."""
        self._tell("STOPPING=1")
        self._address = ""

    async def watch(self, describe: Callable[[], str]) -> None:
        """Tell again and again that the event loop runs, and in a line what the bot does, until cancelled."""
        while self._address:
            beat = ("WATCHDOG=1",) if self.beat else ()
            self._tell(*beat, f"STATUS={describe()}")
            await asyncio.sleep(self.beat or _SLOWLY)

    def _tell(self, *lines: str) -> None:
        """Send lines; a name that begins with @ is an abstract one, which stands in no folder."""
        if not self._address:
            return
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as out:
                out.settimeout(_PATIENCE)
                out.connect(self._address.replace("@", "\0", 1) if self._address[0] == "@" else self._address)
                out.sendall("\n".join(lines).encode())
        except OSError as error:
            _log.warning("systemd could not be told %s: %s", lines[0], error.strerror or error)
