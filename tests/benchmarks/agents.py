"""Steps of agents: sight, knowledge and its segmentation, beside one call of tcod on the whole map."""
# ruff: noqa: T201

from __future__ import annotations

from collections.abc import Callable
from statistics import median, quantiles
from time import perf_counter

import numpy as np

from mazarine.agents.knowledge import Knowledge
from mazarine.agents.memory import MemoryRule
from mazarine.agents.settings import AgentSettings
from mazarine.agents.simulation import Plan, Simulation
from mazarine.maze import Cell, Maze
from mazarine.maze.codes import Matter
from mazarine.regions import Segmentation
from tests.benchmarks.mazes import hall, perfect, perfect_tiles, rooms_with_doors

_SIZES = (1001, 4096)
_SMALL = (15, 63, 255)
_RADIUS, _STEPS = 20, 1000
_MEMORIES = ("all", "age:50", "distance:30", "none")


def run() -> None:
    """Print all tables."""
    makes: dict[str, Callable[[int], Maze]] = {
        "open": hall,
        "perfect, thin walls": perfect,
        "perfect, tiles": lambda size: perfect_tiles(size // 2),
        "rooms, doors 0.6": lambda size: rooms_with_doors(size, 0.6),
    }
    print(f"{_STEPS} steps to the nearest unknown, radius {_RADIUS}; µs of a step without the choice\n")
    print(
        "| maze | 1001²: median | p99 | tcod, whole map | ratio | 4096²: median | of 1001² | choice, median |"
    )
    print("| --- " * 8 + "|")
    for name, make in makes.items():
        small, large = (_walk(make(size), AgentSettings(_RADIUS)) for size in _SIZES)
        peer = _tcod_us(make(_SIZES[0]))
        step, far = median(small[0]), median(large[0])
        print(
            f"| {name} | {step:.0f} | {quantiles(small[0], n=100)[98]:.0f} | {peer:.0f} | {peer / step:.1f}"
            f" | {far:.0f} | {far / step:.2f} | {median(small[1]):.0f} |"
        )
    _compare_with_fresh()
    print(f"\nThe same by memory, median µs at {_SIZES[0]}²\n")
    print("| maze | " + " | ".join(_MEMORIES) + " |\n" + "| --- " * (len(_MEMORIES) + 1) + "|")
    for name, make in makes.items():
        maze = make(_SIZES[0])
        took = [median(_walk(maze, AgentSettings(_RADIUS, MemoryRule.of(rule)))[0]) for rule in _MEMORIES]
        print(f"| {name} | " + " | ".join(f"{it:.0f}" for it in took) + " |")


def _compare_with_fresh() -> None:
    """Print how the update of a step compares with segmenting all that is known again."""
    print(
        f"\n{_STEPS} random steps, radius 3: update of what is known, and the same from scratch, median µs\n"
    )
    print("| maze | memory | " + " | ".join(f"{size}²: update | scratch | ratio" for size in _SMALL) + " |")
    print("| --- " * (2 + 3 * len(_SMALL)) + "|")
    for name, make in (("open", hall), ("perfect", perfect)):
        for rule in ("none", "age:50", "all"):
            figures = []
            for size in _SMALL:
                update, scratch = _updates(make(size), AgentSettings(3, MemoryRule.of(rule)))
                figures.append(f"{update:.0f} | {scratch:.0f} | {scratch / update:.1f}")
            print(f"| {name} | {rule} | " + " | ".join(figures) + " |")


def _updates(maze: Maze, settings: AgentSettings) -> tuple[float, float]:
    """Return the median times of learning a step, and of a segmentation from scratch, in µs."""
    simulation = Simulation(maze, [Plan("random", settings, _middle(maze))], most_steps=_STEPS)
    agent = simulation.walkers[0].agent
    twin = Knowledge(agent.terrain)
    twin.learn(agent.lost, agent.gained)
    updates, fresh = [], []
    while not simulation.is_over:
        simulation.advance()
        start = perf_counter()
        twin.learn(agent.lost, agent.gained)
        learned = perf_counter()
        Segmentation.of_space(twin.space)
        updates.append((learned - start) * 1e6)
        fresh.append((perf_counter() - learned) * 1e6)
    return median(updates), median(fresh)


def _walk(maze: Maze, settings: AgentSettings) -> tuple[list[float], list[float]]:
    """Return the durations of steps and of choices, in µs."""
    steps, choices = [], []
    for _ in range(2):  # The first walk fills caches.
        plan = Plan("nearest-unknown", settings, _middle(maze))
        simulation = Simulation(maze, [plan], most_steps=_STEPS + 1)
        explorer, agent = simulation.walkers[0].explorer, simulation.walkers[0].agent
        steps, choices = [], []
        while len(steps) < _STEPS and agent.knowledge.has_edge:
            start = perf_counter()
            move = explorer.choose()
            chosen = perf_counter()
            agent.go(move)
            steps.append((perf_counter() - chosen) * 1e6)
            choices.append((chosen - start) * 1e6)
    return steps, choices


def _middle(maze: Maze) -> Cell:
    """Return a cell of floor near the middle."""
    floor = np.argwhere(maze.cells[0] >> 1 == Matter.FLOOR)
    row, col = floor[np.abs(floor - maze.shape[1] // 2).sum(axis=1).argmin()].tolist()
    return 0, row, col


def _tcod_us(maze: Maze) -> float:
    """Return the time of one symmetric field of view on the whole map, in µs."""
    import tcod.map as library  # noqa: PLC0415
    from tcod.constants import FOV_SYMMETRIC_SHADOWCAST  # noqa: PLC0415

    floor, (_, row, col) = maze.cells[0] >> 1 != Matter.ROCK, _middle(maze)
    took = []
    for _ in range(50):
        start = perf_counter()
        library.compute_fov(floor, (row, col), _RADIUS, algorithm=FOV_SYMMETRIC_SHADOWCAST)
        took.append((perf_counter() - start) * 1e6)
    return median(took)
