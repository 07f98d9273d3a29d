"""A program of the project: `python a_maze_ing_program.py CONFIG`; tests add what it does wrong."""

import random
import sys
from pathlib import Path

WALLS = {"N": (0, -1, 1, 4), "E": (1, 0, 2, 8), "S": (0, 1, 4, 1), "W": (-1, 0, 8, 2)}
DRAWING = "#...###", "#.....#", "###.###", "..#.#..", "..#.###"

with Path(sys.argv[1]).open() as config:
    values = dict(line.strip().split("=", 1) for line in config if "=" in line and line[0] != "#")
width, height = int(values["WIDTH"]), int(values["HEIGHT"])
entry, goal = (tuple(map(int, values[name].split(","))) for name in ("ENTRY", "EXIT"))
rng = random.Random(values.get("SEED"))
grid = [[15] * width for _ in range(height)]
left, top = (width - 7) // 2, (height - 5) // 2
closed = {(left + x, top + y) for y, line in enumerate(DRAWING) for x, sign in enumerate(line) if sign == "#"}
before = {entry: ""}
stack = [entry]
while stack:
    x, y = stack[-1]
    onward = [
        (side, (x + right, y + down))
        for side, (right, down, _, _) in WALLS.items()
        if 0 <= x + right < width and 0 <= y + down < height
    ]
    onward = [(side, cell) for side, cell in onward if cell not in before and cell not in closed]
    if not onward:
        stack.pop()
        continue
    side, cell = rng.choice(onward)
    grid[y][x] -= WALLS[side][2]
    grid[cell[1]][cell[0]] -= WALLS[side][3]
    before[cell] = before[x, y] + side
    stack.append(cell)


def write(name=values["OUTPUT_FILE"]):
    with Path(name).open("w") as file:
        for row in grid:
            print("".join(f"{cell:X}" for cell in row), file=file)
        print("", *(f"{x},{y}" for x, y in (entry, goal)), before[goal], sep="\n", file=file)
