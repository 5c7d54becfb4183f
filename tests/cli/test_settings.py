import os
import re
from pathlib import Path

import pytest
from pydantic import SecretStr

from bot.app import host_settings
from bot.app.host_settings import (
    Fault,
    Settings,
    SettingsError,
    allowed_values,
    cores,
    load_settings,
    quota,
    setting_name,
    setting_names,
    usual_drawers,
)
from tests.cli.conftest import Program

ROOT = Path(__file__).parents[2]
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcdE.not-a-real-token-but-of-the-same-shape"


def example() -> dict[str, str]:
    """The settings of .env.example with their values."""
    lines = (ROOT / ".env.example").read_text().splitlines()
    return dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))


def test_the_example_has_every_setting_in_order_with_its_default() -> None:
    examples = example()
    assert tuple(examples) == setting_names()
    defaults = Settings(_env_file=None)
    for field in Settings.model_fields:
        value = getattr(defaults, field)
        written = str(value).lower() if isinstance(value, bool) else "" if value is None else str(value)
        assert examples[setting_name(field)] == written


def test_the_example_itself_can_be_used() -> None:
    Path(".env").write_text((ROOT / ".env.example").read_text())
    assert load_settings() == Settings(_env_file=None)


def test_every_setting_is_explained_in_the_example() -> None:
    lines = (ROOT / ".env.example").read_text().splitlines()
    for name in setting_names():
        at = next(n for n, line in enumerate(lines) if line.startswith(f"{name}="))
        assert lines[at - 1].startswith("# ")
        for value in filter(None, allowed_values(name).split(", ")):
            assert any(value in line for line in lines[at - 3 : at] if line.startswith("#")) or value == "false"


def test_the_page_for_hosts_has_the_same_settings() -> None:
    page = (ROOT / "docs/hosting/settings.md").read_text()
    rows = re.findall(r"^\| *`((?:BONEYARD|DISCORD)_[A-Z_]+)` *\|", page, re.MULTILINE)
    assert tuple(rows) == setting_names()


def test_the_environment_goes_before_the_file_and_the_command_line_before_both(monkeypatch: pytest.MonkeyPatch) -> None:
    Path(".env").write_text("BONEYARD_DATA=file\nBONEYARD_LOG=error\n")
    assert load_settings().data == Path("file")
    monkeypatch.setenv("BONEYARD_DATA", "environment")
    assert load_settings().data == Path("environment")
    settings = load_settings(data=Path("given"))
    assert (settings.data, settings.log) == (Path("given"), "error")
    assert load_settings(data=None).data == Path("environment")


def test_the_databases_of_run_and_play_are_two_files() -> None:
    settings = load_settings()
    assert settings.file.parent == settings.sandbox_database.parent == Path("boneyard-data")
    assert settings.file != settings.sandbox_database


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("", Path("boneyard-data/boneyard.db")),
        ("/srv/other.db", Path("/srv/other.db")),
        ("postgresql://anna:a%40b@db:5433/boneyard", "postgresql://anna:a%40b@db:5433/boneyard"),
        ("postgres://db/boneyard", "postgres://db/boneyard"),
    ],
)
def test_the_database_is_a_file_or_on_a_server(text: str, place: Path | str) -> None:
    Path(".env").write_text(f"BONEYARD_DATABASE={text}\n")
    settings = load_settings()
    assert settings.place == place
    assert settings.file == Path("boneyard-data/boneyard.db")
    assert "a%40b" not in repr(settings)


@pytest.mark.parametrize(
    "text",
    [
        "postgressql://anna:sesame@db/boneyard",
        "postgresql:/anna:sesame@db/boneyard",
        "PostgreSQL://anna:sesame@db/boneyard",
        "mysql://anna:sesame@db/boneyard",
        "host=db password=sesame",
        "dbname = boneyard user=anna password='sesame'",
    ],
)
def test_an_address_with_a_slip_is_taken_for_no_file(program: Program, monkeypatch, text: str) -> None:
    monkeypatch.setenv("BONEYARD_DATABASE", text)
    for command in (("run",), ("backup", "copy.db"), ("doctor",)):
        ran = program(*command)
        assert "sesame" not in ran.out + ran.err
        assert "BONEYARD_DATABASE has a value that doesn't work" in ran.out + ran.err
        assert ran.status


def test_an_empty_value_is_none() -> None:
    Path(".env").write_text("DISCORD_TOKEN=\nBONEYARD_LOG=\n")
    assert load_settings().discord_token is None
    assert load_settings().log == "info"


@pytest.mark.parametrize(
    ("line", "near"),
    [
        ("BONEYARD_LOGS=debug", "BONEYARD_LOG"),
        ("BONEYARD_DTA=x", "BONEYARD_DATA"),
        ("DISCORD_TOKN=x", "DISCORD_TOKEN"),
        ("TOKEN=x", "DISCORD_TOKEN"),
        ("QUITE_ELSE=x", ""),
        ("THEME=dark", "BONEYARD_THEME"),
        ("DATA=x", "BONEYARD_DATA"),
        ("log=debug", "BONEYARD_LOG"),
        ("FOO=", ""),
        ("FOO_BAR='a value'", ""),
    ],
)
def test_a_typo_in_the_file_is_told_with_the_near_name(line: str, near: str) -> None:
    Path(".env").write_text(f"{line}\n")
    with pytest.raises(SettingsError) as caught:
        load_settings()
    assert caught.value.faults == [Fault("unknown", line.split("=")[0].upper(), near, 1)]


