"""Mazes on paper: pages painted by Qt, into a file or a printer."""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
