"""Arrays of any kind in one file, as `numpy.load` reads them."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mazarine.files.archive_writing import SAMPLE_BYTES, new_archive
from mazarine.files.atomic import replacing
from mazarine.files.npy import samples_of


def write_npz(path: str | Path, **arrays: NDArray[Any]) -> None:
    """Write arrays by name; `MazeFileError` if the file cannot be written."""
    with replacing(path) as stream, new_archive(stream) as archive:
        for name, array in arrays.items():
            plain = np.ascontiguousarray(array)
            body = io.BytesIO()
            np.lib.format.write_array(body, plain, allow_pickle=False)
            sample = samples_of(plain.reshape(-1).view(np.uint8), SAMPLE_BYTES)
            archive.add(f"{name}.npy", [body.getbuffer()], sample)
