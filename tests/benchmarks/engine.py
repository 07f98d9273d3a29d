"""The engine at full size against the labelling that other libraries would do again.

Needs the extra `bench`; peers label the block image of the same maze, 2 · rows + 1 by 2 · cols + 1, and
know neither kinds nor faces. The floor is one copy of the bytes of all cells into 32-bit labels.
"""
# ruff: noqa: T201

from __future__ import annotations

import subprocess
import sys
import tracemalloc
from collections.abc import Callable
from functools import partial
from time import perf_counter

import numpy as np
from numpy.typing import NDArray

from mazarine.maze import Maze
from mazarine.maze.edits import SetWalls
from mazarine.native.regions import engine_bytes
from mazarine.regions import Segmentation, Space
from tests.benchmarks.mazes import hall, perfect, random_toggles, random_walls, spiral

SHAPES: dict[str, Callable[[int], Maze]] = {
    "walls 10 %": lambda size: random_walls(size, size, 0.1),
    "walls 35 %": lambda size: random_walls(size, size, 0.35),
    "walls 50 %": lambda size: random_walls(size, size, 0.5),
    "perfect maze": perfect,
    "hall": hall,
    "spiral corridor": spiral,
}


def run() -> None:
    """Print fresh segmentations, one-wall updates and halls cut in two, all against the same peer."""
    for size in (1024, 4096):
        _fresh(size)
    _first_calls(4096)
    _peers(4096)
    _memory(4096)
    _one_wall((256, 1024, 4096))
    _halls(4096)


def blocks_of(maze: Maze) -> NDArray[np.uint8]:
    """Return the block image of a level of floor: 1 is passable."""
    _, rows, cols = maze.shape
    image = np.zeros((2 * rows + 1, 2 * cols + 1), dtype=np.uint8)
    image[1::2, 1::2] = 1
    image[1::2, 2::2] = (maze.walls[0] & 3) != 1
    image[2::2, 1::2] = (maze.walls[0] >> 2) != 1
    return image


def spaghetti(image: NDArray[np.uint8]) -> None:
    """Label with the fastest single-threaded labelling we know of."""
    import cv2  # noqa: PLC0415  # the extra `bench`

    cv2.setNumThreads(1)
    cv2.connectedComponentsWithAlgorithm(image, 4, cv2.CV_32S, cv2.CCL_SPAGHETTI)


def _medians(jobs: list[Callable[[], object]], rounds: int) -> list[float]:
    """Time jobs in turns, so that the machine's moods are shared; the first round is not counted."""
    times: list[list[float]] = [[] for _ in jobs]
    for _ in range(rounds + 1):
        for job, own in zip(jobs, times, strict=True):
            start = perf_counter()
            result = job()
            own.append(perf_counter() - start)
            del result
    return [float(np.median(own[1:])) for own in times]


def _fresh(size: int) -> None:
    print(f"\nFresh segmentation, {size} × {size} cells; OpenCV has one thread\n")
    print(
        "| maze | one thread, ms | OpenCV Spaghetti, ms | ours / OpenCV | ours / copy into labels"
        " | all cores, ms | all cores / OpenCV | one thread / all cores |"
    )
    print("| --- | --- | --- | --- | --- | --- | --- | --- |")
    for name, make in SHAPES.items():
        maze = make(size)
        space, image = Space.of(maze), blocks_of(maze)
        labels = np.empty(space.cells.shape, dtype=np.int32)
        ours, fast, peer, floor = _medians(
            [
                lambda: Segmentation.of_space(space, threads=1),  # noqa: B023
                lambda: Segmentation.of_space(space),  # noqa: B023
                lambda: spaghetti(image),  # noqa: B023
                lambda: np.copyto(labels, space.cells),  # noqa: B023
            ],
            5,
        )
        print(
            f"| {name} | {ours * 1e3:.1f} | {peer * 1e3:.1f} | {ours / peer:.2f} | {ours / floor:.1f}"
            f" | {fast * 1e3:.1f} | {fast / peer:.2f} | {ours / fast:.2f} |"
        )


def first_call(who: str, size: int) -> None:
    """Print how long the first large call of this process takes; a small one has loaded the code."""
    small, large = (random_walls(side, side, 0.35) for side in (200, size))
    if who == "ours":
        first, second = (partial(Segmentation.of_space, Space.of(maze)) for maze in (small, large))
    else:
        first, second = (partial(spaghetti, blocks_of(maze)) for maze in (small, large))
    first()
    start = perf_counter()
    second()
    print(perf_counter() - start)


def _first_calls(size: int) -> None:
    """Print first calls on fresh memory, each in a process of its own."""
    program = f"import sys; from {__name__} import first_call; first_call(sys.argv[1], int(sys.argv[2]))"
    times: dict[str, list[float]] = {"ours": [], "opencv": []}
    for _ in range(5):
        for who, own in times.items():
            command = [sys.executable, "-c", program, who, str(size)]
            own.append(float(subprocess.run(command, check=True, capture_output=True).stdout))
    ours, peer = (float(np.median(own)) for own in times.values())
    print(f"\nFirst call of a process, {size} × {size} cells, walls 35 %, all cores: {ours * 1e3:.0f} ms")
    print(f"OpenCV Spaghetti: {peer * 1e3:.0f} ms; ours / OpenCV: {ours / peer:.2f}")


