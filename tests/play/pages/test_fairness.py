"""What is said of promises and cuts: whole, in order, and harmless whatever was written."""

import pytest

from bot.games import match as matches
from bot.games.errors import CutError, RecordError
from bot.games.same import Same
from bot.games.shuffle import commitment
from bot.games.text.reader import Reader
from bot.locales import languages
from bot.parts import verbs
from bot.parts.ids import decode
from bot.play.pages import fairness, menus, options
from bot.play.pages.board import board
from bot.play.pages.results import result
from bot.tables import Person, SeatState, SharedDeals
from tests.play.pages.points import EDGE, HEAD, points
from tests.play.pages.refused import form_problems, problems
from tests.play.pages.tables import HOST, NEXT_SEED, started, table, verbs_of

READER = Reader("en-GB")
PROMISE = commitment(bytes.fromhex(NEXT_SEED))


def ended(cuts=None, seats=2):
    match = matches.deal_round(matches.new_match("classic", seats), bytes([1] * 32), cuts).match
    while matches.is_open(match):
        match = matches.act(match, match.offers(match.turn or 0)[0]).match
    return match


def snapshots():
    match = ended()
    done = matches.abandon(match)
    return {
        "lobby": table(None),
        "between": table(match, phase="between", next_at=1.0),
        "over": table(done, phase="over", end="abandoned"),
    }


@pytest.mark.parametrize("phase", ["lobby", "between", "over"])
def test_the_promise_is_there_whole_before_the_deal(phase):
    """In the picture's name; where there is no picture, in the text."""
    snapshot = snapshots()[phase]
    made = result if phase == "over" else board
    drawn, bare = made(snapshot, READER, picture=b"PNG"), made(snapshot, READER)
    assert drawn.filename == f"table-{PROMISE}.png"
    assert PROMISE not in drawn.content
    assert sum(line.startswith("-# 🔒 Fair shuffle") for line in drawn.content.split("\n")) == 1
    assert f"`{PROMISE}`" in bare.content
    for parts in (drawn, bare):
        assert NEXT_SEED not in parts.content + parts.filename
        assert problems(parts) == ()


@pytest.mark.parametrize("phase", ["lobby", "between", "over"])
def test_the_page_of_fair_play_has_it_with_what_it_means_and_what_one_can_do(phase):
    snapshot = snapshots()[phase]
    asked = Person(HOST, "Ann")
    menu = menus.table_menu(snapshot, asked, READER)
    gear = options.options(snapshot, asked, READER, leads=False)
    assert verbs_of(gear if phase == "lobby" else menu).count(verbs.FAIR) == 1
    page = fairness.fair_play(snapshot, asked, READER)
    assert f"`{PROMISE}`" in page.content
    assert "SHA-256" in page.content
    assert NEXT_SEED not in page.content
    record = [verbs.RECORD] if phase == "over" else []
    back = verbs.SETUP if phase == "lobby" else verbs.MENU
    assert verbs_of(page) == [verbs.CUT, *record, back]
    assert problems(page) == ()
    stranger = fairness.fair_play(snapshot, Person(1, "Zoe"), READER)
    assert verbs_of(stranger) == [*record, back]


def test_while_a_round_is_played_the_page_has_what_was_promised_of_it():
    page = fairness.fair_play(table(started()), Person(HOST, "Ann"), READER)
    assert f"`{started().rounds[0].commitment}`" in page.content
    assert started().rounds[0].seed not in page.content
    assert verbs_of(page) == [verbs.MENU]
    assert board(table(started()), READER, picture=b"PNG").filename == "table.png"


def test_the_page_checks_the_rounds_that_are_over_and_tells_no_other_seed():
    match = matches.deal_round(ended({"p2": "mine"}), bytes([2] * 32)).match
    snapshot = table(match)
    check = fairness.check_running(match)
    page = fairness.fair_play(snapshot, Person(HOST + 1, "Ben"), READER, check)
    seeds = fairness.seeds_page(snapshot, Person(HOST + 1, "Ben"), READER, check)
    assert match.rounds[1].commitment in page.content
    assert match.rounds[0].seed not in page.content
    assert match.rounds[0].seed in seeds.content
    assert "Ben “mine”" in seeds.content
    assert verbs_of(page) == [verbs.SEEDS, verbs.MENU]
    assert verbs_of(seeds) == [verbs.FAIR]
    for parts in (page, seeds):
        assert points(parts) - HEAD - EDGE <= 504  # a phone's screen
        assert "✅ Fair" in parts.content
        assert "- Round 1: “mine”" in parts.content
        assert match.rounds[1].seed not in parts.content
        assert problems(parts) == ()
    assert "✅" not in fairness.fair_play(table(started()), Person(HOST, "Ann"), READER, fairness.Check()).content
    done = table(matches.abandon(started()), phase="over", end="abandoned")
    assert "no finished round" in fairness.fair_play(done, Person(HOST, "Ann"), READER, fairness.Check()).content


