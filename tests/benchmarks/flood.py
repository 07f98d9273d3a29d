"""The Explore window while a program floods it with commands: frames, and how late the event loop is."""
# ruff: noqa: T201

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from time import perf_counter, thread_time
from typing import TYPE_CHECKING

import numpy as np

from mazarine import braid, generate
from mazarine.mouse import MouseLimits, ProgramSpec
from tests.benchmarks.windows import FRAME_S, open_window, process_events, process_until, pulse
from tests.mouse.programs import command

if TYPE_CHECKING:
    from mazarine.gui.features.watch import WatchWindow

_SECONDS = 10.0
_MOST = 100_000_000
_FLOODS = {
    "none: turns only": """
while True: ask("turnRight")
""",
    "colors, texts and walls, without a move": """
number = 0
while True:
    number += 1
    sys.stdout.write("".join(
        f"setText {x} {y} {x * y + number}\\nsetColor {x} {y} {'kbacgory'[(x + y + number) % 8]}\\n"
        for x in range(16) for y in range(16)))
    sys.stdout.flush()
""",
    "all texts again at each turn": """
number = 0
while True:
    number += 1
    sys.stdout.write("".join(
        f"setText {x} {y} {x * y + number}\\n" for x in range(16) for y in range(16)))
    ask("turnRight")
""",
    "questions, several at once": """
while True:
    sys.stdout.write("wallFront\\nwallLeft\\nwallRight\\nmazeWidth\\n" * 500)
    sys.stdout.flush()
    for _ in range(2000): sys.stdin.readline()
""",
    "standard error": """
while True:
    sys.stderr.write("the mouse says something long and wide\\n" * 100)
    ask("wallFront")
""",
}


def run() -> None:
    """Print how long a frame of the window takes, the intervals of frames, and what the program sent."""
    print(f"16 × 16 cells, {_SECONDS:g} s each, up to 60 moves a second, a frame every 16 ms;")
    print(f"milliseconds; goal: p95 of {FRAME_S * 1e3:.1f}\n")
    print("| flood | commands a second | frame p50 | p95 | CPU p50 | p95 | interval p50 | p95 | latest |")
    print("| --- " * 9 + "|")
    maze = generate("stack", 16, 16, rng=1)
    braid(maze, 0.5, rng=1).apply(maze)
    with open_window(maze) as window, tempfile.TemporaryDirectory() as folder:
        window.actions_by_name["explore.open"].trigger()
        explore = _explore_window()
        for name, program in _FLOODS.items():
            _measure(explore, name, program, Path(folder))
        explore.close()


def _explore_window() -> WatchWindow:
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415

    from mazarine.gui.features.watch import WatchWindow  # noqa: PLC0415

    found: list[WatchWindow] = []

    def look() -> bool:
        found[:] = [it for it in QApplication.topLevelWidgets() if isinstance(it, WatchWindow)]
        return bool(found) and found[0].is_ready

    process_until(look)
    return found[0]


def _measure(window: WatchWindow, name: str, program: str, folder: Path) -> None:
    limits = replace(MouseLimits(), seconds=1000, moves=_MOST, commands=_MOST, silence=100)
    box, form = window.current.choice_box, window.form.program
    box.setCurrentIndex(box.findData("explorer/program"))
    form.show_spec(ProgramSpec(command(program, folder), folder, "", limits))
    window.bar.set_speed(60)
    form.run_button.click()
    process_until(lambda: window.is_ready and bool(window.programs.running))
    protocol = window.programs.running[0].protocol
    process_until(lambda: protocol.commands > 0, for_s=1.0)
    before, start = protocol.commands, perf_counter()
    lateness: list[float] = []
    with _frames(window) as (works, used, ends), pulse(lateness):
        while perf_counter() - start < _SECONDS:
            process_events(wait_ms=5)
    rate = (protocol.commands - before) / (perf_counter() - start)
    figures = [*_percentiles(works), *_percentiles(used), *_percentiles(np.diff(ends)), max(lateness) * 1e3]
    print(f"| {name} | {rate:,.0f} | " + " | ".join(f"{it:.1f}" for it in figures) + " |", flush=True)


def _percentiles(seconds: Sequence[float]) -> list[float]:
    return [float(it) for it in np.percentile(np.array(seconds) * 1e3, (50, 95))]


@contextmanager
def _frames(window: WatchWindow) -> Iterator[tuple[list[float], list[float], list[float]]]:
    """Show and paint everything in every frame; note how long that takes, and when it is done.

    Besides the time, the processor time of the thread of the window: other processes do not count there.
    """
    from PySide6.QtCore import QCoreApplication, QEvent  # noqa: PLC0415

    works: list[float] = []
    used: list[float] = []
    ends: list[float] = []
    player = window.player

    def frame() -> None:
        began, used_before = perf_counter(), thread_time()
        player._tick()
        window._show()
        QCoreApplication.sendPostedEvents(window, QEvent.Type.UpdateRequest)
        used.append(thread_time() - used_before)
        ends.append(perf_counter())
        works.append(ends[-1] - began)

    player._timer.timeout.disconnect(player._tick)
    player._timer.timeout.connect(frame)
    yield works, used, ends
    player._timer.timeout.disconnect(frame)
