"""Six people at one table, each with another language: hands, questions, lessons, rules; the table in the server's."""

import pytest

from bot.games.text.words import game_name
from bot.locales import t
from bot.parts import verbs
from tests.end_to_end.world import words_of

HOME = "en-GB"
LOCALES = {"Ann": HOME, "Ben": "fi", "Cili": "hu", "Dora": "de", "Eve": "sv-SE", "Nel": "nl"}
TURNS = 8


def turn(locale, who, name=""):
    """Return the line that says whose turn it is."""
    return t(locale, "turn", who=who, name=name, timed="no")


def speaking(world):
    """Let people have the languages that they are named for."""
    for name, locale in LOCALES.items():
        world.box.person(name).user.locale = locale


def first_play(panel):
    """Return the custom id of the first button that plays a piece, or asks where; that of another act if none does."""
    ids = [button.get("custom_id", "") for button in panel.buttons() if not button.get("disabled")]
    return next(custom_id for verb in (verbs.ACT, verbs.SHOW) for custom_id in ids if f":{verb}:" in custom_id)


async def play_first(world, table, person):
    """Press first buttons until something was played."""
    panel = table.panels[person]
    for _ in range(3):
        await world.answered(await person.click(panel, custom_id=first_play(panel)))
        await world.settled()
        if turn(person.user.locale, "you") not in panel.text:
            return


async def test_hands_speak_to_their_players_and_the_table_to_all(opened):
    async with opened() as world:
        speaking(world)
        table = await world.match(*LOCALES, game="uno")
        for _ in range(TURNS):
            movers = [person for person in table.people if turn(person.user.locale, "you") in table.panels[person].text]
            for person in table.people:
                locale, text = person.user.locale, table.panels[person].text
                others = [turn(locale, "player", other.user.name) for other in table.people]
                assert any(line in text for line in (turn(locale, "you"), *others)), (locale, text)
                assert t(locale, "button-menu") in table.panels[person].labels()
            assert turn(HOME, "player", movers[0].user.name) in table.board.text
            await play_first(world, table, movers[0])


async def test_what_somebody_asks_for_is_in_their_language(opened):
    async with opened() as world:
        speaking(world)
        table = await world.match(*LOCALES, game="moomin")
        for person in table.people:
            locale = person.user.locale
            for command, first in (("help", game_name("moomin", locale)),):
                assert first in (await world.private_answer(await person.command(command))).text
            page = await world.mine(person, t(locale, "button-my-data"))
            assert t(locale, "privacy", database="file").split("\n")[0] in page.text
            rules = await world.private_answer(await person.command("rules", game="classic"))
            assert t(locale, "rules-heading", game=game_name("classic", locale), page=1, pages=2)[:30] in rules.text
            assert t(locale, "rules-classic.alt") in words_of(rules)
            lesson = await world.private_answer(await person.command("learn", game="christmas"))
            assert game_name("christmas", locale) in lesson.text


async def test_a_table_that_the_hungarian_opens_first_is_hungarian(opened):
    async with opened() as world:
        speaking(world)
        cili = world.box.person("Cili")
        await cili.command("play", game="tabla")
        lobby = await world.board_when(lambda m: t("hu", "game-tabla") in m.text)
        assert t("hu", "lobby-language", language="Magyar") in lobby.text
        assert t("hu", "button-solo") in lobby.labels()
        await world.answered(await world.box.person("Eve").click(lobby, t("hu", "button-join")))
        await world.settled()
        await world.answered(await cili.click(world.board(), t("hu", "button-start")))
        board = await world.board_when(lambda m: t("hu", "button-hand") in m.labels())
        assert any(turn("hu", "player", name) in board.text for name in ("Cili", "Eve"))


@pytest.mark.parametrize("locale", [*LOCALES.values()])
def test_signs_that_all_share_are_the_same_everywhere(locale):
    assert t(locale, "picture-left-end") == "X"
    assert t(locale, "picture-right-end") == "Y"
    assert "↑ → ↓ ←" in t(locale, "rules-uno")
    assert t(locale, "move-cross-play", name="Ann", who="seat", tile="6", street="→", uno=0).count("→") == 1
