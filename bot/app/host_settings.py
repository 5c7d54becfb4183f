"""The settings of a host: from the environment, or from the file `.env` in the working folder."""

import difflib
import io
import os
import re
from collections.abc import Iterator
from contextlib import suppress
from math import ceil
from pathlib import Path
from typing import Any, Literal, NamedTuple, get_args

from dotenv.parser import Binding, parse_stream
from pydantic import Field, SecretStr, ValidationError, ValidationInfo, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from storage import Place, is_dsn

ENV_FILE = ".env"
PREFIX = "BONEYARD_"
DATABASE = "boneyard.db"
MOST_THINKERS = 16
MOST_DRAWERS = 8
_PLACE = re.compile(r"(?:(?P<host>\[[0-9a-fA-F:.]+\]|[A-Za-z0-9._-]+):)?(?P<port>[0-9]{1,5})")
_MOST_PORT = 65535
# What stands between answers as Discord does, from the version on; a user or a question in it could be a secret.
_API = re.compile(
    r"https?://(?:\[[0-9a-fA-F:.]+\]|[A-Za-z0-9._-]+)(?::(?P<port>[0-9]{1,5}))?(?:/[A-Za-z0-9._~-]+)*/api/v10/?"
)
_ENCODING = "utf-8-sig"  # some editors put a mark before the first name
_ALIKE = 0.5
# What is no file: another kind of address, one with a slip of the pen, or one in words. A password may be in each.
_NO_FILE = re.compile(r"://|^postgres\w*:|\b(?:host|dbname|user|password|service) *=")
# What a setting may be, where no list of words says it.
_ALLOWED = {
    "thinkers": f"1 to {MOST_THINKERS}",
    "drawers": f"0 to {MOST_DRAWERS}",
    "health": "PORT, HOST:PORT",
    "discord_api": "http://HOST:PORT/api/v10",
    "database": "FILE, postgresql://USER:PASSWORD@HOST/DATABASE",
}
_USUAL_DRAWERS = 4
_NAME = re.compile(r"[A-Z0-9_-]{1,20}")  # what cannot be a token in the place of a name
_BEGIN = re.compile(r"[A-Z0-9_-]{0,4}")


def cores() -> int:
    """Return how many processors this process may use: those of its affinity, or of its cgroup's quota if fewer."""
    free = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min([free, *(quota(text) or free for text in _limits())]))


def quota(text: str) -> int:
    """Return how many processors a `cpu.max` such as `150000 100000` is for, rounded up; 0 if it sets no limit."""
    match = re.fullmatch(r"(\d+) ([1-9]\d*)", text.strip())
    return ceil(int(match[1]) / int(match[2])) if match else 0


def _limits() -> Iterator[str]:
    """Yield the `cpu.max` of our cgroup (version 2) and of those above it, where there are such files."""
    with suppress(OSError):
        match = re.search("^0::/(.*)$", Path("/proc/self/cgroup").read_text("utf-8"), re.MULTILINE)
        folder = Path("/sys/fs/cgroup", match[1] if match else "")
        for file in (folder / "cpu.max", *(above / "cpu.max" for above in folder.parents)):
            if file.is_file():
                yield file.read_text("utf-8")


def usual_drawers() -> int:
    """Return how many processes draw where a host doesn't say: one for each processor, at most four; none on one."""
    return min(cores(), _USUAL_DRAWERS) if os.name == "posix" and cores() > 1 else 0


class Settings(BaseSettings):
    """Every setting, with its default. The name in the environment is `setting_name(field)`."""

    model_config = SettingsConfigDict(
        env_file=ENV_FILE,
        env_file_encoding=_ENCODING,
        env_prefix=PREFIX,
        env_ignore_empty=True,
        extra="forbid",
        frozen=True,
        hide_input_in_errors=True,
    )

    discord_token: SecretStr | None = Field(default=None, validation_alias="DISCORD_TOKEN")
    data: Path = Path("boneyard-data")
    database: SecretStr | None = None
    backups: Path | None = None
    theme: Literal["light", "dark"] = "dark"
    tiles: Literal["emojis", "words"] = "emojis"
    faces: Literal["on", "off"] = "on"
    thinkers: int = Field(default=1, ge=1, le=MOST_THINKERS)
    drawers: int | None = Field(default=None, ge=0, le=MOST_DRAWERS)
    log: Literal["debug", "info", "warning", "error"] = "info"
    log_json: bool = False
    health: str | None = None
    discord_api: str | None = None

    @field_validator("data", "backups")
    @classmethod
    def _nameable(cls, folder: Path | None) -> Path | None:
        """Refuse what no file system has as a name: a NUL, or bytes that are no text."""
        if folder is not None and ("\0" in str(folder) or not _is_text(str(folder))):
            raise ValueError("name")
        return folder

    @field_validator("database")
    @classmethod
    def _database(cls, place: SecretStr | None) -> SecretStr | None:
        """Refuse what is neither a server's address nor a file that can have a name."""
        if place is not None:
            place_of(place.get_secret_value())
        return place

    @field_validator("health", "discord_api")
    @classmethod
    def _address(cls, place: str | None, info: ValidationInfo) -> str | None:
        """Return the address without a slash at its end; refuse what is none, or not of the API's version."""
        pattern = _PLACE if info.field_name == "health" else _API
        match = None if place is None else pattern.fullmatch(place)
        if place is not None and (match is None or not 0 < int(match["port"] or 1) <= _MOST_PORT):
            raise ValueError("place")
        return place and place.rstrip("/")

    @property
    def health_place(self) -> tuple[str, int] | None:
        """Return host and port at which monitors can ask, this machine's own if no host is named; None: nowhere."""
        match = None if self.health is None else _PLACE.fullmatch(self.health)
        return None if match is None else ((match["host"] or "127.0.0.1").strip("[]"), int(match["port"]))

    @property
    def place(self) -> Place:
        """Return where `run` keeps everything: a file, or a server's address, which is a secret."""
        return self.file if self.database is None else place_of(self.database.get_secret_value())

    @property
    def file(self) -> Path:
        """Return the database in the folder, beside which `run` keeps what is no part of any: faces, its status."""
        return self.data / DATABASE

    @property
    def sandbox_database(self) -> Path:
        """Return the file in which `play` keeps everything: never that of the real bot."""
        return self.data / "sandbox.db"

    @property
    def sandbox_world(self) -> Path:
        """Return the file in which `play` keeps the people, channels and messages of its own Discord."""
        return self.data / "sandbox-world.db"


