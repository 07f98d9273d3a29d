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

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
