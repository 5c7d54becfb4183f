"""A card table in words: each combination with its number, what may be added to it, what wins its joker."""

import msgspec

from bot.games.meld.rules import plans as planning
from bot.games.meld.rules.view import Combination, MeldView
from bot.games.meld.words.cards import brief, combination
from bot.views.messages.parts import cut
from bot.views.text.naming import Naming


def layout(view: MeldView, naming: Naming, room: int) -> str:
    """Tell the combinations by number, with what each takes as far as there is room for that."""
    if not view.table:
        return naming.t("alt-meld-empty")
    for tell in (_with_takes, _briefly_with_takes, _plainly, _briefly):
        text = naming.t("alt-meld-table", list="; ".join(tell(lain, naming) for lain in view.table))
        if len(text) <= room:
            return text
    return cut(text, room)


def _with_takes(lain: Combination, naming: Naming) -> str:
    """A combination, and the cards that it takes."""
    return _taking(lain, combination(lain, naming), naming)


def _briefly_with_takes(lain: Combination, naming: Naming) -> str:
    """The same in as few characters as can be read out."""
    return _taking(lain, brief(lain), msgspec.structs.replace(naming, marked=True))


def _taking(lain: Combination, what: str, naming: Naming) -> str:
    takes = naming.listed(planning.takes_next(lain.cards), 60)
    wins = planning.joker_price(lain.cards)
    price = " + ".join(map(naming.piece, wins[0])) if wins else ""
    return naming.t(
        "alt-meld-takes",
        number=lain.number,
        what=what,
        takes=takes,
        any="yes" if takes else "no",
        price=price,
        wins="yes" if wins else "no",
    )


def _plainly(lain: Combination, naming: Naming) -> str:
    return naming.t("alt-meld-one", number=lain.number, what=combination(lain, naming))


def _briefly(lain: Combination, naming: Naming) -> str:
    return naming.t("alt-meld-one", number=lain.number, what=brief(lain))


def fitting(view: MeldView, naming: Naming) -> str:
    """Tell which cards of the hand could be added to what lies there, or win a joker there; "" for none."""
    found = [
        naming.t(
            "alt-meld-wins" if offer.verb == "swap" else "alt-meld-goes",
            list=naming.listed(tuple(dict.fromkeys(offer.places[0].pieces)), 80),
            number=offer.words[0][1:],
        )
        for offer in view.open
        if offer.words
    ]
    met = view.seat is not None and view.met[view.seat]
    told = naming.t("alt-meld-fits", list="; ".join(found), met="yes" if met else "no")
    return cut(told, 400) if found else ""
