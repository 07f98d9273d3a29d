"""Mazes in stores against the engine in memory: processor time, memory, workers, updates and pictures.

`BIG_SIDE` is the side of the maze, 4096 without it; 10240 makes 10^8 cells. `BIG_DASK_IMAGE` names a Python
with dask 2024.8.0 and dask-image 2024.5.3, the last versions that label each block once; its `label` is
measured on the block image, as far as that can be told from components.
"""
# ruff: noqa: T201

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

_ROUNDS = 3
_BLOCK, _FAN = 2048, 4
_START = """
import json, resource, sys, time
from pathlib import Path
def told(work):
    wall, before = time.perf_counter(), resource.getrusage(resource.RUSAGE_SELF)
    more = work() or {}
    wall, after = time.perf_counter() - wall, resource.getrusage(resource.RUSAGE_SELF)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return {"wall": wall, "cpu": cpu, "mb": after.ru_maxrss // 1024, **more}
"""
_IN_MEMORY = """
from mazarine.files import read
from mazarine.maze import Maze
from mazarine.regions import Segmentation
Segmentation.of(Maze.blank(300, 300), threads=1)
maze = read(sys.argv[1])
def work():
    Segmentation.of(maze, threads=1)
print(json.dumps([told(work), told(work)]))
"""
_IN_BLOCKS = """
from mazarine import big
if __name__ == "__main__":
    source, target, scheduler, workers, dense = sys.argv[1:]
    big.segment(source + ".small", target + ".small", workers=1, dense=True)
    def work():
        how = {"scheduler": scheduler, "workers": int(workers), "dense": dense == "True"}
        return {"blocks": big.segment(source, target, **how).blocks}
    print(json.dumps([told(work)]))
"""
_UPDATE = """
from mazarine import big
from mazarine.maze.edits import SetCells
source, target, side = sys.argv[1], sys.argv[2], int(sys.argv[3])
big.segment(source, target, workers=1)
found = []
for number in range(5):
    at = side // 7 * (number + 1)
    part = big.read_rectangle(source, (0, at, at), 512, 512)
    SetCells([(0, at + row, at + 99 + number, "rock") for row in range(512)]).apply(part)
    big.write_rectangle(source, 0, part)
    def work():
        return {"blocks": big.segment(source, target, workers=2).blocks}
    found.append(told(work))
print(json.dumps(found))
"""
_PICTURES = """
from mazarine import big
target, side = sys.argv[1], int(sys.argv[2])
built = told(lambda: big.build_overview(target, workers=2))
stored = big.StoredSegmentation(target)
found = {}
scale = 1
def draw(box):
    big.picture_of(stored, 0, box, 1280)
while scale == 1 or 640 * scale < side:
    wide, high = min(1280 * scale, side), min(800 * scale, side)
    times = []
    for number in range(12):
        at = (side - wide) * number // 11 // scale * scale, (side - high) * number // 11 // scale * scale
        box = at[1], at[0], at[1] + high, at[0] + wide
        times.append(told(lambda: draw(box))["wall"])
    found[scale] = [times[0], sorted(times)[len(times) // 2], max(times[1:])]
    scale *= 2
print(json.dumps({"built": built, "windows": found}))
"""
_COSTS = """
import time
from mazarine.big import engines, segmenting, tree
from mazarine.big.job import Node
from mazarine.big.result import StoredSegmentation
def nothing(number):
    return number
if __name__ == "__main__":
    job = StoredSegmentation(sys.argv[1]).job
    node = Node(1, 0, 0, 0)
    boxes = [job.box(child) for row in job.children(node) for child in row]
    rim = sum(2 * (bottom - top + right - left) for top, left, bottom, right in boxes)
    tree.do_node(job, node, b"0" * 16)
    cost = told(lambda: tree.do_node(job, node, b"0" * 16))["cpu"]
    seen = []
    graph = {("nothing", number): (nothing, number) for number in range(4000)}
    engines.run_graph(graph, "processes", 2, lambda *_: seen.append(time.perf_counter()))
    start = time.perf_counter()
    segmenting._Work(job, job.store.checks)
    keys = (time.perf_counter() - start) / job.layout.grid[1] / job.layout.grid[2]
    print(json.dumps({"rim": cost / rim, "task": (seen[-1] - seen[1000]) / 3000, "key": keys}))
"""
_DASK_IMAGE = """
import dask, dask.array, numpy, zarr
from dask_image.ndmeasure import label
dask.config.set(scheduler="synchronous")
store = zarr.open_group(sys.argv[1], mode="r")
cells, walls = store["cells"], store["walls"]
_, rows, cols = cells.shape
high, wide = (cells.shards or cells.chunks)[1:]
def blocks(block_info=None):
    (top, bottom), (left, right) = block_info[None]["array-location"]
    box = 0, slice(top // 2, bottom // 2), slice(left // 2, right // 2)
    floor, wall = cells[box] > 1, walls[box]
    out = numpy.zeros((bottom - top, right - left), bool)
    out[::2, ::2] = floor
    out[::2, 1::2] = floor & (wall & 3 != 1)
    out[1::2, ::2] = floor & (wall >> 2 != 1)
    return out
def split(count, side):
    return tuple(2 * min(side, count - at) for at in range(0, count, side))
image = dask.array.map_blocks(blocks, chunks=(split(rows, high), split(cols, wide)), dtype=bool)
def work():
    labels, count = label(image)
    target = zarr.create_array(sys.argv[2], shape=labels.shape, chunks=(1024, 1024), dtype=labels.dtype)
    dask.array.store(labels, target, lock=False)
    return {"count": int(count)}
print(json.dumps([told(work)]))
"""


