"""What twenty plugins cost: looking for them, and the start of the window with and without them."""
# ruff: noqa: T201

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np

from tests.benchmarks.start import EDITOR, time_of

_ROUNDS = 9
_COUNT = 20
_EXAMPLES = Path(__file__).parents[2] / "docs" / "examples" / "plugins"
_LOOK = """
import time
from mazarine.plugins import PLUGINS, PluginKind
start = time.perf_counter()
count = len(PLUGINS.found())
print(time.perf_counter() - start, count)
"""


def run() -> None:
    """Print the medians with twenty plugins and with none."""
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as compiled:
        paths = sorted(_EXAMPLES.glob("*.py"))
        for number in range(_COUNT):
            path = paths[number % len(paths)]
            text = path.read_text(encoding="utf-8").replace('name = "', f'name = "p{number}-')
            Path(folder, f"p{number:02}.py").write_text(text, encoding="utf-8")
        look: dict[str, list[float]] = {"": [], folder: []}
        start: dict[str, list[float]] = {"": [], folder: []}
        for _ in range(_ROUNDS):
            for place in ("", folder):
                os.environ["MAZARINE_PLUGINS"] = place or os.devnull
                look[place].append(_looking())
                start[place].append(time_of(EDITOR, compiled))
    print("| plugins | looking for them, ms | window with overlay, ms |")
    print("| --- | --- | --- |")
    for name, place in (("none", ""), (f"{_COUNT} files", folder)):
        found, shown = np.median(look[place][1:]) * 1000, np.median(start[place][1:]) * 1000
        print(f"| {name} | {found:.1f} | {shown:.0f} |")
    more = np.array(look[folder][1:]) - np.array(look[""][1:])
    print(f"\nTwenty files cost {np.median(more) * 1000:.1f} ms, in another thread where there is a window.")


def _looking() -> float:
    found = subprocess.run([sys.executable, "-c", _LOOK], capture_output=True, text=True, check=True)
    seconds, _ = found.stdout.split()
    return float(seconds)
