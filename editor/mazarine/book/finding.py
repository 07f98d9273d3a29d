"""Finding the mazes of a book; those of a search that was stopped are kept beside the book."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Event
from typing import Any

from mazarine.book.boards import board_of
from mazarine.book.messages import BookMessage
from mazarine.book.plan import BookPlan, Puzzle
from mazarine.cores import cores
from mazarine.design import Request
from mazarine.design.run import Run, slice_of
from mazarine.errors import Cancelled, MazeError, MazeFileError
from mazarine.files import read, write
from mazarine.files.faults import reason_of
from mazarine.generators.filling import fill
from mazarine.maze import Maze
from mazarine.paths.structure import statistics
from mazarine.version import __version__

MOST_EDITS = 1_500_000
"""After which a search is given up."""
_RUNS, _HOT = 4, 0.003
"""The first run of annealing begins cold: it need not go far, and is several times as fast as others."""
_GENERATORS = ("stack", "prim", "kruskal", "growing-tree", "wilson")
_LOOK_EVERY_S = 0.1


@dataclass(frozen=True, eq=False)
class FoundMaze:
    """A maze of a book.

    Attributes
    ----------
    difficulty : as measured
    """

    puzzle: Puzzle
    maze: Maze
    difficulty: float

    @property
    def record(self) -> dict[str, Any]:
        """What JSON has of it."""
        it = self.puzzle
        return {
            "seed": it.seed, "difficulty": round(self.difficulty, 4), "lattice": it.lattice,
            "rows": it.rows, "cols": it.cols,
        }  # fmt: skip


class Kept:
    """The folder beside a book with the mazes that are found, until the book is complete."""

    def __init__(self, book: Path) -> None:
        self.folder = book.with_suffix(".unfinished")

    def count(self, plan: BookPlan) -> int:
        """Count the mazes of a book that are kept."""
        return sum(self._path_of(it).is_file() for it in plan.puzzles())

    def read(self, puzzle: Puzzle) -> FoundMaze | None:
        """Return the maze of a puzzle if it is there; what is damaged is found again."""
        with suppress(MazeError):
            found = measured(puzzle, read(self._path_of(puzzle)))
            return found if puzzle.low <= found.difficulty <= puzzle.high else None
        return None

    def write(self, found: FoundMaze) -> None:
        """Keep a maze; `MazeError` if it cannot be written."""
        try:
            self.folder.mkdir(exist_ok=True)
        except OSError as error:
            raise MazeFileError(self.folder, reason_of(error)) from error
        write(found.maze, self._path_of(found.puzzle))

    def remove(self) -> None:
        """Remove the mazes, and the folder if nothing else is in it."""
        with suppress(OSError):
            for path in self.folder.glob("*.maze"):
                path.unlink()
            self.folder.rmdir()

    def _path_of(self, puzzle: Puzzle) -> Path:
        name = hashlib.sha256(repr((puzzle, __version__)).encode()).hexdigest()[:24]
        return self.folder / f"{name}.maze"


def find_mazes(plan: BookPlan, kept: Kept, took: Callable[[int, int], bool]) -> list[FoundMaze]:
    """Find all mazes of a book, one on each core, except those that are kept.

    Parameters
    ----------
    took : called often with the numbers of mazes that are found, and of all; returns whether to go on

    Raises
    ------
    MazeError
        If a maze is not found, or cannot be kept.
    Cancelled
        If it was stopped; what was found is kept.
    """
    puzzles, stop = plan.puzzles(), Event()
    found = {it.number: maze for it in puzzles if (maze := kept.read(it)) is not None}
    left = [it for it in puzzles if it.number not in found]

    def find_and_keep(puzzle: Puzzle) -> FoundMaze:
        maze = find(puzzle, lambda: not stop.is_set())
        kept.write(maze)
        return maze

    with ThreadPoolExecutor(cores()) as pool:
        # The hardest first, which is the most likely not to be found.
        waiting = {pool.submit(find_and_keep, it) for it in (*left[-1:], *left[:-1])}
        try:
            while waiting:
                if not took(len(found), len(puzzles)):
                    raise Cancelled
                ended, waiting = wait(waiting, _LOOK_EVERY_S, FIRST_COMPLETED)
                found |= {it.puzzle.number: it for it in (future.result() for future in ended)}
        finally:
            stop.set()
            pool.shutdown(cancel_futures=True)
    return [found[it.number] for it in puzzles]


def find(puzzle: Puzzle, goes_on: Callable[[], bool] = lambda: True) -> FoundMaze:
    """Search the maze of a puzzle: the same one each time.

    Raises
    ------
    MazeError
        If it is not found.
    Cancelled
        If `goes_on` says so.
    """
    request = Request([puzzle.requirement], sample(puzzle))
    for number in range(_RUNS):
        run = Run(request, puzzle.seed, number, hot=None if number else _HOT, most=MOST_EDITS // _RUNS)
        while not run.is_over:
            if not goes_on():
                raise Cancelled
            run.advance(slice_of(request))
        maze = request.maze.copy()
        run.finish().edit.apply(maze)
        found = measured(puzzle, maze)
        if run.cost == 0:
            return found
    raise MazeError(
        BookMessage.NOT_FOUND(
            number=puzzle.number, rows=puzzle.rows, cols=puzzle.cols, low=puzzle.low, high=puzzle.high,
            edits=MOST_EDITS, nearest=found.difficulty,
        )
    )  # fmt: skip


def sample(puzzle: Puzzle) -> Maze:
    """Return the maze that a search begins with; the algorithms take turns, as mazes of one look alike."""
    board = board_of(puzzle.lattice, puzzle.rows, puzzle.cols, puzzle.shape)
    return fill(board, 0, _GENERATORS[puzzle.number % len(_GENERATORS)], rng=puzzle.seed)[0]


def measured(puzzle: Puzzle, maze: Maze) -> FoundMaze:
    """Return a maze with its difficulty, 0 without a solution."""
    return FoundMaze(puzzle, maze, statistics(maze, with_longest_path=False).difficulty or 0.0)
