"""Methods of lower layers that need higher ones.

A notebook asks a maze itself for its picture, and a segmentation makes its region graph; but `maze` and
`regions` must not import `picture` and `paths`. So `mazarine/__init__.py`, which knows all layers, sets
these functions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar


class Higher:
    """Functions of higher layers.

    Attributes
    ----------
    draw_png : returns the PNG picture of an object; None for one that has no picture
    region_graph : returns the region graph of a segmentation
    """

    draw_png: ClassVar[Callable[[Any], bytes | None]]
    region_graph: ClassVar[Callable[[Any], Any]]


class ShownAsPicture:
    """An object that Jupyter and other notebooks show as a picture."""

    def _repr_png_(self) -> bytes | None:
        """Return the picture that a notebook shows; None to show the text of `repr`."""
        return Higher.draw_png(self)
