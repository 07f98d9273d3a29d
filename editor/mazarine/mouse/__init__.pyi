from .board import MouseBoard as MouseBoard
from .limits import MouseEnd as MouseEnd
from .limits import MouseLimits as MouseLimits
from .limits import MouseResult as MouseResult
from .program import MouseProgram as MouseProgram
from .program import ProgramSpec as ProgramSpec
from .protocol import MouseProtocol as MouseProtocol
from .run import run_program as run_program
