"""The proving ground: programs of others that write mazes, and what is right and wrong with their mazes."""

from mazarine.league.proving.plan import GeneratorSpec, Job, ProvingPlan, read_plan
from mazarine.league.proving.results import ProvingResult, Status
from mazarine.league.proving.trial import prove_all

__all__ = [
    "GeneratorSpec", "Job", "ProvingPlan", "ProvingResult", "Status", "prove_all", "read_plan",
]  # fmt: skip
