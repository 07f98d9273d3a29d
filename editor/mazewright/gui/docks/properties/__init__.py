"""What the maze, and a thing in it, say of themselves: forms that can be filled in."""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
