"""Making mazes in the window: what is asked, the preview, and the work."""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
