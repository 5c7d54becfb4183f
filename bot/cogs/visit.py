"""One interaction on its way through the house: who, where, in which language, and how it is answered."""

from dataclasses import dataclass

import discord

from bot.cogs.answer import Answer, AnyInteraction, Shown
from bot.tables import Person
from bot.views.look import Look
from bot.views.parts import Parts


class AskError(Exception):
    """What was asked cannot be done. `id` is the text that says why, `facts` what it may name."""

    def __init__(self, id: str, **facts: str) -> None:
        super().__init__(id, facts)
        self.id, self.facts = id, facts


@dataclass(frozen=True, slots=True)
class Visit:
    """What a handler gets. `private` says that what was clicked is seen by the clicker alone."""

    answer: Answer
    interaction: AnyInteraction
    person: Person
    look: Look
    guild: int
    channel: int
    private: bool

    async def show(self, parts: Parts) -> Shown | None:
        """Show it to the person alone: in the private message that was clicked, else in a new one."""
        if self.private:
            return await self.answer.update(parts)
        return await self.answer.private(parts)

    async def say(self, text: str) -> Shown | None:
        """Show the person a text in a new private message."""
        return await self.answer.private(Parts(content=text))

    @property
    def locale(self) -> str:
        """The person's language."""
        return self.look.locale


def person_of(interaction: AnyInteraction) -> Person:
    """Answer who is behind an interaction, and whether he moderates there (Manage Messages)."""
    user = interaction.user
    moderator = interaction.permissions.manage_messages
    return Person(user.id, user.display_name, moderator, str(interaction.locale))


def is_private(message: discord.Message | None) -> bool:
    """Whether a clicked message is one that only the clicker sees."""
    return message is not None and message.flags.ephemeral
