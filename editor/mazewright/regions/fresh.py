"""Making a segmentation from nothing."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from mazewright.errors import SpaceError
from mazewright.progress import Progress, tell
from mazewright.regions.codes import HEAD_SIZE, NEXT_ROW, ROW_WIDTH
from mazewright.regions.kernels import fresh_corridors, fresh_rooms
from mazewright.regions.kernels.engine import Engine
from mazewright.regions.kernels.fresh_kinds import find_ends, find_kinds
from mazewright.regions.kernels.make import make_engine
from mazewright.regions.kernels.planes import FIRST_OWN, Planes, find_faces, read_bytes
from mazewright.regions.messages import RegionMessage
from mazewright.regions.space import Space
from mazewright.regions.state import SegmentationState
from mazewright.regions.tables import Tables

_BAND = 1 << 14
"""Words, rows or runs done between two looks at progress: some milliseconds."""
_PASSES = 9


def fresh_state(
    space: Space, tables: Tables, progress: Progress | None = None, beside: Engine | None = None
) -> SegmentationState:
    """Segment a space; the state shares its bytes.

    Parameters
    ----------
    space, tables
        What to segment, and its lattice for this grid.
    progress
        Called with the share that is done.
    beside
        An engine whose kernels the new one is to work with; without one the size decides.

    Raises
    ------
    SpaceError
        If the space contradicts itself.
    Cancelled
        If `progress` requested a stop.
    """
    _check_margins(space)
    make = make_engine if beside is None else make_engine.beside(beside)
    return _fresh_state(space, tables, _Passes(progress), make)


def contradiction(space: Space, place: int) -> SpaceError:
    """Return which cell contradicts its neighbors: the one at a place, or the one east or south of it."""
    grid = space.grid
    at = next((at for at in (place, place + 1, place + grid.stride) if grid.is_cell(at)), place)
    return SpaceError(RegionMessage.SPACE_CONTRADICTION(cell=grid.cell_at_padded(at)))


def _check_margins(space: Space) -> None:
    cells, size = space.cells, space.grid.padded_size
    is_sound = cells.flags.c_contiguous and cells.flags.writeable and cells.dtype == np.uint8
    if not is_sound or cells.shape != (size,):
        raise SpaceError(RegionMessage.SPACE_ARRAY(size=size))
    if any(part.any() for part in space.grid.margins(space.cells)):
        raise SpaceError(RegionMessage.CELLS_IN_MARGINS())


class _Passes:
    """Goes over all of something in bands, and may be stopped between two."""

    def __init__(self, progress: Progress | None) -> None:
        self._progress = progress
        self._done = 0

    def run(self, part: Callable[[int, int], int | None], total: int, band: int = _BAND) -> list[int]:
        """Do a pass; return what the bands give."""
        found = []
        for start in range(0, total, band):
            stop = min(start + band, total)
            found.append(int(part(start, stop) or 0))
            tell(self._progress, (self._done + stop / total) / _PASSES)
        self._done += 1
        return found

    def end(self) -> None:
        """Report that all is done; some passes may have had nothing to do."""
        tell(self._progress, 1.0)


def _fresh_state(
    space: Space, tables: Tables, passes: _Passes, make: Callable[..., Engine]
) -> SegmentationState:
    """Do all passes of a fresh segmentation."""
    size, words = space.grid.padded_size, space.grid.padded_size // 64
    head = np.zeros(HEAD_SIZE, dtype=np.int64)
    head[NEXT_ROW] = 1
    kind = np.zeros(size, dtype=np.uint8)
    region, face, position = (np.zeros(size, dtype=np.int32) for _ in range(3))
    plane, rows = np.zeros(words, dtype=np.uint64), np.zeros((1, ROW_WIDTH), dtype=np.int32)
    engine = make(space.cells, kind, region, face, plane, position, rows, head, tables)
    planes = _empty_planes(tables, words)

    def check(bad: list[int]) -> None:
        for place in bad:
            if place >= 0:
                raise contradiction(space, place)

    check(passes.run(lambda start, stop: read_bytes(space.cells, planes, start, stop), words))
    check(passes.run(lambda start, stop: find_faces(engine, planes, start, stop), words))
    run_count = sum(passes.run(lambda start, stop: find_kinds(engine, planes, start, stop), words))
    ways = np.zeros(size, dtype=np.uint8)
    left = sum(passes.run(lambda start, stop: find_ends(engine, planes, ways, start, stop), words))
    _fill_rooms(engine, planes, run_count, tables, passes)
    trails = fresh_corridors.Trails(ways, *_turns(tables))
    if left:
        walk = fresh_corridors.walk_corridors
        left -= sum(passes.run(lambda start, stop: walk(engine, planes, trails, start, stop), words))
    if left:
        passes.run(lambda start, stop: fresh_corridors.walk_rings(engine, planes, trails, start, stop), words)
    passes.end()
    return SegmentationState(space.cells, kind, region, face, plane, position, head, engine)


def _empty_planes(tables: Tables, words: int) -> Planes:
    farthest = max(abs(int(step)) for step in (*tables.sides, *tables.face_cells, *tables.check_places))
    guard = farthest // 64 + 2
    return Planes(np.zeros((FIRST_OWN + len(tables.own_spans), words + 2 * guard), dtype=np.uint64), guard)


def _fill_rooms(engine: Engine, planes: Planes, count: int, tables: Tables, passes: _Passes) -> None:
    """Find the rooms, and name their cells and the crossroads."""
    starts, stops, up = (np.empty(count, dtype=np.int32) for _ in range(3))
    earlier = tables.cross_steps[tables.cross_steps < 0]
    runs = fresh_rooms.Runs(starts, stops, up, earlier, np.zeros(len(earlier) + 1, dtype=np.int64))
    words, rows = len(planes.bits[0]) - 2 * planes.guard, tables.levels * tables.rows
    passes.run(lambda start, stop: fresh_rooms.join_runs(engine, runs, start, stop), words)
    regions = fresh_rooms.count_rooms(runs) + fresh_corridors.count_corridors(planes)
    # Some more than there are, for updates: memory that is not used yet costs nothing.
    table = np.empty((regions + regions // 8 + 64, ROW_WIDTH), dtype=np.int32)
    table[0] = 0
    fresh_rooms.take_rows(engine, table)
    passes.run(lambda start, stop: fresh_rooms.number_rooms(engine, planes, runs, start, stop), count)
    band = max(1, 64 * _BAND // tables.stride)
    passes.run(lambda start, stop: fresh_rooms.name_cells(engine, planes, start, stop), rows, band)


def _turns(tables: Tables) -> tuple[NDArray[np.int64], NDArray[np.uint8]]:
    """Return the step across a side, and the sides to leave by after it, by the bit of the side."""
    steps, onward = np.zeros(16, dtype=np.int64), np.zeros(16, dtype=np.uint8)
    for side, step in enumerate(tables.sides):
        steps[1 << side] = step
        onward[1 << side] = 15 ^ 1 << (side ^ 2)
    return steps, onward
