r"""Shapes: boards in the form of a picture, a text or a figure of the gallery.

>>> from mazarine.shapes import mask
>>> print("\n".join("".join(".#"[cell] for cell in row) for row in mask("heart", 6, 7).tolist()))
.##.##.
#######
#######
.#####.
..###..
...#...
"""

from mazarine.shapes.gallery import GALLERY
from mazarine.shapes.making import generate_shape, mark_ends
from mazarine.shapes.masks import mask

__all__ = ["GALLERY", "generate_shape", "mark_ends", "mask"]
