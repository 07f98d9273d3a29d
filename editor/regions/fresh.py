"""Making a segmentation from nothing."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from editor.errors import Cancelled, SpaceError
from editor.maze import Cell
from editor.regions.kernels import full
from editor.regions.kernels.engine import HEAD_SIZE, NEXT_ROW, ROW_WIDTH, Engine
from editor.regions.kernels.make import make_engine
from editor.regions.space import Space
from editor.regions.state import State
from editor.regions.tables import Tables

Progress = Callable[[float], bool]
"""Called now and then with the share done (0 to 1); returns whether to go on."""

_BAND_WORDS = 1 << 14
"""Words of 64 places done between two looks at progress: some milliseconds."""

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
    _Bands(size // 64, progress).segment(engine, space, kind, len(tables.cross_steps))
    return State(space.cells, kind, region, face, head, engine)


def contradiction(space: Space, place: int) -> SpaceError:
    """Say which cell contradicts its neighbours."""
    level, row, col = space.layout.array_place(place)
    cell: Cell = (level, row + space.origin[0], col + space.origin[1])
    return SpaceError(f"The space contradicts itself at cell {cell}: a side is open from one cell only.")


class _Bands:
    """The passes of a fresh segmentation, each over bands of words between which it can be stopped."""

    def __init__(self, words: int, progress: Progress | None) -> None:
        self._bands = [(start, min(start + _BAND_WORDS, words)) for start in range(0, words, _BAND_WORDS)]
        self._words = words
        self._progress = progress
        self._done = 0

    def segment(self, engine: Engine, space: Space, kind: NDArray[np.uint8], steps: int) -> None:
        """Run all passes."""
        planes = full.Planes(*(np.zeros(self._words, dtype=np.uint64) for _ in full.Planes._fields))
        as_words = space.cells.view(np.uint64)
        self._check(space, lambda start, stop: full.read_bytes(as_words, planes, start, stop))
        self._check(space, lambda start, stop: full.find_faces(engine, planes, start, stop))
        kind_words = kind.view(np.uint64)
        count = self._sum(
            lambda start, stop: full.find_kinds(engine, kind_words, planes, _SPREAD, start, stop)
        )
        cells = self._sum(lambda start, stop: full.find_ends(engine, planes, start, stop))
        self._name_rooms(engine, planes, count, steps)
        self._sum(lambda start, stop: full.name_crossroads(engine, planes, start, stop))
        if cells:
            cells -= self._sum(lambda start, stop: full.walk_corridors(engine, planes, start, stop))
        if cells:
            self._sum(lambda start, stop: full.walk_rings(engine, planes, start, stop))

    def _name_rooms(self, engine: Engine, planes: full.Planes, count: int, steps: int) -> None:
        starts, stops, up = (np.empty(count + 1, dtype=np.int32) for _ in range(3))
        cursor = np.zeros(2 + steps, dtype=np.int64)
        runs = full.Runs(starts, stops, up, cursor)
        self._sum(lambda start, stop: full.join_runs(engine, runs, start, stop))
        rooms = full.count_rooms(runs, count)
        full.reserve_rows(engine, rooms + full.count_corridors(planes))
        full.number_rooms(engine, runs, 0, count)
        self._sum(lambda start, stop: full.name_rooms(engine, planes, start, stop))

    def _check(self, space: Space, part: Callable[[int, int], int]) -> None:
        for start, stop in self._bands:
            bad = part(start, stop)
            if bad >= 0:
                raise contradiction(space, int(bad))
            self._tell()

    def _sum(self, part: Callable[[int, int], int | None]) -> int:
        total = 0
        for start, stop in self._bands:
            total += part(start, stop) or 0
            self._tell()
        return total

    def _tell(self) -> None:
        self._done += 1
        if self._progress and not self._progress(min(self._done / (len(self._bands) * 8), 1.0)):
            raise Cancelled
