"""Building libraries for tests; a test that needs one is skipped where there is no compiler."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]


@cache
def builder() -> ModuleType:
    """Return `editor/native/build.py` as a module."""
    found = importlib.util.spec_from_file_location("mazarine_build", ROOT / "editor/native/build.py")
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


def compile_library(source: str, library: Path) -> Path:
    """Compile a small library with the compiler that builds the native core."""
    build = builder()
    target = build.Target()
    try:
        command = target.compiler()
    except build.BuildFailed:
        pytest.skip("there is no C compiler")
    file = library.with_suffix(".c")
    file.write_text(source)
    flags = target.flags(command, next(iter(target.levels)))
    subprocess.run([*command, *flags, str(file), "-o", str(library), *target.link_flags(command)], check=True)
    file.unlink()
    return library


def in_a_process(program: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a program in Python in a process of its own."""
    return subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True, text=True, cwd=ROOT, check=False, env={**os.environ, **environment},
    )  # fmt: skip
