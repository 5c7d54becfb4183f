"""The files of all messages, held in memory, and how much is: beyond a limit the oldest go."""

from dataclasses import dataclass

from bot.sandbox.model import Attachment, Message


@dataclass(frozen=True, slots=True)
class Limits:
    """The most that the sandbox keeps in memory; beyond it the oldest goes (of the public and the ephemeral apart).

    `replaced_files` of each channel stay when an edit took them away, for pages that haven't heard of it yet.
    """

    messages_per_channel: int = 500
    attachment_bytes: int = 128 * 1024 * 1024
    file_bytes: int = 10 * 1024 * 1024
    interactions: int = 5000
    replaced_files: int = 32


class Files:
    """Files by id, those in messages and those that edits took out of them lately."""

    def __init__(self, limits: Limits) -> None:
        self._most_bytes, self._most_replaced = limits.attachment_bytes, limits.replaced_files
        self.attached: dict[int, Attachment] = {}
        self._replaced: dict[int, tuple[Message, Attachment]] = {}
        self._bytes = 0

    def get(self, attachment_id: int) -> Attachment | None:
        """The file with that id, also for a while after an edit took it out of its message."""
        _, replaced = self._replaced.get(attachment_id, (None, None))
        return self.attached.get(attachment_id, replaced)

    def keep(self, files: list[Attachment]) -> None:
        """Hold new files; the oldest give way."""
        for attachment in files:
            self.attached[attachment.id] = attachment
            self._bytes += attachment.size
        while self._bytes > self._most_bytes and (self._replaced or len(self.attached) > len(files)):
            replaced = [attachment for _, attachment in self._replaced.values()]
            oldest = next(iter(replaced or self.attached.values()))
            self._drop([oldest])
            oldest.data = b""

    def replace(self, message: Message, files: list[Attachment]) -> None:
        """Take files out of a message; they stay until enough newer ones of the channel were taken out, too."""
        for attachment in files:
            if self.attached.pop(attachment.id, None):
                self._replaced[attachment.id] = (message, attachment)
        of_channel = [a for m, a in self._replaced.values() if m.channel is message.channel]
        self._drop(of_channel[: max(0, len(of_channel) - self._most_replaced)])

    def forget(self, message: Message) -> None:
        """Drop all files of a message that is gone, those that edits took out too."""
        self._drop([*message.attachments, *(a for m, a in self._replaced.values() if m is message)])

    def _drop(self, files: list[Attachment]) -> None:
        for attachment in files:
            if self.attached.pop(attachment.id, None) or self._replaced.pop(attachment.id, None):
                self._bytes -= attachment.size
