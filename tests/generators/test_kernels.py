"""When the kernels of generators are loaded."""

from __future__ import annotations

import subprocess
import sys


def test_naming_the_generators_loads_no_kernels() -> None:
    asked = "import sys; from mazarine.generators import GENERATORS; print('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", asked], capture_output=True, check=True).stdout == b"False\n"
