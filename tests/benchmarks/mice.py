"""Mouse programs: commands a second in the protocol and through a pipe, and runs a second of a league."""
# ruff: noqa: T201

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter

import numpy as np

from mazarine import braid, generate, write
from mazarine.mouse import MouseBoard, MouseLimits, MouseProtocol, run_program

_ROUNDS = 5
_MAZES = 50
_COMMANDS = 200_000
_DATA = Path(__file__).resolve().parents[2] / ".." / "shared" / "data" / "mice"
_PROGRAMS = {
    "jerry": "sohamroy19+a-maze-jerry/*.cpp",
    "weighted": "Matthew-Chandler+Micromouse-Weighted-Floodfill/*.c",
    "left hand in C": "mackorone+mms-c/*.c",
}
_STEP = (
    b"wallFront\nwallLeft\nwallRight\nsetText 3 4 12\nsetColor 3 4 G\nsetWall 3 4 n\nturnLeft\nmazeWidth\n"
)
_FLOOD = f"""
import sys
lines = {_STEP.decode()!r} * 500
for _ in range({_COMMANDS // 4000}):
    sys.stdout.write(lines)
    sys.stdout.flush()
    for _ in range(500 * 5):
        sys.stdin.readline()
"""


def run() -> None:
    """Print the figures."""
    board = MouseBoard.of(generate("stack", 16, 16, rng=1))
    print("| commands | thousands a second, median | goal |")
    print("| --- | --- | --- |")
    print(f"| in the protocol | {np.median([_in_memory(board) for _ in range(_ROUNDS)]) / 1000:,.0f} | 200 |")
    with tempfile.TemporaryDirectory() as folder:
        piped = [_through_a_pipe(board, Path(folder)) for _ in range(_ROUNDS)]
        print(f"| of a program, which waits for answers | {np.median(piped) / 1000:,.0f} | |")
        _league(Path(folder))


def _in_memory(board: MouseBoard) -> float:
    protocol = MouseProtocol(board)
    count = _COMMANDS // 8
    start = perf_counter()
    for _ in range(count // 50):
        protocol.take(_STEP * 50)
        for _ in protocol.answers():
            pass
    return protocol.commands / (perf_counter() - start)


def _through_a_pipe(board: MouseBoard, folder: Path) -> float:
    (folder / "flood.py").write_text(_FLOOD, encoding="utf-8")
    limits = MouseLimits(moves=_COMMANDS, commands=_COMMANDS)
    found = run_program(f'"{sys.executable}" flood.py', folder, MouseProtocol(board), limits)
    return found.commands / found.seconds


def _league(folder: Path) -> None:
    """Run programs of others, where they are at hand, in generated mazes."""
    if not _DATA.is_dir() or shutil.which("gcc") is None or shutil.which("g++") is None:
        print("\nThe programs for the league, or compilers, are not at hand.")
        return
    for number in range(_MAZES):
        maze = generate(("prim", "stack")[number % 2], 16, 16, rng=number)
        braid(maze, 0.5, rng=number).apply(maze)
        write(maze, folder / f"{number:03}.maze")
    lines = ['mazes = ["*.maze"]']
    for name, pattern in _PROGRAMS.items():
        sources = sorted(map(str, _DATA.glob(pattern)))
        compiler = "g++" if pattern.endswith("cpp") else "gcc"
        out = folder / name.split()[0]
        subprocess.run([compiler, "-O1", "-w", "-o", out, *sources, "-lm"], check=True)
        lines.append(f'[[mouse]]\nname = "{name}"\nfolder = "."\ncommand = "./{out.name}"')
    python = (_DATA / "mackorone+mms-python").as_posix()
    lines.append(f'[[mouse]]\nname = "left hand in Python"\nfolder = "{python}"\ncommand = "python3 Main.py"')
    (folder / "league.toml").write_text("\n".join(lines), encoding="utf-8")
    start = perf_counter()
    command = [sys.executable, "-m", "mazarine", "league", str(folder / "league.toml"), "--json"]
    found = json.loads(subprocess.run(command, capture_output=True, text=True, check=False).stdout)["results"]
    took = perf_counter() - start
    ends = sorted({result["end"] for result in found})
    print(f"\n{len(found)} runs, {_MAZES} mazes of 4 programs: {took:.0f} s (ends: {', '.join(ends)});")
    print(f"500 mazes would take {500 / _MAZES * took / 60:.1f} minutes (goal: 10).")
