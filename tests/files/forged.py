"""Native files that no writer makes: parts put together by hand, right but for what a test changes."""

from __future__ import annotations

import io
import json
import struct
import zipfile
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mazarine.maze import Maze

Members = list[tuple[str, bytes]]


def manifest(maze: Maze | None = None, **changes: Any) -> dict[str, Any]:
    """Return a correct manifest with these changes; `...` leaves a key out."""
    levels, rows, cols = (maze or Maze.blank(2, 3)).shape
    right = {
        "format": "mazarine", "version": 1, "lattice": "square",
        "levels": levels, "rows": rows, "cols": cols,
    }  # fmt: skip
    return {key: value for key, value in {**right, **changes}.items() if value is not ...}


def npy(array: NDArray[Any]) -> bytes:
    """Return an array in the file format of NumPy."""
    stream = io.BytesIO()
    np.save(stream, array, allow_pickle=True)
    return stream.getvalue()


def npy_with_header(header: str, data: bytes = b"", version: int = 1) -> bytes:
    """Return an array in the file format of NumPy, with any text as its header."""
    length = struct.pack("<H" if version == 1 else "<I", len(header))
    return b"\x93NUMPY" + bytes((version, 0)) + length + header.encode() + data


def forge(path: Path, **changes: Any) -> Path:
    """Write a native file of a 2 × 3 maze that is right but for the changes.

    `manifest` may be a dict or bytes, the other members arrays or bytes; None leaves a member out.
    """
    maze = Maze.blank(2, 3)
    parts = {"manifest": manifest(), "cells": maze.cells, "walls": maze.walls} | changes
    names = {"manifest": "maze.json", "cells": "cells.npy", "walls": "walls.npy", "growth": "growth.npy"}
    members = [(names[part], _bytes(value)) for part, value in parts.items() if value is not None]
    return pack(path, members)


def pack(path: Path, members: Members, method: int = zipfile.ZIP_DEFLATED) -> Path:
    """Write a ZIP archive; two members may have one name."""
    with zipfile.ZipFile(path, "w", method) as archive:
        for name, data in members:
            if name in archive.NameToInfo:
                del archive.NameToInfo[name]  # else it warns
            archive.writestr(name, data)
    return path


def _bytes(value: Any) -> bytes:
    if isinstance(value, bytes):
        return value
    return npy(value) if isinstance(value, np.ndarray) else json.dumps(value).encode()