def run() -> None:
    """Print medians of several rounds, each in a process of its own."""
    side = int(os.environ.get("BIG_SIDE", "4096"))
    with tempfile.TemporaryDirectory(dir=os.environ.get("BIG_FOLDER")) as name:
        folder = Path(name)
        source = folder / "a.maze.zarr"
        _generate(source, side)
        _generate(Path(f"{source}.small"), 600)
        print(
            f"Random walls, 35 %, {side} × {side} = {side * side:.3g} cells; {os.cpu_count()} processors.\n"
        )
        rows = _rows(folder, source)
        memory = rows[0][1]["cpu"]
        print("| what | wall, s | processor, s | ns a cell | to the first row | peak, MB |")
        print("| --- | --- | --- | --- | --- | --- |")
        for title, found in rows:
            cpu = found["cpu"]
            print(
                f"| {title} | {found['wall']:.2f} | {cpu:.2f} | {cpu / side / side * 1e9:.0f}"
                f" | {cpu / memory:.2f} | {found['mb']:.0f} |"
            )
        _print_updates(folder, source, side)
        _print_pictures(folder, side)
        in_blocks = next(found["cpu"] for title, found in rows if title == "in blocks, 1 worker")
        _print_plan(folder, in_blocks / side / side)


def _generate(path: Path, side: int) -> None:
    program = "from mazarine import big\nbig.generate('random', sys.argv[1], side, side, rng=1, rock=0.1166)"
    _said(f"import sys\nside = {side}\n{program}\nprint('{{}}')", path)


