"""Searches for a path, recorded step by step so that they can be watched."""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
