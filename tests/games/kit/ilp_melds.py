"""The best split as an integer linear program, solved by HiGHS: a second opinion on hands too large for brute force."""

import highspy
import numpy as np

from tests.games.kit.brute_melds import JOKER, RANKS, melds_of

_YES = highspy.HighsVarType.kInteger


def items(pieces, worth, most_jokers):
    """What a meld takes out of the hand (natural kinds, jokers), and the most that it counts then."""
    best = {}
    for faces, natural in melds_of(pieces, most_jokers):
        held = tuple(sorted(kind for kind, here in zip(faces, natural, strict=True) if here))
        key = (held, natural.count(False))
        best[key] = max(best.get(key, 0), sum(worth[kind % RANKS] for kind in faces))
    return best


def program(pieces, choices, *, spare=None):
    """The program over these items: each takes pieces, of which there are so many; with `spare` all others lie."""
    kinds = sorted(set(pieces))
    row = {kind: number for number, kind in enumerate(kinds)}
    extra = len(kinds) if spare is not None else 0
    points = list(choices.values()) if spare is None else [0] * len(choices)
    starts, index, value = [0], [], []
    for held, jokers in choices:
        index += [row[kind] for kind in held] + ([row[JOKER]] if jokers else [])
        value += [1.0] * len(held) + ([float(jokers)] if jokers else [])
        starts.append(len(index))
    for number in range(extra):  # what is spared
        index += [number, len(kinds)]
        value += [1.0, 1.0]
        starts.append(len(index))
    held = [float(pieces.count(kind)) for kind in kinds]
    lp = highspy.HighsLp()
    lp.num_col_, lp.num_row_ = len(choices) + extra, len(kinds) + (spare is not None)
    lp.col_cost_ = np.array([*points, *[0] * extra], dtype=float)
    lp.col_lower_, lp.col_upper_ = np.zeros(lp.num_col_), np.full(lp.num_col_, 2.0)
    lp.row_upper_ = np.array([*held, float(spare)] if spare is not None else held)
    lp.row_lower_ = lp.row_upper_ if spare is not None else np.zeros(len(kinds))
    lp.a_matrix_.format_ = highspy.MatrixFormat.kColwise
    lp.a_matrix_.start_, lp.a_matrix_.index_ = np.array(starts), np.array(index)
    lp.a_matrix_.value_ = np.array(value)
    lp.integrality_ = [_YES] * lp.num_col_
    lp.sense_ = highspy.ObjSense.kMaximize
    return lp


def solved(lp):
    """The optimum, None if there is no solution."""
    solver = highspy.Highs()
    solver.setOptionValue("output_flag", False)
    solver.setOptionValue("threads", 1)
    solver.passModel(lp)
    solver.run()
    if solver.getModelStatus() != highspy.HighsModelStatus.kOptimal:
        return None
    return round(solver.getInfo().objective_function_value)


def most_points(pieces, worth, most_jokers):
    """The most that melds of the pieces count together."""
    choices = items(pieces, worth, most_jokers)
    return solved(program(pieces, choices)) if choices else 0


def can_lay_all(pieces, most_jokers, *, spare):
    """Whether all pieces but so many can be laid at once."""
    choices = items(pieces, (1,) * RANKS, most_jokers)
    if not choices:
        return len(pieces) == spare
    return solved(program(pieces, choices, spare=spare)) is not None
