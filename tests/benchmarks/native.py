"""The native core: time of a build, sizes, and the cost of a call."""
# ruff: noqa: T201

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import tempfile
from importlib.metadata import distribution, requires
from pathlib import Path
from statistics import median
from time import perf_counter
from timeit import repeat

import numpy as np
from packaging.requirements import Requirement

from mazarine.native import library
from mazarine.native.calls import List
from mazarine.native.flood_fill import Rule, spread

_ROOT = Path(__file__).resolve().parents[2]
_CALLS = 10_000


def run() -> None:
    """Print the figures."""
    print("| figure | |\n| --- | --- |")
    for name, compiler in (("compiler of the system", ""), ("ziglang", "ziglang")):
        print(f"| build from nothing, {name}, s | {_build_time(compiler)} |")
    for path in sorted(Path(library.__file__).parent.glob("mazarine-*")):
        print(f"| {path.name}, KB | {path.stat().st_size / 1024:.0f} |")
    print(f"| a call with four arrays, µs | {_call_time():.2f} |")
    print(f"| installed size without `[gui]`, MB | {_installed('')} |")
    print(f"| installed size with `[gui]`, MB | {_installed('gui')} |")


def _build_time(compiler: str) -> str:
    """Return the seconds of a build in a copy of the sources, in which nothing is compiled yet."""
    if compiler and importlib.util.find_spec(compiler) is None:
        return "not installed"
    with tempfile.TemporaryDirectory() as folder:
        files = subprocess.run(
            ["git", "ls-files", "editor/native", "editor/mazarine/version.py"],
            cwd=_ROOT, capture_output=True, text=True, check=True,
        ).stdout.split()  # fmt: skip
        for name in files:
            copy = Path(folder, name)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes((_ROOT / name).read_bytes())
        begun = perf_counter()
        subprocess.run(
            [sys.executable, "editor/native/build.py"],
            cwd=folder, env={**os.environ, "CC": compiler}, stdout=subprocess.DEVNULL, check=True,
        )  # fmt: skip
        return f"{perf_counter() - begun:.1f}"


def _call_time() -> float:
    cells, marks = np.zeros((3, 3), dtype=np.uint8), np.zeros((3, 3), dtype=np.bool_)
    box, stack = np.zeros(4, dtype=np.int64), List(np.int64)
    rule = Rule(takes=0, opens=0, lacks_east=0)
    times = repeat(lambda: spread(cells, cells, rule, marks, box, stack, 0), number=_CALLS, repeat=9)
    return median(times) / _CALLS * 1e6


def _installed(extra: str) -> str:
    """Return the megabytes of this program and of all packages that it needs."""
    found: set[str] = set()
    waiting = [("mazarine", {extra})]
    size = sum(path.stat().st_size for path in Path(library.__file__).parents[1].rglob("*") if path.is_file())
    while waiting:
        name, extras = waiting.pop()
        for text in requires(name) or ():
            needed = Requirement(text)
            marker = needed.marker
            if marker and not any(marker.evaluate({"extra": each}) for each in (*extras, "")):
                continue
            if needed.name.lower() not in found:
                found.add(needed.name.lower())
                waiting.append((needed.name, needed.extras))
    for name in found:
        paths = (Path(str(file.locate())) for file in distribution(name).files or ())
        size += sum(path.stat().st_size for path in paths if path.is_file())
    return f"{size / 1e6:.0f}"
