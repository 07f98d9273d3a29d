"""A folder of plugins for each test, found anew."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from mazarine.plugins import PLUGINS, REPORTS
from mazarine.plugins.plugin import Reports

WritePlugin = Callable[[str, str], Path]
EXAMPLES = Path(__file__).parents[2] / "docs" / "examples" / "plugins"


@pytest.fixture
def plugins_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Return an empty folder that plugins are looked for in."""
    folder = tmp_path / "plugins"
    folder.mkdir()
    monkeypatch.setenv("MAZARINE_PLUGINS", str(folder))
    monkeypatch.delenv("MAZARINE_NO_PLUGINS", raising=False)
    monkeypatch.setattr(REPORTS, "report", Reports().report)
    PLUGINS.refresh()
    yield folder
    monkeypatch.undo()
    PLUGINS.refresh()


@pytest.fixture
def examples(plugins_folder: Path) -> Path:
    """Return the folder with all examples."""
    for path in EXAMPLES.glob("*.py"):
        (plugins_folder / path.name).write_bytes(path.read_bytes())
    PLUGINS.refresh()
    return plugins_folder


@pytest.fixture
def write_plugin(plugins_folder: Path) -> WritePlugin:
    """Return a function that writes a plugin, of a manifest and code, and has it found."""

    def write(manifest: str, code: str, name: str = "mine.py") -> Path:
        path = plugins_folder / name
        path.write_text(f'MAZARINE_PLUGIN = """\n{manifest}"""\n{code}', encoding="utf-8")
        PLUGINS.refresh()
        return path

    return write
