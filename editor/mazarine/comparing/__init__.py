"""Comparing mazes: what differs between two, and one that has the changes of two."""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
