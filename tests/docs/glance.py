"""The tables of the pages in `docs/explanation/algorithms`: declared, or measured by `tests.benchmarks`.

`python -m tests.docs.glance` writes it into the pages.
"""

from __future__ import annotations

import re
import tracemalloc
from pathlib import Path

import numpy as np

from mazarine.generators import GENERATORS, Generator, generate

DOCS = Path(__file__).resolve().parents[2] / "docs"
EXPLANATION = DOCS / "explanation"
ALGORITHMS = EXPLANATION / "algorithms"
_BEGIN, _END = "<!-- at a glance: `python -m tests.docs.glance` writes it -->\n", "<!-- end -->"
_CHARACTERS = "| | dead ends | straight | turns | forks | river | bias | corner to corner | longest path |"
_MEMORY = re.compile(r"\| memory \| at most (\d+) bytes per cell, including the maze \|")
_SIZE = 401


def page_of(name: str) -> Path:
    """Return the file with the page of an algorithm."""
    return ALGORITHMS / f"{name}.md"


def glance(name: str, bytes_a_cell: int) -> str:
    """Return the tables of an algorithm, and the command for the maze of its picture."""
    generator = GENERATORS[name]
    facts, parameters = _facts(generator, bytes_a_cell), _parameters(generator)
    return "\n".join([*facts, *parameters, *_characters(name), *_command(generator)])


def stated_memory(page: str) -> int:
    """Return the bytes per cell that a page states."""
    found = _MEMORY.search(page)
    return int(found[1]) if found else 0


def bytes_a_cell(name: str) -> float:
    """Measure the peak memory of generating a maze, in bytes per cell."""
    generate(name, 11, 11, rng=np.random.default_rng(1))  # loads modules
    tracemalloc.start()
    try:
        generate(name, _SIZE, _SIZE, rng=np.random.default_rng(1))
        return tracemalloc.get_traced_memory()[1] / _SIZE**2
    finally:
        tracemalloc.stop()


def written(page: str) -> str:
    """Return the block between the two comments in a page."""
    _, _, rest = page.partition(_BEGIN)
    return rest.partition(_END)[0].strip()


def command_of(generator: Generator) -> str:
    """Return the command for the maze of the picture."""
    lattice = " --lattice honeycomb" if generator.name == "points" else ""
    told = "".join(f" --set {it.name}={it.default}" for it in generator.parameters)
    return f"mazarine generate {generator.name} --rows 21 --cols 31 --seed 7{lattice}{told} -o maze.maze"


def _facts(generator: Generator, bytes_a_cell: int) -> list[str]:
    shapes = "any shape, with walls that are kept" if generator.fills_masks else "whole rectangles"
    odd = "" if generator.least_odd is None else "; odd numbers of rows and columns"
    took = re.search(rf"(?m)^\| {generator.name} \| ([\d.]+) \| [\d.]+ \| [\d ]* \|$", _page("generators.md"))
    assert took is not None
    return [
        "| | |",
        "| --- | --- |",
        f"| lattices | {', '.join(generator.lattices)} |",
        f"| boards | {shapes}{odd} |",
        f"| time | {took[1]} ms for 1001 × 1001 cells ([speed](../generators.md#speed)) |",
        f"| memory | at most {bytes_a_cell} bytes per cell, including the maze |",
    ]


def _parameters(generator: Generator) -> list[str]:
    if not generator.parameters:
        return ["", "It has no parameters."]
    rows = [f"| `{it.name}` | {it.range} | {it.default} | {it.help} |" for it in generator.parameters]
    return ["", "| parameter | values | default | description |", "| --- " * 4 + "|", *rows]


def _characters(name: str) -> list[str]:
    rows = re.findall(rf"(?m)^\| {name}(?: \w+)? (?:\| ?[-+\d.,%]* ){{8}}\|$", _page("generators.md"))
    assert rows
    return ["", _CHARACTERS, "| --- " * 9 + "|", *rows]


def _command(generator: Generator) -> list[str]:
    return ["", "```sh", command_of(generator), "```"]


def _page(name: str) -> str:
    return (EXPLANATION / name).read_text(encoding="utf-8")


def main() -> None:
    """Write the tables into every page."""
    for name in GENERATORS:
        page = page_of(name).read_text(encoding="utf-8")
        before, _, rest = page.partition(_BEGIN)
        after = rest.partition(_END)[2]
        block = glance(name, round(bytes_a_cell(name)))
        page_of(name).write_text(f"{before}{_BEGIN}\n{block}\n\n{_END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
