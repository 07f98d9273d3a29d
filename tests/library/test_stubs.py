"""The packages that load their names when they are used: every name of a stub is there."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import mazewright
from tests.cli.runner import needs_qt

_EDITOR = Path(mazewright.__file__).parent
_PACKAGES = sorted(
    ".".join(("mazewright", *stub.parent.relative_to(_EDITOR).parts))
    for stub in _EDITOR.rglob("__init__.pyi")
)


@needs_qt
@pytest.mark.parametrize("package", _PACKAGES)
def test_every_name_of_a_stub_is_found(package: str) -> None:
    module = import_module(package)
    assert all(getattr(module, name) is not None for name in dir(module))


def test_files_load_no_format_until_a_name_is_used() -> None:
    program = "import sys; from mazewright import files; print('mazewright.files.native' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"
