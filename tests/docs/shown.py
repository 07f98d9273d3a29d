"""The modules, and the other code, that `docs/how-to/developing.md` shows."""

from __future__ import annotations

import importlib.util
import re
import sys
import textwrap
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
_PAGE = (ROOT / "docs" / "how-to" / "developing.md").read_text(encoding="utf-8")


def shown(path: str, language: str) -> str:
    """Return what the page shows for a path."""
    found = re.search(rf"(?s)`{re.escape(path)}`.*?```{language}\n(.*?) *```", _PAGE)
    assert found is not None
    return textwrap.dedent(found[1])


def imported(path: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Import the module that the page shows for a path, from a folder, until the test is over."""
    file = folder / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(shown(path, "python"), encoding="utf-8")
    name = path.removeprefix("editor/").removesuffix(".py").replace("/", ".")
    spec = importlib.util.spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, name, module)
    spec.loader.exec_module(module)
    return module
