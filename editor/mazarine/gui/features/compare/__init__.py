"""What differs between the maze that is open and a file, and merges of both."""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
