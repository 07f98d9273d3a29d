"""The notebooks run, and show what they have shown when they were saved."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.native.libraries import ROOT

NOTEBOOKS = ROOT / "docs" / "examples" / "notebooks"
NAMES = ("generators", "own_algorithm", "rooms", "searches")


def test_all_are_tested() -> None:
    assert sorted(path.stem for path in NOTEBOOKS.glob("*.ipynb")) == list(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_notebook_shows_what_it_has_shown_before(name: str, tmp_path: Path) -> None:
    for path in ("run.py", f"{name}.ipynb"):
        shutil.copy(NOTEBOOKS / path, tmp_path)
    command = [sys.executable, str(tmp_path / "run.py"), f"{name}.ipynb"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "editor")}
    done = subprocess.run(command, check=False, capture_output=True, text=True, cwd=tmp_path, env=environment)
    assert done.returncode == 0, done.stderr
    before, now = (_shown(folder / f"{name}.ipynb") for folder in (NOTEBOOKS, tmp_path))
    assert now == before
    assert any(texts for texts in now)


def _shown(path: Path) -> list[list[object]]:
    """Return the texts that each cell of code shows, without pictures, which are bytes of a library."""
    cells = json.loads(path.read_text("utf-8"))["cells"]
    return [
        [output.get("text") or output["data"]["text/plain"] for output in cell["outputs"]]
        for cell in cells
        if cell["cell_type"] == "code"
    ]
