"""Maps of robots in ROS: a text of keys, and the picture that it names (`docs/formats/ros-map.md`)."""

from __future__ import annotations

import math
import re
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from mazarine.errors import MazeFileError
from mazarine.files.beside import opened_beside
from mazarine.files.faults import Fault, require
from mazarine.files.foreign.messages import ForeignMessage, ForeignNote, ForeignTitle
from mazarine.files.foreign.meters import ORIGIN, RESOLUTION, kept_properties
from mazarine.files.format import Format, Sink
from mazarine.files.limits import size_fault
from mazarine.files.lossy import losses_of_blocks
from mazarine.files.messages import FileMessage
from mazarine.files.pictures.loading import MOST_PIXELS, load
from mazarine.files.source import Source, opened
from mazarine.maze import Maze
from mazarine.maze.blocks import blocks_of
from mazarine.messages import Message, quoted

_USUAL_RESOLUTION = 0.05
_OCCUPIED, _FREE = 0.65, 0.196
_UNKNOWN_GRAY = 205
"""What map savers write for cells of which nothing is known, whatever the thresholds say."""
_ROCK_GRAY, _FLOOR_GRAY = 0, 254
_LINE = re.compile(r"(\w+)\s*:(?:\s+(.*?))?\s*")
_ITEM = re.compile(r"\s*-\s+(.*?)\s*")
_COMMENT = re.compile(r"(?:^|\s)#.*")
_QUOTED = re.compile(r"(\w+)\s*:\s+(?:'((?:[^']|'')*+)'|\"([^\"]*+)\")\s*(?:#.*)?")
_PLAIN_NAME = re.compile(r"\w(?:[\w .+-]*[\w+-])?")


def _sniff(source: Source) -> bool:
    """Return whether it names a picture and a resolution."""
    return _values_of(source).keys() >= {"image", "resolution"}


def _values_of(source: Source) -> dict[str, str]:
    """Return the values of keys at the begin of lines; a list below a key in the form of one in a line."""
    values: dict[str, str] = {}
    key = ""
    for line in source.first_lines:
        in_quotes = _QUOTED.fullmatch(line)
        if in_quotes:
            key = in_quotes[1]
            values.setdefault(key, (in_quotes[2] or "").replace("''", "'") or in_quotes[3] or "")
            continue
        text = _COMMENT.sub("", line)
        found, item = _LINE.fullmatch(text), _ITEM.fullmatch(text)
        if found:
            key = found[1]
            values.setdefault(key, found[2] or "")
        elif item and key:
            values[key] = f"{values[key]}, {item[1]}" if values[key] else item[1]
    return values


def _read(source: Source) -> Maze:
    values = _values_of(source)
    with source.faults():
        resolution = _number(values, "resolution")
        origin = _numbers(values, "origin", 3)
        gray = _gray(source, values)
        rock = _rock_of(source, values, gray)
    if resolution <= 0:
        raise source.fault(ForeignMessage.NO_RESOLUTION())
    if origin[2]:
        source.notes.append(ForeignNote.MAP_TURNED(degrees=math.degrees(origin[2])))
    maze = Maze.from_blocks(rock)
    maze.properties = {RESOLUTION: resolution, ORIGIN: origin}
    return maze


def _value(values: dict[str, str], key: str, default: str | None = None) -> str:
    value = values.get(key, default)
    if value is None:
        raise Fault(ForeignMessage.NO_ROS_KEY(key=quoted(key)))
    return value.strip().strip("\"'")


def _number(values: dict[str, str], key: str, default: float | None = None) -> float:
    return _float(key, _value(values, key, None if default is None else str(default)))


