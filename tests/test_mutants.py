"""The tool that mutates requests: what it changes, how it judges, and that it knows every route with a body."""

from collections.abc import Iterator
from typing import Any

import pytest

from bot.sandbox.rest import api as rest_api
from tests.sandbox.fuzzing import operations
from tests.sandbox.schema import needs_schema
from tests.tools.mutants.bodies import SAMPLES, Sample
from tests.tools.mutants.command import main
from tests.tools.mutants.judge import Case, is_valid, judged
from tests.tools.mutants.mutate import Mutant, mutants
from tests.tools.mutants.reasons import reason
from tests.tools.mutants.scene import Scene

pytestmark = pytest.mark.slow


def changed(body: Any) -> dict[tuple[str, str], Any]:
    return {(mutant.where, mutant.what): mutant.body for mutant in mutants(body)}


def test_each_value_is_changed_in_each_way_and_nothing_else_is() -> None:
    body = {"name": "go", "options": [{"type": 3}]}
    bodies = changed(body)
    assert body == {"name": "go", "options": [{"type": 3}]}
    assert bodies["name", "left out"] == {"options": [{"type": 3}]}
    assert bodies["name", "None"] == {"name": None, "options": [{"type": 3}]}
    assert len(bodies["name", "5000 long"]["name"]) == 5000
    assert bodies["options.0.type", "99"] == {"name": "go", "options": [{"type": 99}]}
    assert bodies["options.0", "left out"] == {"name": "go", "options": []}
    assert bodies["options.0", "one key more"]["options"] == [{"type": 3, "unknown_key": 1}]
    assert len(bodies["options", "101 long"]["options"]) == 101
    assert bodies["body", "[]"] == []
    assert ("id", "'-1'") in changed({"id": "5"})
    assert ("name", "'-1'") not in bodies


def case(status: int, valid: bool, refused: str = "", where: str = "x", what: str = "5") -> Case:
    return Case(SAMPLES[0], Mutant(where, what, {}), status, refused, valid)


@pytest.mark.parametrize(
    ("status", "valid", "verdict"),
    [
        (200, True, "agree"), (204, True, "agree"), (400, False, "agree"), (200, False, "laxer"),
        (403, True, "stricter"), (500, True, "broken"), (500, False, "broken"),
    ],
)  # fmt: skip
def test_two_judges_agree_or_one_is_stricter(status: int, valid: bool, verdict: str) -> None:
    assert case(status, valid).verdict == verdict


def test_a_reason_is_for_its_place_alone() -> None:
    assert reason(case(400, True, "UNKNOWN_KEY at x")) is not None
    assert reason(case(400, True, "NUMBER_TYPE_MAX at flags", "flags")) is not None
    assert reason(case(400, True, "NUMBER_TYPE_MAX at max_length", "options.0.max_length")) is None


def routes() -> Iterator[tuple[str, str]]:
    """All routes of the sandbox that take a body and do something with it."""
    with_schema = {(method, shape(path)) for method, path, schema in operations() if schema}
    for module in rest_api._MODULES:
        for method, template, _ in module.ROUTES.all:
            if (method, shape(template)) in with_schema:
                yield method, shape(template)


def shape(template: str) -> str:
    return "/".join("{}" if part.startswith("{") else part for part in template.split("/"))


@needs_schema
def test_there_is_a_sample_for_every_route_with_a_body() -> None:
    samples = {(sample.method, shape(sample.template)) for sample in SAMPLES}
    assert set(routes()) <= samples
    assert len(samples) == 13


@needs_schema
async def test_both_judges_take_every_sample() -> None:
    async with Scene() as scene:
        for sample in SAMPLES:
            status, answer = await scene.ask(sample, sample.body)
            assert status < 300, (sample.method, sample.template, answer)
            assert is_valid(sample, sample.body), (sample.method, sample.template)


@needs_schema
async def test_what_is_taken_and_should_not_be_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    sample = next(sample for sample in SAMPLES if sample.template.endswith("/emojis"))
    async with Scene() as scene:
        judgements = [judgement async for judgement in judged(scene, sample)]
        assert {judgement.verdict for judgement in judgements} == {"agree", "stricter"}
        assert {reason(judgement) is None for judgement in judgements if judgement.verdict == "stricter"} == {False}

        async def takes_all(_sample: Sample, _body: Any) -> tuple[int, dict[str, Any]]:
            return 200, {}

        monkeypatch.setattr(scene, "ask", takes_all)
        assert "laxer" in {judgement.verdict async for judgement in judged(scene, sample)}


@needs_schema
def test_the_tool_tells_a_line_for_each_route(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["mutants", "--only", "emojis", "--reasons"])
    assert main() == 0
    output = capsys.readouterr().out
    assert "POST /applications/{application_id}/emojis" in output
    assert "a bot that sends one has a mistake" in output
