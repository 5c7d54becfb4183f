"""The ids that the code puts together, family by family, from the registries."""

from collections.abc import Iterator
from functools import cache
from typing import Any, get_args

from discord import app_commands
from prometheus_client.core import Metric

import bot.app.client  # noqa: F401 - it knows all commands
from bot import locales
from bot.app.commands.info import TOPICS
from bot.app.status.metrics import _Once
from bot.app.status.report import BackupState, FleetState, Report
from bot.connection.registration import NEEDED
from bot.daily.pages.table import WHENS
from bot.games.options import spell
from bot.games.registry import GAMES
from bot.games.text.naming import FIGURES
from bot.games.text.words import NOTES
from bot.league.pages.admin import ACTIONS
from bot.league.rules import FORMS, KINDS, SORTS, DecidedBy, LeagueCode, Why
from bot.league.rules.milestones import Kind
from bot.lessons.course import lesson_of
from bot.lessons.course import names as lessons
from bot.play.commanding import CommandCog, CommandGroup
from bot.play.pages import settings
from bot.play.presets import PRESETS
from bot.play.registry import ROOMS
from bot.players.registry import MINDS
from bot.players.thinking import KINDS as PLAYERS
from bot.tables import SETTINGS
from bot.tables.cast import SIZE
from bot.tables.types import ErrorCode, PauseReason
from tests.locales.code import event_codes, raised

BUTTONS = (
    "join", "leave-lobby", "computer", "start", "solo", "more", "rules", "close", "ready", "resume", "pause",
    "hand", "menu", "rematch", "vote-yes", "vote-no", "leave-yes", "resign-yes", "end-yes",
    "league-yes", "league-no", "sort-number", "sort-usual", "sort-rank", "sort-melds", "sort-own", "sort-suit",
    "uno", "catch", "replay", "replay-gif", "replay-post", "save-preset",
    "lesson-learn", "lesson-play", "lesson-again", "lesson-next",
    "lesson-back", "lesson-leave", "league-t", "league-p",
    "night-in", "night-out", "night-ready", "night-table", "night-place", "night-host", "night-host-next",
    "night-host-pause", "night-host-resume", "night-host-late", "night-host-end", "night-host-sure",
    "night-host-back", "night-host-more", "night-host-next-arena", "night-host-late-arena",
    "night-host-settings", "night-host-people", "night-host-times",
)  # fmt: skip


# Codes that rules put together or choose from, so that they do not stand in one call.
EVENTS = ("end", "pass", "forced", "penalty", "meld", "layoff", "swap")
ILLEGAL = (
    "street-closed", "must-match-colour", "must-lay-drawn", "does-not-fit", "taken-needs-naturals", "taken-needs-hand",
    "taken-laid-alone", "taken-not-laid", "too-few-cards", "too-many-cards", "too-many-jokers", "no-natural-card",
)  # fmt: skip
PANEL = (
    "lobby", "pass", "draw", "end", "turn", "keep", "forced", "challenge", "uno", "catch",
    "phase-return", "phase-open", "phase-suffer", "phase-redo",
    "meld-phase-first", "meld-phase-draw", "meld-phase-play", "meld-to-layoff", "meld-to-swap",
    "meld-layoff", "meld-swap",
    "rack-phase-first", "rack-phase-draw", "rack-phase-discard", "rack-claim-line", "rack-draw-turned-line",
    "rack-take", "rack-claim", "rack-draw-turned",
    "meld-take-line", "meld-meld-line", "meld-layoff-line", "meld-swap-line",
)  # fmt: skip
# What is wrong with a turn that is planned: the codes of `meld/judge.py` and `meld/turn.py`, but for the minimum,
# about which the points tell.
PLAN = (
    "no-combination", "too-few-picked",
    "minimum-first", "joker-not-used", "taken-not-laid", "taken-needs-naturals", "taken-needs-hand",
    "taken-laid-alone", "taken-again", "first-only-discards", "nothing-to-discard", "not-in-hand",
)  # fmt: skip


def _metrics() -> Iterator[Metric]:
    """The metrics of a report that has everything, without `boneyard_` before their names."""
    backup = BackupState("2026-11-23")
    report = Report(version="1", up=True, uptime=1.0, memory=1, backup=backup, fleet=FleetState())
    for metric in _Once(report).collect():
        metric.name = metric.name.removeprefix("boneyard_")
        yield metric


