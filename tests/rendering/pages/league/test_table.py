"""A league table as a picture, and that of a season's end: sizes, weights, and that everything is to be seen."""

from io import BytesIO

import msgspec
import pytest
from PIL import Image, ImageChops

from bot.games.drawn import THEMES
from rendering import LeagueRow, LeagueWords, draw_league, draw_season_final
from rendering.kit.canvas import Canvas
from rendering.kit.palette import palette
from rendering.kit.surface import RIM
from rendering.pages.league.table import legend_height, legend_notes, paint_legend
from tests.rendering.pages.league.samples import LAST, NAMES, SECOND, WON, WORDS, row, rows
from tests.rendering.photos import portrait

MOST = 60 * 1024  # bytes
SHORT = msgspec.structs.replace(WORDS, place="", per_match="")  # without averages


def size(data: bytes) -> tuple[int, int]:
    image = Image.open(BytesIO(data))
    image.load()
    return image.size


@pytest.mark.parametrize("draw", [draw_league, draw_season_final])
@pytest.mark.parametrize("count", [0, 1, 2, 3, 10])
def test_size_grows_with_the_rows(draw: object, count: int) -> None:
    assert callable(draw)
    width, height = size(draw(rows(count), WORDS, THEMES[count % 2]))
    assert width == 1080
    assert height >= 150 + 100 * (count - 3 if draw is draw_season_final else count)


@pytest.mark.parametrize("draw", [draw_league, draw_season_final])
def test_a_full_page_is_small_enough(draw: object) -> None:
    assert callable(draw)
    full = tuple(
        row(at, name="Zoltán Nagy-Horváth", points="12,345.5", tie="d", move=-104, last=(WON, LAST, SECOND) * 2)
        for at in range(10)
    )
    legend = (("w", "more wins"), ("d", "direct encounters"), ("", "? fewer than 10 rated matches"))
    words = msgspec.structs.replace(WORDS, legend=legend, notice="The table is being recalculated.")
    if draw is draw_season_final:  # what was lately is nothing that a final table tells
        full = tuple(msgspec.structs.replace(player, last=()) for player in full)
        words = msgspec.structs.replace(words, new="", notice="")
    assert all(len(draw(full, words, theme)) <= MOST for theme in THEMES)


@pytest.mark.parametrize(("draw", "theme"), [*zip((draw_league, draw_season_final), THEMES, strict=True)])
def test_a_page_of_faces_can_be_read_on_a_phone_and_a_desktop(draw: object, theme: str) -> None:
    """A phone shows 296 points of its width, Discord's desktop 550 x 350: no text is smaller than 32 pixels."""
    assert callable(draw)
    faced = tuple(row(at, portrait=portrait(at % 3), last=(WON, LAST, SECOND) * 2) for at in range(10))
    legend = (("w", "more wins"), ("d", "direct encounters"), ("", "? fewer than 10 rated matches"))
    data = draw(faced, msgspec.structs.replace(WORDS, legend=legend), theme)
    width, height = size(data)
    assert 32 * 296 / width >= 8
    assert 32 * min(550 / width, 350 / height) >= 7.7
    assert len(data) <= 72 * 1024  # of which ten photographs are some 10 KiB


def gold(data: bytes, theme: str) -> int:
    """The pixels of gold."""
    image = Image.open(BytesIO(data)).convert("RGB")
    counts = image.getcolors(image.width * image.height) or []
    return sum(count for count, colour in counts if colour == palette(theme)["gold"])


@pytest.mark.parametrize("theme", THEMES)
def test_who_leads_is_seen_and_who_shares_the_rank(theme: str) -> None:
    """Face and rank of who leads lie on gold, and so does a face on the podium."""
    leads = [gold(draw_league(tuple(row(at, rank=rank) for at, rank in enumerate(ranks)), WORDS, theme), theme)
             for ranks in ((2, 3), (1, 2), (1, 1))]  # fmt: skip
    assert leads[0] == 0
    assert leads[1] > 10_000
    assert abs(leads[2] - 2 * leads[1]) < 2_000
    assert gold(draw_season_final(rows(3), WORDS, theme), theme) > 1_000


