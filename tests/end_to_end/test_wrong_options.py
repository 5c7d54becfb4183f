"""Values of options that no client of Discord sends: outside the choices, zero bytes, numbers of more than 64 bits."""

import logging

from bot.locales import t
from bot.sandbox.client.options import person_part
from bot.sandbox.interaction import AUTOCOMPLETE, COMMAND
from tests.end_to_end.test_commands import boss
from tests.end_to_end.world import World

SUB, GROUP, STRING, INTEGER, BOOLEAN, USER = range(1, 7)
WRONG = {
    STRING: ("#1", "2026-11-26", "", "a\0b", "9" * 30, f"<@{'9' * 20}>", "x" * 6000),
    INTEGER: (0, -1, 2**53, 2**63, -(10**30)),
}
SORRY, POLITE = t("en", "error-internal"), "I can't read the value of"


def leaves(spec, path=()):
    """Yield the path and the options of every command and subcommand."""
    options = spec.get("options", [])
    nested = [option for option in options if option["type"] in (SUB, GROUP)]
    if not nested:
        yield (*path, spec["name"]), options
    for inner in nested:
        yield from leaves(inner, (*path, spec["name"]))


def every_option(world):
    """Yield the path of a command, its options, and one of these, for all of them."""
    specs = [command.spec for command in world.box.world.commands.values() if command.spec.get("type", 1) == 1]
    for path, options in (leaf for spec in specs for leaf in leaves(spec)):
        for option in options:
            yield path, options, option


def fitting(option, person):
    """A value that a client may send."""
    if option.get("choices"):
        return option["choices"][0]["value"]
    return {STRING: "classic", INTEGER: 1, BOOLEAN: True, USER: str(person.id)}.get(option["type"])


def forge(world: World, person, path, options, given, *, focused: str = ""):
    """Send a command with these values, and what else it needs; nothing is checked that a client would check."""
    command = next(command for command in world.box.world.commands.values() if command.spec["name"] == path[0])
    types = {option["name"]: option["type"] for option in options}
    given = {option["name"]: fitting(option, person) for option in options if option.get("required")} | given
    values = [
        {"name": name, "type": types[name], "value": value, **({"focused": True} if name == focused else {})}
        for name, value in given.items()
    ]
    for depth, name in enumerate(reversed(path[1:])):
        values = [{"name": name, "type": GROUP if depth else SUB, "options": values}]
    resolved = person_part(world.box.world, world.box.table, str(person.id))
    payload = {"id": str(command.id), "name": path[0], "type": 1, "options": values, "resolved": resolved}
    kind = AUTOCOMPLETE if focused else COMMAND
    return person._client._interactions.create(kind, person.user, world.box.table, payload)


async def test_whatever_an_option_holds_somebody_gets_an_answer_and_the_log_no_fault(world, caplog):
    ann, answers = await boss(world), 0
    with caplog.at_level(logging.WARNING):
        for path, options, option in every_option(world):
            for value in WRONG.get(option["type"], ()):
                given = {option["name"]: value}
                answer = await forge(world, ann, path, options, given).done()
                answers += 1
                assert answer.kind != "failed", (path, given)
                assert answer.message is None or SORRY not in answer.message.text, (path, given)
                if option.get("autocomplete"):
                    typed = forge(world, ann, path, options, given, focused=option["name"])
                    assert (await typed.done()).kind == "choices", (path, given)
                assert [record.getMessage() for record in caplog.records] == [], (path, given)
    assert answers > 300


async def test_the_answer_names_the_option(world):
    ann = await boss(world)
    for path, option, value in (
        ("daily", "table", "#1"),
        ("daily", "table", "2026-11-26"),
        ("league table", "sort", "x"),
        ("settings", "where", "x"),
        ("league table", "game", "a\0b"),
        ("league player", "who", f"<@{2**63}>"),
        ("play", "fixture", 2**64),
    ):
        way = tuple(path.split())
        options = next(options for leaf, options, _ in every_option(world) if leaf == way)
        answer = await world.answered(forge(world, ann, way, options, {option: value}))
        assert f"{POLITE} `{option}`" in answer.message.text, path
        assert answer.message.ephemeral
