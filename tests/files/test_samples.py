"""One committed sample for each format and version: it stays readable, whatever is changed later."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from mazarine.files import identify, read
from mazarine.former_name import FORMER_TITLE
from mazarine.lattice import HEXAGON
from mazarine.maze import Link, Marker, MarkerKind, Maze, Port, PortSide
from mazarine.maze.codes import Matter
from tests.drawing import blocks, stairs, walls

_SAMPLES = Path(__file__).parent / "samples"


def test_every_sample_is_of_the_format_that_its_name_says() -> None:
    found = {path.name: identify(path).name for path in sorted(_SAMPLES.iterdir())}
    assert found == {
        "blocks.tmj": "tmj-blocks", "blocks.txt": "blocks",
        "boxes.txt": "thin-walls", "cave.tmx": "tmx-blocks",
        "connections.npy": "connection-list", "contest-o.txt": "micromouse-o",
        "contest-plus.txt": "micromouse-plus", "hexagons.tmx": "tmx-blocks", "mask.tmx": "tmx-mask",
        "palette.png": "png", "pool.map": "movingai",
        "raster.npy": "mazelib", "rooms.txt": "roguelike",
        "serpentine.maz": "micromouse-binary", "two-by-three.num": "mms-num",
        "underscores.txt": "thin-walls", "version-1.maze": "native",
        "walls.npy": "numpy-blocks", "warehouse.xsb": "sokoban",
    }  # fmt: skip


def test_version_1_of_the_native_format() -> None:
    below, above = (
        """
        +---+---+---+---+
        |   |     ? |   |
        +   +---+-?-+   +
        |   | #   ! |   |
        +-!-+   +   +---+
        |               |
        +---+---+---+---+
        """,
        """
        +---+---+---+---+
        |               |
        +   +   +   +   +
        |               |
        +   +   +   +   +
        |               |
        +---+---+---+---+
        """,
    )
    drawn = walls(below, above)
    drawn.buffers.cells[1, 0, 0] |= 1
    assert read(_SAMPLES / "version-1.maze") == Maze(
        drawn.cells, drawn.walls, origin=(-2, 10),
        title="A sample of version 1", author=f"The {FORMER_TITLE} authors",
        properties={"difficulty": 3, "tags": ["small", None, 1.5]}, extra={"later": {"key": [True]}},
        links=[
            Link(
                Port((0, -2, 10), PortSide.E), Port((0, 0, 13)), label="through the wall",
                extra={"hue": 0.25, "to": {"delay": 2}},
            ),
            Link(Port((0, -1, 10)), Port((1, -1, 11)), one_way=True),
            stairs((0, 0, 10)),
        ],
        markers=[
            Marker(MarkerKind.START, (0, 0, 10), PortSide.W, "in"), Marker(MarkerKind.GOAL, (1, -2, 13)),
            Marker(MarkerKind.TREASURE, (1, -2, 13), extra={"worth": 100}),
            Marker(MarkerKind.NPC, (0, -2, 13)), Marker(MarkerKind.OPPONENT, (0, -2, 12)),
            Marker(MarkerKind.NOTE, (0, 0, 12), None, "Mind the gap"),
        ],
    )  # fmt: skip


def test_micromouse_text_with_posts_o() -> None:
    maze = read(_SAMPLES / "contest-o.txt")
    drawn = walls("""
        +---+---+---+---+
        |           |   |
        +   +---+   +   +
        |   |       |   |
        +   +   +---+   +
        |       |       |
        +---+---+---+---+
    """)
    assert np.array_equal(maze.walls, drawn.walls)
    assert list(maze.markers) == [
        Marker(MarkerKind.GOAL, (0, 0, 0)), Marker(MarkerKind.START, (0, 2, 1)),
        Marker(MarkerKind.NOTE, (0, 1, 3), PortSide.E),
    ]  # fmt: skip


def test_micromouse_text_with_posts_plus() -> None:
    maze = read(_SAMPLES / "contest-plus.txt")
    drawn = walls("""
        +---+---+---+
        |   |   |   |
        +   +---+   +
        |   |       |
        +---+---+---+
    """)
    assert np.array_equal(maze.walls, drawn.walls)
    assert list(maze.markers) == [Marker(MarkerKind.START, (0, 0, 0)), Marker(MarkerKind.GOAL, (0, 0, 2))]


def test_a_micromouse_maze_of_256_bytes() -> None:
    serpentine = Maze.blank(16, 16, walled=True)
    serpentine.buffers.walls[0, :-1] &= ~np.uint8(3 << 2)
    serpentine.buffers.walls[0, 0, 0:15:2] &= ~np.uint8(3)
    serpentine.buffers.walls[0, 15, 1:15:2] &= ~np.uint8(3)
    assert read(_SAMPLES / "serpentine.maz") == serpentine


def test_numbers_of_mms() -> None:
    assert read(_SAMPLES / "two-by-three.num") == walls("""
        +---+---+
        |   |   |
        +   +---+
        |       |
        +   +---+
        |   |   |
        +---+---+
    """)


def test_a_map_of_the_movingai_benchmarks() -> None:
    assert read(_SAMPLES / "pool.map") == blocks("""
        ######
        #....#
        ####.#
        ####.#
    """)


def test_arrays() -> None:
    drawn = walls("""
        +---+---+---+
        |   |       |
        +   +---+   +
        |       |   |
        +---+---+---+
    """)
    assert read(_SAMPLES / "connections.npy") == drawn
    assert read(_SAMPLES / "raster.npy") == drawn


def test_a_picture() -> None:
    maze = read(_SAMPLES / "palette.png")
    drawn = blocks("""
        #######
        #.....#
        #.###.#
        #.....#
        #######
    """)
    assert np.array_equal(maze.cells, drawn.cells)
    assert list(maze.markers) == [Marker(MarkerKind.START, (0, 1, 1)), Marker(MarkerKind.GOAL, (0, 3, 5))]


def test_a_map_of_tiled_with_masks() -> None:
    drawn = walls(
        """
        +---+---+---+
        |   |       |
        +   +   +---+
        | # |       |
        +---+---+---+
        """,
        """
        +---+---+---+
        |   |   |   |
        +   +---+   +
        |           |
        +---+---+---+
        """,
    )
    drawn.buffers.walls[0, 0, 0] &= 3  # nothing stands beside rock,
    drawn.buffers.walls[0, 1, 0] &= 12  # which is no wall either
    assert read(_SAMPLES / "mask.tmx") == Maze(
        drawn.cells, drawn.walls, origin=(-1, 2), title="A sample",
        links=[Link(Port((0, -1, 2), PortSide.E), Port((1, 0, 4)))],
        markers=[Marker(MarkerKind.START, (0, -1, 2), PortSide.N, "in")],
    )  # fmt: skip


def test_a_map_of_tiled_with_blocks() -> None:
    drawn = blocks("""
        ###
        #.?
        #.#
    """)
    drawn.buffers.cells[0, 2] |= np.array([1, 1, 0], dtype=np.uint8)
    assert read(_SAMPLES / "blocks.tmj") == Maze(
        drawn.cells, drawn.walls, origin=(4, 0), markers=[Marker(MarkerKind.GOAL, (0, 5, 1), None, "here")]
    )


def test_a_map_of_tiled_that_others_drew() -> None:
    drawn = blocks("""
        #.##
        ...#
    """)
    assert read(_SAMPLES / "cave.tmx") == Maze(drawn.cells, drawn.walls, origin=(-1, -2))


def test_block_text() -> None:
    maze = read(_SAMPLES / "blocks.txt")
    drawn = blocks("""
        ###########
        #...#.....#
        #.#.#.#.#.#
        #.#...#...#
        ###########
    """)
    assert np.array_equal(maze.cells, drawn.cells)
    assert list(maze.markers) == [Marker(MarkerKind.START, (0, 1, 1)), Marker(MarkerKind.GOAL, (0, 3, 9))]


def test_a_hexagonal_map_with_flat_tops_is_turned_to_the_left() -> None:
    maze = read(_SAMPLES / "hexagons.tmx")
    assert (maze.lattice, maze.origin) == (HEXAGON, (1, 0))
    assert (maze.cells[0] >> 1 == Matter.ROCK).tolist() == [[False, False], [False, True], [True, False]]
