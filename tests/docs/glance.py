"""The tables of the pages in `docs/explanation/algorithms`: declared, or measured by `tests.benchmarks`.

`python -m tests.docs.glance` writes it into the pages.
"""

from __future__ import annotations

import re
import tracemalloc
from pathlib import Path

import numpy as np

from mazewright.generators import GENERATORS, Generator, generate

DOCS = Path(__file__).resolve().parents[2] / "docs"
EXPLANATION = DOCS / "explanation"
ALGORITHMS = EXPLANATION / "algorithms"
_BEGIN, _END = "<!-- at a glance: `python -m tests.docs.glance` writes it -->\n", "<!-- end -->"
_CHARACTERS = "| | dead ends | straight | turns | forks | river | bias | corner to corner | longest way |"
_MEMORY = re.compile(r"\| memory \| (\d+) bytes a cell at most, the maze itself included \|")
_SIZE = 401


def page_of(name: str) -> Path:
    """Give the file with the page of an algorithm."""
    return ALGORITHMS / f"{name}.md"


def glance(name: str, bytes_a_cell: int) -> str:
    """Give the tables of an algorithm, and the command that makes the maze of its picture."""
    generator = GENERATORS[name]
    facts, parameters = _facts(generator, bytes_a_cell), _parameters(generator)
    return "\n".join([*facts, *parameters, *_characters(name), *_command(generator)])


def told_memory(page: str) -> int:
    """Give the bytes a cell that a page tells."""
    found = _MEMORY.search(page)
    return int(found[1]) if found else 0


def bytes_a_cell(name: str) -> float:
    """Measure the most memory that is asked for at once while a maze is made, in bytes a cell."""
    generate(name, 11, 11, rng=np.random.default_rng(1))  # loads the kernels
    tracemalloc.start()
    try:
        generate(name, _SIZE, _SIZE, rng=np.random.default_rng(1))
        return tracemalloc.get_traced_memory()[1] / _SIZE**2
    finally:
        tracemalloc.stop()


def written(page: str) -> str:
    """Give what stands between the signs in a page."""
    _, _, rest = page.partition(_BEGIN)
    return rest.partition(_END)[0].strip()


def command_of(generator: Generator) -> str:
    """Give the command that makes the maze of the picture."""
    lattice = " --lattice honeycomb" if generator.name == "points" else ""
    told = "".join(f" --set {it.name}={it.default}" for it in generator.parameters)
    return f"mazewright generate {generator.name} --rows 21 --cols 31 --seed 7{lattice}{told} -o maze.maze"


def _facts(generator: Generator, bytes_a_cell: int) -> list[str]:
    shapes = "any shape, with walls that stay" if generator.fills_masks else "whole rectangles"
    odd = "" if generator.least_odd is None else "; odd numbers of rows and columns"
    took = re.search(rf"(?m)^\| {generator.name} \| ([\d.]+) \| [\d.]+ \| [\d ]* \|$", _page("generators.md"))
    assert took is not None
    return [
        "| | |",
        "| --- | --- |",
        f"| lattices | {', '.join(generator.lattices)} |",
        f"| boards | {shapes}{odd} |",
        f"| time | {took[1]} ms for 1001 × 1001 cells ([speed](../generators.md#speed)) |",
        f"| memory | {bytes_a_cell} bytes a cell at most, the maze itself included |",
    ]


def _parameters(generator: Generator) -> list[str]:
    if not generator.parameters:
        return ["", "It has no parameters."]
    rows = [f"| `{it.name}` | {it.range} | {it.default} | {it.help} |" for it in generator.parameters]
    return ["", "| parameter | values | if not told | what it is |", "| --- " * 4 + "|", *rows]


def _characters(name: str) -> list[str]:
    rows = re.findall(rf"(?m)^\| {name}(?: \w+)? (?:\| ?[-+\d.,%]* ){{8}}\|$", _page("generators.md"))
    assert rows
    return ["", _CHARACTERS, "| --- " * 9 + "|", *rows]


def _command(generator: Generator) -> list[str]:
    return ["", "```sh", command_of(generator), "```"]


def _page(name: str) -> str:
    return (EXPLANATION / name).read_text(encoding="utf-8")


def main() -> None:
    """Write what is at a glance into every page."""
    for name in GENERATORS:
        page = page_of(name).read_text(encoding="utf-8")
        before, _, rest = page.partition(_BEGIN)
        after = rest.partition(_END)[2]
        block = glance(name, round(bytes_a_cell(name)))
        page_of(name).write_text(f"{before}{_BEGIN}\n{block}\n\n{_END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
