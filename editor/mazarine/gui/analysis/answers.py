"""Answers of the segmentation thread, which does not use them after sending."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from mazarine.gui.analysis.inbox import DistancesQuestion, PathQuestion
from mazarine.gui.analysis.region_list import RegionList, RegionRows
from mazarine.maze import Cell
from mazarine.messages import Message
from mazarine.picture import Tints
from mazarine.picture.drawn_path import DrawnPath
from mazarine.regions import Delta
from mazarine.regions.mirror import RegionMirror
from mazarine.regions.summary import FaceChanges

if TYPE_CHECKING:
    from mazarine.paths.region_graph import RegionGraph


MANY_CELLS = 1 << 12
"""Cells that change up to which the window looks at each; patching them takes some milliseconds."""


@dataclass(frozen=True, eq=False)
class FreshRegions:
    """A maze was segmented: what every cell of it is, at this revision."""

    revision: int
    mirror: RegionMirror
    regions: RegionList


@dataclass(frozen=True, eq=False)
class RegionsChange:
    """An update was made: what is different at this revision; `faces` if the inbox asked for them.

    The cells of the delta can be listed if they are no more than `MANY_CELLS`, or `faces` were asked for. If
    there is another `mirror`, it has the update already. If it is not the last one of the revision, regions
    do not have their numbers again yet.
    """

    revision: int
    delta: Delta
    facts: RegionRows
    mirror: RegionMirror | None = None
    faces: FaceChanges | None = None
    is_last: bool = True


ENTRIES_NAMED = 12
"""How many entries of a region are named."""


@dataclass(frozen=True, eq=False)
class RegionDetails:
    """Details of a region at this revision.

    Attributes
    ----------
    cells : where they were asked for
    face_count : the number of open faces of a room
    ends : the end cells of a corridor, and whether each is a dead end
    neighbors : the numbers of the regions beside it; they, the ends and `behind` are known if no cells were
        asked for
    behind : some entries of a room, each with the numbers of the regions that it leads to
    cell, place : the cell that was asked for, and its place in the order of a corridor, from 1 on; 0 if it
        has none
    """

    revision: int
    number: int
    size: int
    entries: NDArray[np.int64]
    cells: NDArray[np.int64] | None
    face_count: int
    ends: tuple[tuple[Cell, bool], ...] = ()
    neighbors: tuple[int, ...] = ()
    behind: tuple[tuple[Cell, tuple[int, ...]], ...] = ()
    cell: Cell | None = None
    place: int = 0


@dataclass(frozen=True)
class RegionGone:
    """There is no such region (any more)."""

    revision: int
    number: int


@dataclass(frozen=True, eq=False)
class EntriesAnswer:
    """Entries of the region of a cell.

    Attributes
    ----------
    number : of the region, 0 if the cell is in none
    count : how many entries it has
    nearest : some of them, as lattice cells, and the steps from the cell there: None where there is no path,
        or where paths are not measured
    """

    revision: int
    number: int
    count: int
    nearest: tuple[tuple[Cell, int | None], ...]


@dataclass(frozen=True, eq=False)
class PathAnswer:
    """The shortest path at this revision, None if there is none; `refusal` is why it was not searched for."""

    revision: int
    question: PathQuestion
    path: DrawnPath | None
    refusal: Message | None = None


@dataclass(frozen=True, eq=False)
class TintsAnswer:
    """The distances that the overlay shows at this revision."""

    revision: int
    question: DistancesQuestion
    tints: Tints


@dataclass(frozen=True, eq=False)
class GraphAnswer:
    """The region graph at this revision."""

    revision: int
    graph: RegionGraph


@dataclass(frozen=True)
class PlacesAnswer:
    """The cell in the middle of each region that was asked for and is there, at this revision."""

    revision: int
    places: dict[int, Cell]


@dataclass(frozen=True)
class ProgressAnswer:
    """The progress of the segmentation of this revision, 0 to 1."""

    revision: int
    share: float


@dataclass(frozen=True)
class Stopped:
    """The segmentation of the maze of this revision was stopped."""

    revision: int


@dataclass(frozen=True)
class Failure:
    """The work at this revision failed; the message is for the user."""

    revision: int
    message: Message


Explanation = (
    RegionDetails | RegionGone | EntriesAnswer | PathAnswer | TintsAnswer | GraphAnswer | PlacesAnswer
)
"""What answers a question."""

Answer = FreshRegions | RegionsChange | Explanation | ProgressAnswer | Stopped | Failure
