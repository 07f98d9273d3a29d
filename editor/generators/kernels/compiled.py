"""How the kernels of generators are compiled, and where they are kept.

Their folder has a name of its own, told by all that they are made of, so that a change of the engine does
not compile them anew, nor the other way round (`docs/adr/0003-numba-kernels.md`).
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

from editor.regions.kernels.cache import folder_for
from editor.regions.kernels.compiled import Compiler, whole

__all__ = ["at", "inner", "kernel", "whole"]

_HERE = Path(__file__).parent
_compiler = Compiler(
    folder_for("kernels-generators", (_HERE.parent / "codes.py", *sorted(_HERE.glob("*.py"))))
)
kernel, inner = _compiler.kernel, _compiler.inner


@inner
def at(place: int) -> int:
    """Give a place as an index; one that may be negative would be asked whether it counts from the end."""
    return np.uint64(place)  # type: ignore[return-value]
