"""A long soak: random edits followed one by one, and checksums against fresh segmentations at intervals.

    python -m tests.regions.soak [--edits 1000000] [--every 10000] [--size 200] [--levels 1] [--links 100]
                                 [--seed 0]

is run from the project's folder. At every interval the segmentation that has followed all edits is
compared with a fresh one, and arrays and numbers that were kept by its deltas alone with its own. Each
interval prints a line; nothing is written. The first difference prints the seed and the step, and ends the
run with exit status 1. The same seed makes the same edits whatever the interval, so that a smaller one
finds the step.
"""
# ruff: noqa: T201

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from random import Random
from time import perf_counter

import numpy as np

from mazarine.maze import Maze
from mazarine.maze.edits import Change
from mazarine.maze.edits.batch import joined
from mazarine.regions import Segmentation
from tests.maze.strokes import History
from tests.regions.checksum import Checksum
from tests.regions.random_strokes import RandomStrokes

_UNDOABLE = 100
"""Steps that are kept to be undone: those of areas are large."""
_LATE = 0.03
"""How often an edit is not followed before the next is made."""


class Soak:
    """A maze, random edits of it, and a segmentation that follows them.

    Attributes
    ----------
    history : the maze, and what takes its edits back
    segmentation : what follows them
    edits : how many there were that changed something
    checksum : what the segmentation was at the last comparison
    """

    def __init__(
        self, *, size: int, levels: int = 1, links: int = 0, seed: int = 0, maze: Maze | None = None,
        lattice: str = "square",
    ) -> None:  # fmt: skip
        self.history = History(maze or Maze.blank(size, size, levels, lattice))
        self.segmentation = Segmentation.of(self.history.maze)
        self.edits = 0
        self._rng = Random(seed)
        self._strokes = RandomStrokes(self._rng, size, links)
        self._numbers = set(self.segmentation.regions)
        self._copy_arrays()
        self.checksum = Checksum.of(self.segmentation)

    def run(self, edits: int) -> None:
        """Make this number of edits and follow them; some late, in order or as one."""
        waiting: list[Change] = []
        for _ in range(edits):
            waiting.append(self._edit())
            chance = self._rng.random()
            if chance >= _LATE:
                self.follow([joined(waiting)] if chance > 0.5 else waiting)
                waiting.clear()
        self.follow(waiting)

    def follow(self, changes: Sequence[Change]) -> None:
        """Follow changes that were made."""
        for change in changes:
            delta = self.segmentation.update(change)
            self._numbers.difference_update(delta.gone.tolist())
            self._numbers.update(delta.new.tolist())
            if delta.fresh:
                self._copy_arrays()
            else:
                delta.write(self._kind, self._region)

    def difference(self) -> str | None:
        """Return the difference from the deltas or from a fresh segmentation, or `None`."""
        told, seen = self._numbers, set(self.segmentation.regions)
        if told != seen:
            return f"The deltas left out that regions {sorted(told ^ seen)[:9]} are gone, or new."
        for name, kept in (("kind", self._kind), ("region", self._region)):
            places = np.argwhere(kept != getattr(self.segmentation, name))
            if len(places):
                return f"The deltas give another {name} at {len(places)} places, first {places[0].tolist()}."
        self.checksum = Checksum.of(self.segmentation)
        unlike = self.checksum.parts_unlike(Checksum.of(Segmentation.of(self.history.maze)))
        return f"A fresh segmentation has other {' and '.join(unlike)}." if unlike else None

    def _edit(self) -> Change:
        """Make an edit that changes something."""
        while True:
            change = self.history.do(self._strokes.draw(self.history))
            if change is not None and (len(change.dirty) or change.reshaped):
                del self.history.undo[:-_UNDOABLE]
                self.edits += 1
                return change

    def _copy_arrays(self) -> None:
        self._kind, self._region = self.segmentation.kind.copy(), self.segmentation.region.copy()


def main(words: Sequence[str] | None = None) -> int:
    """Run a soak; give the exit status."""
    options = _options(words)
    soak = Soak(
        size=options.size, levels=options.levels, links=options.links, seed=options.seed,
        lattice=options.lattice,
    )  # fmt: skip
    try:
        while soak.edits < options.edits:
            start = perf_counter()
            before = soak.edits
            soak.run(min(max(1, options.every), options.edits - before))
            speed = (soak.edits - before) / (perf_counter() - start)
            found = soak.difference()
            if found is not None:
                print(f"Seed {options.seed}, after edit {soak.edits}: {found}")
                return 1
            print(_line(soak, speed), flush=True)
    except Exception:
        print(f"Seed {options.seed}, at edit {soak.edits}:")
        raise
    return 0


def _line(soak: Soak, speed: float) -> str:
    levels, rows, cols = soak.segmentation.kind.shape
    return (
        f"{soak.edits:>11,} edits, {speed:>6,.0f} a second; {levels} × {rows} × {cols},"
        f" {len(soak.segmentation.regions)} regions, {len(soak.history.maze.links)} links:"
        f" {soak.checksum}, fresh the same"
    )


def _options(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.regions.soak", description=__doc__.split("\n")[0])
    for name, default, meaning in (
        ("edits", 1_000_000, "how many edits to make"),
        ("every", 10_000, "how many of them between two checks"),
        ("size", 200, "rows and columns of the board, about"),
        ("levels", 1, "levels of the board"),
        ("links", 100, "how many links there are at most, about"),
        ("seed", 0, "what the edits follow from"),
    ):
        parser.add_argument(f"--{name}", type=int, default=default, help=f"{meaning} (%(default)s)")
    parser.add_argument("--lattice", default="square", help="lattice of the board (%(default)s)")
    return parser.parse_args(words)


if __name__ == "__main__":
    sys.exit(main())
