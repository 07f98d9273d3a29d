"""Configuration of tests and docstring examples: the depth of the run.

A run without options is quick: Hypothesis tries few examples, and tests marked `deep` are deselected.
`--deep` runs all tests, with 100 examples each; `MAZARINE_HYPOTHESIS=soak` runs all tests with 5000, and
`MAZARINE_HYPOTHESIS=few` the quick tests with 2, to see whether they run at all.
No profile is derandomized: every run tries other examples, and a failure prints the blob that reproduces it.
"""

from __future__ import annotations

import gc
import os
import tempfile
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests import qt

_IS_DEEP = pytest.StashKey[bool]()

# pytest-qt is loaded here and not by itself: where Qt's libraries are missing it would end the run.
pytest_plugins = [] if qt.FAULT else ["pytestqt.plugin"]


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option that runs everything in depth."""
    if qt.FAULT:
        # The options of pytest-qt, which pyproject.toml sets, are unknown without it.
        for name in ("qt_api", "qt_log_level_fail"):
            parser.addini(name, help="for the tests of the window, which are left out")
    parser.addoption("--deep", action="store_true", help="run all tests, with more examples of Hypothesis")


def pytest_configure(config: pytest.Config) -> None:
    """Choose the profile of Hypothesis, by which tests scale, and a folder for sockets.

    A program that a test starts must not find the program or the plugins of the user, or of another run.
    """
    sockets = tempfile.TemporaryDirectory(prefix="mazarine-")
    config.add_cleanup(sockets.cleanup)
    os.environ["XDG_RUNTIME_DIR"] = sockets.name
    os.environ["MAZARINE_PLUGINS"] = os.devnull  # not those of the user
    chosen = os.environ.get("MAZARINE_HYPOTHESIS") or ("ci" if config.option.deep else "quick")
    settings.load_profile(chosen)
    config.stash[_IS_DEEP] = chosen not in ("quick", "few")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Look for no garbage while tests are collected, and later not at what was: that takes very long."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()
        gc.freeze()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect the tests that are marked `deep` in a quick run."""
    if not config.stash[_IS_DEEP]:
        deep = [item for item in items if item.get_closest_marker("deep")]
        config.hook.pytest_deselected(items=deep)
        items[:] = [item for item in items if not item.get_closest_marker("deep")]


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Leave the tests of the window out where Qt cannot be loaded."""
    return True if qt.FAULT and qt.imports_qt(collection_path) else None


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Report how many tests of the window were left out, also in a quiet run."""
    if qt.FAULT:
        terminalreporter.write_line(
            f"{qt.count_left_out()} tests of the window were left out: Qt cannot be loaded ({qt.FAULT})"
        )


# No deadline: the machine may be shared.
settings.register_profile(
    "ci",
    deadline=None,
    max_examples=100,
    stateful_step_count=25,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("quick", settings.get_profile("ci"), max_examples=20, stateful_step_count=12)
settings.register_profile("few", settings.get_profile("ci"), max_examples=2, stateful_step_count=4)
settings.register_profile("soak", settings.get_profile("ci"), max_examples=5000)
