"""Mazes on request: state what you want, and get a maze that has it."""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
