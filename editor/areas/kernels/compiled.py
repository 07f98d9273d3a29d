"""How the kernels of areas are compiled, and where they are kept: apart from the engine's."""

from __future__ import annotations

from pathlib import Path

from editor.regions.kernels.cache import folder_for
from editor.regions.kernels.compiled import Compiler, whole

__all__ = ["inner", "kernel", "whole"]

_compiler = Compiler(folder_for("kernels-areas", tuple(sorted(Path(__file__).parent.glob("*.py")))))
kernel, inner = _compiler.kernel, _compiler.inner
