"""The command /settings: one private message of menus and switches that is edited in place, and its forms.

First comes what concerns all tables, then pages on the options of a game, the league and the deal of the day. Ids have
the place (`server`, `channel`) where that of a table would stand.
"""

from collections.abc import Mapping
from functools import partial
from typing import NamedTuple

from discord import app_commands

from bot.app.commands.presets import PRESET_CLICKS, preset_forms, presets_page
from bot.connection.delivery import Trouble
from bot.daily.posts import DailyPosts
from bot.games.options import spell
from bot.games.registry import GAMES
from bot.games.text.names import marked_name
from bot.games.text.naming import FIGURE_NAMER, FIGURES, Naming
from bot.games.text.reader import Reader
from bot.games.text.words import game_name
from bot.league.commands.settings import league_clicks, league_facts, league_forms
from bot.league.pages.settings import LeagueFacts, league_page
from bot.league.rows.league import League
from bot.parts import verbs
from bot.parts.ids import Press, encode, free
from bot.parts.parts import (
    CHOICE_LIMIT,
    CHOICES,
    PLACEHOLDER_LIMIT,
    Button,
    FormLine,
    FormParts,
    MenuLine,
    Parts,
    Row,
    Select,
    Style,
    cut,
    page_of,
)
from bot.play.clicks.clicks import ClickHandler, FormHandler
from bot.play.clicks.context import InteractionContext, RequestError
from bot.play.clicks.dispatcher import Dispatcher
from bot.play.commanding import CommandCog, command
from bot.play.guild_settings import Scope
from bot.play.pages.settings import (
    DAILY_CHANNEL,
    DAILY_WITHOUT,
    FIGURE_NAME_LIMIT,
    FIGURE_NAMES,
    LEAGUE_CHANNEL,
    LEAGUE_MENUS,
    LEAGUE_SETTINGS,
    LEAGUE_SWITCHES,
    SETTINGS,
    UNSET,
    figure_names,
    left_out,
    setting_name,
    setting_value,
    setting_values,
    usual_options,
    value_meaning,
    value_name,
)
from bot.play.permission import check_manager, check_permissions
from bot.play.presets import PRESETS, without_preset

HOME, GAME, FIGURE_PAGE, LEAGUE, MATCH, DAILY = "home", "game", "figures", "league", "match", "daily"
HERE = "here"  # the channel where it is pressed
ALL = "*"  # the key of everything that is set in a channel
_OF_LEAGUE = ("league", "takeovers")  # what stands on the league's page, and on that of what happens during a match
_OF_MATCH = ("computers", "automatic-moves", "hints")
_MENUS = 3  # options on a page of a game, under the menu of games and above the buttons
_LINES = 5  # of a form
_FORMS = tuple(FIGURES[at : at + _LINES] for at in range(0, len(FIGURES), _LINES))  # the figures of each form


class SettingsPlace(NamedTuple):
    """For what the settings are: the whole `server`, or the `channel`; what holds there, and what is set just there.

    `league` is what the page of a server's league needs, None elsewhere. The page on the deal of the day needs its
    channel, None for none, and the trouble with it: `gone`, `refused`, or nothing.
    """

    name: str
    values: Mapping[str, object]
    set_here: Mapping[str, object]
    league: LeagueFacts | None = None
    daily_channel: int | None = None
    daily_trouble: str = ""

    def press(self, *words: str) -> Press:
        """Return a press that changes a setting: its page, its key, the value."""
        return Press(self.name, 0, verbs.SETTING, words)


def settings_page(place: SettingsPlace, reader: Reader, *, words: tuple[str, ...] = (HOME,), notice: str = "") -> Parts:
    """Make a page of the settings.

    `words` are `home`, `league`, `match`, `figures`, `game` with its name and which page (from 0), or `presets` with
    the key of one and what is asked. `notice` is a sentence for the top. What no page can show is shown as the first.
    """
    page, game, number = (*words, "", "", "")[:3]
    if page == GAME:
        chosen = game if game in GAMES else setting_value(place.values, "game")
        at = int(number) if number.isascii() and number.isdigit() else 0
        more, rows = _game_page(place, chosen, at, reader)
    elif page == PRESETS and place.name == "server":
        back = _page_button(place, reader, "back", GAME)
        more, rows = presets_page(place.values, game, number, reader, place.press, (back,))
    else:
        pages = {LEAGUE: _league, MATCH: _match}
        if place.name == "server":
            pages |= {FIGURE_PAGE: _figures_page, DAILY: _daily}
        more, rows = pages.get(page, _home)(place, reader)
    return page_of([reader.t("settings-heading", place=place.name), *more], rows, notice=notice)


