"""How `python -m tests.tools.faults` makes a fault, and finds it again after code was moved and renamed."""

import pytest

from tests.tools import fault_sites, faults

BEFORE = '''
"""Docs."""


def price(table, own=False, *, tip=1):
    """Docs."""
    if not own and table.count >= 3:
        table.note(f"{3 + 4}")
    return own in (1, 2) if own else price(table, tip=2)


def other(table):
    return table.count >= 3
'''
MOVED = """
class Prices:
    def other(self, table) -> "3":
        return table.number >= 3

    def price(self, reader, asked=False, *, tip=1):
        if (
            not asked
            and reader.count >= 3
        ):
            reader.note("")
        return asked in (1, 2) if asked else self.price(reader, tip=2)
"""


@pytest.fixture
def before(tmp_path):
    return written(tmp_path / "before", "bot/cogs/prices.py", BEFORE)


def written(root, name, text):
    path = root / name
    path.parent.mkdir(parents=True)
    path.write_text(text)
    return root


def sites(root):
    return [site for of_file in faults.all_sites(root).values() for site in of_file]


def line(root, site):
    """The line of a site as the fault makes it."""
    text = site.apply((root / site.fault.module).read_bytes()).decode()
    return text.splitlines()[site.line - 1].strip()


def test_each_fault_changes_one_place(before):
    made = [(site.fault.kind, line(before, site)) for site in sites(before)]
    assert made == [
        ("constant", "def price(table, own=False, *, tip=2):"),
        ("and-or", "if not own or table.count >= 3:"),
        ("not", "if  own and table.count >= 3:"),
        ("comparison", "if not own and table.count > 3:"),
        ("constant", "if not own and table.count >= 4:"),
        ("statement", "pass"),
        ("choice", "return (own in (1, 2))"),
        ("comparison", "return own not in (1, 2) if own else price(table, tip=2)"),
        ("constant", "return own in (2, 2) if own else price(table, tip=2)"),
        ("constant", "return own in (1, 3) if own else price(table, tip=2)"),
        ("argument", "return own in (1, 2) if own else price(table, )"),
        ("constant", "return own in (1, 2) if own else price(table, tip=3)"),
        ("return", "return not (table.count >= 3)"),
        ("comparison", "return table.count > 3"),
        ("constant", "return table.count >= 4"),
    ]
    assert all(site.compiles(before) for site in sites(before))


def test_a_fault_is_found_again_where_its_code_went(before, tmp_path):
    after = written(tmp_path / "after", "bot/play/cost.py", MOVED)
    fault = next(site.fault for site in sites(before) if site.fault.kind == "comparison")
    likeness, site = faults.find(fault, faults.all_sites(after))
    assert likeness >= faults.LIKE_ENOUGH
    assert line(after, site) == "and reader.count > 3"


def test_what_is_gone_is_lost(before, tmp_path):
    after = written(tmp_path / "after", "bot/play/cost.py", "def pay(sum):\n    return sum.whole >= 7\n")
    fault = next(site.fault for site in sites(before) if site.fault.kind == "comparison")
    assert faults.find(fault, faults.all_sites(after))[0] < faults.LIKE_ENOUGH


def test_the_same_seed_chooses_the_same_faults(before):
    chosen = faults.choose(before, 5, 38)
    assert chosen == faults.choose(before, 5, 38)
    assert len({(fault.function, fault.statement) for fault in chosen}) == 5


@pytest.mark.parametrize(
    ("module", "first"), [("bot/tables/clock.py", "tests/tables"), ("rendering/line/layout.py", "tests/rendering/line")]
)
def test_tests_of_a_module_begin_in_its_own_folder(module, first):
    tests = faults.tests_of(faults.ROOT, module)
    assert tests[0].startswith(first)
    assert not any("browser" in test for test in tests)


def test_positions_count_bytes(tmp_path):
    root = written(tmp_path, "bot/a.py", 'X = {"ä": 1, "ö": 2}\n')
    second = list(fault_sites.sites_in(root, root / "bot/a.py"))[1]
    assert line(root, second) == 'X = {"ä": 1, "ö": 3}'


def test_the_test_that_caught_a_fault_runs_first_wherever_it_lies_now():
    tests = ["tests/a/test_a.py", "tests/test_faults.py"]
    first = faults.with_first(faults.ROOT, tests, "tests/x.py::Old::test_positions_count_bytes[1]")
    assert first == ["tests/test_faults.py", "tests/a/test_a.py"]
    assert faults.with_first(faults.ROOT, tests, "") == tests