@pytest.mark.parametrize("language", languages())
def test_the_page_fits_with_many_rounds_and_cuts(language):
    word, names = "`" * 40, "`" * 32
    cuts = {f"p{seat}": word for seat in range(1, 7)}
    match = matches.deal_round(matches.new_match("moomin", 6), bytes([1] * 32), cuts).match
    while matches.is_open(match):
        match = matches.act(match, match.offers(match.turn or 0)[0]).match
    seats = tuple(SeatState(seat, names) for seat in range(1, 7))
    snapshot = table(match, phase="between", cuts=cuts, next_at=1.0, seats=seats)
    page = fairness.fair_play(snapshot, Person(1, names), Reader(language), fairness.Check(match.rounds * 9))
    assert problems(page) == ()
    assert PROMISE in page.content
    assert not page.content.endswith("…")


def test_while_it_is_played_only_the_check_tells_what_this_deal_was_promised_as():
    match = started()
    parts = board(table(match), READER)
    assert match.rounds[0].commitment not in parts.content
    assert verbs.CUT not in verbs_of(parts)
    running = fairness.running_lines(table(match), READER)
    assert f"`{match.rounds[0].commitment}`" in "".join(running)
    assert match.rounds[0].seed not in "".join(running)
    for phase in ("between", "over"):
        assert fairness.running_lines(table(ended(), phase=phase), READER) == []


def test_the_promise_is_one_line_of_small_print():
    for snapshot in snapshots().values():
        for named in (True, False):
            (line,) = fairness.promise_lines(snapshot, READER, named=named)
            assert line.startswith("-# ")
            assert (PROMISE in line) != named


def test_a_closed_table_promises_nothing():
    assert PROMISE not in board(table(None, closed=True), READER).content
    over = snapshots()["over"].state
    closed = board(table(over.match, phase="over", end="abandoned", closed=True), READER)
    assert PROMISE not in closed.content
    assert verbs.CUT not in verbs_of(closed)


def test_the_cuts_stand_in_their_order():
    for snapshot in (table(None, cuts={"p2": "first", "p1": "last"}),):
        assert "-# Cut in this order: Ben “first” → Ann “last”" in board(snapshot, READER).content
    match = ended({"p2": "first", "p1": "last"})
    playing = matches.deal_round(matches.new_match("classic", 2), bytes([1] * 32), {"p2": "a", "p1": "b"}).match
    assert fairness.running_lines(table(playing), READER)[-1].endswith("Ben “a” → Ann “b”")
    between = board(table(match, phase="between", cuts={"p1": "new"}), READER).content
    assert between.index(PROMISE) < between.index("Ann “new”")
    assert "first" not in between  # who cut the round that is over, the check tells


def test_a_lobby_says_that_cuts_were_dropped_until_somebody_cuts_again():
    from bot.games.events import Event

    recent = (Event("joined", 1), Event("cuts-dropped", None))
    assert "earlier cuts don't count" in board(table(None, recent=recent), READER).content
    assert "no longer count" not in board(table(None, recent=recent, cuts={"p1": "x"}), READER).content
    assert "no longer count" not in board(table(None), READER).content
    assert "no longer count" not in board(table(ended(), phase="between", recent=recent), READER).content


@pytest.mark.parametrize(
    ("word", "text"),
    [
        ("@everyone", "\\@everyone"),
        ("<@123>", "\\<\\@123\\>"),
        ("**x** `y` ||z||", "\\*\\*x\\*\\* \\`y\\` \\|\\|z\\|\\|"),
        ("https://x.y", "https\\://x.y"),
        ("# x", "\\# x"),
        ("שלום", "\u2068שלום\u2069"),
        ("e" + "\u0316" * 39, "e" + "\u0316" * 2),
        ("\u3164", "?"),
    ],
)
def test_a_word_is_harmless_where_it_is_shown(word, text):
    assert f"Ann “{text}”" in board(table(None, cuts={"p1": word}), READER).content


def test_a_word_of_forty_characters_is_shown_whole():
    assert "x" * 40 in board(table(None, cuts={"p1": "x" * 40}), READER).content


