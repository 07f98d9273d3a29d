"""The script makes all pictures of the pages, and no others are kept."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.docs.shown import ROOT

PICTURES = ROOT / "docs" / "pictures"


def test_the_script_makes_every_picture_that_there_is(tmp_path: Path) -> None:
    folder = tmp_path / "docs" / "pictures"
    folder.mkdir(parents=True)
    for script in PICTURES.glob("*.py"):
        shutil.copy(script, folder)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    done = subprocess.run(
        [sys.executable, folder / "make.py"],
        env={**os.environ, "PYTHONPATH": str(ROOT), "HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    kept = {path.name for path in PICTURES.iterdir() if path.suffix in (".png", ".svg")}
    assert {path.name for path in folder.iterdir() if path.suffix in (".png", ".svg")} == kept
