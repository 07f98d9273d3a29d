"""Mazes that are larger than memory: stored in chunks, segmented block by block, with the same answer.

Its names can be used once the extra `mazarine[big]` is installed.
"""

import lazy_loader

from mazarine import extras

_load, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)


def __getattr__(name: str) -> object:
    extras.require("big", extras.Feature.LARGE_MAZE_FEATURE())
    return _load(name)
