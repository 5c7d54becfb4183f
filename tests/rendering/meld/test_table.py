from io import BytesIO
from itertools import combinations
from random import Random

import msgspec
import pytest
from PIL import Image, ImageChops

from bot.games.drawn import THEMES, HandPlan
from bot.games.meld.rules.view import Combination, MeldView
from rendering import draw_rules, draw_table
from rendering.cards.faces import card_height
from rendering.kit.surface import cloth_of
from rendering.meld import table as melds_on_table
from rendering.meld.layout import READABLE, lengths, pack, pack_low
from rendering.meld.room import MELD, _inside, worth_of
from rendering.meld.table import under_piles
from rendering.players.layout import WIDTH
from rendering.room import BOARD
from tests.rendering.meld.melds import LABELS, WORDS, fullest, some, table
from tests.rendering.scales import scale_of


def _area() -> tuple[int, int]:
    """Pixels that are left for combinations under the piles."""
    rest = _inside(under_piles(table(fullest()), cloth_of(WIDTH, BOARD, 124)))
    return rest.width, rest.height


AREA = _area()


def opened(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data)).convert("RGB")


def split(cards: int, rng: Random) -> list[int]:
    """Split cards of a player into combinations of 3 to 13."""
    sizes = []
    while cards >= 3:
        size = min(cards, rng.choice((3, 3, 3, 4, 5, 7, 13)))
        if 0 < cards - size < 3:
            size = cards if cards <= 13 else size - 2
        sizes.append(size)
        cards -= size
    return sizes


def most(rng: Random) -> tuple[int, ...]:
    """Sizes of combinations of four players, one of whom has laid all 14 cards, the others 13."""
    sizes = [size for cards in (14, 13, 13, 13) for size in split(cards, rng)]
    rng.shuffle(sizes)
    return tuple(sizes)


