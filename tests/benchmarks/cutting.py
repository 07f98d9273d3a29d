"""Walls that cut: one wall where it cuts off much, random walls, and strokes, each by the time of its update.

    python -m tests.benchmarks.cutting [--sides 512 2048 4096] [--seconds 5] [--cold] [--against FOLDER]
                                       [--rounds 1] [MAZE ...]

Every maze is measured in a process of its own. `--against` measures another version, of which FOLDER is a
checkout, in turn with this one; ratios are of the edits that both have followed. With several `--rounds` each
update counts with the median of them, without what other programs cost it once. `--cold` reads 128 MB before
every update, so that the caches hold nothing of the engine. The collection of garbage is off, as in `timeit`.
"""
# ruff: noqa: T201

from __future__ import annotations

import argparse
import gc
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import TypeAlias

import numpy as np

import mazarine
from mazarine.maze import Maze
from mazarine.maze.edits import Edit, SetCells, SetWalls
from mazarine.regions import Segmentation
from tests.benchmarks.mazes import hall, perfect, random_toggles, random_walls
from tests.regions.cutting_boards import FAMILIES, Board

_ROOT = Path(__file__).resolve().parents[2]
_TOGGLES, _RANDOM_TOGGLES, _STROKES = 240, 3000, 10_000
_FIRST = 4
"""Updates that touch memory for the first time, and stand in a column of their own where there are more."""
_LONGEST = 200

Case: TypeAlias = "Callable[[int], tuple[Maze, Iterable[Edit]]]"
"""Takes the side of a square maze; returns it, and edits to follow one by one."""


@dataclass(frozen=True)
class Measured:
    """What the updates of one maze took.

    Attributes
    ----------
    tree : the folder of the version that was measured
    seconds, busy : time and processor time of each update
    visited : `Delta.visited` of each
    """

    tree: str
    seconds: list[float]
    busy: list[float]
    visited: list[int]

    @classmethod
    def typical(cls, rounds: Sequence[Measured]) -> Measured:
        """Return the median of rounds of the same updates, for each update."""
        count = min(len(one.seconds) for one in rounds)
        seconds, busy = (
            np.median([getattr(one.first(count), name) for one in rounds], axis=0).tolist()
            for name in ("seconds", "busy")
        )
        return cls(rounds[0].tree, seconds, busy, rounds[0].visited[:count])

    def first(self, count: int) -> Measured:
        """Return the first updates alone."""
        return Measured(self.tree, self.seconds[:count], self.busy[:count], self.visited[:count])

    @property
    def median(self) -> float:
        """The median in µs."""
        return float(np.median(self._later)) * 1e6

    @property
    def p99(self) -> float:
        """All but a hundredth took at most this, in µs."""
        return float(np.percentile(self._later, 99)) * 1e6

    @property
    def most(self) -> float:
        """The longest, in µs."""
        return max(self._later) * 1e6

    @property
    def _later(self) -> list[float]:
        return self.seconds[self._from :]

    @property
    def _from(self) -> int:
        return _FIRST if len(self.seconds) > 2 * _FIRST else 0

    def cells(self) -> list[str]:
        """Return the cells of a row of a table."""
        first = max(self.seconds[: self._from], default=0.0) * 1e6
        return [
            f"{len(self.seconds):,}", *map(_us, (self.median, self.p99, self.most)),
            _us(max(self.busy[self._from :]) * 1e6), _us(first) if self._from else "–",
            f"{max(self.visited):,}",
        ]  # fmt: skip


_COLUMNS = ("updates", "median, µs", "p99", "max", "max, processor", "first four, max", "visited, at most")


def run() -> None:
    """Print the tables of the usual sizes."""
    main([])


def main(words: Sequence[str] | None = None) -> None:
    """Measure as the command line says."""
    options = _options(words)
    if options.one:
        print(json.dumps(asdict(measure(options.one, options.sides[0], options.seconds, options.cold))))
        return
    for side in options.sides:
        _print_table(side, options)


def measure(name: str, side: int, seconds: float, cold: bool = False) -> Measured:
    """Follow the edits of a case until they or the time end."""
    maze, edits = CASES[name](side)
    segmentation = Segmentation.of(maze)
    between = np.ones(1 << 24 if cold else 0)
    measured = Measured(str(Path(mazarine.__file__).parents[2]), [], [], [])
    left = seconds
    gc.collect()
    gc.disable()
    for edit in edits:
        change = edit.apply(maze)
        if len(change.dirty) == 0:
            continue
        between.sum()
        worked, start = process_time(), perf_counter()
        delta = segmentation.update(change)
        took = perf_counter() - start
        measured.busy.append(process_time() - worked)
        measured.seconds.append(took)
        measured.visited.append(delta.visited)
        left -= took
        if left < 0:
            break
    gc.enable()
    return measured


