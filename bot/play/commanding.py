"""What a feature offers to people: `command` turns a method into a slash command, `Feature` holds all of it."""

import re
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import update_wrapper
from inspect import signature
from typing import Any, Concatenate, Literal, ParamSpec, TypeAlias, get_args, get_origin

import discord
from discord import app_commands
from discord.ext import commands
from discord.ext.commands import Cog

from bot.connection.registration import Choices, Interaction, fits, offered, text
from bot.connection.service import Service
from bot.fleet import ShardLoader
from bot.games.registry import GAMES
from bot.games.text.words import game_name
from bot.locales import DEFAULT, first_of, t
from bot.play.clicks.clicks import ClickHandler, FormHandler, Route
from bot.play.clicks.context import InteractionContext, RequestError
from bot.play.clicks.dispatcher import Dispatcher
from bot.play.permission import check_manager

AnyChoices = list[app_commands.Choice[str]] | list[app_commands.Choice[int]]
Completion = Callable[[Any, Interaction, str], Awaitable[AnyChoices]]
_LARGEST = 2**53  # number in an option
_IDS = re.compile(r"<[@#][!&]?([0-9]+)>")
_IDS_END = 2**63
_Options = ParamSpec("_Options")
_Body = Callable[Concatenate[Any, InteractionContext, _Options], Coroutine[Any, Any, None]]


class CommandCog(commands.Cog):
    """Base of classes with commands of their own: its methods marked with `command`."""

    def __init__(self, dispatcher: Dispatcher) -> None:
        self.dispatcher = dispatcher


class CommandGroup(app_commands.Group):
    """Base of groups of commands, for servers only. `path` is what people type: "league", or "league fixtures"."""

    def __init_subclass__(cls, *, path: str) -> None:
        super().__init_subclass__(name=path.split()[-1], description=text(f"{_text_id(path)}.description"))

    def __init__(self, dispatcher: Dispatcher) -> None:
        super().__init__(guild_only=True)
        self.dispatcher = dispatcher


def command(
    path: str,
    *,
    public: bool | Callable[[Interaction, Mapping[str, Any]], bool] = False,
    texts: Mapping[str, str] | None = None,
    **options: Completion | Sequence[app_commands.Choice[str]],
) -> Callable[[_Body[_Options]], app_commands.Command[Any, _Options, None]]:
    """Return a decorator that makes a command of a method of a `CommandCog` or `CommandGroup`.

    The method takes the context of the interaction, then the options, whose names and types are those of its
    parameters. The texts follow from `path`, which is what people type: for `league table` they are
    `command-league-table.description` and `.game` for the option `game`. An option without a text of its own has that
    of a group above it (`command-league.game`); `player1` has `.player`; `texts` names other attributes for options.
    Commands below `manage` first check that the person may use them.

    `options` has the choices of an option, or a function that completes what is typed: it gets the cog or group, the
    interaction and the text. The choices of a Literal are its words with their texts (`command-settings.server`).
    `public`: the answer is for all to see, always or for these options.
    """
    words = path.split()
    text_id, *above = (_text_id(" ".join(words[:count])) for count in range(len(words), 0, -1))

    def decorate(body: _Body[_Options]) -> app_commands.Command[Any, _Options, None]:
        async def run(self: Any, interaction: Interaction, *args: _Options.args, **kwargs: _Options.kwargs) -> None:
            wrong = next((name for name, value in kwargs.items() if not _is_sound(value, choices.get(name))), None)
            if wrong is not None:
                await self.dispatcher.dispatch(interaction, lambda ctx: _refuse(ctx, wrong))
                return

            async def answer(ctx: InteractionContext) -> None:
                if words[0] == "manage":
                    check_manager(ctx, "manage")
                await body(self, ctx, *args, **kwargs)

            for_all = public(interaction, kwargs) if callable(public) else public
            await self.dispatcher.dispatch(interaction, answer, public=for_all)

        made: Any = update_wrapper(run, body)  # discord.py reads the options from the body's parameters
        taken = dict([*signature(body).parameters.items()][2:])
        descriptions = {name: _option_text((text_id, *above), (texts or {}).get(name, name)) for name in taken}
        literals = {name: _words(taken[name].annotation) for name in taken if name not in options}
        choices = {name: choices_of(f"{text_id}.", those) for name, those in literals.items() if those}
        choices |= {name: [*offer] for name, offer in options.items() if not callable(offer)}
        completions = {name: _completing(offer, made) for name, offer in options.items() if callable(offer)}
        app_commands.rename(**{name: _option_name(name) for name in descriptions})(made)
        app_commands.describe(**descriptions)(made)
        app_commands.choices(**choices)(made)
        app_commands.autocomplete(**completions)(made)
        return app_commands.Command(name=words[-1], description=text(f"{text_id}.description"), callback=made)

    return decorate


