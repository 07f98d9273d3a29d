"""What all tasks of a run know: where everything lies, and how blocks are joined to a tree."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import zarr
from numpy.typing import NDArray

from mazarine.big.messages import BigMessage
from mazarine.errors import MazeFileError
from mazarine.files.faults import Fault, faults_of
from mazarine.files.guarded_store import RAISED
from mazarine.files.zarr_store import Layout, MazeStore, open_to_write
from mazarine.lattice import Lattice, lattice_named

FAN = 4
"""Children of a node of the tree, across and down."""
DTYPES = {"kind": "uint8", "label": "uint32", "region": "int64"}
"""The types of the arrays of a segmentation, which has a number for each cell; overviews have bytes."""


class Node(NamedTuple):
    """A node of the tree of one level of the maze: a block (height 0), or what joins `FAN` by `FAN` nodes."""

    height: int
    level: int
    row: int
    col: int

    def parent(self, height: int | None = None) -> Node:
        """Return the node above, or that at a height."""
        height = self.height + 1 if height is None else height
        by = FAN ** (height - self.height)
        return Node(height, self.level, self.row // by, self.col // by)


@dataclass(frozen=True)
class Job:
    """A segmentation of a store.

    Attributes
    ----------
    source, target : the folders of the maze and of its segmentation
    layout : the blocks of the segmentation
    lattice_name, mirrored : the lattice
    dense : whether every cell gets the number of its region
    token : another one for each run: what a process keeps of a store is of one run only
    """

    source: str
    target: str
    layout: Layout
    lattice_name: str
    mirrored: bool
    dense: bool
    token: str

    @cached_property
    def lattice(self) -> Lattice:
        """The lattice of the maze."""
        return lattice_named(self.lattice_name, self.mirrored)

    @property
    def halo(self) -> tuple[int, int]:
        """How many rows and columns the faces of a cell reach beyond it."""
        rows, cols = np.array(self.lattice.face_cells).max(axis=0).tolist()
        return rows, cols

    @property
    def store(self) -> MazeStore:
        """The maze, opened once in each process."""
        return _store(self.source, self.token)

    @contextlib.contextmanager
    def writing(self) -> Iterator[None]:
        """Turn what the system refuses into errors of the segmentation."""
        with faults_of(self.target):
            yield

    def array(self, name: str) -> zarr.Array[Any]:
        """Return an array of the segmentation."""
        with self._reading():
            array = _array(self.target, name, self.token)
        if name in DTYPES and array.shape != self.layout.shape:
            raise MazeFileError(self.target, BigMessage.NO_STORED_SEGMENTATION())
        return array

    def read(self, name: str, window: Any) -> NDArray[Any]:
        """Return a part of an array of the segmentation."""
        array = self.array(name)
        with self._reading():
            return np.asarray(array[window])

    @contextlib.contextmanager
    def _reading(self) -> Iterator[None]:
        try:
            yield
        except Fault as error:
            raise MazeFileError(self.target, error.message, error.where) from error
        except (OSError, *RAISED) as error:
            raise MazeFileError(self.target, BigMessage.NO_STORED_SEGMENTATION()) from error

    # The tree.

    @cached_property
    def top(self) -> int:
        """The height of the root; there is a node above even a single block."""
        height, (_, rows, cols) = 1, self.layout.grid
        while FAN**height < max(rows, cols):
            height += 1
        return height

    def nodes(self, height: int) -> Iterator[Node]:
        levels, rows, cols = self.layout.grid
        by = FAN**height
        for level, row, col in product(range(levels), range(-(-rows // by)), range(-(-cols // by))):
            yield Node(height, level, row, col)

    def children(self, node: Node) -> list[list[Node]]:
        """Return the children of a node, row by row."""
        _, rows, cols = self.layout.grid
        by = FAN ** (node.height - 1)

        def among(first: int, count: int) -> range:
            return range(first * FAN, min((first + 1) * FAN, -(-count // by)))

        return [
            [Node(node.height - 1, node.level, row, col) for col in among(node.col, cols)]
            for row in among(node.row, rows)
        ]

    def box(self, node: Node) -> tuple[int, int, int, int]:
        """Return the first row and column of a node, and those after its last."""
        (high, wide), (_, rows, cols) = self.layout.block, self.layout.shape
        by = FAN**node.height
        return (
            node.row * high * by, node.col * wide * by,
            min((node.row + 1) * high * by, rows), min((node.col + 1) * wide * by, cols),
        )  # fmt: skip

    # Files.

    def path(self, sort: str, node: Node) -> Path:
        """Return where a record of a node lies: its `seam`, `table` of closed regions, or `final` numbers."""
        return (
            Path(self.target) / sort / str(node.height) / str(node.level) / str(node.row) / f"{node.col}.rec"
        )

    def place(
        self, level: NDArray[np.int64] | int, row: NDArray[np.int64] | int, col: NDArray[np.int64] | int
    ) -> Any:
        """Return the place of a cell in the maze, in reading order."""
        _, rows, cols = self.layout.shape
        return (level * rows + row) * cols + col


@lru_cache(maxsize=2)
def _store(path: str, _token: str) -> MazeStore:
    return MazeStore(Path(path))


@lru_cache(maxsize=8)
def _array(target: str, name: str, _token: str) -> zarr.Array[Any]:
    return open_to_write(Path(target), name, DTYPES.get(name, "uint8"))
