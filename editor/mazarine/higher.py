"""Methods of lower layers that need higher ones.

A notebook asks a maze itself for its picture, a store completes what a writer has left, and a board of the
honeycomb makes a maze; but `maze`, `regions`, `files` and `lattice` must not import what they need for it. So
`mazarine/__init__.py`, which knows all layers, sets these functions.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar


class Higher:
    """Functions of higher layers.

    Attributes
    ----------
    page_of : returns the web page that plays the searches of a maze, as an element of a notebook
    draw_png : returns the PNG picture of an object; None for one that has no picture
    complete_store : completes what a writer that was killed has left in a store
    maze_of_board : makes the maze of a board that grows
    """

    page_of: ClassVar[Callable[[Any], str]]
    draw_png: ClassVar[Callable[[Any], bytes | None]]
    complete_store: ClassVar[Callable[[Path], None]]
    maze_of_board: ClassVar[Callable[[Any], Any]]


class ShownAsPicture:
    """An object that Jupyter and other notebooks show as a picture."""

    def _repr_png_(self) -> bytes | None:
        """Return the picture that a notebook shows; None to show the text of `repr`."""
        return Higher.draw_png(self)
