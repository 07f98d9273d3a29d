"""Arrays of any kind in one file, as `numpy.load` reads them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from editor.files.archive import new_archive
from editor.files.atomic import replacing


def write_npz(path: str | Path, **arrays: NDArray[Any]) -> None:
    """Write arrays by name; `MazeFileError` if the file cannot be written."""
    with replacing(path) as stream, new_archive(stream) as archive:
        for name, array in arrays.items():
            with archive.open(f"{name}.npy", "w") as member:
                np.lib.format.write_array(member, np.ascontiguousarray(array), allow_pickle=False)
