"""The picture of searches: runs as they are found, in turns, by the sides that look for each other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from board import Board
from examples import require
from faces import (
    Face,
    Run,
    groups_around,
    room_of_face,
    root_of,
    runs_of,
    touch,
)
from sheet import BLUE, INK, PALE, RED, Sheet

from mazarine.lattice import SQUARE
from mazarine.maze import Maze
from mazarine.maze.edits import SetCells, SetWalls
from mazarine.regions import Segmentation

END: Run = (-1, -1, -1)
"""Nothing is left to look at around a run."""


def draw_searches() -> None:
    two = Maze.blank(13, 13)
    rock = [(0, row, col, "rock") for row in (*range(3), *range(10, 13)) for col in range(5)]
    SetCells(rock).apply(two)
    SetWalls([(0, row, 4, "E", "wall") for row in (3, 4, 5, 9)]).apply(two)
    around = Maze.blank(13, 13)
    SetCells([(0, row, col, "rock") for row, col in product((4, 5), range(5, 9))]).apply(around)
    examples = (
        (two, range(6, 9), 4, "falls apart: the left side is exhausted"),
        (around, range(4), 6, "holds: the two sides meet under the rock"),
    )
    sheet = Sheet(960, 525)
    for number, (maze, rows, col, title) in enumerate(examples):
        segmentation = Segmentation.of(maze)
        before = room_of_face(segmentation)
        delta = segmentation.update(SetWalls([(0, row, col, "E", "wall") for row in rows]).apply(maze))
        faces = room_of_face(segmentation)
        lost = sorted(before.keys() - faces.keys())
        seeds = [group[0] for group in groups_around(faces, lost)][::-1]
        found = search_in_turns(runs_of(faces), seeds)
        require(len(found) == delta.searched)
        left = 20 + 480 * number
        sheet.write(left, 10, title, bold=True)
        board = Board(sheet, left, 45, maze, 34)
        for run in runs_of(faces):
            board.bar(run, PALE)
        for turn, (run, side) in enumerate(found.items()):
            board.bar(run, (BLUE, RED)[side], str(turn + 1))
        board.crosses(lost, INK)
        sheet.write(left, 497, f"{len(found)} runs searched of {len(runs_of(faces))}", 15)
    sheet.save("search")


def search_in_turns(runs: Sequence[Run], seeds: Sequence[Face]) -> dict[Run, int]:
    """Search as `editor/native/regions/search.c` does; return the runs as found, and by which side."""
    found: dict[Run, int] = {}
    waiting: list[list[Iterator[Run | None]]] = [[] for _ in seeds]
    up = list(range(len(seeds)))
    for side, (row, col) in enumerate(seeds):
        run = next(run for run in runs if run[0] == row and run[1] <= col < run[2])
        found[run] = side
        waiting[side].append(_looks(run, runs))
    open_sides = set(up)
    while len(open_sides) > 1:
        for side in sorted(open_sides):
            for _ in range(4):
                if len(open_sides) < 2 or side not in open_sides:
                    break
                if not waiting[side]:
                    open_sides.discard(side)
                    break
                near = next(waiting[side][0], END)
                if near is END:
                    waiting[side].pop(0)
                elif near is not None and near not in found:
                    found[near] = side
                    waiting[side].append(_looks(near, runs))
                elif near is not None and root_of(up, found[near]) != side:
                    met = root_of(up, found[near])
                    up[met] = side
                    waiting[side] += waiting[met]
                    open_sides.discard(met)
    return found


def _looks(run: Run, runs: Sequence[Run]) -> Iterator[Run | None]:
    """Yield what looking around a run finds: the runs in the rows beside it; None where a row has no more."""
    for number, (down, _) in enumerate(step for step in SQUARE.face_steps if step[0] != 0):
        yield from (other for other in runs if other[0] == run[0] + down and touch(run, other))
        if number == 0:
            yield None
