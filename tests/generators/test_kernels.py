"""How the kernels of generators are kept."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

from editor.generators.kernels.stack import advance_stack
from editor.regions.kernels.planes import find_faces


def test_a_change_of_the_engine_does_not_compile_them_anew() -> None:
    assert "kernels-generators-" in _folder(advance_stack)
    assert "kernels-generators-" not in _folder(find_faces)


def _folder(kernel: Any) -> str:
    return str(kernel.stats.cache_path)


def test_naming_the_generators_loads_no_kernels() -> None:
    asked = "import sys; from editor.generators import GENERATORS; print('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", asked], capture_output=True, check=True).stdout == b"False\n"
