"""A league: mouse programs and explorers in many mazes, without a window."""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
