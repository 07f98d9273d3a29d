"""The packages that load their names when they are used."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import mazarine
from tests.qt import needs_qt

_EDITOR = Path(mazarine.__file__).parent
_STUBS = sorted(_EDITOR.rglob("__init__.pyi"))


@needs_qt
@pytest.mark.parametrize("stub", _STUBS, ids=lambda stub: stub.parent.name)
def test_every_name_of_a_stub_is_found(stub: Path) -> None:
    package = import_module(".".join(("mazarine", *stub.parent.relative_to(_EDITOR).parts)))
    assert all(getattr(package, name) is not None for name in dir(package))


@pytest.mark.parametrize("stub", _STUBS, ids=lambda stub: stub.parent.name)
def test_no_module_hides_a_name_of_a_stub(stub: Path) -> None:
    names = re.findall(r"from \.\w\S* import (\w+)", stub.read_text(encoding="utf-8"))
    hidden = [
        name for name in names if (stub.parent / f"{name}.py").exists() or (stub.parent / name).is_dir()
    ]
    assert not hidden


def test_a_package_loads_no_module_before_a_name_is_used() -> None:
    program = (
        "import sys\nfrom mazarine import files, paths, problems\n"
        "from mazarine.gui import dialogs, features\nfrom mazarine.gui.features import export, make\n"
        "print({'numpy', 'PySide6'} & set(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "set()\n"
