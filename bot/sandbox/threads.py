"""Threads: who is in them, and how they are archived, by people or by themselves (docs: "Threads")."""

from bot.sandbox.changes import Changes, WorldChange
from bot.sandbox.clock import WorldClock
from bot.sandbox.model import Channel, Guild, User


class Threads:
    """The life of all threads: opened, joined, archived. One in which nobody writes for its time archives itself."""

    def __init__(self, clock: WorldClock, changes: Changes) -> None:
        self._clock, self._changes = clock, changes
        self._awake: dict[int, tuple[Guild, Channel]] = {}
        self._running = False

    def start(self) -> None:
        """Let time count from now on: timers need a running loop."""
        self._running = True
        for guild, thread in list(self._awake.values()):
            self.active(guild, thread)

    def close(self) -> None:
        """Call off all timers."""
        self._running = False
        for _, thread in self._awake.values():
            _call_off(thread)

    def active(self, guild: Guild, thread: Channel) -> None:
        """Somebody wrote, or the thread was opened, or its time was changed: the time runs anew."""
        _call_off(thread)
        self._awake[thread.id] = (guild, thread)
        if self._running and not thread.archived:
            thread.archives = self._clock.call_later(
                thread.auto_archive_minutes * 60, lambda: self.archive(guild, thread, True)
            )

    def archive(self, guild: Guild, thread: Channel, archived: bool, locked: bool | None = None) -> None:
        """Archive a thread or open it again."""
        thread.archived = archived
        thread.locked = thread.locked if locked is None else locked
        thread.archive_changed = self._clock.time()
        if archived:
            self.gone(thread)
        else:
            self.active(guild, thread)
        self._changes.tell(WorldChange("channel.edit", guild, thread))

    def gone(self, thread: Channel) -> None:
        """The thread's time counts no more."""
        _call_off(thread)
        self._awake.pop(thread.id, None)

    def join(self, guild: Guild, thread: Channel, user: User) -> None:
        """Make the user a member of the thread; harmless for who is one."""
        if user.id not in thread.thread_members:
            thread.thread_members.add(user.id)
            self._changes.tell(WorldChange("thread.join", guild, thread, user=user))


def _call_off(thread: Channel) -> None:
    if thread.archives:
        thread.archives.cancel()
        thread.archives = None
