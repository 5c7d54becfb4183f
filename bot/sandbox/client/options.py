"""The options of slash commands and select menus, checked and resolved as Discord's client does."""

from collections.abc import Callable, Sequence

from bot.sandbox import errors, payloads
from bot.sandbox.errors import ApiError, ClientRefusedError, Json
from bot.sandbox.model import Channel, Command, User
from bot.sandbox.strict.commands import (
    BOOLEAN,
    CHANNEL,
    GROUP,
    INTEGER,
    MENTIONABLE,
    NUMBER,
    ROLE,
    STRING,
    SUBCOMMAND,
    USER,
)
from bot.sandbox.strict.rules import is_id
from bot.sandbox.world import World

Given = Sequence[tuple[str, object]]
_KIND_OF_SELECT = {5: USER, 6: ROLE, 7: MENTIONABLE, 8: CHANNEL}


def command_data(
    world: World, channel: Channel, command: Command, given: Given, subcommand: str | None, focused: str | None = None
) -> Json:
    """The `data` of a command or (with `focused`) autocomplete interaction; raises `ClientRefusedError`."""
    chain = _chain(command, subcommand)
    values, resolved = _values(
        world, channel, (chain[-1] if chain else command.spec).get("options") or [], given, focused
    )
    for spec in reversed(chain):
        values = [{"name": spec["name"], "type": spec["type"], "options": values}]
    data: Json = {"id": str(command.id), "name": command.spec["name"], "type": 1, "options": values}
    if resolved:
        data["resolved"] = resolved
    return data | {"guild_id": str(command.guild_id)} if command.guild_id else data


def member_data(world: World, channel: Channel, command: Command, target: User) -> Json:
    """The `data` of an interaction with an entry in the menu of a member."""
    data: Json = {"id": str(command.id), "name": command.spec["name"], "type": 2, "target_id": str(target.id)}
    data["resolved"] = resolved_part(world, channel, USER, str(target.id))
    return data | {"guild_id": str(command.guild_id)} if command.guild_id else data


def _chain(command: Command, subcommand: str | None) -> list[Json]:
    """The options from the command down to the subcommand that was named, e.g. `season start`."""
    chain: list[Json] = []
    level = command.spec.get("options") or []
    for name in (subcommand or "").split():
        found = next((o for o in level if o["name"] == name and o["type"] in (SUBCOMMAND, GROUP)), None)
        if found is None:
            raise ClientRefusedError("no_subcommand", f"there is no subcommand {name}")
        chain.append(found)
        level = found.get("options") or []
    if any(option["type"] in (SUBCOMMAND, GROUP) for option in level):
        raise ClientRefusedError("no_subcommand", "a subcommand is needed")
    return chain


def _values(
    world: World, channel: Channel, specs: list[Json], given: Given, focused: str | None
) -> tuple[list[Json], Json]:
    by_name = {spec["name"]: spec for spec in specs}
    values, parts = [], []
    for name, value in given:
        if name not in by_name:
            raise ClientRefusedError("no_option", f"there is no option {name}")
        if name == focused:
            values.append(_focused(by_name[name], value))
            continue
        checked, part = _value(world, channel, by_name[name], value)
        values.append({"name": name, "type": by_name[name]["type"], "value": checked})
        parts.append(part)
    missing = {n for n, spec in by_name.items() if spec.get("required")} - {name for name, _ in given}
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
    kind = spec["type"]
    if kind in (USER, CHANNEL, ROLE, MENTIONABLE):
        given = str(value) if isinstance(value, str | int) else ""
        try:
            return given, resolved_part(world, channel, kind, given, spec.get("channel_types"))
        except ApiError as error:
            raise ClientRefusedError("value", f"{spec['name']}: {error.message}") from error
    if kind not in _CHECKS:
        raise ClientRefusedError("unsupported", f"{spec['name']}: files cannot be sent with a command here")
    checked = _CHECKS[kind](spec, value)
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


def _number(kind: Callable[[str], int | float]) -> Callable[[Json, object], int | float]:
    def check(spec: Json, value: object) -> int | float:
        try:
            number = kind(str(value) if isinstance(value, str | int | float) else "none")
        except ValueError as error:
            raise ClientRefusedError("value", f"{spec['name']} must be a number") from error
        low, high = spec.get("min_value"), spec.get("max_value")
        if isinstance(value, bool) or not abs(number) <= 2**53:
            raise ClientRefusedError("value", f"{spec['name']} must be a number")
        if (low is not None and number < low) or (high is not None and number > high):
            raise ClientRefusedError("range", f"{spec['name']} must be from {low} to {high}")
        return number

    return check


def _boolean(spec: Json, value: object) -> bool:
    if not isinstance(value, bool):
        raise ClientRefusedError("value", f"{spec['name']} must be true or false")
    return value


_CHECKS: dict[int, Callable[[Json, object], object]] = {
    STRING: _string,
    INTEGER: _number(int),
    NUMBER: _number(float),
    BOOLEAN: _boolean,
}


def resolved_part(
    world: World, channel: Channel, kind: int, value: str, channel_types: list[int] | None = None
) -> Json:
    """The `resolved` object of one person, channel, role or mentionable; raises `ApiError` when unknown."""
    guild = world.guild_of(channel)
    number = int(value) if is_id(value) else 0
    if kind == CHANNEL:
        place = world.channel(number)
        if channel_types and place.type not in channel_types:
            raise errors.wrong_channel_type()
        return {"channels": {value: payloads.channel(place) | {"permissions": "0"}}}
    if guild and kind in (ROLE, MENTIONABLE) and number in guild.roles:
        return {"roles": {value: payloads.role(guild.roles[number])}}
    if kind == ROLE or number not in world.users:
        raise errors.unknown_user()
    part: Json = {"users": {value: payloads.user(world.users[number])}}
    if guild and number in guild.members:
        member = guild.members[number]
        part["members"] = {
            value: payloads.member(member, with_user=False, permissions=world.permissions(channel, member.user))
        }
    return part


def chosen(world: World, channel: Channel, menu: Json, values: Sequence[str]) -> Json:
    """Check the values for a select menu; `{"resolved": ...}` for people, roles and channels, else nothing."""
    low, high = menu.get("min_values", 1), menu.get("max_values", 1)
    if not low <= len(values) <= high or len(set(values)) != len(values):
        raise ClientRefusedError("count", f"choose {low} to {high} different values")
    if menu["type"] == 3:
        if not {option["value"] for option in menu["options"]}.issuperset(values):
            raise ClientRefusedError("no_option", "no such option")
        return {}
    kind = _KIND_OF_SELECT[menu["type"]]
    try:
        parts = [resolved_part(world, channel, kind, value, menu.get("channel_types")) for value in values]
    except ApiError as error:
        raise ClientRefusedError("no_option", error.message) from error
    return {"resolved": merged(parts)}


def merged(parts: Sequence[Json]) -> Json:
    """Several `resolved` objects as one."""
    whole: Json = {}
    for part in parts:
        for kind, things in part.items():
            whole.setdefault(kind, {}).update(things)
    return whole
