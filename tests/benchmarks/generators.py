"""Generators in yardsticks, the time that `rng.random(cells)` takes in the same run, and against libraries.

mazelib and maze-dataset are of the extra `bench`; without them their lines are left out.
"""
# ruff: noqa: T201

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from statistics import median
from time import perf_counter
from typing import Any

import numpy as np
from scipy.sparse import csr_matrix
from scipy.sparse.csgraph import minimum_spanning_tree

from mazarine.generators import GENERATORS, generate
from mazarine.generators.finishing import FINISHES
from mazarine.maze import MarkerKind, Maze
from mazarine.paths.structure import statistics

ASKED = {
    "binary-tree": 1, "stack": 10, "prim": 14, "eller": 10, "sidewinder": 10, "growing-tree": 25,
    "hunt-and-kill": 25, "kruskal": 50, "wilson": 90,
}  # fmt: skip
"""At most so many yardsticks at 1001 × 1001."""
SIZE = 1001
_SECONDS = 20.0
"""A peer goes on to the next size if this one took less than a fifth of that."""


def run() -> None:
    """Print all tables."""
    _yardsticks()
    _growth()
    _parameters()
    _characters()
    _largest_of_all()
    _peers()


def _medians(*works: Callable[[], object], times: int = 9) -> list[float]:
    """Return the median time of each; they alternate, so that all run on the same machine state."""
    found: list[list[float]] = [[] for _ in works]
    for _ in range(times):
        for work, seconds in zip(works, found, strict=True):
            start = perf_counter()
            work()
            seconds.append(perf_counter() - start)
    return [median(seconds) for seconds in found]


def _largest_of_all() -> None:
    """Print what the largest mazes that are asked for take."""
    print("\n| 10 000 × 10 000 | s |\n| --- | --- |")
    for name in ("binary-tree", "stack", "prim"):
        print(f"| {name} | {_medians(_maker(name, 10_000), times=1)[0]:.1f} |")


def _maker(name: str, size: int) -> Callable[[], object]:
    rng = np.random.default_rng(1)
    return lambda: generate(name, size, size, rng=rng)


def _yardsticks() -> None:
    print(f"{SIZE} × {SIZE}, median of nine, in turn with the yardstick\n")
    print("| | ms | a yardstick, ms | yardsticks | asked |")
    print("| --- | --- | --- | --- | --- |")
    rng = np.random.default_rng(1)
    for name in GENERATORS:
        took, yardstick = _medians(_maker(name, SIZE), lambda: rng.random(SIZE**2))
        words = f"{took * 1e3:.1f} | {yardstick * 1e3:.1f} | {took / yardstick:.2f}"
        print(f"| {name} | {words} | {ASKED.get(name, '')} |")


def _growth() -> None:
    sizes = (101, 301, 1001, 3001)
    print("\nNanoseconds a cell\n")
    print("| | " + " | ".join(f"{size}²" for size in sizes) + " | last / first |")
    print("| --- " * (len(sizes) + 2) + "|")
    for name in GENERATORS:
        if name != "aldous-broder":
            each = [_medians(_maker(name, size), times=5)[0] / size**2 * 1e9 for size in sizes]
            words = [f"{one:.1f}" for one in (*each, each[-1] / each[0])]
            print(f"| {name} | " + " | ".join(words) + " |")


def parameter_rows() -> list[str]:
    """Return the rows of the table of all parameters."""
    told = [(f"`{name}`", it) for name, generator in GENERATORS.items() for it in generator.parameters]
    told += [("afterwards", it) for it in FINISHES]
    return [f"| {name} | `{it.name}` | {it.range} | {it.default} | {it.help} |" for name, it in told]


def _parameters() -> None:
    print("\n| | parameter | values | if not told | what it is |")
    print("| --- " * 5 + "|")
    print("\n".join(parameter_rows()))


def _characters() -> None:
    """Print what the mazes are like: the table of `docs/explanation/generators.md`."""
    print("\n101 × 101, mean of nine\n")
    print("| | dead ends | straight | turns | forks | river | bias | corner to corner | longest way |")
    print("| --- " * 9 + "|")
    for name, generator in GENERATORS.items():
        choices = next((it.choices for it in generator.parameters if it.name == "choice"), None)
        for words in [{"choice": choice} for choice in choices] if choices else [{}]:
            shown = " ".join([name, *words.values()])
            found = [_character(generate(name, 101, 101, rng=rng, **words)) for rng in _nine()]
            dead, straight, turns, forks, river, bias, way, longest = np.nanmean(
                np.array(found, dtype=float), axis=0
            ).tolist()
            print(
                f"| {shown} | {dead:.1%} | {straight:.1%} | {turns:.1%} | {forks:.1%} | {river:.2f}"
                f" | {bias:+.2f} | {way:,.0f} | {longest:,.0f} |"
            )


