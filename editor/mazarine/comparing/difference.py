"""What differs between two mazes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from mazarine.comparing.messages import ComparingMessage
from mazarine.comparing.places import CodeChanges, Codes, Sides, common_slices
from mazarine.comparing.region_changes import RegionHistory, region_history
from mazarine.errors import MazeError
from mazarine.lattice import Grid
from mazarine.maze import Link, Marker, Maze
from mazarine.maze.borders import outer_walls
from mazarine.maze.costs import have_same_costs
from mazarine.maze.edits.change import require_maze
from mazarine.maze.endpoints import Endpoints
from mazarine.paths import Router
from mazarine.paths.structure.space import are_dead_ends
from mazarine.progress import Progress, rest_of, share_of, tell
from mazarine.regions import Segmentation
from mazarine.values import ArrayValue

_Thing = TypeVar("_Thing", Link, Marker)
_METADATA = "title", "author", "properties", "extra", "growth"


@dataclass(frozen=True, eq=False, repr=False)
class Difference(ArrayValue):
    """The difference between two mazes, at equal lattice coordinates.

    Attributes
    ----------
    before, after : the boards of the first and of the second maze
    cells : the cells of both boards whose codes differ
    walls : the positions between such cells whose codes differ
    links_gone, links_new, markers_gone, markers_new : those that only one of the mazes has
    metadata : the names of attributes that differ: `title`, `author`, `properties`, `extra`, `growth`
    regions : what happened to the regions, by the numbers of the first maze
    solution : the steps from the start to the nearest goal, before and after; None where there is no path
    dead_ends_gone, dead_ends_new : (n, 3) the cells of both boards that are a dead end in one maze only
    """

    before: Grid
    after: Grid
    cells: CodeChanges
    walls: CodeChanges
    links_gone: tuple[Link, ...]
    links_new: tuple[Link, ...]
    markers_gone: tuple[Marker, ...]
    markers_new: tuple[Marker, ...]
    metadata: tuple[str, ...]
    regions: RegionHistory
    solution: tuple[int | None, int | None]
    dead_ends_gone: NDArray[np.int64]
    dead_ends_new: NDArray[np.int64]

    def __bool__(self) -> bool:
        """Return whether the mazes differ."""
        places = len(self.cells) + len(self.walls)
        links = self.links_gone or self.links_new
        markers = self.markers_gone or self.markers_new
        is_other = places or links or markers or self.metadata or self.regions.renamed
        return self.before != self.after or bool(is_other)


def diff(before: Maze, after: Maze, progress: Progress | None = None) -> Difference:
    """Compare two mazes on one lattice; sizes may differ.

    Parameters
    ----------
    before, after : the mazes, which stay as they are
    progress : called with the share that is done

    Raises
    ------
    MazeError
        If the lattices differ.
    SpaceError
        If it takes more memory than there is.
    Cancelled
        If `progress` requested a stop.

    Examples
    --------
    >>> from mazarine.maze import Maze
    >>> before, after = Maze.blank(2, 3), Maze.blank(2, 3)
    >>> _ = after.set_wall((0, 1), "S")
    >>> len(diff(before, after).walls), bool(diff(before, before))
    (1, False)
    """
    require_maze(before)
    require_maze(after)
    if len({before.lattice, after.lattice}) > 1:
        lattices = before.lattice.title.clause, after.lattice.title.clause
        raise MazeError(ComparingMessage.OTHER_LATTICES(before=lattices[0], after=lattices[1]))
    common = _Common(before, after)
    cells, walls = common.changes("cells"), common.changes("walls", before.lattice.stored)
    links_gone, links_new = _only(before.links, after.links)
    markers_gone, markers_new = _only(before.markers, after.markers)
    tell(progress, 0.1)
    first = Segmentation.of(before, share_of(progress, 0.1, 0.4))
    is_same = before == after and before.numbering == after.numbering
    second = first if is_same else Segmentation.of(after, share_of(progress, 0.4, 0.7))
    with ThreadPoolExecutor(2) as pool:
        # The comparison of regions reads only, which needs no lock.
        steps = [pool.submit(_steps_to_goal, of, maze) for of, maze in ((first, before), (second, after))]
        regions = region_history(
            first, second, before.named_regions, after.named_regions, rest_of(progress, 0.7)
        )
        solution = steps[0].result(), steps[1].result()
    tell(progress, 1.0)
    return Difference(
        before.grid, after.grid, cells, walls, links_gone, links_new, markers_gone, markers_new,
        _other_values(before, after),
        regions, solution, *common.dead_ends(first, second),
    )  # fmt: skip


class _Common:
    """The part of two boards with the same lattice coordinates."""

    def __init__(self, before: Maze, after: Maze) -> None:
        self.mazes = before, after
        self._slices = common_slices(before.grid, after.grid)
        first, _ = self._slices
        levels, rows, cols = (part.stop - part.start for part in first)
        self.grid = before.grid
        if levels and rows and cols:
            top, left = before.origin
            self.grid = Grid(levels, rows, cols, (top + first[1].start, left + first[2].start))

    def changes(self, attribute: str, stored: Sides = ()) -> CodeChanges:
        """Return the places whose codes differ."""
        before, after = self._parts([getattr(maze, attribute) for maze in self.mazes])
        if stored and self.mazes[0].grid != self.mazes[1].grid:
            # The border of a board may lie inside the other.
            before, after = before.copy(), after.copy()
            for shift, places in outer_walls(self.mazes[0].lattice, self.grid.origin):
                for walls in (before, after):
                    walls[places] &= ~np.uint8(3 << shift)
        flat, found = _differing(before, after)
        return CodeChanges.of_bytes(self.grid, flat, found, found[0] ^ found[1], stored)

    def dead_ends(self, first: Segmentation, second: Segmentation) -> list[NDArray[np.int64]]:
        """Return the cells that are a dead end before but not after, and the reverse."""
        ends = [it.space.grid.view(are_dead_ends(it.space)) for it in (first, second)]
        flat, stored = _differing(*self._parts([found.astype(np.uint8) for found in ends]))
        was, is_now = stored > 0
        return [self.grid.cells_at_flat(flat[which]) for which in (was & ~is_now, is_now & ~was)]

    def _parts(self, arrays: list[Codes]) -> list[Codes]:
        return [array[part] for array, part in zip(arrays, self._slices, strict=True)]


def _other_values(before: Maze, after: Maze) -> tuple[str, ...]:
    """Return the names of the values of the whole maze that differ."""
    names = tuple(name for name in _METADATA if getattr(before, name) != getattr(after, name))
    return names if have_same_costs(before, after) else (*names, "costs")


def _differing(before: Codes, after: Codes) -> tuple[NDArray[np.int64], Codes]:
    """Return the flat places where bytes differ, and the (2, n) bytes there."""
    flat = np.flatnonzero(before != after)
    return flat, np.stack([array.reshape(-1)[flat] for array in (before, after)])


def _only(before: Iterable[_Thing], after: Iterable[_Thing]) -> tuple[tuple[_Thing, ...], tuple[_Thing, ...]]:
    """Return what only the first has, and what only the second has."""
    old, new = Counter(before), Counter(after)
    return tuple((old - new).elements()), tuple((new - old).elements())


def _steps_to_goal(segmentation: Segmentation, maze: Maze) -> int | None:
    """Return the steps from the first start to the nearest goal, None where there is no path."""
    ends = Endpoints.of(maze)
    found = None if ends.start is None else Router(segmentation).nearest(ends.start, ends.goals)
    return None if found is None else found[1]
