"""`python -m tests.locales.sheet fi sheet.png`: what a language looks like, to be looked at before a release.

The bot is played in the sandbox with the server and its people in that language, and the messages are drawn as a phone
of 360 points shows them: lobby, a table and a hand of each family, result, league, card, rules, lesson.
"""

import asyncio
import io
import random
import re
import sys
import tempfile
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

from PIL import Image, ImageDraw

from bot.games.registry import FAMILIES, GAMES
from bot.sandbox.model import Message
from rendering.kit.fonts import load_face, main_font
from tests.box import Actor, ManualClock, Rates, Sandbox
from tests.end_to_end.world import World

WIDTH, MARGIN, COLUMNS = 360, 12, 5
INK, MUTED, GROUND, BUTTON = "#dbdee1", "#949ba4", "#313338", "#4e5058"
COMMANDS = ("rules", "learn", "help", "settings", "league table", "league player", "replay")


def pressed(message: Message, verb: str) -> str:
    """The custom id of the message's button of that verb; "" if it has none that can be pressed."""
    ids = [button["custom_id"] for button in message.buttons() if not button.get("disabled") and "custom_id" in button]
    return next((custom_id for custom_id in ids if re.match(rf"by:\w+:[^:]*:[^:]*:{verb}(?::|$)", custom_id)), "")


async def click(world: World, person: Actor, message: Message, verb: str) -> Message:
    """Press the button of that verb, and return what answers."""
    answer = await world.answered(await person.click(message, custom_id=pressed(message, verb)))
    return answer.message or message


async def begun(world: World, people: Sequence[Actor], game: str) -> Message:
    """Open a table, seat everybody, and return the lobby."""
    await people[0].command("play", game=game)
    lobby = await world.board_when(lambda message: pressed(message, "join"))
    for person in people[1:]:
        await click(world, person, world.board(), "join")
    await world.board_when(lambda message: pressed(message, "start"))
    await world.settled()
    return lobby


async def started(world: World, people: Sequence[Actor]) -> list[Message]:
    """Start the match, and return everybody's hand."""
    await click(world, people[0], world.board(), "start")
    await world.board_when(lambda message: pressed(message, "hand"))
    return [await click(world, person, world.board(), "hand") for person in people]


async def played(world: World, people: Sequence[Actor], hands: Sequence[Message], moves: int) -> None:
    """Play so many moves by whatever button comes, or to the match's end."""
    rng = random.Random(3)
    for _ in range(moves):
        for person, hand in zip(people, hands, strict=True):
            acts = [button["custom_id"] for button in hand.buttons() if ":act:" in button.get("custom_id", "")]
            if acts:
                await world.answered(await person.click(hand, custom_id=rng.choice(acts)))
            board = await world.board_when(bool)
            if pressed(board, "ready"):
                await click(world, person, board, "ready")
        await world.settled()
        if pressed(await world.board_when(bool), "rematch"):
            return


async def messages(world: World) -> AsyncIterator[tuple[str, Image.Image]]:
    """Yield each message with a title, drawn at once, since it may change."""
    people = [world.box.person(name) for name in ("Ann", "Ben")]
    for family in FAMILIES:
        game = next(name for name, rules in GAMES.items() if rules.family == family)
        yield f"{game}: lobby", drawn(await begun(world, people, game))
        hands = await started(world, people)
        await played(world, people, hands, 3)
        yield f"{game}: table", drawn(world.board())
        yield f"{game}: hand", drawn(max(hands, key=lambda hand: len(hand.buttons())))
        await played(world, people, hands, 80)
        if not pressed(world.board(), "rematch"):
            menu = (await world.answered(await people[0].command("table"))).message
            await click(world, people[0], menu, "ask-end")
            yield f"{game}: end", drawn(menu)
            await click(world, people[0], menu, "end")
            await world.settled()
        yield f"{game}: result", drawn(world.board())
    for command in COMMANDS:
        yield f"/{command}", drawn((await world.answered(await people[0].command(command))).message)


