"""Forms for the properties of the maze, and of one of its links, markers or regions."""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
