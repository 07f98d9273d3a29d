"""Mouse programs of others: they drive a micromouse by lines of text, as in the simulator mms."""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
