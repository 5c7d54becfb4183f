"""UNO Dominos, rule by rule: the set, the opening, what may touch, what symbols do (UD-1 to UD-9)."""

import random
from collections import Counter

import msgspec
import pytest

from bot.games.actions import Action
from bot.games.cross.rules.cross import WHOLE_SET, Domo, Joined, Streets, colour, value, whole_set
from bot.games.cross.rules.moves import may_be_guilty
from bot.games.errors import NotationError, RecordError
from bot.games.kit.hands import in_order
from bot.games.match import deal_round, new_match
from bot.games.shuffle import Stream
from tests.games.cross.kit import CLOSED, GAME, HAND, MANY, begun, cross, one_street, run, state, ways
from tests.games.playing import seed
from tests.games.rules_kit import do, refused, start, tokens, unknown
from tests.games.zones import zones_of


@pytest.mark.parametrize("edition", [1, 2])
def test_ud_1_the_set_of_81_by_its_counts(edition):
    pieces = whole_set(edition)
    assert len(pieces) == 81
    bearing = Counter(word for domo in pieces for word in {value(domo.a), value(domo.b)})
    assert [bearing[str(number)] for number in range(1, 10)] == [12, 12, 11, 11, 12, 12, 12, 12, 11]
    assert [bearing[word] for word in ("D2", "RV", "SK")] == [9, 9, 9]
    assert [bearing[word] for word in ("DE", "W", "W4")] == [6, 1, 5]
    colours = Counter(colour(domo.a) or colour(domo.b) for domo in pieces)
    assert [colours[name] for name in "RGYB"] == [19, 19, 18, 19]
    assert colours[""] == 6


def test_ud_1_new_matches_have_the_domo_that_the_leaflet_writes_out():
    old, new = (list(map(str, whole_set(edition))) for edition in (1, 2))
    assert whole_set(2) == WHOLE_SET
    assert [pair for pair in zip(old, new, strict=True) if len({*pair}) == 2] == [
        ("R2-RSK", "R2-RRV"),
        ("R3-RRV", "R3-RSK"),
    ]
    match = deal_round(new_match("uno", 2), seed(1)).match
    assert {str(piece) for zone in zones_of(match.state) for piece in zone.pieces} == {*new}


@pytest.mark.parametrize("edition", [1, 2])
def test_ud_1_who_thinks_knows_of_which_domos_the_set_is(edition):
    """What a seat imagines, and what it takes for possible, has the domos of the edition that is played."""
    match = deal_round(new_match("uno", 3, {"opening": "plain"}, edition=edition), seed(5)).match
    sample = GAME.sample(match.view(match.turn), random.Random(1))
    pieces = Counter(str(piece) for zone in zones_of(sample) for piece in zone.pieces)
    assert (pieces, sample.edition) == (Counter(map(str, whole_set(edition))), edition)
    # one hand has all that is red in this edition
    held = [tile for tile in whole_set(edition) if colour(tile.a) == "R"]
    rest = [tile for tile in whole_set(edition) if tile not in held and tile.text != "W4-W4"]
    hands = (tuple(held), (Domo("W4-W4"), *rest[:2]))
    before = state(turn=1).become(hands=hands, heap=tuple(rest[2:]), edition=edition)
    position, _ = GAME.apply(before, Action(1, "play", ("W4-W4", "N", "W4")))
    course = msgspec.structs.replace(match.view(0).course, history=())
    view = msgspec.structs.replace(GAME.view(position, 0), course=course)
    assert not may_be_guilty(view)
    assert may_be_guilty(msgspec.structs.replace(view, hand=view.hand[1:]))


@pytest.mark.parametrize("seats", range(2, 7))
def test_ud_1_six_each(seats):
    dealer, deal = GAME.deal(start(GAME, seats), Stream(seed(seats)))
    assert 0 <= dealer < seats
    assert [len(hand) for hand in deal["hands"].values()] == [6] * seats
    assert len(deal["stock"]) == 81 - 6 * seats


def test_ud_2_the_highest_number_double_opens_symbol_doubles_do_not_count():
    position = begun(["R3-R3", "G6-G6 RSK-RSK", "Y5-Y5 W-W"], opening="plain")
    assert (position.turn, tokens(GAME, position)) == (1, ["p2 open G6-G6"])
    assert do(GAME, position, "p2 open G6-G6").turn == 2


