"""Compiling all kernels ahead of need, in processes of their own.

>>> from mazewright.warm_up import is_ready, warm_up
>>> warm_up()  # doctest: +SKIP
"""

from mazewright.compiling.ready import is_ready
from mazewright.warm_up.processes import WarmUp, warm_up

__all__ = ["WarmUp", "is_ready", "warm_up"]