def drawn(message: Message) -> Image.Image:
    """Draw a message: its text, its picture, its buttons and menus."""
    parts = [written(line, INK, 14) for line in message.content.splitlines()]
    for file in message.attachments:
        if file.filename.endswith((".png", ".gif", ".jpg", ".jpeg")):
            picture = Image.open(io.BytesIO(file.data)).convert("RGB")
            parts.append(picture.resize((WIDTH, round(picture.height * WIDTH / picture.width))))
    parts += [row_of([button.get("label", "") or "●" for button in row.get("components", []) if button["type"] == 2])
              for row in message.components]  # fmt: skip
    parts += [written(f"▾ {menu.get('placeholder', '')}", MUTED, 13) for menu in message.selects()]
    return stacked([part for part in parts if part.height > 1], WIDTH, 4)


def written(text: str, ink: str, size: int) -> Image.Image:
    """Draw a line of text, broken at blanks."""
    face, lines = load_face(main_font(), size, 500, 100), [""]
    for word in re.sub(r"\*\*|^-# ", "", text).split(" "):
        if face.getlength(f"{lines[-1]} {word}") > WIDTH:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    image = Image.new("RGB", (WIDTH, (size + 5) * len(lines)), GROUND)
    for at, line in enumerate(lines):
        ImageDraw.Draw(image).text((0, at * (size + 5)), line, fill=ink, font=face)
    return image


def row_of(labels: Sequence[str]) -> Image.Image:
    """Draw buttons as wide as their labels; what has no room begins a new row, as on a phone."""
    face, spots, x, y = load_face(main_font(), 13, 500, 100), list[tuple[str, int, int, int]](), 0, 0
    for label in labels:
        width = round(face.getlength(label)) + 24
        if x and x + width > WIDTH:
            x, y = 0, y + 38
        spots.append((label, x, y, width))
        x += width + 6
    image = Image.new("RGB", (WIDTH, y + 34 if labels else 1), GROUND)
    for label, left, top, width in spots:
        ImageDraw.Draw(image).rounded_rectangle((left, top, left + width, top + 32), 6, fill=BUTTON)
        ImageDraw.Draw(image).text((left + 12, top + 7), label, fill="white", font=face)
    return image


def stacked(parts: Sequence[Image.Image], width: int, gap: int) -> Image.Image:
    """Draw parts one below the other."""
    image = Image.new("RGB", (width, sum(part.height + gap for part in parts) or 1), GROUND)
    y = 0
    for part in parts:
        image.paste(part, (0, y))
        y += part.height + gap
    return image


def sheet(parts: Sequence[Image.Image]) -> Image.Image:
    """Lay messages out in columns, each where there is most room."""
    columns: list[list[Image.Image]] = [[] for _ in range(COLUMNS)]
    for part in parts:
        min(columns, key=lambda column: sum(part.height for part in column)).append(part)
    stacks = [stacked(column, WIDTH, 24) for column in columns]
    size = ((WIDTH + MARGIN) * COLUMNS + MARGIN, max(stack.height for stack in stacks) + 2 * MARGIN)
    image = Image.new("RGB", size, "#1e1f22")
    for at, stack in enumerate(stacks):
        image.paste(stack, (MARGIN + at * (WIDTH + MARGIN), MARGIN))
    return image


async def shots(language: str, store: Path) -> list[Image.Image]:
    """Play in that language, and return all messages, each under its title."""
    clock = ManualClock()
    async with Sandbox(clock=clock, rates=Rates.free()) as box:
        box.guild.locale, box.guild.features = language, ("COMMUNITY",)
        for member in box.guild.members.values():
            member.user.locale = language
        world = World(store, box, clock, luck="sheet")
        await world.start()
        try:
            return [stacked([written(title, MUTED, 12), image], WIDTH, 4) async for title, image in messages(world)]
        finally:
            await world.stop()


def main(language: str, path: str) -> None:
    """Write the sheet of a language."""
    with tempfile.TemporaryDirectory() as folder:
        sheet(asyncio.run(shots(language, Path(folder) / "boneyard.db"))).save(path)


if __name__ == "__main__":
    main(*sys.argv[1:])
