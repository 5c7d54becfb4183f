"""What people who want to contribute look for: workflow, forms for reports, hooks, tested Pythons."""

import re
import tomllib
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]


def test_the_workflow_runs_what_decides_and_each_python_that_is_named() -> None:
    jobs = yaml.safe_load((ROOT / ".github/workflows/ci.yml").read_text())["jobs"]
    assert jobs["run"]["steps"][-1]["run"] == ".ci/run"
    pythons = jobs["python"]["strategy"]["matrix"]["python"]
    least = PROJECT["requires-python"].removeprefix(">=")
    named = re.findall(r"Python :: (3\.\d+)", "\n".join(PROJECT["classifiers"]))
    assert named[0] == pythons[0] == least
    assert set(named) <= set(pythons)


@pytest.mark.parametrize("name", ["fault", "ruling"])
def test_each_form_asks_for_what_a_report_needs(name: str) -> None:
    form = yaml.safe_load((ROOT / f".github/ISSUE_TEMPLATE/{name}.yml").read_text())
    asked = {field["id"] for field in form["body"] if field.get("validations", {}).get("required")}
    assert {"fault": "doctor", "ruling": "record"}[name] in asked
    assert {"name", "description", "body"} <= set(form)


def test_the_hooks_have_the_ruff_with_which_everything_was_checked() -> None:
    (hooks,) = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text())["repos"]
    assert f"ruff=={hooks['rev'].removeprefix('v')}\n" in (ROOT / "constraints.txt").read_text()