def _float(key: str, text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = math.nan
    if not math.isfinite(number):
        raise Fault(ForeignMessage.NOT_A_ROS_NUMBER(key=quoted(key)))
    return number


def _numbers(values: dict[str, str], key: str, count: int) -> list[float]:
    """Return a list of numbers; those that are missing are 0."""
    texts = _value(values, key, "").strip("[]").split(",")
    numbers = [_float(key, text.strip()) for text in texts if text.strip()][:count]
    return numbers + [0.0] * (count - len(numbers))


def _gray(source: Source, values: dict[str, str]) -> NDArray[np.uint8]:
    """Return the picture that a map names; of a whole path the picture of that name beside the map."""
    name = _value(values, "image")
    if re.match(r"[/~\\]|[A-Za-z]:", name):
        name = re.split(r"[/\\]", name)[-1]
    with opened_beside(source, name, ForeignTitle.ROS_MAP_FORMAT()) as beside:
        try:
            pixels = load(beside, MOST_PIXELS)
        except Fault as fault:
            raise Fault(FileMessage.MAP_PICTURE(name=quoted(name), reason=fault.message)) from None
    height, width = pixels.colors.shape[:2]
    require(size_fault(1, height, width, MOST_PIXELS))
    colors = pixels.colors
    total = colors[..., 0].astype(np.uint16) + colors[..., 1] + colors[..., 2]
    return ((total + 1) // 3).astype(np.uint8)


def _rock_of(source: Source, values: dict[str, str], gray: NDArray[np.uint8]) -> NDArray[np.bool_]:
    """Return which pixels are obstacles or unknown, which a note counts."""
    is_raw = _value(values, "mode", "trinary").lower() == "raw"
    occupied = _number(values, "occupied_thresh", _OCCUPIED)
    free = _number(values, "free_thresh", _FREE)
    levels = np.arange(256)
    if is_raw:
        share = levels / 100
    elif _value(values, "negate", "0").lower() in ("1", "true", "yes"):
        share = levels / 255
    else:
        share = (255 - levels) / 255
    is_rock, is_free = share >= occupied, share <= free
    if not is_raw:
        is_free[_UNKNOWN_GRAY] = False
    is_unknown = ~is_rock & ~is_free
    counts = np.bincount(gray.ravel(), minlength=256)
    unknown = int(counts[is_unknown].sum())
    if unknown:
        source.notes.append(ForeignNote.UNKNOWN_IS_ROCK(count=unknown))
    rock: NDArray[np.bool_] = (is_rock | is_unknown)[gray]
    return rock


def _write(maze: Maze, sink: Sink) -> None:
    picture = sink.path.with_suffix(".pgm")
    if picture == sink.path or (picture.exists() and not _is_named(picture, sink.path)):
        raise sink.fault(ForeignMessage.PICTURE_IN_THE_WAY(name=quoted(picture.name)))
    rock = blocks_of(maze)
    rows, cols = rock.shape
    kept = kept_properties(maze)
    x, y, turn = (f"{number:.12g}" for number in kept.get(ORIGIN, (0.0, 0.0, 0.0)))
    lines = (
        f"image: {_written(picture.name)}", "mode: trinary",
        f"resolution: {kept.get(RESOLUTION, _USUAL_RESOLUTION):.12g}",
        f"origin: [{x}, {y}, {turn}]", "negate: 0",
        f"occupied_thresh: {_OCCUPIED}", f"free_thresh: {_FREE}",
    )  # fmt: skip
    sink.stream.write("".join(f"{line}\n" for line in lines).encode(errors="surrogateescape"))
    sink.stream.flush()  # A disk that is full must not cost the picture of the map that was there.
    with sink.beside(picture) as stream:
        stream.write(f"P5\n{cols} {rows}\n255\n".encode())
        stream.write(np.where(rock, np.uint8(_ROCK_GRAY), np.uint8(_FLOOR_GRAY)).data)


def _is_named(picture: Path, path: Path) -> bool:
    try:
        with opened(path) as source:
            name = _value(_values_of(source), "image")
    except (MazeFileError, Fault):
        return False
    return re.split(r"[/\\]", name)[-1] == picture.name


def _written(name: str) -> str:
    """Return a name as YAML."""
    name = f"./{name}" if name.startswith("~") else name
    return name if _PLAIN_NAME.fullmatch(name) else "'{}'".format(name.replace("'", "''"))


def _losses(maze: Maze) -> list[Message]:
    return losses_of_blocks(maze, kept=frozenset(kept_properties(maze)))


ROS_MAP = Format(
    name="ros-map",
    title=ForeignTitle.ROS_MAP_FORMAT(),
    suffixes=(".yaml", ".yml"),
    sniff=_sniff,
    read=_read,
    write=_write,
    losses=_losses,
    is_sure=True,
)
