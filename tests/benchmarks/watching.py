"""Six algorithms at work side by side, at full speed: the processor time of each frame."""
# ruff: noqa: T201

from __future__ import annotations

from time import thread_time

import numpy as np

from mazarine import generate
from mazarine.gui.features.watch import Choice, Kind, WatchWindow
from mazarine.gui.forms import GeneratorRequest
from tests.benchmarks.windows import open_window, process_events, process_until

_SIDE = 64
_WALK_STEPS_PER_S = 2000
_MOST_FRAMES = 250
_IDLE_S = 1e-4
"""Looking for events, when there are none."""
_GENERATORS = "stack", "prim", "kruskal", "wilson", "eller", "growing-tree"
_EXPLORERS = "tremaux", "left-hand", "right-hand", "random", "nearest-unknown", "searcher"
_SEARCHES = "breadth-first", "depth-first", "a-star", "bidirectional", "tremaux", "regions"
_PANES = {
    "searches": [Choice(Kind.SEARCH, name) for name in _SEARCHES],
    "generators": [Choice(Kind.GENERATOR, name) for name in _GENERATORS],
    "explorers": [Choice(Kind.EXPLORER, name) for name in _EXPLORERS],
}


def run() -> None:
    """Print the frames of six panes of 64 × 64 cells, in milliseconds."""
    print("| panes | frames | p50 | p95 | p99 |\n| --- | --- | --- | --- | --- |")
    for name, choices in _PANES.items():
        frames = np.array(_frames(choices)) * 1e3
        p50, p95, p99 = np.percentile(frames, (50, 95, 99))
        print(f"| {name} | {len(frames)} | {p50:.1f} | {p95:.1f} | {p99:.1f} |", flush=True)


def _frames(choices: list[Choice]) -> list[float]:
    maze = generate("prim", _SIDE, _SIDE, rng=3)
    maze.add_marker("start", (0, 0))
    maze.add_marker("goal", (_SIDE - 1, _SIDE - 1))
    with open_window(maze) as main:
        order = GeneratorRequest("stack", _SIDE, _SIDE, 3, {})
        window = WatchWindow(main, maze, order, choices)
        window.resize(1220, 760)
        window.show()
        process_until(
            lambda: (
                all(it.subject or it.is_walker for it in window.panes)
                and (window.is_ready or not window.grid.walkers)
            )
        )
        player = window.player
        player.pause()
        # Four seconds for all of it, so that each frame has work.
        player.seek(0)
        process_events()
        player.play()
        player.steps_per_s = player.count / 4 if player.subjects else _WALK_STEPS_PER_S
        frames, spent = list[float](), 0.0
        while player.is_playing and len(frames) < _MOST_FRAMES:
            before, start = player.step, thread_time()
            process_events()
            passed = thread_time() - start
            spent += passed if passed > _IDLE_S else 0.0
            if player.step != before:
                # The steps of this frame, and the painting of the one before.
                frames.append(spent)
                spent = 0.0
        window.close()
        return frames
