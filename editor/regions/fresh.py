"""Making a segmentation from nothing."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from editor.errors import SpaceError
from editor.maze import Cell
from editor.regions.codes import HEAD_SIZE, NEXT_ROW, ROW_WIDTH
from editor.regions.kernels import fresh_corridors, fresh_rooms
from editor.regions.kernels import planes as kernels
from editor.regions.kernels.engine import Engine
from editor.regions.kernels.make import make_engine
from editor.regions.progress import Progress, tell
from editor.regions.space import Space
from editor.regions.state import State
from editor.regions.tables import Tables

_BAND_WORDS = 1 << 14
"""Words of 64 places done between two looks at progress: some milliseconds."""
_PASSES = 9

_SPREAD = np.array(
    [sum((byte >> bit & 1) << 8 * bit for bit in range(8)) for byte in range(256)], dtype=np.uint64
)
"""For each byte, its bits as eight bytes."""


def fresh_state(space: Space, tables: Tables, progress: Progress | None = None) -> State:
    """Segment a space; the state shares its bytes.

    Raises
    ------
    SpaceError
        If the space contradicts itself.
    Cancelled
        If `progress` said to stop.
    """
    size = space.layout.size
    head = np.zeros(HEAD_SIZE, dtype=np.int64)
    head[NEXT_ROW] = 1
    kind = np.zeros(size, dtype=np.uint8)
    region, face, position = (np.zeros(size, dtype=np.int32) for _ in range(3))
    plane, rows = np.zeros(size // 64, dtype=np.uint64), np.zeros((1, ROW_WIDTH), dtype=np.int32)
    engine = make_engine(space.cells, kind, region, face, plane, position, rows, head, tables)
    state = State(space.cells, kind, region, face, head, engine)
    _fill(state, space, len(tables.cross_steps), _Bands(size // 64, progress))
    return state


def contradiction(space: Space, place: int) -> SpaceError:
    """Say which cell contradicts its neighbours."""
    level, row, col = space.layout.array_place(place)
    cell: Cell = (level, row + space.origin[0], col + space.origin[1])
    return SpaceError(f"The space contradicts itself at cell {cell}: a side is open from one cell only.")


class _Bands:
    """Goes over all words of the planes in bands, and may be stopped between two."""

    def __init__(self, words: int, progress: Progress | None) -> None:
        self.words = words
        self._starts = range(0, words, _BAND_WORDS)
        self._progress = progress
        self._done = 0

    def run(self, part: Callable[[int, int], int | None]) -> int:
        """Do a pass; give the sum of what the bands give."""
        return sum(self._each(part))

    def find_bad(self, space: Space, part: Callable[[int, int], int]) -> None:
        """Do a pass whose bands give a place that contradicts the others, or -1."""
        bad = [place for place in self._each(part) if place >= 0]
        if bad:
            raise contradiction(space, bad[0])

    def skip(self) -> None:
        """Leave a pass out."""
        self._tell(len(self._starts))

    def _each(self, part: Callable[[int, int], int | None]) -> list[int]:
        found = []
        for start in self._starts:
            found.append(int(part(start, min(start + _BAND_WORDS, self.words)) or 0))
            self._tell(1)
        return found

    def _tell(self, bands: int) -> None:
        self._done += bands
        tell(self._progress, self._done / (_PASSES * len(self._starts)))


def _fill(state: State, space: Space, steps: int, bands: _Bands) -> None:
    """Do all passes of a fresh segmentation."""
    engine = state.engine
    planes = kernels.Planes(*(np.zeros(bands.words, dtype=np.uint64) for _ in kernels.Planes._fields))
    cell_words, kind_words = state.cells.view(np.uint64), state.kind.view(np.uint64)
    bands.find_bad(space, lambda start, stop: kernels.read_bytes(cell_words, planes, start, stop))
    bands.find_bad(space, lambda start, stop: kernels.find_faces(engine, planes, start, stop))
    run_count = bands.run(
        lambda start, stop: kernels.find_kinds(engine, kind_words, planes, _SPREAD, start, stop)
    )
    corridor_cells = bands.run(lambda start, stop: kernels.find_ends(engine, planes, start, stop))
    _fill_rooms(engine, planes, run_count, steps, bands)
    bands.run(lambda start, stop: fresh_rooms.name_crossroads(engine, planes, start, stop))
    if corridor_cells:
        corridor_cells -= bands.run(
            lambda start, stop: fresh_corridors.walk_corridors(engine, planes, start, stop)
        )
    else:
        bands.skip()
    if corridor_cells:
        bands.run(lambda start, stop: fresh_corridors.walk_rings(engine, planes, start, stop))
    else:
        bands.skip()


def _fill_rooms(engine: Engine, planes: kernels.Planes, run_count: int, steps: int, bands: _Bands) -> None:
    starts, stops, up = (np.empty(run_count + 1, dtype=np.int32) for _ in range(3))
    runs = fresh_rooms.Runs(starts, stops, up, np.zeros(2 + steps, dtype=np.int64))
    bands.run(lambda start, stop: fresh_rooms.join_runs(engine, runs, start, stop))
    rows = fresh_rooms.count_rooms(runs) + fresh_corridors.count_corridors(planes)
    fresh_corridors.reserve_rows(engine, rows)
    fresh_rooms.number_rooms(engine, runs)
    bands.run(lambda start, stop: fresh_rooms.name_rooms(engine, planes, start, stop))
