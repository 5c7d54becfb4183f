"""Every error of ours can go from one process to another, with all that it says."""

import importlib
import inspect
import pickle
import pkgutil
from collections.abc import Iterator
from typing import Any

import bot
import rendering
import storage

VALUES = {"int": 404, "float": 1.5, "Path": ("components", 0), "list[Fault]": []}  # by annotation; else a text


def errors(of: type[BaseException] = BaseException) -> Iterator[type[BaseException]]:
    """Yield the classes of errors that are in our modules, once these are imported."""
    for kind in of.__subclasses__():
        if kind.__module__.partition(".")[0] in ("bot", "rendering", "storage"):
            yield kind
        yield from errors(kind)


def made(kind: type[BaseException]) -> BaseException:
    """Return an error of a class, with a value for all that has no default, and a fact where it takes any."""
    if not inspect.isfunction(kind.__init__):  # Python's own
        return kind("for some reason")
    given: list[Any] = []
    facts: dict[str, Any] = {}
    for name, parameter in inspect.signature(kind).parameters.items():
        if parameter.kind is parameter.VAR_KEYWORD:
            facts = {"fact": 7}
        elif parameter.kind is parameter.POSITIONAL_OR_KEYWORD and parameter.default is parameter.empty:
            given.append(VALUES.get(inspect.formatannotation(parameter.annotation).rpartition(".")[2], name))
    return kind(*given, **facts)


def test_an_error_is_the_same_in_another_process() -> None:
    for package in (bot, rendering, storage):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if not module.name.endswith("__main__"):
                importlib.import_module(module.name)
    kinds = sorted(set(errors()), key=lambda kind: (kind.__module__, kind.__qualname__))
    assert len(kinds) > 30
    for kind in kinds:
        error = made(kind)
        again = pickle.loads(pickle.dumps(error))
        assert (type(again), vars(again), str(again)) == (kind, vars(error), str(error))
