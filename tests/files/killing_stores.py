"""Kills programs that save a store, and lets two save at once.

`python -m tests.files.killing_stores 300 50` kills 300 times and has 50 rounds of two writers. After each
kill a whole maze must stand under the name, the last that was told or the next; after each round one of
those that the two have saved. Half of each is done as where the system cannot exchange names.
"""
# ruff: noqa: T201

from __future__ import annotations

import os
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from mazarine.errors import MazeFileError
from mazarine.files import folders, read, write
from mazarine.maze import Maze

_LONGEST_S = 0.25
_ROUNDS = 6
_NAME = "a.maze.zarr"


def _maze(number: int) -> Maze:
    maze = Maze.blank(24, 24)
    maze.title = str(number)
    return maze


def _forked(work: Callable[[int], None]) -> tuple[int, int]:
    """Let a process do work, which tells of it in a pipe; return its number and the pipe."""
    receiver, sender = os.pipe()
    process = os.fork()
    if process == 0:
        os.close(receiver)
        work(sender)
        os._exit(0)
    os.close(sender)
    return process, receiver


def _words_of(pipe: int) -> list[str]:
    with os.fdopen(pipe) as lines:
        return lines.read().split()


def kill(folder: Path, last: int, seed: int) -> tuple[int, bool]:
    """Let a process save, and kill it; return the maze that is there, and whether one was begun."""

    def save(pipe: int) -> None:
        for number in range(last + 1, last + 1000):
            write(_maze(number), folder / _NAME)
            os.write(pipe, f"{number}\n".encode())

    process, pipe = _forked(save)
    time.sleep(random.Random(seed).uniform(0, _LONGEST_S))
    os.kill(process, signal.SIGKILL)
    os.waitpid(process, 0)
    told = int((_words_of(pipe) or [str(last)])[-1])
    is_begun = any(folder.glob(f".{_NAME}.*"))
    maze = read(folder / _NAME)
    found = int(maze.title)
    assert maze == _maze(found)
    assert found in (told, told + 1), (found, told)
    return found, is_begun


def two(folder: Path) -> Counter[str]:
    """Let two processes save to one name at once, and return what they tell."""
    write(_maze(0), folder / _NAME)

    def save(first: int, pipe: int) -> None:
        for number in range(first, first + 2 * _ROUNDS, 2):
            try:
                write(_maze(number), folder / _NAME)
                os.write(pipe, f"{number}\n".encode())
            except MazeFileError as error:
                os.write(pipe, f"{error.code}\n".encode())

    processes = [_forked(lambda pipe, first=first: save(first, pipe)) for first in (1, 2)]
    told = [word for _, pipe in processes for word in _words_of(pipe)]
    for process, _ in processes:
        os.waitpid(process, 0)
    assert len(told) == 2 * _ROUNDS, told
    maze = read(folder / _NAME)
    assert maze == _maze(int(maze.title))
    assert maze.title in told, (maze.title, told)
    assert {it.name for it in folder.iterdir()} == {_NAME}
    return Counter("saved" if word.isdigit() else word for word in told)


def main(times: int, rounds: int) -> None:
    """Do all trials."""
    begun, told = 0, Counter[str]()
    exchange = folders._exchange
    for way in (exchange, lambda *_: False):
        folders._exchange = way
        with tempfile.TemporaryDirectory() as name:
            last = 0
            write(_maze(0), Path(name) / _NAME)
            for seed in range(times // 2):
                last, is_begun = kill(Path(name), last, seed)
                begun += is_begun
        for _ in range(rounds // 2):
            with tempfile.TemporaryDirectory() as name:
                told += two(Path(name))
    print(f"{times} kills, {begun} in the middle of a store, {rounds} rounds of two writers: {dict(told)}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