def test_the_first_three_have_their_faces_on_the_podium_and_no_row_below() -> None:
    plain = rows(4)
    for at in range(4):
        faced = (*plain[:at], msgspec.structs.replace(plain[at], portrait=portrait(1)), *plain[at + 1 :])
        assert draw_season_final(faced, WORDS) != draw_season_final(plain, WORDS)
    assert size(draw_season_final(rows(4), WORDS))[1] - size(draw_season_final(rows(3), WORDS))[1] > 106
    assert size(draw_season_final(rows(5), WORDS))[1] - size(draw_season_final(rows(4), WORDS))[1] == 106


def test_more_than_ten_rows_are_cut() -> None:
    assert draw_league(rows(40), WORDS) == draw_league(rows(10), WORDS)


@pytest.mark.parametrize("name", [*NAMES, "W" * 80, "🂡🂢", "\u202eevil", "***"])
def test_any_name_keeps_the_size(name: str) -> None:
    assert size(draw_league((row(name=name),), WORDS)) == size(draw_league(rows(1), WORDS))
    assert size(draw_season_final((row(name=name),), WORDS))[0] == 1080


def test_a_name_that_the_font_lacks_is_a_number() -> None:
    assert draw_league((row(name="Ꮎ"),), WORDS) == draw_league((row(name="Ꮏ"),), WORDS)
    assert draw_league((row(name="Ꮎ"),), WORDS) == draw_league((row(name="Player 1"),), WORDS)


CHANGES: list[dict[str, object]] = [
    {"rank": 2},
    {"rank": 11},
    {"name": "B"},
    {"played": 9},
    {"won": 9},
    {"points": "3.5"},
    {"per_match": "1.1"},
    {"place": "1.1"},
    {"rating": "1612?"},
    {"spread": "±9"},
    {"move": 0},
    {"move": 1},
    {"move": 2},
    {"move": None},
    {"last": ()},
    {"last": (WON, WON, LAST)},
    {"tie": "d"},
]


@pytest.mark.parametrize("changed", CHANGES, ids=str)
def test_every_field_is_seen(changed: dict[str, object]) -> None:
    words = SHORT if "last" in changed else WORDS
    assert draw_league((row(),), words) != draw_league((row(**changed),), words)


def test_the_last_results_give_way_to_averages() -> None:
    """Numbers with their labels never touch the results at their right, however long the labels are."""
    long = msgspec.structs.replace(SHORT, per_match="Points in a match")
    assert draw_league((row(last=(LAST, WON, WON, WON, WON)),), long) == draw_league((row(last=(WON,) * 4),), long)


@pytest.mark.parametrize("field", LeagueWords.__struct_fields__)
def test_every_word_is_seen(field: str) -> None:
    given: dict[str, object] = {"legend": (("w", "more wins"),), "notice": "It is being recalculated."}
    words = SHORT if field == "last" else WORDS
    changed = msgspec.structs.replace(words, **{field: given.get(field, "Zzz")})
    players = (row(move=None),)
    assert draw_league(players, changed) != draw_league(players, words)


@pytest.mark.parametrize("theme", THEMES)
def test_marks_and_moves_are_told_apart_without_colour(theme: str) -> None:
    """In grey, and with one letter for all: the shape alone tells them apart."""

    def grey(**changed: object) -> bytes:
        image = Image.open(BytesIO(draw_league((row(**changed),), WORDS, theme)))
        return image.convert("L").point(lambda shade: 255 * (shade > 110)).tobytes()

    marks = {grey(last=(msgspec.structs.replace(result, letter="X"),)) for result in (WON, LAST, SECOND)}
    assert len(marks) == 3
    assert len({grey(move=move) for move in (1, -1, 0)}) == 3


def test_long_heads_and_huge_numbers_leave_room_for_the_names() -> None:
    words = msgspec.structs.replace(
        WORDS, played="Pelattujen otteluiden määrä", won="Győzelmek száma összesen", title="Liga " * 40
    )
    huge = LeagueRow(
        rank=10**5,
        name="Anna",
        otherwise="Player",
        played=10**9,
        won=10**9,
        points="1,000,000,000.5",
        rating="12345?",
        spread="±333",
        move=-(10**4),
        last=(WON,) * 9,
    )
    assert size(draw_league((huge,), words))[0] == 1080


