"""Files to mutate: every sample, and what each format makes of mazes with all that there is."""

from __future__ import annotations

import io
import zipfile
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np

from mazarine.errors import MazeFileError
from mazarine.files import identify, write
from mazarine.files.journal import CellPatch, GrowthPatch, JournalWriter, Origin
from mazarine.files.registry import FORMATS
from mazarine.maze import Link, Marker, MarkerKind, Maze, Port, PortSide
from mazarine.maze.edits import PlaceMarker, SetCells, SetWalls
from mazarine.maze.growth import GrownPoints
from tests.drawing import blocks, stairs, walls
from tests.files.foreign_files import EXAMPLES
from tests.files.hexagon_maps import Form, layer
from tests.files.rendered_pictures import small_pictures
from tests.files.table_seeds import TABLE_SEEDS
from tests.files.tile_maps import drawn_maps

SAMPLES = Path(__file__).parent / "samples"


def mazes() -> list[Maze]:
    """Draw mazes that have all that there is: doors, secrets, fog, rock, levels, links, markers, words."""
    return [_doors(), _levels(), _honeycomb(), _blocks(), Maze.blank(16, 16, walled=True)]


def seeds_of(format: str) -> list[bytes]:
    """Return files of a format: the samples, and those written from `mazes`."""
    samples = [path for path, name in _samples().items() if name == format]
    written_by_others = [*EXAMPLES.get(format, ()), *TABLE_SEEDS.get(format, ())]
    written_by_others += [*drawn_maps(), _staggered()] if format == "tmx-blocks" else ()
    written_by_others += small_pictures() if format == "picture" else ()
    found = [*(path.read_bytes() for path in samples), *written_by_others]
    with TemporaryDirectory() as folder:
        path = Path(folder) / "a"
        for maze in (*mazes(), _hexagons()):
            try:
                write(maze, path, format=format)
            except MazeFileError:
                continue  # a size or a lattice that the format does not have
            found.append(path.read_bytes())
    return found


@cache
def _samples() -> dict[Path, str]:
    """Return the samples, each with the name of its format."""
    return {path: identify(path).name for path in sorted(SAMPLES.iterdir())}


def manifests() -> list[bytes]:
    """Return the `maze.json` of each native file."""
    archives = [zipfile.ZipFile(io.BytesIO(data)) for data in seeds_of("native")]
    return [archive.read("maze.json") for archive in archives]


def journals() -> list[bytes]:
    """Return journals of some strokes on each of `mazes`."""
    found = []
    with TemporaryDirectory() as folder:
        for maze in mazes():
            journal = JournalWriter(Path(folder) / "a.journal")
            journal.begin(Origin(None, "native", "a"), maze)
            row, col = maze.origin
            for edit in (
                SetWalls([(0, row, col, "S", "secret")]),
                SetCells([(0, row, col + 1, "found")]),
                PlaceMarker(Marker(MarkerKind.NPC, (0, row, col), label="here")),
            ):
                journal.append([CellPatch.of(maze, edit.apply(maze).dirty), GrowthPatch.of(maze)])
            journal.close()
            found.append(journal.path.read_bytes())
    return found


SCRIPT = b"""\
{"edit": "first_point", "point": [0, 0, 0]}
{"edit": "expand", "point": [0, 0, 0], "main": 1}
{"edit": "walls", "set": [[0, 2, 3, "E", "open"], [0, 2, 3, "S", 2]]}
{"edit": "cells", "set": [[0, 4, 4, "rock"], [0, 4, 5, 3]]}
{"edit": "link", "link": {"from": {"cell": [0, 0, 0]}, "to": {"cell": [0, 9, 9], "side": "E"}, "x": [1.5]}}
{"edit": "unlink", "port": {"cell": [0, 9, 9], "side": "pad"}}

{"edit": "marker", "marker": {"kind": "goal", "cell": [0, 7, 7], "side": null, "label": "out"}}
{"edit": "unmarker", "cell": [0, 7, 7]}
{"edit": "resize", "origin": [-2, 0], "rows": 18, "cols": 16}
{"edit": "levels", "order": [0, null, 2, 2]}
{"edit": "undo"}
{"edit": "redo"}
"""
"""An edit script with every word that there is."""


def _doors() -> Maze:
    maze = walls(r"""
        +---+---+---+
        |   | ? |   |
        +   +   +-!-+
        |   ?   |   |
        +---+---+---+
    """)
    maze.buffers.cells[0, 1] |= 1
    maze.links.add(
        Link(Port((0, 0, 0), PortSide.E), Port((0, 1, 2)), label="way", extra={"hue": [1.5, None]})
    )
    PlaceMarker(Marker(MarkerKind.START, (0, 1, 0), PortSide.W)).apply(maze)
    PlaceMarker(Marker(MarkerKind.GOAL, (0, 0, 2), label="in")).apply(maze)
    return maze


def _levels() -> Maze:
    drawn = walls(
        """
        +---+---+
        | #     |
        +---+   +
        |   |   |
        +---+---+
        """,
        """
        +---+---+
        |   |   |
        +   +   +
        |       |
        +---+---+
        """,
    )
    one_way = Link(Port((0, -3, 5), PortSide.N), Port((1, -2, 4)), one_way=True)
    return Maze(
        drawn.cells, drawn.walls, origin=(-3, 4), title="Two levels <&>", author="me",
        links=[one_way, stairs((0, -2, 5))],
        markers=[Marker(MarkerKind.NOTE, (1, -3, 4), PortSide.W), Marker(MarkerKind.TREASURE, (0, -2, 4))],
        properties={"tags": ["a", {"b": 2}]}, extra={"later": {"key": [True]}},
    )  # fmt: skip


def _hexagons() -> Maze:
    maze = Maze.blank(3, 4, lattice="hexagon")
    for edit in (
        SetWalls([(0, 1, 1, "SE", "wall"), (0, 1, 2, "SW", "secret")]),
        PlaceMarker(Marker(MarkerKind.GOAL, (0, 2, 3), PortSide.SE, "out")),
    ):  # fmt: skip
        edit.apply(maze)
    return maze


def _staggered() -> bytes:
    return (
        Form("y", "even", 64, 32, 0, "staggered")
        .text(layer("Walls", np.eye(3, 2, dtype=np.uint32)), (2, 3))
        .encode()
    )


def _honeycomb() -> Maze:
    maze = Maze.blank(3, 4, lattice="honeycomb", walled=True)
    maze.links.add(Link(Port((0, 0, 1)), Port((0, 2, 3))))
    maze.growth = GrownPoints.first((0, 0)).expanded(1, [(0, 1), (1, 0)])
    return maze


def _blocks() -> Maze:
    maze = blocks("""
        #####
        #...#
        #.#?#
        #..!#
        #####
    """)
    maze.buffers.cells[0, 1] |= np.array([0, 1, 1, 0, 0], dtype=np.uint8)
    PlaceMarker(Marker(MarkerKind.START, (0, 1, 1))).apply(maze)
    PlaceMarker(Marker(MarkerKind.GOAL, (0, 1, 3))).apply(maze)
    return maze


SEEDS = {name: seeds_of(name) for name in FORMATS} | {
    "manifest": manifests(), "journal": journals(), "script": [SCRIPT],
    "step": [line for line in SCRIPT.splitlines() if line],
}  # fmt: skip
"""What there is to mutate, by the name of its format, or of the part or other kind of file that it is."""
