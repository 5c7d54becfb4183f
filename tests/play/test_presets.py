"""House rules with a name: what is saved of a lobby, and what a new one takes from it."""

import asyncio
from functools import partial
from types import SimpleNamespace

import msgspec
import pytest

from bot.games.registry import GAMES
from bot.games.text.reader import Reader
from bot.play.guild_settings import GuildSettings
from bot.play.pages.settings import terms_in_words
from bot.play.presets import (
    LONGEST,
    MOST,
    PRESETS,
    Preset,
    PresetError,
    commands_of,
    find_preset,
    is_preset,
    keyed_preset,
    preset_of,
    presets_in,
    read_name,
    terms_of,
    with_name,
    with_preset,
    without_preset,
)
from bot.tables import Person
from bot.tables.commands import SetOption, SetTableSetting
from bot.tables.terms import ANY, FREE, Terms, broken, checked
from tests.play.pages.tables import table

FRIDAY = Preset("Friday classic", "classic", {"scoring": "minus-200"}, {"clock": "30s", "league": "no"})
ANN = Person(1, "Ann")


def test_what_is_saved_is_what_a_lobby_was_set_to():
    state = table(None, game="moomin", options=GAMES["moomin"].first_options()).state
    preset = preset_of(state, "  Our \u202e moomin\n")
    assert (preset.name, preset.game) == ("Our moomin", "moomin")
    assert preset.values == state.options
    assert {"clock", "league", "hints", "computers"} <= preset.words.keys()
    assert preset.words["clock"] == state.settings.clock
    assert preset.whole


@pytest.mark.parametrize("typed", ["", "  ", "\u202e", "x" * (LONGEST + 1)])
def test_a_name_has_one_to_32_characters(typed):
    with pytest.raises(PresetError, match="name"):
        preset_of(table(None).state, typed)


def test_no_two_have_a_name_and_there_are_ten_at_most():
    presets = with_preset((), FRIDAY)
    with pytest.raises(PresetError, match="taken"):
        with_preset(presets, msgspec.structs.replace(FRIDAY, name="friday CLASSIC"))
    for number in range(MOST - 1):
        presets = with_preset(presets, msgspec.structs.replace(FRIDAY, name=f"Preset {number}"))
    with pytest.raises(PresetError, match="full"):
        with_preset(presets, msgspec.structs.replace(FRIDAY, name="One more"))
    assert len(without_preset(presets, FRIDAY.key)) == MOST - 1
    assert len(without_preset(presets, "gone")) == MOST


def test_another_name_may_differ_in_case_alone_and_what_is_gone_gets_none():
    other = msgspec.structs.replace(FRIDAY, name="Other")
    presets = with_preset(with_preset((), FRIDAY), other)
    renamed = with_name(presets, FRIDAY.key, "FRIDAY classic")
    assert {preset.name for preset in renamed} == {"Other", "FRIDAY classic"}
    with pytest.raises(PresetError, match="taken"):
        with_name(presets, FRIDAY.key, "other")
    with pytest.raises(PresetError, match="gone"):
        with_name(presets, "gone", "Name")


def test_it_is_found_by_its_word_and_by_its_name_and_no_game_is_one():
    assert find_preset([FRIDAY], FRIDAY.word) is find_preset([FRIDAY], " friday Classic ") is FRIDAY
    assert is_preset(FRIDAY.word)
    assert not any(is_preset(game) or find_preset([FRIDAY], game) for game in GAMES)


def test_a_name_never_stands_for_the_key_of_another():
    """A preset that is called like the key, or the word, of another is not taken for it."""
    evil = msgspec.structs.replace(FRIDAY, name=FRIDAY.key)
    presets = with_preset(with_preset((), evil), FRIDAY)
    for order in (presets, presets[::-1]):
        assert find_preset(order, FRIDAY.word) is FRIDAY
        assert find_preset(order, FRIDAY.key) is evil  # a typed name
        assert keyed_preset(order, FRIDAY.key) is FRIDAY
        assert with_name(order, FRIDAY.key, "New")[-1].options == FRIDAY.options
    assert not is_preset(read_name(f"pre\u200bset:PRESET: {FRIDAY.word}"))


def test_what_is_stored_comes_back_and_what_is_none_is_left_out():
    stored = [msgspec.to_builtins(FRIDAY), 7, {"name": "no game"}]
    assert presets_in({PRESETS: stored}) == (FRIDAY,)
    assert presets_in({PRESETS: "text"}) == presets_in({}) == ()