def _home(place: SettingsPlace, reader: Reader) -> tuple[list[str], list[Row]]:
    lines = [_line(place, key, setting_value(place.values, key), reader) for key in SETTINGS]
    games = [game_name(game, reader.locale) for game in GAMES if usual_options(place.values, game)]
    lines.append(reader.t("settings-games", games=", ".join(games), count=len(games)))
    rows: list[Row] = [(_menu(place, key, reader),) for key in SETTINGS if key not in (*_OF_LEAGUE, *_OF_MATCH)]
    other, more = "channel", [_page_button(place, reader, "settings-figures", FIGURE_PAGE)]
    if place.name == "channel":
        reset = place.press(HOME, ALL, UNSET).button(reader.t("button-settings-reset"))
        other, more = "server", [reset] if place.set_here else []
    buttons = (
        *(_page_button(place, reader, f"settings-{page}", page) for page in (LEAGUE, MATCH, GAME)),
        *more,
        Press(other, 0, verbs.SETTINGS, (HOME,)).button(reader.t(f"button-settings-{other}")),
    )
    return lines, [*rows, buttons]


def _league(place: SettingsPlace, reader: Reader) -> tuple[list[str], list[Row]]:
    """Make the part on what counts in the league, and of a server how."""
    back = _page_button(place, reader, "back", HOME)
    server_switches = () if place.league is None else LEAGUE_SWITCHES
    switches = [_switch(place, key, reader, LEAGUE) for key in (*_OF_LEAGUE, *server_switches)]
    keys = _OF_LEAGUE if place.league is None else (*_OF_LEAGUE, *LEAGUE_SETTINGS)
    lines = [_line(place, key, setting_value(place.values, key), reader) for key in keys]
    if place.league is None:
        return lines, [(*switches, back)]
    menus: list[Row] = [(_menu(place, key, reader, LEAGUE),) for key in LEAGUE_MENUS]
    return league_page(lines, [*menus, tuple(switches)], back, place.league, reader)


def _match(place: SettingsPlace, reader: Reader) -> tuple[list[str], list[Row]]:
    """Make the part on a running match: how well computers play, which moves happen by themselves, hints."""
    computers, *switches = _OF_MATCH
    lines = [_line(place, key, setting_value(place.values, key), reader) for key in _OF_MATCH]
    callers = free(verbs.CALLERS).button(reader.t("button-settings-callers"))
    buttons = (
        *(_switch(place, key, reader, MATCH) for key in switches),
        *([callers] if place.name == "server" else []),
        _page_button(place, reader, "back", HOME),
    )
    return lines, [(_menu(place, computers, reader, MATCH),), buttons]


def _daily(place: SettingsPlace, reader: Reader) -> tuple[list[str], list[Row]]:
    """Make the part on the deal of the day: which games take turns, where it is posted, and what is wrong there."""
    out = left_out(place.values)
    games = [(game, game_name(game, reader.locale)) for game in list(GAMES)[:CHOICES]]
    names = ", ".join(name for game, name in games if game not in out)
    choices = [MenuLine(game, name, default=game not in out) for game, name in games]
    menu = place.press(DAILY, DAILY_WITHOUT).menu(choices, setting_name(DAILY_WITHOUT, reader), most=len(choices))
    channel = "" if place.daily_channel is None else f"<#{place.daily_channel}>"
    lines = [
        reader.t("settings-daily", games=names),
        reader.t("settings-daily-channel", set="yes" if channel else "no", channel=channel),
        *([reader.t("settings-daily-trouble", why=place.daily_trouble)] if channel and place.daily_trouble else []),
    ]
    here = place.press(DAILY, DAILY_CHANNEL, HERE).button(reader.t("button-daily-here"))
    off = place.press(DAILY, DAILY_CHANNEL, UNSET).button(reader.t("button-daily-nowhere"), disabled=not channel)
    return lines, [(menu,), (here, off, _page_button(place, reader, "back", HOME))]


