"""The window of a maze that may be larger than memory: its whole from afar, any part of it from near by."""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
