"""How a notebook shows mazes: as pictures, which a higher layer draws.

Notebooks ask an object itself for its picture, but `maze` and `regions` must not import `picture`. So
`mazewright/__init__.py`, which knows all layers, sets the function that draws.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar


class ShownAsPicture:
    """An object that Jupyter and other notebooks show as a picture.

    Attributes
    ----------
    draw_png : returns the PNG picture of an object; None for one that has no picture
    """

    draw_png: ClassVar[Callable[[Any], bytes | None]]

    def _repr_png_(self) -> bytes | None:
        """Return the picture that a notebook shows; None to show the text of `repr`."""
        return ShownAsPicture.draw_png(self)
