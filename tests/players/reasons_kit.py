"""What the checks of all families have in common."""


def only(facts, match, view, tokens, after):
    """What is said where there is nothing to choose from."""
    return len(view.legal) + len(view.open) == 1


def keeper(checks):
    """`@true_of("code", ...)` for the check of these codes: whether it is so of the match, the view, the tokens."""

    def true_of(*codes):
        def keep(check):
            for code in codes:
                checks[code] = check
            return check

        return keep

    return true_of


def hand(match, seat):
    return match.view(seat).hand
