"""How the tests run: Hypothesis by profile.

`ci`, the default, fits into a coffee break; `MAZEWRIGHT_HYPOTHESIS=soak` looks for as long as it takes.
Neither is derandomized: every run looks somewhere new, and a failure prints the blob that repeats it.
"""

from __future__ import annotations

import importlib
import os

from hypothesis import HealthCheck, settings

# pytest-qt is loaded here and not by itself: where Qt's libraries are missing it would end the run.
try:
    importlib.import_module("PySide6.QtWidgets")
    pytest_plugins = ["pytestqt.plugin"]
except ImportError as error:
    _missing_qt = str(error)
    collect_ignore = ["gui", "language"]


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
