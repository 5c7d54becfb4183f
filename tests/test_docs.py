"""The pages are true: paths exist, links lead somewhere, floors and folders are those of the code, the picture too."""

import inspect
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from docs import picture

ROOT = Path(__file__).parents[1]
PAGES = sorted(
    page.relative_to(ROOT).as_posix()
    for page in (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"))
    if ".ci-venv" not in page.parts
)
DECISIONS = [page for page in PAGES if page.startswith("docs/decisions/")]
MOST_WORDS = 3000  # of the page that a newcomer reads first
MOST_OF_A_DECISION = 600  # words
STALE = 0.25  # how far the numbers in the picture may be from those of the code
GENERIC = {"FAMILY": "*", "NAME": "*"}  # words that stand for any family, any game
PLACEHOLDERS = {*GENERIC, "VERB", "CODE", "TABLE", "VERSION", "WORDS", "STEP", "TEXT", "VALUE", "GAME"}
ABSENT = {"games.jsonl", "NAME.ftl"}  # what the program makes, or somebody would

CONTRACTS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
TOPS = ("bot", "rendering", "storage", "tests", "docs", ".ci")
SUFFIXES = ("py", "md", "toml", "ftl", "txt", "svg", "sql", "jsonl")


def contract(name: str) -> dict[str, list[str]]:
    """The contract of import-linter that has this name."""
    return next(every for every in CONTRACTS if every["name"] == name)


FAMILIES = [package.rpartition(".")[2] for package in contract("The floors of a family")["containers"]]


def words(page: str) -> int:
    return sum(re.search(r"\w", word) is not None for word in text(page).split())


def text(page: str) -> str:
    return (ROOT / page).read_text("utf-8")


def quoted(page: str) -> list[str]:
    """Everything in backticks, blocks of code left out."""
    return re.findall(r"`([^`\n]+)`", re.sub(r"(?ms)^ *```.*?^ *```$", "", text(page)))


@cache
def files() -> frozenset[str]:
    """All files of the project below its folders, and those in its top folder."""
    below = (path for top in TOPS for path in (ROOT / top).rglob("*"))
    every = (path for path in (*below, *ROOT.iterdir()) if "__pycache__" not in path.parts)
    return frozenset(path.relative_to(ROOT).as_posix() for path in every)


def paths(page: str) -> Iterator[str]:
    """Every word in backticks that is a path of the project, or the name of a file in it."""
    for word in " ".join(quoted(page)).split():
        word = word.rstrip(",.;:").split("::")[0]
        if re.fullmatch(rf"({'|'.join(map(re.escape, TOPS))})/[\w./*-]+", word):
            yield word.rstrip("/")
        elif re.fullmatch(rf"[\w*.-]+(/[\w*.-]+)*\.({'|'.join(SUFFIXES)})", word) and word not in ABSENT:
            yield word


def exists(page: str, path: str) -> bool:
    for word, any_ in GENERIC.items():
        path = re.sub(rf"\b{word}\b", any_, path)
    if path.partition("/")[0] in TOPS:
        return any(True for _ in ROOT.glob(path))
    here = (ROOT / page).parent.relative_to(ROOT).as_posix()
    pattern = re.compile(f"(.*/)?{re.escape(path)}".replace(r"\*", "[^/]*"))
    return f"{here}/{path}" in files() or any(pattern.fullmatch(file) for file in files())


def modules(page: str) -> Iterator[str]:
    """Every dotted name of a module, class or function of ours in backticks."""
    for word in " ".join(quoted(page)).split():
        if re.fullmatch(r"(bot|rendering|storage|tests|docs)(\.\w+)+", word):
            yield word


def is_there(name: str) -> bool:
    """Whether a dotted name is a module, or something that a module has."""
    parts = name.replace("FAMILY", FAMILIES[0]).split(".")
    for end in range(len(parts), 0, -1):
        file = ROOT.joinpath(*parts[:end])
        code = file.with_suffix(".py") if file.with_suffix(".py").is_file() else file / "__init__.py"
        if code.is_file():
            rest = parts[end : end + 1]
            return not rest or re.search(rf"\b{rest[0]}\b", code.read_text("utf-8")) is not None
    return False


@cache
def written() -> frozenset[str]:
    """Every word in the code, the texts and the settings of the project."""
    kinds = (".py", ".toml", ".ftl", ".sql", ".js", ".yml")
    code = (ROOT / file for file in files() if file.endswith(kinds) and file != "tests/test_docs.py")
    return frozenset(word for file in code for word in re.findall(r"\w+", file.read_text("utf-8")))


def names(page: str) -> set[str]:
    """Every word in backticks that can only be a name in the code: `after_passes`, `TileRoom`, `INTENTS`."""
    words = " ".join(word for word in " ".join(quoted(page)).split() if not re.search(r"/|\.\w{2,5}$", word))
    return set(re.findall(r"\b[a-z]+(?:_[a-z]+)+\b|\b(?:[A-Z][a-z]+){2,}\b|\b[A-Z]{4,}\b", words)) - PLACEHOLDERS


def links(page: str) -> list[str]:
    return [
        page_link or image
        for page_link, image in re.findall(r"\]\(([^)\s]+)\)|<img src=\"([^\"]+)\"", text(page))
        if not (page_link or image).startswith(("https://", "http://"))
    ]


def anchors(page: str) -> set[str]:
    """The anchors of a page's headings, as GitHub makes them."""
    heads = re.findall(r"(?m)^#+ (.+)$", text(page))
    return {re.sub(r"[^\w\- ]", "", head.lower()).replace(" ", "-") for head in heads}


@pytest.mark.parametrize("page", PAGES)
def test_every_path_that_a_page_names_is_there(page):
    assert [path for path in paths(page) if not exists(page, path)] == []


@pytest.mark.parametrize("page", PAGES)
def test_every_module_that_a_page_names_is_there(page):
    assert [name for name in modules(page) if not is_there(name)] == []


@pytest.mark.parametrize("page", [page for page in PAGES if not page.startswith("docs/rules/")])
def test_every_name_that_a_page_gives_is_in_the_code(page):
    assert names(page) - written() == set()


@pytest.mark.parametrize("page", PAGES)
def test_every_link_leads_somewhere(page):
    for link in links(page):
        target, _, anchor = link.partition("#")
        file = (ROOT / page).parent / target if target else ROOT / page
        assert file.exists(), link
        if anchor:
            assert anchor in anchors(file.resolve().relative_to(ROOT).as_posix()), link


def test_a_path_that_is_not_there_is_noticed(monkeypatch):
    written = "See `bot/games/line/rules.pyx/none.py`, `nobody.py` and `bot.games.nothing`."
    monkeypatch.setitem(globals(), "text", lambda page: written)
    assert [path for path in paths("docs/design.md") if not exists("docs/design.md", path)]
    assert [name for name in modules("docs/design.md") if not is_there(name)] == ["bot.games.nothing"]


def test_every_page_is_found_from_the_readme():
    linked, front = set(), {"README.md"}
    while front:
        page = front.pop()
        linked.add(page)
        here = (ROOT / page).parent
        for link in links(page):
            target = (here / link.partition("#")[0]).resolve()
            more = target.glob("*.md") if target.is_dir() else [target]
            front |= {file.relative_to(ROOT).as_posix() for file in more if file.suffix == ".md"} - linked
    assert set(PAGES) - linked == set()


def test_the_design_is_read_in_an_hour():
    assert words("docs/design.md") <= MOST_WORDS


@pytest.mark.parametrize("page", DECISIONS)
def test_a_decision_is_one_page(page):
    assert words(page) <= MOST_OF_A_DECISION


@pytest.mark.parametrize("page", DECISIONS)
def test_a_decision_is_a_question_with_its_answer_first(page):
    title, _, answer = text(page).partition("\n\n")
    assert re.fullmatch(r"# .+\?", title)
    assert re.match(r"[A-Z]", answer), "no list or heading comes before the answer"


@pytest.mark.parametrize("page", PAGES)
def test_nobody_is_he_and_no_machine_is_named(page):
    assert re.findall(r"(?i)\b(?:he|his|him|himself)\b", text(page)) == []
    assert re.findall(r"/(?:home|root|tmp|Users|workspace)/\w+", text(page)) == []


@pytest.mark.parametrize("page", PAGES)
def test_no_page_has_the_marks_of_a_merge(page):
    assert re.findall(r"(?m)^(?:<{7}|={7}|>{7})(?: .*)?$", text(page)) == []


# --- the floors ---


def test_the_picture_is_drawn_from_the_code():
    """When this fails, run `python -m docs.picture`."""
    drawn, kept = picture.draw(), picture.PICTURE.read_text("utf-8")
    size = re.compile(r">(\d+) · ([\d.]+)k<")
    assert size.sub("", kept) == size.sub("", drawn)
    for before, now in zip(size.findall(kept), size.findall(drawn), strict=True):
        assert abs(int(before[0]) - int(now[0])) <= max(2, STALE * int(now[0]))
        assert abs(float(before[1]) - float(now[1])) <= max(0.2, STALE * float(now[1]))


def test_the_picture_has_every_floor_of_the_contract_in_its_order():
    drawn = re.findall(r'class="name"[^>]*>(\w+)<', picture.draw())
    packages = re.findall(r"[\w.]+", " ".join(contract("The floors")["layers"]))
    assert drawn == [package.rpartition(".")[2] for package in packages]


def test_the_list_of_floors_is_that_of_the_contract():
    """When this fails, run `python -m docs.picture`."""
    page = picture.LIST.read_text("utf-8")
    assert picture.listed(page) == page
    lines = page.partition("<!-- floors -->")[2].partition("<!-- end -->")[0].split("\n")
    floors = [re.findall(r"[\w.]+", line) for line in lines if line.strip()]
    assert floors == [re.findall(r"[\w.]+", layer) for layer in contract("The floors")["layers"]]


def test_the_alt_text_has_every_floor():
    assert f'alt="{picture.alt()}"' in text("docs/design.md")
    packages = re.findall(r"[\w.]+", " ".join(contract("The floors")["layers"]))
    assert re.findall(r"\w+", picture.alt().partition(":")[2]) == [package.rpartition(".")[2] for package in packages]


def test_every_folder_is_in_the_design_and_in_the_picture():
    rows = re.findall(r"(?m)^\| `((?:bot|rendering|storage)[\w/.]*)` \|", text("docs/design.md"))
    folders = [path for path in (ROOT / "bot").iterdir() if path.is_dir() and (path / "__init__.py").exists()]
    loose = [path for path in (ROOT / "bot").glob("*.py") if not path.stem.startswith("__")]
    assert set(rows) == {path.relative_to(ROOT).as_posix() for path in (*folders, *loose)} | {"rendering", "storage"}
    assert {Path(folder).stem for folder in rows} == set(re.findall(r'class="name"[^>]*>(\w+)<', picture.draw()))


def test_families_and_their_rooms_are_told():
    page = text("docs/design.md")
    section = page.partition("## One family, one folder")[2].partition("\n## ")[0]
    assert set(re.findall(r"`(\w+)`\s\(", section)) == set(FAMILIES)
    rooms = re.findall(r"(?m)^    (\w+) +\S", section)
    floors = contract("The floors of a family")["layers"]
    assert rooms[: len(floors)] == floors
    for family in FAMILIES:
        folder = ROOT / "bot" / "games" / family
        here = {path.stem for path in folder.iterdir() if path.stem[0] != "_" and path.suffix in ("", ".py")}
        assert here == set(rooms[:4]), family


def test_the_registries_are_those_that_may_name_a_family():
    registries = set(
        re.findall(r"`((?:bot|rendering)/[\w/]*registry\.py)`", text("docs/design.md").partition("## One family")[2])
    )
    for family in FAMILIES:
        named = contract(f"The {family} family is named in its own folders and in the four registries only")
        allowed = {module for module in named["allowed_importers"] if module.endswith("registry")}
        assert {module.replace(".", "/") + ".py" for module in allowed} == registries


# --- adding a game ---


def test_all_that_a_game_must_give_is_told():
    from bot.games.game import Game

    page = text("docs/adding-a-game.md")
    assert [name for name in sorted(Game.__abstractmethods__) if f"`{name}`" not in page] == []


def test_all_that_a_drawing_room_must_give_is_told():
    from rendering.room import DrawingRoom
    from rendering.tile_room import TileRoom

    page = text("docs/adding-a-game.md")
    for room in (DrawingRoom, TileRoom):
        missing = [name for name in dir(room) if _is_missing(getattr(room, name))]
        assert [name for name in missing if f"`{name}`" not in page] == [], room


def _is_missing(method: object) -> bool:
    """Whether a method is one that a family must write itself."""
    abstract = getattr(method, "__isabstractmethod__", False)
    return abstract or (inspect.isfunction(method) and "raise NotImplementedError" in inspect.getsource(method))
