from .checking import check as check
from .problem import Fix as Fix
from .problem import Problem as Problem
from .problem import ProblemKind as ProblemKind
from .problem import Profile as Profile
from .problem import Severity as Severity
