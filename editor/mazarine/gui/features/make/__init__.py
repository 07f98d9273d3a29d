"""Making mazes: by an algorithm, by design, harder or easier, without a border, and books of them."""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
