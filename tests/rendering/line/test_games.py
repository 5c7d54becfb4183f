"""Tables and hands of the games with pictures: from states of the games themselves."""

from io import BytesIO
from itertools import pairwise
from random import Random

import msgspec
import pytest
from PIL import Image

from bot.games.drawn import THEMES
from bot.games.line.rules.christmas_round import Pictures
from bot.games.line.rules.moomin_round import Figures
from rendering import draw_hand, draw_rules, draw_table
from rendering.kit.palette import palette
from rendering.line.layout import fit_at_once
from rendering.players.layout import grid_of
from tests.luck import part_of
from tests.rendering.families import EXAMPLES, FACES
from tests.rendering.line.positions import LABELS, WORDS
from tests.rendering.line.rounds import GAMES, OPEN, long_line, play
from tests.rendering.line.test_layout import check
from tests.rendering.scales import scale_of

pytestmark = pytest.mark.slow
replace = msgspec.structs.replace


def opened(data: bytes) -> Image.Image:
    image = Image.open(BytesIO(data))
    image.load()
    return image


def table(view, theme="light", **more):
    return draw_table(view, LABELS[: len(view.sizes)], WORDS, theme, **more)


@pytest.mark.parametrize("seats", range(2, 7, part_of(1, 2)))
@pytest.mark.parametrize("setup", [None, OPEN])
@pytest.mark.parametrize("name", GAMES)
def test_whole_rounds_can_be_drawn(name: str, setup: object, seats: int) -> None:
    """From the first deal to the end, every hand too; pictures stay small enough to send."""
    drawn = 0

    def draw(game, state) -> bool:
        nonlocal drawn
        theme = THEMES[drawn % 2]
        drawn += 1
        if drawn % part_of(9, 17) == 1:
            data = table(game.view(state, None), theme)
            assert opened(data).width == 1200
            assert len(data) <= 60 * 1024
            assert opened(draw_hand(game.view(state, state.turn), WORDS, theme)).width == 1080
        return False

    game, state = play(name, seats, seats, draw, setup)
    hands = [tuple(map(str, hand)) for hand in state.hands]
    assert drawn > 5
    assert opened(table(game.view(state, None), revealed=hands)).width == 1200


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", GAMES)
def test_no_picture_shows_what_is_hidden(name: str, seed: int) -> None:
    """With hands, jokers and pile exchanged, the public sees the same."""
    game, state = play(name, 4, seed, lambda game, state: len(state.line.placed) >= 4)
    stock = (state.hands[0][0], *state.stock[1:])
    hands = ((state.stock[0], *state.hands[0][1:]), *state.hands[1:])
    other = replace(state, hands=hands, stock=stock)
    if name == "moomin-joker":
        other = replace(other, jokers=tuple(tuple("J9" for _ in held) for held in state.jokers))
    assert other != state
    assert table(game.view(other, None)) == table(game.view(state, None))
    assert draw_hand(game.view(other, 0), WORDS) != draw_hand(game.view(state, 0), WORDS)


@pytest.mark.parametrize("changed", [{"joker_sizes": (2, 1)}, {"joker_sizes": (1, 0)}, {"stock": 3}, {"stock": 44}])
def test_jokers_and_pile_are_counted(changed: dict[str, object]) -> None:
    view = long_line(5, 1)
    assert table(replace(view, **changed)) != table(view)
    pictures = {table(replace(view, stock=count)) for count in range(5)}
    assert len(pictures) == 5


def test_a_game_without_jokers_counts_none() -> None:
    view = long_line(5, 1, game="moomin")
    violet = palette("light")["paint-violet"]
    assert violet not in colours(opened(table(view)).crop((0, 0, 1200, 150)))
    assert violet in colours(opened(table(long_line(5, 1))).crop((0, 0, 1200, 150)))


def colours(image: Image.Image) -> set[object]:
    return {colour for _, colour in image.convert("RGB").getcolors(10**6)}


def with_jokers(jokers: tuple[str, ...], legal: tuple[str, ...] = (), hand: tuple[str, ...] = ("1-2", "3-7")):
    return replace(long_line(3, 2), seat=0, hand=hand, jokers=jokers, legal=legal)


def test_jokers_lie_under_the_hand() -> None:
    heights = [opened(draw_hand(with_jokers(jokers), WORDS)).height for jokers in ((), ("J1",), ("J1", "J1", "J4"))]
    assert heights[0] + 132 < heights[1] == heights[2]
    pictures = {draw_hand(with_jokers(held), WORDS) for held in ((), ("J1",), ("J2",), ("J1", "J1"), ("J1", "J2"))}
    assert len(pictures) == 5


def test_jokers_are_numbered_after_the_tiles() -> None:
    """Their numbers are under them: one tile more changes them, another joker before them too."""

    def foot(jokers: tuple[str, ...], hand: tuple[str, ...]) -> Image.Image:
        image = opened(draw_hand(with_jokers(jokers, hand=hand), WORDS)).convert("RGB")
        return image.crop((0, image.height - 70, 1080, image.height))

    two, three = (("1-2", "3-7")), ("1-2", "3-7", "4-4")
    third, fourth, both = foot(("J1",), two), foot(("J1",), three), foot(("J1", "J1"), two)
    assert len({third.tobytes(), fourth.tobytes(), both.tobytes()}) == 3
    assert third.tobytes() == foot(("J9",), two).tobytes()


