"""How high a turn is on a phone: picture, words and all buttons of the fullest hands that quick matches meet."""

import base64
import random
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from bot.connection.delivery import to_view
from bot.games import match as matches
from bot.games.actions import Action
from bot.games.events import Event
from bot.games.match import Match
from bot.games.registry import GAMES
from bot.games.rooms.selection import Selection
from bot.games.text.reader import Reader
from bot.parts.parts import Parts
from bot.play.pages.panel import panel, panel_picture
from bot.play.registry import room_of
from bot.players import suggest
from bot.sandbox import Sandbox
from rendering import tile_emojis
from tests.browser.conftest import Opener
from tests.play.pages.points import points
from tests.play.pages.tables import table
from tests.sandbox.raw import Api

pytestmark = pytest.mark.browser

HIGHEST = 540  # points; a small phone shows 560 of a message
RUMMIES = ("romi40", "romi50", "romi51", "joker-mania", "tabla")  # turns are put together, or suggested
PLAYERS = 4
_TRIED = 8  # of the fullest hands of each round, those whose panels are drawn
_EACH = 4  # of the later turns of a rummy, when much has happened, one of so many is drawn too

SHOWN = """message => {
  const parts = [...message.querySelectorAll(".parts > *")].map(part => part.getBoundingClientRect());
  return Math.max(...parts.map(part => part.bottom)) - Math.min(...parts.map(part => part.top));
}"""


class Turn(NamedTuple):
    """A turn of a round: the match as it stands, and what happened before."""

    match: Match
    recent: tuple[Event, ...]

    def panel(self, reader: Reader, *, suggested: bool = False) -> Parts:
        """Return what the seat's player sees, also after a press on Suggest."""
        snapshot, seat = table(self.match, recent=self.recent, heard=len(self.recent)), self.match.turn or 0
        selection = self.suggestion if suggested else Selection()
        picture = panel_picture(snapshot, seat, reader, selection)
        return panel(snapshot, seat, reader, selection=selection, picture=picture)

    @property
    def suggestion(self) -> Selection:
        """Return what Suggest selects."""
        view = self.match.view(self.match.turn)
        assert view is not None
        return room_of(view.game).suggested(Selection(), view)

    @property
    def held(self) -> int:
        """Return the number of pieces in the seat's hand."""
        view = self.match.view(self.match.turn)
        return 0 if view is None else len(view.hand or ())


def turns(game: str, seed: int) -> Iterator[Turn]:
    """Yield the turns of a round as computer players play it."""
    votes = {f"p{seat + 1}": "hidden" for seat in range(PLAYERS)}
    setup = {"votes": votes} if game == "christmas" else {}
    done = matches.deal_round(matches.new_match(game, PLAYERS, {}, setup), bytes([seed] * 32))
    match, recent, rng = done.match, done.events, random.Random(seed)
    while matches.is_open(match):
        yield Turn(match, recent)
        view = match.view(match.turn)
        tokens = () if view is None else suggest(view)
        loose = [str(one) for one in match.offers(match.turn or 0) if isinstance(one, Action)]
        for token in tokens or rng.sample(loose, min(1, len(loose))) or [""]:
            done = matches.act(match, Action.parse(token)) if token else matches.lapse(match)
            match, recent = done.match, (*recent, *done.events)[-40:]


class Emojis(dict[str, str]):
    """One emoji for every piece, as the sandbox knows it."""

    def get(self, name: str, default: str = "") -> str:
        return self["every"]


def fullest(game: str, reader: Reader, *, suggested: bool) -> Parts:
    """The highest panel, as estimated, of those of the fullest hands."""
    found = [turn for seed in range(1, 4) for turn in turns(game, seed)]
    later = found[::_EACH] if game in RUMMIES else []
    found.sort(key=lambda turn: turn.held, reverse=True)
    tried = [*found[:_TRIED], *later]
    return max((turn.panel(reader, suggested=suggested) for turn in tried), key=points)


async def emoji(api: Api) -> str:
    """Upload an emoji, and return it as messages write it."""
    _, me, _ = await api.call("GET", "/applications/@me")
    name, image = next(iter(tile_emojis("classic").items()))
    body = {"name": name, "image": f"data:image/png;base64,{base64.b64encode(image).decode()}"}
    _, made, _ = await api.call("POST", f"/applications/{me['id']}/emojis", body)
    return f"<:{name}:{made['id']}>"


@pytest.mark.parametrize(
    ("game", "suggested"), [*((game, False) for game in GAMES), *((game, True) for game in RUMMIES)]
)
async def test_a_turn_stands_on_one_screen(box: Sandbox, open_page: Opener, game: str, suggested: bool) -> None:
    page = await open_page(width=360, height=640, has_touch=True)
    async with Api(box) as api:
        parts = fullest(game, Reader(emojis=Emojis(every=await emoji(api))), suggested=suggested)
        body = {"content": parts.content, "components": to_view(parts).to_components()}
        path = f"/channels/{box.table.id}/messages"
        status, _, _ = await api.call("POST", path, body, files={"hand.png": parts.file or b""})
    assert status == 200
    message = page.locator("#message-list article").last
    await message.locator(".picture img").wait_for()
    high = await message.evaluate(SHOWN)
    assert 200 < high <= HIGHEST, (high, parts.content)