def test_ud_2_exchange():
    position = begun(["R3-R3", "G6-G6", "Y5-Y5"])
    before = [len(hand) for hand in position.hands]
    actions = []
    while (action := GAME.automatic(position, Stream(seed(3)))) is not None:
        actions.append(str(action).split()[:3])
        position, _ = GAME.apply(position, action)
    assert actions == [["p2", "take", "p3"], ["p2", "take", "p1"]]
    assert before == [6, 6, 6]
    returns = [f"p2 return {tile}" for tile in in_order(set(position.hands[1])) if str(tile) != "G6-G6"]
    assert tokens(GAME, position) == returns
    assert len(returns) == 5
    refused(GAME, position, "p2 return G6-G6", "keep-the-double", "UD-2")
    position, done = run(position, returns[0])
    assert [token.split()[1] for token in done] == ["return", "heap", "open"]
    assert [len(hand) for hand in position.hands] == [5, 4, 5]
    assert len(position.heap) == 81 - 18 + 3
    assert position.turn == 2


def test_ud_2_the_exchange_draws_in_the_order_of_the_record_format():
    position = begun(["R3-R3", "G6-G6", "Y5-Y5"])
    ours, theirs = Stream(seed(7)), Stream(seed(7))
    first = GAME.automatic(position, ours)
    hand = position.hands[2]
    assert first.args == ("p3", str(hand[theirs.below(len(hand))]))
    position, _ = GAME.apply(position, first)
    second = GAME.automatic(position, ours)
    assert second.args == ("p1", str(position.hands[0][theirs.below(6)]))
    position, _ = GAME.apply(position, second)
    position = do(GAME, position, tokens(GAME, position)[0])
    old = [str(tile) for tile in position.heap]
    pool = [*old, first.args[1], second.args[1], str(position.pool[-1])]
    assert GAME.automatic(position, ours).args == tuple(theirs.shuffle(pool))


def test_ud_2_without_a_number_double_all_draw_until_one_appears():
    position = begun(["", "", ""])
    position, done = run(position, str(GAME.automatic(position, Stream(seed(1)))))
    draws = [token.split() for token in done[:-1]]
    assert {words[1] for words in draws} == {"draw"}
    assert [words[0] for words in draws] == [f"p{(1 + n) % 3 + 1}" for n in range(len(draws))]
    assert done[-1] == f"{draws[-1][0]} open {draws[-1][2]}"
    assert sum(map(len, position.hands)) == 18 + len(draws) - 1


def test_ud_3_the_start_double_has_four_sides_every_other_one_end():
    position = state("R1-R9 R1-R4 G4-G6", "G1-G1")
    expected = [
        f"p1 play {tile} {side} {half}" for tile in ("R1-R4", "R1-R9") for side in "NESW" for half in tile.split("-")
    ]
    assert tokens(GAME, position) == expected
    after = do(GAME, position, "p1 play R1-R9 E R9")
    assert [end.half for end in after.table.ends] == ["R9", "R1", "R9", "R9"]


@pytest.mark.parametrize(
    ("end", "domo", "halves"),
    [
        ("R9-R1", "R4-R5", "R4 R5"),
        ("R9-R1", "B1-B3", "B1"),
        ("R9-R1", "G4-G6", ""),
        ("R9-R1", "R3-R3", "R3"),
        ("R9-R1", "G1-G1", "G1"),
        ("R9-R1 R1-RSK", "GSK-G1", "GSK"),
        ("R9-R1 R1-RSK", "R4-R5", "R4 R5"),
        ("R9-R1 R1-RSK", "BSK-BRV", "BSK"),
        ("R9-R1", "R8-DE", "R8"),
    ],
)
def test_ud_4_colour_or_number_or_symbol(end, domo, halves):
    known = {tuple(sorted(text.split("-"))): text for text in Domo.by_text}
    end = " ".join(end.split())
    tile = known[tuple(sorted(domo.split("-")))]
    street = []
    for word in end.split():
        touch, opened = word.split("-")
        street.append(Joined(known.get(tuple(sorted((touch, opened))), "R1-R9"), touch, opened, 0))
    table = cross(**CLOSED)
    table = Streets(False, table.start, (tuple(street), *table.streets[1:]))
    assert {half for _, half in ways(table, Domo(tile))} == set(halves.split())