@pytest.mark.parametrize("command", ["run", "play", "doctor", "backup x"])
def test_every_command_with_settings_tells_of_a_typo(program: Program, command: str) -> None:
    Path(".env").write_text(f"BONEYARD_LOGG=debug\nDISCORD_TOKEN={TOKEN}\n")
    ran = program(*command.split())
    if command == "doctor":
        assert ran.status == 1
        assert "BONEYARD_LOGG" in ran.out
        assert "BONEYARD_LOG?" in ran.out
    else:
        ran.complains("BONEYARD_LOGG", "BONEYARD_LOG?")
    assert TOKEN not in ran.out + ran.err


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("LOG", "loud"),
        ("THEME", "pink"),
        ("TILES", "1"),
        ("LOG_JSON", "perhaps"),
        ("THINKERS", "0"),
        ("THINKERS", "17"),
        ("THINKERS", "many"),
    ],
)
def test_a_bad_value_is_told_with_what_is_allowed(program: Program, name: str, value: str, monkeypatch) -> None:
    monkeypatch.setenv(f"BONEYARD_{name}", value)
    allowed = allowed_values(f"BONEYARD_{name}")
    assert allowed
    program("run").complains(f"BONEYARD_{name} ", allowed)


def test_a_file_that_is_no_text_is_told(program: Program) -> None:
    Path(".env").write_bytes(b"\xff\xfe\x00DISCORD")
    program("run").complains(".env", "UTF-8")


def test_a_folder_in_place_of_the_file_is_told(program: Program) -> None:
    Path(".env").mkdir()
    program("run").complains(".env is a folder")


def test_a_file_that_this_user_may_not_read_is_told(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    def closed(*_: object) -> str:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "read_text", closed)
    program("run").complains(".env cannot be read", "Permission denied")


@pytest.mark.parametrize(
    "line", ["DISCORD_TOKEN: x", "DISCORD_TOKEN:x", 'DISCORD_TOKEN="x', "DISCORD_TOKEN", "export BONEYARD_LOG", TOKEN]
)
def test_a_line_that_cannot_be_read_is_told_by_its_number_alone(program: Program, line: str, caplog) -> None:
    Path(".env").write_text(f"# mine\n\n\n{line}\nBONEYARD_LOG=debug\n")
    ran = program("run")
    ran.complains("Line 4 of .env", "NAME=value")
    assert TOKEN[:10] not in ran.err
    assert caplog.records == []


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_a_mark_before_the_first_name_is_no_part_of_it(end: str) -> None:
    Path(".env").write_bytes(f"\ufeffBONEYARD_LOG=debug{end}boneyard_theme=dark{end}".encode())
    assert (load_settings().log, load_settings().theme) == ("debug", "dark")


@pytest.mark.parametrize("name", [TOKEN, TOKEN.split(".")[0], "x" * 40, "BON\x1b[2J"])
def test_what_is_no_name_is_not_told_whole(program: Program, name: str) -> None:
    Path(".env").write_text(f"{name}=x\n")
    ran = program("run")
    ran.complains(f"{name[:3].upper()}", "…", "line 1")
    assert name[5:].upper() not in ran.err.upper()
    assert "\x1b" not in ran.err


def test_no_value_is_in_the_error_of_a_setting() -> None:
    Path(".env").write_text(f"DISCORD_TOKE={TOKEN}\n")
    with pytest.raises(SettingsError) as caught:
        load_settings()
    assert TOKEN not in repr(caught.value)
    assert caught.value.__context__ is None or caught.value.__suppress_context__


def test_the_token_is_hidden_in_the_settings() -> None:
    settings = Settings(_env_file=None, DISCORD_TOKEN=SecretStr(TOKEN))
    assert TOKEN not in repr(settings)


def test_a_typo_of_two_settings_is_told_in_two_lines(program: Program) -> None:
    Path(".env").write_text("BONEYARD_LOGG=debug\nBONEYARD_THEM=dark\n")
    ran = program("run")
    assert ran.status == 2
    assert len(ran.err.splitlines()) == 2


def test_a_folder_that_no_system_can_name_is_refused(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    Path(".env").write_text('BONEYARD_DATA="a\0b"\n')
    for command in (("play", "--no-browser", "--port", 0), ("run",), ("backup", "copy.db")):
        program(*command).complains("BONEYARD_DATA")
    Path(".env").unlink()
    monkeypatch.setenv("BONEYARD_DATA", os.fsdecode(b"\xff\xfe"))
    program("play", "--no-browser", "--port", 0).complains("BONEYARD_DATA")
    program("backup", "copy.db", "--data", os.fsdecode(b"\xff")).complains("BONEYARD_DATA")


def test_the_quota_of_a_container_is_read_and_rounded_up() -> None:
    assert [quota(text) for text in ("200000 100000\n", "150000 100000", "5000 100000")] == [2, 2, 1]
    assert [quota(text) for text in ("max 100000\n", "", "many", "1 0")] == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("limits", "processors"),
    [([], 8), (["max 100000"], 8), (["max 100000", "300000 100000"], 3), (["200000 100000"], 2), (["5000 100000"], 1)],
)
def test_processors_that_a_quota_takes_away_do_not_draw(
    monkeypatch: pytest.MonkeyPatch, limits: list[str], processors: int
) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: set(range(8)), raising=False)
    monkeypatch.setattr(host_settings, "_limits", lambda: iter(limits))
    assert cores() == processors
    assert usual_drawers() == {8: 4, 3: 3, 2: 2, 1: 0}[processors]
