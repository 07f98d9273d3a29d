"""The script makes all pictures of the pages, and no others are kept.

A quick run takes the picture of one window of each module, and draws all that show no window.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.shown import ROOT
from tests.qt import needs_qt

PICTURES = ROOT / "docs" / "pictures"
_ONE_OF_EACH = """
import sys
import make
every = make.SCENES
firsts = [sys.modules[scene.__module__].SCENES[0] for scene in every.values()]
make.SCENES = {name: scene for name, scene in every.items() if scene in firsts}
make.main([])
print(*(every.keys() - make.SCENES))
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder with the script and without pictures."""
    folder = tmp_path / "docs" / "pictures"
    folder.mkdir(parents=True)
    for script in PICTURES.glob("*.py"):
        shutil.copy(script, folder)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return folder


def _run(folder: Path, *arguments: str | Path) -> str:
    """Run Python with access to the editor and the script, and return its output."""
    done = subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{folder}", "HOME": str(folder)},
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def _pictures(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir() if path.suffix in (".png", ".svg")}


@needs_qt
def test_every_picture_is_made_by_the_script(folder: Path) -> None:
    left_out = {f"{name}.png" for name in _run(folder, "-c", _ONE_OF_EACH).split()}
    assert not left_out & _pictures(folder)
    assert left_out | _pictures(folder) == _pictures(PICTURES)


@pytest.mark.deep
def test_the_script_makes_every_picture_that_there_is(folder: Path) -> None:
    _run(folder, folder / "make.py")
    assert _pictures(folder) == _pictures(PICTURES)
