from .league import League as League
from .league import run_league as run_league
from .results import LeagueResult as LeagueResult
from .spec import LeagueSpec as LeagueSpec
from .spec import MouseSpec as MouseSpec
from .spec import read_spec as read_spec
