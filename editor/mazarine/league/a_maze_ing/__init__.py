"""Files of the project A-Maze-ing: their configs, their format, and the rules for them."""

from mazarine.league.a_maze_ing.config import Config, config_beside, parse_config, read_config
from mazarine.league.a_maze_ing.judging import Judgement, judge, judge_file

__all__ = ["Config", "Judgement", "config_beside", "judge", "judge_file", "parse_config", "read_config"]
