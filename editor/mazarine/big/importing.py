"""Stores made of arrays and of other stores that are larger than memory, block by block."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Protocol

import msgspec
import numpy as np

from mazarine.big.messages import BigMessage
from mazarine.errors import EditRejected, MazeFileError
from mazarine.files import checked_path, manifest, replacing_folder
from mazarine.files.zarr_store import Block, Bytes, Layout, MazeStore, NewStore, usual_block
from mazarine.maze import Maze
from mazarine.maze.codes import CLOSED_BORDER_EAST, CLOSED_BORDER_SOUTH, Matter
from mazarine.progress import Progress, tell

_DIMENSIONS = (2, 3)
_MOST_CODE = 7


class ArrayLike(Protocol):
    """What arrays of NumPy, memory maps and Zarr arrays have in common."""

    @property
    def shape(self) -> tuple[int, ...]:
        """The size in each dimension."""

    @property
    def dtype(self) -> Any:
        """The type of the elements."""

    def __getitem__(self, window: Any, /) -> Any:
        """Return a part."""


def from_blocks(
    blocks: ArrayLike, path: str | Path, *, codes: bool = False, progress: Progress | None = None
) -> None:
    """Store a maze of squares in which every element of an array is a cell, as `Maze.from_blocks` makes it.

    The array is read part by part: it may be a memory map, or an array of Zarr.

    Parameters
    ----------
    blocks : (rows, cols) or (levels, rows, cols) booleans or whole numbers: 0 is floor, the rest is wall
    path : the store; one that is there is replaced
    codes : the elements are codes of cells instead
    progress : called with the share that is done

    Raises
    ------
    EditRejected
        If it is no such array.
    MazeFileError
        If the store cannot be written; the old one is as it was.
    Cancelled
        If `progress` requested a stop; the same holds.
    """
    shape = tuple(map(int, blocks.shape))
    if len(shape) not in _DIMENSIONS or min(shape) < 1 or np.dtype(blocks.dtype).kind not in "biu":
        raise EditRejected(BigMessage.NOT_A_GRID(shape=shape))
    levels, rows, cols = (1, *shape)[-3:]
    layout = Layout((levels, rows, cols), usual_block(rows, cols))

    def read(block: Block) -> tuple[Bytes, Bytes]:
        window = layout.window(block)
        part = np.asarray(blocks[window if len(shape) > 2 else window[1:]])
        if codes and ((part < 0) | (part > _MOST_CODE)).any():
            raise EditRejected(BigMessage.NOT_CODES())
        cells = (part if codes else np.where(part, 0, Matter.FLOOR << 1)).astype(np.uint8)
        walls = np.zeros(cells.shape, dtype=np.uint8)
        if window[2].stop == cols:
            walls[:, -1] |= np.uint8(CLOSED_BORDER_EAST)
        if window[1].stop == rows:
            walls[-1] |= np.uint8(CLOSED_BORDER_SOUTH)
        return cells, walls

    path = checked_path(path)
    value = msgspec.json.decode(manifest.encoded(Maze.blank(1, 1), partial(MazeFileError, path)))
    _write(path, layout, read, {**value, "levels": levels, "rows": rows, "cols": cols}, progress)


def copy(source: str | Path, path: str | Path, *, progress: Progress | None = None) -> None:
    """Copy a store, in blocks of the usual size.

    Parameters
    ----------
    source, path : the stores; one at `path` is replaced
    progress : called with the share that is done

    Raises
    ------
    MazeFileError
        If the source is damaged, or the copy cannot be written; what was at `path` is as it was.
    Cancelled
        If `progress` requested a stop; the same holds.
    """
    store = MazeStore(checked_path(source))
    layout = Layout(store.shape, usual_block(*store.shape[1:]))

    if layout != store.layout:
        # Only whole blocks of the source can be compared with their checks.
        for block in store.layout.blocks():
            store.read_block(block)

    def read(block: Block) -> tuple[Bytes, Bytes]:
        if layout == store.layout:
            return store.read_block(block)
        return store.read_window(block[0], *layout.box(block))

    _write(checked_path(path), layout, read, store.value, progress, store)


def _write(
    path: Path,
    layout: Layout,
    read: Callable[[Block], tuple[Bytes, Bytes]],
    value: dict[str, Any],
    progress: Progress | None,
    store: MazeStore | None = None,
) -> None:
    """Write a store block by block, with the costs and the grown points of another one."""
    blocks = list(layout.blocks())
    with replacing_folder(path) as folder:
        new = NewStore(folder, layout, has_costs=store is not None and store.costs is not None)
        for done, block in enumerate(blocks):
            costs = None if store is None else store.read_costs(block[0], *layout.box(block))
            new.write(block, *read(block), costs)
            tell(progress, (done + 1) / len(blocks))
        new.finish(value, None if store is None else store.read_growth())