def _print_table(side: int, options: argparse.Namespace) -> None:
    other = [*(f"other: {column}" for column in _COLUMNS), "ours / other: median", "ours / other: max"]
    columns = ["maze", *_COLUMNS, *(other if options.against else [])]
    print(f"\n{side} × {side} cells{', cold caches' if options.cold else ''}\n")
    print(f"| {' | '.join(columns)} |")
    print("| --- " * len(columns) + "|", flush=True)
    for name in options.mazes or CASES:
        trees = [_ROOT, *([options.against] if options.against else [])]
        rounds = [[_in_a_process(name, side, options, tree) for tree in trees] for _ in range(options.rounds)]
        ours, *others = map(Measured.typical, zip(*rounds, strict=True))
        cells = ours.cells()
        for theirs in others:
            both = min(len(ours.seconds), len(theirs.seconds))
            mine, other_one = ours.first(both), theirs.first(both)
            ratios = mine.median / other_one.median, mine.most / other_one.most
            cells += [*theirs.cells(), *(f"{ratio:.4f}" for ratio in ratios)]
        print(f"| {name} | {' | '.join(cells)} |", flush=True)


def _in_a_process(name: str, side: int, options: argparse.Namespace, tree: Path) -> Measured:
    """Measure a version in a process of its own, by this same file."""
    words = ["--one", name, "--sides", str(side), "--seconds", str(options.seconds)]
    environment = {**os.environ, "PYTHONPATH": str(tree / "editor")}
    if tree != _ROOT:
        environment.pop("MAZARINE_NATIVE", None)
    done = subprocess.run(
        [sys.executable, "-m", __spec__.name, *words, *(["--cold"] if options.cold else [])],
        cwd=_ROOT, env=environment, stdout=subprocess.PIPE, check=True,
    )  # fmt: skip
    found = Measured(**json.loads(done.stdout))
    if Path(found.tree) != tree:
        raise SystemExit(f"{tree} is not a checkout of Mazarine: {found.tree} was measured.")
    return found


def _options(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.cutting")
    parser.add_argument(
        "mazes", nargs="*", metavar="MAZE", help=f"some of: {'; '.join(CASES)}".replace("%", "%%")
    )
    parser.add_argument("--sides", nargs="+", type=int, default=[512, 2048, 4096], help="sides of the mazes")
    parser.add_argument("--seconds", type=float, default=5.0, help="time for the updates of a maze")
    parser.add_argument("--cold", action="store_true", help="read 128 MB before every update")
    parser.add_argument("--rounds", type=int, default=1, help="how often each maze is measured")
    parser.add_argument("--against", type=Path, metavar="FOLDER", help="a checkout of another version")
    parser.add_argument("--one", metavar="MAZE", help=argparse.SUPPRESS)
    options = parser.parse_args(words)
    for name in filter(None, [*options.mazes, options.one]):
        if name not in CASES:
            parser.error(f"There is no maze {name}; choose {'; '.join(CASES)}.")
    if options.against:
        options.against = options.against.resolve()
    return options


def _us(microseconds: float) -> str:
    return f"{microseconds:,.1f}" if microseconds < 1000 else f"{microseconds:,.0f}"


def _cut(make: Callable[[int], Board]) -> Case:
    def case(side: int) -> tuple[Maze, Iterable[Edit]]:
        board = make(side)
        return board.maze, board.toggles(_TOGGLES, Random(5))

    return case


def _toggled(make: Callable[[int], Maze], share: float) -> Case:
    def case(side: int) -> tuple[Maze, Iterable[Edit]]:
        maze = make(side)
        return maze, random_toggles(maze, share, _RANDOM_TOGGLES)

    return case


def _stroked(make: Callable[[int], Maze]) -> Case:
    return lambda side: (make(side), _strokes(side, Random(5)))


def _strokes(side: int, rng: Random) -> Iterator[Edit]:
    """Yield strokes that wander over up to 200 cells, and draw or erase walls beside them, or rock."""
    for _ in range(_STROKES):
        walk = _walk(side, rng.randint(1, _LONGEST), rng)
        erases = rng.random() < 0.5
        if rng.random() < 0.5:
            yield SetWalls((0, row, col, beside, "open" if erases else "wall") for row, col, beside in walk)
        else:
            yield SetCells((0, row, col, "floor" if erases else "rock") for row, col, _ in walk)


def _walk(side: int, length: int, rng: Random) -> Iterator[tuple[int, int, str]]:
    """Yield cells in a row, mostly straight on, and a side of each along which the walk goes."""
    row, col, (down, right) = rng.randrange(side - 1), rng.randrange(side - 1), (0, 1)
    for _ in range(length):
        if rng.random() < 0.1:
            down, right = rng.choice(((0, 1), (1, 0), (0, -1), (-1, 0)))
        yield row, col, "E" if down else "S"
        row, col = (min(max(at, 0), side - 2) for at in (row + down, col + right))


def _random_maze(share: float) -> Callable[[int], Maze]:
    return lambda side: random_walls(side, side, share)


CASES: dict[str, Case] = {
    **{
        f"random walls {share * 100:.0f} %": _toggled(_random_maze(share), share)
        for share in (0.1, 0.35, 0.5)
    },
    "perfect maze": _toggled(perfect, 0.5),
    **{name: _cut(make) for name, make in FAMILIES.items()},
    "strokes in a hall": _stroked(hall),
    "strokes in 10 % walls": _stroked(_random_maze(0.1)),
    "strokes in 35 % walls": _stroked(_random_maze(0.35)),
    "strokes in the room that winds down": _stroked(lambda side: FAMILIES["room that winds down"](side).maze),
}


if __name__ == "__main__":
    main()
