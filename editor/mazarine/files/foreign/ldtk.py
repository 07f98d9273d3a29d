"""Projects of the level editor LDtk: one of their levels as a maze (`docs/formats/ldtk.md`)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Annotated

import msgspec
import numpy as np

from mazarine.files.art import TileArt
from mazarine.files.foreign.decoding import decoded, part_of
from mazarine.files.foreign.ldtk_reading import held_level, read_level
from mazarine.files.foreign.ldtk_records import Definitions, LayerRecord, ProjectRecord, TileRecord
from mazarine.files.foreign.ldtk_updating import options, updated
from mazarine.files.foreign.messages import ForeignTitle
from mazarine.files.format import Format, Updating
from mazarine.files.pictures.tiles import Drawn, PictureName, Stamps, art_of, require_few
from mazarine.files.source import Source, keys_of
from mazarine.maze import Maze

_Shift = Annotated[int, msgspec.Meta(gt=-(1 << 20), lt=1 << 20)]
_MIRRORED, _FLIPPED = 1, 2


class DrawnTile(TileRecord):
    """A tile with its place in the picture, and how it is drawn."""

    src: tuple[_Shift, _Shift] = (0, 0)
    flips: int = msgspec.field(default=0, name="f")
    opacity: float = msgspec.field(default=1, name="a")


class DrawnLayer(LayerRecord):
    """A layer with the picture of its tiles."""

    tiles: Sequence[DrawnTile] = msgspec.field(default_factory=list, name="gridTiles")
    auto_tiles: Sequence[DrawnTile] = msgspec.field(default_factory=list, name="autoLayerTiles")
    picture: str | None = msgspec.field(default=None, name="__tilesetRelPath")
    tileset: int | None = msgspec.field(default=None, name="__tilesetDefUid")
    opacity: float = msgspec.field(default=1, name="__opacity")
    visible: bool = True
    right: _Shift = msgspec.field(default=0, name="__pxTotalOffsetX")
    down: _Shift = msgspec.field(default=0, name="__pxTotalOffsetY")


class _Tileset(msgspec.Struct):
    uid: int = 0
    size: _Shift = msgspec.field(default=0, name="tileGridSize")


class _Definitions(Definitions):
    tilesets: Sequence[_Tileset] = ()


class DrawnProject(ProjectRecord):
    """A project with the sizes of its tiles."""

    defs: _Definitions | None = None


def ldtk_art(source: Source, project: DrawnProject, layers: list[DrawnLayer], maze: Maze) -> TileArt | None:
    """Return the pictures of a level, given its layers, the uppermost first; None if it has none.

    Raises `Fault` or `MazeFileError` if they cannot be read.
    """
    sizes = {it.uid: it.size for it in (project.defs.tilesets if project.defs else [])}
    _, rows, cols = maze.shape
    cell = next((it.size for it in layers if (it.rows, it.cols) == (rows, cols) and it.kind != "Entities"), 0)
    pictures: dict[str, int] = {}
    drawn: dict[Drawn, int] = {}
    places, numbers = [], []
    for layer in reversed(layers):
        if not (layer.visible and layer.opacity > 0 and layer.picture and cell):
            continue
        picture, size = pictures.setdefault(layer.picture, len(pictures)), sizes.get(layer.tileset or 0, 0)
        for tile in [*layer.auto_tiles, *layer.tiles]:
            col, right = divmod(tile.px[0] + layer.right, cell)
            row, down = divmod(tile.px[1] + layer.down, cell)
            if 0 <= row < rows and 0 <= col < cols:
                how = Drawn(
                    picture, *tile.src, size or layer.size, size or layer.size, is_turned=False,
                    is_mirrored=bool(tile.flips & _MIRRORED), is_flipped=bool(tile.flips & _FLIPPED),
                    opacity=round(min(max(tile.opacity * layer.opacity, 0), 1) * 255), right=right, down=down,
                )  # fmt: skip
                places.append(row * cols + col)
                numbers.append(drawn.setdefault(how, len(drawn)))
    require_few(len(places))
    if not drawn:
        return None
    stamps = Stamps(
        ForeignTitle.LDTK_FORMAT(), (cell, cell), [PictureName(source, it) for it in pictures],
        [*drawn], np.array(places, dtype=np.int64), np.array(numbers, dtype=np.int64),
    )  # fmt: skip
    return art_of(stamps, maze)


_FILE_TYPE = re.compile(rb"LDtk (?:Project|Level) JSON")


def _sniff(source: Source) -> bool:
    """Return whether it is JSON of a project, or of one of its levels."""
    keys = keys_of(source).keys()
    is_known = keys >= {"jsonVersion", "defs"} or keys >= {"layerInstances", "pxWid"}
    return is_known or (bool(keys) and bool(_FILE_TYPE.search(source.head[:1000])))


def _levels(source: Source) -> list[str]:
    project = decoded(source, ProjectRecord)
    return [level.identifier for level in project.all_levels()]


def _read(source: Source) -> Maze:
    return read_level(source, *held_level(source, ProjectRecord)).maze


def _art(source: Source, maze: Maze) -> TileArt | None:
    project, held = held_level(source, DrawnProject)
    return ldtk_art(source, project, part_of(held.source, bytes(held.layers), list[DrawnLayer]), maze)


LDTK = Format(
    name="ldtk",
    title=ForeignTitle.LDTK_FORMAT(),
    suffixes=(".ldtk", ".ldtkl"),
    sniff=_sniff,
    read=_read,
    levels=_levels,
    updating=Updating(
        updated, options, holder=lambda source: held_level(source, ProjectRecord)[1].source.path
    ),
    art=_art,
    is_sure=True,
)
