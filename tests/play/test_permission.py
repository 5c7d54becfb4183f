"""Who manages: whom Discord lets use the command, then on its private pages for a quarter of an hour."""

from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.play.clicks.context import InteractionContext, ManagersCommand, OpenPages

NOW = datetime(2026, 11, 26, tzinfo=UTC)
COMMAND, PRESS = discord.InteractionType.application_command, discord.InteractionType.component


class Asker:
    """A person without Manage Server, unless told otherwise, in guild 1."""

    def __init__(self) -> None:
        self.pages = OpenPages()

    def may(
        self,
        kind: discord.InteractionType = PRESS,
        command: ManagersCommand = "manage",
        *,
        person: int = 7,
        guild: int = 1,
        name: str = "manage",
        later: float = 0,
        private: bool = True,
        brought: bool = False,
        manager: bool = False,
    ) -> bool:
        interaction = SimpleNamespace(
            type=kind,
            data={"name": name},
            permissions=SimpleNamespace(manage_guild=manager),
            is_guild_integration=lambda: not brought,
            created_at=NOW + timedelta(seconds=later),
        )
        ctx: Any = SimpleNamespace(
            interaction=interaction,
            services=SimpleNamespace(open_pages=self.pages),
            guild=guild,
            person=SimpleNamespace(id=person),
            private=private,
        )
        return InteractionContext.manages(ctx, command)


def test_whom_discord_lets_use_the_command_may() -> None:
    assert Asker().may(COMMAND)
    assert not Asker().may(COMMAND, name="league")
    assert not Asker().may(COMMAND, brought=True)  # an application of one's own account knows no permissions here


def test_who_manages_the_server_may_press_anything() -> None:
    assert Asker().may(manager=True, private=False)
    assert not Asker().may(private=False)


def test_nobody_is_remembered_for_longer() -> None:
    asker = Asker()
    for second in range(1000):
        assert asker.may(COMMAND, person=second, later=10 * second)
    assert len(asker.pages._until) == 90


@pytest.mark.parametrize(
    ("press", "may"),
    [
        ({}, True),
        ({"later": 899}, True),
        ({"later": 900}, False),
        ({"private": False}, False),
        ({"person": 8}, False),
        ({"guild": 2}, False),
        ({"command": "settings"}, False),
    ],
)
def test_a_page_answers_who_opened_it(press: dict[str, Any], may: bool) -> None:
    asker = Asker()
    assert not asker.may(**press)
    assert asker.may(COMMAND)
    assert asker.may(**press) is may
    assert asker.may(later=899)
    assert not asker.may(later=900)  # presses keep nothing open
