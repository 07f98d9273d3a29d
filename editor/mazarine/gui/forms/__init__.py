"""Parts of forms that ask for a generated maze, which several features have."""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
