"""Memory of one block that is kept for the next: fresh memory costs more than the work in it."""

from __future__ import annotations

import contextlib
import ctypes
import sys
from collections.abc import Iterator

KEPT_BYTES = 1 << 30
"""What the system's allocator may keep of what is freed, while blocks are segmented."""
_PAD_BYTES = 64 << 20
_USUAL_BYTES = 64 << 20
_LARGEST_BYTES = 32 << 20
"""Parts that are larger are never kept: the allocator allows no more."""
# The names of glibc's settings.
_TRIM_THRESHOLD, _TOP_PAD, _MMAP_THRESHOLD = -1, -2, -3


@contextlib.contextmanager
def kept_memory() -> Iterator[None]:
    """Keep freed memory for the next block; where the C library has no such setting, do nothing."""
    library = keep_memory()
    try:
        yield
    finally:
        if library is not None:
            library.mallopt(_TRIM_THRESHOLD, _USUAL_BYTES)
            library.mallopt(_TOP_PAD, 0)
            library.malloc_trim(0)


def keep_memory() -> ctypes.CDLL | None:
    """Keep freed memory from now on; return the C library, None if it has no such setting."""
    library = ctypes.CDLL(None) if sys.platform == "linux" else None
    if library is None or not hasattr(library, "mallopt"):
        return None
    library.mallopt(_TRIM_THRESHOLD, KEPT_BYTES)
    library.mallopt(_TOP_PAD, _PAD_BYTES)
    library.mallopt(_MMAP_THRESHOLD, _LARGEST_BYTES)
    return library