@cache
def families() -> dict[str, set[str]]:
    """Prefix -> every id of the family."""
    return {
        "option-": _options(),
        "game-": {f"game-{name}" for name in GAMES},
        "about-": {f"about-{name}" for name in GAMES},
        "length-": {f"length-{length.key}" for game in GAMES.values() for length in game.lengths},
        "rules-": {f"rules-{name}" for name in GAMES},
        "learn-": set(_lessons()),
        "rule-": {f"rule-{number}" for game in GAMES.values() for number in game.rules},
        "event-": {
            own_id("event", room, code) for code, _, family in event_codes() for room in ([family] if family else ROOMS)
        }
        | {own_id("event", family, code) for code in EVENTS for family in ROOMS},
        "figure-": {f"figure-{half}" for half in FIGURES},
        "motif-": {f"motif-{half}" for half in "1234567J"},
        "domo-": {f"domo-{half}" for half in ("R", "G", "Y", "B", "D2", "RV", "SK", "DE", "W", "W4")}
        | {f"domo-{tint}-symbol" for tint in "RGYB"},
        "alt-can-": {"alt-can-play", "alt-can-return"},
        "move-": {f"move-{verb}" for verb in NOTES} | set(_moves()),
        "error-": _errors(),
        **{
            f"{key}-": {f"{key}-{value}" for value in setting.values}
            for key, setting in SETTINGS.items()
            if key not in ("league", "length")
        },
        "hint-": {f"hint-{why}" for why in ("off", "turn", "moved-on")},
        "deed-meld-": {f"deed-meld-{verb}" for verb in ("meld", "layoff", "swap")},
        "reason-": {
            own_id("reason", family, code)
            for family, mind in MINDS.items()
            for code in (*mind.reasons.CODES, "let-go", "ahead")
        },
        "playing-": {f"playing-{kind}" for kind in PLAYERS},
        "waiting-": {
            f"waiting-{code}"
            for code in ("forbidden", "archived", "channel-gone", "quarantined", "busy", "refused", "deleted")
        },
        "paused-": {f"paused-{reason}" for reason in get_args(PauseReason) if reason},
        "notice-": {
            f"notice-{code}"
            for code in ("returned", "claimed", "voted", "ready", "unchanged", "nudged", "nudge-nobody", "nudge-away")
        },
        "confirm-": {"confirm-leave", "confirm-resign", "confirm-end"},
        "menu-": {"menu-replace", "menu-hand-over", "menu-claim-window"},
        "night-trouble-": {
            f"night-trouble-{code}" for code in ("forbidden", "threads-full", "channels-taken", "busy", "refused")
        },
        "night-pick-": {f"night-pick-{what}" for what in ("table", "out", "length", "seats", "rounds")},
        "night-line-": {f"night-line-{key}" for key in ("at", "until", "minutes", "role", "channels")},
        "help-": {f"help-{name}" for topic in TOPICS for name in (topic, f"topic-{topic}")},
        "milestone-": {f"milestone-{kind}" for kind in get_args(Kind)},
        "panel-": {f"panel-{name}" for name in PANEL},
        "plan-": {f"plan-{code}" for code in PLAN},
        "cast-": {f"cast-{number}" for number in range(1, SIZE + 1)},
        "setting-": _settings("setting-"),
        "switch-": _settings("switch-"),
        "button-": {f"button-{verb}" for verb in BUTTONS} | _settings("button-"),
        "metrics-": {f"metrics-{sample.name}".replace("_", "-") for sample in _metrics()},
        "question-": set(_questions()),
        "league-why-": {f"league-why-{why}" for why in get_args(Why) if why},
        "league-tie-": {
            f"league-tie-{kind}{tie}"
            for tie in get_args(DecidedBy)
            for kind in ("", "letter-")
            if tie not in ("", "level")
        },
        "daily-table-of-": {f"daily-table-of-{when}" for when in WHENS},
        "league-sort-": {f"league-sort-{sort}" for sort in SORTS},
        "settings-points-": {f"settings-points-{kind}" for kind in FORMS},
        "points-": {
            f"points-{part}-{kind}" for part in ("label", "description") for kind in ("places", "list", "best")
        },
        "league-points-": {f"league-points-{kind}" for kind in KINDS},
        "audit-": {f"audit-{action}" for action in ACTIONS},
        "command-": {text_id.partition(".")[0] for text_id in of_commands()},
        "schedule-": {f"schedule-{which}" for which in ("open", "mine", "all")},
        "parameter-": {f"parameter-{name}" for name in _parameters()},
        "permission-": {
            *(f"permission-{name}" for name, needed in NEEDED if needed),
            "permission-create_public_threads",
        },
    }


def own_id(kind: str, family: str, name: str) -> str:
    """The id that `words` looks up: a family's own sentence, else the one for all."""
    kinds = ("event", "move") if kind == "event" else (kind,)
    ids = [f"{each}-{family}-{name}" for each in kinds] + [f"{each}-{name}" for each in kinds]
    return next((text_id for text_id in ids if locales.has(locales.DEFAULT, text_id)), ids[-1])