def test_at_most_53_cards_in_16_combinations_lie_on_a_table() -> None:
    assert [sum(len(combination.cards) for combination in fullest(kind)) for kind in ("short", "long")] == [53, 53]
    assert len(fullest()) == 16 == 4 * (14 // 3)


def test_the_fullest_tables_are_readable_on_a_phone() -> None:
    """16 points wide at least where 1200 pixels are shown 300 points wide."""
    rng = Random(53)
    for sizes in (
        *(most(rng) for _ in range(400)),
        *(tuple(len(combination.cards) for combination in fullest(k)) for k in ("short", "long")),
    ):
        packing = pack(sizes, *AREA)
        assert packing.width >= READABLE == 64


def test_combinations_lie_inside_and_on_no_other() -> None:
    rng = Random(16)
    for _ in range(200):
        sizes = most(rng)[: rng.randrange(1, 17)]
        packing = pack(sizes, *AREA)
        boxes = [
            (x, y, x + lengths(size, packing.width), y + card_height(packing.width))
            for size, (x, y) in zip(sizes, packing.places, strict=True)
        ]
        assert all(x >= 0 and y >= 0 and right <= AREA[0] and bottom <= AREA[1] for x, y, right, bottom in boxes)
        for index, (x, y, right, bottom) in enumerate(boxes):
            for a, b, c, d in boxes[index + 1 :]:
                assert right < a or c < x or bottom < b or d < y


def test_few_combinations_are_larger() -> None:
    assert pack((3, 3), *AREA).width > pack((3,) * 9, *AREA).width > pack((3,) * 16, *AREA).width


def test_hands_that_are_left_begin_a_row() -> None:
    packing = pack((3, 3, 5, 2), *AREA, apart=2)
    rows = [y for _, y in packing.places]
    assert rows[0] == rows[1] < rows[2] == rows[3]


@pytest.mark.parametrize("count", [1, 4, 9])
def test_at_the_end_of_a_round_the_hands_lie_under_the_combinations(count: int, monkeypatch) -> None:
    """Also where all would fit in one row; cards are as large as the room says."""
    spots: dict[tuple[str, ...], tuple[int, int]] = {}

    def paint_cards(canvas, row, x, y, width, step):
        spots[row.cards] = y, width
        real(canvas, row, x, y, width, step)

    real = melds_on_table.paint_cards
    monkeypatch.setattr(melds_on_table, "paint_cards", paint_cards)
    combinations, hands = fullest()[:count], ((), ("C10",), ("D7",), ())
    view = table(combinations, ended=True, sizes=tuple(map(len, hands)))
    draw_table(view, LABELS, WORDS, "light", hands)
    above, width = max(spots[combination.cards] for combination in combinations)
    assert above + card_height(width) < spots["C10",][0] == spots["D7",][0]
    assert width == scale_of(view, LABELS, hands).piece


def test_more_than_fits_is_refused() -> None:
    with pytest.raises(ValueError, match="do not fit"):
        pack((13,) * 60, *AREA)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tables_of_any_size_are_drawn(seats: int) -> None:
    theme = THEMES[seats % 2]
    for count in (0, 1, 5, 11, 16):
        view = table(some(Random(count), count, seats), seats)
        data = draw_table(view, LABELS[:seats], WORDS, theme)
        assert opened(data).size == (WIDTH, BOARD)
        assert len(data) <= 60 * 1024
    for kind in ("short", "long"):
        assert len(draw_table(table(fullest(kind)), LABELS, WORDS, theme)) <= 60 * 1024


def test_the_end_shows_what_was_left_with_its_worth() -> None:
    hands = [("H3", "JK", "SA"), (), ("C10", "DJ", "S5"), ("D7",)]
    assert [worth_of(hand) for hand in hands] == [34, 0, 25, 7]  # RO-3: a joker in the hand is 20, an ace 11
    view = table(some(Random(8), 8), turn=None, ended=True, sizes=tuple(map(len, hands)))
    picture = draw_table(view, LABELS, WORDS, "light", hands)
    assert picture == draw_table(msgspec.structs.replace(view, open_hands=tuple(hands)), LABELS, WORDS)
    assert picture != draw_table(view, LABELS, WORDS)
    full = [("S2",) * 14, ("H10",) * 14, (), ("JK",) * 14]  # ended from the hand at the first chance
    assert len(draw_table(table(fullest()[:4], ended=True), LABELS, WORDS, "dark", full)) <= 60 * 1024


def test_what_only_a_seat_knows_is_in_no_table() -> None:
    view = table(some(Random(2), 5))
    secret = msgspec.structs.replace(
        view, seat=2, hand=("SA", "H5"), legal=("p3 discard SA",), drawn="H5", known=(("H5",),) * 4
    )
    for theme in THEMES:
        assert draw_table(view, LABELS, WORDS, theme) == draw_table(secret, LABELS, WORDS, theme)


@pytest.mark.parametrize(
    "changes",
    [
        {"talon": 42},
        {"talon": 0},
        {"discards": ()},
        {"discards": ("S9", "H10", "DK")},
        {"met": (True, True, True, True)},
        {"minimum": 40},
        {"step": -1},
        {"turn": 2},
        {"sizes": (13, 3, 9, 1)},
        {"ended": True},
    ],
)
def test_what_all_know_is_seen(changes: dict[str, object]) -> None:
    view = table(some(Random(4), 6))
    before, after = (draw_table(changed, LABELS, WORDS) for changed in (view, msgspec.structs.replace(view, **changes)))
    assert ImageChops.difference(opened(before), opened(after)).getbbox()


def test_a_joker_shows_what_it_stands_for_and_that_it_is_one() -> None:
    def drawn(card: str) -> bytes:
        return draw_table(table((Combination(1, 0, "run", ("H7", "H8", card)),)), LABELS, WORDS)

    assert len({drawn(card) for card in ("H9", "JK=H9", "JK=H6", "JK")}) == 4


def test_what_was_laid_last_is_lit() -> None:
    cards = ("H7", "H8", "H9", "H10")
    pictures = [
        draw_table(table((Combination(1, 0, "run", cards, lit),)), LABELS, WORDS)
        for lit in ((), (3,), (0,), (0, 1, 2, 3))
    ]
    assert len(set(pictures)) == 4


def test_examples_of_all_four_games() -> None:
    for game in MELD.examples:
        for theme in THEMES:
            assert opened(draw_rules(game, theme)).size == (1200, 420)
    assert draw_rules("romi40") != draw_rules("romi50")  # no jokers


# --- a low table, above a hand ---


def low(view: MeldView, *targets: str) -> Image.Image:
    """The table as it lies above a hand."""
    sheet = MELD.lay_table(view, LABELS[: len(view.sizes)], WORDS, "dark", None, plan=HandPlan(targets=targets))
    return opened(sheet.png())


@pytest.mark.parametrize("kind", ["short", "long"])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_low_table_is_as_low_as_what_lies_there_and_never_higher_than_half_of_it(kind: str, seats: int) -> None:
    heights = []
    for number in (0, 2, 6, None):
        rows = fullest(kind)[:number]
        heights.append(low(table(rows, seats)).height)
    assert heights == sorted(heights)
    assert heights[0] < 310
    assert heights[-1] <= 480 + (40 if seats == 4 else 0)


def test_on_a_low_table_nothing_lies_on_anything_else_or_beyond_it() -> None:
    for kind in ("short", "long"):
        for number in range(1, len(fullest(kind)) + 1):
            sizes = (7, *(len(combination.cards) for combination in fullest(kind)[:number]))
            packing, height = pack_low(sizes, 1148)
            spots = [
                (x, y, x + lengths(size, packing.width), y + card_height(packing.width))
                for size, (x, y) in zip(sizes, packing.places, strict=True)
            ]
            assert all(x >= 0 and right <= 1148 and y >= 0 and below <= height for x, y, right, below in spots)
            for spot, other in combinations(spots, 2):
                assert spot[2] <= other[0] or other[2] <= spot[0] or spot[3] <= other[1] or other[3] <= spot[1]


def test_the_combination_that_is_added_to_is_framed_and_no_other() -> None:
    view = table(some(Random(3), 5), 2)
    plain = low(view)
    frames = [ImageChops.difference(plain, low(view, f"m{number}")).getbbox() for number in range(1, 6)]
    assert all(frames)
    assert len(set(frames)) == 5
    assert low(view, "m77").tobytes() == plain.tobytes()
