"""The messages of a replay: what they say, which buttons they have, within the limits of Discord."""

import re
from types import SimpleNamespace

import msgspec
import pytest

from bot.games.match import ABANDONED
from bot.games.text.reader import Reader
from bot.locales import languages
from bot.parts import verbs
from bot.parts.ids import Press, decode
from bot.parts.parts import ALT_LIMIT, CHOICES, CONTENT_LIMIT, LABEL_LIMIT, Button, Select
from bot.play.pages.results import replay_button
from bot.replay import wording
from bot.replay.drawn import frame_of, moment_picture
from bot.replay.pages import choice, gif_page, posted, replay_page
from bot.replay.played import Player, play_again
from bot.replay.wording import moment_alt, moment_text, round_alt, sentences, short_names
from rendering import ReplayGif
from tests.luck import part_of
from tests.play.pages.points import EDGE, HEAD, points
from tests.play.pages.refused import problems
from tests.replay.make import GOLDEN, words
from tests.replay.matches import GAME_NAMES, PLAYERS, ended, played, record, rounds
from tests.tools.screens import SCREEN

pytestmark = pytest.mark.slow
READER = Reader("en", "dark")
GIF = ReplayGif(b"GIF89a", 12, 12)


def buttons(parts):
    return [button for row in parts.rows for button in row if isinstance(button, Button)]


def menus(parts):
    """The menus by their placeholders."""
    return {menu.placeholder: menu for row in parts.rows for menu in row if isinstance(menu, Select)}


def labels(parts, off=False):
    return [button.label for button in buttons(parts) if button.disabled == off]


def target(parts, label):
    (button,) = [button for button in buttons(parts) if button.label == label]
    return decode(button.custom_id)


@pytest.mark.parametrize("game", GAME_NAMES)
def test_the_words_of_a_replay_are_those_that_were_read(game):
    """Made anew, on purpose, with `python -m tests.replay.make`."""
    assert words(game) == (GOLDEN / f"{game}.txt").read_text("utf-8")


@pytest.mark.parametrize("game", GAME_NAMES)
def test_every_moment_keeps_to_the_limits(game):
    for round_ in rounds(game):
        assert 0 < len(round_alt(round_, READER)) <= ALT_LIMIT
        assert "Totals:" in round_alt(round_, READER)
        for at in range(0, round_.last + 1, part_of(3, 13)):
            parts = replay_page(ended(game, len(round_.players)), round_, at, READER, picture=b"x")
            assert len(parts.content) <= CONTENT_LIMIT
            assert 0 < len(parts.alt) <= ALT_LIMIT
            assert len(set(parts.custom_ids)) == len(parts.custom_ids)
            assert all(len(row) <= 5 for row in parts.rows)
            assert all(len(button.label) <= LABEL_LIMIT for button in buttons(parts))
            assert problems(parts) == ()


@pytest.mark.parametrize("game", GAME_NAMES)
def test_a_gif_is_told_from_its_beginning_to_its_end(game):
    for round_ in rounds(game):
        alt = round_alt(round_, READER)
        texts = [" ".join(sentences(round_, at, READER, short_names(round_, READER))) for at in range(round_.last + 1)]
        assert all(text[-200:] in alt for text in (*texts[:2], texts[-1]))
        if all(text in alt for text in texts):
            assert "…" not in alt
            continue
        assert len(alt) > 0.85 * ALT_LIMIT
        middle = [at for at in range(2, round_.last) if texts[at] in alt]
        assert middle[-1] > round_.last * 2 / 3


def test_a_round_that_begins_with_many_draws_is_told_to_its_end():
    round_ = played("uno")
    draws = tuple(f"p1 draw {colour}1-{colour}{pips}" for colour in "RGBY" for pips in range(2, 10))
    deal, *others = round_.moments
    long = round_._replace(moments=(deal._replace(tokens=draws), *others))
    assert "Round 1 of 6, the deal. … " in replay_page(ended("uno"), long, 0, READER).content
    assert "draws yellow 1–9." in moment_text(long, 0, READER)
    assert len(moment_text(long, 0, READER)) <= CONTENT_LIMIT * 3 / 4
    assert "… Annamária draws" in frame_of(long, 0, READER).caption
    assert round_alt(long, READER).endswith(round_alt(round_, READER)[-60:])
    assert "Annamária holds: " in moment_alt(long, 0, READER)


def test_what_is_rare_is_told_before_what_is_not():
    round_ = next(round_ for round_ in rounds("moomin-joker") if round_alt(round_, READER).count("…") > 3)
    covers = [moment for moment in round_.moments if any(" J" in token for token in moment.tokens)]
    assert covers
    assert round_alt(round_, READER).count(" joker on the ") == len(covers)


