"""Memory that runs out at every allocation of the native core in turn: nothing changes, and one sentence."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

import mazarine.native
from mazarine.native.calls import Function
from tests.native.failing import OPERATIONS
from tests.native.libraries import ROOT, builder, in_a_process

_PROGRAM = """
from tests.native import failing
for name, operation in failing.OPERATIONS.items():
    print(name, flush=True)
    failing.fail_in_turn(operation)
"""


@pytest.fixture(scope="session")
def failing(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a library whose allocations can fail."""
    folder = tmp_path_factory.mktemp("failing")
    build = builder()
    level = next(iter(build.Target().levels))
    try:
        build.build(folder, ("-DMZ_FAILING_MEMORY", "-O1"), only=level)
    except build.BuildFailed as fault:
        if "needs a C compiler" in str(fault):
            pytest.skip("there is no C compiler")
        raise
    return folder


def _may_run_out() -> set[str]:
    """Return the functions whose documentation says that memory may run out."""
    headers = "".join(path.read_text() for path in (ROOT / "editor/native").glob("[!c]*/*.h"))
    found = re.finditer(r"(/\*(?:(?!\*/).)*\*/)\s*MZ_PUBLIC [^;(]*?\b(mz_\w+)\(", headers, re.DOTALL)
    return {it[2] for it in found if re.search("NO_MEMORY|memory ran out", it[1])}


def test_there_is_an_operation_for_every_function_that_needs_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    called: set[str] = set()
    find = Function._found

    def found(self: Function) -> object:
        called.add(self.name)
        return find(self)

    monkeypatch.setattr(Function, "_found", found)
    monkeypatch.setattr(Function, "raw", property(found))
    for module in Path(mazarine.native.__file__).parent.glob("[a-z]*.py"):
        for it in vars(import_module(f"mazarine.native.{module.stem}")).values():
            if isinstance(it, Function):
                monkeypatch.setattr(it, "_call", None)
    for operation in OPERATIONS.values():
        operation.run(operation.begin())
    assert _may_run_out() - called == set()


def test_nothing_changes_where_memory_runs_out(failing: Path) -> None:
    """One process is enough for all operations, and says which was the last."""
    done = in_a_process(_PROGRAM, MAZARINE_NATIVE=str(failing))
    assert done.returncode == 0, f"{done.stdout}{done.stderr}"
    assert done.stdout.splitlines() == list(OPERATIONS)
