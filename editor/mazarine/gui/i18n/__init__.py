"""The languages of the window: `tr` returns a text in the language that is chosen."""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