def _lessons() -> Iterator[str]:
    """The sentences of each step."""
    for lesson in map(lesson_of, lessons()):
        yield from (f"learn-{lesson.words}-{step.text}" for step in lesson.steps)


def _moves() -> Iterator[str]:
    """The sentence of each kind of move, and those that a room chooses from what a move says."""
    for family, room in ROOMS.items():
        yield from (
            own_id("move", family, name) for name in (*room.moves.values(), *room.more_moves, *room.put_together)
        )


def _questions() -> Iterator[str]:
    for question in (question for game in GAMES.values() for question in game.questions):
        others = question.values if question.kind == "vote" else ("seat", "menu", "lot")
        yield f"question-{question.key}"
        yield from (f"question-{question.key}-{other}" for other in others)


def _options() -> set[str]:
    options = [(name, option) for name, game in GAMES.items() for option in game.options]
    texts = [(name, option.key) for name, option in options]
    texts += [(name, f"{option.key}-{spell(value)}") for name, option in options for value in option.values]
    return {own_id("option", game, text) for game, text in texts}


def _errors() -> set[str]:
    table = {f"error-table-{code}" for code in get_args(ErrorCode)}
    table |= {f"error-league-{code}" for code in get_args(LeagueCode)}
    rules = {f"error-{kind}-{code}" for kind, code, _ in raised()}
    rules |= {f"error-illegal-{code}" for code in ILLEGAL}
    codes = {(kind, code) for kind, code, _ in raised()} | {("illegal", code) for code in ILLEGAL}
    rules |= {own_id(f"error-{kind}", family, code) for kind, code in codes for family in ROOMS}
    presets = {f"error-preset-{code}" for code in ("name", "taken", "full", "gone")}
    storage = {f"error-storage-{code}" for code in ("conflict", "unreachable", "superseded")}
    records = {f"error-record{code}" for code in ("", "-same-promise", "-same-seed")}
    return table | rules | presets | storage | records | {"error-storage", "error-button-old-button"}


def _parameters() -> Iterator[str]:
    """Yield the names of all that commands take; `player1` and its like as `player`."""
    for command in commands():
        yield from (parameter.name.rstrip("0123456789") for parameter in getattr(command, "parameters", ()))


def commands() -> Iterator[app_commands.Command[Any, ..., Any] | app_commands.Group]:
    """Yield every command and group of the bot."""
    for cog in CommandCog.__subclasses__():
        yield from cog.__cog_app_commands__
        yield from (below for group in cog.__cog_app_commands__ for below in getattr(group, "commands", ()))
    for group in groups():
        yield from group.__discord_app_commands_group_children__


def groups() -> Iterator[type[CommandGroup]]:
    return (group for group in CommandGroup.__subclasses__() if group.__module__.startswith("bot."))


def of_commands() -> Iterator[str]:
    """Yield the texts of commands, of their options and of what can be chosen, and those of groups."""
    for group in groups():
        yield group.__discord_app_commands_group_locale_description__.extras["id"]
    for command in commands():
        said = [command._locale_description]
        for parameter in getattr(command, "parameters", ()):
            said += [parameter.locale_description, *(choice._locale_name for choice in parameter.choices)]
        yield from (text.extras["id"] for text in said)


def _settings(prefix: str) -> set[str]:
    """Return the ids of the settings' page that begin so."""
    ids = {
        f"setting-{key}-{value}"
        for key, values in {**settings.SETTINGS, **settings.LEAGUE_SETTINGS}.items()
        for value in values
        if key in ("league", *settings.LEAGUE_SWITCHES)
        or value == settings.AUTO
        or (key, value) == ("league-limit", "off")
    }
    ids |= {f"setting-{key}-number" for key in settings.LEAGUE_MENUS}
    ids |= {"setting-all", *(f"button-settings-{name}" for name in ("channel", "server"))}
    ids |= {
        f"switch-{key}-{value}"
        for key in ("league", *settings.LEAGUE_SWITCHES, "automatic-moves", "hints", "takeovers")
        for value in ("yes", "no")
    }
    ids |= {
        "button-settings-game",
        "button-settings-league",
        "button-settings-match",
        *(f"setting-{key}" for key in settings.LEAGUE_SETTINGS),
        "setting-league-points",
        "setting-league-channel",
        "setting-timezone",
        "button-settings-figures",
        "button-settings-daily",
        f"setting-{settings.DAILY_WITHOUT}",
        f"setting-{PRESETS}",
        f"button-settings-{PRESETS}",
        f"setting-{settings.DAILY_CHANNEL}",
        "button-back",
        "button-previous",
        "button-next",
    }
    ids |= {f"setting-{key}" for key in (*settings.SETTINGS, settings.FIGURE_NAMES)}
    return {text_id for text_id in ids if text_id.startswith(prefix)}
