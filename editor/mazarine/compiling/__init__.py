"""Functions of arrays that run as plain Python or compiled, from one source.

`kernel` marks a function that Python calls, `jit_inner` one that only kernels call. Importing them does not
load Numba. See `docs/adr/0015-plain-and-compiled-kernels.md`.
"""

from mazarine.compiling.fields import Fields
from mazarine.compiling.kernel import KERNELS, Kernel, compiled_as, jit_inner, kernel, kernel_for_pictures
from mazarine.compiling.mode import MODE, prefers_compiled, use_compiled
from mazarine.compiling.numbers import at, empty_int_list, int64, word_of

__all__ = [
    "KERNELS",
    "MODE",
    "Fields",
    "Kernel",
    "at",
    "compiled_as",
    "empty_int_list",
    "int64",
    "jit_inner",
    "kernel",
    "kernel_for_pictures",
    "prefers_compiled",
    "use_compiled",
    "word_of",
]
