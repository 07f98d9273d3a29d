"""A slow model of the mouse: the maze is a raster of points, and a half-step leads to the next point.

Points with odd x and y are the middles of cells, those with even x and y are posts, the others are edges. A
half-step fails if the next point is a post, or an edge with a wall.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import product

from mazarine.maze import Maze
from mazarine.maze.codes import Wall

_AHEAD = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]
_LOOKS = ["Front", "FrontRight", "Right", "BackRight", "Back", "BackLeft", "Left", "FrontLeft"]
_TURNS = {"turnRight": 2, "turnRight90": 2, "turnLeft": 6, "turnLeft90": 6, "turnRight45": 1, "turnLeft45": 7}


@dataclass
class Raster:
    """A mouse on a raster.

    Attributes
    ----------
    start : x, y and heading in half-steps
    goals : x and y of cells
    log : for each movement where it ends ("goal", "start" or ""), its half-steps and its turns; "leave"
        before one that begins at the start, and "reset"
    """

    maze: Maze
    start: tuple[int, int, int]
    goals: set[tuple[int, int]]
    log: list[tuple[str, int, int]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.pose = self.start

    def is_blocked(self, x: int, y: int) -> bool:
        """Return whether no mouse can be at a point."""
        rows, cols = self.maze.shape[1:]
        if x % 2 == 0 and y % 2 == 0:
            return True
        if x in (0, 2 * cols) or y in (0, 2 * rows):
            return True
        if x % 2 and y % 2:
            return False
        # The cell to the west or south of the edge, and its side there.
        row, col, side = (rows - 1 - y // 2, x // 2 - 1, "E") if x % 2 == 0 else (rows - y // 2, x // 2, "N")
        return self.maze.wall_at((0, row, col), side) is Wall.WALL

    def said(self, command: str) -> str:
        """Execute a command, and return its answer."""
        name, number, *_ = *command.split(), 1
        number = int(number)
        x, y, heading = self.pose
        if name == "ackReset":
            self.pose = self.start
            self.log.append(("reset", 0, 0))
            return "ack"
        if name in _TURNS:
            self.pose = x, y, (heading + _TURNS[name]) % 8
            self._note(self.pose, 0, 1)
            return "ack"
        if name.startswith("wall"):
            right, up = _AHEAD[(heading + _LOOKS.index(name.removeprefix("wall"))) % 8]
            steps = range(1, number + 1)
            found = next((it for it in steps if self.is_blocked(x + right * it, y + up * it)), None)
            return "false" if found is None else "true"
        wanted, done = number * (1 if name == "moveForwardHalf" else 2), 0
        right, up = _AHEAD[heading]
        while done < wanted and not self.is_blocked(x + right, y + up):
            x, y, done = x + right, y + up, done + 1
        if done:
            begins = self._cell(self.pose) == self._cell(self.start)
            if begins:
                self.log.append(("leave", 0, 0))
            self.pose = x, y, heading
            self._note(self.pose, done, 0)
        return "ack" if done == wanted else "crash"

    def _note(self, pose: tuple[int, int, int], half_steps: int, turns: int) -> None:
        place = self._cell(pose)
        where = "goal" if place in self.goals else "start" if place == self._cell(self.start) else ""
        self.log.append((where, half_steps, turns))

    @staticmethod
    def _cell(pose: tuple[int, int, int]) -> tuple[int, int]:
        return pose[0] // 2, pose[1] // 2

    def runs(self) -> tuple[list[tuple[float, int]], tuple[float, int]]:
        """Return the moves and turns of each run that ended in a goal, and of all returns."""
        ends = [number for number, (where, *_) in enumerate(self.log) if where in ("goal", "start", "reset")]
        runs, returns = [], [0.0, 0]
        for end in ends:
            leaves = [it for it in range(end) if self.log[it][0] == "leave"]
            if self.log[end][0] == "goal" and leaves and not any(leaves[-1] < it < end for it in ends):
                part = self.log[leaves[-1] : end + 1]
                runs.append((sum(it[1] for it in part) / 2, sum(it[2] for it in part)))
                for where, half_steps, turns in self.log[end + 1 :]:
                    if where in ("leave", "reset"):
                        break
                    returns[0] += half_steps / 2
                    returns[1] += turns
                    if where == "start":
                        break
        return runs, (returns[0], int(returns[1]))


def reachable(maze: Maze, start: tuple[int, int]) -> set[tuple[int, int]]:
    """Return the cells that a mouse can reach, as x and y."""
    rows, cols = maze.shape[1:]
    raster = Raster(maze, (0, 0, 0), set())
    found, known = [start], {start}
    while found:
        x, y = found.pop()
        for right, up in _AHEAD[::2]:
            if not raster.is_blocked(2 * x + 1 + right, 2 * y + 1 + up) and (x + right, y + up) not in known:
                known.add((x + right, y + up))
                found.append((x + right, y + up))
    return known & set(product(range(cols), range(rows)))
