"""A server in one made-up language, its people in another: every game, every command, and nothing in the wrong one."""

import random
import re
from collections.abc import Iterator
from functools import cache

import pytest

from bot import locales
from bot.games.registry import GAMES
from bot.sandbox import model
from tests.end_to_end.test_rummy import state, turn
from tests.locales.folders import speak
from tests.locales.invented import LONGER, VOWELS, invented, plain
from tests.locales.loaded import forget
from tests.luck import part_of

SERVER, PEOPLE = "da", "bg"
RUMMIES = ("romi40", "romi50", "romi51", "joker-mania", "tabla")
FAMILIES = {game.family: name for name, game in reversed(GAMES.items())}  # the first game of each, which has its words
COMMANDS = (
    "help", "mine", "settings", "table", "hand", "replay", "rules", "learn",
    "league table", "league player", "league versus", "league history", "manage rules",
    "manage results pending", "manage audit", "league schedule",
)  # fmt: skip
# What is nobody's text: code, times, people, links, emojis, files, and small marks with a number.
NOT_SAID = re.compile(r"`[^`]*`|<[^>]*>|/[a-z]+(?: [a-z]+)*|https?://\S+|\]\([^)]*\)|\S+\.(?:csv|json|jsonl|gif|png)")
WORD = re.compile(r"[^\W\d_]{3,}")
CAST = " ".join(locales.t("en", f"cast-{number}") for number in range(1, 17))
NAMES = {"Ann", "Ben", "Cili", "Boneyard", "Game", "night", "UNO", "CSV", "SHA", "English", *CAST.split()}


class Heard:
    """Everything that the bot has shown, also what was changed later."""

    def __init__(self) -> None:
        self.said: list[tuple[model.Message, str]] = []

    def note(self, message: model.Message, name: str, value: object) -> None:
        if name == "content":
            self.said.append((message, str(value)))
        elif name == "components":
            self.said += [(message, text) for text in _labels(value)]
        elif name == "attachments":
            self.said += [(message, file.description) for file in value if file.description]

    def wrong(self) -> Iterator[tuple[str, str, str]]:
        """Yield each text with a word that its reader's language has not: where, the word, the text."""
        public = {text for message, text in self.said if not message.ephemeral}
        for message, text in dict.fromkeys(self.said):
            if message.author.bot:
                vowels = VOWELS["other" if message.ephemeral else "one"]
                for word in foreign(text, vowels, public if message.ephemeral else ()):
                    yield ("private" if message.ephemeral else "public"), word, text

    def cut(self) -> list[str]:
        """Texts that end where Discord's limit is; a replay's menu tells several moves in a line, as far as it goes.

        A table's message that is being opened ends with a line of its own for that.
        """
        limits = {limit - less for limit in (80, 100, 150, 1024, 2000) for less in (0, 1)}
        ended = [text for _, text in self.said if text.endswith("…") and len(text) in limits]
        return [text for text in ended if not re.match(r"\d+\. |(.*\n)+-# …$", text)]


def _labels(components: object) -> Iterator[str]:
    for part in model.walk(components):
        yield from (str(part[key]) for key in ("label", "placeholder", "content") if part.get(key))
        for option in part.get("options", []):
            yield from (str(option[key]) for key in ("label", "description") if option.get(key))


def foreign(text: str, allowed: str, quoted=()) -> Iterator[str]:
    """Yield words with vowels that are not of `allowed`; labels of public buttons may be quoted."""
    sentence = NOT_SAID.sub(" ", text)
    for quote in re.findall(r"[“*]([^”*]+)[”*]", sentence):
        if quote in quoted:
            sentence = sentence.replace(quote, " ")
    others = set("aeiouAEIOU").union(*(vowels for vowels in VOWELS.values() if vowels != allowed))
    yield from (word for word in WORD.findall(sentence) if set(word) & others and word not in NAMES)


@cache
def made_up(vowels: str) -> str:
    """Return all texts in a made-up language."""
    return "\n".join(invented(text, vowels) for name, text in locales.source("en").items() if name != "cli.ftl")


@pytest.fixture
def heard(tmp_path, monkeypatch):
    """Let server and people speak made-up languages; people who click in tests still read English."""
    speak(tmp_path, monkeypatch, dict(zip((SERVER, PEOPLE), map(made_up, VOWELS.values()), strict=True)))
    ears, text, buttons = Heard(), model.Message.text.fget, model.Message.buttons

    def hear(message, name, value):
        object.__setattr__(message, name, value)
        ears.note(message, name, value)

    def plain_buttons(message):
        return [{**part, "label": plain(part["label"])} if "label" in part else part for part in buttons(message)]

    monkeypatch.setattr(model.Message, "__setattr__", hear)
    monkeypatch.setattr(model.Message, "text", property(lambda message: plain(text(message))))
    monkeypatch.setattr(model.Message, "buttons", plain_buttons)
    yield ears
    monkeypatch.undo()
    forget()


def settle_in(world) -> None:
    """Let the server and everybody in it speak their language."""
    world.box.guild.locale, world.box.guild.features = SERVER, ("COMMUNITY",)
    for member in world.box.guild.members.values():
        member.user.locale = PEOPLE


@pytest.mark.parametrize("game", [*GAMES] if part_of(1, 0) else ["christmas", *FAMILIES.values()])
async def test_a_game_is_told_to_each_in_their_language(heard, opened, game):
    async with opened(start=False) as world:
        settle_in(world)
        await world.start()
        table = await world.match("Ann", "Ben", game=game)
        if game in RUMMIES:
            for _ in range(4):
                if await state(table) == "move":
                    await turn(table)
        else:
            await table.play(random.Random(5), moves=14)
        await world.settled()
    assert list(heard.wrong()) == []
    assert heard.cut() == []
    assert len(heard.said) > 50


async def test_every_command_is_answered_in_the_language_of_whoever_asks(heard, opened):
    async with opened(start=False) as world:
        settle_in(world)
        await world.start()
        table = await world.match("Ann", "Ben", game="christmas", rounds="1")
        await table.play(random.Random(3))
        ann = world.box.person("Ann")
        for name in COMMANDS:
            options = {"one": world.box.person("Ben")} if name == "league versus" else {}
            await world.answered(await ann.command(name, **options))
        await world.settled()
    assert list(heard.wrong()) == []
    assert heard.cut() == []


def test_a_text_in_the_wrong_language_would_be_found():
    assert list(foreign("Yǫŋųŋ drawn", VOWELS["other"])) == ["drawn"]
    assert list(foreign("Yōŋūŋ", VOWELS["other"])) == ["Yōŋūŋ"]
    assert list(foreign("`code` /play <t:1:R> Ann", VOWELS["other"])) == []
    assert LONGER in VOWELS["one"] + LONGER
