"""Files of the project A-Maze-ing: their configs, their format, and the rules for them."""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