def _rows(folder: Path, source: Path) -> list[tuple[str, dict[str, float]]]:
    """Return what was measured, the first call in memory first."""
    cases = [
        ("in blocks, 1 worker", ("threads", 1, False)),
        ("in blocks, 1 worker, numbers of all cells", ("threads", 1, True)),
        ("in blocks, 2 threads", ("threads", 2, False)),
        ("in blocks, 2 processes (processor time of this one)", ("processes", 2, False)),
    ]
    found: dict[str, list[dict[str, float]]] = {}
    for number in range(_ROUNDS):
        first, later = _said(_START + _IN_MEMORY, source)
        found.setdefault("in memory, first call", []).append(first)
        found.setdefault("in memory, later", []).append(later)
        for title, how in cases:
            target = folder / f"{number}-{title.partition(' (')[0]}.zarr"
            # A file, because processes import it.
            program = folder / "work.py"
            program.write_text(_START + _IN_BLOCKS, encoding="utf-8")
            found.setdefault(title, []).extend(_said(program, source, target, *how))
        if other := os.environ.get("BIG_DASK_IMAGE"):
            target = folder / f"{number}-labels.zarr"
            told = _said(_START + _DASK_IMAGE, source, target, python=other)
            found.setdefault("`label` of dask-image, components only", []).extend(told)
    keys = "wall", "cpu", "mb"
    return [(title, {key: median(it[key] for it in told) for key in keys}) for title, told in found.items()]


def _print_updates(folder: Path, source: Path, side: int) -> None:
    target = folder / "update.zarr"
    found = _said(_START + _UPDATE, source, target, side)
    print(
        "\n| update of a 512 × 512 rectangle | wall, s | processor, s | blocks |\n| --- | --- | --- | --- |"
    )
    for number, one in enumerate(found):
        print(f"| {number + 1} | {one['wall']:.2f} | {one['cpu']:.2f} | {one['blocks']} |")


def _print_pictures(folder: Path, side: int) -> None:
    found = _said(_START + _PICTURES, folder / "update.zarr", side)
    print(f"\nOverviews: {found['built']['wall']:.2f} s.\n")
    print("| cells to a pixel | first picture, ms | median, ms | longest of the others, ms |")
    print("| --- | --- | --- | --- |")
    for scale, times in found["windows"].items():
        print(f"| {scale} × {scale} | " + " | ".join(f"{time * 1000:.1f}" for time in times) + " |")


def _print_plan(folder: Path, a_cell: float) -> None:
    """Print what a run takes elsewhere, simulated from the costs of a cell, of a rim and of a task."""
    program = folder / "costs.py"
    program.write_text(_START + _COSTS, encoding="utf-8")
    costs = _said(program, folder / "update.zarr")
    each = f"{a_cell * 1e9:.0f} ns, a cell of a rim {costs['rim'] * 1e9:.0f} ns"
    a_task, a_block = costs["task"] * 1e3, costs["key"] * 1e6
    print(
        f"\nA cell takes {each}, a task {a_task:.2f} ms of the scheduler, its key {a_block:.0f} µs a block.\n"
    )
    print("| cells | workers | blocks, s | tree, s | scheduler, s | keys, s | longest of these and keys, s |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for cells, workers in ((1e9, 2), (1e9, 16), (1e10, 16), (1e12, 100), (1e12, 1000)):
        blocks, nodes, tree = cells / _BLOCK**2, 0.0, 0.0
        rims, count = 4 * _BLOCK * blocks * costs["rim"], blocks
        while count > 1:
            count /= _FAN**2
            # The nodes of a height work at the same time, as far as there are workers.
            tree += rims / min(workers, max(count, 1))
            nodes, rims = nodes + max(count, 1), rims / _FAN
        leaves, tasks = cells * a_cell / workers, (blocks + 2 * nodes) * costs["task"]
        keys = blocks * costs["key"]
        total = max(leaves + tree, tasks) + keys
        parts = f"{leaves:,.0f} | {tree:,.1f} | {tasks:,.0f} | {keys:,.1f} | {total:,.0f}"
        print(f"| {cells:.0e} | {workers:,} | {parts} |")


def _said(program: str | Path, *arguments: object, python: str = sys.executable) -> Any:
    """Run a program and return the JSON that it prints."""
    start = [str(program)] if isinstance(program, Path) else ["-c", program]
    command = [python, *start, *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(done.stderr)
    return json.loads(done.stdout.splitlines()[-1])
