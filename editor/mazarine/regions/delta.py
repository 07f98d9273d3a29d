"""The changes by an update of a segmentation."""

from __future__ import annotations

from itertools import accumulate

import numpy as np
from numpy.typing import NDArray

from mazarine.errors import WrongType
from mazarine.lattice import Grid
from mazarine.messages import quoted
from mazarine.native.regions import write_runs
from mazarine.regions.codes import ANSWER_TAIL, KIND_SHIFT, PLACE_SHIFT
from mazarine.regions.messages import RegionMessage
from mazarine.values import short


class Delta:
    """The difference between two states of a segmentation.

    It is made of one array, the answer of an update (`mazarine.regions.codes`), and taken
    apart when asked: most readers want a part of it.
    """

    __slots__ = ("_answer", "_grid", "fresh")

    def __init__(self, answer: NDArray[np.int64], grid: Grid | None, fresh: bool = False) -> None:
        if not isinstance(answer, np.ndarray):
            raise WrongType(RegionMessage.NOT_AN_ANSWER(value=quoted(answer)))
        self._answer = answer
        self._grid = grid
        self.fresh = fresh
        """Everything was segmented again in arrays of another shape; the reader takes them whole."""

    @classmethod
    def of_numbers(cls, gone: NDArray[np.int32], new: NDArray[np.int32], changed: NDArray[np.int32]) -> Delta:
        """Make the delta of an update that gave the arrays another shape."""
        for numbers in (gone, new, changed):
            if not isinstance(numbers, np.ndarray) or numbers.ndim != 1:
                raise WrongType(RegionMessage.NOT_AN_ANSWER(value=quoted(numbers)))
        tail = np.array([0, 0, 0, len(gone), len(new), len(changed)], dtype=np.int64)
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

    def __repr__(self) -> str:
        return (
            f"<Delta: {self.count} cells; regions gone {short(self.gone)}, new {short(self.new)},"
            f" changed {short(self.changed)}; visited {self.visited}{', fresh' if self.fresh else ''}>"
        )

    @property
    def visited(self) -> int:
        """Cells, faces and runs of faces that the update looked at or wrote."""
        return int(self._answer[-ANSWER_TAIL])

    @property
    def searched(self) -> int:
        """Those of them that it searched to learn whether a room falls apart."""
        return int(self._answer[1 - ANSWER_TAIL])

    @property
    def count(self) -> int:
        """The number of cells whose kind or region is another now; 0 if `fresh`."""
        return int(self._part(0)[1::2].sum())

    @property
    def cells(self) -> NDArray[np.int64]:
        """(count, 3) these cells, by level, row and column of the lattice, each once."""
        return np.empty((0, 3), dtype=np.int64) if self._grid is None else self._grid.cells_at_flat(self.flat)

    @property
    def flat(self) -> NDArray[np.int64]:
        """(count,) the same cells as flat places: their numbers in `kind.ravel()`."""
        starts, lengths = self._part(0)[::2] >> PLACE_SHIFT, self._part(0)[1::2]
        ends = np.cumsum(lengths)
        return np.repeat(starts - ends + lengths, lengths) + np.arange(ends[-1] if len(ends) else 0)

    @property
    def kind(self) -> NDArray[np.uint8]:
        """(count,) the kinds of these cells now."""
        kinds = (self._part(0)[::2] >> KIND_SHIFT & 3).astype(np.uint8)
        return np.repeat(kinds, self._part(0)[1::2])

    @property
    def region(self) -> NDArray[np.int32]:
        """(count,) the regions of these cells now."""
        regions = (self._part(0)[::2] & 0x7FFFFFFF).astype(np.int32)
        return np.repeat(regions, self._part(0)[1::2])

    def write(self, kind: NDArray[np.uint8], region: NDArray[np.int32]) -> None:
        """Bring contiguous (levels, rows, cols) arrays up to date that were copied before the update.

        Where the delta is `fresh` the arrays have another shape, and nothing is written.

        Raises
        ------
        WrongType
            If they are no contiguous arrays of these types, too small, or read-only.
        """
        runs = self._part(0)
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