def _peers(size: int) -> None:
    import cc3d  # noqa: PLC0415  # the extra `bench`
    import skimage.measure  # noqa: PLC0415
    from scipy import ndimage  # noqa: PLC0415

    print(f"\nOther libraries, {size} × {size} cells, one thread\n")
    print("| maze | ours, ms | OpenCV Spaghetti | cc3d | scipy | scikit-image |")
    print("| --- | --- | --- | --- | --- | --- |")
    for name in ("walls 35 %", "perfect maze", "hall"):
        maze = SHAPES[name](size)
        space, image = Space.of(maze), blocks_of(maze)
        ours, *others = _medians(
            [
                lambda: Segmentation.of_space(space, threads=1),  # noqa: B023
                lambda: spaghetti(image),  # noqa: B023
                lambda: cc3d.connected_components(image, connectivity=4),  # noqa: B023
                lambda: ndimage.label(image),  # noqa: B023
                lambda: skimage.measure.label(image, connectivity=1),  # noqa: B023
            ],
            3,
        )
        cells = " | ".join(f"{other * 1e3:.0f} ms, {other / ours:.1f} times ours" for other in others)
        print(f"| {name} | {ours * 1e3:.0f} | {cells} |")


def _memory(size: int) -> None:
    print(f"\nMemory that a segmentation holds, {size} × {size} cells\n")
    print("| maze | bytes a cell | most while it is made, bytes a cell |")
    print("| --- | --- | --- |")
    for name in ("walls 35 %", "perfect maze", "hall", "spiral corridor"):
        space = Space.of(SHAPES[name](size))
        Segmentation.of_space(space)
        tracemalloc.start()
        segmentation = Segmentation.of_space(space)
        held, most = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        others = space.cells.nbytes + engine_bytes(segmentation.engine)
        cells = size * size
        print(f"| {name} | {(held + others) / cells:.1f} | {(most + others) / cells:.1f} |")


def _copy_s(maze: Maze) -> float:
    """Return the lower bound: the time to copy an array of labels."""
    cells = Space.of(maze).cells
    labels = np.empty(cells.shape, dtype=np.int32)
    return _medians([lambda: np.copyto(labels, cells)], 5)[0]


def _one_wall(sizes: tuple[int, ...]) -> None:
    print("\nOne wall through `Segmentation.update`, delta included\n")
    print(
        "| maze | median, µs | p99, µs | OpenCV again, ms | OpenCV / median | OpenCV / p99 | copy / median |"
    )
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for share in (0.1, 0.35, 0.5):
        for size in sizes:
            maze = random_walls(size, size, share)
            segmentation, image = Segmentation.of(maze), blocks_of(maze)
            (peer,) = _medians([lambda: spaghetti(image)], 3)  # noqa: B023
            floor = _copy_s(maze)
            times = []
            for edit in random_toggles(maze, share, 6000):
                change = edit.apply(maze)
                start = perf_counter()
                segmentation.update(change)
                if len(change.dirty):
                    times.append(perf_counter() - start)
            median, p99 = np.median(times[50:]), np.percentile(times[50:], 99)
            print(
                f"| {size} × {size}, walls {share:.0%} | {median * 1e6:.1f} | {p99 * 1e6:.1f}"
                f" | {peer * 1e3:.1f} | {peer / median:,.0f} | {peer / p99:,.0f} | {floor / median:,.0f} |"
            )


def _halls(size: int) -> None:
    print(f"\nA hall of {size} × {size} cells cut in two and joined, against a fresh segmentation of it\n")
    print("| edit | median, ms | / fresh | / copy |")
    print("| --- | --- | --- | --- |")
    maze = hall(size)
    floor = _copy_s(maze)
    segmentation = Segmentation.of(maze)
    (fresh,) = _medians([lambda: Segmentation.of_space(segmentation.space, threads=1)], 4)
    middle = size // 2 - 1
    wall = [(0, row, middle, "E", "wall") for row in range(size) if row not in (100, 101)]
    segmentation.update(SetWalls(wall).apply(maze))
    _doors(maze, segmentation, "two-cell door between two halls", [100, 101], 20, fresh, floor)
    segmentation.update(SetWalls([(0, 100, middle, "E", "wall")]).apply(maze))
    _doors(maze, segmentation, "one-cell door between two halls", [101], 1000, fresh, floor)
    far = [(0, size - 100, middle, "E", "open"), (0, size - 99, middle, "E", "open")]
    segmentation.update(SetWalls([(0, 100, middle, "E", "open"), *far]).apply(maze))
    _doors(maze, segmentation, "two-cell door, another far away", [100, 101], 20, fresh, floor)


def _doors(
    maze: Maze, segmentation: Segmentation, name: str, rows: list[int], count: int, fresh: float, floor: float
) -> None:
    middle = maze.shape[2] // 2 - 1
    for state, verb in (("wall", "close"), ("open", "open")):
        times = []
        for _ in range(count):
            segmentation.update(SetWalls([(0, row, middle, "E", _other(state)) for row in rows]).apply(maze))
            change = SetWalls([(0, row, middle, "E", state) for row in rows]).apply(maze)
            start = perf_counter()
            segmentation.update(change)
            times.append(perf_counter() - start)
        median = float(np.median(times))
        print(f"| {verb} a {name} | {median * 1e3:.3f} | {median / fresh:.4f} | {median / floor:.3f} |")


def _other(state: str) -> str:
    return "open" if state == "wall" else "wall"
