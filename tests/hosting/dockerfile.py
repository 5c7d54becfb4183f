"""A Dockerfile read into its stages, as far as ours goes: comments, lines that go on, options, lists in JSON."""

import json
import re
import shlex
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]


class Instruction(NamedTuple):
    """A line such as `COPY --from=build /a /b`: its word, its options, the rest."""

    word: str
    options: dict[str, str]
    rest: str

    @property
    def words(self) -> list[str]:
        """The rest as words: a list in JSON, or what is divided by blanks."""
        return json.loads(self.rest) if self.rest.startswith("[") else shlex.split(self.rest)


class Stage(NamedTuple):
    base: str
    name: str
    steps: list[Instruction]

    def all(self, word: str) -> list[Instruction]:
        return [step for step in self.steps if step.word == word]

    def last(self, word: str) -> Instruction:
        return self.all(word)[-1]


def read(text: str) -> list[Stage]:
    """The stages in their order."""
    bare = "\n".join(line for line in text.splitlines() if not line.lstrip().startswith("#"))
    stages: list[Stage] = []
    for line in filter(None, map(str.strip, bare.replace("\\\n", " ").splitlines())):
        word, rest = line.split(None, 1)
        if word == "FROM":
            base, _, name = rest.partition(" AS ")
            stages.append(Stage(base.strip(), name.strip(), []))
        else:
            stages[-1].steps.append(_instruction(word, rest.strip()))
    return stages


def _instruction(word: str, rest: str) -> Instruction:
    options: dict[str, str] = {}
    while match := re.match(r"--([a-z-]+)=(\S+)\s+", rest):
        options[match[1]] = match[2]
        rest = rest[match.end() :]
    return Instruction(word, options, rest)


def health(stage: Stage) -> list[str]:
    """The command that tells whether the bot is well."""
    return json.loads(stage.last("HEALTHCHECK").rest.removeprefix("CMD "))


def environment(stage: Stage, before: dict[str, str]) -> dict[str, str]:
    """What a stage's ENV lines make of an environment; `$NAME` is what was there before."""
    made = dict(before)
    for step in stage.all("ENV"):
        for pair in step.words:
            name, _, value = pair.partition("=")
            made[name] = re.sub(r"\$(\w+)", lambda match: made.get(match[1], ""), value)
    return made


def ours() -> list[Stage]:
    return read((ROOT / "Dockerfile").read_text())


def let_in() -> set[str]:
    """What `.dockerignore` lets into the image, by name; all else is left out."""
    lines = [line for line in (ROOT / ".dockerignore").read_text().splitlines() if line[:1] not in ("", "#")]
    assert lines[0] == "*"
    return {line[1:] for line in lines if line.startswith("!")}
