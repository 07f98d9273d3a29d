"""Memory that runs out at every allocation of the native core in turn: nothing changes, and one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.native.failing import OPERATIONS
from tests.native.libraries import builder, in_a_process

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


def test_nothing_changes_where_memory_runs_out(failing: Path) -> None:
    """One process is enough for all operations, and says which was the last."""
    done = in_a_process(_PROGRAM, MAZARINE_NATIVE=str(failing))
    assert done.returncode == 0, f"{done.stdout}{done.stderr}"
    assert done.stdout.splitlines() == list(OPERATIONS)
