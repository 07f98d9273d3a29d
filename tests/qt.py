"""Whether Qt can be loaded, and which tests cannot run without it."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest

_ROOT = Path(__file__).parents[1]
_FOLDERS = tuple(_ROOT / folder for folder in ("tests/gui", "tests/i18n", "editor/mazarine/gui"))
_IMPORT = re.compile(
    r"^(?:from|import) (?:PySide6|mazarine\.(?:gui|pages)|tests\.(?:gui|i18n))\b", re.MULTILINE
)
_TEST = re.compile(r"^ *def test_", re.MULTILINE)


def _fault() -> str:
    try:
        importlib.import_module("PySide6.QtWidgets")
    except ImportError as error:
        return str(error)
    return ""


FAULT = _fault()
"""Why Qt cannot be loaded; empty where it can."""

needs_qt = pytest.mark.skipif(bool(FAULT), reason="Qt cannot be loaded")
"""Marks tests of what only the window, or paper, needs."""


def imports_qt(path: Path) -> bool:
    """Return whether a module, or all of a folder, needs Qt when it is imported.

    >>> imports_qt(Path(__file__)), imports_qt(Path(__file__).parent / "gui")
    (False, True)
    """
    if any(path.is_relative_to(folder) for folder in _FOLDERS):
        return True
    return path.suffix == ".py" and _IMPORT.search(path.read_text(encoding="utf-8")) is not None


def count_left_out() -> int:
    """Return how many test functions are in the modules that import Qt."""
    paths = filter(imports_qt, (_ROOT / "tests").rglob("test_*.py"))
    return sum(len(_TEST.findall(path.read_text(encoding="utf-8"))) for path in paths)
