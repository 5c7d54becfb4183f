"""How much of a message a phone shows: an estimate that errs by little."""

import pytest

from bot.parts.parts import PICTURE, ROW, last_fitting, line_height, message_height


@pytest.mark.parametrize(
    ("line", "lines"),
    [
        ("", 1),
        ("x" * 34, 1),
        ("x" * 35, 2),
        ("-# " + "x" * 42, 1),
        ("-# " + "x" * 43, 2),
        ("**Ben**'s turn · ends <t:1795314641:R>", 1),
        ("**" + "x" * 34 + "**", 1),
        ("[table](https://discord.com/channels/1/2/1000000000000000000)", 1),
        ("<@1191168914264948736>, it's your turn", 1),
    ],
)
def test_what_is_written_and_not_shown_takes_no_room(line, lines):
    assert line_height(line) == lines


def test_a_message_is_its_lines_its_pictures_and_its_buttons():
    assert message_height("") == 1
    assert message_height("one\ntwo") == 3
    assert message_height("one", attachments=1, rows=2) == 2 + PICTURE + 2 * ROW


def test_the_last_lines_that_fit_and_the_very_last_in_any_case():
    lines = ["-# one", "-# " + "x" * 60, "-# three"]
    assert last_fitting(lines, 1) == lines[2:]
    assert last_fitting(lines, 2) == lines[2:]
    assert last_fitting(lines, 3) == lines[1:]
    assert last_fitting(lines, 0) == lines[2:]
    assert last_fitting([], 3) == []
