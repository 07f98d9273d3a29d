"""Algorithms at work: mazes that are generated, searches, explorers and mouse programs, side by side."""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
