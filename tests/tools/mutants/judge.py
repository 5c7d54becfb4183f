"""A mutant before two judges: the sandbox, and Discord's own description of its API."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any, Literal

from tests.sandbox.schema import document, pointer, validator
from tests.tools.mutants.bodies import Sample
from tests.tools.mutants.mutate import Mutant, mutants
from tests.tools.mutants.scene import Scene

Verdict = Literal["agree", "laxer", "stricter", "broken"]


@dataclass(frozen=True, slots=True)
class Case:
    """What became of a mutant: `refused` is the sandbox's word for why, `valid` what the description says."""

    sample: Sample
    mutant: Mutant
    status: int
    refused: str
    valid: bool

    @property
    def verdict(self) -> Verdict:
        """Whether the two judges say the same, and if not, which one is stricter."""
        taken = self.status < 300
        if self.status >= 500:
            return "broken"
        if taken is self.valid:
            return "agree"
        return "laxer" if taken else "stricter"


async def judged(scene: Scene, sample: Sample) -> AsyncIterator[Case]:
    """All mutants of a sample, each with what both judges say of it; the sample itself comes first."""
    for mutant in (Mutant("body", "as it is", sample.body), *mutants(sample.body)):
        status, answer = await scene.ask(sample, mutant.body)
        refused = _reason(answer) if status >= 300 else ""
        yield Case(sample, mutant, status, refused, is_valid(sample, mutant.body))


def is_valid(sample: Sample, body: Any) -> bool:
    """True if the description has nothing against the body on the sample's route."""
    ref = pointer("components", "schemas", sample.schema) if sample.schema else _ref(sample)
    return bool(validator(ref).is_valid(body))


def _ref(sample: Sample) -> str:
    operation = ("paths", sample.template, sample.method.lower())
    assert sample.template in document()["paths"], sample.template
    return pointer(*operation, "requestBody", "content", "application/json", "schema")


def _reason(answer: dict[str, Any]) -> str:
    """The short code of a refused form, or the number of another refusal."""
    node = answer.get("errors", answer)
    path = []
    while isinstance(node, dict) and "_errors" not in node and "errors" in answer:
        key = next(iter(node))
        path.append(key)
        node = node[key]
    if "errors" not in answer:
        return str(answer.get("code"))
    return f"{node['_errors'][0]['code']} at {'.'.join(path) or 'body'}"
