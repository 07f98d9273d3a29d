"""Compiled kernels are kept on disk; what goes wrong there costs time and nothing else."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from mazarine.compiling import ready
from tests.depth import sample

_PROGRAM = """
import numpy as np
from mazarine.flood_fill.flood import FloodPlane, flood
from mazarine.compiling.mode import compiled_here
from mazarine.compiling.store import store_folder
from mazarine.maze import Maze
with compiled_here():
    print(flood(FloodPlane.of(Maze.blank(3, 4), 0), 0, 0).count)
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
    kernel = file.read_bytes()
    # A byte inside the machine code, which begins the file: only the digest tells that it is another.
    flipped = kernel[:2000] + bytes([kernel[2000] ^ 1]) + kernel[2001:]
    for spoilt in sample((flipped, b"", kernel[:1000]), 1):
        file.write_bytes(spoilt)
        assert _run(tmp_path).stdout.startswith("12\n")
        assert file.read_bytes() != spoilt, "it is made again"
        assert len(file.read_bytes()) > len(kernel) // 2
    before = file.stat().st_mtime_ns
    assert _run(tmp_path).stdout.startswith("12\n")
    assert file.stat().st_mtime_ns > before


def test_without_a_folder_to_write_to_a_temporary_one_serves_and_is_removed(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way of a folder")
    done = _run(tmp_path / "file")
    count, folder = done.stdout.split()
    assert count == "12"
    assert not Path(folder).exists()
    assert done.stderr.count("The compiled engine cannot be stored") == 1


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
    assert done.stderr.count("The compiled engine cannot be stored") == 1
    assert not list(tmp_path.rglob("*.kernel"))


_FINGERPRINTS = """
from importlib import import_module
from pathlib import Path
import mazarine
from mazarine.compiling import KERNELS
from mazarine.compiling.store import _fingerprint
from mazarine.precompile.steps import STEPS
root = Path(mazarine.__file__).parent
for file in sorted(root.rglob("kernels/*.py")):
    import_module(".".join(("mazarine", *file.relative_to(root).with_suffix("").parts)))
print(len(KERNELS) == sum(STEPS.values()))
for kernel in KERNELS:
    print(kernel.__module__, kernel.__qualname__, _fingerprint(kernel.plain))
"""


def test_every_kernel_has_the_same_name_in_every_process() -> None:
    command = [sys.executable, "-c", _FINGERPRINTS]
    first, second = (
        subprocess.run(command, capture_output=True, text=True, check=True).stdout for _ in range(2)
    )
    assert first.startswith("True\n")
    assert first == second


class TestMark:
    """The file that says that everything has been compiled."""

    @pytest.fixture
    def folder(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
        """Return a folder with one compiled kernel, and a mark that names it."""
        monkeypatch.setattr(ready, "store_folder", lambda: tmp_path)
        (tmp_path / "a.kernel").write_bytes(b"machine code")
        ready.set_ready({"a.kernel"})
        return tmp_path

    def test_all_is_ready(self, folder: Path) -> None:
        assert ready.is_ready()
        assert not list(folder.glob("*.part"))

    @pytest.mark.parametrize("content", ["", "\n", "x" * 5000, "a.kernel", "a.kernel 1 2", "a.kernel x"])
    def test_a_damaged_mark_says_nothing(self, folder: Path, content: str) -> None:
        (mark,) = folder.glob("ready-*")
        mark.write_text(content)
        assert not ready.is_ready()

    def test_a_kernel_that_was_cut_short_is_not_ready(self, folder: Path) -> None:
        (folder / "a.kernel").write_bytes(b"machine")
        assert not ready.is_ready()


def test_an_unknown_way_to_run_kernels_is_told() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "import mazarine.compiling"], capture_output=True, text=True, check=True,
        env={**os.environ, "MAZARINE_KERNELS": "nonsense"},
    )  # fmt: skip
    assert "MAZARINE_KERNELS is “nonsense”" in done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other rights")
def test_a_kernel_that_others_can_write_is_not_run(tmp_path: Path) -> None:
    assert _run(tmp_path).stdout.startswith("12\n")
    (file,) = tmp_path.rglob("*.kernel")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700
    before = file.stat().st_ino
    file.chmod(0o666)
    assert _run(tmp_path).stdout.startswith("12\n")
    assert (file.stat().st_ino, stat.S_IMODE(file.stat().st_mode)) != (before, 0o666), "it is made again"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other rights")
def test_a_folder_of_kernels_that_others_can_write_is_not_used(tmp_path: Path) -> None:
    tmp_path.chmod(0o777)
    done = _run(tmp_path, NUMBA_CACHE_DIR=str(tmp_path))
    assert done.stdout.startswith("12\n")
    assert list(tmp_path.iterdir()) == []
    assert done.stderr.count("The compiled engine cannot be stored") == 1