@pytest.mark.parametrize("game", ["moomin", "uno", "romi40"])
def test_every_hand_is_told_whole_where_there_is_room(game):
    recorded = record(game, 4)
    round_ = play_again(recorded, 1, [Player("Annamária Erzsébet Zsuzsanna")] * 4)
    whole = 0
    for at in range(round_.last + 1):
        alt = moment_alt(round_, at, READER)
        hidden = re.search(r"… \d+ more (tile|domino|card)", alt)
        whole += hidden is None
        assert hidden is None or len(alt) > 0.75 * ALT_LIMIT
    assert whole or game == "romi40"


def test_names_are_shortened_in_words_for_pictures_unless_two_become_one():
    recorded = record("classic")
    for last, text in (("Réka", "Annamária Erzsé… holds"), ("Annamária Erzsébet Ilona", "Erzsébet Zsófia holds")):
        round_ = play_again(recorded, 1, [Player("Annamária Erzsébet Zsófia"), Player(last)])
        assert text in moment_alt(round_, 3, READER)


def test_a_match_that_was_ended_early_says_so_at_its_last_moment_only():
    recorded = record("classic")
    rest = msgspec.structs.replace(recorded.rounds[1], actions=recorded.rounds[1].actions[:3], result=None)
    result = msgspec.structs.replace(recorded.result, end=ABANDONED)
    cut_off = msgspec.structs.replace(recorded, rounds=(recorded.rounds[0], rest), result=result)
    first, last = (play_again(cut_off, number, PLAYERS[:2]) for number in (1, 2))
    texts = [moment_text(round_, at, READER) for round_ in (first, last) for at in range(round_.last + 1)]
    assert ["ended early" in text for text in texts] == [False] * (len(texts) - 1) + [True]
    assert "ended early" in round_alt(last, READER)


def test_the_buttons_lead_a_moment_on_and_to_what_can_be_made_of_it():
    parts = replay_page(ended("classic"), played("classic", number=2), 3, READER)
    steps = {button.emoji: decode(button.custom_id).words[1:3] for button in buttons(parts)[:2]}
    assert steps == {"◀️": ("2", "2"), "▶️": ("2", "4")}
    assert labels(parts)[2:] == ["GIF", "Record", "Review", "Fair play", "Share"]
    assert target(parts, "GIF") == Press("-", 0, verbs.REPLAY_GIF, ("t1-abcdef-1", "2"))
    assert target(parts, "Share") == Press("-", 0, verbs.REPLAY_POST, ("t1-abcdef-1", "2", "3"))


def test_what_leads_nowhere_cannot_be_pressed():
    round_ = played("classic")
    for at, grey in ((0, "◀️"), (round_.last, "▶️")):
        parts = replay_page(ended("classic"), round_, at, READER)
        assert [button.emoji for button in buttons(parts) if button.disabled] == [grey]


@pytest.mark.parametrize("game", GAME_NAMES)
def test_a_phone_shows_the_page_whole(game):
    """But for five of Moomin domino, whose hands stand in three rows."""
    for round_ in [*rounds(game)][:: part_of(1, 2)]:
        picture = moment_picture(round_, 3, READER)  # as high in every language
        for language in languages():
            page = replay_page(ended(game, len(round_.players)), round_, 3, Reader(language), picture=picture)
            assert points(page) - HEAD - EDGE <= SCREEN or (game, len(round_.players)) == ("moomin", 5)


def leads(game, round_, at):
    """Where the lines of the menu lead: rounds and moments."""
    (menu,) = menus(replay_page(ended(game, len(round_.players)), round_, at, READER)).values()
    pressed = [decode(menu.custom_id, [line.value]) for line in menu.choices]
    assert {press.verb for press in pressed} == {verbs.REPLAY_TO}
    assert {press.words[1] for press in pressed} == {"t1-abcdef-1"}
    assert [line.value for line in menu.choices if line.default] == [f"{round_.number} {at}"]
    assert len(pressed) <= CHOICES
    places = [(int(press.words[2]), int(press.words[3])) for press in pressed]
    assert places == sorted(set(places))
    return places


@pytest.mark.parametrize("game", GAME_NAMES)
def test_a_menu_leads_to_the_moments_that_matter_and_ten_on(game):
    for round_ in rounds(game):
        for at in range(0, round_.last + 1, part_of(5, 23)):
            places = leads(game, round_, at)
            moments = [moment for number, moment in places if number == round_.number]
            assert {0, at, round_.last, max(0, at - 10), min(round_.last, at + 10)} <= set(moments)
            assert set(moments) <= set(range(round_.last + 1))
            assert len(moments) >= min(round_.last + 1, CHOICES - 8 - 3)


