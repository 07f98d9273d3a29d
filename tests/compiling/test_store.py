"""Compiled kernels are kept on disk; what goes wrong there costs time and nothing else."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.depth import sample

_PROGRAM = """
import numpy as np
from editor.areas.flood import Plane, flood
from editor.compiling.mode import compiled_here
from editor.compiling.store import store_folder
from editor.maze import Maze
with compiled_here():
    print(flood(Plane.of(Maze.blank(3, 4), 0), 0, 0).count)
print(store_folder())
"""


def _run(cache: Path, *, check: bool = True, **environment: str) -> subprocess.CompletedProcess[str]:
    kept = {name: value for name, value in os.environ.items() if name != "NUMBA_CACHE_DIR"}
    return subprocess.run(
        [sys.executable, "-c", _PROGRAM], capture_output=True, text=True, check=check,
        env={**kept, "XDG_CACHE_HOME": str(cache), **environment},
    )  # fmt: skip


def test_a_kernel_is_kept_and_a_damaged_file_is_made_again(tmp_path: Path) -> None:
    assert _run(tmp_path).stdout.startswith("12\n")
    (file,) = tmp_path.rglob("*.kernel")
    whole = file.read_bytes()
    for spoilt in sample((whole[:2000] + b"x" + whole[2001:], b"", whole[:1000]), 1):
        file.write_bytes(spoilt)
        assert _run(tmp_path).stdout.startswith("12\n")
        assert len(file.read_bytes()) > len(whole) // 2
    before = file.stat().st_mtime_ns
    assert _run(tmp_path).stdout.startswith("12\n")
    assert file.stat().st_mtime_ns > before


def test_without_a_folder_to_write_to_a_temporary_one_serves_and_is_removed(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way of a folder")
    done = _run(tmp_path / "file")
    count, folder = done.stdout.split()
    assert count == "12"
    assert not Path(folder).exists()
    assert done.stderr.count("The compiled engine cannot be kept") == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full disk to try")
def test_a_full_disk_is_said_once(tmp_path: Path) -> None:
    program = _PROGRAM.replace(
        "with compiled_here", "Path = type(store_folder())\nPath.write_bytes = lambda self, data: "
        "open('/dev/full', 'wb', buffering=0).write(data)\nwith compiled_here",
    )  # fmt: skip
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True,
        env={**os.environ, "XDG_CACHE_HOME": str(tmp_path), "NUMBA_CACHE_DIR": str(tmp_path / "kernels")},
    )  # fmt: skip
    assert done.stdout.startswith("12\n")
    assert done.stderr.count("The compiled engine cannot be kept") == 1
    assert not list(tmp_path.rglob("*.kernel"))
