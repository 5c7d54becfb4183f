"""How high a turn is on a phone: picture, words and all buttons of the fullest hands that quick matches meet."""

import base64

import pytest

from bot.connection.delivery import to_view
from bot.games.registry import GAMES
from bot.games.text.reader import Reader
from bot.parts.parts import Parts
from rendering import tile_emojis
from tests.box import Sandbox
from tests.browser.conftest import Opener
from tests.luck import part_of
from tests.play.pages.points import points
from tests.sandbox.raw import Api
from tests.tools.screens import Emojis, heights

pytestmark = pytest.mark.browser

FAMILIES = (("christmas", [1]), ("uno", [1]), ("romi50", [1]), ("tabla", [2]))  # where the highest turns of each are
HIGHEST = 550  # points, of the fewest that take more than the 504 of a small phone

SHOWN = """message => {
  const parts = [...message.querySelectorAll(".parts > *")].map(part => part.getBoundingClientRect());
  return Math.max(...parts.map(part => part.bottom)) - Math.min(...parts.map(part => part.top));
}"""


def highest(game: str, rounds: list[int], reader: Reader, *presses: str) -> list[Parts]:
    """For each press the highest panel, as estimated, of those after it."""
    panels = [*heights(game, rounds, reader)]
    return [max((parts for _, press, parts in panels if press == pressed), key=points) for pressed in presses]


async def emoji(api: Api) -> str:
    """Upload an emoji, and return it as messages write it."""
    _, me, _ = await api.call("GET", "/applications/@me")
    name, image = next(iter(tile_emojis("classic").items()))
    body = {"name": name, "image": f"data:image/png;base64,{base64.b64encode(image).decode()}"}
    _, made, _ = await api.call("POST", f"/applications/{me['id']}/emojis", body)
    return f"<:{name}:{made['id']}>"


@pytest.mark.parametrize(("game", "rounds"), [(game, [1, 2]) for game in GAMES] if part_of(1, 0) else FAMILIES)
async def test_a_turn_stands_on_one_screen(box: Sandbox, open_page: Opener, game: str, rounds: list[int]) -> None:
    page = await open_page(width=360, height=640, has_touch=True)
    messages = page.locator("#message-list article")
    async with Api(box) as api:
        for parts in highest(game, rounds, Reader(emojis=Emojis(await emoji(api))), "", "help"):
            message = messages.nth(await messages.count())
            body = {"content": parts.content, "components": to_view(parts).to_components()}
            path = f"/channels/{box.table.id}/messages"
            status, _, _ = await api.call("POST", path, body, files={"hand.png": parts.file or b""})
            assert status == 200
            await message.locator(".picture img").wait_for()
            high = await message.evaluate(SHOWN)
            assert 200 < high <= HIGHEST, (high, parts.content)
