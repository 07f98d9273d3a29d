"""Files of the project A-Maze-ing that are judged in a minute."""
# ruff: noqa: T201

from __future__ import annotations

from random import Random
from time import process_time

from mazarine.league.a_maze_ing import judge
from tests.league.a_maze_ing_files import random_file
from tests.league.a_maze_ing_oracle import write

_FILES = 300
_GOAL = 3_000


def run() -> None:
    """Print how many files of 25 × 20 cells are judged a minute."""
    random = Random(1)
    files = [write(random_file(random, size=(25, 20))).encode() for _ in range(_FILES)]
    judge(files[0])
    start = process_time()
    for data in files:
        judge(data)
    took = process_time() - start
    print("| 25 × 20 cells, one core | ms a file | files a minute | goal |\n| --- | --- | --- | --- |")
    print(f"| judged | {took / _FILES * 1e3:.2f} | {_FILES / took * 60:,.0f} | {_GOAL:,} |")
