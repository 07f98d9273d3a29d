"""What is wrong with a maze, where, and what would fix it."""

from mazewright.problems.check import check
from mazewright.problems.problem import Mend, Problem, ProblemKind, Profile, Severity

__all__ = ["Mend", "Problem", "ProblemKind", "Profile", "Severity", "check"]
