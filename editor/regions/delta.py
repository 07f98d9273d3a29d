"""What an update of a segmentation changed."""

from __future__ import annotations

from itertools import accumulate

import numpy as np
from numpy.typing import NDArray

from editor.regions.codes import ANSWER_TAIL


class Delta:
    """The difference between two states of a segmentation.

    It is made of one array, the answer of an update (`editor.regions.kernels.answer.ANSWERANSWER_TAIL`), and
    taken apart when asked: most readers want a part of it.
    """

    __slots__ = ("_answer", "fresh")

    def __init__(self, answer: NDArray[np.int64], fresh: bool = False) -> None:
        self._answer = answer
        self.fresh = fresh
        """Everything was segmented again in arrays of another shape; the reader takes them whole."""

    @classmethod
    def of_numbers(cls, gone: NDArray[np.int32], new: NDArray[np.int32], changed: NDArray[np.int32]) -> Delta:
        """Make the delta of an update that gave the arrays another shape."""
        tail = np.array([0, 0, 0, len(gone), len(new), len(changed)], dtype=np.int64)
        return cls(np.concatenate((gone, new, changed, tail)), fresh=True)

    def __repr__(self) -> str:
        return (
            f"<Delta: {len(self.cells)} cells; regions gone {self.gone.tolist()}, new {self.new.tolist()},"
            f" changed {self.changed.tolist()}; visited {self.visited}{', fresh' if self.fresh else ''}>"
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
    def cells(self) -> NDArray[np.int64]:
        """(n,) places in `kind.ravel()` whose kind or region is another now, each once; none if `fresh`."""
        return self._part(0) >> 33

    @property
    def kind(self) -> NDArray[np.uint8]:
        """(n,) the kinds of these cells now."""
        return (self._part(0) >> 31 & 3).astype(np.uint8)

    @property
    def region(self) -> NDArray[np.int32]:
        """(n,) the regions of these cells now."""
        return (self._part(0) & 0x7FFFFFFF).astype(np.int32)

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
