"""What the window can do: one table, its menus and keys, and the dialogs about it."""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
