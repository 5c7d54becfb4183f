"""What hosts start several processes with says what the program takes, and leaves no shard to nobody."""

import subprocess
from configparser import RawConfigParser

import pytest
import yaml

from bot.app.host_settings import setting_names
from bot.app.status.report import UNANSWERED
from bot.fleet import read_shards
from tests.hosting.dockerfile import ROOT
from tests.hosting.test_files import is_taken

FOLDER = ROOT / "docs" / "hosting"


def shards_of(command: list[str]) -> tuple[tuple[int, ...], int]:
    return read_shards(command[command.index("--shards") + 1])


def are_all(shares: list[tuple[tuple[int, ...], int]]) -> bool:
    """Whether each shard is somebody's, once."""
    return (
        sorted(shard for shards, _ in shares for shard in shards) == [*range(shares[0][1])]
        and len({of for _, of in shares}) == 1
    )


def stand_in(commands: list[list[str]]) -> bool:
    """Whether the others may take the shards of any process."""
    counts = [len(shards_of(command)[0]) for command in commands]
    spare = [int(command[command.index("--spare") + 1]) for command in commands]
    return all(sum(spare) - spare[n] >= counts[n] for n in range(len(commands)))


def test_compose_starts_processes_that_have_all_shards() -> None:
    services = yaml.safe_load((FOLDER / "compose.fleet.yaml").read_text())["services"]
    bots = [services[name] for name in ("low", "high")]
    assert all(is_taken(bot["command"]) for bot in bots)
    assert are_all([shards_of(bot["command"]) for bot in bots])
    assert stand_in([bot["command"] for bot in bots])
    assert all({*bot["environment"]} <= {*setting_names()} for bot in bots)
    assert len({bot["volumes"][0] for bot in bots}) == 2


def test_the_template_of_systemd_starts_what_its_name_says() -> None:
    unit = RawConfigParser(strict=False)
    unit.optionxform = str
    unit.read(FOLDER / "boneyard@.service")
    shares, commands = [], []
    for name in ("0-7", "8-15"):
        program, *command = unit["Service"]["ExecStart"].replace("%i", name).split()
        assert program.endswith("/boneyard")
        assert is_taken(command)
        shares.append(shards_of(command))
        commands.append(command)
    assert are_all(shares)
    assert stand_in(commands)
    assert "%i" in unit["Service"]["Environment"]


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["livenessProbe", "readinessProbe"])
def test_a_statefulset_gives_each_its_shards(kind: str) -> None:
    made = next(yaml.safe_load_all((FOLDER / "statefulset.yaml").read_text()))["spec"]
    (bot,) = made["template"]["spec"]["containers"]
    (line,) = bot["args"]
    shares, commands = [], []
    for number in range(made["replicas"]):
        script = line.replace("exec boneyard", "echo")
        result = subprocess.run(
            ["/bin/sh", "-c", script],
            env={"HOSTNAME": f"boneyard-{number}"},
            capture_output=True,
            text=True,
            check=True,
        )
        assert is_taken(result.stdout.split())
        shares.append(shards_of(result.stdout.split()))
        commands.append(result.stdout.split())
    assert are_all(shares)
    assert stand_in(commands)
    assert bot[kind]["httpGet"]["path"] == {"livenessProbe": "/live", "readinessProbe": "/ready"}[kind]


def test_a_statefulset_waits_while_its_database_is_started_again() -> None:
    made = next(yaml.safe_load_all((FOLDER / "statefulset.yaml").read_text()))["spec"]["template"]["spec"]
    probe = made["containers"][0]["livenessProbe"]
    assert UNANSWERED + probe["periodSeconds"] * (probe["failureThreshold"] - 1) > 60