def test_what_is_rare_is_in_the_menu_and_says_what_happened():
    round_ = next(round_ for round_ in rounds("moomin-joker") if round_.last > 25)
    menu = menus(replay_page(ended("moomin-joker"), round_, 0, READER))["Go to a moment"]
    covers = [at for at, moment in enumerate(round_.moments) if any(" J" in token for token in moment.tokens)]
    labels = {int(line.value.split()[1]): line.label for line in menu.choices}
    assert covers
    assert set(covers) <= set(labels)
    assert all(" joker on the " in labels[at] for at in covers[:-1])


def test_a_menu_leads_to_the_rounds_around_the_first_and_the_last():
    round_ = played("classic", number=2)
    for number, near in ((1, (2, 3, 4, 60)), (30, (1, 27, 28, 29, 31, 32, 33, 60)), (60, (1, 57, 58, 59))):
        many = round_._replace(number=number, rounds=60)
        assert [place for place in leads("classic", many, 3) if place[0] != number] == [(other, 0) for other in near]
    (menu,) = menus(replay_page(ended("classic"), round_, 3, READER)).values()
    assert menu.choices[0].label == f"Round 1 of {round_.rounds}"
    single = next(other for other in rounds("moomin") if other.rounds == 1)
    assert {number for number, _ in leads("moomin", single, 1)} == {1}


def test_names_are_harmless_and_nobody_is_notified():
    parts = replay_page(ended("classic"), played("classic"), 2, READER)
    assert "<@1>" not in parts.content
    post = posted(ended("classic"), played("classic"), None, 2, r"\<\@9\>", READER)
    assert not parts.pings
    assert not post.pings


def test_what_is_shown_to_all_opens_the_replay_there():
    round_ = played("classic", number=2)
    post = posted(ended("classic"), round_, b"png", 4, "Ann", READER)
    assert (post.filename, post.alt) == ("replay.png", moment_alt(round_, 4, READER))
    assert "Ann shows a replay" in post.content
    assert target(post, "Replay").words == ("t1-abcdef-1", "2", "4", "open")
    whole = posted(ended("classic"), round_, GIF, 4, "Ann", READER)
    assert (whole.filename, whole.alt) == ("replay.gif", round_alt(round_, READER))
    assert target(whole, "Replay").words == ("t1-abcdef-1", "2", "0", "open")


def test_a_gif_says_when_moments_were_left_out():
    whole = gif_page(ended("classic"), played("classic"), GIF, READER)
    assert "too long" not in whole.content
    assert labels(whole) == ["Share"]
    thin = gif_page(ended("classic"), played("classic"), ReplayGif(b"", 6, 12), READER)
    assert "6 of its 12 pictures" in thin.content


def test_a_moment_without_a_picture_is_told():
    parts = replay_page(ended("classic"), played("classic"), 2, READER)
    assert parts.file is None
    said = parts.content.replace("\\", "")
    for part in ("Round 1 of", "Annamária holds: ", "From end X to end Y: "):
        assert part in said
    assert "<@1>" not in parts.content


def test_a_replay_button_needs_nothing_but_the_id_of_the_match():
    press = decode(replay_button("x" * 40, READER, 12, 345).custom_id)
    assert (press.verb, press.words) == (verbs.REPLAY, ("x" * 40, "12", "345", "open"))


def test_a_choice_says_when_what_and_who():
    text = choice(ended("classic", 6), "2026-11-21", READER)
    assert text.startswith("2026-11-21 · Classic domino · Annamária, ")
    assert len(text) <= 100


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_pictures_are_the_same_again_and_differ_by_theme(theme):
    round_, reader = played("tabla", 3), Reader("en", theme)
    pictures = [moment_picture(round_, at, reader) for at in (4, 4, 5)]
    assert pictures[0] == pictures[1] != pictures[2]


@pytest.mark.parametrize(("plays", "rare"), [(3, []), (4, [4]), (5, [5])])
def test_a_move_is_rare_that_is_every_fifth_or_less(plays, rare):
    moves = [("p1 play 6-4 left",)] * plays + [("p2 pass",)]
    moments = [SimpleNamespace(tokens=tokens, events=()) for tokens in moves]
    first, _ = wording._by_weight(SimpleNamespace(moments=moments, game="classic"), range(plays + 1), READER)
    assert first == rare
