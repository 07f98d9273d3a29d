"""The regions of cells, looked up where they are asked for."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager
from time import sleep
from typing import Any

import numpy as np
from numpy.typing import DTypeLike, NDArray

from mazarine.lattice import Grid
from mazarine.native.regions import Engine, gather_regions, look_up
from mazarine.regions.tables import CROSSROAD_BASE

_AT_ONCE = 1 << 17
"""Cells that are read while others wait for the lock: about half a millisecond."""


class RegionLookup:
    """The regions of the cells of a board, as they are at that moment.

    It is read like an array (levels, rows, cols), of which a part costs what that part has. Another thread
    may update between two bands of a large part.

    Parameters
    ----------
    engine, grid : the segmentation, or a mirror of one, and its board
    lock : held while it is read
    """

    def __init__(self, engine: Engine, grid: Grid, lock: AbstractContextManager[Any]) -> None:
        self._engine, self._grid, self._lock = engine, grid, lock
        self.shape = grid.shape

    def __getitem__(self, level: int) -> LevelLookup:
        """Return a level."""
        return LevelLookup(self, range(self.shape[0])[level])

    def at(self, place: tuple[int, int, int]) -> int:
        """Return the region at an array place."""
        return int(self.take(np.array([np.ravel_multi_index(place, self.shape)]))[0])

    def take(self, flat: NDArray[np.intp]) -> NDArray[np.int32]:
        """Return the regions at flat places, in the same shape."""
        if flat.size and (flat.min() < 0 or flat.max() >= np.prod(self.shape)):
            raise IndexError  # The engine does not look.
        regions = np.empty(flat.size, dtype=np.int32)
        padded = self._grid.flat_to_padded(flat.reshape(-1).astype(np.int64, copy=False))
        with self._lock:
            look_up(self._engine, padded, regions, None, None)
        return regions.reshape(flat.shape)

    def rows(self, rows: NDArray[np.int64], left: int, width: int) -> NDArray[np.int32]:
        """Return the regions of some rows, counted through all levels, in columns that follow each other."""
        regions = np.empty((len(rows), width), dtype=np.int32)
        for band in _bands(len(rows), width):
            with self._lock:
                gather_regions(self._engine, rows[band], regions[band], left)
        return regions

    def bands(self, start: int, stop: int) -> Iterator[tuple[slice, NDArray[np.int32]]]:
        """Yield flat places, and the regions there: those of rows counted through all levels, in order."""
        width = self.shape[2]
        for band in _bands(stop - start, width):
            first, last = start + band.start, start + band.stop
            yield slice(first * width, last * width), self.rows(np.arange(first, last), 0, width).reshape(-1)

    def __array__(self, dtype: DTypeLike | None = None, copy: bool | None = None) -> NDArray[Any]:
        levels, height, width = self.shape
        whole = self.rows(np.arange(levels * height), 0, width).reshape(self.shape)
        return whole.astype(dtype or whole.dtype, copy=False)


def _bands(count: int, width: int) -> Iterator[slice]:
    """Yield parts of `count` rows, as many of them as are read at once."""
    at_once = max(_AT_ONCE // max(width, 1), 1)
    for top in range(0, count, at_once):
        if top:
            sleep(0)  # A lock that is taken again at once stays out of reach for who waits.
        yield slice(top, min(top + at_once, count))


RegionNumbers = NDArray[np.int32] | RegionLookup
"""The (levels, rows, cols) regions of all cells."""


class LevelLookup:
    """One level of a `RegionLookup`, read like an array (rows, cols)."""

    dtype = np.dtype(np.int32)

    def __init__(self, whole: RegionLookup, level: int) -> None:
        self._whole, self._level = whole, level
        self.shape = whole.shape[1:]

    def __getitem__(
        self, key: tuple[slice | NDArray[np.intp], slice | NDArray[np.intp]]
    ) -> NDArray[np.int32]:
        """Return a part: the rows and columns of two slices, or the places that two arrays give.

        Raises `IndexError` if there is no such place, or columns are to be read backward.
        """
        rows, cols = key
        height, width = self.shape
        if isinstance(cols, slice):
            first, stop, step = cols.indices(width)
            if step < 0:
                raise IndexError
            band = self._whole.rows(
                self._level * height + np.arange(height)[rows], first, max(stop - first, 0)
            )
            return band[:, ::step]
        if isinstance(rows, slice):
            raise IndexError
        return self._whole.take((self._level * height + rows) * width + cols)

    def mask(self, number: int) -> NDArray[np.bool_]:
        """Return which cells belong to a region."""
        height, width = self.shape
        found = np.empty(height * width, dtype=np.bool_)
        top = self._level * height
        for places, regions in self._whole.bands(top, top + height):
            np.equal(regions, number, out=found[places.start - top * width : places.stop - top * width])
        return found.reshape(self.shape)

    def __array__(self, dtype: DTypeLike | None = None, copy: bool | None = None) -> NDArray[Any]:
        return self[:, :].astype(dtype or self.dtype, copy=False)


def labels_of(regions: RegionLookup, numbers: NDArray[np.int32]) -> NDArray[np.int32]:
    """Assign labels from 1 to the regions of cells, in the order of their numbers; 0 is rock.

    Parameters
    ----------
    regions : the regions of all cells
    numbers : (n,) the numbers of the rooms and corridors among them, sorted

    Returns
    -------
    labels : (levels, rows, cols) int32
    """
    # The last place stands for crossroads, whose numbers are far beyond it.
    table = np.zeros(int(numbers.max(initial=0)) + 2, dtype=np.int32)
    table[numbers] = np.arange(1, len(numbers) + 1, dtype=np.int32)
    labels = np.empty(regions.shape, dtype=np.int32)
    levels, height, _ = regions.shape
    flat, found = labels.reshape(-1), []
    for band, numbers_there in regions.bands(0, levels * height):
        table.take(numbers_there, mode="clip", out=flat[band])
        places = np.flatnonzero(numbers_there >= CROSSROAD_BASE)
        found.append((places + band.start, numbers_there[places]))
    places, crossroads = (np.concatenate(parts) for parts in zip(*found, strict=True))
    # In reading order they count up, but for a board whose origin is not in a corner of their frame.
    if (crossroads[1:] < crossroads[:-1]).any():
        places = places[np.argsort(crossroads)]
    flat[places] = np.arange(len(numbers) + 1, len(numbers) + 1 + len(places), dtype=np.int32)
    return labels
