"""Ids that no button of ours has: another server's table, words that mean nothing. Everybody gets a sentence."""

import logging
import random

import pytest

from bot.locales import t
from bot.parts import verbs
from bot.play.pages import settings
from tests.end_to_end.world import World
from tests.luck import part_of

NAMED = {value for name, value in vars(verbs).items() if name.isupper() and isinstance(value, str)}
VERBS = sorted(NAMED | {*settings.VERBS.values()})
WORDS = ("", "0", "x", "-", "hand 0 @ put", "~ @ + m1", "uno 99", "server 0 x", "² ²", "* 0 -", "0 0 0 0 0 0 0")
PARTS = 4
SORRY = t("en", "error-internal")


async def forged(world: World, person, message, custom_id: str) -> str:
    """Press a button that no message has; return the private text that answers, "" for none."""
    button = {"type": 2, "style": 1, "id": 1, "custom_id": custom_id[:100]}
    answer = await world.answered(person._client.press(person.user, message, button))
    assert answer.kind != "failed"
    return answer.message.text if answer.message is not None and answer.message.ephemeral else ""


@pytest.mark.parametrize("part", range(PARTS))
async def test_a_forged_id_gets_an_answer_and_no_apology(world, caplog, part):
    table = await world.match("Ann", "Ben")
    ann, board, rng = table.people[0], table.board, random.Random(part)
    (snapshot,) = world.bot.tables.all()
    with caplog.at_level(logging.ERROR):
        for verb in VERBS[part::PARTS]:
            for words in (*WORDS[:: part_of(1, 2)], " ".join(rng.choices(WORDS, k=3))):
                for number in rng.sample(("-", "nowhere", snapshot.id), part_of(3, 1)):
                    custom_id = f"by:b:{number}:{snapshot.state.version}:{verb}:{words}"
                    assert SORRY not in await forged(world, ann, board, custom_id), custom_id
                    if verb == verbs.BOTTOM:
                        await world.settled()
                        board = next(m for m in reversed(world.box.messages()) if not m.ephemeral)
    assert [record.getMessage() for record in caplog.records] == []
