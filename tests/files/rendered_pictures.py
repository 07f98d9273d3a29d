"""Pictures of mazes as programs and cameras make them, each with the maze that it shows."""

from __future__ import annotations

import io
from collections import deque
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw

from mazarine.generators import generate
from mazarine.maze import Maze
from mazarine.maze.blocks import raster_of
from mazarine.maze.codes import Matter
from mazarine.maze.wall_positions import WallPositions

_GENERATORS = (
    "stack",
    "prim",
    "binary-tree",
    "sidewinder",
    "eller",
    "kruskal",
    "wilson",
    "recursive-division",
)
_SAMPLES_PER_PIXEL = 4


@dataclass(frozen=True, eq=False)
class Shown:
    """A maze that is drawn: the positions of thin walls, of which rock is the doubled raster."""

    positions: WallPositions
    rock: NDArray[np.bool_]


@dataclass(frozen=True)
class Look:
    """How a maze is drawn; sizes are in pixels, colors are red, green and blue."""

    cell: tuple[float, float] = (20.0, 20.0)
    wall: float = 2.0
    is_block: bool = False
    margin: tuple[float, float] = (10.0, 10.0)
    angle: float = 0.0
    noise: float = 0.0
    quality: int | None = None
    is_smooth: bool = True
    ink: tuple[int, int, int] = (0, 0, 0)
    paper: tuple[int, int, int] = (255, 255, 255)
    around: tuple[int, int, int] | None = None
    hairline: tuple[int, int, int] | None = None
    spots: dict[tuple[int, int], tuple[int, int, int]] = field(default_factory=dict)
    """The colors of cells that are marked."""


def shown(name: str, rows: int, cols: int, seed: int, *, has_entrances: bool) -> Shown:
    """Generate a maze, with gaps in its upper and lower border if it has entrances."""
    maze = generate(name, rows, cols, rng=np.random.default_rng(seed))
    positions = WallPositions.of(maze)
    rock = raster_of(maze)
    if has_entrances:
        positions.flat[0, 0] = positions.flat[-1, -1] = False
        rock[0, 1] = rock[-1, -2] = False
    return Shown(positions, rock)


def draw(maze: Shown, look: Look, rng: np.random.Generator) -> Image.Image:
    """Draw a maze."""
    scale = _SAMPLES_PER_PIXEL if look.is_smooth else 1
    height, width = (
        maze.rock.shape if look.is_block else (len(maze.positions.upright), maze.positions.flat.shape[1])
    )
    (down, right), (top, left) = look.cell, look.margin
    extra = 0.0 if look.is_block else look.wall
    size = (
        round((2 * left + width * right + extra) * scale),
        round((2 * top + height * down + extra) * scale),
    )
    image = Image.new("RGB", size, look.around or look.paper)
    pen = ImageDraw.Draw(image)

    def fill(x0: float, y0: float, x1: float, y1: float, color: tuple[int, int, int]) -> None:
        box = [round((left + x0) * scale), round((top + y0) * scale)]
        box += [max(box[0], round((left + x1) * scale) - 1), max(box[1], round((top + y1) * scale) - 1)]
        pen.rectangle(tuple(box), fill=color)

    fill(0, 0, width * right + extra, height * down + extra, look.paper)
    half = extra / 2
    for (row, col), color in look.spots.items():
        fill(col * right + half, row * down + half, (col + 1) * right + half, (row + 1) * down + half, color)
    if look.is_block:
        for row, col in np.argwhere(maze.rock):
            fill(col * right, row * down, (col + 1) * right, (row + 1) * down, look.ink)
    if look.hairline is not None:
        for row in range(height + 1):
            fill(0, row * down, width * right, row * down + 1, look.hairline)
        for col in range(width + 1):
            fill(col * right, 0, col * right + 1, height * down, look.hairline)
    if not look.is_block:
        for row, col in np.argwhere(maze.positions.flat):
            fill(col * right, row * down, (col + 1) * right + look.wall, row * down + look.wall, look.ink)
        for row, col in np.argwhere(maze.positions.upright):
            fill(col * right, row * down, col * right + look.wall, (row + 1) * down + look.wall, look.ink)
    if look.angle:
        image = image.rotate(
            look.angle, Image.Resampling.BICUBIC, expand=True, fillcolor=look.around or look.paper
        )
    if scale > 1:
        image = image.reduce(scale)
    return _worn(image, look, rng)


def is_read(maze: Maze, picture: Shown, look: Look) -> bool:
    """Return whether a maze has every wall that a picture shows, and no other."""
    rock = maze.cells[0] >> 1 == Matter.ROCK
    if look.is_block:
        return np.array_equal(rock, picture.rock)
    found, drawn = WallPositions.of(maze), picture.positions
    walls = zip((found.flat, found.upright), (drawn.flat, drawn.upright), strict=True)
    return not rock.any() and all(np.array_equal(first, second) for first, second in walls)


def leaning(image: Image.Image, look: Look) -> tuple[Image.Image, list[tuple[float, float]]]:
    """Return a picture as a leaning camera sees it, and where the corners of the maze are."""
    width, height = image.size
    middle = look.wall / 2
    (top, left), (right, bottom) = look.margin, (width - look.margin[1], height - look.margin[0])
    square = [
        (left + middle, top + middle), (right - middle, top + middle),
        (right - middle, bottom - middle), (left + middle, bottom - middle),
    ]  # fmt: skip
    corners = [(0.24 * width, 0.14 * height), (0.83 * width, 0.1 * height)]
    corners += [(0.92 * width, 0.9 * height), (0.1 * width, 0.83 * height)]
    rows, values = [], []
    for (x, y), (u, v) in zip(corners, square, strict=True):
        rows += [[x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]]
        values += [u, v]
    plane = tuple(np.linalg.solve(np.array(rows), np.array(values)).tolist())
    seen = image.transform(
        image.size, Image.Transform.PERSPECTIVE, plane, Image.Resampling.BICUBIC, fillcolor=look.paper
    )
    return seen, corners


