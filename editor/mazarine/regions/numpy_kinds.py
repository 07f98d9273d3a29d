"""The kind of every cell, computed with NumPy alone, without compiled kernels.

The kind of a cell depends on its byte and on the open faces around it
(`docs/explanation/segmentation.md`). Faces are found by shifts of the padded array, and both are looked up in
`Tables.kinds`, as the kernels do.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from mazarine.lattice import Grid
from mazarine.regions.space import Patch, Space
from mazarine.regions.tables import Tables

_BAND = 1 << 17
"""Places of a band: its temporary arrays take 2 MB. Bands of 8 Ki places take twice the time."""
_CHUNK = 1 << 12
"""Written places of a chunk: its temporary arrays take up to 4 MB on squares, 16 MB on the honeycomb."""
_BAND_PLACES_PER_LOOKUP = 512
"""Places of a band that take as long as one written place that is looked up: 2.3 ns, 1.2 to 4 µs."""


class KindMap:
    """The kinds of all cells of a space, kept exact through patches.

    Attributes
    ----------
    space : the space, which `update` changes
    padded : (grid.padded_size,) uint8, the `Kind` of each cell, laid out as `Space.cells`; 0 in the margins
    """

    def __init__(self, space: Space) -> None:
        self.space = space
        self.padded = np.zeros(space.grid.padded_size, dtype=np.uint8)
        # Offsets depend on the columns alone, so one row is enough. `Tables` refuses a large layout whose
        # crossroads do not fit in 32-bit numbers; kinds need no numbers.
        tables = Tables.of(space.lattice, Grid(1, 1, space.grid.cols, space.grid.origin))
        self._tables = tables
        self._reach = int(tables.face_cells.max())
        self._checks = tables.check_places - tables.face_cells[:, None]
        steps = {int(cell - place) for cell in tables.face_cells for place in tables.check_places}
        self._steps = np.array(sorted(steps))
        for start, stop in self._bands(0, len(self.padded)):
            self.padded[start:stop] = self._kinds_between(start, stop)

    @property
    def kind(self) -> NDArray[np.uint8]:
        """(levels, rows, cols) uint8: the `Kind` of each cell. A view to read until the next update."""
        return self.space.grid.read_only_view(self.padded)

    def update(self, patch: Patch) -> tuple[NDArray[np.int64], NDArray[np.uint8]]:
        """Write a patch into the space, and compute the kinds that depend on it.

        The cost is proportional to the number of bytes that the patch changes.

        Returns
        -------
        places : (n,) int64
            The flat places, in a (levels, rows, cols) array, of the cells whose kind changed, each once.
        kinds : (n,) uint8
            Their new kinds.
        """
        written = patch.places[self.space.cells[patch.places] != patch.values]
        self.space.apply(patch)
        changed = self.recompute(written)
        return self.space.grid.padded_to_flat(changed), self.padded[changed]

    def recompute(self, places: NDArray[np.int64]) -> NDArray[np.int64]:
        """Compute the kinds that depend on bytes of the space which the caller has written.

        Parameters
        ----------
        places : (n,) int64
            The padded places of these bytes.

        Returns
        -------
        changed : (m,) int64
            The padded places of the cells whose kind changed, each once.
        """
        if len(places) == 0:
            return places
        start, stop = int(places.min()) - self._reach, int(places.max()) + self._reach + 1
        if stop - start <= _BAND_PLACES_PER_LOOKUP * len(places):
            changed = [self._recompute_band(*band) for band in self._bands(start, stop)]
        else:
            chunks = (places[first : first + _CHUNK] for first in range(0, len(places), _CHUNK))
            changed = [self._recompute_around(chunk) for chunk in chunks]
        return np.concatenate(changed)

    def _bands(self, start: int, stop: int) -> Iterator[tuple[int, int]]:
        """Yield (start, stop) of the bands of a range, without the places next to both ends of the array.

        Shifts would leave the array there. All of these places are margins.
        """
        start, stop = max(start, self._reach), min(stop, len(self.padded) - self._reach)
        for first in range(start, stop, _BAND):
            yield first, min(first + _BAND, stop)

    def _recompute_band(self, start: int, stop: int) -> NDArray[np.int64]:
        before, kinds = self.padded[start:stop], self._kinds_between(start, stop)
        changed: NDArray[np.int64] = np.flatnonzero(before != kinds) + start
        before[:] = kinds
        return changed

    def _recompute_around(self, places: NDArray[np.int64]) -> NDArray[np.int64]:
        near = np.unique(places + self._steps[:, None])
        kinds = self._kinds_at(near)
        is_changed = self.padded[near] != kinds
        changed: NDArray[np.int64] = near[is_changed]
        self.padded[changed] = kinds[is_changed]
        return changed

    def _kinds_between(self, start: int, stop: int) -> NDArray[np.uint8]:
        """Return the kinds in a range of places. The whole range is shifted to read neighbors."""
        cells, tables = self.space.cells, self._tables
        first = start - self._reach
        # A face is open if all bits are set once those that it does not check are set; then a mask.
        faces = np.full(stop - first, 0xFF, dtype=np.uint8)
        for place, bits in zip(tables.check_places.tolist(), tables.check_bits, strict=True):
            faces &= cells[first + place : stop + place] | ~bits
        faces = np.negative((faces == 0xFF).view(np.uint8))
        around = np.zeros(stop - start, dtype=np.uint8)
        for number, place in enumerate(tables.face_cells.tolist()):
            around |= faces[start - place - first : stop - place - first] & np.uint8(1 << number)
        index = cells[start:stop].astype(np.uint16)
        index *= np.uint16(1 << len(tables.face_cells))
        index |= around
        return tables.kinds.take(index)

    def _kinds_at(self, places: NDArray[np.int64]) -> NDArray[np.uint8]:
        """Return the kinds at some places. The faces around each are looked up."""
        cells, tables = self.space.cells, self._tables
        bits = tables.check_bits[:, None]
        faces = (cells[places + self._checks[..., None]] & bits == bits).all(axis=1)
        around = np.packbits(faces, axis=0, bitorder="little")[0]
        index: NDArray[np.int64] = cells[places].astype(np.int64) << len(faces) | around
        return tables.kinds.take(index)
