"""Exporting and printing: what the user is asked, and the work that is done aside."""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
