"""Mazes that are larger than memory: stored in chunks, segmented block by block, with the same answer.

Its packages are installed by the extra `mazewright[big]`.
"""

import lazy_loader

from mazewright import extras

extras.require("big", extras.Feature.LARGE_MAZE_FEATURE())

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