def _line(place: SettingsPlace, key: str, value: str, reader: Reader) -> str:
    return reader.t(
        "settings-line",
        setting=setting_name(key, reader),
        value=value_name(key, value, reader),
        inherited="yes" if place.name == "channel" and key not in place.set_here else "no",
    )


def _menu(place: SettingsPlace, key: str, reader: Reader, page: str = HOME) -> Select:
    unset = "" if place.name == "server" else reader.t("settings-inherited")
    chosen = UNSET if unset and key not in place.set_here else setting_value(place.values, key)
    return _values_menu(place, page, key, chosen, unset, reader)


def _values_menu(place: SettingsPlace, page: str, key: str, chosen: str, unset: str, reader: Reader) -> Select:
    """Make the menu of a setting's values, after a line that takes back what is set here: `unset`, "" for none."""
    name = setting_name(key, reader)

    def line(value: str, text: str, meaning: str = "") -> MenuLine:
        return MenuLine(
            value, cut(reader.t("setup-value", option=name, value=text), CHOICE_LIMIT), meaning, default=value == chosen
        )

    lines = [line(UNSET, unset)] if unset else []
    lines += [
        line(value, value_name(key, value, reader), value_meaning(key, value, reader))
        for value in setting_values(key)[: CHOICES - 1]
    ]
    return place.press(page, key).menu(lines, cut(name, PLACEHOLDER_LIMIT))


def _switch(place: SettingsPlace, key: str, reader: Reader, page: str) -> Button:
    present = setting_value(place.values, key)
    turned = "no" if present == "yes" else "yes"
    style: Style = "success" if present == "yes" else "secondary"
    return place.press(page, key, turned).button(reader.t(f"switch-{key}-{present}"), style)


def _page_button(place: SettingsPlace, reader: Reader, name: str, *words: str) -> Button:
    return Press(place.name, 0, verbs.SETTINGS, words).button(reader.t(f"button-{name}"))


