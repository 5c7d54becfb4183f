"""Presets: their page of /settings, and the forms that save a lobby as one or give one another name."""

from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from functools import partial

from bot.games.text.names import marked_name
from bot.games.text.options import options_text
from bot.games.text.reader import Reader
from bot.games.text.words import game_name
from bot.parts import verbs
from bot.parts.ids import Press, encode
from bot.parts.parts import FIELD, FormLine, FormParts, MenuLine, Row, private
from bot.play.clicks.clicks import ClickHandler, FormHandler
from bot.play.clicks.context import InteractionContext, RequestError
from bot.play.pages.settings import table_setting_name, table_value_name, value_name
from bot.play.permission import check_manager
from bot.play.presets import (
    LONGEST,
    PRESETS,
    Preset,
    keyed_preset,
    preset_key,
    preset_of,
    presets_in,
    read_name,
    with_name,
    with_preset,
)
from bot.tables import SETTINGS

Show = Callable[[InteractionContext, str], Awaitable[None]]
DELETE = "delete"  # asks before


def presets_page(
    values: Mapping[str, object], key: str, action: str, reader: Reader, setting: Callable[..., Press], back: Row
) -> tuple[list[str], list[Row]]:
    """Make the part on a server's presets: a menu of them, and what the one of a key holds ("": none is chosen).

    `action` is DELETE to ask before that one is deleted. `setting` makes the press that changes a setting of the
    server, `back` is the row that leads back.
    """
    presets = presets_in(values)
    chosen = keyed_preset(presets, key)
    if chosen is not None and action == DELETE:
        yes = setting(PRESETS, PRESETS, key).button(reader.t("button-delete-preset"), "danger")
        no = _press(verbs.SETTINGS, PRESETS, key).button(reader.t("button-no"))
        return [reader.t("preset-ask-delete", name=marked_name(chosen.name))], [(yes, no)]
    lines = [reader.t("settings-presets", count=len(presets))]
    listed = (MenuLine(preset.key, preset.name, _about(preset, reader), default=preset is chosen) for preset in presets)
    menus: list[Row] = [(_press(verbs.SETTINGS, PRESETS).menu(listed, reader.t("presets-menu")),)] if presets else []
    if chosen is not None:
        lines += ["", f"**{marked_name(chosen.name)}** · {_about(chosen, reader)}", *_held(chosen, reader)]
        rename = _press(verbs.RENAME_PRESET, key).button(reader.t("button-rename-preset"))
        delete = _press(verbs.SETTINGS, PRESETS, key, DELETE).button(reader.t("button-delete-preset"), "danger")
        back = (rename, delete, *back)
    return lines, [*menus, back]


def _press(verb: str, *words: str) -> Press:
    return Press("server", 0, verb, words)


def _about(preset: Preset, reader: Reader) -> str:
    game = game_name(preset.game, reader.locale) if preset.playable else marked_name(preset.game)
    return reader.t("preset-about", game=game, whole="yes" if preset.whole else "no" if preset.playable else "gone")


def _held(preset: Preset, reader: Reader) -> Iterator[str]:
    if preset.values:
        yield options_text(preset.game, preset.values, reader.locale)
    for key, word in preset.words.items():
        usual = SETTINGS[key].usual  # its name among the settings of servers
        value = value_name(usual, word, reader) if usual else table_value_name(key, word, reader)
        yield reader.t("lobby-setting", setting=table_setting_name(key, reader), value=value)


def _form(press: Press, name: str, reader: Reader) -> FormParts:
    line = FormLine(FIELD, reader.t("preset-name"), value=name, most=2 * LONGEST)
    return FormParts(custom_id=encode(press, "m"), title=reader.t("preset-title"), lines=(line,))


# What its buttons and forms do


def preset_forms(show: Show) -> Mapping[str, FormHandler]:
    """Return the handlers of the forms; `show` shows the page with the preset of a key."""

    async def renamed(ctx: InteractionContext, press: Press, written: Mapping[str, str]) -> None:
        check_manager(ctx, "settings")
        name = read_name(written.get(FIELD, ""))
        await _change(ctx, partial(with_name, key=press.word(0), name=name))
        await show(ctx, preset_key(name))

    return {verbs.SAVE_PRESET: _saved, verbs.RENAME_PRESET: renamed}


def _check_saver(ctx: InteractionContext) -> None:
    """RequestError `preset-managers` unless the person may use /settings, whose page need not be open here."""
    if not ctx.manages("settings"):
        raise RequestError("preset-managers")


async def _ask(ctx: InteractionContext, press: Press) -> None:
    _check_saver(ctx)
    await ctx.responder.open(_form(ctx.table(press.table).press(verbs.SAVE_PRESET), "", ctx.reader))


async def _ask_again(ctx: InteractionContext, press: Press) -> None:
    check_manager(ctx, "settings")
    preset = keyed_preset(await ctx.services.settings.presets(ctx.guild), press.word(0))
    await ctx.responder.open(_form(press, "" if preset is None else preset.name, ctx.reader))


async def _saved(ctx: InteractionContext, press: Press, written: Mapping[str, str]) -> None:
    """Save a lobby, or a table as it was set, under the name of the form."""
    _check_saver(ctx)
    preset = preset_of(ctx.table(press.table).state, written.get(FIELD, ""))
    await _change(ctx, lambda presets: with_preset(presets, preset))
    await ctx.responder.private(private(ctx.reader.t("preset-saved", name=marked_name(preset.name))))


async def _change(ctx: InteractionContext, change: Callable[[Sequence[Preset]], list[Preset]]) -> None:
    await ctx.services.settings.change_presets(ctx.guild, change, ctx.person.id)
    ctx.services.messenger.refresh(ctx.guild)


# The handlers of the buttons that open the forms.
PRESET_CLICKS: Mapping[str, ClickHandler] = {verbs.SAVE_PRESET: _ask, verbs.RENAME_PRESET: _ask_again}
