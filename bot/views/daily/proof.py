"""The proof of a day's deal: what was promised, the secret once the day is over, and a check of one's own match.

Before the day is over nothing of the deal stands there but its promise.
"""

from collections.abc import Sequence

import msgspec

from bot.daily import end_of, name_of
from bot.games.errors import GameError, RecordError
from bot.games.record import Round
from bot.games.same import Same, check_same
from bot.views.daily.playing import heading
from bot.views.messages.parts import CONTENT_LIMIT, Parts, cut
from bot.views.table.fairness import verified
from bot.views.text.look import Look
from bot.views.text.words import explain
from storage.daily import DailyDeal


class OwnProof(msgspec.Struct, frozen=True):
    """What a check of one's own match says: its rounds, or the error that it found; the names of the seats."""

    rounds: Sequence[Round]
    error: GameError | None
    names: Sequence[str]


def proof_page(deal: DailyDeal, today: int, own: OwnProof | None, look: Look) -> Parts:
    """Make the page; `own` is None for who has no match of that deal that is over."""
    lines = [heading(deal.day, deal.game, look), look.t("proof-promise", promise=deal.promise)]
    lines.append(_secret(deal, look) if deal.day < today else _waits(deal, today, look))
    if own is not None:
        lines += [
            look.t("proof-own"),
            verified(own.rounds, own.error, look, names=own.names, named=False).content,
        ]
    return Parts(content=cut("\n".join(lines), CONTENT_LIMIT))


def _waits(deal: DailyDeal, today: int, look: Look) -> str:
    """Say when the secret is told, and of tomorrow's deal when it can be played."""
    begins = "yes" if deal.day > today else "no"
    start, end = (f"<t:{int(end_of(day))}:R>" for day in (deal.day - 1, deal.day))
    return look.t("proof-waits", begins=begins, start=start, end=end)


def _secret(deal: DailyDeal, look: Look) -> str:
    """Tell the secret, and whether it is what was promised."""
    try:
        check_same(Same("daily", name_of(deal.day, deal.game), deal.promise, deal.secret))
    except RecordError as error:
        return look.t("verify-bad", why=explain(error, look.locale))
    return look.t("proof-secret", secret=deal.secret)
