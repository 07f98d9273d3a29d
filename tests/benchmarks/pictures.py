"""How many pictures of mazes are read without a wrong wall, and how long that takes."""
# ruff: noqa: T201

from __future__ import annotations

import tempfile
from pathlib import Path
from time import perf_counter

import numpy as np

from mazarine.errors import MazeFileError
from mazarine.files import read
from tests.files.rendered_pictures import Look, draw, is_read, random_picture, shown

_LARGE = Look(cell=(48, 48), wall=4, margin=(60, 60), angle=0.7, noise=8, is_smooth=False)


def run(count: int = 200) -> None:
    """Print the share of random pictures that are right, and the seconds for 12 megapixels."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "a.png"
        right, seconds = 0, []
        for seed in range(count):
            maze, look, image = random_picture(seed)
            image.save(path, compress_level=1)
            start = perf_counter()
            try:
                is_right = is_read(read(path), maze, look)
            except MazeFileError:
                is_right = False
            seconds.append(perf_counter() - start)
            right += is_right
            if not is_right:
                print(f"seed {seed} is not right: {look}")
        print(f"{right} of {count} pictures without a wrong wall; asked: 99 %")
        print(f"median {np.median(seconds):.2f} s, longest {max(seconds):.2f} s")
        image = draw(shown("stack", 60, 80, 1, has_entrances=True), _LARGE, np.random.default_rng(1))
        for suffix in ("jpg", "png"):
            path = Path(folder) / f"a.{suffix}"
            image.save(path)
            start = perf_counter()
            read(path)
            size = image.width * image.height / 1e6
            print(f"{size:.0f} megapixels of {suffix}: {perf_counter() - start:.2f} s; asked: 2")