def _game_page(place: SettingsPlace, game: str, at: int, reader: Reader) -> tuple[list[str], list[Row]]:
    """Make the options of a game with which tables begin there: a menu of games, then one for each option."""
    options = GAMES[game].options
    pages = -(-len(options) // _MENUS)
    at = max(0, min(at, pages - 1))
    first, usual = GAMES[game].first_options(), usual_options(place.values, game)
    lines = [f"**{game_name(game, reader.locale)}**"]
    for option in options:
        value = spell(usual.get(option.key, first[option.key]))
        key = f"{game}.{option.key}"
        text = reader.t("setup-value", option=setting_name(key, reader), value=value_name(key, value, reader))
        lines.append(reader.t("settings-option", shown=text, own="yes" if option.key in usual else "no"))
    menus = (
        _option(place, f"{game}.{option.key}", spell(first[option.key]), at, reader)
        for option in options[at * _MENUS : (at + 1) * _MENUS]
    )
    others = (DAILY, PRESETS) if place.name == "server" else ()
    buttons = (
        _page_button(place, reader, "back", HOME),
        *([_page_button(place, reader, "previous", GAME, game, str(at - 1))] if at > 0 else []),
        *([_page_button(place, reader, "next", GAME, game, str(at + 1))] if at + 1 < pages else []),
        *(_page_button(place, reader, f"settings-{page}", page) for page in others),
    )
    return lines, [(_games(place, game, reader),), *((menu,) for menu in menus), buttons]


def _games(place: SettingsPlace, game: str, reader: Reader) -> Select:
    return Press(place.name, 0, verbs.SETTINGS, (GAME,)).menu(
        (MenuLine(name, game_name(name, reader.locale), default=name == game) for name in list(GAMES)[:CHOICES]),
        reader.t("lobby-game"),
    )


def _option(place: SettingsPlace, key: str, first: str, at: int, reader: Reader) -> Select:
    """Make the menu of an option: as it is elsewhere, or one of its values."""
    stored, unset = place.set_here.get(key), reader.t("settings-inherited")
    if place.name == "server":
        unset = reader.t("settings-unset", value=value_name(key, first, reader))
    chosen = stored if isinstance(stored, str) and stored in setting_values(key) else UNSET
    return _values_menu(place, f"{GAME}:{at}", key, chosen, unset, reader)


def page_after(word: str, key: str) -> tuple[str, ...]:
    """Return the page on which a setting stands, from the first word of its menu and its key."""
    kind, _, at = word.partition(":")
    return (GAME, key.partition(".")[0], at) if kind == GAME else (kind,)


def _figures_page(place: SettingsPlace, reader: Reader) -> tuple[list[str], list[Row]]:
    """Make the part on what figures are called in the server, and the forms that rename them."""
    naming = Naming(FIGURE_NAMER, "", reader.locale, figure_names(place.values), False)
    names = ", ".join(marked_name(naming.half(digit)) for digit in FIGURES)
    renames = [
        Press(place.name, 0, verbs.FIGURES, (part[0],)).button(
            reader.t("button-rename", first=naming.half(part[0]), last=naming.half(part[-1]))
        )
        for part in _FORMS
    ]
    usual = place.press(FIGURE_PAGE, FIGURE_PAGE, UNSET).button(
        reader.t("button-settings-usual"), disabled=not figure_names(place.values)
    )
    return [reader.t("settings-figures", names=names)], [(*renames, usual, _page_button(place, reader, "back", HOME))]


def figures_form(place: SettingsPlace, first: str, reader: Reader) -> FormParts:
    """Make the form that renames figures, those from a digit on; an empty line gives the usual name."""
    names, usual = figure_names(place.values), Naming(FIGURE_NAMER, "", reader.locale, {}, False)
    part = next((part for part in _FORMS if part[0] == first), FIGURES[:_LINES])
    return FormParts(
        custom_id=encode(Press(place.name, 0, verbs.FIGURES, (part[0],)), "m"),
        title=reader.t("figures-title"),
        lines=tuple(
            FormLine(digit, usual.half(digit), value=names.get(digit, ""), least=0, most=FIGURE_NAME_LIMIT)
            for digit in part
        ),
    )


# The command, and what its menus, switches and forms do


class SettingsCommand(CommandCog):
    """Settings of servers and channels. `clicks` and `forms` have the handlers of the menus, buttons and forms."""

    def __init__(self, dispatcher: Dispatcher, *, league: League, daily_posts: DailyPosts) -> None:
        super().__init__(dispatcher)
        self._league, self._daily_posts = league, daily_posts
        self.clicks: Mapping[str, ClickHandler] = {
            verbs.SETTING: self._click,
            verbs.SETTINGS: self._turn,
            verbs.FIGURES: self._rename,
            **PRESET_CLICKS,
            **league_clicks(league, self._show_league),
        }
        self.forms: Mapping[str, FormHandler] = {
            verbs.FIGURES: self._renamed,
            **preset_forms(self._show_preset),
            **league_forms(league, self._show_league),
        }

    @app_commands.allowed_installs(guilds=True, users=False)  # on one's own account no server's permissions would hold
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    @command("settings")
    async def settings(self, ctx: InteractionContext, where: Scope = "server") -> None:
        """Show the settings, with all that changes them."""
        check_manager(ctx, "settings")
        await self._show(ctx, where)

    async def _turn(self, ctx: InteractionContext, press: Press) -> None:
        check_manager(ctx, "settings")
        await self._show(ctx, _scope(press), press.words)

    async def _click(self, ctx: InteractionContext, press: Press) -> None:
        """Change a setting, if the person may, and show the page on which it stands."""
        check_manager(ctx, "settings")
        page, key, value, *_ = (*press.words, "", "", "")
        scope, settings = _scope(press), ctx.services.settings
        channel = None if scope == "server" else ctx.channel
        try:
            if key == FIGURE_PAGE:
                names = dict.fromkeys(await settings.figures(ctx.guild), "")
                await settings.name_figures(ctx.guild, names, ctx.person.id)
            elif key == PRESETS and channel is None:
                await settings.change_presets(ctx.guild, partial(without_preset, key=value), ctx.person.id)
            elif key == DAILY_WITHOUT and channel is None:
                await settings.set_daily_games(ctx.guild, press.words[2:], ctx.person.id)
            elif key == DAILY_CHANNEL and channel is None:
                await self._set_daily_channel(ctx, here=value == HERE)
            elif key == ALL and channel is not None:
                await settings.reset(ctx.guild, channel, ctx.person.id)
            else:
                await settings.set(ctx.guild, channel, key, value, ctx.person.id)
        except ValueError:
            raise RequestError("settings-value-wrong") from None
        await self._show(ctx, scope, page_after(page, key), _saved(ctx, scope, key))
        ctx.services.messenger.refresh(ctx.guild)

    async def _set_daily_channel(self, ctx: InteractionContext, *, here: bool) -> None:
        """Have the deal of the day posted in this channel, or nowhere; RequestError if the bot may not write here."""
        if here:
            check_permissions(ctx.interaction, "daily-post-missing")
        await ctx.services.settings.set_channel(ctx.guild, DAILY_CHANNEL, ctx.channel if here else None, ctx.person.id)
        self._daily_posts.announcer.forget(ctx.guild)

    async def _rename(self, ctx: InteractionContext, press: Press) -> None:
        check_manager(ctx, "settings")
        await ctx.responder.open(figures_form(await self._place(ctx, "server"), press.word(0), ctx.reader))

    async def _renamed(self, ctx: InteractionContext, _: Press, written: Mapping[str, str]) -> None:
        check_manager(ctx, "settings")
        try:
            await ctx.services.settings.name_figures(ctx.guild, written, ctx.person.id)
        except ValueError:
            raise RequestError("settings-figures-wrong") from None
        reader = await ctx.services.presenter.reader_in(ctx.guild, ctx.locale)
        place, notice = await self._place(ctx, "server"), _saved(ctx, "server", FIGURE_PAGE)
        await ctx.show(settings_page(place, reader, words=(FIGURE_PAGE,), notice=notice))
        ctx.services.messenger.refresh(ctx.guild)

    async def _show(
        self, ctx: InteractionContext, scope: Scope, words: tuple[str, ...] = (HOME,), notice: str = ""
    ) -> None:
        await ctx.show(
            settings_page(await self._place(ctx, scope, "".join(words[:1])), ctx.reader, words=words, notice=notice)
        )

    async def _place(self, ctx: InteractionContext, scope: Scope, page: str = HOME) -> SettingsPlace:
        settings, channel = ctx.services.settings, None if scope == "server" else ctx.channel
        facts = None
        if page == LEAGUE and scope == "server":
            facts = await league_facts(self._league, ctx.guild, await settings.channel(ctx.guild, LEAGUE_CHANNEL))
        daily_channel, why = None, ""
        if page == DAILY and scope == "server":
            daily_channel = await settings.channel(ctx.guild, DAILY_CHANNEL)
            trouble = self._daily_posts.announcer.trouble(ctx.guild)
            why = "" if trouble is None else "gone" if trouble is Trouble.CHANNEL_GONE else "refused"
        values, set_here = await settings.of(ctx.guild, channel), await settings.stored(ctx.guild, channel)
        return SettingsPlace(scope, values, set_here, facts, daily_channel, why)

    async def _show_preset(self, ctx: InteractionContext, key: str) -> None:
        await self._show(ctx, "server", (PRESETS, key), _saved(ctx, "server", PRESETS))

    async def _show_league(self, ctx: InteractionContext, key: str) -> None:
        await self._show(ctx, "server", (LEAGUE,), _saved(ctx, "server", key))


def _scope(press: Press) -> Scope:
    return "channel" if press.table == "channel" else "server"


def _saved(ctx: InteractionContext, scope: Scope, key: str) -> str:
    name = FIGURE_NAMES if key == FIGURE_PAGE else "all" if key == ALL else key
    return ctx.reader.t("settings-saved", what=setting_name(name, ctx.reader), place=scope)
