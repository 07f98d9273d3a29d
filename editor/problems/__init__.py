"""What is wrong with a maze, where, and what would mend it."""

from editor.problems.check import check
from editor.problems.problem import Mend, Problem, ProblemKind, Profile, Severity

__all__ = ["Mend", "Problem", "ProblemKind", "Profile", "Severity", "check"]
