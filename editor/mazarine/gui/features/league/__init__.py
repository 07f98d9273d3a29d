"""The league in the window: programs and explorers in many mazes, and programs that write mazes."""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
