"""Overviews of a segmentation at a quarter, an eighth … of its size, to draw any window at any zoom.

They are a pyramid as OME-Zarr has it. A texel has the shares of the four kinds in its cells, so that any
palette can be used. A chunk of texels is made again only if a block below it was.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mazarine.big import records
from mazarine.big.engines import run_graph
from mazarine.big.job import Job, Node
from mazarine.big.result import StoredSegmentation
from mazarine.big.seals import require_sound
from mazarine.cores import cores
from mazarine.files.faults import faults_of
from mazarine.files.guarded_store import create_stored
from mazarine.files.store_metadata import write_group
from mazarine.native.big import halve_shares, shrink_kinds
from mazarine.picture.palette import LIGHT, Palette
from mazarine.progress import Progress, tell
from mazarine.regions import Kind

FIRST_SCALE = 4
TEXELS = 512
"""Rows and columns of a chunk of texels."""
_KINDS = len(Kind)
_PACKING = {"cname": "zstd", "clevel": 1, "shuffle": "noshuffle"}
_FOLDER, _KEYS = "overview", "overview-keys"

Shares = NDArray[np.uint8]


def build_overview(
    path: str | Path,
    *,
    scheduler: str = "threads",
    workers: int | None = None,
    progress: Progress | None = None,
) -> None:
    """Make the overviews of a segmentation, or what of them is out of date.

    Parameters
    ----------
    path : the folder that `segment` has written
    scheduler, workers : as for `segment`
    progress : called with the share that is done

    Raises
    ------
    MazeFileError
        If there is no complete segmentation, or it cannot be written to.
    Cancelled
        If `progress` requested a stop; what is done is kept.
    """
    work = _Work(StoredSegmentation(path).job)
    graph = work.graph()
    done = 0

    def note(*_: object) -> None:
        nonlocal done
        done += 1
        tell(progress, done / len(graph))

    run_graph(graph, scheduler, workers or cores(), note)
    work.finish()


def scales_of(shape: tuple[int, int, int]) -> list[int]:
    """Return the scales of the overviews of a maze: up to that at which one chunk shows a level.

    >>> scales_of((1, 5000, 3000))
    [4, 8, 16]
    """
    scales = [FIRST_SCALE]
    while scales[-1] * TEXELS < max(shape[1:]):
        scales.append(2 * scales[-1])
    return scales


def shares_of(stored: StoredSegmentation, level: int, box: tuple[int, int, int, int], scale: int) -> Shares:
    """Return the shares of the kinds in a rectangle, in parts of 255.

    Parameters
    ----------
    stored : a segmentation with overviews, if `scale` is 4 or more
    box : the first row and column of the array, and those after the last; multiples of `scale`, or the end
    scale : rows and columns of a texel in cells: 1, 2, or one of `scales_of`

    Returns
    -------
    shares : (4, rows, cols) uint8
        By `Kind`.
    """
    top, left, bottom, right = box
    rows, cols = slice(top // scale, -(-bottom // scale)), slice(left // scale, -(-right // scale))
    if scale >= FIRST_SCALE:
        return stored.job.read(f"{_FOLDER}/{scale}", np.s_[:, level, rows, cols])
    out = np.empty((_KINDS, rows.stop - rows.start, cols.stop - cols.start), dtype=np.uint8)
    shrink_kinds(stored.kinds(level, *box), scale, out)
    return out


def picture_of(
    stored: StoredSegmentation,
    level: int,
    box: tuple[int, int, int, int],
    longest_px: int,
    palette: Palette = LIGHT,
) -> NDArray[np.uint32]:
    """Return the picture of a rectangle of array places, at the finest scale at which it is small enough."""
    scale = 1
    while max(box[2] - box[0], box[3] - box[1]) > scale * longest_px and scale < scales_of(stored.shape)[-1]:
        scale *= 2
    top, left = (at // scale * scale for at in box[:2])
    return mixed_colors(shares_of(stored, level, (top, left, *box[2:]), scale), palette)


def mixed_colors(shares: Shares, palette: Palette) -> NDArray[np.uint32]:
    """Return the colors of kinds, mixed by their shares, as 0xffRRGGBB words.

    `shares` are (4, rows, cols) uint8, as `shares_of` returns them.
    """
    colors = np.array((palette.rock, palette.corridor, palette.crossroad, palette.room), dtype=np.uint64)
    # All three channels at once: each sum has room for 20 bits.
    spread = (colors & 0xFF0000) << 24 | (colors & 0xFF00) << 12 | colors & 0xFF
    sums = np.zeros(shares.shape[1:], dtype=np.uint64)
    for share, color in zip(shares, spread, strict=True):
        sums += share * color
    pixels = np.full(sums.shape, 0xFF000000, dtype=np.uint32)
    for place, shift in ((40, 16), (20, 8), (0, 0)):
        channel = (sums >> np.uint64(place)).astype(np.uint32) & np.uint32(0xFFFFF)
        pixels |= np.minimum((channel + 127) // 255, 255) << np.uint32(shift)
    return pixels


class _Work:
    """The chunks of texels, and the keys that they must have."""

    def __init__(self, job: Job) -> None:
        self._job = job
        self._scales = scales_of(job.layout.shape)
        self._keys: dict[Node, bytes] = {}
        for node in self._nodes():
            below = self._blocks(node) if node.height == 0 else self._below(node)
            self._keys[node] = records.key_of(
                records.head_of(job.path("seam", it))[0] if node.height == 0 else self._keys[it]
                for it in below
            )

    def _grid(self, height: int) -> tuple[int, int, int]:
        levels, rows, cols = self._job.layout.shape
        cells = self._scales[height] * TEXELS
        return levels, -(-rows // cells), -(-cols // cells)

    def _nodes(self) -> Iterator[Node]:
        """Yield the chunks, those of the first scale first; the height is the number of the scale."""
        for height in range(len(self._scales)):
            for place in product(*map(range, self._grid(height))):
                yield Node(height, *place)

    def _blocks(self, node: Node) -> Iterator[Node]:
        """Yield the blocks that a chunk of the first scale shows."""
        cells = FIRST_SCALE * TEXELS
        (high, wide), (_, rows, cols) = self._job.layout.block, self._job.layout.shape
        bottom, right = min((node.row + 1) * cells, rows), min((node.col + 1) * cells, cols)
        for row in range(node.row * cells // high, -(-bottom // high)):
            for col in range(node.col * cells // wide, -(-right // wide)):
                yield Node(0, node.level, row, col)

    def _below(self, node: Node) -> Iterator[Node]:
        """Yield the chunks of the scale below that a chunk is made of."""
        _, rows, cols = self._grid(node.height - 1)
        for row in range(2 * node.row, min(2 * node.row + 2, rows)):
            for col in range(2 * node.col, min(2 * node.col + 2, cols)):
                yield Node(node.height - 1, node.level, row, col)

    def graph(self) -> dict[Any, Any]:
        """Return the tasks that are left; make the arrays if there are none."""
        levels, rows, cols = self._job.layout.shape
        for scale in self._scales:
            path = Path(self._job.target) / _FOLDER / str(scale)
            if not (path / "zarr.json").is_file():
                shape = _KINDS, levels, -(-rows // scale), -(-cols // scale)
                _create(Path(self._job.target), f"{_FOLDER}/{scale}", shape)
        graph: dict[Any, Any] = {}
        for node in self._nodes():
            if records.head_of(self._job.path(_KEYS, node))[0] != self._keys[node]:
                below = (
                    [key for it in self._below(node) if (key := ("overview", *it)) in graph]
                    if node.height
                    else []
                )
                graph["overview", *node] = (do_overview_task, self._job, tuple(node), self._keys[node], below)
        return graph

    def finish(self) -> None:
        """Write what other programs read the overviews by."""
        axes = [{"name": "c", "type": "channel"}, *({"name": it, "type": "space"} for it in "zyx")]
        datasets = [
            {
                "path": str(scale),
                "coordinateTransformations": [{"type": "scale", "scale": [1.0, 1.0, scale, scale]}],
            }
            for scale in self._scales
        ]
        multiscales: Any = [{"name": "kinds", "axes": axes, "datasets": datasets}]
        write_group(Path(self._job.target) / _FOLDER, "ome", {"version": "0.5", "multiscales": multiscales})


def _create(folder: Path, name: str, shape: tuple[int, ...]) -> None:
    chunk = _KINDS, 1, TEXELS, TEXELS
    with faults_of(folder):
        create_stored(folder, name, "uint8", shape, chunk, chunk, ("c", "z", "y", "x"), _PACKING)


def do_overview_task(job: Job, place: tuple[int, ...], key: bytes, _after: object) -> None:
    """Write a chunk of texels."""
    node = Node(*place)
    scale = FIRST_SCALE << node.height
    _, rows, cols = job.layout.shape
    top, left = node.row * TEXELS * scale, node.col * TEXELS * scale
    bottom, right = min(top + TEXELS * scale, rows), min(left + TEXELS * scale, cols)
    target = slice(top // scale, -(-bottom // scale)), slice(left // scale, -(-right // scale))
    out = np.empty((_KINDS, *(part.stop - part.start for part in target)), dtype=np.uint8)
    path = job.path(_KEYS, node)
    records.drop(path)
    if node.height == 0:
        for block in job.layout.meeting(node.level, (top, left, bottom, right)):
            require_sound(job, Node(0, *block))
        kinds = job.read("kind", np.s_[node.level, top:bottom, left:right])
        shrink_kinds(kinds, scale, out)
    else:
        half = scale // 2
        source = slice(top // half, -(-bottom // half)), slice(left // half, -(-right // half))
        halve_shares(job.read(f"{_FOLDER}/{half}", np.s_[:, node.level, *source]), out)
    with job.writing():
        job.array(f"{_FOLDER}/{scale}")[:, node.level, *target] = out
    records.save(path, key, np.zeros(records.COUNTS, dtype=np.int64), {})
