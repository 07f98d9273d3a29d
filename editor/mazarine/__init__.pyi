# ruff: noqa: I001  (by topic, as `docs/reference/api` has them)
# The public names; `__init__.py` loads each when it is first used.

__version__: str

# Packages
from . import big as big
from . import flood_fill as flood_fill
from . import design as design
from . import errors as errors
from . import files as files
from . import generators as generators
from . import lattice as lattice
from . import maze as maze
from . import agents as agents
from . import paths as paths
from . import picture as picture
from . import problems as problems
from . import regions as regions
from . import searches as searches
from . import shapes as shapes
from . import tilings as tilings

# Mazes
from .lattice import Side as Side
from .maze import Link as Link
from .maze import LinkKind as LinkKind
from .maze import Marker as Marker
from .maze import MarkerKind as MarkerKind
from .maze import Maze as Maze
from .maze import Port as Port
from .maze import PortSide as PortSide

# Edits
from .maze.edits import AddBorder as AddBorder
from .maze.edits import Anchor as Anchor
from .maze.edits import ArrangeLevels as ArrangeLevels
from .maze.edits import Batch as Batch
from .maze.edits import Change as Change
from .maze.edits import Crop as Crop
from .maze.edits import Edit as Edit
from .maze.edits import Flip as Flip
from .maze.edits import PlaceLink as PlaceLink
from .maze.edits import PlaceMarker as PlaceMarker
from .maze.edits import RemoveLink as RemoveLink
from .maze.edits import RemoveMarker as RemoveMarker
from .maze.edits import Resize as Resize
from .maze.edits import ResizeTo as ResizeTo
from .maze.edits import Rotate as Rotate
from .maze.edits import SetCells as SetCells
from .maze.edits import SetCosts as SetCosts
from .maze.edits import SetWalls as SetWalls
from .maze.edits import SetMetadata as SetMetadata

# Files
from .files import Format as Format
from .files import identify as identify
from .files import losses as losses
from .files import read as read
from .files import read_with_format as read_with_format
from .files import write as write
from .files.registry import FORMATS as FORMATS

# Segmentation
from .regions import Delta as Delta
from .regions import Kind as Kind
from .regions import Region as Region
from .regions import Segmentation as Segmentation
from .regions import segment as segment

# Paths and measures
from .paths import RegionGraph as RegionGraph
from .paths import Router as Router
from .paths.structure import Statistics as Statistics
from .paths.structure import chokepoints as chokepoints
from .paths.structure import dead_ends as dead_ends
from .paths.structure import loops as loops
from .paths.structure import solution as solution
from .paths.structure import statistics as statistics

# Searches
from .searches import SEARCHES as SEARCHES
from .searches import Run as Run
from .searches import Searched as Searched
from .searches import watch as watch

# Generators
from .generators import GENERATORS as GENERATORS
from .generators import braid as braid
from .generators import generate as generate
from .generators import sparsify as sparsify
from .generators import scatter_markers as scatter_markers
from .generators import remove_loops as remove_loops
from .shapes import generate_shape as generate_shape
from .shapes import mark_ends as mark_ends

# Mazes on request
from .design import DesignedMaze as DesignedMaze
from .design import Outcome as Outcome
from .design import Request as Request
from .design import Requirement as Requirement
from .design import SearchProgress as SearchProgress
from .design import easier as easier
from .design import find_maze as find_maze
from .design import harder as harder

# Exploring
from .agents.exploring import Exploration as Exploration
from .agents.exploring import explore as explore
from .agents.explorers import EXPLORERS as EXPLORERS
from .agents.settings import AGENTS as AGENTS
from .agents.settings import AgentSettings as AgentSettings

# Problems
from .problems import Problem as Problem
from .problems import Severity as Severity
from .problems import check as check

# Comparisons
from .comparing import Conflict as Conflict
from .comparing import Difference as Difference
from .comparing import Merge as Merge
from .comparing import diff as diff
from .comparing import merge as merge

# Pictures
from .rendering import render as render

# Errors
from .errors import Cancelled as Cancelled
from .errors import DesignError as DesignError
from .errors import EditRejected as EditRejected
from .errors import GeneratorError as GeneratorError
from .errors import LatticeError as LatticeError
from .errors import MazeError as MazeError
from .errors import MazeFileError as MazeFileError
from .errors import AgentError as AgentError
from .errors import MissingExtra as MissingExtra
from .errors import PathError as PathError
from .errors import PluginError as PluginError
from .errors import SpaceError as SpaceError
from .errors import WrongType as WrongType
