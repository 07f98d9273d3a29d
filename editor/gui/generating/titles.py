"""What algorithms, their parameters and the choices of these are called in the window."""

from __future__ import annotations

from collections.abc import Mapping

ALGORITHM_WORDS: Mapping[str, str] = {
    "stack": "Stack",
    "prim": "Prim",
    "binary-tree": "Binary tree",
    "sidewinder": "Sidewinder",
    "eller": "Eller",
    "kruskal": "Kruskal",
    "growing-tree": "Growing tree",
    "hunt-and-kill": "Hunt and kill",
    "wilson": "Wilson",
    "aldous-broder": "Aldous–Broder",
    "recursive-division": "Recursive division",
    "prim-blocks": "Prim, blocks",
    "stack-blocks": "Stack, blocks",
    "list-blocks": "List, blocks",
    "rooms-and-corridors": "Rooms and corridors",
    "caves": "Caves",
    "points": "Points",
}
PARAMETER_WORDS: Mapping[str, str] = {
    "bias": "Bias",
    "version": "Version",
    "east": "East",
    "south": "South",
    "choice": "Choice",
    "share": "Share",
    "loops": "Loops",
    "secrets": "Secrets",
    "fog": "Fog",
    "rooms": "Rooms",
    "doors": "Doors",
    "rock": "Rock",
    "next": "Next",
    "main": "Main",
    "points": "Points",
    "unbraid": "Unbraid",
    "braid": "Braid",
    "sparsify": "Sparsify",
    "treasure": "Treasure",
    "npc": "Character",
    "opponent": "Opponent",
}
CHOICE_WORDS: Mapping[str, str] = {
    "north-west": "North west",
    "north-east": "North east",
    "south-west": "South west",
    "south-east": "South east",
    "passages": "Passages",
    "walls": "Walls",
    "newest": "Newest",
    "oldest": "Oldest",
    "random": "Random",
    "mix": "Mix",
    "no": "No",
    "yes": "Yes",
    "first": "First",
}
