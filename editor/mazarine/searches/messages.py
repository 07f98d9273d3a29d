"""The sentences of searches."""

from __future__ import annotations

from mazarine.messages import Catalog


class SearchMessage(Catalog):
    """Why a search cannot be run."""

    UNKNOWN_SEARCH = "There is no search {name}. The searches are {known}."
    START_MISSING = "The maze has no start. Mark one, or choose a start cell."
    GOAL_MISSING = "The maze has no goal. Mark one, or choose a goal cell."
    JUMPS_NEED_SAME_SIDES = (
        "Jump point search does not apply: it needs squares or hexagons that all cost the same."
    )
    EVENT_NOT_NUMBERS = "A search must yield four integers for each event, not {value}."
    EVENT_OFF_FLOOR = "A search must yield events of cells of floor, not {value}."


class SearchText(Catalog):
    """What searches are, and what each step does."""

    BREADTH_FIRST = "Breadth-first search"
    BREADTH_FIRST_SUMMARY = "Takes the cell that has waited longest: a path with the fewest steps."
    DEPTH_FIRST = "Depth-first search"
    DEPTH_FIRST_SUMMARY = "Takes the cell that was added last: some path."
    DIJKSTRA = "Dijkstra"
    DIJKSTRA_SUMMARY = "Takes the cell with the least cost: a path with the least cost."
    GREEDY = "Greedy best-first search"
    GREEDY_SUMMARY = "Takes the cell that seems nearest to the goal: some path, often soon."
    A_STAR = "A*"
    A_STAR_SUMMARY = (
        "Takes the cell with the least cost and estimate along the axes: a path with the least cost."
    )
    A_STAR_EUCLID = "A* (straight)"
    A_STAR_EUCLID_SUMMARY = (
        "Takes the cell with the least cost and straight estimate: a path with the least cost."
    )
    TWO_SIDED = "Bidirectional search"
    TWO_SIDED_SUMMARY = "Searches from both ends until they meet: a path with the least cost."
    DEEPENING = "Iterative deepening"
    DEEPENING_SUMMARY = "Searches depth first up to a growing limit: a path with the least cost."
    FILLING = "Dead-end filling"
    FILLING_SUMMARY = "Fills dead ends, and searches the rest: a path with the least cost."
    ONE_HAND = "Wall follower"
    ONE_HAND_SUMMARY = "Keeps the right hand on the wall: some path, where the wall leads to the goal."
    TREMAUX = "Trémaux"
    TREMAUX_SUMMARY = "Marks passages, and takes none a third time: some path."
    JUMP_POINT = "Jump point search"
    JUMP_POINT_SUMMARY = "Jumps over cells where a path need not turn: a path with the fewest steps."
    BY_REGION = "Search over regions"
    BY_REGION_SUMMARY = "Crosses rooms and corridors in one step each: a path with the least cost."

    BEGINS = "{search} begins at {cell}."
    SO_FAR = "cost {cost:,} so far"
    STEPS_SO_FAR = "{count:,} step so far", "{count:,} steps so far"
    TAKES = "{search} takes {cell}: {so_far}."
    TAKES_WITH_ESTIMATE = "{search} takes {cell}: {so_far}, {left:,} to go at least."
    FILLS = "{search} fills {cell}, a dead end."
    GOES = "{search} goes to {cell}."
    GOES_AGAIN = "{search} comes to {cell} again."
    ADDED = "{count:,} cell enters the frontier.", "{count:,} cells enter the frontier."
    SPREADS = "{count:,} cell of the region is reached.", "{count:,} cells of the region are reached."
    BEGINS_AGAIN = "The goal is not within the limit: the search begins again with a higher one."
    GOAL_FOUND = "The goal is found: {steps}, cost {cost:,}."
    GOAL_NOT_REACHABLE = "There is no path to the goal."
    GOAL_MISSED = "The search finds no path, although there is one."
    SEARCH_STOPPED = "The search was stopped after {steps}: whether there is a path is not known."
