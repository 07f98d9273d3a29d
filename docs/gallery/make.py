"""Make the gallery of mazes on request: `python docs/gallery/make.py`, in the environment of the editor."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import mazarine as mz

HERE = Path(__file__).parent
EDITS = 2_000_000
Asked = tuple[str, list[str], dict[str, Any]]
REQUESTS: dict[str, Asked] = {
    "contest": (
        "A maze for a contest that no wall follower solves",
        [
            "rule micromouse", "solution.length 60..90", "solvable by left-hand no", "dead_ends 10..20",
            "loops 8..16", "turns 30..60",
        ],
        {"rows": 16, "cols": 16},
    ),
    "puzzle": (
        "A large puzzle",
        [
            "solution.length 300..320", "dead_ends 150..170", "loops 2..4", "corridor.longest <= 14",
            "rooms == 0", "difficulty 7.4..7.8",
        ],
        {"rows": 40, "cols": 40},
    ),
    "few-dead-ends": (
        "A perfect maze with few dead ends",
        ["loops == 0", "rooms == 0", "dead_ends <= 12"],
        {"rows": 16, "cols": 16},
    ),
    "many-dead-ends": (
        "A perfect maze with many dead ends and a long solution",
        ["loops == 0", "rooms == 0", "dead_ends >= 110", "solution.length >= 80"],
        {"rows": 16, "cols": 16},
    ),
    "straight": (
        "Long straight passages from east to west",
        ["loops == 0", "texture.bias >= 0.8", "passages.straight.east_west >= 100", "solution.length >= 60"],
        {"rows": 16, "cols": 20},
    ),
    "half-turn": (
        "The same after half a turn",
        ["symmetric half-turn", "solution.length 70..90", "loops 3..6", "dead_ends 20..30"],
        {"rows": 15, "cols": 20},
    ),
    "quarter-turns": (
        "The same after every quarter turn",
        ["symmetric quarter-turns", "loops 4..12", "turns >= 40", "corridor.longest <= 10"],
        {"rows": 17, "cols": 17},
    ),
    "rooms": (
        "Three rooms, joined by corridors",
        ["rooms == 3", "room.largest >= 4", "corridor.longest >= 12", "loops 1..3"],
        {"rows": 14, "cols": 18},
    ),
    "honeycomb": (
        "A honeycomb with two dead ends, in its corners",
        ["dead_ends == 2", "loops >= 10", "solution.length 40..60"],
        {"rows": 14, "cols": 18, "lattice": "honeycomb"},
    ),
    "cave": (
        "Blocks instead of walls",
        ["cells.rock 110..130", "solution.length >= 60", "rooms == 0", "dead_ends <= 6"],
        {"rows": 15, "cols": 21, "edits": "blocks"},
    ),
}  # fmt: skip


def find(name: str) -> mz.DesignedMaze:
    """Search the maze of a request."""
    _, requirements, options = REQUESTS[name]
    return mz.find_maze(mz.Request(requirements, **options), rng=1, edits=EDITS)


def section(name: str, found: mz.DesignedMaze) -> str:
    """Return the part of the page about a request."""
    title, _, options = REQUESTS[name]
    size = ", ".join(f"{key} {value}" for key, value in options.items())
    rows = [f"| {it.requirement.text} | {_shown(it)} |" for it in found.outcomes]
    return "\n".join([
        f"## {title}", "", f"![{title}]({name}.png)", "", f"| {size} | found |", "| --- | --- |", *rows, "",
        f"{found.judged:,} edits judged.", "",
    ])  # fmt: skip


def _shown(outcome: mz.Outcome) -> str:
    value = outcome.shown_value
    return f"{value:.4g}" if isinstance(value, float) else str(value)


def main() -> None:
    """Write the page and its pictures."""
    parts = [
        "# Gallery of mazes on request",
        "",
        "Ten requests, and the mazes that [Mazarine finds](../how-to/mazes-on-request.md) with the seed 1."
        " The line is the solution. `docs/gallery/make.py` makes this page.",
        "",
    ]
    for name in REQUESTS:
        found = find(name)
        assert found.met, (name, found.outcomes)
        mz.render(found.maze, HERE / f"{name}.png", overlay="none", solution="over", cell_px=12)
        parts.append(section(name, found))
    (HERE / "README.md").write_text("\n".join(parts), encoding="utf-8")


if __name__ == "__main__":
    main()
