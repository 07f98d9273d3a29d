"""All mazes of a small shape: each is a pattern of bits, and many patterns lie on one board as tiles.

A bit is a wall, a cell of rock or a link. A tile is walled all round: so a segmentation of the board says of
every pattern what one of that maze alone would.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from math import isqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mazarine.maze import Cell, Link, Maze, Port
from mazarine.maze.edits import Batch, Change, Edit, PlaceLink, SetCells, SetWalls
from mazarine.regions import Segmentation
from tests.regions.oracle import Oracle
from tests.regions.view import KINDS

Patterns = NDArray[np.int64]


@dataclass(frozen=True)
class Answer:
    """What is said of some patterns.

    Attributes
    ----------
    kind : (patterns, cells) uint8, the `Kind` of each cell
    first : (patterns, cells) uint8, the first cell of the same region; all rock is one
    """

    kind: NDArray[np.uint8]
    first: NDArray[np.uint8]

    @classmethod
    def of(cls, kind: NDArray[np.uint8], region: NDArray[Any]) -> Answer:
        """Make it of the kinds and the region numbers of cells, both (patterns, cells)."""
        same = region[:, :, None] == region[:, None, :]
        return cls(kind, same.argmax(axis=2).astype(np.uint8))

    def at(self, places: NDArray[np.int64]) -> Answer:
        """Return the answer for the patterns at some places."""
        return Answer(self.kind[places], self.first[places])

    def difference(self, other: Answer, patterns: Patterns) -> str | None:
        """Return the patterns for which the other answer differs, or `None`."""
        unlike = ((self.kind != other.kind) | (self.first != other.first)).any(axis=1)
        if not unlike.any():
            return None
        at = int(unlike.argmax())
        words = [
            f"kinds {said.kind[at].tolist()}, regions {said.first[at].tolist()}" for said in (self, other)
        ]
        return f"{unlike.sum()} patterns differ, first {int(patterns[at]):#b}: {'; or '.join(words)}."


@dataclass(frozen=True)
class Shape:
    """All mazes of some cells: each inner wall is there or not, and so are rock and links, where they may be.

    Attributes
    ----------
    rows, cols, levels : the extent
    may_be_rock : whether each cell may be rock; there are no links then
    links : which may be there; no two have a port in common, and none stands in an inner wall
    """

    rows: int
    cols: int
    levels: int = 1
    may_be_rock: bool = False
    links: tuple[Link, ...] = field(default=(), repr=False)

    def __str__(self) -> str:
        extent = f"{self.levels}x{self.rows}x{self.cols}".removeprefix("1x")
        return extent + "-rock" * self.may_be_rock + f"-{len(self.links)}-links" * bool(self.links)

    @property
    def extent(self) -> tuple[int, int, int]:
        """Levels, rows and columns."""
        return self.levels, self.rows, self.cols

    @property
    def size(self) -> int:
        """The number of cells."""
        return self.levels * self.rows * self.cols

    @cached_property
    def walls(self) -> dict[frozenset[Cell], Edit]:
        """The edit that sets each inner wall, by the cells at its sides."""
        found: dict[frozenset[Cell], Edit] = {}
        for level, row, col in np.ndindex(self.extent):
            here = level, row, col
            if col < self.cols - 1:
                found[frozenset((here, (level, row, col + 1)))] = SetWalls([(*here, "E", "wall")])
            if row < self.rows - 1:
                found[frozenset((here, (level, row + 1, col)))] = SetWalls([(*here, "S", "wall")])
        return found

    @cached_property
    def rock(self) -> dict[frozenset[Cell], Edit]:
        """The edit that makes each cell rock."""
        cells = list(np.ndindex(self.extent)) if self.may_be_rock else []
        return {frozenset((cell,)): SetCells([(*cell, "rock")]) for cell in cells}

    @cached_property
    def edits(self) -> list[Edit]:
        """What each bit of a pattern does."""
        return [*self.walls.values(), *self.rock.values(), *map(PlaceLink, self.links)]

    @property
    def patterns(self) -> Patterns:
        """Every pattern."""
        return np.arange(1 << len(self.edits))

    def maze(self) -> Maze:
        """Make the maze of pattern 0: floor, all open inside."""
        return Maze.blank(self.rows, self.cols, self.levels)

    def alone(self, pattern: int) -> Maze:
        """Make the maze of one pattern."""
        maze = self.maze()
        Batch(tuple(edit for bit, edit in enumerate(self.edits) if pattern >> bit & 1)).apply(maze)
        return maze

    @cached_property
    def masks(self) -> list[Mask]:
        """What each bit turns over in the arrays of a maze; a link nothing."""
        return [Mask.of(edit, self.maze()) for edit in self.edits]

    def board(self, patterns: Patterns) -> Maze:
        """Lay patterns as tiles; where a board has more places it has rock."""
        count, tile = len(patterns), self.maze()
        cells, walls = (np.repeat(array[None], _places(count), axis=0) for array in (tile.cells, tile.walls))
        cells[count:] = 0
        for bit, mask in enumerate(self.masks):
            chosen = np.flatnonzero(patterns >> bit & 1)
            cells[chosen] ^= mask.cells
            walls[chosen] ^= mask.walls
        return Maze(self._joined(cells), self._joined(walls), links=self._links_of(patterns))

    def answer(self, kind: NDArray[np.uint8], region: NDArray[np.int32], count: int) -> Answer:
        """Take apart what is said of a board with so many patterns; no region may go from tile to tile."""
        numbers = self._tiles(region)[:count]
        answer = Answer.of(self._tiles(kind)[:count], numbers)
        firsts = numbers[(answer.first == np.arange(self.size)) & (numbers > 0)]
        if len(np.unique(firsts)) < len(firsts):
            raise AssertionError("A region goes from tile to tile.")
        return answer

    def engines_answer(self, patterns: Patterns) -> Answer:
        """Return the answer of a fresh segmentation of one board."""
        segmentation = Segmentation.of(self.board(patterns))
        return self.answer(segmentation.kind, segmentation.region, len(patterns))

    def oracles_answer(self, oracle: Oracle, count: int) -> Answer:
        """Return the answer of an oracle of a board."""
        cells = sorted(oracle.kind)
        numbers = {region: number for number, region in enumerate(oracle.regions, 1)}
        kind = np.array([KINDS.index(oracle.kind[cell]) for cell in cells], dtype=np.uint8)
        found = [numbers[oracle.region_of[cell]] if cell in oracle.region_of else 0 for cell in cells]
        return self.answer(kind, np.array(found, dtype=np.int32), count)

    def _joined(self, tiles: NDArray[np.uint8]) -> NDArray[np.uint8]:
        """Make the array of a board of the arrays of its tiles."""
        side = isqrt(len(tiles))
        split = tiles.reshape(side, side, *self.extent).transpose(2, 0, 3, 1, 4)
        return split.reshape(self.levels, side * self.rows, side * self.cols)

    def _tiles(self, array: NDArray[Any]) -> NDArray[Any]:
        """Return the (tiles, cells) content of a board's array."""
        side = isqrt(array.size // self.size)
        split = array.reshape(self.levels, side, self.rows, side, self.cols)
        return split.transpose(1, 3, 0, 2, 4).reshape(side * side, self.size)

    def _links_of(self, patterns: Patterns) -> Iterator[Link]:
        """Yield the links of a board."""
        side = isqrt(_places(len(patterns)))
        first = len(self.edits) - len(self.links)
        for place, pattern in enumerate(patterns.tolist()):
            down, right = place // side * self.rows, place % side * self.cols
            for bit, link in enumerate(self.links, first):
                if pattern >> bit & 1:
                    ends = (Port(_moved(port.cell, down, right), port.side) for port in link.ports)
                    yield Link(*ends, link.kind, link.one_way)


@dataclass(frozen=True)
class Mask:
    """What an edit turns over in the arrays of a small maze, and the change that it makes."""

    cells: NDArray[np.uint8]
    walls: NDArray[np.uint8]
    change: Change

    @classmethod
    def of(cls, edit: Edit, maze: Maze) -> Mask:
        """Apply an edit to a maze, and see."""
        cells, walls = maze.cells.copy(), maze.walls.copy()
        change = edit.apply(maze)
        return cls(cells ^ maze.cells, walls ^ maze.walls, change)


class Walk:
    """From pattern to pattern, by an update for each bit that turns over, from pattern 0 on."""

    def __init__(self, shape: Shape) -> None:
        self._shape = shape
        self._maze = shape.maze()
        self._segmentation = Segmentation.of(self._maze)
        self._pattern = 0
        self._masks = shape.masks
        self._edits = list(shape.edits)

    def follow(self, bits: Sequence[int]) -> tuple[Patterns, Answer]:
        """Turn bits over, one after the other; give each pattern, and what the segmentation says of it."""
        turned = np.bitwise_xor.accumulate(np.left_shift(1, np.array(bits, dtype=np.int64)))
        patterns = self._pattern ^ turned
        self._pattern = int(patterns[-1]) if bits else self._pattern
        return patterns, Answer.of(*self.turn_over(bits))

    def turn_over(self, bits: Sequence[int]) -> tuple[NDArray[np.uint8], NDArray[np.int32]]:
        """Turn bits over, one after the other; give the kinds and the regions after each.

        Raises
        ------
        AssertionError
            If the deltas do not tell all that changes.
        """
        kinds, told_kinds = np.empty((2, len(bits), self._shape.size), dtype=np.uint8)
        regions, told_regions = np.empty((2, len(bits), self._shape.size), dtype=np.int32)
        kind, region = self._segmentation.kind.copy(), self._segmentation.region.copy()
        for step, bit in enumerate(bits):
            self._segmentation.update(self._turn(bit)).write(kind, region)
            told_kinds[step], told_regions[step] = kind.reshape(-1), region.reshape(-1)
            kinds[step] = self._segmentation.kind.reshape(-1)
            regions[step] = self._segmentation.region.reshape(-1)
        assert np.array_equal(kinds, told_kinds), "the deltas tell other kinds"
        assert np.array_equal(regions, told_regions), "the deltas tell other regions"
        return kinds, regions

    def _turn(self, bit: int) -> Change:
        """Turn one bit over: a link by its edit, and what is faster turned over by hand by its mask."""
        if bit >= len(self._edits) - len(self._shape.links):
            change = self._edits[bit].apply(self._maze)
            self._edits[bit] = change.inverse
            return change
        self._maze.buffers.cells[:] ^= self._masks[bit].cells
        self._maze.buffers.walls[:] ^= self._masks[bit].walls
        return self._masks[bit].change


def _moved(cell: Cell, down: int, right: int) -> Cell:
    level, row, col = cell
    return level, row + down, col + right


def _places(count: int) -> int:
    """Return the number of places of the smallest square board that holds `count` tiles."""
    return (isqrt(count - 1) + 1) ** 2
