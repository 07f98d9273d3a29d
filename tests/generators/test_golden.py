"""The same seed gives the same maze, on every machine and version."""

from __future__ import annotations

from typing import Any
from zlib import crc32

import numpy as np
import pytest

from mazarine.generators import GENERATORS, braid, generate
from tests.generators.asking import made

GOLDEN: dict[tuple[str, str], list[int]] = {
    ("stack", ""): [2612575961, 3774882328, 1364870033],
    ("prim", ""): [721214817, 4168691652, 4006203060],
    ("binary-tree", ""): [3349925366, 3351765084, 1522887255],
    ("binary-tree", "bias=south-east"): [1261058499, 3970796722, 109387643],
    ("binary-tree", "bias=north-east version=walls"): [2722031692, 1681418506, 1578753695],
    ("binary-tree", "bias=south-west version=walls"): [4215207197, 1646681894, 3283264422],
    ("sidewinder", ""): [4039591983, 2857321292, 1323194717],
    ("sidewinder", "east=0.75"): [3820454521, 3947444439, 1305857787],
    ("eller", ""): [4285642044, 1022964042, 1805533225],
    ("eller", "east=0.25 south=0.75"): [4093987349, 560496265, 3242277615],
    ("kruskal", ""): [159892594, 1079569449, 56144084],
    ("weave", ""): [3262941809, 596667552, 1502728676],
    ("weave", "crossings=1"): [800693258, 977781011, 3744744300],
    ("growing-tree", ""): [1809304843, 1414026563, 3098506284],
    ("growing-tree", "choice=newest"): [2612575961, 3774882328, 1364870033],
    ("growing-tree", "choice=oldest"): [2436576463, 4211901787, 756713579],
    ("growing-tree", "choice=random"): [1781848086, 3285920982, 3964741229],
    ("growing-tree", "share=0.125"): [1653032796, 1432950022, 431502707],
    ("hunt-and-kill", ""): [3095973173, 1119620170, 1718621709],
    ("wilson", ""): [1740883266, 3740098449, 4282012232],
    ("aldous-broder", ""): [2977278644, 990662966, 4277767703],
    ("recursive-division", ""): [606500005, 3163063345, 3562185395],
    ("prim-blocks", ""): [2043038838, 2291634026, 1257482440],
    ("stack-blocks", ""): [596673942, 4155430589, 2543070522],
    ("list-blocks", ""): [1280529069, 1006815997, 1742951782],
    ("list-blocks", "loops=0 secrets=0"): [1280529069, 576964085, 1843306018],
    ("list-blocks", "loops=0.5 secrets=1 fog=yes"): [3019762530, 1660657174, 2562258820],
    ("rooms-and-corridors", ""): [3931083201, 1838955048, 2756024545],
    ("rooms-and-corridors", "rooms=0.75 doors=0"): [3392862148, 2310789074, 3800541784],
    ("rooms-and-corridors", "rooms=0.25 doors=1"): [3931083201, 1725614520, 2004106471],
    ("caves", ""): [1298879376, 1116352766, 3765489426],
    ("caves", "rock=0.375"): [1298879376, 2091672202, 1342274851],
    ("caves", "rock=0.5"): [1298879376, 1053503982, 3736670540],
    ("points", ""): [2987952290, 983260710, 2914907925],
    ("points", "next=oldest"): [1537799045, 3103109085, 3741410085],
    ("points", "next=newest main=random"): [2024257931, 2797498013, 1139796614],
    ("points", "main=random share=0.75"): [2880767900, 207429482, 2826120234],
    ("points", "main=D3"): [4019774717, 750785426, 115830972],
    ("points", "points=200"): [2426484355, 698712865, 3089554248],
}


def checksums(name: str, values: dict[str, Any]) -> list[int]:
    """Return the checksums of mazes of three sizes; each begins with its own seed."""
    sizes = ((3, 5), (31, 17), (101, 257))
    mazes = [made((name, rows, cols, rows, values)) for rows, cols in sizes]
    return [crc32(maze.cells.tobytes() + maze.walls.tobytes()) for maze in mazes]


GOLDEN_SHAPES: dict[str, int] = {
    "stack": 372429401,
    "prim": 1185365583,
    "kruskal": 3392798761,
    "weave": 1583555857,
    "growing-tree": 98014793,
    "hunt-and-kill": 1914456484,
    "wilson": 634421324,
    "aldous-broder": 2816117834,
    "prim-blocks": 2921775900,
    "stack-blocks": 1961704840,
    "list-blocks": 3137644966,
    "rooms-and-corridors": 2045455540,
    "caves": 1065544289,
    "points": 571895135,
}


@pytest.mark.parametrize("name", GOLDEN_SHAPES)
def test_mazes_in_shapes_are_those_of_all_versions(name: str) -> None:
    rows, cols = np.indices((33, 57))
    mask = (rows * rows + cols * cols) % 97 > 4
    blocked = np.where((rows * 5 + cols * 3) % 11 == 0, 1, 0) | np.where((rows + cols) % 13 == 0, 4, 0)
    maze = made((name, 33, 57, 3, {"mask": mask, "blocked": blocked.astype(np.uint8)}))
    assert crc32(maze.cells.tobytes() + maze.walls.tobytes()) == GOLDEN_SHAPES[name]


@pytest.mark.parametrize("told", GOLDEN)
def test_mazes_are_those_of_all_versions(told: tuple[str, str]) -> None:
    name, words = told
    values = dict(word.split("=") for word in words.split())
    assert checksums(name, values) == GOLDEN[told]


def test_braided_mazes_are_those_of_all_versions() -> None:
    rng, sums = np.random.default_rng(3), []
    for share in (0.3, 1.0):
        maze = generate("prim", 101, 57, rng=rng)
        braid(maze, share, rng=rng).apply(maze)
        sums.append(crc32(maze.walls.tobytes()))
    assert sums == [112750867, 1690346228]


def test_every_generator_is_listed() -> None:
    assert {name for name, _ in GOLDEN} == set(GENERATORS)
