"""The sentences of the errors of agents, of why a walk ended, and the texts about explorers and agents."""

from __future__ import annotations

from mazarine.messages import Catalog


class AgentMessage(Catalog):
    """Errors of walks."""

    # Settings of an agent
    UNKNOWN_AGENT = "Unknown agent {name}; choose one of {known}."
    NOT_A_MEMORY_RULE = "The memory of an agent must be a MemoryRule, not {value}."
    UNKNOWN_MEMORY = "Unknown memory {rule}; use all, none, age:STEPS or distance:STEPS."
    MEMORY_LIMITED_TWICE = "A memory is limited by age or by distance, not by both."
    MEMORY_AGE_OUT_OF_RANGE = "The age of a memory must be a whole number of 1 to {most:,} steps, not {age}."
    MEMORY_DISTANCE_OUT_OF_RANGE = "The distance of a memory must be a finite number from 0, not {distance}."
    RADIUS_OUT_OF_RANGE = "The radius of sight must be a finite number from 0, not {radius}."
    CHANCE_OUT_OF_RANGE = "The chance of finding a secret must be a number from 0 to 1, not {chance}."
    REACH_OUT_OF_RANGE = (
        "The distance at which secrets are found must be a finite number from 1, not {reach}."
    )

    # Explorers
    UNKNOWN_EXPLORER = "Unknown explorer {name}; choose one of {known}."
    MANUAL_EXPLORER_ALONE = "A manual explorer cannot walk by itself; choose another explorer."
    GOAL_NEEDED = "The explorer {explorer} needs a goal, and the maze has none."
    START_NOT_FLOOR = "An explorer cannot start at cell {cell}: the cell is rock or outside the maze."
    NO_FLOOR_TO_START = "The maze has no floor to start on."
    NO_GOAL_TO_RETURN_FROM = "The maze has no goal to walk back from."

    # Simulations
    MOVE_IMPOSSIBLE = "This move is not possible from cell {cell}."
    VIEWPOINT_IN_ROCK = "Nothing can be seen from cell {cell}: it is rock."
    VIEWPOINT_OUTSIDE = "Nothing can be seen from place {place}: it is outside the maze."
    NO_EXPLORERS = "A simulation needs an explorer."
    STEPS_OUT_OF_RANGE = "The maximum number of steps must be a whole number from 1 to {most:,}, not {steps}."
    TOO_MANY_WALKERS = (
        "A maze of {cells:,} cells can have at most {most:,} explorers and opponents, not {walkers:,},"
        " because each of them may explore all of it."
    )
    WALK_NOT_ENDED = "The walk has not ended yet."


class WalkReason(Catalog):
    """Reasons why a walker has stopped."""

    GOAL_REACHED = "It has reached the goal."
    ALL_EXPLORED = "Every reachable cell is explored."
    CAUGHT_BY_OPPONENT = "An opponent has caught it."
    STEPS_USED_UP = "It has made {count:,} step.", "It has used all {count:,} steps."
    WALLED_IN = "It is walled in."
    KNOWN_PATH_LOST = "The known path no longer exists."
    PASSAGES_USED_TWICE = "It has used every passage twice."
    NEITHER_UP_NOR_LEFT = "Neither up nor left is open."
    ONLY_LINKS_LEFT = "The only exits are links, and a wall follower does not use links."
    GOAL_CUT_OFF = "Known walls separate it from the goal."
    WALL_FOLLOWED = "It has followed the wall all around without finding the goal."


class ExplorerText(Catalog):
    """Titles and descriptions of explorers."""

    EXPLORER_MANUAL = "Manual"
    EXPLORER_MANUAL_HINT = "Goes where you send it."
    EXPLORER_OPPONENT = "Opponent"
    EXPLORER_OPPONENT_HINT = "Wanders until it sees an explorer, then goes where it last saw it."
    EXPLORER_NEAREST = "Nearest unknown"
    EXPLORER_NEAREST_HINT = (
        "Goes to the nearest place where it can see something new. Uses links that lead to the unknown."
    )
    EXPLORER_GREEDY = "Greedy to the goal"
    EXPLORER_GREEDY_HINT = (
        "Knows the direction of the goal."
        " Goes to the place nearest to the goal where it can see something new."
    )
    EXPLORER_FLOOD_FILL = "Flood fill"
    EXPLORER_FLOOD_FILL_HINT = (
        "Knows where the goal is. Takes the shortest path to it around the walls that it has seen,"
        " as if everything unknown were open. Ignores links."
    )
    EXPLORER_SEARCHER = "Searching for secrets"
    EXPLORER_SEARCHER_HINT = (
        "Explores the nearest unknown cell first, then searches everywhere for secrets until it finds them."
    )
    EXPLORER_TREMAUX = "Trémaux"
    EXPLORER_TREMAUX_HINT = (
        "Marks every passage, including links, and uses none more than twice."
        " Finds the goal unless a link is one-way."
    )
    EXPLORER_LEFT_HAND = "Left hand on the wall"
    EXPLORER_LEFT_HAND_HINT = (
        "Keeps the left hand on the wall. Ignores links. Stops when it has gone around once."
    )
    EXPLORER_RIGHT_HAND = "Right hand on the wall"
    EXPLORER_RIGHT_HAND_HINT = (
        "Keeps the right hand on the wall. Ignores links. Stops when it has gone around once."
    )
    EXPLORER_RANDOM = "Random mouse"
    EXPLORER_RANDOM_HINT = "Takes a random exit, including links. Turns back only in dead ends."
    EXPLORER_UP_OR_LEFT = "Up or left"
    EXPLORER_UP_OR_LEFT_HINT = (
        "Goes up if it can, otherwise left. Ignores links."
        " Finds the root of a binary tree in the top-left corner."
    )


class AgentText(Catalog):
    """Titles of the agents that have names, and what an agent is like."""

    AGENT_PLAYER = "Player"
    AGENT_SHORT_SIGHTED = "Short-sighted"
    AGENT_MICROMOUSE = "Micromouse"
    AGENT_FORGETFUL = "Forgetful"
    AGENT_HOMELY = "Local memory"
    AGENT_HERE_AND_NOW = "No memory"

    AGENT = "{sight}, {memory}"
    SIGHT_UNLIMITED = "unlimited line of sight"
    SIGHT_OF_OWN_CELL = "sees the walls of its own cell"
    SIGHT_LIMITED = "radius of sight {radius:g}"
    MEMORY_OF_ALL = "remembers everything"
    MEMORY_OF_NOTHING = "remembers nothing"
    MEMORY_OF_AGE = "forgets after {count:,} step", "forgets after {count:,} steps"
    MEMORY_OF_DISTANCE = "forgets cells beyond the distance {distance:g}"