def _is_sound(value: object, choices: Sequence[app_commands.Choice[str]] | None = None) -> bool:
    """Return True if a client of Discord would send the value of an option that has these choices (None: any)."""
    if isinstance(value, str):
        chosen = choices is None or any(value == choice.value for choice in choices)
        return chosen and "\0" not in value and all(int(number) < _IDS_END for number in _IDS.findall(value))
    return not isinstance(value, int | float) or abs(value) <= _LARGEST


async def _refuse(ctx: InteractionContext, option: str) -> None:
    plain, number = _numbered(option)
    raise RequestError("command-value", option=f"{ctx.reader.t(f'parameter-{plain}')}{number}")


def choices_of(texts: str, words: Iterable[str]) -> list[app_commands.Choice[str]]:
    """Return choices with the texts that begin so and end with the words."""
    return [app_commands.Choice(name=text(texts + word), value=word) for word in words]


def member_entry(
    dispatcher: Dispatcher, name: str, body: Callable[[InteractionContext, discord.User], Awaitable[None]]
) -> app_commands.ContextMenu:
    """Return an entry in the menu of a server's members; `name` is the id of its text."""

    async def run(interaction: Interaction, member: discord.User) -> None:
        await dispatcher.dispatch(interaction, lambda ctx: body(ctx, member))

    entry = app_commands.ContextMenu(name=text(name), callback=run)
    entry.guild_only = True
    return entry


async def complete_game(_: object, interaction: Interaction, typed: str) -> Choices:
    """Offer the games whose name, in the person's language or in English, has what was typed."""
    return offered_games(GAMES, interaction, typed)


async def complete_game_or_preset(cog: CommandCog | CommandGroup, interaction: Interaction, typed: str) -> Choices:
    """Offer the server's presets whose name has what was typed, then the games."""
    presets = await cog.dispatcher.services.settings.presets(interaction.guild_id or 0)
    named = offered((preset.name, preset.word) for preset in presets if preset.playable and fits(typed, preset.name))
    return [*named, *await complete_game(cog, interaction, typed)]


def offered_games(games: Iterable[str], interaction: Interaction, typed: str) -> Choices:
    """Return those of the games whose name, in the person's language or in English, has what was typed."""
    named = ((game_name(game, str(interaction.locale)), game) for game in games)
    return offered((name, game) for name, game in named if fits(typed, name, game_name(game, DEFAULT), game))


def _text_id(path: str) -> str:
    return f"command-{path.replace(' ', '-')}"


def _option_text(text_ids: Sequence[str], name: str) -> app_commands.locale_str:
    return text(first_of(DEFAULT, *(f"{text_id}.{_numbered(name)[0]}" for text_id in text_ids)))


def _option_name(name: str) -> app_commands.locale_str:
    """Return the name of an option in every language: `parameter-player` and the number for `player1`."""
    plain, number = _numbered(name)
    text_id = f"parameter-{plain}"
    return app_commands.locale_str(f"{t(DEFAULT, text_id)}{number}", id=text_id, number=number)


def _numbered(name: str) -> tuple[str, str]:
    """Return the name of an option without the number at its end, and that number ("" for none)."""
    plain = name.rstrip("0123456789")
    return plain, name[len(plain) :]


def _words(annotation: object) -> tuple[str, ...]:
    """Return the words of a Literal, which may be a part of a union."""
    if get_origin(annotation) is Literal:
        return get_args(annotation)
    return tuple(word for part in get_args(annotation) for word in _words(part))


def _completing(complete: Completion, command: Callable[..., object]) -> Callable[..., Any]:
    """Return a method that completes an option of a command, as discord.py calls it."""

    async def complete_option(self: Any, interaction: Interaction, typed: str) -> AnyChoices:
        return await complete(self, interaction, typed) if _is_sound(typed) else []

    complete_option.__qualname__ = command.__qualname__  # by this discord.py knows a method, which is given `self`
    return complete_option


Command: TypeAlias = Cog | app_commands.Group | app_commands.ContextMenu


@dataclass(frozen=True, kw_only=True)
class Feature:
    """A feature: its commands, its handlers, and its parts that work by themselves.

    `clicks` and `forms` are handlers by the verb of a custom id; clicks in `anywhere` need no server. `routes` find
    presses that are the feature's whatever their verb is. `events` listen to the gateway. `loaders` take up what is
    stored of a shard. `services` and `background` run beside, the latter until the bot ends.
    """

    name: str
    commands: Sequence[Command] = ()
    clicks: Mapping[str, ClickHandler] = field(default_factory=dict)
    forms: Mapping[str, FormHandler] = field(default_factory=dict)
    anywhere: frozenset[str] = frozenset()
    routes: Sequence[Route] = ()
    events: Sequence[Cog] = ()
    loaders: Sequence[ShardLoader] = ()
    services: Sequence[Service] = ()
    background: Sequence[Callable[[], Coroutine[None, None, None]]] = ()
