"""The deals of a match that others play too, as its table has them."""

import msgspec

from bot.games.same import Same, SameKind, promise_of, seed_of, shared_cuts
from bot.games.shuffle import Cuts


class SharedDeal(msgspec.Struct, frozen=True, omit_defaults=True):
    """The deals of a match that others play too: of which kind, their name, their secret in hex.

    `words` are those with which they were cut, in their order; they are known when the match begins.
    """

    kind: SameKind
    id: str
    secret: str
    words: tuple[str, ...] = ()

    @property
    def told(self) -> Same:
        """What a record says of them as long as others do not know them."""
        return Same(self.kind, self.id, promise_of(bytes.fromhex(self.secret)), None)

    @property
    def cuts(self) -> Cuts:
        """The cuts of every round."""
        return shared_cuts(self.words)

    def seed(self, game: str, number: int) -> str:
        """Return the seed of a round (from 1) in hex."""
        return seed_of(bytes.fromhex(self.secret), game, number).hex()