def test_what_an_upgrade_took_away_is_left_out_and_told():
    without = msgspec.structs.replace(
        FRIDAY, options={"scoring": "minus-200", "gone": "1"}, settings={"clock": "1 year"}
    )
    assert without.playable
    assert not without.whole
    assert without.values.keys() == {"scoring"}
    assert without.words == {}
    assert not msgspec.structs.replace(FRIDAY, game="gone").playable


def test_a_lobby_is_set_but_for_what_league_rules_fix():
    commands = [*commands_of(FRIDAY, ANN, ())]
    assert SetOption(ANN, "scoring", "minus-200", "classic") in commands
    assert SetTableSetting(ANN, "clock", "30s", "classic") in commands
    assert not any(isinstance(command, SetOption) for command in commands_of(FRIDAY, ANN, {"scoring"}))


def test_league_rules_are_as_a_preset_says_and_stay_as_they_were_in_what_it_does_not_say():
    before = Terms(game="classic", length="long", clock="24h", help="off", options={"hands": 3, "scoring": "plus"})
    terms = terms_of(FRIDAY, before)
    assert terms == Terms("classic", "quick", "30s", "off", {"hands": 3, "scoring": "minus-200"})
    assert terms_of(msgspec.structs.replace(FRIDAY, game="uno"), before).options == {}
    helped = msgspec.structs.replace(FRIDAY, settings={"hints": "yes"})
    assert terms_of(helped, before).help == ANY
    assert terms_of(helped, before).clock == "24h"
    assert terms_of(FRIDAY, Terms(takeback="on")).takeback == "on"
    assert terms_of(msgspec.structs.replace(FRIDAY, settings={"hints": "no"}), FREE).help == "off"


@pytest.mark.parametrize("game", GAMES)
def test_rules_of_a_preset_are_met_by_a_lobby_as_it_was_saved(game):
    options = GAMES[game].first_options()
    preset = preset_of(table(None, game=game, options=options).state, "As it was")
    terms = checked(terms_of(preset, FREE))
    assert broken(terms, game, options, preset.words["clock"]) == ()
    assert terms.length == "quick"
    said = dict(terms_in_words(terms, Reader()))  # what the length says is not said again
    assert ("options" in said) is (options.keys() > GAMES[game].lengths[0].options.keys())
    for length in GAMES[game].lengths[1:]:
        other = checked(terms_of(preset, FREE, length.key))
        assert broken(other, game, {**options, **length.options}, preset.words["clock"]) == ()


def settings_over(store):
    return GuildSettings(store, lambda _guild, _channel: None, lambda _guild: False)


@pytest.mark.postgres
async def test_of_twenty_who_save_at_once_ten_are_told_so_and_none_of_theirs_is_lost(store):
    settings = settings_over(store)

    async def save(number: int) -> str:
        new = msgspec.structs.replace(FRIDAY, name=f"P{number}")
        try:
            await settings.change_presets(5, partial(with_preset, new=new), number)
        except PresetError as error:
            return error.code
        return new.name

    answers = await asyncio.gather(*map(save, range(20)))
    assert answers.count("full") == 10
    for known in settings, settings_over(store):
        assert {preset.name for preset in await known.presets(5)} == {*answers} - {"full"}
        assert await known.presets(6) == ()
    rows = (await store.league.audit(5, page=0, page_size=20)).rows
    assert {f"P{row.actor}" for row in rows} == {*answers} - {"full"}


async def test_what_was_read_before_a_change_is_not_kept_after_it():
    """A read that began before a preset was saved ends after that: the next one shows the preset."""
    stored, reading, goes_on = {}, asyncio.Event(), asyncio.Event()

    async def read(*_place):
        values = {**stored}
        reading.set()
        await goes_on.wait()
        return values

    async def write(_guild, _channel, key, value, _by):
        stored[key] = value

    async def read_own(*_place):
        return stored

    settings = settings_over(SimpleNamespace(settings=read, set_setting=write, own_settings=read_own))
    slow = asyncio.create_task(settings.presets(5))
    await reading.wait()
    await settings.change_presets(5, partial(with_preset, new=FRIDAY), 1)
    goes_on.set()
    assert await slow == ()
    assert await settings.presets(5) == (FRIDAY,)
