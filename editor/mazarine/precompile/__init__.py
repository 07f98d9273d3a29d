"""Compiling all kernels ahead of need, in processes of their own.

>>> from mazarine.precompile import warm_up
>>> warm_up()  # doctest: +SKIP
"""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
