"""What runs before the window: arguments, one running instance, language, the log."""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
