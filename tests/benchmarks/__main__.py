"""Run the benchmarks and print ratios: `python -m tests.benchmarks [NAME ...]` from the project's folder."""

from __future__ import annotations

import sys
from importlib import import_module

NAMES = (
    "api", "updates", "repaint", "start", "files", "engine", "cutting", "kept_numbers", "ways", "structure",
    "locks", "judging", "watching",
    "generators", "boards", "honeycomb", "hexagons", "sight", "agents", "tabs", "window", "fluid", "plugins",
    "mice", "console", "flood", "design", "big", "large_view", "map_tiles", "pictures", "native", "comparing",
)  # fmt: skip


def main() -> None:
    """Run the benchmarks that are named, or all."""
    for name in sys.argv[1:] or NAMES:
        print(f"\n## {name}\n")  # noqa: T201
        import_module(f"tests.benchmarks.{name}").run()


if __name__ == "__main__":
    main()
