"""The searches as pseudocode; the sign before a line says which event belongs to it.

`t`: a cell is taken; `a`: cells enter the frontier; `f`: a cell is filled; `r`: the search begins again;
`p`: the path was found.
"""

from __future__ import annotations

_BEST_FIRST = """
  frontier := the start
  while the frontier is not empty:
t     take the cell with the least {key}; of equals, the first
p     if it is a goal: return the path along the parents
      for each neighbor n:
          cost := cost of the cell + cost of entering n
          if n has no cost, or a higher one:
a             set its cost and its parent; add n to the frontier
"""
_ONCE = """
  frontier := {frontier}
  while the frontier is not empty:
t     take the {taken}
p     if it is a goal: return the path along the parents
      for each neighbor that was {new}:
a         set its parent; {add} it to the frontier
"""
_WALK = """
t go to the start
  while the cell is not a goal:
{rule}
p return the path along the cells from which each was first entered
"""
TEXTS = {
    "breadth-first": _ONCE.format(
        frontier="a queue with the start", taken="first cell", new="never added", add="append"
    ),
    "depth-first": _ONCE.format(
        frontier="a stack with the start", taken="last cell; if it was taken before, go on",
        new="not taken, the last one first", add="append",
    ),
    "dijkstra": _BEST_FIRST.format(key="cost"),
    "greedy": _ONCE.format(
        frontier="the start", taken="cell with the least estimate; of equals, the first",
        new="never added", add="add",
    ),
    "a-star": _BEST_FIRST.format(key="cost + estimate along the axes"),
    "a-star-euclid": _BEST_FIRST.format(key="cost + straight estimate"),
    "bidirectional": """
  two frontiers: the start, and the goals; best := infinite
  while the least costs of both frontiers are together less than best:
t     take the cell with the least cost, of equals that on the side of the start
      for each neighbor n, on the side of the goals against the moves:
          if n has no cost on this side, or a higher one:
a             set its cost and its parent; add n to the frontier of this side
              if both costs of n are together less than best: best := these
p return the path through the cell with the best costs
""",
    "iterative-deepening": """
  limit := 0
  repeat:
      stack := the start
      while the stack is not empty:
t         take the last cell, unless it was taken at no higher cost
p         if it is a goal: return the path along the parents
          for each neighbor that costs no more than the limit, the last one first:
a             set its parent; append it to the stack
r     limit := the least cost that was higher; forget all cells
""",
    "dead-end-filling": """
  while a cell that is no start and no goal has at most one neighbor left:
f     fill it
t search what is left by cost, as Dijkstra does
a     neighbors that are not filled enter the frontier
p return the path along the parents
""",
    "wall-follower": _WALK.format(rule="""\
      if it was left in this direction before: there is no path this way
      turn sharply right; while there is a wall ahead: turn left
      go on by one cell"""),
    "tremaux": _WALK.format(rule="""\
      if the passage has one mark, and the cell was seen before: turn back
      else take the passage with the fewest marks, none with two
      mark the passage"""),
    "jump-point": """
  frontier := the start
  while the frontier is not empty:
t     take the jump point with the least cost + estimate; of equals, the first
p     if it is a goal: return the path along the jumps
      for each direction that a path may go on in:
          jump on to the next jump point; if it has no cost, or a higher one:
a             set its cost and its parent; add it to the frontier
""",
    "regions": """
  frontier := the start
  while the frontier is not empty:
t     take the cell with the least cost; of equals, the first
p     if it is a goal: return the path along the parents
      spread through its region, where that lowers costs:
a         cells of other regions beside it, and goals, enter the frontier
""",
}  # fmt: skip
"""The pseudocode of each search by its name."""
