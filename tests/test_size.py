"""What `python -m tests.tools.size` counts, on small trees."""

from pathlib import Path

from tests.tools import size


def tree(place: Path, **files: str) -> Path:
    for name, text in files.items():
        path = place / (name.replace("__", "/") + ".py")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return place


def test_imports_and_docstrings_are_no_statements(tmp_path):
    root = tree(
        tmp_path, bot__a='"""Docs."""\nimport os\nX = 1\n"""Of X."""\ndef f():\n    """Docs."""\n    return os\n'
    )
    counted = size.count(root)
    assert (counted["statements without imports and docstrings"], counted["lines of the product"]) == (3, 7)
    assert (counted["functions"], counted["functions under 5 lines"]) == (1, 1)


def test_a_feature_lies_in_folders(tmp_path):
    root = tree(tmp_path / "old", bot__league__nights="", bot__cogs__night_clicks="", rendering__pages__night="")
    assert size.places_of(root, size.FEATURES["a game night"]) == ["bot/cogs", "bot/league"]
    root = tree(tmp_path / "new", bot__nights__pages__night="", bot__nights__rows="", bot__nights__posts__arena="")
    assert size.places_of(root, size.FEATURES["a game night"]) == ["bot/nights"]


def test_arrows_that_point_up_and_circles_are_counted_in_the_new_layout_only(tmp_path):
    files = {"storage__store": "from bot.tables import cast", "bot__tables__cast": "from storage.store import Store"}
    up, circles = (f"{what} between the folders of the layout" for what in ("arrows up", "circles"))
    assert size.count(tree(tmp_path / "old", **files))[up] == "-"
    files |= {"bot__app__client": "from ..play import clicks\nimport storage.store", "bot__play__clicks": ""}
    root = tree(tmp_path / "new", **files)
    assert size.arrows(root)["bot/app"] == {"bot/play", "storage"}
    assert (size.count(root)[up], size.count(root)[circles]) == (1, 1)