def test_six_long_words_fit_into_every_message():
    word = "`" * 40
    cuts = {f"p{seat}": word for seat in range(1, 7)}
    match = matches.deal_round(matches.new_match("moomin", 6), bytes([1] * 32), cuts).match
    while matches.is_open(match):
        match = matches.act(match, match.offers(match.turn or 0)[0]).match
    names = "`" * 32
    seats = tuple(SeatState(seat, names) for seat in range(1, 7))
    for snapshot in (
        table(match, phase="between", cuts=cuts, next_at=1.0, seats=seats),
        table(None, cuts=cuts, game="moomin", seats=seats),
    ):
        parts = board(snapshot, READER)
        assert problems(parts) == ()
        assert PROMISE in parts.content
    parts = fairness.fair_match("m-1", ["head"], fairness.Check(match.rounds * 9), READER, "p2", names=[names] * 6)
    assert problems(parts) == ()
    assert "more rounds are in the record" in parts.content
    assert not parts.content.endswith("…")


# The form


def test_the_form_names_its_promise_and_is_one_that_discord_takes():
    for snapshot in snapshots().values():
        form = fairness.cut_form(snapshot, READER)
        assert form_problems(form) == ()
        press = decode(form.custom_id)
        assert (press.verb, press.words) == (verbs.CUT, (PROMISE[:12],))
        assert [(line.least, line.most) for line in form.lines] == [(1, 40)]


def test_a_refused_word_can_be_written_anew():
    parts = fairness.cut_refused(table(None), CutError("long", most=40, length=41), READER)
    assert "41 characters" in parts.content
    assert verbs_of(parts) == [verbs.CUT]


# The check


def said(rounds, seat="", *, names=(), error=None):
    return "\n".join(fairness.check_lines(fairness.Check(tuple(rounds), error), READER, seat, names=names))


def test_rounds_that_are_not_listed_are_counted():
    rounds = ended().rounds * 20
    text = said(rounds, names=("Ann", "Ben"))
    listed = text.count(rounds[0].seed)
    assert 0 < listed < 20
    assert READER.t("verify-more", rounds=20 - listed) in text


def test_a_check_tells_a_player_that_his_word_is_in_the_deal():
    rounds = [*ended({"p2": "mine", "p1": "yours"}).rounds, *ended({"p1": "yours", "p2": "last"}).rounds]
    text = said(rounds, "p2", names=("Ann", "Ben"))
    own_words = "Your own words in it:\n- Round 1: “mine”\n- Round 2: “last”. No one cut after you.\n"
    assert own_words in text
    assert "Ben “mine” → Ann “yours”" in text
    assert rounds[0].commitment in text
    assert "Your own words" not in said(rounds, "p3")
    assert "Your own words" not in said(rounds)


def test_who_cut_the_same_deals_for_several_tables_has_a_word_and_no_seat():
    same = Same("fixture", "7", commitment(bytes(32)), None)
    match = matches.new_match("classic", 2, same=same)
    match = matches.deal_round(match, bytes([1] * 32), {"all-1": "moon", "all-2": "`42`"}).match
    for names in (("Ann", "Ben"), ()):
        text = said(match.rounds, "p1", names=names)
        assert "Cut in this order: “moon” → “\\`42\\`”" in text
        assert "Your own words" not in text


def test_faults_of_the_same_deals_have_sentences_of_their_own():
    secret = RecordError("same-promise", expected="0", text="1")
    assert "secret" in said((), error=secret)
    seed = RecordError("same-seed", round=3, expected="0", text="1")
    assert "round 3" in said((), error=seed)


def test_deals_that_others_play_too_are_cut_elsewhere():
    same = Same("fixture", "7", commitment(bytes(32)), None)
    shared = SharedDeals(same, bytes(32).hex(), ("moon", "42"))
    for snapshot in (table(None, shared=shared), table(ended(), shared=shared, phase="between", next_at=1.0)):
        pages = [board(snapshot, READER), fairness.fair_play(snapshot, Person(HOST, "Ann"), READER)]
        assert all("Cut in this order: “moon” → “42”" in parts.content for parts in pages)
        assert all(bytes(32).hex() not in parts.content for parts in pages)
        assert not any(verbs.CUT in verbs_of(parts) for parts in pages)
        assert f"**{READER.t('button-cut')}**" not in pages[1].content  # nobody is told to cut here
        assert "When all tables are done" in pages[1].content
    unshared = table(ended(), phase="between", next_at=1.0)
    assert f"**{READER.t('button-cut')}**" in fairness.fair_play(unshared, Person(HOST, "Ann"), READER).content
    assert verbs.CUT in verbs_of(board(unshared, READER))
