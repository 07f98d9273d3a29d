"""What brushes share: a stroke that shows as it goes and is one undo step."""

from __future__ import annotations

from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from editor.errors import EditRejected
from editor.gui.tools.pointer import Pointer
from editor.gui.tools.tool import Tool
from editor.maze.edits import Edit


class Brush(Tool):
    """A tool that paints wherever the pointer goes.

    The stroke is the document's, which may end it, or cut it in two where the maze is saved.
    """

    paints: ClassVar[str]
    """What the undo menu says of a stroke."""
    erases: ClassVar[str]

    def press(self, pointer: Pointer, erases: bool) -> None:
        """Begin a stroke with what is under the pointer."""
        erases = self.begin(pointer, erases)
        self.bench.document.begin_stroke(self.erases if erases else self.paints)
        self._paint(np.array([[pointer.x, pointer.y]]), is_press=True)
        self.hover(pointer)

    def drag(self, pointer: Pointer, places: NDArray[np.float64]) -> None:
        """Paint the places on the way."""
        self._paint(places, is_press=False)
        self.hover(pointer)

    def release(self, pointer: Pointer) -> None:
        """Make the stroke one undo step."""
        del pointer
        if self.bench.document.stroke is not None:
            self.bench.document.stroke.finish()

    def cancel(self) -> None:
        """Take the stroke back."""
        if self.bench.document.stroke is not None:
            self.bench.document.stroke.cancel()

    def begin(self, pointer: Pointer, erases: bool) -> bool:
        """Begin a stroke; tell whether it erases."""
        del pointer
        return erases

    def edits(self, places: NDArray[np.float64], is_press: bool) -> list[Edit]:
        """Give the edits for the stroke at these places of the scene."""
        raise NotImplementedError

    def _paint(self, places: NDArray[np.float64], is_press: bool) -> None:
        stroke = self.bench.document.stroke
        if stroke is None:
            return
        for edit in self.edits(places, is_press):
            try:
                stroke.apply(edit)
            except EditRejected as rejection:
                self.bench.refuse(str(rejection))