def test_ud_4_a_double_never_joins_a_double_but_joker_doubles_do():
    table = cross()
    assert ways(table, Domo("R3-R3")) == []
    assert len(ways(table, Domo("W-W"))) == 4
    assert len(ways(table, Domo("W4-W4"))) == 4
    assert ways(one_street("R9-R1 R1-R4 R4-R5 R5-R3 R3-R3"), Domo("RSK-RSK")) == []


def test_ud_5_an_open_joker_half_takes_anything_a_double_too():
    table = one_street("W-W")
    for text in ("G1-G1", "B2-B5", "RSK-RSK", "W4-W4", "Y1-DE"):
        assert ways(table, Domo(text))
    assert "DE" in {half for _, half in ways(table, Domo("Y1-DE"))}


@pytest.mark.parametrize("street", ["R9-R8 R8-DE", "W-W DE-R8"])
def test_ud_6_a_dead_end_closes_the_street_whichever_half_touches(street):
    table = one_street(street)
    assert table.end(0).closed
    for tile in WHOLE_SET:
        assert not [joined for joined in ways(table, tile) if joined[0] == 0]


def test_ud_7_who_can_lay_must_and_a_joker_will_do():
    position = state("R1-R9 W-W", MANY, heap="G1-G1")
    legal = tokens(GAME, position)
    assert any("W-W" in token for token in legal)
    assert unknown("p1 draw") not in legal
    refused(GAME, position, "p1 draw", "must-play", "UD-7")
    refused(GAME, position, "p1 pass", "must-play", "UD-7")


def test_ud_7_who_could_lay_only_jokers_may_draw():
    position = state("G4-G6 W-W Y1-Y2", MANY, heap="B1-B3 B3-B4")
    legal = tokens(GAME, position)
    assert legal[-1] == unknown("p1 draw")
    assert {token.split()[2] for token in legal[:-1]} == {"W-W"}


def test_ud_7_a_drawn_domo_may_be_laid_at_once_or_kept():
    position = do(GAME, state("G4-G6 Y1-Y2", MANY, heap="R1-R9 B3-B4"), "p1 draw")
    legal = tokens(GAME, position)
    assert {token.split()[2] for token in legal[:-1]} == {"R1-R9"}
    assert legal[-1] == "p1 keep"
    assert do(GAME, position, "p1 keep").turn == 1
    refused(GAME, position, "p1 draw", "not-now", "UD-7")


def test_ud_7_a_drawn_domo_that_does_not_fit_ends_the_turn():
    position = do(GAME, state("G4-G6 Y1-Y2", MANY, heap="B3-B4 B1-B3"), "p1 draw")
    assert (position.turn, len(position.hands[0])) == (1, 3)


def test_ud_7_with_an_empty_heap_one_passes():
    position = state("G4-G6 Y1-Y2", MANY)
    assert tokens(GAME, position) == ["p1 pass"]
    refused(GAME, state("G4-G6", MANY, heap="B1-B3"), "p1 pass", "must-draw", "UD-7")
    refused(GAME, position, "p1 draw B1-B3", "stock-empty", "UD-7")


@pytest.mark.parametrize("touch", ["R2", "RD2"])
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_ud_8_draw_2_from_either_half(touch, seats):
    position, done = run(state(HAND, *[MANY] * (seats - 1), heap="B1-B3 B3-B4 B1-B5"), f"p1 play R2-RD2 N {touch}")
    assert done[1:] == ["p2 forced B1-B3 B3-B4"]
    assert position.turn == 2 % seats


@pytest.mark.parametrize("touch", ["R2", "RSK"])
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_ud_8_skip_from_either_half(touch, seats):
    position, done = run(state(HAND, *[MANY] * (seats - 1)), f"p1 play R2-RSK N {touch}")
    assert done[1:] == ["p2 skipped"]
    assert position.turn == 2 % seats


@pytest.mark.parametrize("touch", ["R3", "RRV"])
@pytest.mark.parametrize(("seats", "following"), [(2, 1), (3, 2), (4, 3), (5, 4), (6, 5)])
def test_ud_8_reverse_turns_the_direction(touch, seats, following):
    position, done = run(state(HAND, *[MANY] * (seats - 1)), f"p1 play R3-RRV N {touch}")
    assert (position.turn, position.step, len(done)) == (following, -1, 1)


def test_ud_8_a_double_works_once():
    table = one_street("R9-R1")
    _, done = run(state(HAND, MANY, MANY, table=table), "p1 play RSK-RSK N RSK")
    assert done[1:] == ["p2 skipped"]


