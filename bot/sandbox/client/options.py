"""The options of slash commands and select menus, checked and resolved as Discord's client does."""

from collections.abc import Callable, Sequence

from bot.sandbox import payloads
from bot.sandbox.errors import ClientRefusedError, Json
from bot.sandbox.model import Channel, Command, User
from bot.sandbox.strict.commands import BOOLEAN, GROUP, INTEGER, STRING, SUBCOMMAND, USER
from bot.sandbox.strict.component_rules import ROLE_SELECT, STRING_SELECT
from bot.sandbox.strict.rules import is_id
from bot.sandbox.world import World

Chosen = Sequence[tuple[str, object]]


def command_data(
    world: World, channel: Channel, command: Command, chosen: Chosen, subcommand: str | None, focused: str | None = None
) -> Json:
    """The `data` of a command or (with `focused`) autocomplete interaction; raises `ClientRefusedError`."""
    chain = _chain(command, subcommand)
    values, resolved = _values(
        world, channel, (chain[-1] if chain else command.spec).get("options") or [], chosen, focused
    )
    for spec in reversed(chain):
        values = [{"name": spec["name"], "type": spec["type"], "options": values}]
    data: Json = {"id": str(command.id), "name": command.spec["name"], "type": 1, "options": values}
    return data | {"resolved": resolved} if resolved else data


def member_data(world: World, channel: Channel, command: Command, target: User) -> Json:
    """The `data` of an interaction with an entry in the menu of a member."""
    return {
        "id": str(command.id), "name": command.spec["name"], "type": 2, "target_id": str(target.id),
        "resolved": person_part(world, channel, str(target.id)),
    }  # fmt: skip


def _chain(command: Command, subcommand: str | None) -> list[Json]:
    """The options from the command down to the subcommand that was named, e.g. `season start`."""
    chain: list[Json] = []
    level = command.spec.get("options") or []
    for name in (subcommand or "").split():
        branch = next((o for o in level if o["name"] == name and o["type"] in (SUBCOMMAND, GROUP)), None)
        if branch is None:
            raise ClientRefusedError("no_subcommand", f"there is no subcommand {name}")
        chain.append(branch)
        level = branch.get("options") or []
    if any(option["type"] in (SUBCOMMAND, GROUP) for option in level):
        raise ClientRefusedError("no_subcommand", "a subcommand is needed")
    return chain


def _values(
    world: World, channel: Channel, specs: list[Json], chosen: Chosen, focused: str | None
) -> tuple[list[Json], Json]:
    by_name = {spec["name"]: spec for spec in specs}
    values, parts = [], []
    for name, value in chosen:
        if name not in by_name:
            raise ClientRefusedError("no_option", f"there is no option {name}")
        if name == focused:
            values.append(_focused(by_name[name], value))
            continue
        checked, part = _value(world, channel, by_name[name], value)
        values.append({"name": name, "type": by_name[name]["type"], "value": checked})
        parts.append(part)
    missing = {n for n, spec in by_name.items() if spec.get("required")} - {name for name, _ in chosen}
    if missing and focused is None:
        raise ClientRefusedError("required", f"the option {min(missing)} is required")
    return values, merged(parts)


def _focused(spec: Json, value: object) -> Json:
    if not spec.get("autocomplete"):
        raise ClientRefusedError("no_autocomplete", f"the option {spec['name']} has no suggestions")
    return {
        "name": spec["name"],
        "type": spec["type"],
        "value": str(value) if isinstance(value, str | int | float) else "",
        "focused": True,
    }


def _value(world: World, channel: Channel, spec: Json, value: object) -> tuple[object, Json]:
    if spec["type"] == USER:
        return str(value), person_part(world, channel, str(value))
    checked = _CHECKS[spec["type"]](spec, value)
    choices = [choice["value"] for choice in spec.get("choices") or []]
    if choices and checked not in choices:
        raise ClientRefusedError("choice", f"{spec['name']} must be one of the choices")
    return checked, {}


def _string(spec: Json, value: object) -> str:
    if not isinstance(value, str):
        raise ClientRefusedError("value", f"{spec['name']} must be text")
    low, high = spec.get("min_length") or 0, spec.get("max_length") or 6000
    if not max(low, 1 if spec.get("required") else 0) <= len(value) <= high:
        raise ClientRefusedError("length", f"{spec['name']} must have {low} to {high} characters")
    return value


def _integer(spec: Json, value: object) -> int:
    try:
        number = int(str(value))
    except ValueError as error:
        raise ClientRefusedError("value", f"{spec['name']} must be a number") from error
    low, high = spec.get("min_value"), spec.get("max_value")
    if abs(number) > 2**53 or (low is not None and number < low) or (high is not None and number > high):
        raise ClientRefusedError("range", f"{spec['name']} must be from {low} to {high}")
    return number


def _boolean(spec: Json, value: object) -> bool:
    if not isinstance(value, bool):
        raise ClientRefusedError("value", f"{spec['name']} must be true or false")
    return value


_CHECKS: dict[int, Callable[[Json, object], object]] = {STRING: _string, INTEGER: _integer, BOOLEAN: _boolean}


def person_part(world: World, channel: Channel, value: str) -> Json:
    """The `resolved` object of a person; raises `ClientRefusedError` when unknown."""
    user, guild = world.users.get(int(value) if is_id(value) else 0), world.guild_of(channel)
    if user is None:
        raise ClientRefusedError("value", "there is no such person")
    part: Json = {"users": {value: payloads.of_user(user)}}
    if guild and user.id in guild.members:
        bits = world.permissions(channel, user)
        part["members"] = {value: payloads.of_member(guild.members[user.id], with_user=False, permissions=bits)}
    return part


def role_part(world: World, channel: Channel, value: str) -> Json:
    """The `resolved` object of a role; raises `ClientRefusedError` when unknown."""
    guild = world.guild_of(channel)
    role = guild.roles.get(int(value) if is_id(value) else 0) if guild else None
    if role is None:
        raise ClientRefusedError("value", "there is no such role")
    return {"roles": {value: payloads.of_role(role)}}


def chosen(world: World, channel: Channel, menu: Json, values: Sequence[str]) -> Json:
    """Check the values for a select menu; `{"resolved": ...}` for people and roles, else nothing."""
    low, high = menu.get("min_values", 1), menu.get("max_values", 1)
    if not low <= len(values) <= high or len(set(values)) != len(values):
        raise ClientRefusedError("count", f"choose {low} to {high} different values")
    if menu["type"] == STRING_SELECT:
        if not {option["value"] for option in menu["options"]}.issuperset(values):
            raise ClientRefusedError("no_option", "no such option")
        return {}
    part = role_part if menu["type"] == ROLE_SELECT else person_part
    return {"resolved": merged([part(world, channel, value) for value in values])}


def merged(parts: Sequence[Json]) -> Json:
    """Several `resolved` objects as one."""
    whole: Json = {}
    for part in parts:
        for kind, things in part.items():
            whole.setdefault(kind, {}).update(things)
    return whole
