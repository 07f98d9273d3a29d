"""All measures of a maze at once."""

from __future__ import annotations

import math
from collections.abc import Collection
from contextlib import suppress

import numpy as np
from numpy.typing import NDArray

from mazarine.errors import SpaceError
from mazarine.maze import Cell, Marker, Maze
from mazarine.maze.edits.change import require_maze
from mazarine.paths.messages import PathMessage
from mazarine.paths.structure.components import Components, components
from mazarine.paths.structure.cuts import Cuts, cuts
from mazarine.paths.structure.dead_ends import DeadEnds, dead_ends
from mazarine.paths.structure.locks import Undecided
from mazarine.paths.structure.longest_path import longest_path_in
from mazarine.paths.structure.measures import (
    BySide,
    CellTypes,
    ChokepointCounts,
    ComponentCounts,
    CrossroadCounts,
    DeadEndCounts,
    Histogram,
    Kinds,
    LargestRoom,
    LongestCorridor,
    LoopCounts,
    PassageCounts,
    Size,
    SolutionCounts,
    Statistics,
    Straights,
    Texture,
    Turns,
)
from mazarine.paths.structure.plugins import ADDED_STATISTICS
from mazarine.paths.structure.secrets import secret_counts
from mazarine.paths.structure.solution import marked_ends, path_to_nearest, solution_along
from mazarine.paths.structure.space import degrees
from mazarine.progress import Progress, stage, tell
from mazarine.regions import Kind, Segmentation
from mazarine.regions.segmentation import lock_of
from mazarine.regions.space import FLOOR, LINKS, Space


def statistics(
    maze: Maze,
    segmentation: Segmentation | None = None,
    *,
    with_longest_path: bool = True,
    progress: Progress | None = None,
) -> Statistics:
    """Measure a maze; each measure is defined in `docs/reference/statistics.md`.

    Parameters
    ----------
    maze : the maze; the solution goes from its first start marker to the nearest goal marker
    segmentation : of the maze, if there is one already
    with_longest_path : the one measure that may take seconds
    progress : called with the share that is done

    Raises
    ------
    Cancelled
        If `progress` requested a stop.

    Examples
    --------
    >>> from mazarine.maze import Maze
    >>> statistics(Maze.blank(1, 5)).dead_ends.count
    2
    """
    require_maze(maze)
    if segmentation is None:
        return _measured(maze, Segmentation.of(maze), with_longest_path, progress)
    with lock_of(segmentation):
        if not _fits(maze, segmentation.space):
            raise SpaceError(PathMessage.SEGMENTATION_STALE())
        return _measured(maze, segmentation, with_longest_path, progress)


def _measured(
    maze: Maze, segmentation: Segmentation, with_longest_path: bool, progress: Progress | None
) -> Statistics:
    markers = maze.markers
    space = segmentation.space
    with stage(progress, 0.0, 0.05):
        found = components(space)
    with stage(progress, 0.05, 0.1):
        ends = dead_ends(space)
    with stage(progress, 0.1, 0.2):
        cut = cuts(segmentation)
    with stage(progress, 0.2, 0.3):
        passages = _passages(segmentation)
        solved = _solution(segmentation, markers, int(found.sizes.sum()))
        secrets = secret_counts(maze, space, markers)
    rest = None if progress is None else lambda share: progress(0.3 + 0.7 * share)
    longest = longest_path_in(space, found, rest) if with_longest_path else None
    tell(progress, 1.0)
    return Statistics(
        size=_size(segmentation, found),
        cells=Kinds(*np.bincount(segmentation.kind.reshape(-1), minlength=4).tolist()),
        regions=Kinds(0, *(segmentation.regions.count(kind) for kind in tuple(Kind)[1:])),
        corridor=LongestCorridor(_largest(segmentation, Kind.CORRIDOR)),
        room=LargestRoom(_largest(segmentation, Kind.ROOM)),
        crossroads=_crossroads(segmentation),
        components=ComponentCounts(len(found.sizes), int(found.sizes.max(initial=0))),
        loops=LoopCounts(cut.loops.count, int(np.count_nonzero(cut.loops.on_loop))),
        dead_ends=_dead_ends(ends, found),
        chokepoints=_chokepoints(segmentation, cut),
        passages=passages,
        corridor_lengths=_corridor_lengths(segmentation),
        dead_end_lengths=_histogram(ends.lengths),
        solution=solved,
        difficulty=_difficulty(solved),
        longest_path=longest,
        texture=_texture(segmentation, passages, ends, found),
        secrets=secrets,
        plugins={it.name: it.measure(maze, segmentation) for it in ADDED_STATISTICS.values()},
    )


def _fits(maze: Maze, space: Space) -> bool:
    """Return whether a space is that of a maze."""
    return space.grid == maze.grid and np.array_equal(Space.of(maze).cells, space.cells)


def _size(segmentation: Segmentation, found: Components) -> Size:
    grid = segmentation.space.grid
    return Size(grid.levels, grid.rows, grid.cols, int(found.sizes.sum()))


def _largest(segmentation: Segmentation, kind: Kind) -> int:
    kinds, sizes = segmentation.regions.kinds_and_sizes()
    return int(sizes[kinds == kind].max(initial=0))


