from .checking import check as check
from .contest_ends import contest_markers as contest_markers
from .problem import Fix as Fix
from .problem import Problem as Problem
from .problem import ProblemKind as ProblemKind
from .problem import Profile as Profile
from .problem import Severity as Severity
