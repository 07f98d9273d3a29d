"""A check: corridors that are longer than 30 cells."""

from mazarine.messages import Message
from mazarine.problems import Problem, Severity
from mazarine.regions import Kind

MAZARINE_PLUGIN = """
api = 1
[[checks]]
name = "long-corridors"
summary = "Corridors of more than 30 cells."
object = "find"
"""

MOST = 30


def find(checked):
    """Yield a problem for each long corridor."""
    for region in checked.regions.regions.values():
        if region.kind is Kind.CORRIDOR and region.size > MOST:
            message = Message(
                "The corridor at {cell} has {count:,} cells.",
                {"cell": tuple(region.cells[0].tolist()), "count": region.size},
            )
            yield Problem("long-corridors", Severity.NOTE, message, region.size, region.cells)