def way_through(maze: Shown) -> list[tuple[int, int]]:
    """Return the cells from the first to the last."""
    flat, upright = maze.positions.flat, maze.positions.upright
    last = (len(upright) - 1, flat.shape[1] - 1)
    before: dict[tuple[int, int], tuple[int, int]] = {(0, 0): (0, 0)}
    waiting = deque(before)
    while last not in before:
        row, col = waiting.popleft()
        sides = (
            ((row - 1, col), flat[row, col]), ((row + 1, col), flat[row + 1, col]),
            ((row, col - 1), upright[row, col]), ((row, col + 1), upright[row, col + 1]),
        )  # fmt: skip
        for place, is_closed in sides:
            if (
                not is_closed
                and place not in before
                and 0 <= place[0] <= last[0]
                and 0 <= place[1] <= last[1]
            ):
                before[place] = (row, col)
                waiting.append(place)
    way = [last]
    while way[-1] != (0, 0):
        way.append(before[way[-1]])
    return way[::-1]


def hand_drawn(maze: Shown, rng: np.random.Generator) -> Image.Image:
    """Draw a maze with a trembling pen on paper that lies in the light of a lamp."""
    rows, cols = len(maze.positions.upright), maze.positions.flat.shape[1]
    image = Image.new("L", (140 + 90 * cols, 140 + 90 * rows), 235)
    pen = ImageDraw.Draw(image)
    posts = (
        70
        + 90 * np.stack(np.mgrid[: cols + 1, : rows + 1], axis=-1)
        + rng.normal(0, 4, (cols + 1, rows + 1, 2))
    )

    def stroke(first: NDArray[np.float64], last: NDArray[np.float64]) -> None:
        steps = np.linspace(0, 1, 12)[:, None]
        points = first + steps * (last - first) + rng.normal(0, 1.5, (12, 2))
        pen.line([tuple(point) for point in points.tolist()], fill=60, width=5, joint="curve")

    for row, col in np.argwhere(maze.positions.flat):
        stroke(posts[col, row], posts[col + 1, row])
    for row, col in np.argwhere(maze.positions.upright):
        stroke(posts[col, row], posts[col, row + 1])
    image = image.rotate(1.5, Image.Resampling.BICUBIC, fillcolor=235)
    light = np.linspace(0.45, 1, image.width)
    pixels = np.asarray(image) * light + rng.normal(0, 5, (image.height, image.width))
    return Image.fromarray(pixels.clip(0, 255).astype(np.uint8))


def _worn(image: Image.Image, look: Look, rng: np.random.Generator) -> Image.Image:
    if look.noise:
        pixels = np.asarray(image).astype(np.float64)
        pixels += rng.normal(0, look.noise, pixels.shape[:2])[..., None]
        image = Image.fromarray(pixels.clip(0, 255).astype(np.uint8))
    if look.quality:
        stream = io.BytesIO()
        image.save(stream, "JPEG", quality=look.quality)
        image = Image.open(stream).convert("RGB")
    return image


def random_picture(seed: int) -> tuple[Shown, Look, Image.Image]:
    """Draw a maze of random kind, size and look: turned below 1°, noisy, and packed as JPEG of quality 60."""
    rng = np.random.default_rng(seed)
    name = str(rng.choice(_GENERATORS))
    rows, cols = (int(number) for number in rng.integers(5, 61, 2))
    is_block = bool(rng.random() < 0.4)
    cell = float(rng.uniform(8, 40) if not is_block else rng.uniform(5, 20))
    cell = min(cell, 2400 / max(rows, cols) / (2 if is_block else 1))
    look = Look(
        cell=(cell, cell * float(rng.choice([1.0, 1.0, 1.25]))),
        wall=float(rng.uniform(1, max(1.2, cell / 3))),
        is_block=is_block,
        margin=(float(rng.uniform(0, 40)), float(rng.uniform(0, 40))),
        angle=float(rng.uniform(-0.99, 0.99)),
        noise=float(rng.uniform(0, 16)),
        quality=60,
    )
    maze = shown(name, rows, cols, seed, has_entrances=bool(rng.random() < 0.5))
    return maze, look, draw(maze, look, rng)


def small_pictures() -> list[bytes]:
    """Return a picture of a small maze as a file of each kind."""
    maze = shown("stack", 4, 5, 1, has_entrances=True)
    image = draw(maze, Look(cell=(9, 9), wall=1, is_smooth=False), np.random.default_rng(1))
    kinds = (("JPEG", "RGB"), ("GIF", "P"), ("BMP", "RGB"), ("WEBP", "RGB"), ("PPM", "RGB"), ("PPM", "L"))
    kinds += (("PPM", "1"), ("TIFF", "RGB"), ("TIFF", "1"), ("PNG", "RGBA"))
    return [_bytes_of(image.convert(mode), kind) for kind, mode in kinds]


def _bytes_of(image: Image.Image, kind: str) -> bytes:
    stream = io.BytesIO()
    image.save(stream, kind)
    return stream.getvalue()