@pytest.mark.parametrize("text", ["more wins", "more wins " * 20])
def test_a_legend_ends_above_the_rim(text: str) -> None:
    canvas, notes = Canvas(1080, 600, "light"), legend_notes(msgspec.structs.replace(WORDS, legend=(("w", text),)))
    paint_legend(canvas, notes, 100)
    assert max(sprite.y + sprite.height for sprite in canvas.laid) <= 100 + legend_height(notes) - RIM


def test_a_long_legend_takes_more_lines() -> None:
    def height(*texts: str) -> int:
        legend = tuple(("w", text) for text in texts)
        return size(draw_league(rows(1), msgspec.structs.replace(WORDS, legend=legend)))[1]

    assert height("more wins", "short") == height("more wins") > height()
    assert height("more wins " * 20) > height("more wins")


@pytest.mark.parametrize("ranks", [(1, 2, 3), (1, 1, 3), (1, 1, 1), (1, 2, 2)])
def test_a_podium_shows_shared_ranks(ranks: tuple[int, ...]) -> None:
    shared = tuple(row(at, rank=rank) for at, rank in enumerate(ranks))
    assert size(draw_season_final(shared, WORDS)) == size(draw_season_final(rows(3), WORDS))


def test_no_such_theme() -> None:
    with pytest.raises(ValueError, match="theme"):
        draw_league(rows(1), WORDS, "pink")


@pytest.mark.parametrize(("theme", "at"), [*zip((*THEMES, THEMES[0]), (0, 4, 9), strict=True)])
def test_the_readers_row_is_found_by_its_shape_where_all_are_level(theme: str, at: int) -> None:
    """In grey: beside its plate something lies that lies beside no other one, and its sides are thicker."""
    level = [row(at, rank=1, name="Al", points="1", move=0, tie="") for at in range(10)]
    words = msgspec.structs.replace(WORDS, new="")
    marked = [*level[:at], msgspec.structs.replace(level[at], is_reader=True), *level[at + 1 :]]
    pages = [draw_league(tuple(players), words, theme) for players in (level, marked)]
    drawn = [Image.open(BytesIO(page)).convert("RGB").convert("L") for page in pages]
    differs = ImageChops.difference(*drawn).point(lambda grey: 255 * (grey > 30))
    left, top, right, bottom = differs.getbbox()
    last = drawn[0].height - 16
    assert left <= 4
    assert right >= 1076
    assert differs.crop((1040, 0, 1050, drawn[0].height)).getbbox() is not None  # inside the plate's edge
    assert 60 <= bottom - top <= 106  # of one row
    assert abs((top + bottom) / 2 - (last - (9.5 - at) * 106)) < 20  # of that one
    assert differs.crop((30, 0, 1030, drawn[0].height)).getbbox() is None  # nothing of what is written is covered


@pytest.mark.parametrize("theme", THEMES)
def test_what_points_at_the_readers_row_is_seen_on_wood_and_on_cloth(theme: str) -> None:
    """Gold is hardly seen on light cloth: there is a dark edge round it."""
    drawn = [
        Image.open(BytesIO(draw_league((row(rank=2, is_reader=is_reader),), WORDS, theme))).convert("RGB")
        for is_reader in (False, True)
    ]
    gold, edge = (palette(theme)[name][:3] for name in ("gold", "gold-ink"))
    for left, right in ((0, 23), (1057, 1080)):
        plain, marked = (picture.crop((left, 0, right, picture.height)) for picture in drawn)
        pixels = [[*zip(*[iter(picture.tobytes())] * 3, strict=True)] for picture in (plain, marked)]
        added = [new for old, new in zip(*pixels, strict=True) if old != new]
        assert {*added} == {tuple(gold), tuple(edge)}
        assert 100 < added.count(tuple(edge)) < len(added)
