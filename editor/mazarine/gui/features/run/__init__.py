"""Exploring in the window: walkers go through a copy of the maze, and one sees what they know."""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
