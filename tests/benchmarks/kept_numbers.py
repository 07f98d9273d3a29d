"""Random histories of mazes: how many regions keep their numbers, and how many names stay with their cells.

A history is edits, undo, saving and opening, turns of the board, and edits by another program that keeps the
file but segments nothing. A region survives a step if most of its faces or cells are those of one region
after it, and most of that one's are its own.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
from numpy.typing import NDArray

import mazarine as mz
from mazarine.errors import EditRejected
from mazarine.maze import Maze
from mazarine.maze.edits import Change, Edit, Flip, Rotate, SetCells, SetWalls
from mazarine.maze.edits.moving import move_of
from mazarine.regions import Kind, Segmentation

HISTORIES = 10_000
_STEPS = 12
_Things = dict[int, set[tuple[int, ...]]]


def run(histories: int = HISTORIES) -> None:
    """Print the shares."""
    rng = random.Random(7)
    kept = survivors = named = names = 0
    with TemporaryDirectory() as folder:
        path = Path(folder) / "maze.maze"
        for _ in range(histories):
            history = _History(rng, path)
            for _ in range(_STEPS):
                for before, after, is_named in history.step():
                    survivors += 1
                    kept += before == after
                    names += is_named
                    named += is_named and before == after
    shares = f"{kept / survivors:.4%} keep their number; of {names:,} names {named / max(names, 1):.4%}"
    print(f"{histories:,} histories of {_STEPS} steps: {survivors:,} regions survive, {shares}")  # noqa: T201


class _History:
    def __init__(self, rng: random.Random, path: Path) -> None:
        self.rng, self.path = rng, path
        lattice = rng.choice(["square", "square", "honeycomb"])
        self.maze = Maze.blank(rng.randint(3, 9), rng.randint(3, 9), lattice=lattice)
        self.regions = Segmentation.of(self.maze)
        self.back: list[tuple[Edit, NDArray[np.int64], _Things]] = []
        for _ in range(20):
            self._do(self._random_edit())
        for number in self.regions.regions.rooms_and_corridors().tolist()[:2]:
            self.maze.name_region(number, f"region {number}")

    def step(self) -> list[tuple[int, int, bool]]:
        """Take a step; return the numbers of surviving regions before and after, and if they have names.

        Undo is compared with the state before the step that it undoes.
        """
        before, moved = self._things(), None
        verb = self.rng.choice(["edit", "edit", "undo", "file", "turn", "foreign"])
        if verb == "edit":
            self._do(self._random_edit())
        elif verb == "undo" and self.back:
            edit, places, before = self.back.pop()
            undone = self.regions.update(edit.apply(self.maze))
            self.regions.restore(places, undone.new)
        elif verb == "turn":
            grid = self.maze.grid
            change = self._do(self.rng.choice([Rotate(180), Flip("horizontal"), Flip("vertical")]))
            moved = None if change is None else move_of(change, grid, self.maze.grid)
            self.back.clear()
        elif verb in ("file", "foreign"):
            self.maze.numbering = self.regions.numbering()
            mz.write(self.maze, self.path)
            self.maze = mz.read(self.path)
            for _ in range(2 if verb == "foreign" else 0):
                try:
                    self._random_edit().apply(self.maze)
                except EditRejected:
                    continue
            self.regions = Segmentation.of(self.maze)
            self.back.clear()
        return list(self._survivors(before, self._things(), moved))

    def _do(self, edit: Edit) -> Change | None:
        before = self._things()
        try:
            change = edit.apply(self.maze)
        except EditRejected:
            return None
        delta = self.regions.update(change)
        if not change.reshaped:
            self.back.append((change.inverse, delta.places, before))
        return change

    def _random_edit(self) -> Edit:
        _, rows, cols = self.maze.shape
        row, col = self.rng.randrange(rows), self.rng.randrange(cols)
        cell = self.maze.grid.cell_at((0, row, col))
        if self.rng.random() < 0.3:
            return SetCells([(*cell, self.rng.choice(["rock", "floor"]))])
        return SetWalls([(*cell, self.rng.choice("NESW"), self.rng.choice(["wall", "open"]))])

    def _things(self) -> _Things:
        found = {}
        for number in self.regions.regions.rooms_and_corridors().tolist():
            region = self.regions.regions[number]
            things = region.faces if region.kind is Kind.ROOM else region.cells
            found[number] = {(region.kind, *place) for place in things.tolist()}
        return found

    def _survivors(self, before: _Things, after: _Things, move: object) -> list[tuple[int, int, bool]]:
        """Pair regions by their things; after a turn by how many there are, as faces have other anchors."""
        pairs = []
        for number, things in before.items():
            if move is not None:
                same = [other for other, now in after.items() if number == other and len(now) == len(things)]
                pairs.append((number, same[0] if same else 0, number in self.maze.named_regions))
                continue
            best = max(after, key=lambda other: len(after[other] & things), default=0)
            shared = len(after.get(best, set()) & things)
            if 2 * shared > len(things) and 2 * shared > len(after[best]):
                pairs.append((number, best, number in self.maze.named_regions))
        return pairs


if __name__ == "__main__":
    run(int(sys.argv[1]) if len(sys.argv) > 1 else HISTORIES)
