"""Segments a store where files have few bytes: `python -m tests.big.limited SOURCE TARGET BYTES`."""

from __future__ import annotations

import resource
import sys

from mazarine.big import segment
from mazarine.errors import MazeFileError

if __name__ == "__main__":
    source, target, most = sys.argv[1:]
    resource.setrlimit(resource.RLIMIT_FSIZE, (int(most), int(most)))
    try:
        segment(source, target, workers=1)
    except MazeFileError as error:
        print(error.code, error)  # noqa: T201