def test_jokers_that_serve_are_raised_and_the_others_faded() -> None:
    tokens = tuple(f"p1 play 3-7 right J4 over {half}" for half in "37")
    plain, raised = (draw_hand(with_jokers(("J4", "J8"), legal), WORDS) for legal in ((), tokens))
    natural = draw_hand(with_jokers(("J4", "J8"), ("p1 play 3-7 right",)), WORDS)
    assert len({plain, raised, natural}) == 3
    violet = palette("light")["paint-violet"]

    def violets(data: bytes) -> int:
        image = opened(data).convert("RGB")
        below = image.crop((0, image.height - 170, 1080, image.height))
        return dict(map(reversed, below.getcolors(10**6))).get(violet, 0)

    assert violets(natural) == 0
    assert 1.6 < violets(plain) / violets(raised) < 2.6


def test_the_rest_of_the_hand_is_drawn_as_without_jokers() -> None:
    bare, more = (opened(draw_hand(with_jokers(jokers), WORDS)) for jokers in ((), ("J5",)))
    assert more.crop((0, 0, 1080, bare.height - 20)).tobytes() == bare.crop((0, 0, 1080, bare.height - 20)).tobytes()


@pytest.mark.parametrize("seats", range(2, 7, part_of(1, 2)))
@pytest.mark.parametrize("cards", [1, 4, 10, 20, 45])
@pytest.mark.parametrize("worth", [False, True])
def test_hands_that_all_see(seats: int, cards: int, worth: bool) -> None:
    """They are readable up to ten cards, and leave room for the line however many there are."""
    hand = ("3-6", "1-J", "2-2", "4-5", "7-7")
    hands = tuple((hand * 9)[:cards] for _ in range(seats))
    view = replace(long_line(28, 1, seats, game="christmas"), stock=None)
    visible = view if worth else replace(view, open_hands=hands)
    data = table(visible, revealed=hands if worth else None)
    scale = scale_of(visible, LABELS[:seats], hands if worth else None)
    assert opened(data).size == scale[:2]
    assert scale.height <= 1128
    assert scale.piece >= 48


@pytest.mark.parametrize("players", range(2, 7))
def test_ten_open_cards_are_large_enough(players: int) -> None:
    width = {2: 540, 3: 340, 4: 540, 5: 340, 6: 340}[players]
    grid = grid_of(FACES["christmas"], [("1-2",) * 10] * players, width, 150)
    assert grid.unit >= 30
    assert grid.columns * grid.rows >= 10
    assert grid.columns * (grid.unit + 2) <= width


def test_what_does_not_fit_is_counted() -> None:
    grid = grid_of(FACES["christmas"], [("1-2",) * 200] * 6, 340, 90)
    assert grid.columns * grid.rows < 200
    assert grid.height <= 90
    hands = [[("1-2",) * count] + [("3-4",)] * 5 for count in (198, 199)]
    view = long_line(3, 1, 6, game="christmas")
    fewer, more = (table(view, revealed=each) for each in hands)
    assert fewer != more


def test_the_number_of_what_does_not_fit_can_be_read() -> None:
    """Even where tiles are smallest, it is not cut."""
    view = replace(long_line(3, 1, 6, game="christmas"), stock=None)
    pictures = {table(replace(view, open_hands=(("1-2",) * count,) * 6)) for count in (197, 198, 199, 208)}
    assert len(pictures) == 4


@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize("seed", range(4))
def test_forty_five_cards_stay_readable(seats: int, seed: int) -> None:
    view = long_line(45, seed, seats)
    assert len(view.line) == 45
    crosswise = tuple(placed.crosswise for placed in view.line)
    layout = fit_at_once(crosswise, view.start, 1164, 784)
    check(crosswise, layout.spots)
    assert layout.unit == scale_of(view, LABELS[:seats]).piece
    for theme in THEMES:
        assert len(table(view, theme)) <= 60 * 1024


def test_covered_doubles_lie_along_the_line() -> None:
    rng = Random(5)
    view = long_line(40, 2)
    line = tuple(replace(placed, cover="left", figure="3") if rng.random() < 0.4 else placed for placed in view.line)
    crosswise = tuple(placed.crosswise for placed in line)
    assert sum(crosswise) < sum(placed.crosswise for placed in view.line)
    check(crosswise, fit_at_once(crosswise, view.start, 1164, 784).spots)
    assert table(replace(view, line=line)) != table(view)


@pytest.mark.parametrize("name", GAMES)
def test_examples_are_legal(name: str) -> None:
    """Equal pictures touch, a joker over a half counts as its figure, a half J touches anything (MD-3, JD-2, WD-5)."""
    view = EXAMPLES[name]
    seen = [
        (
            placed.figure if placed.cover == "left" else placed.left,
            placed.figure if placed.cover == "right" else placed.right,
        )
        for placed in view.line
    ]
    for (_, right), (left, _) in pairwise(seen):
        assert right == left or "J" in (right, left)
    known = Pictures if name == "christmas" else Figures
    tiles = [str(known("-".join(sorted((placed.left, placed.right))))) for placed in view.line]
    assert len(set(tiles)) == len(tiles)
    assert view.last in (0, len(tiles) - 1)
    assert name == "christmas" or view.line[view.start].crosswise
    assert len({draw_rules(name, theme) for theme in THEMES}) == 2


def test_only_sheets_with_pictures_carry_the_paints() -> None:
    plain, pictured = (
        opened(table(view))
        for view in (replace(long_line(3, 1), line=(), last=None, game="classic", joker_sizes=()), long_line(3, 1))
    )
    assert len(plain.palette.palette) < len(pictured.palette.palette) <= 3 * 256
    assert FACES["moomin"].pictured
    assert not FACES["classic"].pictured
