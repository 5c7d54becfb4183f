"""Records: a match written down, one JSON object a line (record-format)."""

import json
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from bot.games.errors import RecordError
from bot.games.options import OptionValue
from bot.games.same import Same, disclosed
from bot.games.shuffle import deal_key

FORMAT = "boneyard-record/1"
DEEPEST = 250  # brackets within each other in a deal, its own too; no game's has more than three


class RoundResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The end of a round; seats are `p1`.."""

    end: str
    winner: str | list[str] | None
    left: dict[str, int]
    score: dict[str, int]


class Round(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One round: its chance, everything that happened, its result (None: broken off).

    `cuts` are never empty: a round that nobody cut has none.
    """

    dealer: str | None
    seed: str
    commitment: str
    cuts: dict[str, str] | msgspec.UnsetType = msgspec.UNSET
    deal: dict[str, Any]
    actions: tuple[str, ...]
    result: RoundResult | None

    @property
    def cut_by(self) -> Mapping[str, str]:
        """The texts of those who cut, by seat, in the order in which they cut."""
        return {} if isinstance(self.cuts, msgspec.UnsetType) else self.cuts

    @property
    def key(self) -> bytes:
        """The key of the round's chance; ValueError if the seed is no hex."""
        return deal_key(bytes.fromhex(self.seed), self.cut_by)


class MatchResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The end of a match."""

    totals: dict[str, int]
    places: dict[str, int]
    end: str


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A whole match. `set` stands only beside a game whose set is not the first edition, `same` beside shared deals."""

    format: str
    game: str
    edition: int | msgspec.UnsetType = msgspec.field(default=msgspec.UNSET, name="set")
    options: dict[str, OptionValue]
    seats: tuple[str, ...]
    same: Same | msgspec.UnsetType = msgspec.UNSET
    rounds: tuple[Round, ...]
    result: MatchResult

    @property
    def shared(self) -> Same | None:
        """The deals that it shares with other matches, None if it has deals of its own."""
        return None if isinstance(self.same, msgspec.UnsetType) else self.same


_DECODER = msgspec.json.Decoder(Record)


class _TwiceError(Exception):
    """A key that stands twice in one object."""


def _once(pairs: list[tuple[str, Any]]) -> None:
    seen = set()
    for key, _ in pairs:
        if key in seen:
            raise _TwiceError(key)
        seen.add(key)


def encode(record: Record) -> str:
    """Write a record as one line of JSON, without the line's end."""
    return msgspec.json.encode(record).decode()


def with_secret(record: Record, secret: bytes) -> Record:
    """Return a record that tells the secret of its deals; ValueError if that was not promised, or it shares none."""
    if record.shared is None:
        raise ValueError("its deals are its own")
    return msgspec.structs.replace(record, same=disclosed(record.shared, secret))


def decode(line: str | bytes, number: int = 1) -> Record:
    """Read one line.

    RecordError `not-json`, `deep`, `twice` (a key: readers would differ about which one counts), `shape` or `format`,
    with the record's number in its file.
    """
    try:
        record = _DECODER.decode(line)
        if any(_is_deep(dealt.deal) for dealt in record.rounds):
            raise RecordError("deep", record=number)
        json.loads(line, object_pairs_hook=_once)
    except RecursionError:  # how deep one gets to it hangs on the version of Python
        raise RecordError("deep", record=number) from None
    except _TwiceError as error:
        raise RecordError("twice", record=number, part=str(error)) from None
    except msgspec.ValidationError as error:
        raise RecordError("shape", record=number, detail=str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise RecordError("not-json", record=number, detail=str(error)) from None
    if record.format != FORMAT:
        raise RecordError("format", record=number, found=record.format, known=FORMAT)
    return record


def _is_deep(deal: object) -> bool:
    """Return True if a deal is nested more deeply than `DEEPEST`; nothing else in a record may be nested freely."""
    level = [deal]
    for _ in range(DEEPEST):
        level = [inner for outer in level for inner in _inside(outer)]
        if not level:
            return False
    return True


def _inside(value: object) -> Iterable[object]:
    return value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
