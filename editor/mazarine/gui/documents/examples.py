"""The example mazes of the program."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from mazarine.gui.i18n import tr_later
from mazarine.messages import Message
from mazarine.resources_path import resource


@dataclass(frozen=True)
class Example:
    """An example maze: its file, its name, what it shows, and the steps in which it grew, if it did."""

    file: str
    name: Message
    description: Message
    script: str = ""

    @property
    def path(self) -> Path:
        return resource(f"mazes/{self.file}")


EXAMPLES = (
    Example("welcome.maze", tr_later("Welcome"),
            tr_later("Rooms, corridors and crossroads, teleporters, a secret")),
    Example("two-levels.maze", tr_later("Two levels"), tr_later("A labyrinth below, a gallery above")),
    Example("dungeon.maze", tr_later("Dungeon"), tr_later("Rooms with doors, corridors between them")),
    Example("cave.maze", tr_later("Cave"), tr_later("Random rock, smoothed")),
    Example("honeycomb.maze", tr_later("Honeycomb"), tr_later("Cells with three neighbors")),
    Example("points.maze", tr_later("Points"),
            tr_later("Grown in six directions; the Grow tool adds points"), "points.jsonl"),
    Example("contest.txt", tr_later("Contest"), tr_later("16 × 16 cells, for micromouse contests")),
)  # fmt: skip


def steps_of_example(path: Path) -> Path | None:
    """Return the script of the steps in which the example in a file of the program grew, if it did."""
    return next((resource(f"mazes/{it.script}") for it in EXAMPLES if it.script and it.path == path), None)


def example_name(path: Path) -> Message | str:
    """Return the name of the example in a file of the program.

    >>> str(example_name(Path("mazes/two-levels.maze")))
    'Two levels'
    """
    return next((it.name for it in EXAMPLES if it.file == path.name), path.stem)
