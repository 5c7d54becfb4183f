"""The steps of the Dockerfile in a bare folder (`python -m tests.hosting.bare`), where no image can be built.

Each COPY and RUN is done with the same words, only that the paths of the image lie in the folder, and that the user
is the one who runs this. What the last stage has no part in is thrown away, and the program is started as the image
does it. It needs a `python3` on the path, as the image has, and pip's packages.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

from tests.hosting.dockerfile import ROOT, Instruction, Stage, environment, let_in, ours

BASE = 130e6  # bytes, what the slim image of Python has before anything is added
MOST = 250e6
PATIENCE = 60.0  # seconds until the page answers
PLACE = re.compile(r"(?<![\w./*-])(/src|/opt/boneyard|/data|/tmp)(?![\w-])")


class Bare:
    """A folder that stands for the root of the image."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.at = folder, folder
        self.given: dict[str, str] = {}  # what the build is told
        self.user = next(stage.last("USER").rest.split(":")[0] for stage in ours() if stage.all("USER"))

    def here(self, text: str) -> str:
        """The same words with the paths of this machine."""
        return PLACE.sub(lambda match: f"{self.folder}{match[0]}", text)

    def do(self, step: Instruction) -> None:
        if step.word == "WORKDIR":
            self.at = Path(self.here(step.rest))
            self.at.mkdir(parents=True, exist_ok=True)
        elif step.word == "RUN":
            words = re.sub(rf"\b{self.user}\b", str(os.getuid()), self.here(step.rest))
            subprocess.run(["sh", "-euc", words], cwd=self.at, check=True, env={**os.environ, **self.given})
        elif step.word == "ARG":
            name, _, usual = step.rest.partition("=")
            self.given[name] = os.environ.get(name, usual.strip('"'))
        elif step.word == "COPY" and "from" not in step.options:
            self._copy(*step.words)

    def _copy(self, *words: str) -> None:
        *sources, target = words
        for name in sources:
            if name.removeprefix("./") not in let_in():
                raise SystemExit(f"COPY {name}: .dockerignore keeps it out")
            source, place = ROOT / name, self.at / target
            if source.is_dir():
                shutil.copytree(source, place, ignore=shutil.ignore_patterns("__pycache__", "*.db*"))
            else:
                shutil.copy(source, place / source.name)

    def keep(self, stage: Stage) -> None:
        """Throw away what a stage does not copy from those before it."""
        places = {step.words[0] for step in stage.all("COPY")}
        assert places == {step.words[1] for step in stage.all("COPY")}, "what is moved would not find itself"
        for place in ("/src", "/opt/boneyard", "/data", "/tmp"):
            if place not in places:
                shutil.rmtree(self.here(place), ignore_errors=True)
        Path(self.here("/tmp")).mkdir()
        self.at = self.folder


def size(folder: Path) -> int:
    return sum(path.lstat().st_size for path in folder.rglob("*") if not path.is_dir())


def start(bare: Bare, stage: Stage) -> None:
    """Start the program as the image does: its version, `run` without a token, and `play` until its page answers."""
    clean = {"PATH": "/usr/bin:/bin", "BONEYARD_LOG": "error"}
    env = {name: bare.here(value) for name, value in environment(stage, clean).items()}
    place = bare.here(stage.last("WORKDIR").rest)
    program = [shutil.which(stage.last("ENTRYPOINT").words[0], path=env["PATH"]) or "nothing"]
    print("$ boneyard --version", flush=True)
    subprocess.run([*program, "--version"], env=env, cwd=place, check=True)
    result = subprocess.run([*program, *stage.last("CMD").words], env=env, cwd=place, capture_output=True, check=False)
    if result.returncode != 2 or b"DISCORD_TOKEN" not in result.stderr:
        raise SystemExit(f"run without a token: status {result.returncode}, {result.stderr.decode()}")
    with subprocess.Popen(
        [*program, "play", "--no-browser", "--port", "0"], env=env, cwd=place, stdout=subprocess.PIPE, text=True
    ) as playing:
        address = answers(playing)
        playing.terminate()
        if playing.wait(PATIENCE) != 0:
            raise SystemExit(f"play ended with status {playing.returncode}")
    print(f"{address} answered; kept in the volume: {sorted(path.name for path in Path(place).iterdir())}")


def answers(playing: "subprocess.Popen[str]") -> str:
    """The address at which the page is."""
    assert playing.stdout
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and (line := playing.stdout.readline()):
        if match := re.search(r"http://[\d.:]+", line):
            with urllib.request.urlopen(match[0], timeout=10) as page:
                assert page.status == 200
            return match[0]
    playing.kill()
    raise SystemExit("play did not come up")


def main() -> int:
    with tempfile.TemporaryDirectory() as name:
        bare = Bare(Path(name))
        *before, last = ours()
        for stage in (*before, last):
            if stage is last:
                bare.keep(stage)
            print(f"# {stage.base} {stage.name}".rstrip(), flush=True)
            for step in stage.steps:
                bare.do(step)
        added = size(bare.folder)
        print(
            f"added to the image: {added / 1e6:.0f} MB; with some {BASE / 1e6:.0f} MB of Python below {MOST / 1e6:.0f}"
        )
        if BASE + added > MOST:
            return 1
        start(bare, last)
    return 0


if __name__ == "__main__":
    sys.exit(main())
