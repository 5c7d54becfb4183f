"""What hosts start the bot with says what the program takes: Dockerfile, compose.yaml, the unit of systemd."""

import re
import shutil
import subprocess
import tomllib
from configparser import RawConfigParser
from pathlib import Path

import pytest
import yaml

from bot import locales
from bot.app.host_settings import setting_names
from bot.cli import main
from bot.cli.errors import BAD_INPUT
from tests.hosting.dockerfile import ROOT, environment, health, let_in, ours

UNIT = ROOT / "docs" / "hosting" / "boneyard.service"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]


def is_taken(command: list[str]) -> bool:
    """Whether the program knows this command line."""
    return main([*command, "--help"]) == 0


def test_the_image_is_made_of_one_python_that_is_named() -> None:
    bases = {stage.base for stage in ours()}
    assert len(bases) == 1
    match = re.fullmatch(r"python:(3)\.(\d+)-slim-\w+", bases.pop())
    least = PROJECT["requires-python"].removeprefix(">=").split(".")
    assert match
    assert [int(match[1]), int(match[2])] >= [int(number) for number in least]


def test_the_image_has_only_what_is_let_in() -> None:
    build, final = ours()
    copied = {source.removeprefix("./") for step in build.all("COPY") for source in step.words[:-1]}
    assert copied == let_in()
    assert copied >= {"bot", "rendering", "storage", "pyproject.toml", "constraints.txt"}
    assert not any((ROOT / name).exists() is False for name in copied)
    assert all(step.options["from"] == build.name for step in final.all("COPY"))
    assert not [step for stage in ours() for step in stage.steps if step.word == "ADD"]


def test_the_image_knows_the_commit_that_it_was_made_of() -> None:
    build, _ = ours()
    assert build.all("ARG")[0].rest == 'COMMIT=""'
    written = [step.rest for step in build.all("RUN")]
    assert written[0] == 'echo "$COMMIT" > bot/commit'  # before it is installed
    assert " install " in written[1]


def test_every_argument_of_the_image_can_be_given_to_compose() -> None:
    names = {step.rest.partition("=")[0] for stage in ours() for step in stage.all("ARG")}
    composed = yaml.safe_load((ROOT / "compose.yaml").read_text())["services"]["boneyard"]["build"]["args"]
    assert names == {"COMMIT", "FONTS"}
    assert composed == {name: f"${{{name}:-}}" for name in names}


@pytest.mark.slow
@pytest.mark.parametrize(("given", "installs"), [("", 0), ("yes", 1)])
def test_the_image_has_more_fonts_only_where_they_are_asked_for(tmp_path: Path, given: str, installs: int) -> None:
    for name in ("apt-get", "find", "python3", "rm"):
        (tmp_path / name).write_text('#!/bin/sh\necho "$0 $*"\n')
        (tmp_path / name).chmod(0o755)
    build, final = ours()
    env, output = {"FONTS": given, "PATH": str(tmp_path)}, ""
    for run in (build.all("RUN")[1], final.all("RUN")[0]):
        ran = subprocess.run(["/bin/sh", "-euc", run.rest], env=env, capture_output=True, check=True, text=True)
        output += ran.stdout
    assert output.count("fonts-noto-cjk") == output.count(",fonts]") == installs


def test_the_image_is_installed_by_the_constraints_and_keeps_no_cache() -> None:
    runs = [step.rest for stage in ours() for step in stage.all("RUN")]
    (installs,) = [run for run in runs if "-m pip " in run]
    assert "PIP_CONSTRAINT=constraints.txt" in installs
    assert "--no-cache-dir" in installs
    assert "--without-pip" in installs


def test_the_image_keeps_what_is_needed_to_speak_each_language() -> None:
    (command,) = [step.rest for stage in ours() for step in stage.all("RUN") if "locale-data" in step.rest]
    assert {f"{language}*.dat" for language in locales.languages()} <= set(re.findall(r"! -name '([^']+)'", command))
    assert "root.dat" in command


def test_the_image_is_nobody_special_and_keeps_its_data_in_one_volume() -> None:
    final = ours()[-1]
    user = final.last("USER").rest
    assert re.fullmatch(r"([1-9]\d{3,}):\1", user), user
    (volume,) = [step.rest for step in final.all("VOLUME")]
    env = environment(final, {})
    assert env["BONEYARD_DATA"] == volume == final.last("WORKDIR").rest
    assert {name for name in env if name.isupper()} <= {"PATH", "HOME", *setting_names()}
    assert "DISCORD_TOKEN" not in env
    *_, made = [step.words for step in final.all("RUN")]
    assert made == ["install", "-d", "-m", "0700", "-o", user.split(":")[0], "-g", user.split(":")[1], volume]


def test_the_image_starts_the_bot_and_asks_how_it_is() -> None:
    final = ours()[-1]
    assert final.last("ENTRYPOINT").words == ["boneyard"]
    assert is_taken(final.last("CMD").words)
    assert health(final) == ["boneyard", "status"]
    assert is_taken(health(final)[1:])
    assert final.last("STOPSIGNAL").rest == "SIGTERM"


def test_compose_starts_what_the_program_takes() -> None:
    composed = yaml.safe_load((ROOT / "compose.yaml").read_text())
    (service,) = composed["services"].values()
    (volume,) = [step.rest for step in ours()[-1].all("VOLUME")]
    assert is_taken(service["command"])
    assert (ROOT / service["build"]["context"] / "Dockerfile").is_file()
    assert service["env_file"] == ".env"
    assert [mount.split(":") for mount in service["volumes"]] == [[*composed["volumes"], volume]]
    assert set(service["environment"]) <= set(setting_names())
    assert all(Path(path).is_relative_to(volume) for path in service["environment"].values())
    assert service["restart"] == "unless-stopped"
    assert service["init"] is service["read_only"] is True
    assert service["tmpfs"] == ["/tmp"]
    assert int(service["stop_grace_period"].removesuffix("s")) > 15  # what bot/cli/run.py waits


def unit() -> dict[str, dict[str, str]]:
    parser = RawConfigParser(strict=True)
    parser.optionxform = str
    parser.read_string(UNIT.read_text())
    return {name: dict(parser[name]) for name in parser.sections()}


def test_the_unit_starts_the_bot_again_unless_only_its_host_can_mend_it() -> None:
    service = unit()["Service"]
    program, *command = service["ExecStart"].split()
    assert program == service["WorkingDirectory"] + "/.venv/bin/boneyard"
    assert is_taken(command)
    assert service["Restart"] == "always"
    assert service["RestartPreventExitStatus"] == str(BAD_INPUT)
    assert (service["Type"], int(service["WatchdogSec"]) > 30) == ("notify", True)
    assert 3600 / int(unit()["Unit"]["StartLimitBurst"]) > int(service["RestartSec"])


@pytest.mark.slow
@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="there is no systemd here")
def test_systemd_finds_nothing_wrong_with_the_unit(tmp_path: Path) -> None:
    """The program and its user are not there, so others stand for them."""
    text = re.sub(r"(?m)^ExecStart=.*", "ExecStart=/bin/true", UNIT.read_text())
    text = re.sub(r"(?m)^User=.*", "User=daemon", text)
    (tmp_path / UNIT.name).write_text(text)
    ran = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", tmp_path / UNIT.name], capture_output=True, text=True, check=False
    )
    assert (ran.returncode, ran.stderr) == (0, "")