def place_of(text: str) -> Place:
    """Return the place that a text names: a server's address, or a file; ValueError if it can be neither."""
    if not _is_text(text) or "\0" in text or (not is_dsn(text) and _NO_FILE.search(text)):
        raise ValueError("place")
    return text if is_dsn(text) else Path(text)


def _is_text(name: str) -> bool:
    return name.encode(errors="replace").decode() == name  # half of a pair of surrogates is replaced


class Fault(NamedTuple):
    """A fault in one setting, or in one line of the file (`line`, from 1; 0: in no line).

    `code` is `unknown` (`hint`: the setting of a similar name, or ""), `value` (`hint`: what is allowed), `line` (it is
    no NAME=value), `text` (the file is no text), `folder` (it is one) or `file` (`hint`: why the system refuses it).
    """

    code: Literal["unknown", "value", "line", "text", "folder", "file"]
    name: str
    hint: str = ""
    line: int = 0


class SettingsError(Exception):
    """Settings that cannot be used. The values themselves are in no fault: they may be secret."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__(faults)
        self.faults = faults


def setting_name(field: str) -> str:
    """Return the name in the environment of a field of `Settings`."""
    alias = Settings.model_fields[field].validation_alias
    return alias if isinstance(alias, str) else f"{PREFIX}{field}".upper()


def setting_names() -> tuple[str, ...]:
    """Return the names of all settings, in the order of `Settings`."""
    return tuple(setting_name(field) for field in Settings.model_fields)


def load_settings(**options: Any) -> Settings:
    """Read the settings; `options` (None: not given) go before environment and file. SettingsError."""
    if faults := list(_file_faults()):
        raise SettingsError(faults)
    try:
        return Settings(**{field: value for field, value in options.items() if value is not None})
    except ValidationError as error:
        faults = [_value_fault(str(entry["loc"][0])) for entry in error.errors(include_input=False)]
        raise SettingsError(faults) from None


def file_has_token() -> bool:
    """Return True if the file has a bot's token in it. SettingsError if it cannot be read."""
    return any((binding.key or "").upper() == "DISCORD_TOKEN" and binding.value for binding in _read_file())


def _file_faults() -> Iterator[Fault]:
    """Look for what pydantic passes over in silence: strange names without our prefix, and lines that are none."""
    for binding in _read_file():
        text = binding.original.string
        line = binding.original.line + text[: len(text) - len(text.lstrip())].count("\n")
        if binding.error or (binding.key is not None and binding.value is None):
            yield Fault("line", ENV_FILE, line=line)
        elif binding.key is not None and binding.key.upper() not in setting_names():
            yield _unknown(binding.key.upper(), line)


def _read_file() -> list[Binding]:
    try:
        text = Path(ENV_FILE).read_text(_ENCODING)
    except FileNotFoundError:
        return []
    except IsADirectoryError:
        raise SettingsError([Fault("folder", ENV_FILE)]) from None
    except UnicodeDecodeError:
        raise SettingsError([Fault("text", ENV_FILE)]) from None
    except OSError as error:
        raise SettingsError([Fault("file", ENV_FILE, error.strerror or type(error).__name__)]) from None
    return list(parse_stream(io.StringIO(text)))


def _unknown(name: str, line: int) -> Fault:
    """Return the fault of a name that is no setting; named whole only if it looks like a name, not like a token."""
    whole = [PREFIX + name] if PREFIX + name in setting_names() else []
    near = whole or difflib.get_close_matches(name, setting_names(), n=1, cutoff=_ALIKE)
    begin = _BEGIN.match(name)
    return Fault(
        "unknown", name if _NAME.fullmatch(name) else f"{begin[0] if begin else ''}…", near[0] if near else "", line
    )


def _value_fault(place: str) -> Fault:
    name = setting_name(place) if place in Settings.model_fields else place.upper()
    return Fault("value", name, allowed_values(name))


def allowed_values(name: str) -> str:
    """Return the values that a setting may have, `light, dark` or `1 to 16`; "" where there is no list."""
    field = next(field for field in Settings.model_fields if setting_name(field) == name)
    annotation = Settings.model_fields[field].annotation
    words = ", ".join(str(value) for value in get_args(annotation) if isinstance(value, str))
    return _ALLOWED.get(field, "true, false" if annotation is bool else words)
