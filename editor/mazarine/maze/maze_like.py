"""What edits and checks ask of a maze, which stands above them: it offers edits as methods."""

from __future__ import annotations

from typing import Any, Protocol, Self

import numpy as np
from numpy.typing import NDArray

from mazarine.lattice import Grid, Lattice, Side
from mazarine.maze.buffers import Buffers
from mazarine.maze.codes import Wall
from mazarine.maze.collections import Links, Markers
from mazarine.maze.growth import GrownPoints
from mazarine.maze.numbering import Numbering, RegionName
from mazarine.maze.things import CellLike


class MazeLike(Protocol):
    """The content of a maze; see `Maze`, the only class that has it."""

    buffers: Buffers
    lattice: Lattice
    origin: tuple[int, int]
    links: Links
    markers: Markers
    title: str
    author: str
    properties: dict[str, Any]
    extra: dict[str, Any]
    growth: GrownPoints | None
    named_regions: dict[int, RegionName]
    numbering: Numbering | None
    costs: NDArray[np.uint8]
    cost_buffer: tuple[NDArray[np.uint8], int] | None

    @property
    def cells(self) -> NDArray[np.uint8]: ...
    @property
    def walls(self) -> NDArray[np.uint8]: ...
    @property
    def shape(self) -> tuple[int, int, int]: ...
    @property
    def grid(self) -> Grid: ...
    @property
    def has_costs(self) -> bool: ...
    def copy(self) -> Self: ...
    def with_buffers(self, buffers: Buffers) -> Self: ...
    def has_side(self, cell: CellLike, side: str | Side) -> bool: ...
    def is_border(self, cell: CellLike, side: str | Side) -> bool: ...
    def wall_at(self, cell: CellLike, side: str | Side) -> Wall: ...
