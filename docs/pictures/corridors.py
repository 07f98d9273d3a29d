"""The picture of corridors and rings that are cut and closed."""

from __future__ import annotations

from board import Board
from examples import blocks
from faces import Face
from sheet import ORANGE, RED, SKY, Sheet

from mazarine.maze import Maze
from mazarine.maze.edits import SetWalls
from mazarine.regions import Segmentation


def draw_corridors() -> None:
    sheet = Sheet(1000, 330)
    maze = Maze.blank(1, 14)
    lane = Segmentation.of(maze)
    sheet.write(20, 10, "a corridor, with its positions", bold=True)
    before = _draw_positions(Board(sheet, 20, 45, maze, 34), lane, {})
    lane.update(SetWalls([(0, 0, 8, "E", "wall")]).apply(maze))
    sheet.write(510, 10, "cut: the shorter part gets a new number", bold=True)
    _draw_positions(Board(sheet, 510, 45, maze, 34), lane, before)

    maze = blocks("""
        .......
        .#####.
        .......
    """)
    ring = Segmentation.of(maze)
    before = {}
    titles = ("a ring", "opened: the shorter side shifts", "closed again: nothing to write")
    for number, (title, state) in enumerate(zip(titles, (None, "wall", "open"), strict=True)):
        if state is not None:
            ring.update(SetWalls([(0, 0, 4, "E", state)]).apply(maze))
        left = 20 + 330 * number
        sheet.write(left, 125, title, bold=True)
        before = _draw_positions(Board(sheet, left, 160, maze, 34), ring, before)
    sheet.write(
        20,
        290,
        "Blue is region 1, orange region 2. Framed in red: cells whose number or position was written.",
        15,
    )
    sheet.save("corridors")


def _draw_positions(
    board: Board, segmentation: Segmentation, before: dict[Face, tuple[int, int]]
) -> dict[Face, tuple[int, int]]:
    """Draw where cells stand along corridors; frame those that stood elsewhere, and give all."""
    now = {}
    for number, region in segmentation.regions.items():
        places = segmentation.space.grid.padded_places(region.cells)
        positions = segmentation._state.positions_at(places).tolist()
        for (_, row, col), position in zip(region.cells.tolist(), positions, strict=True):
            now[row, col] = number, position
            board.fill([(row, col)], SKY if number == 1 else ORANGE)
            board.put((row, col), str(position), 14)
    for cell, stands in now.items():
        if before.get(cell, stands) != stands:
            board.frame([cell], RED)
    return now
