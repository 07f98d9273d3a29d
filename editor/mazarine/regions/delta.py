"""The changes by an update of a segmentation."""

from __future__ import annotations

from contextlib import AbstractContextManager
from itertools import accumulate
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mazarine.errors import SpaceError, WrongType
from mazarine.lattice import Grid
from mazarine.messages import quoted
from mazarine.native.calls import List
from mazarine.native.regions import Engine, renumbered_cells, write_runs
from mazarine.regions.codes import ANSWER_TAIL, KIND_SHIFT, PLACE_SHIFT
from mazarine.regions.messages import RegionMessage
from mazarine.values import short

Source = tuple[Engine, AbstractContextManager[Any]]
"""The engine that has made an update, and the lock that each update holds."""


class Delta:
    """The difference between two states of a segmentation.

    It is made of one array, the answer of an update (`mazarine.regions.codes`), and taken
    apart when asked: most readers want a part of it. Where a part of a region has another number and is the
    same else, that is one entry of `renumbered`, however many cells it has. They are listed when `cells`,
    `flat`, `kind`, `region` or `write` first need them; after the next update that is too late, unless
    `complete` was called before.
    """

    __slots__ = ("__weakref__", "_answer", "_cells", "_grid", "_source", "fresh", "written")

    def __init__(
        self, answer: NDArray[np.int64], grid: Grid | None, fresh: bool = False,
        source: Source | None = None, written: NDArray[np.int64] | None = None,
    ) -> None:  # fmt: skip
        if not isinstance(answer, np.ndarray):
            raise WrongType(RegionMessage.NOT_AN_ANSWER(value=quoted(answer)))
        self._answer = answer
        self._grid = grid
        self._cells: NDArray[np.int64] | None = None
        self._source = source
        self.fresh = fresh
        """Everything was segmented again in arrays of another shape; the reader takes them whole."""
        self.written = written
        """What a mirror must follow (`Segmentation.mirror`); None if there is none that can."""

    @classmethod
    def of_numbers(cls, gone: NDArray[np.int32], new: NDArray[np.int32], changed: NDArray[np.int32]) -> Delta:
        """Make the delta of an update that gave the arrays another shape."""
        for numbers in (gone, new, changed):
            if not isinstance(numbers, np.ndarray) or numbers.ndim != 1:
                raise WrongType(RegionMessage.NOT_AN_ANSWER(value=quoted(numbers)))
        tail = np.array([0, 0, 0, len(gone), len(new), len(changed), 0, 0], dtype=np.int64)
        return cls(np.concatenate((gone, new, changed, tail)), None, fresh=True)

    @classmethod
    def nothing(cls) -> Delta:
        """Return the delta of an update that changed nothing."""
        return cls(np.zeros(ANSWER_TAIL, dtype=np.int64), None)

    def __eq__(self, other: object) -> bool:
        """Return whether the other has the same changes, however many cells were visited."""
        return isinstance(other, Delta) and all(
            np.array_equal(getattr(self, name), getattr(other, name))
            for name in ("fresh", "cells", "kind", "region", "gone", "new", "changed")
        )

    __hash__ = None  # type: ignore[assignment]

    def __getstate__(self) -> tuple[None, dict[str, object]]:
        """Return what a copy gets: the cells that can still be listed, and no engine."""
        if self._source is not None:
            self.complete()
        names = [name for name in self.__slots__ if name not in ("__weakref__", "_source")]
        return None, {"_source": None, **{name: getattr(self, name) for name in names}}

    def __repr__(self) -> str:
        return (
            f"<Delta: {self.count} cells; regions gone {short(self.gone)}, new {short(self.new)},"
            f" changed {short(self.changed)}; visited {self.visited}{', fresh' if self.fresh else ''}>"
        )

    @property
    def visited(self) -> int:
        """Cells and pieces of regions that the update looked at or wrote."""
        return int(self._answer[-ANSWER_TAIL])

    @property
    def searched(self) -> int:
        """Those of them that it searched to learn whether a room falls apart."""
        return int(self._answer[1 - ANSWER_TAIL])

    @property
    def count(self) -> int:
        """The number of cells whose kind or region is another now; 0 if `fresh`."""
        return int(self._part(0)[1::2].sum() + self._part(4)[3::4].sum())

    @property
    def renumbered(self) -> NDArray[np.int64]:
        """(n, 4) parts of regions that have another number now, and are the same else.

        The number before and the number now; the flat place of a cell of the part: for a room, the first cell
        of one of its open faces; and how many cells it has that belong to the region and are not next to the
        change itself.
        """
        return self._part(4).reshape(-1, 4)

    @property
    def places(self) -> NDArray[np.int64]:
        """(n, 2) places of regions that are gone, or were cut or joined: the number before, a flat place.

        For a room that is the first cell of one of its open faces then, for a corridor a cell.
        """
        return self._part(5).reshape(-1, 2)

    def complete(self) -> None:
        """List the cells that were renumbered, to be asked for after the next update.

        Raises
        ------
        SpaceError
            If there are such cells, they were not asked for, and there has been another update since.
        """
        if self._cells is not None or not len(self._part(4)):
            return
        if (source := self._source) is not None:
            engine, lock = source
            with lock:  # Another thread may be about to update.
                if self._source is not None:
                    found = List(np.int64)
                    renumbered_cells(engine, found)
                    self._cells = np.concatenate((self._part(0), found.array()))
                    return
        raise SpaceError(RegionMessage.DELTA_OUTDATED())

    def outdate(self) -> None:
        """Note that the segmentation is about to be updated again; its lock is held."""
        self._source = None

    def _runs(self) -> NDArray[np.int64]:
        """Return all runs of cells that changed, those with it that were renumbered."""
        self.complete()
        return self._part(0) if self._cells is None else self._cells

    @property
    def cells(self) -> NDArray[np.int64]:
        """(count, 3) these cells, by level, row and column of the lattice, each once."""
        return np.empty((0, 3), dtype=np.int64) if self._grid is None else self._grid.cells_at_flat(self.flat)

    @property
    def flat(self) -> NDArray[np.int64]:
        """(count,) the same cells as flat places: their numbers in `kind.ravel()`."""
        starts, lengths = self._runs()[::2] >> PLACE_SHIFT, self._runs()[1::2]
        ends = np.cumsum(lengths)
        return np.repeat(starts - ends + lengths, lengths) + np.arange(ends[-1] if len(ends) else 0)

    @property
    def kind(self) -> NDArray[np.uint8]:
        """(count,) the kinds of these cells now."""
        kinds = (self._runs()[::2] >> KIND_SHIFT & 3).astype(np.uint8)
        return np.repeat(kinds, self._runs()[1::2])

    @property
    def region(self) -> NDArray[np.int32]:
        """(count,) the regions of these cells now."""
        regions = (self._runs()[::2] & 0x7FFFFFFF).astype(np.int32)
        return np.repeat(regions, self._runs()[1::2])

    def write(self, kind: NDArray[np.uint8], region: NDArray[np.int32]) -> None:
        """Bring contiguous (levels, rows, cols) arrays up to date that were copied before the update.

        Where the delta is `fresh` the arrays have another shape, and nothing is written.

        Raises
        ------
        WrongType
            If they are no contiguous arrays of these types, too small, or read-only.
        """
        runs = self._runs()
        starts = runs[::2] >> PLACE_SHIFT
        if starts.min(initial=0) < 0:
            raise WrongType(RegionMessage.NOT_AN_ANSWER(value=quoted(self._answer)))
        end = int((starts + runs[1::2]).max(initial=0))
        for array, dtype in ((kind, np.uint8), (region, np.int32)):
            is_right = isinstance(array, np.ndarray) and array.dtype == dtype and array.flags.c_contiguous
            if not is_right or array.size < end or not array.flags.writeable:
                raise WrongType(RegionMessage.DELTA_COPIES(value=quoted(array)))
        write_runs(runs, kind.reshape(-1), region.reshape(-1))

    @property
    def gone(self) -> NDArray[np.int32]:
        """Numbers of regions that are no more, crossroads among them."""
        return self._part(1).astype(np.int32)

    @property
    def new(self) -> NDArray[np.int32]:
        """Numbers of regions that were not before, crossroads among them."""
        return self._part(2).astype(np.int32)

    @property
    def changed(self) -> NDArray[np.int32]:
        """Numbers of regions whose size, faces, cells or entries may be others now."""
        return self._part(3).astype(np.int32)

    def _part(self, index: int) -> NDArray[np.int64]:
        ends = list(accumulate(self._answer[2 - ANSWER_TAIL :].tolist(), initial=0))
        return self._answer[ends[index] : ends[index + 1]]
