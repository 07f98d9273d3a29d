"""Mazarine: mazes, and which of their cells are rooms, corridors and crossroads.

>>> import mazarine as mz
>>> maze = mz.generate("prim", rows=20, cols=30, rng=7)
>>> regions = mz.segment(maze)
>>> mz.Router(regions).distance((0, 0), (19, 29))
58

All public names are listed in `__init__.pyi`, and loaded when they are first used.
"""

import lazy_loader

from mazarine.higher import Higher as _Higher
from mazarine.version import __version__ as __version__

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)


def _draw_png(shown):
    from mazarine.picture.notebook import png_of  # noqa: PLC0415  # Pictures are loaded when one is shown.

    return png_of(shown)


def _page_of(searched):
    from mazarine.picture.notebook import page_of  # noqa: PLC0415  # Loaded when searches are shown.

    return page_of(searched)


def _complete_store(path):
    from mazarine.big.rectangles import complete  # noqa: PLC0415  # Loaded when a store is to be completed.

    complete(path)


def _maze_of_board(board):
    from mazarine.maze.honeycomb import maze_of_board  # noqa: PLC0415  # Loaded when a board becomes a maze.

    return maze_of_board(board)


# `mazarine.higher` says why these are set here.
_Higher.draw_png = _draw_png
_Higher.page_of = _page_of
_Higher.complete_store = _complete_store
_Higher.maze_of_board = _maze_of_board
