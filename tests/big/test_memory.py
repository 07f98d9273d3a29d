"""Memory is kept for the next block only while blocks are segmented."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from mazarine.big.memory import kept_memory


@pytest.mark.skipif(sys.platform != "linux", reason="the resident memory is read from Linux")
def test_memory_is_given_back_in_the_end() -> None:
    def resident() -> int:
        return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * 4096

    with kept_memory():
        parts = [bytearray(1 << 20) for _ in range(200)]
        for part in parts:
            part[::4096] = b"x" * 256
        used = resident()
        del parts, part
    assert resident() < used - (100 << 20)
