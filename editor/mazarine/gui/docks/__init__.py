"""The docks, and the contents of docks: a content's module is loaded when its name is first used."""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
