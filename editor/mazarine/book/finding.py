"""Finding the mazes of a book; those of a search that was stopped are kept beside the book."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from threading import Event
from typing import Any

import numpy as np

from mazarine.book.boards import BookMaze
from mazarine.book.messages import BookMessage
from mazarine.book.network import Sides
from mazarine.book.plan import BookPlan, Puzzle
from mazarine.cores import cores
from mazarine.errors import Cancelled, MazeError, MazeFileError
from mazarine.files.atomic import replacing
from mazarine.files.faults import reason_of
from mazarine.version import __version__

_FIRST_RUNS, _FIRST_EDITS = (0, 1, 3, 10, 30), 1_500
"""The loops that the first runs may make, and their edits: a puzzle is best without, if it can be as easy."""
MOST_EDITS = 400_000
"""After which a search is given up."""
_RUNS = 20
_LOOK_EVERY_S = 0.1


@dataclass(frozen=True, eq=False)
class FoundMaze:
    """A maze of a book.

    Attributes
    ----------
    is_open : (sides,) bool, which sides of the network of its board are open
    difficulty : as measured
    """

    puzzle: Puzzle
    is_open: Sides
    difficulty: float

    @cached_property
    def maze(self) -> BookMaze:
        """The maze."""
        return self.puzzle.board.maze(self.is_open)

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
        with suppress(OSError):
            network, kept = puzzle.board.network, self._path_of(puzzle).read_bytes()
            is_open = np.unpackbits(np.frombuffer(kept, dtype=np.uint8)).astype(bool)
            count = len(network.cells)
            if -count % 8 == len(is_open) - count and not is_open[count:].any():
                difficulty = network.difficulty(is_open[:count])
                if difficulty is not None and puzzle.low <= difficulty <= puzzle.high:
                    return FoundMaze(puzzle, is_open[:count], difficulty)
        return None

    def write(self, found: FoundMaze) -> None:
        """Keep a maze; `MazeError` if it cannot be written."""
        try:
            self.folder.mkdir(exist_ok=True)
        except OSError as error:
            raise MazeFileError(self.folder, reason_of(error)) from error
        with replacing(self._path_of(found.puzzle)) as stream:
            stream.write(np.packbits(found.is_open).tobytes())

    def remove(self) -> None:
        """Remove the mazes, those half written, and the folder if nothing else is in it."""
        with suppress(OSError):
            for path in (*self.folder.glob("*.sides"), *self.folder.glob(".mazarine-*")):
                path.unlink()
            self.folder.rmdir()

    def _path_of(self, puzzle: Puzzle) -> Path:
        name = hashlib.sha256(repr((puzzle, __version__)).encode()).hexdigest()[:24]
        return self.folder / f"{name}.sides"


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
    board, found = puzzle.board, []
    edits = (MOST_EDITS - _FIRST_EDITS * len(_FIRST_RUNS)) // _RUNS
    runs = [(loops, _FIRST_EDITS) for loops in _FIRST_RUNS] + [(len(board.network.cells), edits)] * _RUNS
    for run, (loops, edits) in enumerate(runs):
        seed = int(np.random.SeedSequence([puzzle.seed, run]).generate_state(1, np.uint64)[0])
        is_open = board.generated(puzzle.generator, seed)
        value = board.network.search(is_open, puzzle.low, puzzle.high, seed, edits, loops, goes_on)
        if puzzle.low <= value <= puzzle.high:
            return FoundMaze(puzzle, is_open, value)
        found.append(value)
    middle = (puzzle.low + puzzle.high) / 2
    raise MazeError(
        BookMessage.NOT_FOUND(
            number=puzzle.number, board=puzzle.board_name, low=puzzle.low, high=puzzle.high,
            edits=MOST_EDITS, nearest=min(found, key=lambda it: abs(it - middle)),
        )
    )  # fmt: skip


def sample(puzzle: Puzzle) -> FoundMaze:
    """Return a maze of the size of a puzzle, where it is not found yet."""
    return FoundMaze(puzzle, puzzle.board.generated(puzzle.generator, puzzle.seed), puzzle.low)