def test_ud_8_reverse_first_then_the_draw():
    position, done = run(state(HAND, MANY, MANY, heap="B1-B3 B3-B4"), "p1 play RD2-RRV N RD2")
    assert done[1:] == ["p3 forced B1-B3 B3-B4"]
    assert position.turn == 1


def test_ud_8_draw_2_and_skip_cost_two_players_their_turn():
    hand = "YD2-YSK Y1-Y2 Y2-Y8"
    table = cross("Y5-Y5")
    position, done = run(state(hand, MANY, MANY, MANY, heap="B1-B3 B3-B4", table=table), "p1 play YD2-YSK N YD2")
    assert done[1:] == ["p2 forced B1-B3 B3-B4", "p3 skipped"]
    assert position.turn == 3


def test_ud_8_draw_2_and_skip_with_two_players():
    position, done = run(
        state("YD2-YSK Y1-Y2 Y2-Y8", MANY, heap="B1-B3 B3-B4", table=cross("Y5-Y5")), "p1 play YD2-YSK N YD2"
    )
    assert done[1:] == ["p2 forced B1-B3 B3-B4", "p1 skipped"]
    assert position.turn == 1


def test_ud_8_reverse_and_skip():
    position, done = run(state("BSK-BRV B1-B3 B3-B4", MANY, MANY, table=cross("B2-B2")), "p1 play BSK-BRV N BSK")
    assert done[1:] == ["p3 skipped"]
    assert position.turn == 1


def test_ud_8_drawing_stops_when_the_heap_is_empty_and_is_written_all_the_same():
    assert run(state(HAND, MANY, MANY, heap="B1-B3"), "p1 play R2-RD2 N R2")[1][1:] == ["p2 forced B1-B3"]
    assert run(state(HAND, MANY, MANY), "p1 play R2-RD2 N R2")[1][1:] == ["p2 forced"]


@pytest.mark.parametrize(("touch", "works"), [("R2", False), ("RSK", True)])
def test_ud_9_active_only_the_touching_half_works(touch, works):
    position, done = run(state(HAND, MANY, MANY, table=cross(active=True)), f"p1 play R2-RSK N {touch}")
    assert (done[1:], position.turn) == ((["p2 skipped"], 2) if works else ([], 1))


def test_ud_9_a_dead_end_outward_is_passive_and_takes_jokers_only():
    table = one_street("R9-R8 R8-DE", active=True)
    assert [end.closed for end in table.ends] == [False] * 4
    takers = {str(tile) for tile in WHOLE_SET if any(street == 0 for street, _ in ways(table, tile))}
    assert takers == {"W-W", "W4-W4"}


def test_ud_9_a_dead_end_that_touches_an_open_joker_closes():
    assert one_street("W-W DE-R8", active=True).end(0).closed


@pytest.mark.parametrize(
    "text",
    [
        "p1 play R1-R4 N",
        "p1 play R1-R4 X R1",
        "p1 play R1-R4 N R9",
        "p1 play R4-R1 N R4",
        "p1 sing",
        "p1 uno now",
        "p1 catch",
        "p1 catch p9",
    ],
)
def test_tokens_that_are_none(text):
    position, _ = run(state("R1-R4 R4-R5 R5-R6", MANY, heap="B1-B3"), "p1 play R4-R5 N R4")
    position = position.become(turn=0)
    with pytest.raises(NotationError):
        GAME.apply(position, Action.parse(text))


def test_closed_streets_and_domos_not_held_are_refused():
    position = state("R1-R4 G4-G6 Y1-Y2", MANY, table=cross(east="R9-R8 R8-DE"))
    refused(GAME, position, "p1 play R1-R4 E R1", "street-closed", "UD-6")
    refused(GAME, position, "p1 play G4-G6 N G4", "does-not-fit", "UD-4")
    refused(GAME, position, "p1 play R4-R5 N R4", "not-in-hand", "UD-7")


def test_deals_that_cannot_be_one_are_refused():
    begun_ = start(GAME, 2)
    dealer, deal = GAME.deal(begun_, Stream(seed(2)))
    for bad in ({}, {**deal, "stock": deal["stock"][1:]}, {**deal, "hands": {"p1": [], "p2": []}}):
        with pytest.raises((RecordError, NotationError)):
            GAME.begin(begun_, dealer, bad)
    with pytest.raises(RecordError):
        GAME.begin(begun_, None, deal)
