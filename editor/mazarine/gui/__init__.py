"""The window: the only place that knows Qt. `mazarine.gui.start.app.run` opens it."""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