def _crossroads(segmentation: Segmentation) -> CrossroadCounts:
    degree = segmentation.space.grid.view(degrees(segmentation.space))
    counts = np.bincount(degree[segmentation.kind == Kind.CROSSROAD], minlength=6).tolist()
    return CrossroadCounts(counts[0], counts[2], counts[3], counts[4], sum(counts[5:]))


def _difficulty(solved: SolutionCounts | None) -> float | None:
    if solved is None:
        return None
    return difficulty_of(solved.length, solved.turns, solved.decisions, solved.dead_end_cells)


def _dead_ends(ends: DeadEnds, found: Components) -> DeadEndCounts:
    count, floor = len(ends.cells), int(found.sizes.sum())
    return DeadEndCounts(
        count=count,
        share=count / floor if floor else 0.0,
        mean_length=float(ends.lengths.mean()) if count else 0.0,
        max_length=int(ends.lengths.max(initial=0)),
        tree_cells=int(np.count_nonzero(ends.trees)),
    )


def _chokepoints(segmentation: Segmentation, cut: Cuts) -> ChokepointCounts:
    is_choke = cut.chokepoints > 0
    numbers = segmentation.region[is_choke & (segmentation.kind == Kind.CORRIDOR)]
    corridors = np.bincount(numbers)  # Corridors are numbered from 1 with few gaps.
    return ChokepointCounts(int(np.count_nonzero(is_choke)), int(np.count_nonzero(corridors)))


def _passages(segmentation: Segmentation) -> PassageCounts | None:
    """Count cells by their open sides: bits N=1, E=2, S=4, W=8; None for cells with six sides."""
    if segmentation.space.lattice.is_staggered:
        return None
    counts = np.bincount(segmentation.space.cells, minlength=256)
    sides = counts[FLOOR : FLOOR + 16].tolist()
    full = {15 ^ lacking for lacking in segmentation.space.lattice.lacking}
    possible = [pattern for pattern in range(16) if any(pattern | whole == whole for whole in full)]
    closed_to = [0 if pattern in full else sides[pattern] for pattern in (14, 13, 11, 7)]
    return PassageCounts(
        isolated=sides[0],
        dead_end=BySide(sides[1], sides[2], sides[4], sides[8]),
        straight=Straights(sides[5], sides[10]),
        turn=Turns(sides[3], sides[6], sides[12], sides[9]),
        junction=BySide(*closed_to),
        four_way=sum(sides[pattern] for pattern in full),
        linked=int(np.count_nonzero(segmentation.space.cells & LINKS)),
        types=CellTypes(len(possible), sum(not sides[pattern] for pattern in possible)),
    )


def _corridor_lengths(segmentation: Segmentation) -> Histogram:
    kinds, sizes = segmentation.regions.kinds_and_sizes()
    return _histogram(sizes[kinds == Kind.CORRIDOR])


def _histogram(lengths: NDArray[np.int64] | NDArray[np.int32]) -> Histogram:
    values, counts = np.unique(lengths, return_counts=True)
    return list(zip(values.tolist(), counts.tolist(), strict=True))


def _solution(segmentation: Segmentation, markers: Collection[Marker], floor: int) -> SolutionCounts | None:
    """Measure the path from the first start in reading order to the nearest goal."""
    space = segmentation.space
    start, goals = marked_ends(space, markers)
    cells = None
    with suppress(Undecided):
        cells = path_to_nearest(space, start, goals, markers) if start is not None else None
    if cells is None:
        return None
    path = solution_along(space, cells)
    return SolutionCounts(
        start=_cell(cells[0]),
        goal=_cell(cells[-1]),
        length=path.length,
        turns=path.turns,
        decisions=path.decisions,
        dead_ends=path.dead_ends,
        dead_end_cells=len(path.dead_end_cells),
        cells_off=floor - len(np.unique(space.grid.padded_places(cells))),
    )


def _cell(cell: NDArray[np.int64]) -> Cell:
    level, row, col = cell.tolist()
    return level, row, col


def _texture(
    segmentation: Segmentation, passages: PassageCounts | None, ends: DeadEnds, found: Components
) -> Texture:
    degree = np.bincount(degrees(segmentation.space), minlength=3)
    passage_ends = degree * np.arange(len(degree))
    stopping = int(passage_ends.sum() - passage_ends[2])
    across = along = falling = rising = 0
    if passages is not None:
        across, along, turn = passages.straight.east_west, passages.straight.north_south, passages.turn
        falling, rising = turn.north_east + turn.south_west, turn.south_east + turn.north_west
    floor, is_straight = int(found.sizes.sum()), segmentation.space.lattice.is_full
    return Texture(
        river=int(passage_ends.sum()) / stopping if stopping else None,
        # Where cells lack sides, two that face each other on the board do not in the picture.
        bias=(across - along) / (across + along) if is_straight and across + along else None,
        slant=(falling - rising) / (falling + rising) if is_straight and falling + rising else None,
        braid=1 - int(np.count_nonzero(ends.trees)) / floor if floor else None,
    )


def difficulty_of(length: int, turns: int, decisions: int, branch_cells: int) -> float:
    """Return the difficulty of finding a solution: the logarithm of a product that grows with each number.

    See `docs/explanation/difficulty.md`.
    """
    return math.log10(1.0 + float(length + turns) * float(1 + decisions) * float(1 + branch_cells))
