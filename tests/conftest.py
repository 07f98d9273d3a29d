"""How the tests run: kernels compiled ahead, and Hypothesis by profile.

All kernels are compiled once at the beginning, by as many processes as there are cores, and tests use them
compiled; those of plain kernels say so (`plain_kernels`). With `MAZEWRIGHT_KERNELS=plain` all run plain.

`ci`, the default, fits into a coffee break; `MAZEWRIGHT_HYPOTHESIS=soak` looks for as long as it takes.
Neither is derandomized: every run looks somewhere new, and a failure prints the blob that repeats it.
"""

from __future__ import annotations

import contextlib
import importlib
import os

import pytest
from hypothesis import HealthCheck, settings

from editor.compiling.mode import MODE, use_compiled
from editor.errors import MazeError
from editor.warm_up import is_ready, warm_up

# pytest-qt is loaded here and not by itself: where Qt's libraries are missing it would end the run.
try:
    importlib.import_module("PySide6.QtWidgets")
    pytest_plugins = ["pytestqt.plugin"]
except ImportError as error:
    _missing_qt = str(error)
    collect_ignore = ["gui", "language"]


if "MAZEWRIGHT_KERNELS" not in os.environ:
    use_compiled()


def pytest_sessionstart(session: pytest.Session) -> None:
    """Compile all kernels, unless a run before did or another process of this run does."""
    is_worker = hasattr(session.config, "workerinput")
    if not is_worker and not MODE.is_held_back and not session.config.option.collectonly and not is_ready():
        with contextlib.suppress(MazeError):  # What could not be compiled is when it is needed.
            warm_up()


@pytest.fixture
def plain_kernels(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hold compiled kernels back: all new work runs as plain Python."""
    monkeypatch.setattr(MODE, "is_held_back", True)


def pytest_report_header() -> str | None:
    """Say it where the tests of the window are left out."""
    missing = globals().get("_missing_qt")
    return f"the tests of the window are left out: Qt cannot be loaded ({missing})" if missing else None


_PROFILE = os.environ.get("MAZEWRIGHT_HYPOTHESIS", "ci")

# No deadline: the first call of a compiled kernel takes seconds, and the machine may be shared.
settings.register_profile(
    "ci",
    deadline=None,
    max_examples=100,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("soak", settings.get_profile("ci"), max_examples=5000)
settings.load_profile(_PROFILE)
