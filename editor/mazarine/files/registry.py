"""The list of formats, and functions that find one by name, by suffix and by content.

>>> "native" in FORMATS
True
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, cast

from mazarine.errors import MazeError, MazeFileError
from mazarine.files import (
    block_text,
    cost_table,
    fog_grid,
    micromouse_binary,
    micromouse_text,
    mms_num,
    movingai_map,
    native,
    numpy_array,
    tables,
    tiled,
    zarr_format,
)
from mazarine.files.drawings import formats as drawings
from mazarine.files.foreign import ldtk, ros_map, universal_vtt
from mazarine.files.format import Format, Sink
from mazarine.files.kinds import is_other_text, refusal_of
from mazarine.files.messages import FileMessage
from mazarine.files.pictures.picture_format import PICTURE
from mazarine.files.pictures.png_blocks import PNG_BLOCKS
from mazarine.files.source import Source, keys_of
from mazarine.maze import Maze
from mazarine.messages import Message, Series, brief, plain, quoted
from mazarine.plugins import Contribution, PluginKind, Registry
from mazarine.plugins.messages import PluginMessage

if TYPE_CHECKING:
    from mazarine.plugins.manifest import FormatEntry


def format_of_plugin(contribution: Contribution) -> Format:
    """Return the format that a manifest describes; its plugin is imported when a file is read or written."""
    entry = cast("FormatEntry", contribution.entry)
    magic = entry.magic.encode()

    def sniff(source: Source) -> bool:
        if magic or entry.keys:
            return source.head.startswith(magic) and keys_of(source).keys() >= {*entry.keys}
        return source.path.suffix.lower() in entry.suffixes

    def read(source: Source) -> Maze:
        code = contribution.load()
        with contribution.guarded():
            try:
                maze = code.read(source)
            except ValueError as error:
                reason = brief(" ".join(str(error).split()).rstrip("."))
                raise source.fault(plain(reason or type(error).__name__)) from error
            return cast("Maze", contribution.checked(maze, Maze))

    def write(maze: Maze, sink: Sink) -> None:
        code = contribution.load()
        with contribution.guarded():
            code.write(maze, sink)
            if sink.stream.closed:
                raise ValueError(str(PluginMessage.PLUGIN_STREAM_CLOSED()))

    def losses(maze: Maze) -> list[Message]:
        code = contribution.load()
        with contribution.guarded():
            found = code.losses(maze) if hasattr(code, "losses") else ()
            return [loss if isinstance(loss, Message) else plain(str(loss)) for loss in found]

    title, suffixes = plain(entry.shown_title), tuple(entry.suffixes)
    is_sure = bool(magic or entry.keys)
    if not entry.writes:
        return Format(entry.name, title, suffixes, sniff, read, is_sure=is_sure)
    return Format(
        entry.name, title, suffixes, sniff, read, write, losses,
        is_sure=is_sure, has_hexagons=entry.hexagons,
    )  # fmt: skip


FORMATS: Registry[Format] = Registry(
    PluginKind.FORMATS,
    (
        native.NATIVE,
        micromouse_text.MICROMOUSE_O,
        micromouse_text.MICROMOUSE_PLUS,
        drawings.THIN_WALLS,
        micromouse_binary.MICROMOUSE_BINARY,
        mms_num.MMS_NUM,
        block_text.BLOCKS,
        drawings.SOKOBAN,
        drawings.ROGUELIKE,
        drawings.CUB3D,
        drawings.CRAWL,
        cost_table.COST_TABLE,
        fog_grid.FOG_GRID,
        movingai_map.MOVINGAI_MAP,
        numpy_array.CONNECTION_LIST,
        numpy_array.BLOCK_GRID,
        numpy_array.MAZELIB_ARRAY,
        tables.A_MAZE_ING,
        tables.CELL_SIDES,
        tables.NEIGHBORS,
        tables.MAZE_DATASET,
        tables.TABLE,
        tables.ONE_IS_WALL,
        tables.ZERO_IS_WALL,
        tables.SIDE_MASKS,
        PNG_BLOCKS,
        PICTURE,
        tiled.TMX_MASK,
        tiled.TMX_BLOCKS,
        tiled.TMJ_MASK,
        tiled.TMJ_BLOCKS,
        ldtk.LDTK,
        universal_vtt.UNIVERSAL_VTT,
        universal_vtt.UNIVERSAL_VTT_PLAYER,
        ros_map.ROS_MAP,
    ),
    format_of_plugin,
)
"""The formats by name, those of plugins last. Where a suffix serves several, earlier ones are preferred."""


FOLDER_FORMATS = {zarr_format.ZARR.name: zarr_format.ZARR}
"""The formats that are folders, not files."""


def format_named(name: str) -> Format:
    """Return the format of this name; `MazeError` if there is none."""
    if name in FOLDER_FORMATS:
        return FOLDER_FORMATS[name]
    try:
        return FORMATS[name]
    except KeyError:
        known = Series(tuple(FORMATS), ", ")
        raise MazeError(FileMessage.UNKNOWN_FORMAT(format=quoted(name), known=known)) from None


def format_for(maze: Maze, path: Path) -> Format:
    """Return the format that the suffix of a path asks for: of several the first that suits the maze."""
    serving = formats_for(path)
    return next((format for format in serving if format.suits(maze)), serving[0])


def formats_for(path: Path) -> list[Format]:
    """Return the formats to write that a suffix may ask for; `MazeFileError` if there is none."""
    suffix = path.suffix.lower()
    # Plugins are looked for only where nothing else helps.
    serving = _serving(FORMATS.built_in, suffix) or _serving(FOLDER_FORMATS, suffix)
    serving = serving or _serving(FORMATS.added(), suffix)
    if not serving:
        suffixes = {suffix for format in FORMATS.values() if format.can_write for suffix in format.suffixes}
        known = Series(tuple(sorted(suffixes)), ", ")
        if suffix:
            raise MazeFileError(path, FileMessage.UNKNOWN_SUFFIX(suffix=quoted(path.suffix), known=known))
        raise MazeFileError(path, FileMessage.NO_SUFFIX(known=known))
    return serving


def readings_of(source: Source) -> list[Format]:
    """Return the formats that a file may have, by content first and by suffix second, the most likely first.

    Raises `MazeFileError` if it has none.
    """
    if source.is_folder:
        return [zarr_format.ZARR]
    suffix = source.path.suffix.lower()
    alike = [] if is_other_text(source) else _alike(FORMATS.built_in, source)
    sure = [format for format in alike if format.is_sure]
    if not sure:
        added = _alike(FORMATS.added(), source)
        sure = [format for format in added if format.is_sure]
        alike = alike or added
    alike = sure or alike
    if alike:
        return sorted(alike, key=lambda format: suffix not in format.suffixes)
    hints = [format.hint for format in FORMATS.values() if format.hint and suffix in format.suffixes]
    raise source.fault(refusal_of(source, hints[0] if hints else None))


def _serving(formats: Mapping[str, Format], suffix: str) -> list[Format]:
    return [format for format in formats.values() if suffix in format.suffixes and format.can_write]


def _alike(formats: Mapping[str, Format], source: Source) -> list[Format]:
    found = [format for format in formats.values() if format.sniff(source)]
    source.stream.seek(0)  # Some look beyond the head.
    return found
