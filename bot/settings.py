"""What a host may set: from the environment or from the file `.env` in the working folder."""

import difflib
from pathlib import Path
from typing import Any, Literal, NamedTuple, get_args

from pydantic import Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict
from pydantic_settings.exceptions import SettingsError as SourceError

ENV_FILE = ".env"
PREFIX = "BONEYARD_"
DATABASE = "boneyard.db"
SANDBOX_DATABASE = "sandbox.db"
_ALIKE = 0.5


class Settings(BaseSettings):
    """Every setting, with its default. The name in the environment is `setting_name(field)`."""

    model_config = SettingsConfigDict(
        env_file=ENV_FILE,
        env_file_encoding="utf-8",
        env_prefix=PREFIX,
        env_ignore_empty=True,
        extra="forbid",
        frozen=True,
        hide_input_in_errors=True,
    )

    discord_token: SecretStr | None = Field(default=None, validation_alias="DISCORD_TOKEN")
    data: Path = Path("boneyard-data")
    theme: Literal["light", "dark"] = "light"
    tiles: Literal["emojis", "words"] = "emojis"
    log: Literal["debug", "info", "warning", "error"] = "info"
    log_json: bool = False

    @property
    def database(self) -> Path:
        """Where `run` keeps everything."""
        return self.data / DATABASE

    @property
    def sandbox_database(self) -> Path:
        """Where `play` keeps everything: never in the file of the real bot."""
        return self.data / SANDBOX_DATABASE


class Fault(NamedTuple):
    """What is wrong with one setting.

    `code` is `unknown` (`hint`: the setting of a similar name, or ""), `value` (`hint`: what is allowed) or `file`.
    """

    code: Literal["unknown", "value", "file"]
    name: str
    hint: str = ""


class SettingsError(Exception):
    """Settings that cannot be used. The values themselves are in no fault: they may be secret."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__(faults)
        self.faults = faults


def setting_name(field: str) -> str:
    """Answer the name in the environment of a field of `Settings`."""
    alias = Settings.model_fields[field].validation_alias
    return alias if isinstance(alias, str) else f"{PREFIX}{field}".upper()


def setting_names() -> tuple[str, ...]:
    """Answer the names of all settings, in the order of `Settings`."""
    return tuple(setting_name(field) for field in Settings.model_fields)


def load_settings(**given: Any) -> Settings:
    """Read the settings; what is `given` (None: not given) goes before environment and file. SettingsError."""
    try:
        return Settings(**{field: value for field, value in given.items() if value is not None})
    except ValidationError as error:
        faults = [_fault(entry["type"], str(entry["loc"][0])) for entry in error.errors(include_input=False)]
        raise SettingsError(faults) from None
    except (OSError, UnicodeDecodeError, SourceError):
        raise SettingsError([Fault("file", ENV_FILE)]) from None


def _fault(kind: str, place: str) -> Fault:
    if kind != "extra_forbidden":
        name = setting_name(place) if place in Settings.model_fields else place.upper()
        return Fault("value", name, allowed_values(name))
    near = difflib.get_close_matches(place.upper(), setting_names(), n=1, cutoff=_ALIKE)
    return Fault("unknown", place.upper(), near[0] if near else "")


def allowed_values(name: str) -> str:
    """Answer the values that a setting may have, `light, dark`; "" where there is no list."""
    annotation = next(
        field.annotation for key, field in Settings.model_fields.items() if setting_name(key) == name
    )
    if annotation is bool:
        return "true, false"
    return ", ".join(str(value) for value in get_args(annotation) if isinstance(value, str))
