"""Kills a program that saves and keeps a journal, at random moments: `python -m tests.files.killing 300`.

After each kill the file must be one that was written whole, the old one or the new one, and the journal
must be good to the last step that was told to be on the disk.
"""
# ruff: noqa: T201

from __future__ import annotations

import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import numpy as np

from mazarine.files import read, write
from mazarine.files.journal import CellPatch, JournalWriter, Origin, recover
from mazarine.maze import Maze
from mazarine.maze.edits import SetWalls

_SIDE = 40
_SAVE_EVERY, _BEGIN_EVERY = 5, 9
_LONGEST_S = 0.35


def work(folder: Path) -> None:
    """Draw wall after wall, keep a journal of them, save now and then, and tell what is on the disk."""
    maze, journal = Maze.blank(_SIDE, _SIDE), JournalWriter(folder / "a.journal")
    journal.begin(Origin(str(folder / "a.maze"), "native", "a"), maze)
    print("step 0", flush=True)
    for step in count(1):
        row, col = divmod(step - 1, _SIDE - 1)
        change = SetWalls([(0, row, col, "E", "wall")]).apply(maze)
        if step % _BEGIN_EVERY:
            journal.append([CellPatch.of(maze, change.dirty)])
        else:
            journal.begin(Origin(str(folder / "a.maze"), "native", "a"), maze)
        print(f"step {step}", flush=True)
        if step % _SAVE_EVERY == 0:
            write(maze, folder / "a.maze")
            print(f"save {step}", flush=True)
        if step == _SIDE * (_SIDE - 1):
            return


def kill(seed: int) -> tuple[int, int]:
    """Let it work, kill it, and check what is there; give the steps in the journal and in the file."""
    wait_s = random.Random(seed).uniform(0, _LONGEST_S)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        call = [sys.executable, "-m", "tests.files.killing", "work", name]
        with subprocess.Popen(call, stdout=subprocess.PIPE, text=True) as killed:
            assert killed.stdout is not None
            lines = [killed.stdout.readline()]
            time.sleep(wait_s)
            killed.kill()
            lines += killed.stdout.readlines()
        told = dict(_told(lines))
        kept = _steps_of(recover(folder / "a.journal").maze)
        assert told["step"] <= kept <= told["step"] + 1, (kept, told)
        saved = _steps_of(read(folder / "a.maze")) if (folder / "a.maze").exists() else 0
        assert saved in (told.get("save", 0), told.get("save", 0) + _SAVE_EVERY), (saved, told)
    return kept, saved


def _told(lines: list[str]) -> Iterator[tuple[str, int]]:
    for line in lines:
        word, _, steps = line.partition(" ")
        if line.endswith("\n"):
            yield word, int(steps)


def _steps_of(maze: Maze) -> int:
    return int(np.count_nonzero(maze.walls[0, :, :-1] & 3))


if __name__ == "__main__":
    if sys.argv[1] == "work":
        work(Path(sys.argv[2]))
    else:
        found = [kill(seed) for seed in range(int(sys.argv[1]))]
        steps, files = sum(kept for kept, _ in found), sum(saved > 0 for _, saved in found)
        print(f"{len(found)} kills; {steps:,} steps and {files} files checked")
