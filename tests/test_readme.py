"""README.md and the pages behind it are true: their commands run, their games and settings are those that there are."""

import asyncio
import os
import re
import shlex
from pathlib import Path

import pytest

from bot.app.store import BotStore
from bot.cli import main
from bot.games.registry import GAMES
from bot.games.text.reader import Reader
from bot.play.pages.settings import setting_name, table_setting_name, table_value_name, value_name
from bot.tables import SETTINGS, SettingKey
from bot.tables.settings import Setting

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[1]
README, DATA, FAIR_PLAY, LEAGUE, PLAYING, SETTINGS_PAGE = (
    (ROOT / name).read_text()
    for name in (
        "README.md",
        "docs/hosting/data.md",
        "docs/fair-play.md",
        "docs/league.md",
        "docs/playing.md",
        "docs/hosting/settings.md",
    )
)
COMMANDS = [
    line.strip()
    for block in re.findall(r"^ *```sh\n(.*?)^ *```$", README + DATA + FAIR_PLAY, re.MULTILINE | re.DOTALL)
    for line in block.splitlines()
]
INSTALL = "python3 -m venv .venv && .venv/bin/pip install -c constraints.txt -e "
TRY = f"{INSTALL}. && .venv/bin/boneyard play"
TEST = f'{INSTALL}".[test]" && .venv/bin/pytest'
NOT_RUN = {
    TRY: "makes an environment here; .ci/run does it in a copy, with the system's own Python",
    TEST: "would run these tests within themselves; .ci/run does it in a copy",
    ".venv/bin/boneyard play": "serves until it is stopped: .ci/run, tests/cli/test_play.py",
    "git rev-parse HEAD": "needs a repository",
    "git pull": "needs the network",
    ".venv/bin/pip install -c constraints.txt -e .": "the same as in the first command",
    "boneyard run": "needs a token and Discord: tests/cli/test_run.py",
    "boneyard league import matches.csv --server ID": "asks, and needs a file: tests/cli/test_league_import.py",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder in which the bot ran before, so that there is a database."""
    (tmp_path / "boneyard-data").mkdir(mode=0o700)

    async def make() -> None:
        async with await BotStore.open(tmp_path / "boneyard-data" / "boneyard.db"):
            pass

    asyncio.run(make())
    return tmp_path


def test_every_command_runs_in_the_order_of_the_page(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In this process, with no settings: `tests/cli/test_program.py` starts the program as a shell does."""
    monkeypatch.chdir(folder)
    for name in [name for name in os.environ if name.startswith(("BONEYARD_", "DISCORD_", "LC_", "LANG"))]:
        monkeypatch.delenv(name)
    ran = [command for command in COMMANDS if command not in NOT_RUN]
    assert len(ran) >= 5
    for command in ran:
        name, *arguments = shlex.split(command)
        status = main([*arguments, *(["--seconds", "0.1"] if arguments[0] == "review" else [])])
        output = capsys.readouterr()
        assert (name, status, output.err) == ("boneyard", 0, ""), (command, output)
        assert output.out.strip()
    made = {path.name: path.stat().st_size for path in folder.iterdir() if path.is_file()}
    assert {"boneyard-backup.db", "games.jsonl", "table.png", "hand.png", "round.gif"} == set(made)
    assert min(made.values()) > 1000


def test_what_is_not_run_is_on_the_page_and_has_a_reason() -> None:
    assert set(NOT_RUN) <= set(COMMANDS)
    assert all(NOT_RUN.values())


def test_the_two_commands_that_everybody_needs_are_there() -> None:
    assert COMMANDS[:2] == [TRY, ".venv/bin/boneyard play"]
    assert TEST in COMMANDS


def test_the_first_command_is_there_for_windows_in_the_same_steps() -> None:
    (block,) = re.findall(r"^```powershell\n(.*)\n```$", README, re.MULTILINE)
    steps = block.replace("Scripts\\", "bin/").replace("\\", "/").split("; ")
    assert ["python3 " + steps[0].removeprefix("py "), *steps[1:]] == TRY.split(" && ")


def test_the_readme_is_short() -> None:
    assert len(README.encode()) <= 10_000


def test_no_page_tells_of_a_release_before_there_is_one() -> None:
    released = re.findall(r"^## \[\d", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert bool(released) != ("There are no releases yet" in DATA)


def test_the_commands_in_discord_are_those_that_there_are() -> None:
    files = [ROOT / "bot/locales/en" / f"{name}.ftl" for name in ("commands", "nights")]
    written = "\n".join(path.read_text() for path in files)
    names = {name.split("-")[0] for name in re.findall(r"^command-([a-z-]+) =$", written, re.MULTILINE)}
    documented = set(re.findall(r"`/([a-z]+)[ `]", README + PLAYING + LEAGUE + DATA + FAIR_PLAY + SETTINGS_PAGE))
    assert documented == names
    assert len(re.findall(r"^\| `/", README, re.MULTILINE)) == 10


def test_links_and_pictures_are_there() -> None:
    targets = re.findall(r"\]\(([^)]+)\)|<img src=\"([^\"]+)\"", README)
    local = [link or picture for link, picture in targets if not (link or picture).startswith("https://")]
    assert len(local) >= 10
    assert [target for target in local if not (ROOT / target).exists()] == []


def test_pictures_have_words_and_are_small() -> None:
    pages = README + PLAYING + LEAGUE
    assert len(re.findall(r"<img [^>]*>", pages)) == len(re.findall(r'<img [^>]*alt="[^"]{20,}"', pages))
    used = {Path(source).name for source in re.findall(r'<img src="([^"]+)"', pages)}
    assert {path.name for path in (ROOT / "docs/images").glob("*.png")} == used
    sizes = [path.stat().st_size for path in (ROOT / "docs/images").iterdir()]
    assert len(sizes) >= 6
    assert max(sizes) < 150 * 1024


def test_the_games_that_can_be_played_are_those_of_the_registry() -> None:
    rows = re.findall(r"^\| .* \| `([^|]*)` \| (\d) to (\d) \|$", README, re.MULTILINE)
    games = [(name, int(low), int(high)) for name, low, high in rows]
    assert games == [(name, game.seats.start, game.seats.stop - 1) for name, game in GAMES.items()]


def test_the_settings_of_a_table_are_those_that_can_be_set() -> None:
    """A row for each whose values are the same in every game: which, the usual one first, until when, and where."""
    row = r"^\| ([^|]*) \| \*\*([^|]*)\*\*, ([^|]*) \| (begins|is over) \| (yes|no) \|$"
    rows = [tuple(cells) for cells in re.findall(row, SETTINGS_PAGE, re.MULTILINE)]
    assert rows == [_settings_row(key, setting, Reader()) for key, setting in SETTINGS.items() if setting.values]


def _settings_row(key: SettingKey, setting: Setting, reader: Reader) -> tuple[str, ...]:
    name = setting_name(setting.usual, reader) if setting.usual else table_setting_name(key, reader)
    first, *others = (
        value_name(setting.usual, value, reader) if setting.usual else table_value_name(key, value, reader)
        for value in sorted(setting.values, key=lambda value: value != setting.first)
    )
    until = "begins" if setting.before_match else "is over"
    return name, first, ", ".join(others), until, "yes" if setting.usual else "no"