def _nine() -> list[np.random.Generator]:
    return [np.random.default_rng(seed) for seed in range(9)]


def _character(maze: Maze) -> list[float]:
    """Return shares of the floor, river and bias, and the lengths of the solution and of the longest path."""
    cells = np.argwhere(maze.cells > 1).tolist()
    ends = (MarkerKind.START, cells[0]), (MarkerKind.GOAL, cells[-1])
    for kind, cell in ends:
        maze.add_marker(kind, cell)
    found: Any = statistics(maze)
    passages = found.as_dict()["passages"]
    shares = [sum(passages[name].values()) / found.size.floor for name in ("dead_end", "straight", "turn")]
    return [
        *shares, 1 - sum(shares), found.texture.river, found.texture.bias,
        found.solution.length, found.longest_path.length,
    ]  # fmt: skip


def _peers() -> None:
    """Print how often faster than libraries, at the largest size that each of theirs finishes in time."""
    print("\n| | library | cells | theirs, s | times ours |")
    print("| --- | --- | --- | --- | --- |")
    for name, library, maker in _algorithms():
        size, took = _largest(maker)
        if not size:
            continue
        (ours,) = _medians(_maker(name, size))
        print(f"| {name} | {library} | {size}² | {took:.2f} | {took / ours:,.0f} |")


def _largest(maker: Callable[[int], Callable[[], object]]) -> tuple[int, float]:
    """Return the largest size that finishes in time, and its seconds."""
    done = (0, 0.0)
    for size in (11, 21, 51, 101, 201, 401, 801):
        try:
            (took,) = _medians(maker(size), times=1)
        except (OverflowError, RecursionError):  # The sets of mazelib's Eller are bytes.
            break
        done = (size, took)
        if took > _SECONDS / 5:
            break
    return done


def _algorithms() -> Iterator[tuple[str, str, Callable[[int], Callable[[], object]]]]:
    """Yield our name of an algorithm, the library, and a function that prepares a maze of a size."""
    yield "kruskal", "scipy", _scipy_maker
    names = {
        "stack": "BacktrackingGenerator", "prim": "Prims", "binary-tree": "BinaryTree",
        "sidewinder": "Sidewinder", "eller": "Ellers", "kruskal": "Kruskal",
        "growing-tree": "GrowingTree", "hunt-and-kill": "HuntAndKill", "wilson": "Wilsons",
        "aldous-broder": "AldousBroder", "recursive-division": "Division",
    }  # fmt: skip
    for ours, theirs in names.items():
        module = _library(f"mazelib.generate.{theirs}")
        if module:
            algorithm = getattr(module, theirs)
            yield ours, "mazelib", lambda size, it=algorithm: it(size, size).generate  # type: ignore[misc]
    module = _library("maze_dataset.generation")
    if module:
        makers = module.LatticeMazeGenerators
        for ours, maker in {
            "stack": makers.gen_dfs, "prim": makers.gen_prim, "kruskal": makers.gen_kruskal,
            "wilson": makers.gen_wilson, "recursive-division": makers.gen_recursive_division,
        }.items():  # fmt: skip
            yield (
                ours, "maze-dataset",
                lambda size, it=maker: lambda: it(np.array([size, size])),  # type: ignore[misc]
            )  # fmt: skip


def _scipy_maker(size: int) -> Callable[[], object]:
    """Return a function that finds the minimum spanning tree of a grid, built before, with random weights."""
    cells, rng = np.arange(size * size).reshape(size, size), np.random.default_rng(1)
    first = np.concatenate((cells[:, :-1].ravel(), cells[:-1].ravel()))
    second = np.concatenate((cells[:, 1:].ravel(), cells[1:].ravel()))
    graph = csr_matrix((np.ones(len(first)), (first, second)), shape=(size * size,) * 2)

    def make() -> object:
        graph.data = rng.random(len(first))
        return minimum_spanning_tree(graph)

    return make


def _library(name: str) -> Any:
    try:
        return import_module(name)
    except ImportError:
        return None
