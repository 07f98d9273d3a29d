"""Mazes as Tiled maps, in the form of Tiled's JSON (`mazarine.files.tiled.xml_writing` makes XML of it)."""

from __future__ import annotations

import base64
import zlib
from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mazarine.errors import EditRejected
from mazarine.files import lossy
from mazarine.files.block_conversion import to_blocks
from mazarine.files.format import Sink
from mazarine.files.limits import MAX_TEXT_BYTES, MAX_THINGS
from mazarine.files.messages import FileMessage, LossMessage
from mazarine.files.tiled.costs import COST_LAYER
from mazarine.files.tiled.grids import written_map
from mazarine.files.tiled.messages import TiledLoss, TiledMessage
from mazarine.files.tiled.objects import objects_of
from mazarine.files.tiled.reading import BLOCK, MASK, MAX_LEVELS, all_sides
from mazarine.files.tiled.tilesets import block_tileset, cost_tileset, mask_tileset
from mazarine.lattice import SQUARE, Lattice
from mazarine.maze import Marker, Maze
from mazarine.maze.closed_sides import closed_sides, inner_codes
from mazarine.maze.codes import Matter
from mazarine.maze.costs import LEAST
from mazarine.messages import Message

_LAYERS = 4
"""The most layers of a level, its group included."""
_BOARDS = (2, "Cells", 1), (4, COST_LAYER, 0.5)
"""The number, name and opacity of the layers of tiles."""
_LEVEL = 1
"""Of zlib; a higher one takes several times as long and saves little."""


def has_walls(maze: Maze) -> bool:
    """Return whether a wall or a door stands between two floor cells of any level."""
    return any(codes.any() for codes in inner_codes(maze))


def mask_map(maze: Maze, sink: Sink) -> dict[str, Any]:
    """Return the map in which each tile says which sides of its cell are open; rock has none."""
    boards = [open_sides(maze, level) for level in range(maze.shape[0])]
    return _map(maze, sink, MASK, mask_tileset, boards)


def open_sides(maze: Maze, level: int) -> NDArray[np.uint8]:
    """Return the open sides of each cell of a level, as tiles are numbered, and one more; 0 for rock."""
    sides = ~closed_sides(maze, level) & np.uint8(all_sides(maze.lattice))
    rock = maze.cells[level] >> 1 == Matter.ROCK
    return np.where(rock, np.uint8(0), sides + np.uint8(1))


def block_map(maze: Maze, sink: Sink) -> dict[str, Any]:
    """Return the map in which each tile is the code of its cell; thin walls become blocks."""
    with sink.faults():
        maze = blocks_of(maze)
    return _map(maze, sink, BLOCK, block_tileset, [level + np.uint8(1) for level in maze.cells])


def blocks_of(maze: Maze) -> Maze:
    """Return a maze without walls between floor cells, of the same passages."""
    return to_blocks(squares_of(maze)).maze if has_walls(maze) else maze


def squares_of(maze: Maze) -> Maze:
    """Return a maze of the same codes and things on squares, if it is a honeycomb."""
    if maze.lattice.is_full or maze.lattice.is_staggered:
        return maze
    return Maze(
        maze.cells, maze.walls, lattice=SQUARE, origin=maze.origin, links=maze.links, markers=maze.markers,
        title=maze.title, author=maze.author, costs=maze.costs,
    )  # fmt: skip


def _map(
    maze: Maze,
    sink: Sink,
    encoding: str,
    tileset_of: Callable[[Lattice, int], dict[str, Any]],
    boards: list[NDArray[np.uint8]],
) -> dict[str, Any]:
    if len(maze.links) > MAX_THINGS:
        raise sink.fault(FileMessage.TOO_MANY_LINKS(count=len(maze.links), most=MAX_THINGS))
    if len(maze.markers) > MAX_THINGS:
        raise sink.fault(FileMessage.TOO_MANY_MARKERS(count=len(maze.markers), most=MAX_THINGS))
    levels, rows, cols = maze.shape
    if levels > MAX_LEVELS:
        raise sink.fault(TiledMessage.TOO_MANY_MAP_LEVELS(count=levels, most=MAX_LEVELS))
    objects = objects_of(maze)
    metadata = [
        # First, so that the head of the file names the format whatever the author and the title are.
        ("mazeEncoding", "string", encoding), ("mazeAuthor", "string", maze.author),
        ("mazeOriginCol", "int", maze.origin[1]), ("mazeOriginRow", "int", maze.origin[0]),
        ("mazeTitle", "string", maze.title),
    ]  # fmt: skip
    lattice = squares_of(maze).lattice
    form = written_map(lattice, maze.origin)
    tileset = tileset_of(lattice, form.tileheight)
    tilesets = [tileset]
    board_lists = [[board] for board in boards]
    if maze.has_costs:
        first = 1 + tileset["tilecount"]
        tilesets.append(cost_tileset(first, lattice, form.tileheight))
        for level, costs in zip(board_lists, maze.costs, strict=True):
            level.append(np.where(costs == LEAST, np.uint8(0), costs + np.uint8(first - LEAST)))
    layers = [
        _group(level, [*map(packed_tiles, found)], objects[level], rows, cols)
        for level, found in enumerate(board_lists)
    ]
    if sum(len(it.get("data", "")) for layer in layers for it in layer["layers"]) > MAX_TEXT_BYTES // 2:
        raise sink.fault(TiledMessage.MAP_NOT_READABLE())
    stagger = ("hexsidelength", "staggeraxis", "staggerindex") if lattice.is_staggered else ()
    return {
        "type": "map", "version": "1.8", "tiledversion": "1.8.2", "orientation": form.orientation,
        "renderorder": "right-down", "width": cols, "height": rows, "tilewidth": form.tilewidth,
        "tileheight": form.tileheight, **{name: getattr(form, name) for name in stagger},
        "infinite": False, "nextlayerid": _LAYERS * levels + 1,
        "nextobjectid": sum(map(len, objects)) + 1, "compressionlevel": -1, "backgroundcolor": "#4a4a55",
        "properties": [{"name": name, "type": type_, "value": it} for name, type_, it in metadata if it],
        "tilesets": tilesets, "layers": layers,
    }  # fmt: skip


