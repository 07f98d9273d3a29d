"""Functions of arrays that run as plain Python or compiled, from one source.

`kernel` marks a function that Python calls, `inner` one that only kernels call. Importing them does not load
Numba. See `docs/adr/0015-plain-and-compiled-kernels.md`.
"""

from mazewright.compiling.fields import Fields
from mazewright.compiling.kernel import KERNELS, Kernel, compiled_as, inner, kernel, kernel_for_pictures
from mazewright.compiling.mode import MODE, prefers_compiled, use_compiled
from mazewright.compiling.numbers import at, no_numbers, whole, word_of

__all__ = [
    "KERNELS",
    "MODE",
    "Fields",
    "Kernel",
    "at",
    "compiled_as",
    "inner",
    "kernel",
    "kernel_for_pictures",
    "no_numbers",
    "prefers_compiled",
    "use_compiled",
    "whole",
    "word_of",
]