def _group(
    level: int, boards: list[str], objects: list[dict[str, Any]], rows: int, cols: int
) -> dict[str, Any]:
    """Return the group layer of a level, with the tiles of its cells, and of their costs if there are any."""
    shown = {"opacity": 1, "visible": True, "x": 0, "y": 0}
    tiles = [
        {
            "id": _LAYERS * level + number, "name": name, "type": "tilelayer", "width": cols, "height": rows,
            "encoding": "base64", "compression": "zlib", "data": data, **shown, "opacity": opacity,
        }
        for (number, name, opacity), data in zip(_BOARDS, boards, strict=False)
    ]  # fmt: skip
    things = {
        "id": _LAYERS * level + 3, "name": "Links and markers", "type": "objectgroup",
        "draworder": "topdown", "objects": objects, **shown,
    }  # fmt: skip
    return {
        "id": _LAYERS * level + 1,
        "name": f"Level {level}",
        "type": "group",
        "layers": [*tiles, things],
        **shown,
    }


def packed_tiles(board: NDArray[np.uint8]) -> str:
    """Return the tiles of a layer as base64 of zlib."""
    packer = zlib.compressobj(_LEVEL)
    # Row by row: as 32 bits each, all at once would take four times the board.
    pieces = [packer.compress(row.astype("<u4").tobytes()) for row in board]
    return base64.b64encode(b"".join([*pieces, packer.flush()])).decode()


def losses_of_mask(maze: Maze) -> list[Message]:
    """Return what a map of masks leaves out of a maze."""
    return lossy.present(
        _lost_lattice(maze), lossy.secret_cells(maze, lossy.ALL), lossy.secret_doors(maze, lossy.ALL),
        lossy.fog(maze, lossy.ALL),
        lost_metadata(maze),
    )  # fmt: skip


def losses_of_blocks(maze: Maze) -> list[Message]:
    """Return what a map of blocks leaves out of a maze."""
    losses = [_lost_lattice(maze)]
    if has_walls(maze):
        try:
            losses += to_blocks(squares_of(maze)).changes
        except EditRejected as error:
            losses.append(error.message)
        losses.append(_lost_gaps(maze))
    return lossy.present(*losses, lost_metadata(maze))


def _lost_lattice(maze: Maze) -> Message | None:
    return None if maze.lattice.is_staggered else lossy.lattice(maze)


def _lost_gaps(maze: Maze) -> Message | None:
    """Return that gaps in the sides of rock are not drawn; None if there are none."""
    count = sum(marker.is_gap and _is_rock(maze, marker) for marker in maze.markers)
    return TiledLoss.ROCK_GAPS_NOT_DRAWN(count=count) if count else None


def _is_rock(maze: Maze, marker: Marker) -> bool:
    return bool(maze.cells[maze.grid.array_place(marker.cell)] >> 1 == Matter.ROCK)


def lost_metadata(maze: Maze) -> Message | None:
    has_extra = bool(maze.extra) or any(thing.extra for thing in [*maze.links, *maze.markers])
    items = (
        (LossMessage.PROPERTIES_ITEM, maze.properties), (LossMessage.UNKNOWN_KEYS_ITEM, has_extra),
        (LossMessage.NAMES_ITEM, maze.named_regions),
    )  # fmt: skip
    return lossy.metadata_left_out(item for item, value in items if value)


def losses_of_xml(maze: Maze) -> list[Message]:
    """Return which texts of a maze XML cannot store."""
    texts = [maze.title, maze.author, *(thing.label for thing in [*maze.links, *maze.markers])]
    count = sum(text != storable(text) for text in texts)
    return [TiledLoss.CONTROL_CHARACTERS_REPLACED(count=count)] if count else []


def storable(text: str) -> str:
    """Return a text with U+FFFD in place of each character that XML cannot store."""
    return text.translate(_UNSTORABLE)


_UNSTORABLE = dict.fromkeys(
    (*(code for code in range(32) if chr(code) not in "\t\n\r"), *range(0xD800, 0xE000), 0xFFFE, 0xFFFF),
    "\ufffd",
)
